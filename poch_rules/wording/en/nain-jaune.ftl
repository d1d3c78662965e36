### Nain jaune, the yellow dwarf: its names; the rest stands in poch.ftl and stops.ftl.

family-nain-jaune = Nain jaune

pool-seven = seven
    .the = the seven { -pool }
    .title = Seven
