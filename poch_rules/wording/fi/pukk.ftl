### Púkk, the Icelandic Poch; en/pukk.ftl says what each message is for.

family-pukk = Púkk

pool-pamfil = Pamfíll
    .one = Pamfíll-{ -pool }
    .gen = Pamfíll-{ -pool(form: "gen") }
    .par = Pamfíll-{ -pool(form: "par") }
    .ill = Pamfíll-{ -pool(form: "ill") }
    .ela = Pamfíll-{ -pool(form: "ela") }
    .title = Pamfíll
pool-pukk = Púkk
    .one = Púkk-{ -pool }
    .gen = Púkk-{ -pool(form: "gen") }
    .par = Púkk-{ -pool(form: "par") }
    .ill = Púkk-{ -pool(form: "ill") }
    .ela = Púkk-{ -pool(form: "ela") }
    .title = Púkk

slot-sets = Ryhmät
slot-excused = Kuka ei maksa

title-owned-board = Potit, jotka kuuluvat pelaajille
rule-owned-board = Jokainen lunastettava { -pool } kuuluu jollekin pelaajalle, joka panee siihen yhtä monta { -chip(form: "par") } kuin pelaajia on. Jos pelaajia on vähemmän kuin näitä potteja, jäljelle jääviin jokainen panee yhden. Jos kukaan ei saa { -pool(form: "par") }, siinä olevat { -chip(form: "many") } jäävät seuraavaan jakoon.
    .further = Kenellekään { $further_count ->
        [1] ei kuulu { $further_one }.
       *[other] eivät kuulu { $further_one }.
    }
    .stake = { $stake ->
        [one] Pottiin, joka ei kuulu kenellekään, jokainen pelaaja panee yhden { -chip(form: "gen") }; jos pelaajia on enemmän kuin lunastettavia potteja, sen täyttävät kaikkien puolesta vain ne, joilla ei ole omaa { -pool(form: "par") }.
       *[other] Pottiin, joka ei kuulu kenellekään, jokainen pelaaja panee { $stake_words } { -chip(form: "par") }; jos pelaajia on enemmän kuin lunastettavia potteja, sen täyttävät kaikkien puolesta vain ne, joilla ei ole omaa { -pool(form: "par") }.
    }
param-owned-board-further = Potit, jotka eivät kuulu kenellekään
param-owned-board-stake = Panos pelaajaa kohti

title-held-card = Yksi kortti, olipa valtti mikä tahansa
rule-held-card = Pelaaja, jolla on kortti { $card_name }, olipa { -trump } mikä tahansa, lunastaa { $pool_gen }.
param-held-card-card = Voittava kortti

title-wild-sets = Villi kortti ryhmissä
rule-wild-sets = Villi kortti ja mikä tahansa muu kortti muodostavat { -set(form: "gen") }.
    .wild = Kortti { $wild_name } on villi: se kelpaa mihin tahansa { -set(form: "ill") } ja kasvattaa sitä yhdellä kortilla. Muuten samanlaisista { -set(form: "many-ela") } parempi on se, jossa villi kortti on.
    .above-ace = Ryhmissä, ja vain niissä, korkein kortti on { $above_ace_name }.
param-wild-sets-wild = Villi kortti
param-wild-sets-above-ace = Ässää korkeampi kortti

title-next-card-excuses = Seuraavan kortin haltija ei maksa
rule-next-card-excuses = Pelaaja, jolla on viimeksi pelatusta seuraava kortti, ei maksa mitään, kun joku pääsee eroon korteistaan.

event-dressed-owned-board = { $seat } panee { $each ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $each } { -chip(form: "par") }
} { $pools_count ->
    [1] { $pools_ill }
   *[other] kuhunkin näistä: { $pools_one }
}.
cell-dressed-owned-board = { $pools } { $each }
event-won-excused = { $seat } ei maksa, koska seuraava kortti on hänellä.
cell-won-excused = ei maksa: { $seat }
event-collected-held-card = { $seat } lunastaa kortilla { $card_name } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-held-card = Kenelläkään ei ole korttia { $card_name }, joten { $pool_par } ei lunasteta. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
