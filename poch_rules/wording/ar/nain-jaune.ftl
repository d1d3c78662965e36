### Nain jaune, the yellow dwarf: its names; the rest stands in poch.ftl and stops.ftl.

family-nain-jaune = القزم الأصفر (Nain jaune)

pool-seven = السبعة
    .the = { -pool } السبعة
    .title = { -pool } السبعة
