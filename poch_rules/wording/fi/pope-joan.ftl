### Pope Joan: its names; the rest stands in poch.ftl and stops.ftl.

family-pope-joan = Pope Joan

pool-pope = paavi
    .one = paavi{ -pool }
    .gen = paavi{ -pool(form: "gen") }
    .par = paavi{ -pool(form: "par") }
    .ill = paavi{ -pool(form: "ill") }
    .ela = paavi{ -pool(form: "ela") }
    .title = Paavi
pool-matrimony = avioliitto
    .one = avioliitto{ -pool }
    .gen = avioliitto{ -pool(form: "gen") }
    .par = avioliitto{ -pool(form: "par") }
    .ill = avioliitto{ -pool(form: "ill") }
    .ela = avioliitto{ -pool(form: "ela") }
    .title = Avioliitto
pool-intrigue = juoni
    .one = juoni{ -pool }
    .gen = juoni{ -pool(form: "gen") }
    .par = juoni{ -pool(form: "par") }
    .ill = juoni{ -pool(form: "ill") }
    .ela = juoni{ -pool(form: "ela") }
    .title = Juoni
pool-game = peli
    .one = peli{ -pool }
    .gen = peli{ -pool(form: "gen") }
    .par = peli{ -pool(form: "par") }
    .ill = peli{ -pool(form: "ill") }
    .ela = peli{ -pool(form: "ela") }
    .title = Peli
