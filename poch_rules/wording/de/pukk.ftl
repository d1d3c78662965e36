### Púkk, das isländische Poch; en/pukk.ftl says what each message is for.

family-pukk = Púkk

pool-pamfil = Pamfíll
    .acc = die Pamfíll-{ -pool }
    .gen = der Pamfíll-{ -pool }
    .dat = der Pamfíll-{ -pool }
    .title = Pamfíll
pool-pukk = Púkk
    .acc = die Púkk-{ -pool }
    .gen = der Púkk-{ -pool }
    .dat = der Púkk-{ -pool }
    .title = Púkk

slot-sets = Kunststücke
slot-excused = Wer nichts zahlt

title-owned-board = Mulden, die den Spielern gehören
rule-owned-board = Jede { -pool } für eine Meldung gehört einem Spieler, der so viele { -chip(form: "many") } hineinlegt, wie Spieler da sind. Sind es weniger Spieler als solche { -pool(form: "many") }, besetzen alle gemeinsam den Rest, jeder mit einer { -chip }. Was niemand gewinnt, bleibt für die nächste Runde liegen.
    .further = Niemandem { $further_count ->
        [1] gehört { $further_acc }.
       *[other] gehören { $further_acc }.
    }
    .stake = { $stake ->
        [one] In eine { -pool }, die niemandem gehört, legt jeder Spieler eine { -chip }; sind es mehr Spieler als Meldungen, besetzen nur die ohne eigene { -pool } sie, und zwar für alle.
       *[other] In eine { -pool }, die niemandem gehört, legt jeder Spieler { $stake_words } { -chip(form: "many") }; sind es mehr Spieler als Meldungen, besetzen nur die ohne eigene { -pool } sie, und zwar für alle.
    }
param-owned-board-further = Mulden, die niemandem gehören
param-owned-board-stake = Einsatz jedes Spielers

title-held-card = Eine Karte, gleich was Trumpf ist
rule-held-card = Wer { $card_name } auf der Hand hat, gleich was { -trump } ist, leert { $pool_acc }.
param-held-card-card = Karte, die gewinnt

title-wild-sets = Eine wilde Karte in Kunststücken
rule-wild-sets = Die wilde Karte und eine beliebige andere ergeben ein { -set }.
    .wild = { $wild_name } ist wild: Die Karte gehört zu jedem { -set } und vergrößert es um eins; von sonst gleichen ist das mit ihr besser.
    .above-ace = In { -set(form: "many-dat") }, und nur dort, steht der Rang { $above_ace_name } über allen anderen.
param-wild-sets-wild = Wilde Karte
param-wild-sets-above-ace = Rang über den Assen

title-next-card-excuses = Wer die nächste Karte hat, zahlt nichts
rule-next-card-excuses = Wer die Karte hat, die auf die zuletzt gespielte folgen würde, zahlt nichts, wenn jemand fertig ist.

event-dressed-owned-board = { $seat } legt { $pools_count ->
    [1] { $each ->
        [one] eine { -chip }
       *[other] { $each } { -chip(form: "many") }
    }
   *[other] je { $each ->
        [one] eine { -chip }
       *[other] { $each } { -chip(form: "many") }
    }
} in { $pools_acc }.
cell-dressed-owned-board = { $pools } { $each }
event-won-excused = { $seat } hat die nächste Karte und zahlt nichts.
cell-won-excused = befreit: { $seat }
event-collected-held-card = { $seat } hat { $card_name } und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-stayed-held-card = Niemand hat { $card_name }, also leert niemand { $pool_acc }. { $chips ->
    [one] Eine { -chip } bleibt liegen.
   *[other] { $chips } { -chip(form: "many") } bleiben liegen.
}
