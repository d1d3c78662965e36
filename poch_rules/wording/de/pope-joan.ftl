### Pope Joan: its names; the rest stands in poch.ftl and stops.ftl.

family-pope-joan = Pope Joan

pool-pope = Pope
    .acc = die Pope-{ -pool }
    .gen = der Pope-{ -pool }
    .dat = der Pope-{ -pool }
    .title = Pope
pool-matrimony = Matrimony
    .acc = die Matrimony-{ -pool }
    .gen = der Matrimony-{ -pool }
    .dat = der Matrimony-{ -pool }
    .title = Matrimony
pool-intrigue = Intrigue
    .acc = die Intrigue-{ -pool }
    .gen = der Intrigue-{ -pool }
    .dat = der Intrigue-{ -pool }
    .title = Intrigue
pool-game = Game
    .acc = die Game-{ -pool }
    .gen = der Game-{ -pool }
    .dat = der Game-{ -pool }
    .title = Game
