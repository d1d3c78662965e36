### Nain jaune, the yellow dwarf: its names; the rest stands in poch.ftl and stops.ftl.

family-nain-jaune = Żółty karzeł (Nain jaune)

pool-seven = siódemka
    .gen = { -pool(form: "gen") } siódemki
    .acc = { -pool(form: "acc") } siódemki
    .won = { -pool(form: "won") } siódemki
    .into = { -pool(form: "into") } siódemki
    .from = { -pool(form: "from") } siódemki
    .in = { -pool(form: "in") } siódemki
    .title = Siódemka
