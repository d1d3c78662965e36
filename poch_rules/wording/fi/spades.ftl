### Partnership Spades and its relatives; en/poch.ftl says what the messages are for, common.ftl how Finnish is written.

family-spades = Spades

phase-deal = Korttien jako
phase-bidding = Tarjoukset
phase-exchange = Korttien vaihto
phase-play = Tikkien pelaaminen
phase-score = Pisteet
phase-match = Ottelu

slot-deal = Korttien jako
slot-bidding = Tarjoukset
slot-exchange = Korttien vaihto
slot-play = Tikkien pelaaminen
slot-score = Jaon pisteet
slot-match = Ottelun päättyminen

title-whole-pack = Koko pakka
rule-whole-pack = { -dealer } jakaa koko pakan niin, että kaikki pelaajat saavat yhtä monta korttia. Kumppanit istuvat vastakkain.
    .batch = { $batch ->
        [one] Kortit jaetaan yksitellen.
       *[other] Kortit jaetaan { $batch_words } kerrallaan.
    }
param-whole-pack-batch = Kortteja kerrallaan

title-bidding = Tarjoukset
rule-bidding = Tarjouskierroksia on yksi, ja se alkaa jakajan vasemmalta puolelta. Kukin pelaaja tekee yhden { -bid(form: "gen") } eli sanoo, montako { -trick(form: "par") } hän aikoo ottaa. Passata ei saa, eikä tarjousten tarvitse nousta. Kumppanien { -bid(form: "many") } muodostavat yhdessä { -partnership(form: "gen") } { -contract(form: "gen") }; { -bid } olla ottamatta yhtään { -trick(form: "par") } on { -nil }.
    .double-nil = { $double_nil ->
        [always] Ennen korttiensa katsomista jokainen pelaaja saa sen sijaan tarjota { -blind-nil(form: "gen") }.
        [never] Kukaan ei saa tarjota ennen korttiensa katsomista.
        [one] Pelaaja, jonka { -partnership } on vähintään yhden pisteen jäljessä, saa ennen korttiensa katsomista tarjota sen sijaan { -blind-nil(form: "gen") }.
       *[other] Pelaaja, jonka { -partnership } on vähintään { $double_nil } pistettä jäljessä, saa ennen korttiensa katsomista tarjota sen sijaan { -blind-nil(form: "gen") }.
    }
    .both-nil = { $both_nil ->
        [allowed] Molemmat kumppanit saavat tarjota { -nil(form: "gen") }.
       *[forbidden] Jos kumppani on tarjonnut { -nil(form: "gen") }, pelaajan on tarjottava vähintään yksi { -trick }.
    }
param-bidding-double-nil = Sokkonolla
param-bidding-both-nil = Kumppanien nollat

title-exchange = Korttien vaihto sokkonollan jälkeen
rule-exchange = { $blind ->
        [no] Koska kukaan ei voi tarjota { -blind-nil(form: "par") }, kortteja ei vaihdeta.
       *[yes] Kun kaikki ovat tarjonneet, { -blind-nil(form: "gen") } tarjonnut pelaaja vaihtaa kortteja kumppaninsa kanssa, jos tämä ei tarjonnut samoin. Kumpikin valitsee jaetuista korteistaan ennen kuin näkee, mitä saa.
    }
    .cards = { $cards ->
        [one] Kumpikin antaa toiselle yhden kortin.
       *[other] Kumpikin antaa toiselle { $cards_words } korttia.
    }
param-exchange-cards = Vaihdettavia kortteja

title-spade-tricks = Tikit, valttina pata
rule-spade-tricks = Pata on aina { -trump }. Maata on tunnustettava; pelaaja, joka ei voi, saa pelata minkä kortin tahansa. Korkein pata tai, jos pataa ei ole, aloitetun maan korkein kortti ottaa tikin, ja tikin ottanut aloittaa seuraavan.
    .first-lead = { $first_lead ->
        [forehand] Ensimmäisen { -trick(form: "gen") } aloittaa { -dealer(form: "gen") } vasemmalla puolella istuva pelaaja.
       *[lowest-club] Ensimmäisen { -trick(form: "gen") } aloittaa alimmalla ristillä pelaaja, jolla se on.
    }
    .leading = { $leading ->
        [once-broken] Padalla saa aloittaa vasta, kun pataa on jo pelattu, ellei aloittajalla ole muuta.
       *[any-time] Padalla saa aloittaa milloin tahansa.
    }
param-spade-tricks-first-lead = Ensimmäinen aloitus
param-spade-tricks-leading = Padalla aloittaminen

title-contracts = Sitoumukset, nollat ja ylitikit
rule-contracts = Viimeisen { -trick(form: "gen") } jälkeen lasketaan kummankin { -partnership(form: "gen") } pisteet. Jokainen { -contract(form: "gen") } ylittävä { -trick } on { -bag }.
    .trick = { $trick ->
        [one] Täytetystä { -contract(form: "ela") } saa yhden pisteen jokaisesta tarjotusta { -trick(form: "ela") }; täyttämättä jääneestä menettää saman verran.
       *[other] Täytetystä { -contract(form: "ela") } saa { $trick } pistettä jokaisesta tarjotusta { -trick(form: "ela") }; täyttämättä jääneestä menettää saman verran.
    }
    .bag = { $bag ->
        [0] { -bag(form: "many-ela") } ei saa pisteitä.
        [one] Jokaisesta { -bag(form: "ela") } saa yhden pisteen.
       *[other] Jokaisesta { -bag(form: "ela") } saa { $bag } pistettä.
    }
    .nil = { $nil ->
        [one] Onnistuneesta { -nil(form: "ela") } saa yhden pisteen, epäonnistuneesta sen menettää.
       *[other] Onnistuneesta { -nil(form: "ela") } saa { $nil } pistettä, epäonnistuneesta menettää saman verran.
    }
    .double-nil = { $double_nil ->
        [one] Onnistuneesta { -blind-nil(form: "ela") } saa yhden pisteen, epäonnistuneesta sen menettää.
       *[other] Onnistuneesta { -blind-nil(form: "ela") } saa { $double_nil } pistettä, epäonnistuneesta menettää saman verran.
    }
    .nil-tricks = { $nil_tricks ->
        [bags] Epäonnistuneen { -nil(form: "gen") } { -trick(form: "many") } eivät auta kumppania, vaan ne ovat { -bag(form: "many-par") }.
       *[help-partner] Epäonnistuneen { -nil(form: "gen") } { -trick(form: "many") } luetaan kumppanin { -contract(form: "ill") }.
    }
    .failed-bags = { $nil_tricks ->
        [bags] { $failed_bags ->
            [count] Epäonnistuneen { -nil(form: "gen") } { -trick(form: "many") } ovat { -bag(form: "many-par") } silloinkin, kun myös { -contract } jää täyttämättä.
           *[ignored] Jos myös { -contract } jää täyttämättä, epäonnistuneen { -nil(form: "gen") } tikkejä ei lasketa miksikään.
        }
       *[help-partner] Täyttämättä jääneestä { -contract(form: "ela") } ei tule { -bag(form: "many-par") }.
    }
    .bag-limit = { $bag_limit ->
        [none] { -bag(form: "many-par") } ei lasketa yhteen jaosta toiseen.
        [one] Rangaistus tulee jokaisesta { -bag(form: "ela") } koko ottelun ajan.
       *[other] Rangaistus tulee aina, kun on kertynyt { $bag_limit_words } { -bag(form: "par") } lisää; ne lasketaan koko ottelun ajalta.
    }
    .bag-penalty = { $bag_penalty ->
        [0] Rangaistus ei vähennä pisteitä.
        [one] Rangaistuksena vähennetään yksi piste.
       *[other] Rangaistuksena vähennetään { $bag_penalty } pistettä.
    }
param-contracts-trick = Tarjottu tikki
param-contracts-bag = Ylitikki
param-contracts-nil = Nolla
param-contracts-double-nil = Sokkonolla
param-contracts-nil-tricks = Epäonnistuneen nollan tikit
param-contracts-failed-bags = Jos myös sitoumus jää täyttämättä
param-contracts-bag-limit = Ylitikkejä rangaistukseen
param-contracts-bag-penalty = Rangaistus ylitikeistä
scale-contracts-earns = Tuo
scale-contracts-costs = Maksaa

title-to-target = Pisterajaan asti
rule-to-target = Jos molemmat joukkueet pääsevät voittorajaan samassa jaossa, voittaa se, jolla on enemmän pisteitä; jos pisteet ovat tasan, pelataan vielä yksi jako. Niin kauan kuin kukaan ei ole voittanut, seuraavana jakaa { -dealer(form: "gen") } vasemmalla puolella istuva pelaaja.
    .target = { $target ->
        [one] Ottelun voittaa { -partnership }, joka ensimmäisenä saavuttaa yhden pisteen.
       *[other] Ottelun voittaa { -partnership }, joka ensimmäisenä saavuttaa { $target } pistettä.
    }
    .floor = { $floor ->
        [none] Pisteet voivat laskea alle nollan rajatta.
       *[other] { -partnership }, jonka pistemäärä laskee lukuun { $floor }, on hävinnyt ottelun.
    }
param-to-target-target = Voittoon tarvittavat pisteet
param-to-target-floor = Häviöraja

## Events.  Points may be fewer than none: a line tells whose they are and what for, and has no verb.

event-bid = { $seat } tarjoaa { $tricks ->
    [one] yhden { -trick(form: "gen") }
   *[other] { $tricks } { -trick(form: "par") }
}.
event-bid-nil = { $seat } tarjoaa { -nil(form: "gen") }.
event-bid-double-nil = { $seat } tarjoaa { -blind-nil(form: "gen") } korttejaan katsomatta.
event-exchanged = { $seat } antaa pelaajalle { $to } kortit { $cards }.
event-broke = { $seat } pelaa ensimmäisen padan; tästä lähtien padalla saa aloittaa.
event-took = { $seat } ottaa { -trick(form: "gen") } kortilla { $card }.
event-scored = { $seat } ja { $partner }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-trick = { $seat } ja { $partner }, { -contract }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-bag = { $seat } ja { $partner }, { $bags ->
    [one] yksi { -bag }
   *[other] { $bags } { -bag(form: "par") }
} yli { -contract(form: "gen") }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-nil = { $seat } ja { $partner }, { -nil }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-double-nil = { $seat } ja { $partner }, { -blind-nil }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-nil-tricks = { $seat } ja { $partner }, epäonnistuneesta { -nil(form: "ela") } { $bags ->
    [one] yksi { -bag }
   *[other] { $bags } { -bag(form: "par") }
}: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.
event-scored-contracts-bag-limit = { $seat } ja { $partner }, liikaa { -bag(form: "many-par") }: { $points ->
    [1] yksi piste
    [one] { $points } piste
   *[other] { $points } pistettä
}.

cell-bid = { $tricks }
cell-bid-nil = { -nil }
cell-bid-double-nil = { -blind-nil }
cell-exchanged = { $to } saa { $cards }
cell-broke = pata avattu
cell-took = { $seat } ottaa kortilla { $card }
cell-scored = { $points }
cell-scored-contracts-trick = { -contract } { $points }
cell-scored-contracts-bag = { -bag(form: "many") } { $points }
cell-scored-contracts-nil = { -nil } { $points }
cell-scored-contracts-double-nil = { -blind-nil } { $points }
cell-scored-contracts-nil-tricks = nollan { -bag(form: "many") } { $points }
cell-scored-contracts-bag-limit = rangaistus { $points }

## Results, by their names in JSON

outcome-bids = { -bid }
    .value = { $nil ->
        [nil] { -nil }
        [double] { -blind-nil }
       *[none] { $bids }
    }
outcome-tricks = { -trick(form: "many") }
outcome-score = pisteet
outcome-bags = { -bag(form: "many") }

## Laws

law-tricks-all = Tikkejä on yhtä monta kuin kullekin pelaajalle on jaettu kortteja.
law-tricks-suit-followed = Pelaaja, jolla on aloitettua maata, pelaa sitä.
law-tricks-spades-broken = Padalla ei aloiteta ennen kuin pata on avattu, ellei aloittajalla ole muuta.
law-score-as-bid = Joukkue saa juuri ne pisteet, jotka tulevat sen tarjouksista, tikeistä ja aiemmista ylitikeistä.

## Questions

ask-bidding-blind = { $seat }: tarjotaanko sokkonolla katsomatta?
ask-bidding-bid = { $seat }: montako tikkiä?
ask-exchange-give = { $seat }: mitkä kortit annetaan?
ask-play-lead = { $seat }: millä kortilla aloitetaan?
ask-play-follow = { $seat }: mikä kortti pelataan?

# How a match ended, under the table of its hands.
ui-deal-ended-target = { $hands ->
    [one] Yhden jaon jälkeen { -partnership } on saavuttanut tavoitteen.
   *[other] { $hands } jaon jälkeen { -partnership } on saavuttanut tavoitteen.
}
ui-deal-ended-floor = { $hands ->
    [one] Yhden jaon jälkeen { -partnership } on pudonnut niin alas, että ottelu päättyy.
   *[other] { $hands } jaon jälkeen { -partnership } on pudonnut niin alas, että ottelu päättyy.
}
