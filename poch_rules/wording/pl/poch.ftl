### Poch and its relatives on a staking board; en/poch.ftl says what each message is for, common.ftl how Polish is written.
### -chip is a masculine noun (żeton, znacznik): sentences agree with it.

## Names

family-poch = Poch

pool-ace = as
    .gen = { -pool(form: "gen") } asa
    .acc = { -pool(form: "acc") } asa
    .won = { -pool(form: "won") } asa
    .into = { -pool(form: "into") } asa
    .from = { -pool(form: "from") } asa
    .in = { -pool(form: "in") } asa
    .title = As
pool-king = król
    .gen = { -pool(form: "gen") } króla
    .acc = { -pool(form: "acc") } króla
    .won = { -pool(form: "won") } króla
    .into = { -pool(form: "into") } króla
    .from = { -pool(form: "from") } króla
    .in = { -pool(form: "in") } króla
    .title = Król
pool-queen = dama
    .gen = { -pool(form: "gen") } damy
    .acc = { -pool(form: "acc") } damy
    .won = { -pool(form: "won") } damy
    .into = { -pool(form: "into") } damy
    .from = { -pool(form: "from") } damy
    .in = { -pool(form: "in") } damy
    .title = Dama
pool-jack = walet
    .gen = { -pool(form: "gen") } waleta
    .acc = { -pool(form: "acc") } waleta
    .won = { -pool(form: "won") } waleta
    .into = { -pool(form: "into") } waleta
    .from = { -pool(form: "from") } waleta
    .in = { -pool(form: "in") } waleta
    .title = Walet
pool-ten = dziesiątka
    .gen = { -pool(form: "gen") } dziesiątki
    .acc = { -pool(form: "acc") } dziesiątki
    .won = { -pool(form: "won") } dziesiątki
    .into = { -pool(form: "into") } dziesiątki
    .from = { -pool(form: "from") } dziesiątki
    .in = { -pool(form: "in") } dziesiątki
    .title = Dziesiątka
pool-marriage = mariasz
    .gen = { -pool(form: "gen") } mariasza
    .acc = { -pool(form: "acc") } mariasza
    .won = { -pool(form: "won") } mariasza
    .into = { -pool(form: "into") } mariasza
    .from = { -pool(form: "from") } mariasza
    .in = { -pool(form: "in") } mariasza
    .title = Mariasz
pool-sequence = sekwens
    .gen = { -pool(form: "gen") } sekwensu
    .acc = { -pool(form: "acc") } sekwensu
    .won = { -pool(form: "won") } sekwensu
    .into = { -pool(form: "into") } sekwensu
    .from = { -pool(form: "from") } sekwensu
    .in = { -pool(form: "in") } sekwensu
    .title = Sekwens
pool-poch = Poch
    .gen = { -pool(form: "gen") } „Poch”
    .acc = { -pool(form: "acc") } „Poch”
    .won = { -pool(form: "won") } „Poch”
    .into = { -pool(form: "into") } „Poch”
    .from = { -pool(form: "from") } „Poch”
    .in = { -pool(form: "in") } „Poch”
    .title = Pula „Poch”
pool-centre = środek
    .gen = { -centre(form: "gen") }
    .acc = { -centre(form: "acc") }
    .won = { -centre(form: "won") }
    .into = { -centre(form: "into") }
    .from = { -centre(form: "from") }
    .in = { -centre(form: "in") }
    .title = Środek

phase-dress = Stawki wstępne
phase-deal = Rozdawanie kart
phase-meld = { $part ->
    [none] Okazywanie kart
   *[other] Okazywanie kart: { $part_name }
}
phase-vying = { $part ->
    [none] Licytacja
   *[other] Licytacja nr { $part }
}
phase-upcard = Odkryta karta
phase-play = Wykładanie kart
phase-settle = Rozliczenie
phase-match = Partia

slot-seating = Miejsca i pierwszy rozdający
slot-chips = Żetony
slot-board = Plansza
slot-deal = Rozdawanie kart
slot-meld = { $part ->
    [none] Okazywanie kart
   *[other] { $part_title }
}
slot-vying = { $part ->
    [none] Licytacja
   *[other] Licytacja nr { $part }
}
slot-upcard = Odkryta karta
slot-play = Wykładanie kart
slot-settle = Zapłata na koniec rozdania
slot-match = Koniec partii

## Seats, chips, board

title-seating = Miejsca i pierwszy rozdający
rule-seating = Rolę { -dealer(form: "gen") } przejmuje po każdym rozdaniu następny gracz w kolejności.
    .direction = { $turns ->
        [vying] { $direction ->
            [clockwise] Rozdaje się i licytuje zgodnie z ruchem wskazówek zegara, czyli w lewo.
           *[anticlockwise] Rozdaje się i licytuje przeciwnie do ruchu wskazówek zegara, czyli w prawo.
        }
        [play] { $direction ->
            [clockwise] Rozdaje się i gra zgodnie z ruchem wskazówek zegara, czyli w lewo.
           *[anticlockwise] Rozdaje się i gra przeciwnie do ruchu wskazówek zegara, czyli w prawo.
        }
       *[all] { $direction ->
            [clockwise] Rozdaje się, licytuje i gra zgodnie z ruchem wskazówek zegara, czyli w lewo.
           *[anticlockwise] Rozdaje się, licytuje i gra przeciwnie do ruchu wskazówek zegara, czyli w prawo.
        }
    }
    .first-dealer = { $first_dealer ->
        [lot] O tym, kto rozdaje pierwszy, rozstrzyga los.
        [first-knave] Karty rozdaje się po kolei odkryte; pierwszy rozdaje ten, komu pierwszemu trafi się walet.
       *[first-ace] Pierwszy rozdaje ten, kto pierwszy wyciągnie asa.
    }
param-seating-direction = Kierunek gry
param-seating-first-dealer = Pierwszy rozdający

title-purse = Każdemu tyle samo żetonów
rule-purse = Na początku partii wszyscy gracze mają tyle samo { -chip(form: "many-gen") }.
    .chips = { $chips ->
        [one] Każdy gracz ma jeden { -chip(form: "acc") }.
        [few] Każdy gracz ma { $chips_masc } { -chip(form: "many") }.
        [many] Każdy gracz ma { $chips_masc } { -chip(form: "many-gen") }.
       *[other] Każdy gracz ma { $chips_masc } { -chip(form: "gen") }.
    }
param-purse-chips = Żetony na początku

title-shared-supply = Wspólny zapas żetonów
rule-shared-supply = Przed partią gracze dzielą między siebie po równo zapas { -chip(form: "many-gen") }; czego nie da się podzielić, zostaje w pudełku.
    .chips = { $chips ->
        [one] W zapasie jest jeden { -chip }.
        [few] W zapasie są { $chips_masc } { -chip(form: "many") }.
        [many] W zapasie jest { $chips_masc } { -chip(form: "many-gen") }.
       *[other] W zapasie jest { $chips_masc } { -chip(form: "gen") }.
    }
param-shared-supply-chips = Żetony do podziału

title-board = Plansza
rule-board = { $kept ->
    [no] Na { -board(form: "loc") } jest { -pool } dla każdej karty i każdego układu, które można okazać.
   *[yes] Na { -board(form: "loc") } jest { -pool } dla każdej karty i każdego układu, które można okazać. To, czego nikt nie zabierze, zostaje na miejscu do następnego rozdania.
}
    .further = { $further_count ->
        [0] Innych { -pool(form: "many-gen") } nie ma.
       *[other] Oprócz { -pool(form: "many-gen") } za okazane karty { -board } ma jeszcze { $further_acc }.
    }
    .undressed = { $dressed ->
        [no] Przed rozdaniem nie wkłada się stawek wstępnych do żadnej { -pool(form: "gen") }.
       *[yes] { $undressed_count ->
            [0] Przed rozdaniem wkłada się stawki wstępne do wszystkich { -pool(form: "many-gen") }.
           *[other] Przed rozdaniem wkłada się stawki wstępne do wszystkich { -pool(form: "many-gen") } oprócz { $undressed_gen }.
        }
    }
    .stake = { $stake ->
        [one] Stawka wstępna wynosi jeden { -chip(form: "acc") } na { -pool(form: "acc") }.
        [few] Stawka wstępna wynosi { $stake_masc } { -chip(form: "many") } na { -pool(form: "acc") }.
        [many] Stawka wstępna wynosi { $stake_masc } { -chip(form: "many-gen") } na { -pool(form: "acc") }.
       *[other] Stawka wstępna wynosi { $stake_masc } { -chip(form: "gen") } na { -pool(form: "acc") }.
    }
    .payer = { $payer ->
        [everybody] Stawki wstępne wkłada każdy gracz.
       *[dealer] Stawki wstępne wkłada tylko { -dealer }.
    }
param-board-further = Pule oprócz okazywanych kart
param-board-undressed = Pule bez stawki wstępnej
param-board-stake = Stawka wstępna
param-board-payer = Kto wkłada stawki wstępne

## Deal

title-deal = Rozdawanie kart
rule-deal = { -dealer } rozdaje karty, zaczynając od { -forehand(form: "gen") }, czyli gracza, który siedzi tuż za nim w kolejności rozdawania.
    .cards = { $cards ->
        [all] Rozdaje się wszystkie karty; niektórzy gracze mogą mieć o jedną więcej niż inni.
        [all-but-one] Rozdaje się wszystkie karty oprócz ostatniej; niektórzy gracze mogą mieć o jedną więcej niż inni.
        [one] Każdy gracz dostaje jedną kartę.
        [few] Każdy gracz dostaje { $cards_words } karty.
        [many] Każdy gracz dostaje { $cards_words } kart.
       *[other] Każdy gracz dostaje { $cards_words } karty.
    }
    .batches = { $batches_count ->
        [1] { $batches_first ->
            [one] Karty rozdaje się po jednej.
            [few] Karty rozdaje się po { $batches_first_words }.
            [many] Karty rozdaje się po { $batches_first_words }.
           *[other] Karty rozdaje się po { $batches_first_words }.
        }
       *[other] { $repeats ->
            [no] Karty rozdaje się porcjami, w kolejnych okrążeniach: każdemu { $batches }.
           *[yes] Karty rozdaje się porcjami, w kolejnych okrążeniach: każdemu { $batches }, a dalej do końca po tyle, ile za ostatnim razem.
        }
    }
    .trump = { $trump ->
        [turned] { $turned ->
            [last] Ostatnią kartę się odkrywa: jej kolor jest atutowy, a sama karta nie należy do nikogo.
           *[next] Następną kartę się odkrywa: jej kolor jest atutowy, a sama karta nie należy do nikogo.
        }
        [dealers] { $turned ->
            [last] Ostatnią kartę się odkrywa: jej kolor jest atutowy, a { -dealer } bierze ją do ręki.
           *[next] Następną kartę się odkrywa: jej kolor jest atutowy, a { -dealer } bierze ją do ręki.
        }
        [dealers-last] { -dealer } pokazuje swoją ostatnią kartę: jej kolor jest atutowy, a karta zostaje w jego ręku.
        [c] Atutem są zawsze trefle.
        [d] Atutem są zawsze kara.
        [h] Atutem są zawsze kiery.
       *[s] Atutem są zawsze piki.
    }
param-deal-cards = Ile kart się rozdaje
param-deal-batches = Po ile kart naraz
param-deal-trump = Karta, która wyznacza atut

## Melds

title-trump-card = Karta atutowa
rule-trump-card = Kto ma w ręku { $rank_trump-acc }, zabiera { $pool_won }.
param-trump-card-rank = Karta atutowa

title-trump-cards = Kilka kart atutowych
rule-trump-cards = Kto ma w jednym ręku { $ranks_acc } w { -trump-suit(form: "loc") }, zabiera { $pool_won }.
param-trump-cards-ranks = Karty atutowe

title-best-run = Najlepszy sekwens
rule-best-run = Najlepszy { -sequence } w jednym ręku zabiera { $pool_won }; { -sequence } to kolejne karty w tym samym kolorze.
    .least = { $least ->
        [one] Za { -sequence } uchodzi nawet jedna karta.
        [few] { -sequence } liczy co najmniej { $least_words } karty.
        [many] { -sequence } liczy co najmniej { $least_words } kart.
       *[other] { -sequence } liczy co najmniej { $least_words } karty.
    }
    .compare = { $compare_last ->
        [dealing-order] O tym, który { -sequence } jest lepszy, rozstrzyga { $compare }.
       *[other] O tym, który { -sequence } jest lepszy, rozstrzyga { $compare }, a przy równych pierwszeństwo w kolejności rozdawania.
    }
    .most = { $most ->
        [0] { -sequence } może być dowolnie długi.
        [one] Z dłuższego liczy się tylko jedna karta.
        [few] { -sequence } liczy najwyżej { $most_words } karty; z dłuższego liczą się { $most_words } najstarsze.
        [many] { -sequence } liczy najwyżej { $most_words } kart; z dłuższego liczy się { $most_words } najstarszych.
       *[other] { -sequence } liczy najwyżej { $most_words } karty; z dłuższego liczą się { $most_words } najstarsze.
    }
each-best-run-compare = { $value ->
    [length] większa długość
    [top] starszeństwo najwyższej karty
    [trump] kolor atutowy
   *[dealing-order] pierwszeństwo w kolejności rozdawania
}
param-best-run-least = Najkrótszy sekwens
param-best-run-compare = Lepszy sekwens
param-best-run-most = Najdłuższy sekwens

## Vying

title-vying = Licytacja
rule-vying = W { -vying(form: "loc") } gracze zakładają się o to, kto ma najlepszy { -set(form: "acc") }; { -set } to co najmniej dwie karty tej samej wartości. Nikt nie może postawić więcej, niż ma, a kto spasuje, odpada z { -vying(form: "gen") }.
    .pools = { $pools_count ->
        [1] Zwycięzca zabiera { $pools_won }; każda stawka trafia tam od razu.
       *[other] Zwycięzca zabiera { $pools_won }; każda stawka trafia od razu { $pools_first_into }.
    }
    .first = { $first ->
        [forehand] Pierwszy odzywa się { -forehand }.
       *[dealer] Pierwszy odzywa się { -dealer }.
    }
    .entry = { $entry ->
        [set] Stawiać może tylko gracz, który ma co najmniej { -pair(form: "acc") }.
       *[anything] Stawiać można na dowolne karty, z { -set(form: "ins") } lub bez.
    }
    .fee = { $fee ->
        [0] Zanim się postawi, nic nie trzeba płacić.
        [one] Przed stawianiem każdy gracz po kolei wpłaca jeden { -chip(form: "acc") } { $pools_first_into } albo zostaje z boku. Stawiać mogą tylko ci, którzy zapłacili, a dopóki nikt nie postawił, można poczekać i zostać w { -vying(form: "loc") }.
        [few] Przed stawianiem każdy gracz po kolei wpłaca { $fee_masc } { -chip(form: "many") } { $pools_first_into } albo zostaje z boku. Stawiać mogą tylko ci, którzy zapłacili, a dopóki nikt nie postawił, można poczekać i zostać w { -vying(form: "loc") }.
        [many] Przed stawianiem każdy gracz po kolei wpłaca { $fee_masc } { -chip(form: "many-gen") } { $pools_first_into } albo zostaje z boku. Stawiać mogą tylko ci, którzy zapłacili, a dopóki nikt nie postawił, można poczekać i zostać w { -vying(form: "loc") }.
       *[other] Przed stawianiem każdy gracz po kolei wpłaca { $fee_masc } { -chip(form: "gen") } { $pools_first_into } albo zostaje z boku. Stawiać mogą tylko ci, którzy zapłacili, a dopóki nikt nie postawił, można poczekać i zostać w { -vying(form: "loc") }.
    }
    .least-bet = { $bet ->
        [fixed] { $least_bet ->
            [one] Stawka na otwarcie to dokładnie jeden { -chip }.
            [few] Stawka na otwarcie to dokładnie { $least_bet_masc } { -chip(form: "many") }.
            [many] Stawka na otwarcie to dokładnie { $least_bet_masc } { -chip(form: "many-gen") }.
           *[other] Stawka na otwarcie to dokładnie { $least_bet_masc } { -chip(form: "gen") }.
        }
       *[free] { $least_bet ->
            [one] Najniższa stawka na otwarcie to jeden { -chip }.
            [few] Najniższa stawka na otwarcie to { $least_bet_masc } { -chip(form: "many") }.
            [many] Najniższa stawka na otwarcie to { $least_bet_masc } { -chip(form: "many-gen") }.
           *[other] Najniższa stawka na otwarcie to { $least_bet_masc } { -chip(form: "gen") }.
        }
    }
    .most-bet = { $bet ->
        [fixed] { "" }
       *[free] { $most_bet ->
            [purse] Górnej granicy stawka na otwarcie nie ma.
            [one] Stawka na otwarcie nie może być wyższa niż jeden { -chip }.
            [few] Stawka na otwarcie nie może być wyższa niż { $most_bet_masc } { -chip(form: "many") }.
            [many] Stawka na otwarcie nie może być wyższa niż { $most_bet_masc } { -chip(form: "many-gen") }.
           *[other] Stawka na otwarcie nie może być wyższa niż { $most_bet_masc } { -chip(form: "gen") }.
        }
    }
    .least-raise = { $least_raise ->
        [one] Kto podnosi stawkę, podnosi ją co najmniej o jeden { -chip(form: "acc") }.
        [few] Kto podnosi stawkę, podnosi ją co najmniej o { $least_raise_masc } { -chip(form: "many") }.
        [many] Kto podnosi stawkę, podnosi ją co najmniej o { $least_raise_masc } { -chip(form: "many-gen") }.
       *[other] Kto podnosi stawkę, podnosi ją co najmniej o { $least_raise_masc } { -chip(form: "gen") }.
    }
    .answers = { $passing ->
        [loses] { $answers ->
            [hold-or-raise] Pozostali gracze po kolei wyrównują stawkę, podbijają ją albo pasują; kto spasuje, traci to, co już postawił.
            [hold] Pozostali gracze po kolei mogą tylko wyrównać stawkę albo spasować; kto spasuje, traci to, co już postawił.
           *[overbid] Pozostali gracze po kolei przebijają najwyższą stawkę albo pasują, a samo wyrównanie jest niedozwolone; kto spasuje, traci to, co już postawił.
        }
       *[free] { $answers ->
            [hold-or-raise] Pozostali gracze po kolei wyrównują stawkę, podbijają ją albo pasują.
            [hold] Pozostali gracze po kolei mogą tylko wyrównać stawkę albo spasować.
           *[overbid] Pozostali gracze po kolei przebijają najwyższą stawkę albo pasują; samo wyrównanie jest niedozwolone.
        }
    }
    .closing = { $closing ->
        [level] { $holding ->
            [no] { -vying } trwa, dopóki nie zostanie tylko jeden gracz.
           *[yes] { -vying } kończy się, gdy tylko wszyscy, którzy w niej zostali, postawią tyle samo.
        }
        [declined] Gdy wszyscy, którzy zostali w { -vying(form: "loc") }, postawią tyle samo, pyta się ich po kolei jeszcze raz, począwszy od tego, kto ostatni otworzył lub podbił; { -vying } kończy się, gdy nikt nie chce już podbijać.
        [one-round] { $outbid ->
            [yes] Każdy gracz odzywa się tylko raz; po tym okrążeniu { -vying } jest skończona, a zostają w niej tylko ci, którzy postawili najwięcej.
           *[no] Każdy gracz odzywa się tylko raz; po tym okrążeniu { -vying } jest skończona.
        }
       *[last-holder] Gdy wszyscy odpowiedzą, ten, kto wyrównał ostatni, może raz podbić, a pozostali, którzy są jeszcze w grze, wyrównują albo pasują; na tym { -vying } się kończy.
    }
    .survivor = { $compared ->
        [everybody] Nawet gracz, który został w { -vying(form: "loc") } sam, musi pokazać karty i może przegrać.
       *[stayers] { $survivor ->
            [unseen] Jeśli w { -vying(form: "loc") } zostanie tylko jeden gracz, wygrywa bez pokazywania kart.
           *[shows-set] Jeśli w { -vying(form: "loc") } zostanie tylko jeden gracz, musi pokazać co najmniej { -pair(form: "acc") }, żeby wygrać.
        }
    }
    .compared = { $compared ->
        [stayers] { $holding ->
            [no] { "" }
           *[yes] Jeśli zostanie kilku graczy, pokazują swoje { -set(form: "many") } i wygrywa najlepszy z nich.
        }
       *[everybody] Na koniec wszyscy gracze, także ci, którzy spasowali, pokazują swoje { -set(form: "many") } i wygrywa najlepszy ze wszystkich.
    }
    .ranking = O tym, który { -set } jest lepszy, rozstrzyga { $ranking }.
    .level = { $level ->
        [never] Równie dobre { -set(form: "many") } się nie zdarzają.
        [share] { $leads ->
            [yes] Jeśli najlepsze { -set(form: "many") } są równie dobre, ich posiadacze dzielą się wygraną po równo; czego nie da się podzielić, zostaje { -pool(form: "in") }. Za zwycięzcę { -vying(form: "gen") } uważa się tego spośród dzielących się, kto jest pierwszy w kolejności rozdawania.
           *[no] Jeśli najlepsze { -set(form: "many") } są równie dobre, ich posiadacze dzielą się wygraną po równo; czego nie da się podzielić, zostaje { -pool(form: "in") }.
        }
        [dealing-order] Z równie dobrych { -set(form: "many-gen") } wygrywa ten, którego posiadacz jest pierwszy w kolejności rozdawania.
       *[stay] { $kept ->
            [no] Jeśli najlepsze { -set(form: "many") } są równie dobre, nikt nie wygrywa, a { -chip(form: "many") } zostają { $pools_in }.
           *[yes] Jeśli najlepsze { -set(form: "many") } są równie dobre, nikt nie wygrywa, a { -chip(form: "many") } { $pools_in } zostają do następnego rozdania.
        }
    }
    .lone = { $lone ->
        [nothing] { $kept ->
            [no] Jeśli nikt z pokazujących nie ma { -set(form: "gen") }, nikt nie wygrywa, a { -chip(form: "many") } zostają { $pools_in }.
           *[yes] Jeśli nikt z pokazujących nie ma { -set(form: "gen") }, nikt nie wygrywa, a { -chip(form: "many") } { $pools_in } zostają do następnego rozdania.
        }
       *[high-card] Jeśli nikt z pokazujących nie ma { -set(form: "gen") }, wygrywa najstarsza karta: najpierw rozstrzyga wartość, potem atut, a na końcu pierwszeństwo w kolejności rozdawania.
    }
    .penalty = { $penalty ->
        [none] Kto przegrał przy pokazywaniu kart, traci tylko to, co postawił.
       *[as-much-again] { $holding ->
            [no] Kto zalicytował najwyżej i przegrał, dopłaca { $pools_first_into } tyle { -chip(form: "many-gen") }, ile już tam leży, albo wszystko, co ma, jeśli ma mniej.
           *[yes] Jeśli gracz, który ostatni otworzył lub podbił, przegra, dopłaca { $pools_first_into } tyle { -chip(form: "many-gen") }, ile już tam leży, albo wszystko, co ma, jeśli ma mniej.
        }
    }
    .all-pass = { $fee ->
        [0] { $all_pass ->
            [stay] { $kept ->
                [no] Jeśli wszyscy spasują, { -chip(form: "many") } zostają { $pools_in }.
               *[yes] Jeśli wszyscy spasują, { -chip(form: "many") } { $pools_in } zostają do następnego rozdania.
            }
           *[best-takes] Jeśli wszyscy spasują, { $pools_won } i tak zabiera gracz, który ma najlepszy { -set(form: "acc") }.
        }
       *[other] { $all_pass ->
            [stay] { $kept ->
                [no] Jeśli zapłaciło kilku graczy, a nikt nie stawia, { -chip(form: "many") } zostają { $pools_in }.
               *[yes] Jeśli zapłaciło kilku graczy, a nikt nie stawia, { -chip(form: "many") } { $pools_in } zostają do następnego rozdania.
            }
           *[best-takes] Jeśli zapłaciło kilku graczy, a nikt nie stawia, wszyscy oni pokazują karty i { $pools_won } zabiera najlepszy { -set }.
        }
    }
    .call-open = { $n ->
        [0] Kto otwiera, mówi „{ $call }”.
        [one] Kto otwiera, zapowiada stawkę; gdy stawia jeden { -chip(form: "acc") }, mówi „{ $call }”.
        [few] Kto otwiera, zapowiada stawkę; gdy stawia { $n_masc } { -chip(form: "many") }, mówi „{ $call }”.
        [many] Kto otwiera, zapowiada stawkę; gdy stawia { $n_masc } { -chip(form: "many-gen") }, mówi „{ $call }”.
       *[other] Kto otwiera, zapowiada stawkę; gdy stawia { $n_masc } { -chip(form: "gen") }, mówi „{ $call }”.
    }
    .call-hold = Kto wyrównuje, mówi „{ $call }”.
    .call-raise = Kto podbija, mówi „{ $call }”.
    .call-overbid = Kto przebija, mówi „{ $call }”.
    .call-pass = Kto pasuje, mówi „{ $call }”.
each-vying-ranking = { $value ->
    [cards] większa liczba kart
    [rank] starszeństwo kart
   *[trump] karta atutowa w { -set(form: "loc") }
}
param-vying-pools = O które pule się licytuje
param-vying-first = Kto odzywa się pierwszy
param-vying-entry = Co trzeba mieć, żeby stawiać
param-vying-least-bet = Najniższe otwarcie
param-vying-least-raise = Najmniejsze podbicie
param-vying-answers = Odpowiedź na stawkę
param-vying-closing = Koniec licytacji
param-vying-survivor = Ostatni w licytacji
param-vying-compared = Czyje zestawy się porównuje
param-vying-ranking = Lepszy zestaw
param-vying-level = Równie dobre zestawy
param-vying-fee = Opłata za udział
param-vying-most-bet = Najwyższe otwarcie
param-vying-lone = Karty bez zestawu
param-vying-penalty = Przegrany z najwyższą stawką
param-vying-all-pass = Gdy wszyscy spasują

## Shedding

title-upcard-pool = Pula odkrytej karty
rule-upcard-pool = { $taker ->
    [dealer] Jeśli odkryta karta sama wystarczyłaby do zabrania którejś { -pool(form: "gen") }, zabiera ją { -dealer }.
   *[next] Jeśli odkryta karta sama wystarczyłaby do zabrania którejś { -pool(form: "gen") }, zabiera ją gracz, który dostałby tę kartę jako następny.
}
param-upcard-pool-taker = Kto zabiera pulę odkrytej karty

title-rising-runs = Ciągi w górę
rule-rising-runs = { -run } idzie w górę w jednym kolorze: kto ma następną starszą kartę, musi ją położyć. Jeśli nikt jej nie ma, { -run } się urywa. Rozdanie kończy się, gdy któryś gracz nie ma już kart.
    .leader = { $leader ->
        [vying-winner] Pierwszy ciąg zaczyna zwycięzca { -vying(form: "gen") }, a jeśli nikt jej nie wygrał – { -forehand }.
       *[forehand] Pierwszy ciąg zaczyna { -forehand }.
    }
    .lead = { $lead ->
        [any] { -run } można zacząć dowolną kartą.
       *[lowest-of-suit] { -run } trzeba zacząć najmłodszą kartą, jaką się ma w danym kolorze.
    }
    .restart = { $restart ->
        [last-player] Kto położył ostatnią kartę { -run(form: "gen") }, zaczyna nowy.
       *[next-player] Gdy { -run } się urwie, nowy zaczyna gracz siedzący za tym, kto położył ostatnią kartę.
    }
    .ace = { $ace ->
        [high] W ciągu najstarszą kartą jest as.
       *[low] W ciągu as jest kartą najmłodszą, a król najstarszą.
    }
    .turn = { $turn ->
        [holder] Kto ma następną kartę, kładzie ją od razu, nie czekając na swoją kolej.
       *[round] Gra się po kolei: każdy kładzie następną kartę, a kto jej nie ma, pasuje.
    }
    .stop-chips = { $stop_chips ->
        [0] Gdy { -run } się urwie, nikt nic nie płaci.
        [one] Gdy { -run } się urwie, każdy z pozostałych płaci jeden { -chip(form: "acc") } temu, kto położył ostatnią kartę, o ile ma jeszcze czym płacić.
        [few] Gdy { -run } się urwie, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "many") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
        [many] Gdy { -run } się urwie, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "many-gen") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
       *[other] Gdy { -run } się urwie, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "gen") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
    }
param-rising-runs-leader = Kto zaczyna
param-rising-runs-lead = Pierwsza karta ciągu
param-rising-runs-restart = Kto zaczyna następny ciąg
param-rising-runs-ace = As w ciągu
param-rising-runs-turn = Czyja kolej
param-rising-runs-stop-chips = Zapłata na końcu ciągu

title-end-runs = Ciągi w górę albo w dół
rule-end-runs = { -run } zaczyna się od najmłodszej karty koloru i idzie w górę albo od najstarszej i idzie w dół, a kto ma następną kartę, musi ją położyć. Kto ma zacząć, lecz takiej skrajnej karty nie ma, ustępuje najbliższemu w kolejności graczowi, który ją ma; dopiero gdy nikt jej nie ma, można zacząć dowolną kartą. Rozdanie kończy się, gdy któryś gracz nie ma już kart.
    .leader = { $leader ->
        [vying-winner] Pierwszy ciąg zaczyna zwycięzca { -vying(form: "gen") }, a jeśli nikt jej nie wygrał – { -forehand }.
       *[forehand] Pierwszy ciąg zaczyna { -forehand }.
    }
    .direction = { $direction ->
        [whole-hand] Pierwszy { -run } rozstrzyga, czy przez całe rozdanie { -run(form: "many") } idą w górę, czy w dół.
       *[each-run] Każdy { -run } może iść w górę albo w dół, zależnie od swojej pierwszej karty.
    }
    .restart = { $restart ->
        [last-player] Gdy kolor jest skończony, następny { -run(form: "acc") } zaczyna ten, kto położył ostatnią kartę.
       *[next-player] Gdy kolor jest skończony, następny { -run(form: "acc") } zaczyna gracz siedzący za tym, kto położył ostatnią kartę.
    }
param-end-runs-leader = Kto zaczyna
param-end-runs-direction = W górę czy w dół
param-end-runs-restart = Kto zaczyna następny ciąg

title-tricks = Dokładanie do koloru
rule-tricks = Jeden gracz wychodzi dowolną kartą, a pozostali po kolei dokładają po jednej karcie w tym samym kolorze; kto jej nie ma, nie dokłada nic. Kto położył najstarszą kartę w tym kolorze, wychodzi do następnej { -trick(form: "gen") }.
    .leader = { $leader ->
        [vying-winner] Pierwszy wychodzi zwycięzca { -vying(form: "gen") }, a jeśli nikt jej nie wygrał – { -forehand }.
       *[forehand] Pierwszy wychodzi { -forehand }.
    }
    .stops = { $stops ->
        [at-once] Rozdanie kończy się, gdy tylko ktoś nie ma już kart, nawet w środku { -trick(form: "gen") }.
       *[after-trick] Gdy ktoś nie ma już kart, { -trick(form: "acc") } rozgrywa się jeszcze do końca i na tym rozdanie się kończy.
    }
param-tricks-leader = Kto wychodzi pierwszy
param-tricks-stops = Kiedy rozgrywka się kończy

title-counting = Liczenie
rule-counting = Gracze po kolei kładą po jednej karcie w dowolnym kolorze, a punkty się dodaje: figury liczą się po dziesięć, asy po jednym, inne karty według liczby znaków. Kto nie ma pasującej karty, traci kolejkę. Gdy nikt nie może dołożyć karty, liczenie się kończy, a ten, kto położył ostatnią, zaczyna od nowa. Rozdanie kończy się, gdy któryś gracz nie ma już kart.
    .leader = { $leader ->
        [vying-winner] Liczenie zaczyna zwycięzca { -vying(form: "gen") }, a jeśli nikt jej nie wygrał – { -forehand }.
       *[forehand] Liczenie zaczyna { -forehand }.
    }
    .most = Suma nie może przekroczyć { $most }.
    .stop-chips = { $stop_chips ->
        [0] Gdy liczenie się kończy, nikt nic nie płaci.
        [one] Gdy liczenie się kończy, każdy z pozostałych płaci jeden { -chip(form: "acc") } temu, kto położył ostatnią kartę, o ile ma jeszcze czym płacić.
        [few] Gdy liczenie się kończy, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "many") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
        [many] Gdy liczenie się kończy, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "many-gen") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
       *[other] Gdy liczenie się kończy, każdy z pozostałych płaci { $stop_chips_masc } { -chip(form: "gen") } temu, kto położył ostatnią kartę, albo wszystko, co ma, jeśli ma mniej.
    }
param-counting-leader = Kto zaczyna
param-counting-most = Najwyższa suma
param-counting-stop-chips = Zapłata na końcu liczenia

## Settling, match

title-per-card = Zapłata za pozostałe karty
rule-per-card = Gdy któryś gracz pozbędzie się wszystkich kart, rozdanie od razu się rozlicza.
    .chips = { $chips ->
        [0] Za karty, które zostały w ręku, nikt nie płaci.
        [one] Kto pierwszy pozbył się kart, dostaje od każdego z pozostałych graczy po jednym { -chip(form: "loc") } za każdą kartę, która temu graczowi została w ręku, a jeśli ten ma za mało { -chip(form: "many-gen") } – wszystko, co ma.
        [few] Kto pierwszy pozbył się kart, dostaje od każdego z pozostałych graczy po { $chips_masc } { -chip(form: "many") } za każdą kartę, która temu graczowi została w ręku, a jeśli ten ma za mało { -chip(form: "many-gen") } – wszystko, co ma.
        [many] Kto pierwszy pozbył się kart, dostaje od każdego z pozostałych graczy po { $chips_masc } { -chip(form: "many-gen") } za każdą kartę, która temu graczowi została w ręku, a jeśli ten ma za mało { -chip(form: "many-gen") } – wszystko, co ma.
       *[other] Kto pierwszy pozbył się kart, dostaje od każdego z pozostałych graczy po { $chips_masc } { -chip(form: "gen") } za każdą kartę, która temu graczowi została w ręku, a jeśli ten ma za mało { -chip(form: "many-gen") } – wszystko, co ma.
    }
    .pools = { $pools_count ->
        [0] Za pozbycie się kart nie zabiera się nic z { -pool(form: "many-gen") }.
       *[other] { $sweeps ->
            [yes] Kto pierwszy pozbył się kart, zabiera też wszystko, co zostało na { -board(form: "loc") }.
           *[no] Kto pierwszy pozbył się kart, zabiera też { $pools_won }.
        }
    }
param-per-card-chips = Zapłata za każdą kartę
param-per-card-pools = Pule za pozbycie się kart

title-per-point = Zapłata za pozostałe punkty
rule-per-point = Gdy któryś gracz pozbędzie się wszystkich kart, rozdanie od razu się rozlicza. Kto ma jeszcze karty, płaci za ich punkty: figury liczą się po dziesięć, asy po jednym, inne karty według liczby znaków.
    .chips = { $chips ->
        [one] Każdy punkt kosztuje jeden { -chip(form: "acc") }; nikt nie płaci więcej, niż ma.
        [few] Każdy punkt kosztuje { $chips_masc } { -chip(form: "many") }; nikt nie płaci więcej, niż ma.
        [many] Każdy punkt kosztuje { $chips_masc } { -chip(form: "many-gen") }; nikt nie płaci więcej, niż ma.
       *[other] Każdy punkt kosztuje { $chips_masc } { -chip(form: "gen") }; nikt nie płaci więcej, niż ma.
    }
    .to = { $to ->
        [winner] Płaci się temu, kto pierwszy pozbył się kart.
       *[everybody] Tyle samo płaci się każdemu z pozostałych graczy, najpierw temu, kto pierwszy pozbył się kart.
    }
    .pools = { $pools_count ->
        [0] Za pozbycie się kart nie zabiera się nic z { -pool(form: "many-gen") }.
       *[other] { $sweeps ->
            [yes] Kto pierwszy pozbył się kart, zabiera też wszystko, co zostało na { -board(form: "loc") }.
           *[no] Kto pierwszy pozbył się kart, zabiera też { $pools_won }.
        }
    }
param-per-point-chips = Zapłata za każdy punkt
param-per-point-to = Komu się płaci
param-per-point-pools = Pule za pozbycie się kart

title-until-undressed = Dopóki każdy może włożyć stawki
rule-until-undressed = Partia kończy się, gdy ktoś nie może włożyć stawek wstępnych, które na niego przypadają. Wygrywa ten, kto ma najwięcej { -chip(form: "many-gen") }, a przy remisie zwycięstwo jest wspólne; to, co leży na { -board(form: "loc") }, nie należy do nikogo.
    .counted = { $counted ->
        [everybody] Liczą się { -chip(form: "many") } wszystkich graczy, także tego, który nie mógł zapłacić.
       *[solvent] Liczą się tylko { -chip(form: "many") } graczy, których stać jeszcze na stawki wstępne.
    }
    .rounds = { $rounds ->
        [0] Liczba rozdań nie jest ustalona.
        [one] Partia kończy się też, gdy tylko każdy gracz rozda raz.
        [few] Partia kończy się też, gdy tylko każdy gracz rozda { $rounds } razy.
        [many] Partia kończy się też, gdy tylko każdy gracz rozda { $rounds } razy.
       *[other] Partia kończy się też, gdy tylko każdy gracz rozda { $rounds } raza.
    }
param-until-undressed-counted = Czyje żetony się liczą
param-until-undressed-rounds = Ile razy każdy rozdaje

## Events of Poch

event-dressed = { $seat } wkłada { -pool(form: "many-into") } stawki wstępne: { $pools_count ->
    [one] raz
    [few] { $pools_count } razy
    [many] { $pools_count } razy
   *[other] { $pools_count } raza
} { $each ->
    [one] po jednym { -chip(form: "loc") }
    [few] po { $each } { -chip(form: "many") }
    [many] po { $each } { -chip(form: "many-gen") }
   *[other] po { $each } { -chip(form: "gen") }
}.
event-opened = { $seat } otwiera { -vying(form: "acc") } za { $stake ->
    [one] jeden { -chip(form: "acc") }
    [few] { $stake } { -chip(form: "many") }
    [many] { $stake } { -chip(form: "many-gen") }
   *[other] { $stake } { -chip(form: "gen") }
}.
event-held = { $seat } wyrównuje.
event-raised = { $seat } podnosi stawkę do { $stake ->
    [one] jednego { -chip(form: "gen") }
    [few] { $stake } { -chip(form: "many-gen") }
    [many] { $stake } { -chip(form: "many-gen") }
   *[other] { $stake } { -chip(form: "gen") }
}.
event-passed = { $seat } pasuje.
event-beaten = { $seat } licytuje najwyżej, ale przegrywa i dopłaca { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
}.
event-won-vying-winner = { $seat } wygrywa { -vying(form: "acc") }.
event-won-out = { $seat } pozbywa się ostatniej karty i kończy rozdanie.
event-stopped = { -run } się urywa.
event-rises = Od tej karty { -run(form: "many") } idą w górę.
event-falls = Od tej karty { -run(form: "many") } idą w dół.
event-withheld = { $seat } nie ma karty w tym kolorze i nic nie dokłada.
event-took = { $card } jest najstarszą kartą; teraz wychodzi { $seat }.
event-entered = { $seat } płaci za udział { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
}.
event-waited = { $seat } czeka.
event-withheld-rising-runs = { $seat } nie ma następnej karty.
event-counted = Suma wynosi { $count }.
event-stopped-counting = Liczenie się kończy.

event-collected-trump-card = { $seat } ma { $rank_trump-acc } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-trump-cards = { $seat } ma { $ranks_acc } w { -trump-suit(form: "loc") } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-best-run = { $seat } ma najlepszy { -sequence(form: "acc") } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-upcard-pool = Za odkrytą kartę { $seat } zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-vying-survivor = Tylko { $seat } zostaje w { -vying(form: "loc") } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-vying-compared = { $seat } ma { $lone ->
    [high-card] najlepsze karty
   *[nothing] najlepszy { -set(form: "acc") }
} i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-vying-level = { $seat } jest wcześniej w kolejności rozdawania niż inni z równie dobrym { -set(form: "ins") } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-per-card-pools = Za pozbycie się kart { $seat } zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-gave-per-card-chips = Za karty w ręku { $seat } płaci { $chips ->
    [one] jeden { -chip(form: "acc") }, a bierze go { $to }
    [few] { $chips } { -chip(form: "many") }, a bierze je { $to }
    [many] { $chips } { -chip(form: "many-gen") }, a bierze je { $to }
   *[other] { $chips } { -chip(form: "gen") }, a bierze je { $to }
}.

event-stayed-trump-card = Nikt nie ma { $rank_trump-gen }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
event-stayed-trump-cards = Nikt nie ma w jednym ręku { $ranks_gen } w { -trump-suit(form: "loc") }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
event-stayed-best-run = Nikt nie ma dość długiego { -sequence(form: "gen") }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
event-stayed-vying-all-pass = Wszyscy spasowali, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
event-stayed-vying-survivor = Ostatni w { -vying(form: "loc") } nie może pokazać { -set(form: "gen") }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.
event-stayed-vying-compared = Nikt nie ma { -set(form: "gen") }, więc { $chips ->
    [one] { $pool_in } zostaje jeden { -chip }
    [few] { $pool_in } zostają { $chips } { -chip(form: "many") }
    [many] { $pool_in } zostaje { $chips } { -chip(form: "many-gen") }
   *[other] { $pool_in } zostaje { $chips } { -chip(form: "gen") }
}.

## The same in a few characters, at most about twenty-five

cell-dressed = { $pools_count ->
    [one] { $pools_count } { -pool } po { $each }
    [few] { $pools_count } { -pool(form: "many") } po { $each }
    [many] { $pools_count } { -pool(form: "many-gen") } po { $each }
   *[other] { $pools_count } { -pool(form: "gen") } po { $each }
}
cell-opened = otwiera za { $stake }
cell-held = { $number ->
    [1] wyrównuje
   *[other] wyrównują
}
cell-raised = podnosi do { $stake }
cell-passed = { $number ->
    [1] pasuje
   *[other] pasują
}
cell-beaten = przegrywa, dopłaca { $chips }
cell-won-vying-winner = wygrywa { -vying(form: "acc") }
cell-won-out = pozbywa się kart
cell-stopped = koniec ciągu
cell-rises = w górę
cell-falls = w dół
cell-withheld = nie ma koloru
cell-took = { $card } najstarsza
cell-entered = { $number ->
    [1] płaci { $chips } i gra
   *[other] płacą po { $chips } i grają
}
cell-waited = { $number ->
    [1] czeka
   *[other] czekają
}
cell-withheld-rising-runs = nie ma jej
cell-counted = suma { $count }

# Why a pool stays, or a sequence is the better one: these follow “zostaje (9): ” or “sekwens 9: ♣W ♣D ♣K ” in a cell.
why-upcard = { $cards } to { -upcard }
why-undealt = { $number ->
    [one] nie rozdano karty { $cards }
    [few] nie rozdano kart { $cards }
    [many] nie rozdano kart { $cards }
   *[other] nie rozdano kart { $cards }
}
why-apart = nikt nie ma razem { $cards }
why-no-run = { $least ->
    [one] nikt nie ma ani jednej karty
    [few] nikt nie ma { $least_gen } kolejnych kart
    [many] nikt nie ma { $least_gen } kolejnych kart
   *[other] nikt nie ma { $least_gen } kolejnych kart
}
why-nobody-bid = wszyscy spasowali
why-nobody-set = nikt nie ma { -set(form: "gen") }
why-odd-chips = nie da się podzielić
why-level = najlepsze { -set(form: "many") } są równie dobre
why-beats = bije { $cards } ({ $player }): { $by ->
    [length] dłuższy
    [top] starszy
    [trump] atutowy
   *[dealing-order] wcześniejszy w kolejności
}
reason-purse = { $player } ma { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
}, a stawki wstępne kosztują { $cost }

## Results, by their names in JSON

outcome-chips = żetony: { $seat }
outcome-net = zysk: { $seat }
outcome-pots = zostaje { $pool_in }
outcome-won = kto zabiera { $pool_won }
outcome-vying-winner = zwycięzca { -vying(form: "gen") }
outcome-out = kto pozbył się kart
outcome-trump = { -trump-suit }
outcome-upcard = { -upcard }

## Laws of Poch

law-hand-somebody-out = Po skończonym rozdaniu gracz, który pozbył się kart, nie ma ani jednej.
law-sets-never-level = Dwaj gracze nigdy nie mają równie dobrych { -set(form: "many-gen") }, chyba że reguły mówią, co się wtedy dzieje.

## The end of a match

ui-deal-ended-undressed = { $hands ->
    [one] Po jednym rozdaniu { $seat } nie może włożyć stawek wstępnych.
    [few] Po { $hands } rozdaniach { $seat } nie może włożyć stawek wstępnych.
    [many] Po { $hands } rozdaniach { $seat } nie może włożyć stawek wstępnych.
   *[other] Po { $hands } rozdania { $seat } nie może włożyć stawek wstępnych.
}
ui-deal-ended-dealt = { $hands ->
    [one] Po jednym rozdaniu każdy już rozdawał.
    [few] Po { $hands } rozdaniach każdy rozdawał tyle samo razy.
    [many] Po { $hands } rozdaniach każdy rozdawał tyle samo razy.
   *[other] Po { $hands } rozdania każdy rozdawał tyle samo razy.
}
