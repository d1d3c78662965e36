### Pope Joan: its names; the rest stands in poch.ftl and stops.ftl.

family-pope-joan = Pope Joan

pool-pope = Pope
    .the = the Pope { -pool }
    .title = Pope
pool-matrimony = matrimony
    .the = the matrimony { -pool }
    .title = Matrimony
pool-intrigue = intrigue
    .the = the intrigue { -pool }
    .title = Intrigue
pool-game = game
    .the = the game { -pool }
    .title = Game
