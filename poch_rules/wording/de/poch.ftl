### Poch and its relatives on a staking board; en/poch.ftl says what each message is for, common.ftl how German is written.

## Names

family-poch = Poch

pool-ace = Ass
    .acc = die Ass-{ -pool }
    .gen = der Ass-{ -pool }
    .dat = der Ass-{ -pool }
    .title = Ass
pool-king = König
    .acc = die Königs-{ -pool }
    .gen = der Königs-{ -pool }
    .dat = der Königs-{ -pool }
    .title = König
pool-queen = Dame
    .acc = die Damen-{ -pool }
    .gen = der Damen-{ -pool }
    .dat = der Damen-{ -pool }
    .title = Dame
pool-jack = Bube
    .acc = die Buben-{ -pool }
    .gen = der Buben-{ -pool }
    .dat = der Buben-{ -pool }
    .title = Bube
pool-ten = Zehn
    .acc = die Zehner-{ -pool }
    .gen = der Zehner-{ -pool }
    .dat = der Zehner-{ -pool }
    .title = Zehn
pool-marriage = Mariage
    .acc = die Mariage-{ -pool }
    .gen = der Mariage-{ -pool }
    .dat = der Mariage-{ -pool }
    .title = Mariage
pool-sequence = Sequenz
    .acc = die Sequenz-{ -pool }
    .gen = der Sequenz-{ -pool }
    .dat = der Sequenz-{ -pool }
    .title = Sequenz
pool-poch = Poch
    .acc = die Poch-{ -pool }
    .gen = der Poch-{ -pool }
    .dat = der Poch-{ -pool }
    .title = Poch
pool-centre = Pinke
    .acc = die { -centre }
    .gen = der { -centre }
    .dat = der { -centre }
    .title = Pinke

phase-dress = Besetzen
phase-deal = Geben
phase-meld = { $part ->
    [none] Melden
   *[other] Melden: { $part_name }
}
phase-vying = { $part ->
    [none] Pochen
   *[other] Pochen, Durchgang { $part }
}
phase-upcard = Aufgedeckte Karte
phase-play = Ausspielen
phase-settle = Abrechnen
phase-match = Partie

slot-seating = Plätze und erster Geber
slot-chips = Spielmarken
slot-board = Brett
slot-deal = Geben
slot-meld = { $part ->
    [none] Melden
   *[other] { $part_title }
}
slot-vying = { $part ->
    [none] Pochen
   *[other] Pochen, Durchgang { $part }
}
slot-upcard = Aufgedeckte Karte
slot-play = Ausspielen
slot-settle = Zahlung am Ende der Runde
slot-match = Ende der Partie

## Seats, chips, board

title-seating = Plätze und erster Geber
rule-seating = Nach jeder Runde wird der nächste Spieler { -dealer }.
    .direction = { $turns ->
        [vying] { $direction ->
            [clockwise] Gegeben und gepocht wird im Uhrzeigersinn, also nach links.
           *[anticlockwise] Gegeben und gepocht wird gegen den Uhrzeigersinn, also nach rechts.
        }
        [play] { $direction ->
            [clockwise] Gegeben und ausgespielt wird im Uhrzeigersinn, also nach links.
           *[anticlockwise] Gegeben und ausgespielt wird gegen den Uhrzeigersinn, also nach rechts.
        }
       *[all] { $direction ->
            [clockwise] Gegeben, gepocht und ausgespielt wird im Uhrzeigersinn, also nach links.
           *[anticlockwise] Gegeben, gepocht und ausgespielt wird gegen den Uhrzeigersinn, also nach rechts.
        }
    }
    .first-dealer = { $first_dealer ->
        [lot] Den ersten { -dealer } bestimmt das Los.
        [first-knave] Karten werden offen reihum gegeben; erster { -dealer } ist, wer den ersten Buben bekommt.
       *[first-ace] Erster { -dealer } ist, wer das erste Ass zieht.
    }
param-seating-direction = Richtung des Spiels
param-seating-first-dealer = Erster Geber

title-purse = Gleich viele Spielmarken für alle
rule-purse = Alle Spieler beginnen die Partie mit gleich vielen { -chip(form: "many-dat") }.
    .chips = { $chips ->
        [one] Jeder Spieler hat eine { -chip }.
       *[other] Jeder Spieler hat { $chips_words } { -chip(form: "many") }.
    }
param-purse-chips = Spielmarken zu Beginn

title-shared-supply = Ein Vorrat, gleich verteilt
rule-shared-supply = Vor der Partie teilen die Spieler einen Vorrat von { -chip(form: "many-dat") } gleichmäßig unter sich auf; was sich nicht teilen lässt, bleibt in der Schachtel.
    .chips = { $chips ->
        [one] Der Vorrat umfasst eine { -chip }.
       *[other] Der Vorrat umfasst { $chips_words } { -chip(form: "many") }.
    }
param-shared-supply-chips = Spielmarken im Vorrat

title-board = Pochbrett
rule-board = { $kept ->
    [no] Das { -board } hat für jede Meldung eine { -pool }.
   *[yes] Das { -board } hat für jede Meldung eine { -pool }. Was niemand gewinnt, bleibt für die nächste Runde in der { -pool } liegen.
}
    .further = { $further_count ->
        [0] Weitere { -pool(form: "many") } gibt es nicht.
       *[other] Außer den { -pool(form: "many-dat") } für die Meldungen gibt es { $further_acc }.
    }
    .undressed = { $dressed ->
        [no] Vor dem Geben wird keine { -pool } besetzt.
       *[yes] { $undressed_count ->
            [0] Vor dem Geben werden alle { -pool(form: "many") } besetzt.
           *[other] Vor dem Geben werden alle { -pool(form: "many") } außer { $undressed_dat } besetzt.
        }
    }
    .stake = { $stake ->
        [one] Eine { -pool } zu besetzen kostet eine { -chip }.
       *[other] Eine { -pool } zu besetzen kostet { $stake_words } { -chip(form: "many") }.
    }
    .payer = { $payer ->
        [everybody] Den Einsatz für die { -pool(form: "many") } zahlt jeder Spieler.
       *[dealer] Den Einsatz für die { -pool(form: "many") } zahlt der { -dealer } allein.
    }
param-board-further = Weitere Mulden
param-board-undressed = Nicht besetzte Mulden
param-board-stake = Einsatz für jede Mulde
param-board-payer = Wer die Mulden besetzt

## Deal

title-deal = Geben
rule-deal = Der { -dealer } gibt reihum und beginnt bei { -forehand }, dem nächsten Spieler in der Spielrichtung.
    .cards = { $cards ->
        [all] Alle Karten werden gegeben; einzelne Spieler können eine mehr haben als die anderen.
        [all-but-one] Alle Karten bis auf die letzte werden gegeben; einzelne Spieler können eine mehr haben als die anderen.
        [one] Jeder Spieler erhält eine Karte.
       *[other] Jeder Spieler erhält { $cards_words } Karten.
    }
    .batches = { $batches_count ->
        [1] { $batches_first ->
            [one] Die Karten werden einzeln gegeben.
           *[other] Gegeben werden immer { $batches_first_words } Karten auf einmal.
        }
       *[other] { $repeats ->
            [no] Gegeben wird in Umläufen, jedem Spieler { $batches }.
           *[yes] Gegeben wird in Umläufen, jedem Spieler { $batches }; reicht das nicht, geht es mit der letzten Zahl weiter.
        }
    }
    .trump = { $trump ->
        [turned] { $turned ->
            [last] Die letzte Karte wird aufgedeckt: Ihre Farbe ist { -trump }, und sie gehört niemandem.
           *[next] Die nächste Karte wird aufgedeckt: Ihre Farbe ist { -trump }, und sie gehört niemandem.
        }
        [dealers] { $turned ->
            [last] Die letzte Karte wird aufgedeckt: Ihre Farbe ist { -trump }, und der { -dealer } nimmt sie auf die Hand.
           *[next] Die nächste Karte wird aufgedeckt: Ihre Farbe ist { -trump }, und der { -dealer } nimmt sie auf die Hand.
        }
        [dealers-last] Der { -dealer } zeigt seine letzte Karte: Ihre Farbe ist { -trump }, und sie bleibt auf seiner Hand.
        [c] { -trump } ist immer Kreuz.
        [d] { -trump } ist immer Karo.
        [h] { -trump } ist immer Herz.
       *[s] { -trump } ist immer Pik.
    }
param-deal-cards = Wie viele Karten
param-deal-batches = Karten auf einmal
param-deal-trump = Was Trumpf bestimmt

## Melds

title-trump-card = Eine Trumpfkarte
rule-trump-card = Wer { $rank_trump-acc } auf der Hand hat, leert { $pool_acc }.
param-trump-card-rank = Trumpfkarte

title-trump-cards = Mehrere Trumpfkarten
rule-trump-cards = Wer { $ranks_trump } zusammen auf der Hand hat, leert { $pool_acc }.
param-trump-cards-ranks = Trumpfkarten

title-best-run = Beste Sequenz
rule-best-run = Eine { -sequence } besteht aus Karten derselben Farbe in lückenloser Folge; wer die beste auf der Hand hat, leert { $pool_acc }.
    .least = { $least ->
        [one] Als { -sequence } gilt schon eine einzelne Karte.
       *[other] Eine { -sequence } hat mindestens { $least_words } Karten.
    }
    .compare = { $compare_last ->
        [dealing-order] Welche { -sequence } die bessere ist, entscheidet { $compare }.
       *[other] Welche { -sequence } die bessere ist, entscheidet { $compare }; zuletzt geht der Spieler vor, der beim Geben früher an der Reihe war.
    }
    .most = { $most ->
        [0] Eine { -sequence } darf beliebig lang sein.
        [one] Von einer längeren zählt nur eine einzelne Karte.
       *[other] Eine { -sequence } hat höchstens { $most_words } Karten; von einer längeren zählen die höchsten { $most_words }.
    }
each-best-run-compare = { $value ->
    [length] die größere Länge
    [top] die höhere Spitzenkarte
    [trump] die { -trump-suit }
   *[dealing-order] der frühere Platz beim Geben
}
param-best-run-least = Kürzeste Sequenz
param-best-run-compare = Bessere Sequenz
param-best-run-most = Längste Sequenz

## Vying

title-vying = Pochen
rule-vying = Ein { -set } besteht aus zwei oder mehr Karten von gleichem Rang; beim { -vying } wird darauf gesetzt, wer das beste hat. Niemand kann mehr setzen, als er hat, und wer passt, scheidet aus dem { -vying } aus.
    .pools = { $pools_count ->
        [1] Wer gewinnt, leert { $pools_acc }; jeder Einsatz kommt sofort hinein.
       *[other] Wer gewinnt, leert { $pools_acc }; jeder Einsatz kommt sofort in { $pools_first_acc }.
    }
    .first = { $first ->
        [forehand] { -forehand } spricht zuerst.
       *[dealer] Der { -dealer } spricht zuerst.
    }
    .entry = { $entry ->
        [set] Setzen darf nur, wer mindestens ein { -pair } hat.
       *[anything] Setzen darf jeder, mit { -set } oder ohne.
    }
    .fee = { $fee ->
        [0] Vor dem ersten Einsatz ist nichts zu zahlen.
        [one] Vor den Einsätzen zahlt jeder reihum eine { -chip } in { $pools_first_acc } oder bleibt draußen. Setzen darf nur, wer gezahlt hat; solange noch niemand gesetzt hat, darf er auch abwarten und bleibt doch dabei.
       *[other] Vor den Einsätzen zahlt jeder reihum { $fee_words } { -chip(form: "many") } in { $pools_first_acc } oder bleibt draußen. Setzen darf nur, wer gezahlt hat; solange noch niemand gesetzt hat, darf er auch abwarten und bleibt doch dabei.
    }
    .least-bet = { $bet ->
        [fixed] { $least_bet ->
            [one] Wer pocht, setzt genau eine { -chip }.
           *[other] Wer pocht, setzt genau { $least_bet_words } { -chip(form: "many") }.
        }
       *[free] { $least_bet ->
            [one] Wer pocht, setzt mindestens eine { -chip }.
           *[other] Wer pocht, setzt mindestens { $least_bet_words } { -chip(form: "many") }.
        }
    }
    .most-bet = { $bet ->
        [fixed] { "" }
       *[free] { $most_bet ->
            [purse] Eine obere Grenze hat der erste Einsatz nicht.
            [one] Der erste Einsatz darf nicht höher sein als eine { -chip }.
           *[other] Der erste Einsatz darf nicht höher sein als { $most_bet_words } { -chip(form: "many") }.
        }
    }
    .least-raise = { $least_raise ->
        [one] Ein höherer Einsatz muss mindestens eine { -chip } über dem letzten liegen.
       *[other] Ein höherer Einsatz muss mindestens { $least_raise_words } { -chip(form: "many") } über dem letzten liegen.
    }
    .answers = { $passing ->
        [loses] { $answers ->
            [hold-or-raise] Reihum hält jeder andere den Einsatz, pocht nach oder passt; wer passt, verliert, was er gesetzt hat.
            [hold] Reihum kann jeder andere den Einsatz nur halten oder passen; wer passt, verliert, was er gesetzt hat.
           *[overbid] Reihum überbietet jeder andere den höchsten Einsatz oder passt; nur zu halten ist nicht erlaubt. Wer passt, verliert, was er gesetzt hat.
        }
       *[free] { $answers ->
            [hold-or-raise] Reihum hält jeder andere den Einsatz, pocht nach oder passt.
            [hold] Reihum kann jeder andere den Einsatz nur halten oder passen.
           *[overbid] Reihum überbietet jeder andere den höchsten Einsatz oder passt; nur zu halten ist nicht erlaubt.
        }
    }
    .closing = { $closing ->
        [level] { $holding ->
            [no] Das { -vying } dauert, bis nur noch ein Spieler dabei ist.
           *[yes] Das { -vying } endet, sobald alle, die noch dabei sind, gleich viel gesetzt haben.
        }
        [declined] Haben alle, die noch dabei sind, gleich viel gesetzt, werden sie reihum noch einmal gefragt, zuerst der, der zuletzt gepocht oder nachgepocht hat; das { -vying } endet, wenn niemand mehr nachpochen will.
        [one-round] { $outbid ->
            [yes] Jeder kommt einmal zu Wort; mit diesem Umlauf ist das { -vying } zu Ende, und dabei bleibt nur, wer den höchsten Einsatz erreicht hat.
           *[no] Jeder kommt einmal zu Wort; mit diesem Umlauf ist das { -vying } zu Ende.
        }
       *[last-holder] Haben alle geantwortet, darf einmal nachpochen, wer zuletzt gehalten hat; die anderen, die noch dabei sind, halten das oder passen, und damit ist das { -vying } zu Ende.
    }
    .survivor = { $compared ->
        [everybody] Auch wer allein übrig bleibt, muss aufdecken und kann geschlagen werden.
       *[stayers] { $survivor ->
            [unseen] Wer allein übrig bleibt, gewinnt, ohne aufzudecken.
           *[shows-set] Wer allein übrig bleibt, muss mindestens ein { -pair } vorzeigen, um zu gewinnen.
        }
    }
    .compared = { $compared ->
        [stayers] { $holding ->
            [no] { "" }
           *[yes] Sind noch mehrere dabei, decken sie ihre { -set(form: "many") } auf, und das beste gewinnt.
        }
       *[everybody] Am Ende decken alle ihre { -set(form: "many") } auf, auch wer gepasst hat, und das beste von allen gewinnt.
    }
    .ranking = Welches { -set } das bessere ist, entscheidet { $ranking }.
    .level = { $level ->
        [never] Gleich gute { -set(form: "many") } gibt es nicht.
        [share] { $leads ->
            [yes] Gleich gute { -set(form: "many") } teilen, was sie gewinnen; was sich nicht teilen lässt, bleibt in der { -pool } liegen. Von den Spielern, die teilen, gilt als Gewinner des { -vying(form: "gen") }, wer beim Geben zuerst an der Reihe war.
           *[no] Gleich gute { -set(form: "many") } teilen, was sie gewinnen; was sich nicht teilen lässt, bleibt in der { -pool } liegen.
        }
        [dealing-order] Von gleich guten { -set(form: "many-dat") } gewinnt das des Spielers, der beim Geben zuerst an der Reihe war.
       *[stay] { $kept ->
            [no] Sind die besten { -set(form: "many") } gleich gut, gewinnt niemand, und der Inhalt { $pools_gen } bleibt liegen.
           *[yes] Sind die besten { -set(form: "many") } gleich gut, gewinnt niemand, und der Inhalt { $pools_gen } bleibt für die nächste Runde liegen.
        }
    }
    .lone = { $lone ->
        [nothing] { $kept ->
            [no] Hat keiner, der aufdeckt, ein { -set }, gewinnt niemand, und der Inhalt { $pools_gen } bleibt liegen.
           *[yes] Hat keiner, der aufdeckt, ein { -set }, gewinnt niemand, und der Inhalt { $pools_gen } bleibt für die nächste Runde liegen.
        }
       *[high-card] Hat keiner, der aufdeckt, ein { -set }, gewinnt die höchste Karte: nach dem Rang, dann als { -trump }, zuletzt nach dem früheren Platz beim Geben.
    }
    .penalty = { $penalty ->
        [none] Wer beim Aufdecken geschlagen wird, verliert nur, was er gesetzt hat.
       *[as-much-again] { $holding ->
            [no] Wer am höchsten geboten hat und geschlagen wird, zahlt noch einmal so viele { -chip(form: "many") } in { $pools_first_acc }, wie dort schon liegen, oder alles, was er hat, wenn das weniger ist.
           *[yes] Wer zuletzt gepocht oder nachgepocht hat und geschlagen wird, zahlt noch einmal so viele { -chip(form: "many") } in { $pools_first_acc }, wie dort schon liegen, oder alles, was er hat, wenn das weniger ist.
        }
    }
    .all-pass = { $fee ->
        [0] { $all_pass ->
            [stay] { $kept ->
                [no] Passen alle, bleibt der Inhalt { $pools_gen } liegen.
               *[yes] Passen alle, bleibt der Inhalt { $pools_gen } für die nächste Runde liegen.
            }
           *[best-takes] Passen alle, leert trotzdem der Spieler mit dem besten { -set } { $pools_acc }.
        }
       *[other] { $all_pass ->
            [stay] { $kept ->
                [no] Haben mehrere gezahlt und setzt niemand, bleibt der Inhalt { $pools_gen } liegen.
               *[yes] Haben mehrere gezahlt und setzt niemand, bleibt der Inhalt { $pools_gen } für die nächste Runde liegen.
            }
           *[best-takes] Haben mehrere gezahlt und setzt niemand, decken sie alle auf, und das beste { -set } gewinnt { $pools_acc }.
        }
    }
    .call-open = { $n ->
        [0] Wer als Erster setzt, pocht mit den Worten „{ $call }“.
        [one] Wer eine { -chip } setzt, pocht mit den Worten „{ $call }“.
       *[other] Wer { $n_words } { -chip(form: "many") } setzt, pocht mit den Worten „{ $call }“.
    }
    .call-hold = Wer hält, tut es mit den Worten „{ $call }“.
    .call-raise = Wer nachpocht, tut es mit den Worten „{ $call }“.
    .call-overbid = Wer überbietet, tut es mit den Worten „{ $call }“.
    .call-pass = Wer passt, tut es mit den Worten „{ $call }“.
each-vying-ranking = { $value ->
    [cards] die größere Zahl der Karten
    [rank] der höhere Rang
   *[trump] der { -trump } darin
}
param-vying-pools = Worum gepocht wird
param-vying-first = Wer zuerst spricht
param-vying-entry = Nötig zum Setzen
param-vying-least-bet = Mindesteinsatz
param-vying-least-raise = Kleinste Erhöhung
param-vying-answers = Antwort auf einen Einsatz
param-vying-closing = Ende des Pochens
param-vying-survivor = Wer allein übrig bleibt
param-vying-compared = Wessen Kunststücke zählen
param-vying-ranking = Besseres Kunststück
param-vying-level = Gleich gute Kunststücke
param-vying-fee = Zahlung fürs Mitmachen
param-vying-most-bet = Höchster erster Einsatz
param-vying-lone = Wenn niemand ein Kunststück hat
param-vying-penalty = Geschlagener Höchstbietender
param-vying-all-pass = Wenn alle passen

## Shedding

title-upcard-pool = Die Mulde der aufgedeckten Karte
rule-upcard-pool = { $taker ->
    [dealer] Könnte die aufgedeckte Karte allein eine { -pool } leeren, so leert diese der { -dealer }.
   *[next] Könnte die aufgedeckte Karte allein eine { -pool } leeren, so leert diese der Spieler, der die Karte als Nächster bekommen hätte.
}
param-upcard-pool-taker = Wer die Mulde der aufgedeckten Karte leert

title-rising-runs = Steigende Reihen
rule-rising-runs = Eine { -run } steigt in einer Farbe: Wer die nächsthöhere Karte hat, muss sie legen. Hat sie niemand, bricht die { -run } ab. Die Runde endet, sobald ein Spieler keine Karten mehr hat.
    .leader = { $leader ->
        [vying-winner] Zuerst spielt aus, wer das { -vying } gewonnen hat; hat es niemand gewonnen, beginnt { -forehand }.
       *[forehand] { -forehand } spielt zuerst aus.
    }
    .lead = { $lead ->
        [any] Eine { -run } darf mit jeder beliebigen Karte beginnen.
       *[lowest-of-suit] Wer ausspielt, beginnt die { -run } mit seiner niedrigsten Karte einer Farbe.
    }
    .restart = { $restart ->
        [last-player] Wer die letzte Karte einer { -run } gelegt hat, beginnt eine neue.
       *[next-player] Wer auf den Spieler folgt, der die letzte Karte einer { -run } gelegt hat, beginnt eine neue.
    }
    .ace = { $ace ->
        [high] Das Ass ist die höchste Karte einer { -run }.
       *[low] In einer { -run } ist das Ass die niedrigste Karte und der König die höchste.
    }
    .turn = { $turn ->
        [holder] Wer die nächste Karte hat, legt sie sofort und wartet nicht, bis er an der Reihe ist.
       *[round] Es geht reihum: Jeder legt die nächste Karte, wenn er sie hat, und passt sonst.
    }
    .stop-chips = { $stop_chips ->
        [0] Bricht eine { -run } ab, zahlt niemand etwas.
        [one] Bricht eine { -run } ab, zahlt jeder andere dem Spieler, der ihre letzte Karte gelegt hat, eine { -chip }, sofern er noch eine hat.
       *[other] Bricht eine { -run } ab, zahlt jeder andere dem Spieler, der ihre letzte Karte gelegt hat, { $stop_chips_words } { -chip(form: "many") } oder alles, was er hat, wenn das weniger ist.
    }
param-rising-runs-leader = Wer zuerst ausspielt
param-rising-runs-lead = Erste Karte einer Reihe
param-rising-runs-restart = Wer die nächste Reihe beginnt
param-rising-runs-ace = Das Ass in einer Reihe
param-rising-runs-turn = Wer an der Reihe ist
param-rising-runs-stop-chips = Zahlung am Ende einer Reihe

title-end-runs = Reihen von beiden Enden her
rule-end-runs = Eine { -run } beginnt mit der niedrigsten Karte einer Farbe und steigt, oder sie beginnt mit der höchsten und fällt; wer die nächste Karte hat, muss sie legen. Wer beginnen soll und keine solche Endkarte hat, überlässt es dem nächsten Spieler, der eine hat; nur wenn niemand eine hat, darf mit jeder Karte begonnen werden. Die Runde endet, sobald ein Spieler keine Karten mehr hat.
    .leader = { $leader ->
        [vying-winner] Zuerst spielt aus, wer das { -vying } gewonnen hat; hat es niemand gewonnen, beginnt { -forehand }.
       *[forehand] { -forehand } spielt zuerst aus.
    }
    .direction = { $direction ->
        [whole-hand] Die erste { -run } entscheidet für die ganze Runde, ob die { -run(form: "many") } steigen oder fallen.
       *[each-run] Jede { -run } darf steigen oder fallen, je nach ihrer ersten Karte.
    }
    .restart = { $restart ->
        [last-player] Ist eine Farbe zu Ende, beginnt die nächste { -run }, wer die letzte Karte gelegt hat.
       *[next-player] Ist eine Farbe zu Ende, beginnt die nächste { -run }, wer auf den Spieler folgt, der die letzte Karte gelegt hat.
    }
param-end-runs-leader = Wer zuerst ausspielt
param-end-runs-direction = Aufwärts oder abwärts
param-end-runs-restart = Wer die nächste Reihe beginnt

title-tricks = Bedienen
rule-tricks = Eine Karte wird ausgespielt; reihum legt jeder andere eine Karte derselben Farbe dazu, wenn er eine hat, und sonst keine. Wer die höchste Karte dieser Farbe gelegt hat, spielt als Nächster aus.
    .leader = { $leader ->
        [vying-winner] Zuerst spielt aus, wer das { -vying } gewonnen hat; hat es niemand gewonnen, beginnt { -forehand }.
       *[forehand] { -forehand } spielt zuerst aus.
    }
    .stops = { $stops ->
        [at-once] Die Runde endet, sobald jemand keine Karten mehr hat, auch mitten in einem { -trick }.
       *[after-trick] Hat jemand keine Karten mehr, wird der { -trick } noch zu Ende gespielt; damit endet die Runde.
    }
param-tricks-leader = Wer zuerst ausspielt
param-tricks-stops = Wann Schluss ist

title-counting = Zählen
rule-counting = Reihum legt jeder eine Karte beliebiger Farbe, und die Augen werden zusammengezählt: Bilder zählen zehn, Asse eins, die übrigen Karten ihre Zahl. Wer keine passende Karte hat, wird übergangen. Kann niemand mehr eine legen, ist das Zählen zu Ende, und wer die letzte gelegt hat, beginnt von vorn. Die Runde endet, sobald ein Spieler keine Karten mehr hat.
    .leader = { $leader ->
        [vying-winner] Zuerst spielt aus, wer das { -vying } gewonnen hat; hat es niemand gewonnen, beginnt { -forehand }.
       *[forehand] { -forehand } spielt zuerst aus.
    }
    .most = Über { $most } darf nicht hinausgezählt werden.
    .stop-chips = { $stop_chips ->
        [0] Ist das Zählen zu Ende, zahlt niemand etwas.
        [one] Ist das Zählen zu Ende, zahlt jeder andere dem Spieler, der die letzte Karte gelegt hat, eine { -chip }, sofern er noch eine hat.
       *[other] Ist das Zählen zu Ende, zahlt jeder andere dem Spieler, der die letzte Karte gelegt hat, { $stop_chips_words } { -chip(form: "many") } oder alles, was er hat, wenn das weniger ist.
    }
param-counting-leader = Wer zuerst ausspielt
param-counting-most = Höchste Zahl
param-counting-stop-chips = Zahlung am Ende des Zählens

## Settling, match

title-per-card = Zahlung für die übrigen Karten
rule-per-card = Wer als Erster keine Karten mehr hat, ist fertig, und die Runde wird sofort abgerechnet.
    .chips = { $chips ->
        [0] Für Karten, die noch auf der Hand sind, zahlt niemand.
        [one] Wer fertig ist, erhält von jedem Mitspieler eine { -chip } für jede Karte, die dieser noch auf der Hand hat; wer nicht so viel besitzt, zahlt, was er hat.
       *[other] Wer fertig ist, erhält von jedem Mitspieler { $chips_words } { -chip(form: "many") } für jede Karte, die dieser noch auf der Hand hat; wer nicht so viel besitzt, zahlt, was er hat.
    }
    .pools = { $pools_count ->
        [0] Wer fertig ist, leert damit keine { -pool }.
       *[other] { $sweeps ->
            [yes] Wer fertig ist, leert auch alle { -pool(form: "many") }, in denen noch etwas liegt.
           *[no] Wer fertig ist, leert auch { $pools_acc }.
        }
    }
param-per-card-chips = Spielmarken je Karte
param-per-card-pools = Mulden für den, der fertig ist

title-per-point = Zahlung für die übrigen Augen
rule-per-point = Wer als Erster keine Karten mehr hat, ist fertig, und die Runde wird sofort abgerechnet. Wer noch Karten hat, zahlt für ihre Augen: Bilder zählen zehn, Asse eins, die übrigen Karten ihre Zahl.
    .chips = { $chips ->
        [one] Jedes Auge kostet eine { -chip }; niemand zahlt mehr, als er hat.
       *[other] Jedes Auge kostet { $chips_words } { -chip(form: "many") }; niemand zahlt mehr, als er hat.
    }
    .to = { $to ->
        [winner] Gezahlt wird an den Spieler, der fertig ist.
       *[everybody] Gezahlt wird so viel an jeden Mitspieler, zuerst an den, der fertig ist.
    }
    .pools = { $pools_count ->
        [0] Wer fertig ist, leert damit keine { -pool }.
       *[other] { $sweeps ->
            [yes] Wer fertig ist, leert auch alle { -pool(form: "many") }, in denen noch etwas liegt.
           *[no] Wer fertig ist, leert auch { $pools_acc }.
        }
    }
param-per-point-chips = Spielmarken je Auge
param-per-point-to = An wen gezahlt wird
param-per-point-pools = Mulden für den, der fertig ist

title-until-undressed = Bis jemand die Mulden nicht mehr besetzen kann
rule-until-undressed = Die Partie endet, wenn jemand, der die { -pool(form: "many") } besetzen müsste, es nicht mehr kann. Wer dann die meisten { -chip(form: "many") } hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Was auf dem Brett liegt, gehört niemandem.
    .counted = { $counted ->
        [everybody] Gezählt werden die { -chip(form: "many") } aller Spieler, auch die des Spielers, der nicht zahlen konnte.
       *[solvent] Gezählt werden nur die { -chip(form: "many") } der Spieler, die die { -pool(form: "many") } noch besetzen können.
    }
    .rounds = { $rounds ->
        [0] Eine feste Zahl von Runden gibt es nicht.
        [one] Sie endet auch, sobald jeder einmal gegeben hat.
       *[other] Sie endet auch, sobald jeder { $rounds_words } Mal gegeben hat.
    }
param-until-undressed-counted = Wessen Spielmarken zählen
param-until-undressed-rounds = Wie oft jeder gibt

## Events of Poch

event-dressed = { $seat } besetzt { $pools_count ->
    [one] eine { -pool } mit
   *[other] { $pools_count } { -pool(form: "many") } mit je
} { $each ->
    [one] einer { -chip }
   *[other] { $each } { -chip(form: "many-dat") }
}.
event-opened = { $seat } pocht mit { $stake ->
    [one] einer { -chip }
   *[other] { $stake } { -chip(form: "many-dat") }
}.
event-held = { $seat } hält.
event-raised = { $seat } erhöht auf { $stake ->
    [one] eine { -chip }
   *[other] { $stake } { -chip(form: "many") }
}.
event-passed = { $seat } passt.
event-beaten = { $seat } hat am höchsten geboten, wird geschlagen und zahlt dafür noch { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
}.
event-won-vying-winner = { $seat } gewinnt das { -vying }.
event-won-out = { $seat } hat keine Karten mehr und ist fertig.
event-stopped = Die { -run } bricht ab.
event-rises = Mit dieser Karte steigen die { -run(form: "many") }.
event-falls = Mit dieser Karte fallen die { -run(form: "many") }.
event-withheld = { $seat } kann nicht bedienen und legt keine Karte.
event-took = { $card } ist die höchste Karte; { $seat } spielt nun aus.
event-entered = { $seat } zahlt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} und macht mit.
event-waited = { $seat } wartet ab.
event-withheld-rising-runs = { $seat } hat die nächste Karte nicht.
event-counted = Gezählt ist bis { $count }.
event-stopped-counting = Das Zählen ist zu Ende.

event-collected-trump-card = { $seat } hat { $rank_trump-acc } und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-trump-cards = { $seat } hat { $ranks_trump } und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-best-run = { $seat } hat die beste { -sequence } und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-upcard-pool = { $seat } nimmt für die aufgedeckte Karte { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-vying-survivor = { $seat } ist allein übrig und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-vying-compared = { $seat } hat { $lone ->
    [high-card] die besten Karten
   *[nothing] das beste { -set }
} und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-vying-level = { $seat } war von den Spielern mit gleich guten { -set(form: "many-dat") } beim Geben zuerst an der Reihe und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-collected-per-card-pools = { $seat } ist fertig und nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-gave-per-card-chips = { $seat } zahlt für die übrigen Karten { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} an { $to }.

event-stayed-trump-card = { $chips ->
    [one] Niemand hat { $rank_trump-acc }; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Niemand hat { $rank_trump-acc }; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-stayed-trump-cards = { $chips ->
    [one] Niemand hat { $ranks_trump } zusammen; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Niemand hat { $ranks_trump } zusammen; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-stayed-best-run = { $chips ->
    [one] Niemand hat eine { -sequence }, die lang genug ist; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Niemand hat eine { -sequence }, die lang genug ist; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-stayed-vying-all-pass = { $chips ->
    [one] Alle haben gepasst; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Alle haben gepasst; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-stayed-vying-survivor = { $chips ->
    [one] Wer allein übrig ist, hat kein { -set } vorzuzeigen; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Wer allein übrig ist, hat kein { -set } vorzuzeigen; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-stayed-vying-compared = { $chips ->
    [one] Niemand hat ein { -set }; eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] Niemand hat ein { -set }; { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}

## The same in a few characters.  Bids are participles, which also suit several names: „Ben, Clara: gepasst“.

cell-dressed = { $pools_count ->
    [one] { $each } in eine { -pool }
   *[other] je { $each } in { $pools_count } { -pool(form: "many") }
}
cell-opened = gepocht mit { $stake }
cell-held = gehalten
cell-raised = erhöht auf { $stake }
cell-passed = gepasst
cell-beaten = geschlagen, zahlt { $chips }
cell-won-vying-winner = gewinnt das { -vying }
cell-won-out = ist fertig
cell-stopped = bricht ab
cell-rises = aufwärts
cell-falls = abwärts
cell-withheld = kann nicht bedienen
cell-took = { $card } ist am höchsten
cell-entered = { $number ->
    [one] zahlt { $chips }, macht mit
   *[other] zahlen je { $chips }, machen mit
}
cell-waited = { $number ->
    [one] wartet ab
   *[other] warten ab
}
cell-withheld-rising-runs = hat sie nicht
cell-counted = zählt { $count }

why-upcard = { $cards } ist aufgedeckt
why-undealt = { $number ->
    [one] { $cards } wurde nicht gegeben
   *[other] { $cards } wurden nicht gegeben
}
why-apart = niemand hat { $cards } zusammen
why-no-run = { $least ->
    [one] niemand hat auch nur eine Karte
   *[other] niemand hat { $least_words } Karten in Folge
}
why-nobody-bid = alle haben gepasst
why-nobody-set = niemand hat ein { -set }
why-odd-chips = lässt sich nicht teilen
why-level = die besten { -set(form: "many") } sind gleich gut
why-beats = schlägt { $cards } von { $player }: { $by ->
    [length] länger
    [top] höher
    [trump] { -trump }
   *[dealing-order] früher an der Reihe
}
reason-purse = { $player } hat { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
}, und die Mulden zu besetzen kostet { $cost }

## Results, by their names in JSON

outcome-chips = Spielmarken von { $seat }
outcome-net = Gewinn von { $seat }
outcome-pots = Rest in { $pool_dat }
outcome-won = wer { $pool_acc } leert
outcome-vying-winner = wer das { -vying } gewinnt
outcome-out = wer fertig ist
outcome-trump = { -trump-suit }
outcome-upcard = { -upcard }

## Laws of Poch

law-hand-somebody-out = Am Ende einer Runde hat, wer fertig geworden ist, keine Karten mehr.
law-sets-never-level = Nie haben zwei Spieler gleich gute { -set(form: "many") }, es sei denn, die Regeln sagen, was dann geschieht.

## The end of a match

ui-deal-ended-undressed = { $hands ->
    [one] Nach einer Runde kann { $seat } die Mulden nicht mehr besetzen.
   *[other] Nach { $hands } Runden kann { $seat } die Mulden nicht mehr besetzen.
}
ui-deal-ended-dealt = { $hands ->
    [one] Nach einer Runde haben alle gegeben.
   *[other] Nach { $hands } Runden haben alle gleich oft gegeben.
}
