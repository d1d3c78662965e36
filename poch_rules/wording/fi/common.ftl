### Everything that belongs to no family of games; en/common.ftl says what each message is for.
### After a number stands the partitive of the singular (kolme pottia), and the whole object of an active verb in the
### genitive (panee yhden pelimerkin).  No name of a player is ever inflected: pelaajalle Anna.
### Finnish makes one word of trump and rank: the form `pre` of -trump is what a rank is written onto (valttikuningas; a
### variant may have “maksuvärin kuningas”).  In the same way -pool is written onto the name of a pool (ässäpotti).

## Numbers and lists

# par is the partitive (ei kolmea korttia), ade the adessive (kolmella pelimerkillä).
number-words = { $n ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
   *[other] { $n }
}
    .par = { $n ->
        [1] yhtä
        [2] kahta
        [3] kolmea
        [4] neljää
        [5] viittä
        [6] kuutta
        [7] seitsemää
        [8] kahdeksaa
        [9] yhdeksää
        [10] kymmentä
       *[other] { $n }
    }
    .ade = { $n ->
        [1] yhdellä
        [2] kahdella
        [3] kolmella
        [4] neljällä
        [5] viidellä
        [6] kuudella
        [7] seitsemällä
        [8] kahdeksalla
        [9] yhdeksällä
        [10] kymmenellä
       *[other] { $n }
    }
list-then = { $before }, sitten { $after }
list-against = { $before } – { $after }
list-comma = { $before }, { $after }
list-more = { $before } ja { $number ->
    [one] yksi muu
   *[other] { $number } muuta
}

## Cards.  `trump` is the card of trumps as a subject, trump-gen what somebody plays, trump-ade what somebody takes a pool
## with, trump-par what nobody has.

card = { $sign }{ $index }
card-name = { $suit_pre }{ $rank_name }

rank-2 = kakkonen
    .trump = { -trump(form: "pre") }kakkonen
    .trump-gen = { -trump(form: "pre") }kakkosen
    .trump-par = { -trump(form: "pre") }kakkosta
    .trump-ade = { -trump(form: "pre") }kakkosella
rank-3 = kolmonen
    .trump = { -trump(form: "pre") }kolmonen
    .trump-gen = { -trump(form: "pre") }kolmosen
    .trump-par = { -trump(form: "pre") }kolmosta
    .trump-ade = { -trump(form: "pre") }kolmosella
rank-4 = nelonen
    .trump = { -trump(form: "pre") }nelonen
    .trump-gen = { -trump(form: "pre") }nelosen
    .trump-par = { -trump(form: "pre") }nelosta
    .trump-ade = { -trump(form: "pre") }nelosella
rank-5 = viitonen
    .trump = { -trump(form: "pre") }viitonen
    .trump-gen = { -trump(form: "pre") }viitosen
    .trump-par = { -trump(form: "pre") }viitosta
    .trump-ade = { -trump(form: "pre") }viitosella
rank-6 = kutonen
    .trump = { -trump(form: "pre") }kutonen
    .trump-gen = { -trump(form: "pre") }kutosen
    .trump-par = { -trump(form: "pre") }kutosta
    .trump-ade = { -trump(form: "pre") }kutosella
rank-7 = seiska
    .trump = { -trump(form: "pre") }seiska
    .trump-gen = { -trump(form: "pre") }seiskan
    .trump-par = { -trump(form: "pre") }seiskaa
    .trump-ade = { -trump(form: "pre") }seiskalla
rank-8 = kahdeksikko
    .trump = { -trump(form: "pre") }kahdeksikko
    .trump-gen = { -trump(form: "pre") }kahdeksikon
    .trump-par = { -trump(form: "pre") }kahdeksikkoa
    .trump-ade = { -trump(form: "pre") }kahdeksikolla
rank-9 = yhdeksikkö
    .trump = { -trump(form: "pre") }yhdeksikkö
    .trump-gen = { -trump(form: "pre") }yhdeksikön
    .trump-par = { -trump(form: "pre") }yhdeksikköä
    .trump-ade = { -trump(form: "pre") }yhdeksiköllä
rank-10 = kymppi
    .trump = { -trump(form: "pre") }kymppi
    .trump-gen = { -trump(form: "pre") }kympin
    .trump-par = { -trump(form: "pre") }kymppiä
    .trump-ade = { -trump(form: "pre") }kympillä
rank-J = sotilas
    .trump = { -trump(form: "pre") }sotilas
    .trump-gen = { -trump(form: "pre") }sotilaan
    .trump-par = { -trump(form: "pre") }sotilasta
    .trump-ade = { -trump(form: "pre") }sotilaalla
rank-Q = rouva
    .trump = { -trump(form: "pre") }rouva
    .trump-gen = { -trump(form: "pre") }rouvan
    .trump-par = { -trump(form: "pre") }rouvaa
    .trump-ade = { -trump(form: "pre") }rouvalla
rank-K = kuningas
    .trump = { -trump(form: "pre") }kuningas
    .trump-gen = { -trump(form: "pre") }kuninkaan
    .trump-par = { -trump(form: "pre") }kuningasta
    .trump-ade = { -trump(form: "pre") }kuninkaalla
rank-A = ässä
    .trump = { -trump(form: "pre") }ässä
    .trump-gen = { -trump(form: "pre") }ässän
    .trump-par = { -trump(form: "pre") }ässää
    .trump-ade = { -trump(form: "pre") }ässällä

# pre is what a rank is written onto: herttakuningas, but “terhon ober”, since not every German name can be compounded.
suit-c = risti
    .pre = risti
suit-d = ruutu
    .pre = ruutu
suit-h = hertta
    .pre = hertta
suit-s = pata
    .pre = pata

# Court cards, aces and suits of the German pack.
face-german-J = unter
    .trump = { -trump(form: "pre") }unter
    .trump-gen = { -trump(form: "pre") }unterin
    .trump-par = { -trump(form: "pre") }unteria
    .trump-ade = { -trump(form: "pre") }unterilla
face-german-Q = ober
    .trump = { -trump(form: "pre") }ober
    .trump-gen = { -trump(form: "pre") }oberin
    .trump-par = { -trump(form: "pre") }oberia
    .trump-ade = { -trump(form: "pre") }oberilla
face-german-K = kuningas
    .trump = { -trump(form: "pre") }kuningas
    .trump-gen = { -trump(form: "pre") }kuninkaan
    .trump-par = { -trump(form: "pre") }kuningasta
    .trump-ade = { -trump(form: "pre") }kuninkaalla
face-german-A = daus
    .trump = { -trump(form: "pre") }daus
    .trump-gen = { -trump(form: "pre") }dausin
    .trump-par = { -trump(form: "pre") }dausia
    .trump-ade = { -trump(form: "pre") }dausilla
face-german-c = terho
    .pre = terhon{ " " }
face-german-d = kulkunen
    .pre = kulkusen{ " " }
face-german-h = hertta
    .pre = hertan{ " " }
face-german-s = lehti
    .pre = lehden{ " " }

# Letters in the corners of court cards and aces, as on Finnish packs.
index-J = J
index-Q = Q
index-K = K
index-A = A
index-german-J = U
index-german-Q = O
index-german-K = K
index-german-A = D

## Pools.  The value is the short label of tables; one, gen, par, ill, ela are cases (what stays, is taken, is not taken,
## is paid into, is taken from), title is for headings.

pool-other = { $name }
    .one = { -pool } ”{ $name }”
    .gen = { -pool(form: "gen") } ”{ $name }”
    .par = { -pool(form: "par") } ”{ $name }”
    .ill = { -pool(form: "ill") } ”{ $name }”
    .ela = { -pool(form: "ela") } ”{ $name }”
    .title = Potti ”{ $name }”
pool-none = { -pool }
    .one = { -pool }
    .gen = { -pool(form: "gen") }
    .par = { -pool(form: "par") }
    .ill = { -pool(form: "ill") }
    .ela = { -pool(form: "ela") }
    .title = Potti

## Events that every game has: a sentence for the log …

event-dealt = { $seat } saa kortit { $cards }.
event-turned = Kortti { $card } käännetään näkyviin.
event-took-up = { $seat } ottaa kortin { $card } käteensä.
event-trump = { -trump-suit } on { $suit_name }.
event-paid = { $seat } panee { $pool_ill } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected = { $seat } saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-shared = { $seat } saa tasaosuuden { $pool_ela }: { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-gave = { $seat } maksaa pelaajalle { $to } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed = { $pool_ill } jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-played = { $seat } pelaa kortin { $card }.
event-showed = { $seat } näyttää kortit { $cards }.

## … and a few characters for a column of a replay, beside the name of the player or pool.

cell-dealt = { $cards_count ->
    [one] yksi kortti
   *[other] { $cards_count } korttia
}
cell-turned = { $card } käännetään
cell-took-up = ottaa käteensä { $card }
cell-trump = { -trump-suit } { $suit_sign }
cell-paid = panee { $chips }
cell-collected = { $pool_name } { $chips }
cell-shared = { $pool_name } { $chips }
cell-gave = { $to } saa { $chips }
cell-stayed = jää ({ $chips })
cell-played = { $card }
cell-showed = näyttää { $cards }

## Laws of every game, as the book and a broken law’s report print them

law-chips-conserved = Mikään { -chip } tai piste ei synny tyhjästä eikä katoa.
law-chips-not-negative = Kukaan ei maksa sellaista, mitä hänellä ei ole.
law-cards-one-place = Jokainen pakan kortti on täsmälleen yhdessä paikassa.
law-pools-once = Kukin { -pool } tyhjennetään jaon aikana enintään kerran.
law-questions-menu = Jokaiseen kysymykseen on ainakin yksi vastaus, eikä mikään vastaus ole tarjolla kahdesti.
law-questions-in-play = Pelaajalta, jolla ei ole enää kortteja, ei pyydetä korttia.
law-questions-clone = Mistä tahansa kysymyksestä tehty jaon kopio kysyy samaa ja jatkuu samalla tavalla.
law-questions-unseen = Se, mitä pelaaja ei näe, ei muuta yhtäkään automaattisen pelaajan vastausta.
law-hand-same-again = Sama jako kulkee samoilla vastauksilla aina samalla tavalla.
law-hand-starts = Jako voidaan pelata sillä, mitä kullakin on ottelun alussa.
law-hand-ends = Jokainen jako päättyy.

## Players and order, which every variant has: labels and sentences

slot-players = Pelaajat
slot-order = Vaiheiden järjestys
param-players-least = Pelaajia vähintään
param-players-most = Pelaajia enintään
param-players-usual = Pelaajia tavallisesti
param-players-older-than = Ikä
param-order = Vaiheiden järjestys
players-least = { $least ->
    [one] Yksikin pelaaja riittää.
   *[other] Pelaajia on oltava vähintään { $least_words }.
}
players-most = { $most ->
    [one] Vain yksi pelaaja voi pelata.
   *[other] Mukana voi olla enintään { $most_words } pelaajaa.
}
players-usual = { $usual ->
    [one] Tavallisesti pelaajia on yksi.
   *[other] Tavallisesti pelaajia on { $usual_words }.
}
players-older-than = Peli on tarkoitettu yli { $older_than }-vuotiaille.
order-stages = Vaiheet seuraavat toisiaan tässä järjestyksessä: { $phases }.

## The pack, which families share

slot-pack = Pakka
title-pack = Pakka
rule-pack = Jokaisessa neljästä maasta on yksi kortti kutakin arvoa, ja ässä on korkein.
    .size = { $size ->
        [32] Pelataan { $size } kortin { -pack(form: "ade") }, seiskasta ässään.
        [36] Pelataan { $size } kortin { -pack(form: "ade") }, kutosesta ässään.
        [40] Pelataan { $size } kortin { -pack(form: "ade") }, viitosesta ässään.
       *[52] Pelataan { $size } kortin { -pack(form: "ade") }, kakkosesta ässään.
    }
param-pack-size = Kortteja pakassa

## Where a rule comes from

standing-stated = sanottu
    .about = Lähde sanoo näin.
standing-inferred = päätelty
    .about = Olemme päätelleet tämän siitä, mitä lähde sanoo.
standing-silent = lähde vaikenee
    .about = Lähde vaikenee; tämä on meidän tulkintamme.
standing-house = kotisääntö
    .about = Kotisääntö: muunnelman oma sääntö, joka ei ole mistään lähteestä.

source-kind-article = tietosanakirja-artikkeli
source-kind-page = verkkosivu
source-kind-leaflet = pelilaatikon ohjelehtinen
source-kind-lexicon = tietosanakirja
source-kind-book = kirja
source-kind-journal = aikakauslehti
source-seen-whole = luettu kokonaan
source-seen-part = luettu osittain
source-seen-not-seen = emme ole nähneet
source-through = luettu lähteen { $source } kautta
source-at = kohta { $place }
