### Games of stops on a staking board; en/stops.ftl says what each message is for, common.ftl how Finnish is written.

## Names

phase-sweep = Kaikki kerralla
phase-left = Käteen jääneet pottien kortit

slot-pool = { $part_title }
slot-sweep = Kaikki kortit kerralla
slot-left = Potin kortti jäänyt käteen

## Pack, seats, board, deal

rule-pack = Jokaisessa neljästä maasta on yksi kortti kutakin arvoa.
    .size = { $size ->
        [32] Pelataan { $size } kortin { -pack(form: "ade") }, seiskasta ässään.
        [36] Pelataan { $size } kortin { -pack(form: "ade") }, kutosesta ässään.
        [40] Pelataan { $size } kortin { -pack(form: "ade") }, viitosesta ässään.
       *[52] Pelataan { $size } kortin { -pack(form: "ade") }, kakkosesta ässään.
    }

title-pack-without = Pakka, josta on poistettu kortteja
rule-pack-without = Jokaisessa neljästä maasta on yksi kortti kutakin arvoa, poistettuja kortteja lukuun ottamatta.
    .size = { $size ->
        [32] Pelataan { $size } kortin { -pack(form: "ade") }, seiskasta ässään.
        [36] Pelataan { $size } kortin { -pack(form: "ade") }, kutosesta ässään.
        [40] Pelataan { $size } kortin { -pack(form: "ade") }, viitosesta ässään.
       *[52] Pelataan { $size } kortin { -pack(form: "ade") }, kakkosesta ässään.
    }
    .without = { $without_count ->
        [0] Pakasta ei poisteta kortteja.
        [1] Pakasta poistetaan { $without }, ja siihen tuleva { -run } katkeaa.
       *[other] Pakasta poistetaan { $without }, ja niihin tuleva { -run } katkeaa.
    }
param-pack-without-size = Kortteja pakassa
param-pack-without-without = Poistetut kortit

rule-seating = Jokaisen jaon jälkeen jakovuoro siirtyy seuraavalle pelaajalle.
    .direction = { $direction ->
        [clockwise] Jako ja pelivuoro kulkevat myötäpäivään eli vasemmalle.
       *[anticlockwise] Jako ja pelivuoro kulkevat vastapäivään eli oikealle.
    }
    .first-dealer = { $first_dealer ->
        [lot] Ensimmäinen { -dealer } arvotaan.
        [first-knave] Kortteja jaetaan vuoron perään kuvapuoli ylöspäin; ensimmäisenä jakaa se, joka saa ensimmäisen sotilaan.
       *[first-ace] Ensimmäisenä jakaa se, joka vetää ensimmäisen ässän.
    }

title-staked-board = Lauta, jossa on erisuuruiset alkupanokset
rule-staked-board = { -board(form: "ine") } on joka { -pool(form: "par") } varten oma alkupanoksensa. Jos kukaan ei saa { -pool(form: "par") }, siinä olevat { -chip(form: "many") } jäävät seuraavaan jakoon.
    .payer = { $payer ->
        [everybody] Jokainen pelaaja asettaa ennen jakoa alkupanokset kaikkiin { -pool(form: "many-ill") }.
       *[dealer] Vain { -dealer } asettaa ennen jakoa alkupanokset kaikkiin { -pool(form: "many-ill") }.
    }
param-staked-board-payer = Alkupanosten asettaja

title-dead-cards = Jako, jossa jää kuolleita kortteja
rule-dead-cards = { -dealer } jakaa kortit yksitellen alkaen seuraavasta pelaajasta eli { -forehand(form: "ela") }. Kortit, joita kukaan ei saa, jäävät kuvapuoli alaspäin, ja { -run(form: "many") } katkeavat niihin.
    .cards = { $cards ->
        [all] Kaikki kortit jaetaan mahdollisimman tasan.
        [all-but-one] Kaikki kortit viimeistä lukuun ottamatta jaetaan mahdollisimman tasan.
        [one] Kullekin pelaajalle jaetaan yksi kortti.
       *[other] Kullekin pelaajalle jaetaan { $cards_words } korttia.
    }
    .dead-hands = { $dead_hands ->
        [0] Muille kuin pelaajille ei jaeta.
        [one] Jakajan jälkeen jaetaan vielä yksi kuollut käsi, jota kukaan ei saa katsoa.
       *[other] Jakajan jälkeen jaetaan vielä { $dead_hands_words } kuollutta kättä, joita kukaan ei saa katsoa.
    }
    .turned = { $turned ->
        [none] Mitään korttia ei käännetä näkyviin, eikä { -trump(form: "par") } ole.
       *[last] Viimeinen kortti käännetään näkyviin: sen maa on { -trump }, eikä kortti kuulu kenellekään.
    }
param-dead-cards-cards = Jaettavat kortit
param-dead-cards-dead-hands = Kuolleet kädet
param-dead-cards-turned = Valtin määräävä kortti

## Pools

title-played-card = Kortti, joka pelattuna voittaa potin
rule-played-card = Kortin { $card_name } pelannut saa heti { $pool_gen }.
    .stake = { $stake ->
        [one] Alkupanos { $pool_ill } on yksi { -chip }.
       *[other] Alkupanos { $pool_ill } on { $stake_words } { -chip(form: "par") }.
    }
param-played-card-card = Voittava kortti
param-played-card-stake = Alkupanos

title-played-trump = Valttikortti, joka pelattuna voittaa potin
rule-played-trump = Pelaaja, joka pelaa { $rank_trump-gen }, saa heti { $pool_gen }.
    .stake = { $stake ->
        [one] Alkupanos { $pool_ill } on yksi { -chip }.
       *[other] Alkupanos { $pool_ill } on { $stake_words } { -chip(form: "par") }.
    }
param-played-trump-rank = Voittava valttikortti
param-played-trump-stake = Alkupanos

title-played-trumps = Kaksi saman pelaajan valttikorttia
rule-played-trumps = Pelaaja, joka pelaa itse { $ranks_trump-gen }, saa niistä jälkimmäisellä { $pool_gen }.
    .stake = { $stake ->
        [one] Alkupanos { $pool_ill } on yksi { -chip }.
       *[other] Alkupanos { $pool_ill } on { $stake_words } { -chip(form: "par") }.
    }
param-played-trumps-ranks = Voittavat valttikortit
param-played-trumps-stake = Alkupanos

title-plain-pool = Potti, jota mikään kortti ei voita
rule-plain-pool = Millään yksittäisellä kortilla ei saa { $pool_par }.
    .stake = { $stake ->
        [one] Alkupanos { $pool_ill } on yksi { -chip }.
       *[other] Alkupanos { $pool_ill } on { $stake_words } { -chip(form: "par") }.
    }
param-plain-pool-stake = Alkupanos

## Play and payment

title-rank-runs = Sarjat arvon mukaan
rule-rank-runs = { -forehand } aloittaa millä kortilla tahansa. Vuorossa oleva pelaa maasta välittämättä aina yhtä korkeamman kortin niin kauan kuin hänellä on sellainen; sitten vuoro siirtyy seuraavalle. Kakkosen alla on ässä, elleivät { -run(form: "many") } pääty siihen. Kun vuoro palaa viimeisen kortin pelanneelle, tämä aloittaa uuden { -run(form: "gen") } millä kortilla tahansa. Jako päättyy, kun jollakin pelaajalla ei ole enää kortteja.
    .high = { -run(form: "gen") } viimeinen kortti on { $high_name }; sen pelannut aloittaa heti uuden { -run(form: "gen") }.
    .call-lack = { $n ->
        [one] Pelaaja, joka ei pysty jatkamaan, sanoo puuttuvan arvon, ykkösestä ”{ $call }”.
       *[other] Pelaaja, joka ei pysty jatkamaan, sanoo puuttuvan arvon; jos se on { $n_words }, hän sanoo ”{ $call }”.
    }
param-rank-runs-high = Korkein kortti

title-one-go = Kaikki, jos kortit menevät kerralla
rule-one-go = Pelaaja, joka pelaa yhdellä vuorolla kaikki saamansa kortit, saa kaiken, mitä { -board(form: "ine") } on.

title-left-with-card = Potin kortti jäänyt käteen
rule-left-with-card = Pelaaja, jolla on vielä jonkin potin kortti kädessään, kun joku on päässyt eroon korteistaan, maksaa siihen { -pool(form: "ill") }, mutta ei koskaan enempää kuin hänellä on.
    .amount = { $amount ->
        [as-much-again] Hän maksaa yhtä monta { -chip(form: "par") } kuin { -pool(form: "ill") } on jo pantu.
       *[stake] Hän maksaa { -pool(form: "gen") } alkupanoksen vielä kerran.
    }
param-left-with-card-amount = Maksun suuruus

## Events

event-lacked = { $seat } ei voi jatkaa (puuttuva kortti: { $rank_name }), ja vuoro siirtyy.
cell-lacked = puuttuu { $rank_name }
event-won-in-one-go = { $seat } pelaa kaikki korttinsa yhdellä vuorolla.
cell-dressed-staked-board = { $pools } { $each }
cell-won-in-one-go = kaikki kerralla
event-dressed-staked-board = { $seat } panee { $each ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $each } { -chip(form: "par") }
} { $pools_count ->
    [1] { $pools_ill }
   *[other] kuhunkin näistä: { $pools_one }
}.
event-collected-played-card = { $seat } pelaa kortin { $card_name } ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-played-trump = { $seat } lunastaa { $rank_trump-ade } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-played-trumps = { $seat } lunastaa { $ranks_trump-ade } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-one-go = { $seat } tyhjentää laudan ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-paid-left-with-card = { $seat } maksaa käteensä jääneestä kortista { $pool_ill } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.

law-pools-by-playing = Joka saa potin kortilla, on juuri pelannut sen kortin.
