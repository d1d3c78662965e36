### Everything that belongs to no family of games; en/common.ftl says what each message is for.
### Who does what is said with „wer“, never „man“; in a rule „Runde“ is one deal, „Umlauf“ is once round the table.
### -pool, -chip, -sequence, -run, -card, -nil and -partnership are feminine nouns, -set, -pair, -pack, -board and -bid
### neuter, the other terms masculine: sentences agree with them.  many-dat is the plural with its dative -n.
### Names of players are not inflected.  After a colon a whole sentence has its capital, anything less has none.

## Numbers and lists

# Numbers count feminine nouns in the nominative or accusative: „eine Karte“.  Of the others only one is inflected, and
# for one there is always a branch of its own.
number-words = { $n ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $n }
}
list-then = { $before }, dann { $after }
list-against = { $before } statt { $after }
list-comma = { $before }, { $after }
list-more = { $before } und { $number ->
    [one] noch eins
   *[other] { $number } weitere
}

## Cards

card = { $sign }{ $index }
card-name = { $suit_name }-{ $rank_name }

# .trump is for lists, „Trumpf-König und Trumpf-Dame“; .trump-acc is the card of trumps alone, with its article; .dat is
# the rank with its article, „mit dem König“.
rank-2 = Zwei
    .trump = Trumpf-Zwei
    .trump-acc = die Trumpf-Zwei
    .dat = der Zwei
rank-3 = Drei
    .trump = Trumpf-Drei
    .trump-acc = die Trumpf-Drei
    .dat = der Drei
rank-4 = Vier
    .trump = Trumpf-Vier
    .trump-acc = die Trumpf-Vier
    .dat = der Vier
rank-5 = Fünf
    .trump = Trumpf-Fünf
    .trump-acc = die Trumpf-Fünf
    .dat = der Fünf
rank-6 = Sechs
    .trump = Trumpf-Sechs
    .trump-acc = die Trumpf-Sechs
    .dat = der Sechs
rank-7 = Sieben
    .trump = Trumpf-Sieben
    .trump-acc = die Trumpf-Sieben
    .dat = der Sieben
rank-8 = Acht
    .trump = Trumpf-Acht
    .trump-acc = die Trumpf-Acht
    .dat = der Acht
rank-9 = Neun
    .trump = Trumpf-Neun
    .trump-acc = die Trumpf-Neun
    .dat = der Neun
rank-10 = Zehn
    .trump = Trumpf-Zehn
    .trump-acc = die Trumpf-Zehn
    .dat = der Zehn
rank-J = Bube
    .trump = Trumpf-Bube
    .trump-acc = den Trumpf-Buben
    .dat = dem Buben
rank-Q = Dame
    .trump = Trumpf-Dame
    .trump-acc = die Trumpf-Dame
    .dat = der Dame
rank-K = König
    .trump = Trumpf-König
    .trump-acc = den Trumpf-König
    .dat = dem König
rank-A = Ass
    .trump = Trumpf-Ass
    .trump-acc = das Trumpf-Ass
    .dat = dem Ass

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik

face-german-J = Unter
    .trump = Trumpf-Unter
    .trump-acc = den Trumpf-Unter
    .dat = dem Unter
face-german-Q = Ober
    .trump = Trumpf-Ober
    .trump-acc = den Trumpf-Ober
    .dat = dem Ober
face-german-K = König
    .trump = Trumpf-König
    .trump-acc = den Trumpf-König
    .dat = dem König
face-german-A = Daus
    .trump = Trumpf-Daus
    .trump-acc = das Trumpf-Daus
    .dat = dem Daus
face-german-c = Eichel
face-german-d = Schellen
face-german-h = Herz
face-german-s = Laub

index-J = B
index-Q = D
index-K = K
index-A = A
index-german-J = U
index-german-Q = O
index-german-K = K
index-german-A = D

## Pools.  The forms acc, gen and dat have the article: „die Ass-Mulde“, „der Ass-Mulde“.

pool-other = { $name }
    .acc = die { -pool } „{ $name }“
    .gen = der { -pool } „{ $name }“
    .dat = der { -pool } „{ $name }“
    .title = { -pool } „{ $name }“
pool-none = { -pool }
    .acc = die { -pool }
    .gen = der { -pool }
    .dat = der { -pool }
    .title = { -pool }

## Events that every game has: a sentence for the log …

event-dealt = { $seat } erhält { $cards }.
event-turned = { $card } wird aufgedeckt.
event-took-up = { $seat } nimmt { $card } auf die Hand.
event-trump = { $suit_name } ist { -trump }.
event-paid = { $seat } zahlt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} in { $pool_acc }.
event-collected = { $seat } nimmt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} aus { $pool_dat }.
event-shared = { $seat } nimmt einen gleichen Teil aus { $pool_dat }: { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
}.
event-gave = { $seat } zahlt { $chips ->
    [one] eine { -chip }
   *[other] { $chips } { -chip(form: "many") }
} an { $to }.
event-stayed = { $chips ->
    [one] Eine { -chip } bleibt in { $pool_dat } liegen.
   *[other] { $chips } { -chip(form: "many") } bleiben in { $pool_dat } liegen.
}
event-played = { $seat } spielt { $card }.
event-showed = { $seat } zeigt { $cards }.

## … and a few characters for a column of a replay

cell-dealt = { $cards_count ->
    [one] eine Karte
   *[other] { $cards_count } Karten
}
cell-turned = { $card } aufgedeckt
cell-took-up = nimmt { $card } auf
cell-trump = { -trump } { $suit_sign }
cell-paid = zahlt { $chips }
cell-collected = { $pool_name } { $chips }
cell-shared = { $pool_name } { $chips }
cell-gave = { $chips } an { $to }
cell-stayed = bleibt ({ $chips })
cell-played = { $card }
cell-showed = zeigt { $cards }

## Laws of every game

law-chips-conserved = Keine Spielmarke und kein Punkt entsteht aus dem Nichts oder verschwindet.
law-chips-not-negative = Niemand zahlt, was er nicht hat.
law-cards-one-place = Jede Karte des Kartenspiels ist an genau einem Ort.
law-pools-once = Eine Mulde wird in einer Runde höchstens einmal geleert.
law-questions-menu = Jede Frage lässt mindestens eine Antwort zu und keine zweimal.
law-questions-in-play = Wer keine Karten mehr hat, wird nicht aufgefordert, eine zu spielen.
law-questions-clone = Eine Kopie der Runde, bei irgendeiner Frage angefertigt, fragt dasselbe und geht genauso weiter.
law-questions-unseen = Keine Antwort des automatischen Spielers hängt von etwas ab, das er nicht sehen kann.
law-hand-same-again = Mit den gleichen Karten und den gleichen Antworten verläuft eine Runde wieder genauso.
law-hand-starts = Eine Runde lässt sich mit dem spielen, was alle zu Beginn einer Partie haben.
law-hand-ends = Jede Runde geht zu Ende.

## Players and order

slot-players = Spieler
slot-order = Reihenfolge der Abschnitte
param-players-least = Mindestzahl der Spieler
param-players-most = Höchstzahl der Spieler
param-players-usual = Übliche Spielerzahl
param-players-older-than = Alter
param-order = Reihenfolge der Abschnitte
players-least = { $least ->
    [one] Ein Spieler genügt.
   *[other] Es müssen mindestens { $least_words } Spieler sein.
}
players-most = { $most ->
    [one] Nur ein Spieler kann teilnehmen.
   *[other] Höchstens { $most_words } Spieler können teilnehmen.
}
players-usual = { $usual ->
    [one] Meist spielt einer.
   *[other] Meist spielen { $usual_words }.
}
players-older-than = { $older_than ->
    [one] Das Spiel ist für Spieler gedacht, die älter als ein Jahr sind.
   *[other] Das Spiel ist für Spieler gedacht, die älter als { $older_than_words } Jahre sind.
}
order-stages = Die Abschnitte folgen so aufeinander: { $phases }.

## The pack

slot-pack = Kartenspiel
title-pack = Kartenspiel
rule-pack = Jeder Rang kommt in jeder der vier Farben einmal vor; das Ass ist die höchste Karte.
    .size = { $size ->
        [32] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sieben bis zum Ass.
        [36] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Sechs bis zum Ass.
        [40] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Fünf bis zum Ass.
       *[52] Gespielt wird mit einem { -pack } zu { $size } Karten, von der Zwei bis zum Ass.
    }
param-pack-size = Zahl der Karten

## Where a rule comes from

standing-stated = ausdrücklich
    .about = Die Quelle sagt es ausdrücklich.
standing-inferred = erschlossen
    .about = Wir schließen es aus dem, was die Quelle sagt.
standing-silent = offen
    .about = Die Quelle schweigt; dies ist unsere Lesart.
standing-house = Hausregel
    .about = Eine Hausregel: Diese Variante legt sie fest, keine Quelle.

source-kind-article = Enzyklopädieartikel
source-kind-page = Webseite
source-kind-leaflet = Anleitung aus einer Spielschachtel
source-kind-lexicon = Lexikon
source-kind-book = Buch
source-kind-journal = Zeitschrift
source-seen-whole = vollständig gelesen
source-seen-part = teilweise gelesen
source-seen-not-seen = lag uns nicht vor
source-through = bekannt durch { $source }
source-at = unter { $place }
