### Nain jaune, the yellow dwarf: its names; the rest stands in poch.ftl and stops.ftl.

family-nain-jaune = Nain jaune

pool-seven = seiska
    .one = seiska{ -pool }
    .gen = seiska{ -pool(form: "gen") }
    .par = seiska{ -pool(form: "par") }
    .ill = seiska{ -pool(form: "ill") }
    .ela = seiska{ -pool(form: "ela") }
    .title = Seiska
