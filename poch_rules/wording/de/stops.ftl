### Stops-Spiele auf einem Brett; en/stops.ftl says what each message is for, common.ftl how German is written.

## Names

phase-sweep = Alles auf einmal
phase-left = Übrige Karten der Mulden

slot-pool = { $part_title }
slot-sweep = Alle Karten auf einmal
slot-left = Wer auf der Karte einer Mulde sitzen bleibt

## Pack, seats, board, deal

rule-pack = Jeder Rang kommt in jeder der vier Farben einmal vor.
    .size = { $size ->
        [32] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sieben bis zum Ass.
        [36] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sechs bis zum Ass.
        [40] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Fünf bis zum Ass.
       *[52] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Zwei bis zum Ass.
    }

title-pack-without = Ein Kartenspiel ohne bestimmte Karten
rule-pack-without = Jeder Rang kommt in jeder der vier Farben einmal vor, bis auf Karten, die vorher aussortiert werden.
    .size = { $size ->
        [32] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sieben bis zum Ass.
        [36] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sechs bis zum Ass.
        [40] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Fünf bis zum Ass.
       *[52] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Zwei bis zum Ass.
    }
    .without = { $without_count ->
        [0] Aussortiert wird keine Karte.
        [1] { $without } wird aussortiert; eine { -run }, die dort ankommt, bricht ab.
       *[other] { $without } werden aussortiert; eine { -run }, die bei einer davon ankommt, bricht ab.
    }
param-pack-without-size = Zahl der Karten
param-pack-without-without = Aussortierte Karten

rule-seating = Nach jeder Runde wird der nächste Spieler { -dealer }.
    .direction = { $direction ->
        [clockwise] Gegeben und ausgespielt wird im Uhrzeigersinn, also nach links.
       *[anticlockwise] Gegeben und ausgespielt wird gegen den Uhrzeigersinn, also nach rechts.
    }
    .first-dealer = { $first_dealer ->
        [lot] Den ersten { -dealer } bestimmt das Los.
        [first-knave] Karten werden offen reihum gegeben; erster { -dealer } ist, wer den ersten Buben bekommt.
       *[first-ace] Erster { -dealer } ist, wer das erste Ass zieht.
    }

title-staked-board = Brett mit ungleichen Einsätzen
rule-staked-board = Für jede { -pool } des Bretts gilt ein eigener Einsatz. Was niemand gewinnt, bleibt für die nächste Runde in der { -pool } liegen.
    .payer = { $payer ->
        [everybody] Vor dem Geben besetzt jeder Spieler alle { -pool(form: "many") }.
       *[dealer] Vor dem Geben besetzt der { -dealer } allein alle { -pool(form: "many") }.
    }
param-staked-board-payer = Wer die Mulden besetzt

title-dead-cards = Geben mit toten Karten
rule-dead-cards = Der { -dealer } gibt die Karten einzeln reihum und beginnt bei { -forehand }, dem nächsten Spieler. Karten, die niemand bekommt, bleiben verdeckt liegen; an ihnen brechen die { -run(form: "many") } ab.
    .cards = { $cards ->
        [all] Alle Karten werden gegeben, so gleichmäßig es geht.
        [all-but-one] Alle Karten bis auf die letzte werden gegeben, so gleichmäßig es geht.
        [one] Jeder Spieler erhält eine Karte.
       *[other] Jeder Spieler erhält { $cards_words } Karten.
    }
    .dead-hands = { $dead_hands ->
        [0] Ein weiteres Blatt neben denen der Spieler wird nicht gegeben.
        [one] Nach dem { -dealer } wird noch ein totes Blatt gegeben, das niemand ansehen darf.
       *[other] Nach dem { -dealer } werden noch { $dead_hands_words } tote Blätter gegeben, die niemand ansehen darf.
    }
    .turned = { $turned ->
        [none] Es wird keine Karte aufgedeckt, und es gibt keinen { -trump }.
       *[last] Die letzte Karte wird aufgedeckt: Ihre Farbe ist { -trump }, und sie gehört niemandem.
    }
param-dead-cards-cards = Wie viele Karten
param-dead-cards-dead-hands = Tote Blätter
param-dead-cards-turned = Aufgedeckte Trumpfkarte

## Pools

title-played-card = Eine Karte, die beim Ausspielen gewinnt
rule-played-card = Wer { $card_name } spielt, leert sofort { $pool_acc }.
    .stake = { $stake ->
        [one] Der Einsatz in { $pool_dat } beträgt eine { -chip }.
       *[other] Der Einsatz in { $pool_dat } beträgt { $stake_words } { -chip(form: "many") }.
    }
param-played-card-card = Karte, die gewinnt
param-played-card-stake = Einsatz

title-played-trump = Ein Trumpf, der beim Ausspielen gewinnt
rule-played-trump = Wer { $rank_trump-acc } spielt, leert sofort { $pool_acc }.
    .stake = { $stake ->
        [one] Der Einsatz in { $pool_dat } beträgt eine { -chip }.
       *[other] Der Einsatz in { $pool_dat } beträgt { $stake_words } { -chip(form: "many") }.
    }
param-played-trump-rank = Trumpf, der gewinnt
param-played-trump-stake = Einsatz

title-played-trumps = Zwei Trümpfe, die ein Spieler spielen muss
rule-played-trumps = Wer { $ranks_trump } beide selbst spielt, leert mit der zweiten davon { $pool_acc }.
    .stake = { $stake ->
        [one] Der Einsatz in { $pool_dat } beträgt eine { -chip }.
       *[other] Der Einsatz in { $pool_dat } beträgt { $stake_words } { -chip(form: "many") }.
    }
param-played-trumps-ranks = Trümpfe, die gewinnen
param-played-trumps-stake = Einsatz

title-plain-pool = Eine Mulde, die keine Karte gewinnt
rule-plain-pool = Keine einzelne Karte gewinnt den Inhalt { $pool_gen }.
    .stake = { $stake ->
        [one] Der Einsatz in { $pool_dat } beträgt eine { -chip }.
       *[other] Der Einsatz in { $pool_dat } beträgt { $stake_words } { -chip(form: "many") }.
    }
param-plain-pool-stake = Einsatz

## Play and payment

title-rank-runs = Reihen nach dem Rang
rule-rank-runs = { -forehand } spielt eine beliebige Karte aus. Wer am Zug ist, legt eine Karte des nächsthöheren Rangs nach der anderen, gleich in welcher Farbe, solange er eine hat; dann ist der nächste Spieler am Zug. Unter der Zwei steht das Ass, sofern die { -run(form: "many") } nicht mit ihm enden. Kommt der Zug wieder zu dem, der die letzte Karte gelegt hat, beginnt er mit einer beliebigen Karte eine neue { -run }. Die Runde endet, sobald ein Spieler keine Karten mehr hat.
    .high = Eine { -run } endet mit { $high_dat }; wer diese Karte legt, beginnt sofort eine neue.
    .call-lack = { $n ->
        [one] Wer nicht weiterkann, sagt, welcher Rang ihm fehlt, bei einer Eins „{ $call }“.
       *[other] Wer nicht weiterkann, sagt, welcher Rang ihm fehlt, bei der { $n } „{ $call }“.
    }
param-rank-runs-high = Höchster Rang

title-one-go = Alles für alle Karten auf einmal
rule-one-go = Wer alle Karten, die er bekommen hat, in einem einzigen Zug ausspielt, gewinnt alles, was auf dem Brett liegt.

title-left-with-card = Auf der Karte einer Mulde sitzen geblieben
rule-left-with-card = Wer noch die Karte einer { -pool } auf der Hand hat, wenn jemand fertig ist, zahlt in diese { -pool }, aber nie mehr, als er hat.
    .amount = { $amount ->
        [as-much-again] Zu zahlen sind so viele { -chip(form: "many") }, wie in der { -pool } liegen.
       *[stake] Zu zahlen ist noch einmal der Einsatz der { -pool }.
    }
param-left-with-card-amount = Wie viel zu zahlen ist

## Events

event-lacked = { $seat } hat den Rang { $rank_name } nicht und gibt den Zug weiter.
cell-lacked = ohne { $rank_name }
event-won-in-one-go = { $seat } hat alle Karten in einem einzigen Zug ausgespielt.
cell-dressed-staked-board = { $pools } { $each }
cell-won-in-one-go = alles auf einmal
event-dressed-staked-board = { $seat } legt { $pools_count ->
    [1] { $each ->
        [one] eine { -chip }
       *[other] { $each } { -chip(form: "many") }
    }
   *[other] je { $each ->
        [one] eine { -chip }
       *[other] { $each } { -chip(form: "many") }
    }
} in { $pools_acc }.
event-collected-played-card = { $seat } hat { $card_name } gespielt und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-played-trump = { $seat } hat { $rank_trump-acc } gespielt und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-played-trumps = { $seat } hat { $ranks_trump } gespielt und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-one-go = { $seat } räumt das Brett ab und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-paid-left-with-card = { $seat } ist auf der Karte sitzen geblieben und zahlt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} in { $pool_acc }.

law-pools-by-playing = Wer eine { -pool } für eine Karte leert, hat diese Karte eben gespielt.
