### Poch and its relatives on a staking board; en/poch.ftl says what each message is for, common.ftl how Finnish is written.

## Names

family-poch = Poch

pool-ace = ässä
    .one = ässä{ -pool }
    .gen = ässä{ -pool(form: "gen") }
    .par = ässä{ -pool(form: "par") }
    .ill = ässä{ -pool(form: "ill") }
    .ela = ässä{ -pool(form: "ela") }
    .title = Ässä
pool-king = kuningas
    .one = kuningas{ -pool }
    .gen = kuningas{ -pool(form: "gen") }
    .par = kuningas{ -pool(form: "par") }
    .ill = kuningas{ -pool(form: "ill") }
    .ela = kuningas{ -pool(form: "ela") }
    .title = Kuningas
pool-queen = rouva
    .one = rouva{ -pool }
    .gen = rouva{ -pool(form: "gen") }
    .par = rouva{ -pool(form: "par") }
    .ill = rouva{ -pool(form: "ill") }
    .ela = rouva{ -pool(form: "ela") }
    .title = Rouva
pool-jack = sotilas
    .one = sotilas{ -pool }
    .gen = sotilas{ -pool(form: "gen") }
    .par = sotilas{ -pool(form: "par") }
    .ill = sotilas{ -pool(form: "ill") }
    .ela = sotilas{ -pool(form: "ela") }
    .title = Sotilas
pool-ten = kymppi
    .one = kymppi{ -pool }
    .gen = kymppi{ -pool(form: "gen") }
    .par = kymppi{ -pool(form: "par") }
    .ill = kymppi{ -pool(form: "ill") }
    .ela = kymppi{ -pool(form: "ela") }
    .title = Kymppi
pool-marriage = avioliitto
    .one = avioliitto{ -pool }
    .gen = avioliitto{ -pool(form: "gen") }
    .par = avioliitto{ -pool(form: "par") }
    .ill = avioliitto{ -pool(form: "ill") }
    .ela = avioliitto{ -pool(form: "ela") }
    .title = Avioliitto
pool-sequence = sarja
    .one = sarja{ -pool }
    .gen = sarja{ -pool(form: "gen") }
    .par = sarja{ -pool(form: "par") }
    .ill = sarja{ -pool(form: "ill") }
    .ela = sarja{ -pool(form: "ela") }
    .title = Sarja
pool-poch = poch
    .one = poch-{ -pool }
    .gen = poch-{ -pool(form: "gen") }
    .par = poch-{ -pool(form: "par") }
    .ill = poch-{ -pool(form: "ill") }
    .ela = poch-{ -pool(form: "ela") }
    .title = Poch
pool-centre = keskipotti
    .one = keski{ -pool }
    .gen = keski{ -pool(form: "gen") }
    .par = keski{ -pool(form: "par") }
    .ill = keski{ -pool(form: "ill") }
    .ela = keski{ -pool(form: "ela") }
    .title = Keskipotti

phase-dress = Alkupanokset
phase-deal = Korttien jako
phase-meld = { $part ->
    [none] Pottien lunastus
   *[other] Pottien lunastus: { $part_name }
}
phase-vying = { $part ->
    [none] Panostus
   *[other] Panostus { $part }
}
phase-upcard = Käännetty kortti
phase-play = Poispelaaminen
phase-settle = Tilitys
phase-match = Ottelu

slot-seating = Paikat ja ensimmäinen jakaja
slot-chips = Pelimerkit
slot-board = Pelilauta
slot-deal = Korttien jako
slot-meld = { $part ->
    [none] Pottien lunastus
   *[other] { $part_title }
}
slot-vying = { $part ->
    [none] Panostus
   *[other] Panostus { $part }
}
slot-upcard = Käännetty kortti
slot-play = Poispelaaminen
slot-settle = Maksut jaon päättyessä
slot-match = Ottelun päättyminen

## Seats, chips, board

title-seating = Paikat ja ensimmäinen jakaja
rule-seating = Jokaisen jaon jälkeen jakovuoro siirtyy seuraavalle pelaajalle.
    .direction = { $turns ->
        [vying] { $direction ->
            [clockwise] Jako ja { -vying } kulkevat myötäpäivään eli vasemmalle.
           *[anticlockwise] Jako ja { -vying } kulkevat vastapäivään eli oikealle.
        }
        [play] { $direction ->
            [clockwise] Jako ja pelivuoro kulkevat myötäpäivään eli vasemmalle.
           *[anticlockwise] Jako ja pelivuoro kulkevat vastapäivään eli oikealle.
        }
       *[all] { $direction ->
            [clockwise] Jako, { -vying } ja pelivuoro kulkevat myötäpäivään eli vasemmalle.
           *[anticlockwise] Jako, { -vying } ja pelivuoro kulkevat vastapäivään eli oikealle.
        }
    }
    .first-dealer = { $first_dealer ->
        [lot] Ensimmäinen { -dealer } arvotaan.
        [first-knave] Kortteja jaetaan vuoron perään kuvapuoli ylöspäin; ensimmäisenä jakaa se, joka saa ensimmäisen sotilaan.
       *[first-ace] Ensimmäisenä jakaa se, joka vetää ensimmäisen ässän.
    }
param-seating-direction = Pelisuunta
param-seating-first-dealer = Ensimmäinen jakaja

title-purse = Kaikille yhtä monta pelimerkkiä
rule-purse = Kaikki pelaajat aloittavat ottelun samalla määrällä { -chip(form: "many-par") }.
    .chips = { $chips ->
        [one] Kullakin pelaajalla on yksi { -chip }.
       *[other] Kullakin pelaajalla on { $chips_words } { -chip(form: "par") }.
    }
param-purse-chips = Pelimerkkejä alussa

title-shared-supply = Yhteinen pelimerkkivarasto
rule-shared-supply = Ennen ottelua pelaajat jakavat { -chip(form: "many-gen") } varaston keskenään tasan; se, mikä ei mene tasan, jää laatikkoon.
    .chips = { $chips ->
        [one] Varastossa on yksi { -chip }.
       *[other] Varastossa on { $chips_words } { -chip(form: "par") }.
    }
param-shared-supply-chips = Jaettavia pelimerkkejä

title-board = Pelilauta
rule-board = { $kept ->
    [no] { -board(form: "ine") } on oma { -pool } jokaiselle lunastettavalle kortille ja yhdistelmälle.
   *[yes] { -board(form: "ine") } on oma { -pool } jokaiselle lunastettavalle kortille ja yhdistelmälle. Jos kukaan ei saa { -pool(form: "par") }, siinä olevat { -chip(form: "many") } jäävät seuraavaan jakoon.
}
    .further = { $further_count ->
        [0] Muita { -pool(form: "many-par") } ei ole.
       *[other] Lunastettavien { -pool(form: "many-gen") } lisäksi { -board(form: "ine") } on { $further_one }.
    }
    .undressed = { $dressed ->
        [no] Ennen jakoa ei aseteta alkupanoksia yhteenkään { -pool(form: "ill") }.
       *[yes] { $undressed_count ->
            [0] Alkupanokset asetetaan ennen jakoa kaikkiin { -pool(form: "many-ill") }.
           *[other] Alkupanokset asetetaan ennen jakoa kaikkiin { -pool(form: "many-ill") } paitsi { $undressed_ill }.
        }
    }
    .stake = { $stake ->
        [one] Alkupanos on yksi { -chip } { -pool(form: "par") } kohti.
       *[other] Alkupanos on { $stake_words } { -chip(form: "par") } { -pool(form: "par") } kohti.
    }
    .payer = { $payer ->
        [everybody] Jokainen pelaaja asettaa omat alkupanoksensa.
       *[dealer] Vain { -dealer } asettaa alkupanokset.
    }
param-board-further = Muut kuin lunastettavat potit
param-board-undressed = Potit ilman alkupanosta
param-board-stake = Alkupanos pottia kohti
param-board-payer = Alkupanosten asettaja

## Deal

title-deal = Korttien jako
rule-deal = { -dealer } jakaa kortit alkaen seuraavasta pelaajasta eli { -forehand(form: "ela") }.
    .cards = { $cards ->
        [all] Kaikki kortit jaetaan; joillekin pelaajille voi tulla yksi kortti enemmän kuin toisille.
        [all-but-one] Kaikki kortit viimeistä lukuun ottamatta jaetaan; joillekin pelaajille voi tulla yksi kortti enemmän kuin toisille.
        [one] Kullekin pelaajalle jaetaan yksi kortti.
       *[other] Kullekin pelaajalle jaetaan { $cards_words } korttia.
    }
    .batches = { $batches_count ->
        [1] { $batches_first ->
            [one] Kortit jaetaan yksitellen.
           *[other] Kortit jaetaan { $batches_first_words } kerrallaan.
        }
       *[other] { $repeats ->
            [no] Kortit jaetaan erissä kierros kierrokselta: kullekin ensin { $batches }.
           *[yes] Kortit jaetaan erissä kierros kierrokselta: kullekin ensin { $batches }, ja viimeinen määrä toistuu loppuun asti.
        }
    }
    .trump = { $trump ->
        [turned] { $turned ->
            [last] Viimeinen kortti käännetään näkyviin: sen maa on { -trump }, eikä kortti kuulu kenellekään.
           *[next] Seuraava kortti käännetään näkyviin: sen maa on { -trump }, eikä kortti kuulu kenellekään.
        }
        [dealers] { $turned ->
            [last] Viimeinen kortti käännetään näkyviin: sen maa on { -trump }, ja { -dealer } ottaa kortin käteensä.
           *[next] Seuraava kortti käännetään näkyviin: sen maa on { -trump }, ja { -dealer } ottaa kortin käteensä.
        }
        [dealers-last] { -dealer } näyttää oman viimeisen korttinsa: sen maa on { -trump }, ja kortti jää { -dealer(form: "gen") } käteen.
        [c] Risti on aina { -trump }.
        [d] Ruutu on aina { -trump }.
        [h] Hertta on aina { -trump }.
       *[s] Pata on aina { -trump }.
    }
param-deal-cards = Jaettavat kortit
param-deal-batches = Kortteja kerrallaan
param-deal-trump = Valtin määräävä kortti

## Melds

title-trump-card = Valttikortti
rule-trump-card = Pelaaja, jolla on { $rank_trump }, lunastaa { $pool_gen }.
param-trump-card-rank = Valttikortti

title-trump-cards = Useita valttikortteja
rule-trump-cards = Pelaaja, jolla on kädessään { $ranks_trump }, lunastaa { $pool_gen }.
param-trump-cards-ranks = Valttikortit

title-best-run = Paras sarja
rule-best-run = Pelaaja, jolla on paras { -sequence }, lunastaa { $pool_gen }; { -sequence } on saman maan peräkkäisiä kortteja yhdessä kädessä.
    .least = { $least ->
        [one] Yksikin kortti käy { -sequence(form: "ela") }.
       *[other] { -sequence(form: "ine") } on oltava vähintään { $least_words } korttia.
    }
    .compare = { $compare_last ->
        [dealing-order] { -sequence(form: "many-ela") } paras on { $compare }.
       *[other] { -sequence(form: "many-ela") } paras on { $compare }; jos ratkaisua ei synny, voittaa sen pelaajan { -sequence }, joka on jakojärjestyksessä ensimmäisenä.
    }
    .most = { $most ->
        [0] { -sequence(form: "ine") } voi olla kuinka monta korttia tahansa.
        [one] Pidemmästä lasketaan vain yksi kortti.
       *[other] { -sequence(form: "ine") } on enintään { $most_words } korttia; pidemmästä lasketaan ylimmät { $most_words }.
    }
each-best-run-compare = { $value ->
    [length] pisin
    [top] se, jonka ylin kortti on korkein
    [trump] { -trump(form: "pre") }{ -sequence }
   *[dealing-order] sen pelaajan { -sequence }, joka on jakojärjestyksessä ensimmäisenä
}
param-best-run-least = Sarjan vähimmäispituus
param-best-run-compare = Sarjojen paremmuus
param-best-run-most = Sarjan enimmäispituus

## Vying.  To hold a stake is maksaa; what goes into a pool is therefore panna.

title-vying = Panostus
rule-vying = { -vying(form: "ine") } pelaajat lyövät vetoa siitä, kenellä on paras { -set }; { -set } on vähintään kaksi samanarvoista korttia. Kukaan ei voi panostaa enempää kuin hänellä on, ja passannut pelaaja on poissa panostuksesta.
    .pools = { $pools_count ->
        [1] Voittaja saa { $pools_gen }; jokainen panos pannaan siihen heti.
       *[other] Voittaja saa { $pools_gen }; jokainen panos pannaan heti { $pools_first_ill }.
    }
    .first = { $first ->
        [forehand] Ensimmäisenä puhuu { -forehand }.
       *[dealer] Ensimmäisenä puhuu { -dealer }.
    }
    .entry = { $entry ->
        [set] Panostaa saa vain pelaaja, jolla on vähintään { -pair }.
       *[anything] Panostaa saa millä korteilla tahansa, vaikka { -set(form: "par") } ei olisikaan.
    }
    .fee = { $fee ->
        [0] Ennen panostamista ei tarvitse maksaa mitään.
        [one] Ennen panoksia kukin vuorollaan joko panee { $pools_first_ill } yhden { -chip(form: "gen") } tai jää pois. Vain maksaneet saavat panostaa; kunnes joku panostaa, he voivat myös odottaa ja pysyä silti mukana.
       *[other] Ennen panoksia kukin vuorollaan joko panee { $pools_first_ill } { $fee_words } { -chip(form: "par") } tai jää pois. Vain maksaneet saavat panostaa; kunnes joku panostaa, he voivat myös odottaa ja pysyä silti mukana.
    }
    .least-bet = { $bet ->
        [fixed] { $least_bet ->
            [one] Avauspanos on tasan yksi { -chip }.
           *[other] Avauspanos on tasan { $least_bet_words } { -chip(form: "par") }.
        }
       *[free] { $least_bet ->
            [one] Pienin avauspanos on yksi { -chip }.
           *[other] Pienin avauspanos on { $least_bet_words } { -chip(form: "par") }.
        }
    }
    .most-bet = { $bet ->
        [fixed] { "" }
       *[free] { $most_bet ->
            [purse] Avauspanoksella ei ole ylärajaa.
            [one] Avauspanos saa olla enintään yksi { -chip }.
           *[other] Avauspanos saa olla enintään { $most_bet_words } { -chip(form: "par") }.
        }
    }
    .least-raise = { $least_raise ->
        [one] Korottajan on ylitettävä edellinen panos vähintään yhdellä { -chip(form: "ade") }.
       *[other] Korottajan on ylitettävä edellinen panos vähintään { $least_raise_ade } { -chip(form: "ade") }.
    }
    .answers = { $passing ->
        [loses] { $answers ->
            [hold-or-raise] Muut maksavat vuorollaan panoksen eli panevat saman verran, korottavat sitä tai passaavat; passannut menettää jo panemansa { -chip(form: "many") }.
            [hold] Muut voivat vuorollaan vain maksaa panoksen eli panna saman verran tai passata; passannut menettää jo panemansa { -chip(form: "many") }.
           *[overbid] Muut ylittävät vuorollaan suurimman panoksen tai passaavat. Pelkkä maksaminen ei ole sallittua, ja passannut menettää jo panemansa { -chip(form: "many") }.
        }
       *[free] { $answers ->
            [hold-or-raise] Muut maksavat vuorollaan panoksen eli panevat saman verran, korottavat sitä tai passaavat.
            [hold] Muut voivat vuorollaan vain maksaa panoksen eli panna saman verran tai passata.
           *[overbid] Muut ylittävät vuorollaan suurimman panoksen tai passaavat. Pelkkä maksaminen ei ole sallittua.
        }
    }
    .closing = { $closing ->
        [level] { $holding ->
            [no] { -vying } jatkuu, kunnes mukana on enää yksi pelaaja.
           *[yes] { -vying } päättyy heti, kun kaikki mukana olevat ovat panneet saman verran.
        }
        [declined] Kun kaikki mukana olevat ovat panneet saman verran, heiltä kysytään vielä kerran vuorojärjestyksessä, ensin viimeksi avanneelta tai korottaneelta; { -vying } päättyy, kun kukaan ei enää halua korottaa.
        [one-round] { $outbid ->
            [yes] Kukin pelaaja puhuu kerran; kierroksen jälkeen { -vying } on ohi, ja mukaan jäävät vain ne, joiden panos on suurin.
           *[no] Kukin pelaaja puhuu kerran; kierroksen jälkeen { -vying } on ohi.
        }
       *[last-holder] Kun kaikki ovat vastanneet, viimeksi maksanut saa korottaa kerran, ja muut mukana olevat maksavat korotuksen tai passaavat; siihen { -vying } päättyy.
    }
    .survivor = { $compared ->
        [everybody] Ainoankin mukana olevan on näytettävä korttinsa, ja hän voi hävitä.
       *[stayers] { $survivor ->
            [unseen] Ainoa mukana oleva voittaa näyttämättä korttejaan.
           *[shows-set] Ainoan mukana olevan on näytettävä vähintään { -pair } voittaakseen.
        }
    }
    .compared = { $compared ->
        [stayers] { $holding ->
            [no] { "" }
           *[yes] Jos mukana on useita pelaajia, he näyttävät korttinsa, ja paras { -set } voittaa.
        }
       *[everybody] Lopuksi kaikki pelaajat, passanneetkin, näyttävät korttinsa, ja kaikista paras { -set } voittaa.
    }
    .ranking = { -set(form: "many-ela") } paras on { $ranking }.
    .level = { $level ->
        [never] Kahta yhtä hyvää { -set(form: "par") } ei voi olla.
        [share] { $leads ->
            [yes] Jos paras { -set } on usealla, he jakavat voiton tasan; se, mikä ei mene tasan, jää { -pool(form: "ill") }. Voiton jakavista pelaajista katsotaan { -vying(form: "gen") } voittajaksi se, joka on jakojärjestyksessä ensimmäisenä.
           *[no] Jos paras { -set } on usealla, he jakavat voiton tasan; se, mikä ei mene tasan, jää { -pool(form: "ill") }.
        }
        [dealing-order] Yhtä hyvistä { -set(form: "many-ela") } voittaa sen pelaajan { -set }, joka on jakojärjestyksessä ensimmäisenä.
       *[stay] { $kept ->
            [no] Jos paras { -set } on usealla, kukaan ei voita, ja { -chip(form: "many") } jäävät { $pools_ill }.
           *[yes] Jos paras { -set } on usealla, kukaan ei voita, ja { -chip(form: "many") } jäävät { $pools_ill } seuraavaan jakoon asti.
        }
    }
    .lone = { $lone ->
        [nothing] { $kept ->
            [no] Jos kenelläkään korttinsa näyttävistä ei ole { -set(form: "par") }, kukaan ei voita, ja { -chip(form: "many") } jäävät { $pools_ill }.
           *[yes] Jos kenelläkään korttinsa näyttävistä ei ole { -set(form: "par") }, kukaan ei voita, ja { -chip(form: "many") } jäävät { $pools_ill } seuraavaan jakoon asti.
        }
       *[high-card] Jos kenelläkään korttinsa näyttävistä ei ole { -set(form: "par") }, korkein kortti voittaa: ensin ratkaisee arvo, sitten { -trump } ja viimeksi jakojärjestys.
    }
    .penalty = { $penalty ->
        [none] Näytössä hävinnyt menettää vain sen, minkä on panostanut.
       *[as-much-again] { $holding ->
            [no] Jos suurimman panoksen asettanut häviää näytössä, hän panee { $pools_first_ill } vielä yhtä monta { -chip(form: "par") } kuin siinä jo on, tai kaikki, mitä hänellä on, jos hänellä on vähemmän.
           *[yes] Jos viimeksi avannut tai korottanut häviää näytössä, hän panee { $pools_first_ill } vielä yhtä monta { -chip(form: "par") } kuin siinä jo on, tai kaikki, mitä hänellä on, jos hänellä on vähemmän.
        }
    }
    .all-pass = { $fee ->
        [0] { $all_pass ->
            [stay] { $kept ->
                [no] Jos kaikki passaavat, { -chip(form: "many") } jäävät { $pools_ill }.
               *[yes] Jos kaikki passaavat, { -chip(form: "many") } jäävät { $pools_ill } seuraavaan jakoon asti.
            }
           *[best-takes] Jos kaikki passaavat, { $pools_gen } saa silti pelaaja, jolla on paras { -set }.
        }
       *[other] { $all_pass ->
            [stay] { $kept ->
                [no] Jos useat ovat maksaneet eikä kukaan panosta, { -chip(form: "many") } jäävät { $pools_ill }.
               *[yes] Jos useat ovat maksaneet eikä kukaan panosta, { -chip(form: "many") } jäävät { $pools_ill } seuraavaan jakoon asti.
            }
           *[best-takes] Jos useat ovat maksaneet eikä kukaan panosta, he kaikki näyttävät korttinsa, ja { $pools_gen } saa se, jolla on paras { -set }.
        }
    }
    .call-open = { $n ->
        [0] Avaaja sanoo ”{ $call }”.
        [one] Avaaja sanoo, paljonko panee: ”{ $call }” tarkoittaa yhtä { -chip(form: "par") }.
       *[other] Avaaja sanoo, paljonko panee: ”{ $call }” tarkoittaa { $n_par } { -chip(form: "par") }.
    }
    .call-hold = Panoksen maksava sanoo ”{ $call }”.
    .call-raise = Korottaja sanoo ”{ $call }”.
    .call-overbid = Panoksen ylittävä sanoo ”{ $call }”.
    .call-pass = Passaava sanoo ”{ $call }”.
each-vying-ranking = { $value ->
    [cards] se, jossa on eniten kortteja
    [rank] se, jonka arvo on korkein
   *[trump] se, jossa on { -trump(form: "pre") }kortti
}
param-vying-pools = Potit, joista panostetaan
param-vying-first = Kuka puhuu ensin
param-vying-entry = Panostamisen ehto
param-vying-least-bet = Pienin avauspanos
param-vying-least-raise = Pienin korotus
param-vying-answers = Miten panokseen vastataan
param-vying-closing = Panostuksen päättyminen
param-vying-survivor = Ainoa mukana oleva
param-vying-compared = Kenen ryhmiä verrataan
param-vying-ranking = Ryhmien paremmuus
param-vying-level = Yhtä hyvät ryhmät
param-vying-fee = Osallistumismaksu
param-vying-most-bet = Suurin avauspanos
param-vying-lone = Kädet ilman ryhmää
param-vying-penalty = Hävinnyt suurin panostaja
param-vying-all-pass = Jos kaikki passaavat

## Shedding

title-upcard-pool = Käännetyn kortin potti
rule-upcard-pool = { $taker ->
    [dealer] Jos käännetyllä kortilla yksinään voisi lunastaa { -pool(form: "gen") }, sen saa { -dealer }.
   *[next] Jos käännetyllä kortilla yksinään voisi lunastaa { -pool(form: "gen") }, sen saa pelaaja, jolle kortti olisi seuraavaksi jaettu.
}
param-upcard-pool-taker = Kuka saa käännetyn kortin potin

title-rising-runs = Nousevat sarjat
rule-rising-runs = { -run } on yhtä maata ja nousee kortti kortilta: pelaajan, jolla on seuraava kortti, on pelattava se. Jos sitä ei ole kenelläkään, { -run } katkeaa. Jako päättyy, kun jollakin pelaajalla ei ole enää kortteja.
    .leader = { $leader ->
        [vying-winner] { -vying(form: "gen") } voittaja aloittaa ensimmäisen { -run(form: "gen") }; jos voittajaa ei ole, sen aloittaa { -forehand }.
       *[forehand] Ensimmäisen { -run(form: "gen") } aloittaa { -forehand }.
    }
    .lead = { $lead ->
        [any] { -run(form: "gen") } saa aloittaa millä kortilla tahansa.
       *[lowest-of-suit] Aloittaja saa aloittaa { -run(form: "gen") } vain jonkin maan alimmalla kortillaan.
    }
    .restart = { $restart ->
        [last-player] { -run(form: "gen") } viimeisen kortin pelannut aloittaa uuden { -run(form: "gen") }.
       *[next-player] Kun { -run } on katkennut, uuden aloittaa viimeisen kortin pelannutta seuraava pelaaja.
    }
    .ace = { $ace ->
        [high] Ässä on { -run(form: "gen") } korkein kortti.
       *[low] Ässä on { -run(form: "gen") } alin kortti ja kuningas korkein.
    }
    .turn = { $turn ->
        [holder] Pelaaja, jolla on seuraava kortti, pelaa sen heti vuoroaan odottamatta.
       *[round] Vuoro kiertää: kukin pelaa vuorollaan seuraavan kortin, tai passaa, jos sitä ei ole.
    }
    .stop-chips = { $stop_chips ->
        [0] Kun { -run } katkeaa, kukaan ei maksa mitään.
        [one] Kun { -run } katkeaa, jokainen muu maksaa sen viimeisen kortin pelanneelle yhden { -chip(form: "gen") }, jos hänellä niitä vielä on.
       *[other] Kun { -run } katkeaa, jokainen muu maksaa sen viimeisen kortin pelanneelle { $stop_chips_words } { -chip(form: "par") } tai kaiken, mitä hänellä on, jos hänellä on vähemmän.
    }
param-rising-runs-leader = Ensimmäinen aloittaja
param-rising-runs-lead = Sarjan ensimmäinen kortti
param-rising-runs-restart = Seuraavan sarjan aloittaja
param-rising-runs-ace = Ässä sarjassa
param-rising-runs-turn = Kenen vuoro on
param-rising-runs-stop-chips = Maksu sarjan katketessa

title-end-runs = Sarjat maan päästä päähän
rule-end-runs = { -run } alkaa maan alimmasta kortista ja nousee tai alkaa ylimmästä ja laskee, ja pelaajan, jolla on seuraava kortti, on pelattava se. Jos aloitusvuorossa olevalla ei ole tällaista päätykorttia, aloittaa vuorojärjestyksessä seuraava, jolla sellainen on; vain jos sitä ei ole kenelläkään, saa aloittaa millä kortilla tahansa. Jako päättyy, kun jollakin pelaajalla ei ole enää kortteja.
    .leader = { $leader ->
        [vying-winner] { -vying(form: "gen") } voittaja aloittaa ensimmäisen { -run(form: "gen") }; jos voittajaa ei ole, sen aloittaa { -forehand }.
       *[forehand] Ensimmäisen { -run(form: "gen") } aloittaa { -forehand }.
    }
    .direction = { $direction ->
        [whole-hand] Ensimmäinen { -run } ratkaisee, nousevatko vai laskevatko { -run(form: "many") } koko jaon ajan.
       *[each-run] Jokainen { -run } nousee tai laskee sen mukaan, mistä kortista se alkaa.
    }
    .restart = { $restart ->
        [last-player] Kun maa on pelattu loppuun, seuraavan { -run(form: "gen") } aloittaa viimeisen kortin pelannut.
       *[next-player] Kun maa on pelattu loppuun, seuraavan { -run(form: "gen") } aloittaa viimeisen kortin pelannutta seuraava pelaaja.
    }
param-end-runs-leader = Ensimmäinen aloittaja
param-end-runs-direction = Ylös vai alas
param-end-runs-restart = Seuraavan sarjan aloittaja

title-tricks = Maan tunnustaminen
rule-tricks = Yksi pelaaja aloittaa kortilla, ja muut pelaavat vuorollaan samaa maata, jos heillä sitä on; muuten he eivät pelaa mitään. Tämän maan korkeimman kortin pelannut aloittaa seuraavaksi.
    .leader = { $leader ->
        [vying-winner] { -vying(form: "gen") } voittaja aloittaa ensimmäisenä; jos voittajaa ei ole, aloittaa { -forehand }.
       *[forehand] Ensimmäisenä aloittaa { -forehand }.
    }
    .stops = { $stops ->
        [at-once] Jako päättyy heti, kun joltakulta loppuvat kortit, vaikka kesken { -trick(form: "gen") }.
       *[after-trick] Kun joltakulta loppuvat kortit, { -trick } pelataan vielä loppuun, ja jako päättyy siihen.
    }
param-tricks-leader = Ensimmäinen aloittaja
param-tricks-stops = Milloin pelaaminen päättyy

title-counting = Laskeminen
rule-counting = Kukin pelaa vuorollaan minkä tahansa maan kortin, ja pisteet lasketaan yhteen: kuvakortit ovat kymmenen, ässät yksi ja muut kortit lukunsa arvoisia. Pelaaja, jolla ei ole sopivaa korttia, jää vuorotta. Kun kukaan ei voi pelata, laskeminen päättyy, ja viimeisen kortin pelannut aloittaa alusta. Jako päättyy, kun jollakin pelaajalla ei ole enää kortteja.
    .leader = { $leader ->
        [vying-winner] { -vying(form: "gen") } voittaja aloittaa ensimmäisenä; jos voittajaa ei ole, aloittaa { -forehand }.
       *[forehand] Ensimmäisenä aloittaa { -forehand }.
    }
    .most = Summa ei saa olla suurempi kuin { $most }.
    .stop-chips = { $stop_chips ->
        [0] Kun laskeminen päättyy, kukaan ei maksa mitään.
        [one] Kun laskeminen päättyy, jokainen muu maksaa viimeisen kortin pelanneelle yhden { -chip(form: "gen") }, jos hänellä niitä vielä on.
       *[other] Kun laskeminen päättyy, jokainen muu maksaa viimeisen kortin pelanneelle { $stop_chips_words } { -chip(form: "par") } tai kaiken, mitä hänellä on, jos hänellä on vähemmän.
    }
param-counting-leader = Ensimmäinen aloittaja
param-counting-most = Suurin summa
param-counting-stop-chips = Maksu laskemisen päättyessä

## Settling, match

title-per-card = Maksu käteen jääneistä korteista
rule-per-card = Jako tilitetään heti, kun ensimmäinen pelaaja on päässyt eroon korteistaan.
    .chips = { $chips ->
        [0] Käteen jääneistä korteista ei makseta mitään.
        [one] Ensimmäisenä korteistaan eroon päässyt saa jokaiselta muulta pelaajalta yhden { -chip(form: "gen") } kutakin tämän käteen jäänyttä korttia kohti. Pelaaja, jonka { -chip(form: "many") } eivät riitä, maksaa kaiken, mitä hänellä on.
       *[other] Ensimmäisenä korteistaan eroon päässyt saa jokaiselta muulta pelaajalta { $chips_words } { -chip(form: "par") } kutakin tämän käteen jäänyttä korttia kohti. Pelaaja, jonka { -chip(form: "many") } eivät riitä, maksaa kaiken, mitä hänellä on.
    }
    .pools = { $pools_count ->
        [0] Ensimmäisenä korteistaan eroon päässyt ei saa mitään { -pool(form: "par") }.
       *[other] { $sweeps ->
            [yes] Ensimmäisenä korteistaan eroon päässyt saa myös kaiken, mitä { -pool(form: "many-ill") } on jäänyt.
           *[no] Ensimmäisenä korteistaan eroon päässyt saa myös { $pools_gen }.
        }
    }
param-per-card-chips = Pelimerkkejä korttia kohti
param-per-card-pools = Korteista eroon päässeen potit

title-per-point = Maksu käteen jääneistä pisteistä
rule-per-point = Jako tilitetään heti, kun ensimmäinen pelaaja on päässyt eroon korteistaan. Muut maksavat käteen jääneiden korttiensa pisteistä: kuvakortit ovat kymmenen, ässät yksi ja muut kortit lukunsa arvoisia.
    .chips = { $chips ->
        [one] Piste maksaa yhden { -chip(form: "gen") }, eikä kukaan maksa enempää kuin hänellä on.
       *[other] Piste maksaa { $chips_words } { -chip(form: "par") }, eikä kukaan maksa enempää kuin hänellä on.
    }
    .to = { $to ->
        [winner] Maksut saa ensimmäisenä korteistaan eroon päässyt.
       *[everybody] Saman verran maksetaan jokaiselle muulle pelaajalle, ensin korteistaan eroon päässeelle.
    }
    .pools = { $pools_count ->
        [0] Ensimmäisenä korteistaan eroon päässyt ei saa mitään { -pool(form: "par") }.
       *[other] { $sweeps ->
            [yes] Ensimmäisenä korteistaan eroon päässyt saa myös kaiken, mitä { -pool(form: "many-ill") } on jäänyt.
           *[no] Ensimmäisenä korteistaan eroon päässyt saa myös { $pools_gen }.
        }
    }
param-per-point-chips = Pelimerkkejä pistettä kohti
param-per-point-to = Kenelle maksetaan
param-per-point-pools = Korteista eroon päässeen potit

title-until-undressed = Kunnes joku ei pysty asettamaan alkupanoksia
rule-until-undressed = Ottelu päättyy, kun joku ei pysty asettamaan alkupanoksia, jotka hänen kuuluisi asettaa. Voittaja on se, jolla on eniten { -chip(form: "many-par") }, ja tasatilanteessa voitto jaetaan; { -board(form: "all") } jäänyt ei kuulu kenellekään.
    .counted = { $counted ->
        [everybody] Kaikkien pelaajien { -chip(form: "many") } lasketaan, myös sen, joka ei pystynyt maksamaan.
       *[solvent] Vain niiden pelaajien { -chip(form: "many") } lasketaan, jotka pystyvät vielä asettamaan alkupanokset.
    }
    .rounds = { $rounds ->
        [0] Jakojen määrää ei ole rajattu.
        [one] Ottelu päättyy myös heti, kun kukin on jakanut kerran.
       *[other] Ottelu päättyy myös heti, kun kukin on jakanut { $rounds_words } kertaa.
    }
param-until-undressed-counted = Kenen pelimerkit lasketaan
param-until-undressed-rounds = Montako kertaa kukin jakaa

## Events of Poch

event-dressed = { $seat } panee alkupanoksena { $each ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $each } { -chip(form: "par") }
} { $pools_count ->
    [one] yhteen { -pool(form: "ill") }
   *[other] kuhunkin { $pools_count } { -pool(form: "ela") }
}.
event-opened = { $seat } avaa { $stake ->
    [one] yhdellä { -chip(form: "ade") }
   *[other] { $stake } { -chip(form: "ade") }
}.
event-held = { $seat } maksaa panoksen.
event-raised = { $seat } korottaa panoksen { $stake ->
    [one] yhteen { -chip(form: "ill") }
   *[other] { $stake } { -chip(form: "ill") }
}.
event-passed = { $seat } passaa.
event-beaten = { $seat } on asettanut suurimman panoksen mutta häviää näytössä ja maksaa vielä { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-won-vying-winner = { $seat } voittaa { -vying(form: "gen") }.
event-won-out = { $seat } pääsee ensimmäisenä eroon korteistaan.
event-stopped = { -run } katkeaa.
event-rises = Tästä kortista alkaen { -run(form: "many") } nousevat.
event-falls = Tästä kortista alkaen { -run(form: "many") } laskevat.
event-withheld = { $seat } ei voi tunnustaa maata eikä pelaa korttia.
event-took = { $card } on korkein, ja { $seat } aloittaa seuraavaksi.
event-entered = { $seat } maksaa osallistumisesta { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-waited = { $seat } odottaa.
event-withheld-rising-runs = { $seat } ei voi pelata seuraavaa korttia.
event-counted = Summa on { $count }.
event-stopped-counting = Laskeminen päättyy.

event-collected-trump-card = { $seat } lunastaa { $rank_trump-ade } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-trump-cards = { $seat } lunastaa { $ranks_trump-ade } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-best-run = { $seat } lunastaa parhaalla { -sequence(form: "ade") } { $pool_gen } ja saa { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-upcard-pool = Käännetyn kortin ansiosta { $seat } saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-vying-survivor = { $seat } on ainoa mukana oleva ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-vying-compared = { $seat } voittaa { $lone ->
    [high-card] parhailla korteilla
   *[nothing] parhaalla { -set(form: "ade") }
} ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-vying-level = { $seat } on yhtä hyvien { -set(form: "many-gen") } haltijoista jakojärjestyksessä ensimmäisenä ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-collected-per-card-pools = { $seat } on päässyt eroon korteistaan ja saa { $pool_ela } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.
event-gave-per-card-chips = { $seat } maksaa käteensä jääneistä korteista pelaajalle { $to } { $chips ->
    [one] yhden { -chip(form: "gen") }
   *[other] { $chips } { -chip(form: "par") }
}.

event-stayed-trump-card = Kenelläkään ei ole { $rank_trump-par }, joten { $pool_par } ei lunasteta. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-trump-cards = { $ranks_trump } eivät ole samassa kädessä, joten { $pool_par } ei lunasteta. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-best-run = Kenelläkään ei ole kyllin pitkää { -sequence(form: "par") }, joten { $pool_par } ei lunasteta. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-vying-all-pass = Kaikki passasivat, joten { $pool_par } ei saa kukaan. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-vying-survivor = Ainoalla mukana olevalla ei ole { -set(form: "par") } näytettäväksi, joten { $pool_par } ei saa kukaan. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.
event-stayed-vying-compared = Kenelläkään ei ole { -set(form: "par") }, joten { $pool_par } ei saa kukaan. Siihen jää { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}.

## The same in a few characters, at most about twenty-five

cell-dressed = { $pools_count ->
    [one] { $each } yhteen { -pool(form: "ill") }
   *[other] { $each } kuhunkin { $pools_count } { -pool(form: "ela") }
}
cell-opened = avaa panoksella { $stake }
cell-held = { $number ->
    [one] maksaa
   *[other] maksavat
}
cell-raised = korottaa panokseen { $stake }
cell-passed = { $number ->
    [one] passaa
   *[other] passaavat
}
cell-beaten = häviää, maksaa { $chips }
cell-won-vying-winner = voittaa { -vying(form: "gen") }
cell-won-out = pääsee eroon korteistaan
cell-stopped = katkeaa
cell-rises = ylöspäin
cell-falls = alaspäin
cell-withheld = ei maata
cell-took = { $card } on korkein
cell-entered = { $number ->
    [one] maksaa { $chips }, mukana
   *[other] maksavat { $chips }, mukana
}
cell-waited = { $number ->
    [one] odottaa
   *[other] odottavat
}
cell-withheld-rising-runs = ei sitä korttia
cell-counted = summa { $count }

# Why a pool stays, or a sequence is the better one.
why-upcard = { $cards } on { -upcard }
why-undealt = { $number ->
    [one] { $cards } on jakamatta
   *[other] { $cards } ovat jakamatta
}
why-apart = { $cards } eivät ole samassa kädessä
why-no-run = { $least ->
    [one] kenelläkään ei ole korttia
   *[other] kenelläkään ei ole { $least_par } korttia peräkkäin
}
why-nobody-bid = kaikki passasivat
why-nobody-set = kenelläkään ei ole { -set(form: "par") }
why-odd-chips = ei mene tasan
why-level = paras { -set } on usealla
why-beats = parempi kuin { $cards } ({ $player }): { $by ->
    [length] pidempi
    [top] korkeampi
    [trump] { -trump(form: "pre") }{ -sequence }
   *[dealing-order] aiemmin jakojärjestyksessä
}
reason-purse = pelaajalla { $player } on { $chips ->
    [one] yksi { -chip }
   *[other] { $chips } { -chip(form: "par") }
}, ja alkupanoksiin tarvitaan { $cost }

## Results, by their names in JSON

outcome-chips = pelaajan { $seat } pelimerkit
outcome-net = pelaajan { $seat } voitto
outcome-pots = { $pool_ill } jäänyt
outcome-won = { $pool_gen } voittaja
outcome-vying-winner = { -vying(form: "gen") } voittaja
outcome-out = korteistaan eroon päässyt
outcome-trump = { -trump-suit }
outcome-upcard = { -upcard }

## Laws of Poch

law-hand-somebody-out = Kun jako on päättynyt, korteistaan eroon päässeellä ei ole kortteja.
law-sets-never-level = Kahdella pelaajalla ei koskaan ole yhtä hyvää { -set(form: "par") }, elleivät säännöt sano, miten silloin käy.

## The end of a match

ui-deal-ended-undressed = { $hands ->
    [one] Yhden jaon jälkeen { $seat } ei pysty asettamaan alkupanoksia.
   *[other] { $hands } jaon jälkeen { $seat } ei pysty asettamaan alkupanoksia.
}
ui-deal-ended-dealt = { $hands ->
    [one] Yhden jaon jälkeen kaikki ovat jakaneet.
   *[other] { $hands } jaon jälkeen kaikki ovat jakaneet yhtä monta kertaa.
}
