### Partnership Spades and its relatives; en/spades.ftl says what each message is for, common.ftl how German is written.

family-spades = Spades

phase-deal = Geben
phase-bidding = Bieten
phase-exchange = Tauschen
phase-play = Stiche
phase-score = Abrechnen
phase-match = Partie

slot-deal = Geben
slot-bidding = Bieten
slot-exchange = Tausch von Karten
slot-play = Stiche
slot-score = Abrechnung einer Runde
slot-match = Ende der Partie

title-whole-pack = Das ganze Kartenspiel
rule-whole-pack = Der { -dealer } teilt das ganze { -pack } aus, sodass alle Spieler gleich viele Karten haben. Partner sitzen einander gegenüber.
    .batch = { $batch ->
        [one] Die Karten werden einzeln gegeben.
       *[other] Gegeben werden immer { $batch_words } Karten auf einmal.
    }
param-whole-pack-batch = Karten auf einmal

title-bidding = Bieten
rule-bidding = In einem einzigen Umlauf, links vom { -dealer } beginnend, gibt jeder Spieler ein { -bid } ab: die Zahl der { -trick(form: "many") }, die er machen will. Passen darf niemand, und ein { -bid } muss nicht höher sein als das vorige. Die { -bid(form: "many") } zweier Partner bilden zusammen ihren { -contract }; wer gar keinen { -trick } bietet, bietet { -nil }.
    .double-nil = { $double_nil ->
        [always] Stattdessen darf jeder Spieler { -blind-nil } bieten, bevor er seine Karten ansieht.
        [never] Niemand darf bieten, bevor er seine Karten angesehen hat.
        [one] Liegt seine { -partnership } mindestens einen Punkt zurück, darf ein Spieler stattdessen { -blind-nil } bieten, bevor er seine Karten ansieht.
       *[other] Liegt seine { -partnership } mindestens { $double_nil } Punkte zurück, darf ein Spieler stattdessen { -blind-nil } bieten, bevor er seine Karten ansieht.
    }
    .both-nil = { $both_nil ->
        [allowed] Auch beide Partner dürfen { -nil } bieten.
       *[forbidden] Wessen Partner { -nil } geboten hat, muss mindestens einen { -trick } bieten.
    }
param-bidding-double-nil = Doppel-Null
param-bidding-both-nil = Null beider Partner

title-exchange = Tausch nach einer Doppel-Null
rule-exchange = { $blind ->
        [no] Weil niemand { -blind-nil } bieten darf, werden keine Karten getauscht.
       *[yes] Hat von zwei Partnern nur einer { -blind-nil } geboten, tauschen sie miteinander Karten, sobald alle geboten haben. Jeder wählt unter den Karten, die ihm gegeben wurden, bevor er sieht, was er dafür bekommt.
    }
    .cards = { $cards ->
        [one] Jeder der beiden gibt dem anderen eine Karte.
       *[other] Jeder der beiden gibt dem anderen { $cards_words } Karten.
    }
param-exchange-cards = Getauschte Karten

title-spade-tricks = Stiche mit Pik als Trumpf
rule-spade-tricks = Pik ist immer { -trump }. Farbe muss bedient werden; wer es nicht kann, darf jede Karte spielen. Der { -trick } geht an das höchste Pik oder, wo keines liegt, an die höchste Karte der ausgespielten Farbe; wer ihn gemacht hat, spielt zum nächsten aus.
    .first-lead = { $first_lead ->
        [forehand] Der Spieler links vom { -dealer } spielt zum ersten { -trick } aus.
       *[lowest-club] Wer das niedrigste Kreuz hat, spielt es zum ersten { -trick } aus.
    }
    .leading = { $leading ->
        [once-broken] Pik darf erst ausgespielt werden, wenn schon ein Pik gefallen ist, es sei denn, der Spieler hat nichts anderes auf der Hand.
       *[any-time] Pik darf jederzeit ausgespielt werden.
    }
param-spade-tricks-first-lead = Erster Stich
param-spade-tricks-leading = Pik ausspielen

title-contracts = Kontrakte, Nullgebote und Überstiche
rule-contracts = Nach dem letzten { -trick } rechnet jede { -partnership } ab. Jeder { -trick } über den { -contract } hinaus ist ein { -bag }.
    .trick = { $trick ->
        [one] Ein erfüllter { -contract } bringt einen Punkt für jeden gebotenen { -trick }; ein verfehlter kostet ebenso viel.
       *[other] Ein erfüllter { -contract } bringt { $trick } Punkte für jeden gebotenen { -trick }; ein verfehlter kostet ebenso viel.
    }
    .bag = { $bag ->
        [0] { -bag(form: "many") } bringen nichts ein.
        [one] Jeder { -bag } bringt einen Punkt.
       *[other] Jeder { -bag } bringt { $bag } Punkte.
    }
    .nil = { $nil ->
        [one] Eine gelungene { -nil } bringt einen Punkt; eine misslungene kostet ihn.
       *[other] Eine gelungene { -nil } bringt { $nil } Punkte; eine misslungene kostet ebenso viel.
    }
    .double-nil = { $double_nil ->
        [one] Eine gelungene { -blind-nil } bringt einen Punkt; eine misslungene kostet ihn.
       *[other] Eine gelungene { -blind-nil } bringt { $double_nil } Punkte; eine misslungene kostet ebenso viel.
    }
    .nil-tricks = { $nil_tricks ->
        [bags] Die { -trick(form: "many") } einer misslungenen { -nil } helfen dem Partner nicht; sie sind { -bag(form: "many") }.
       *[help-partner] Die { -trick(form: "many") } einer misslungenen { -nil } zählen für den { -contract } des Partners.
    }
    .failed-bags = { $nil_tricks ->
        [bags] { $failed_bags ->
            [count] Solche { -trick(form: "many") } sind auch dann { -bag(form: "many") }, wenn der { -contract } ebenfalls verfehlt wird.
           *[ignored] Wird auch der { -contract } verfehlt, zählen solche { -trick(form: "many") } nichts.
        }
       *[help-partner] Wird der { -contract } verfehlt, gibt es keine { -bag(form: "many") }.
    }
    .bag-limit = { $bag_limit ->
        [none] { -bag(form: "many") } werden nicht von Runde zu Runde zusammengezählt.
        [one] Jeder { -bag } der ganzen Partie zieht eine Strafe nach sich.
       *[other] Je { $bag_limit_words } { -bag(form: "many") }, über die ganze Partie gezählt, ziehen eine Strafe nach sich.
    }
    .bag-penalty = { $bag_penalty ->
        [0] Die Strafe beträgt null Punkte.
        [one] Die Strafe beträgt einen Punkt.
       *[other] Die Strafe beträgt { $bag_penalty } Punkte.
    }
param-contracts-trick = Jeder gebotene Stich
param-contracts-bag = Jeder Überstich
param-contracts-nil = Null
param-contracts-double-nil = Doppel-Null
param-contracts-nil-tricks = Stiche einer misslungenen Null
param-contracts-failed-bags = Wenn der Kontrakt verfehlt wird
param-contracts-bag-limit = Überstiche bis zur Strafe
param-contracts-bag-penalty = Strafe für Überstiche
scale-contracts-earns = Bringt
scale-contracts-costs = Kostet

title-to-target = Bis zu einer Zahl von Punkten
rule-to-target = Wer die Partie gewinnt, zeigt der Stand am Ende einer Runde: Sind beide Parteien in derselben Runde am Ziel, gewinnt der höhere Stand; bei Gleichstand wird noch eine Runde gespielt. Solange niemand gewonnen hat, gibt als Nächster der Spieler links vom { -dealer }.
    .target = { $target ->
        [one] Die { -partnership }, die zuerst einen Punkt hat, gewinnt die Partie.
       *[other] Die { -partnership }, die zuerst { $target } Punkte hat, gewinnt die Partie.
    }
    .floor = { $floor ->
        [none] Nach unten ist der Stand nicht begrenzt.
        [one] Eine { -partnership }, die auf { $floor } Punkt fällt, hat die Partie verloren.
       *[other] Eine { -partnership }, die auf { $floor } Punkte fällt, hat die Partie verloren.
    }
param-to-target-target = Punkte zum Sieg
param-to-target-floor = Punkte zur Niederlage

## Events

event-bid = { $seat } bietet { $tricks ->
    [one] einen { -trick }
   *[other] { $tricks } { -trick(form: "many") }
}.
event-bid-nil = { $seat } bietet { -nil }.
event-bid-double-nil = { $seat } bietet { -blind-nil }, ohne die Karten anzusehen.
event-exchanged = { $seat } gibt { $to } { $cards }.
event-broke = { $seat } spielt das erste Pik; von nun an darf Pik ausgespielt werden.
event-took = { $seat } macht den { -trick } mit { $card }.
event-scored = { $seat } und { $partner }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-trick = Der { -contract } von { $seat } und { $partner }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-bag = { $seat } und { $partner } haben { $bags ->
    [one] einen { -bag }
   *[other] { $bags } { -bag(form: "many") }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-nil = Eine { -nil } von { $seat } und { $partner }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-double-nil = Eine { -blind-nil } von { $seat } und { $partner }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-nil-tricks = Die misslungene { -nil } von { $seat } und { $partner } bringt { $bags ->
    [one] einen { -bag }
   *[other] { $bags } { -bag(form: "many") }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored-contracts-bag-limit = Zu viele { -bag(form: "many") } von { $seat } und { $partner }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

cell-bid = { $tricks }
cell-bid-nil = { -nil }
cell-bid-double-nil = { -blind-nil }
cell-exchanged = { $cards } an { $to }
cell-broke = Pik gebrochen
cell-took = { -trick } an { $seat } mit { $card }
cell-scored = { $points }
cell-scored-contracts-trick = Kontrakt { $points }
cell-scored-contracts-bag = { -bag(form: "many") } { $points }
cell-scored-contracts-nil = { -nil } { $points }
cell-scored-contracts-double-nil = { -blind-nil } { $points }
cell-scored-contracts-nil-tricks = { -bag(form: "many") } der { -nil } { $points }
cell-scored-contracts-bag-limit = Strafe { $points }

## Results, by their names in JSON

outcome-bids = { -bid }
    .value = { $nil ->
        [nil] { -nil }
        [double] { -blind-nil }
       *[none] { $bids }
    }
outcome-tricks = { -trick(form: "many") }
outcome-score = Punkte
outcome-bags = { -bag(form: "many") }

## Laws

law-tricks-all = Es gibt so viele { -trick(form: "many") }, wie jeder Spieler Karten erhalten hat.
law-tricks-suit-followed = Wer eine Karte der ausgespielten Farbe hat, spielt eine.
law-tricks-spades-broken = Pik wird nicht ausgespielt, bevor es gebrochen ist, es sei denn, der Spieler hat nichts anderes.
law-score-as-bid = Eine { -partnership } bekommt, was ihre { -bid(form: "many") }, ihre { -trick(form: "many") } und ihre früheren { -bag(form: "many") } wert sind, und nichts sonst.

## Questions

ask-bidding-blind = { $seat }: Doppel-Null bieten, ohne die Karten anzusehen?
ask-bidding-bid = { $seat }: Wie viele Stiche?
ask-exchange-give = { $seat }: Welche Karten abgeben?
ask-play-lead = { $seat }: Welche Karte ausspielen?
ask-play-follow = { $seat }: Welche Karte zugeben?

# Wie eine Partie zu Ende ging, unter der Tabelle ihrer Runden.
ui-deal-ended-target = { $hands ->
    [one] Nach einer Runde hat eine { -partnership } das Ziel erreicht.
   *[other] Nach { $hands } Runden hat eine { -partnership } das Ziel erreicht.
}
ui-deal-ended-floor = { $hands ->
    [one] Nach einer Runde ist eine { -partnership } so tief gefallen, dass die Partie zu Ende ist.
   *[other] Nach { $hands } Runden ist eine { -partnership } so tief gefallen, dass die Partie zu Ende ist.
}
