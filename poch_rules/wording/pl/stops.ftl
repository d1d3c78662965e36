### Gry w ciągi na planszy; en/stops.ftl says what each message is for, common.ftl how Polish is written.

## Names

phase-sweep = Wszystko naraz
phase-left = Karty pul, które zostały w ręku

slot-pool = { $part_title }
slot-sweep = Wszystkie karty naraz
slot-left = Karta puli w ręku na koniec

## Pack, seats, board, deal

rule-pack = W każdym z czterech kolorów jest jedna karta każdej wartości.
    .size = { $size ->
        [32] Gra się { -pack(form: "ins") } { $size } kart, od siódemki do asa.
        [36] Gra się { -pack(form: "ins") } { $size } kart, od szóstki do asa.
        [40] Gra się { -pack(form: "ins") } { $size } kart, od piątki do asa.
       *[52] Gra się { -pack(form: "ins") } { $size } kart, od dwójki do asa.
    }

title-pack-without = Talia bez niektórych kart
rule-pack-without = W każdym z czterech kolorów jest jedna karta każdej wartości, oprócz kart usuniętych.
    .size = { $size ->
        [32] Gra się { -pack(form: "ins") } { $size } kart, od siódemki do asa.
        [36] Gra się { -pack(form: "ins") } { $size } kart, od szóstki do asa.
        [40] Gra się { -pack(form: "ins") } { $size } kart, od piątki do asa.
       *[52] Gra się { -pack(form: "ins") } { $size } kart, od dwójki do asa.
    }
    .without = { $without_count ->
        [0] Żadnej karty się nie usuwa.
        [1] Usuwa się { $without }; { -run }, który do niej dojdzie, się urywa.
       *[other] Usuwa się { $without }; { -run }, który do jednej z nich dojdzie, się urywa.
    }
param-pack-without-size = Liczba kart w talii
param-pack-without-without = Usunięte karty

rule-seating = Rolę { -dealer(form: "gen") } przejmuje po każdym rozdaniu następny gracz w kolejności.
    .direction = { $direction ->
        [clockwise] Rozdaje się i gra zgodnie z ruchem wskazówek zegara, czyli w lewo.
       *[anticlockwise] Rozdaje się i gra przeciwnie do ruchu wskazówek zegara, czyli w prawo.
    }
    .first-dealer = { $first_dealer ->
        [lot] O tym, kto rozdaje pierwszy, rozstrzyga los.
        [first-knave] Karty rozdaje się po kolei odkryte; pierwszy rozdaje ten, komu pierwszemu trafi się walet.
       *[first-ace] Pierwszy rozdaje ten, kto pierwszy wyciągnie asa.
    }

title-staked-board = Plansza z nierównymi stawkami
rule-staked-board = Każda { -pool } na { -board(form: "loc") } ma własną stawkę. To, czego nikt nie zabierze, zostaje na miejscu do następnego rozdania.
    .payer = { $payer ->
        [everybody] Stawki wstępne do wszystkich { -pool(form: "many-gen") } wkłada każdy gracz.
       *[dealer] Stawki wstępne do wszystkich { -pool(form: "many-gen") } wkłada tylko { -dealer }.
    }
param-staked-board-payer = Kto wkłada stawki wstępne

title-dead-cards = Rozdawanie z martwymi kartami
rule-dead-cards = { -dealer } rozdaje karty po jednej, zaczynając od { -forehand(form: "gen") }, czyli gracza, który siedzi tuż za nim. Karty, których nikt nie dostał, leżą zakryte i na nich { -run(form: "many") } się urywają.
    .cards = { $cards ->
        [all] Rozdaje się wszystkie karty, możliwie po równo.
        [all-but-one] Rozdaje się wszystkie karty oprócz ostatniej, możliwie po równo.
        [one] Każdy gracz dostaje jedną kartę.
        [few] Każdy gracz dostaje { $cards_words } karty.
        [many] Każdy gracz dostaje { $cards_words } kart.
       *[other] Każdy gracz dostaje { $cards_words } karty.
    }
    .dead-hands = { $dead_hands ->
        [0] Poza graczami nikomu kart się nie daje.
        [one] Na końcu rozdaje się jeszcze jedną martwą rękę, do której nikt nie zagląda.
        [few] Na końcu rozdaje się jeszcze { $dead_hands_words } martwe ręce, do których nikt nie zagląda.
        [many] Na końcu rozdaje się jeszcze { $dead_hands_words } martwych rąk, do których nikt nie zagląda.
       *[other] Na końcu rozdaje się jeszcze { $dead_hands_words } martwej ręki, do której nikt nie zagląda.
    }
    .turned = { $turned ->
        [none] Żadnej karty się nie odkrywa i nie ma { -trump(form: "gen") }.
       *[last] Ostatnią kartę się odkrywa: jej kolor jest atutowy, a sama karta nie należy do nikogo.
    }
param-dead-cards-cards = Ile kart się rozdaje
param-dead-cards-dead-hands = Martwe ręce
param-dead-cards-turned = Odkryta karta atutowa

## Pools

title-played-card = Karta, która zagrana wygrywa pulę
rule-played-card = Kto zagra kartę { $card_name }, od razu zabiera { $pool_won }.
    .stake = { $stake ->
        [one] Stawka { $pool_in } to jeden { -chip }.
        [few] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many") }.
        [many] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many-gen") }.
       *[other] Stawka { $pool_in } to { $stake_masc } { -chip(form: "gen") }.
    }
param-played-card-card = Karta, która wygrywa
param-played-card-stake = Stawka

title-played-trump = Karta atutowa, która zagrana wygrywa pulę
rule-played-trump = Kto zagra { $rank_trump-acc }, od razu zabiera { $pool_won }.
    .stake = { $stake ->
        [one] Stawka { $pool_in } to jeden { -chip }.
        [few] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many") }.
        [many] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many-gen") }.
       *[other] Stawka { $pool_in } to { $stake_masc } { -chip(form: "gen") }.
    }
param-played-trump-rank = Karta atutowa, która wygrywa
param-played-trump-stake = Stawka

title-played-trumps = Dwie karty atutowe jednego gracza
rule-played-trumps = Kto sam zagra { $ranks_acc } w { -trump-suit(form: "loc") }, kładąc drugą z tych kart, zabiera { $pool_won }.
    .stake = { $stake ->
        [one] Stawka { $pool_in } to jeden { -chip }.
        [few] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many") }.
        [many] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many-gen") }.
       *[other] Stawka { $pool_in } to { $stake_masc } { -chip(form: "gen") }.
    }
param-played-trumps-ranks = Karty atutowe, które wygrywają
param-played-trumps-stake = Stawka

title-plain-pool = Pula, której nie wygrywa żadna karta
rule-plain-pool = Żadna pojedyncza karta nie wygrywa { $pool_gen }.
    .stake = { $stake ->
        [one] Stawka { $pool_in } to jeden { -chip }.
        [few] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many") }.
        [many] Stawka { $pool_in } to { $stake_masc } { -chip(form: "many-gen") }.
       *[other] Stawka { $pool_in } to { $stake_masc } { -chip(form: "gen") }.
    }
param-plain-pool-stake = Stawka

## Play and payment

title-rank-runs = Ciągi według wartości
rule-rank-runs = { -forehand } wychodzi dowolną kartą. Gracz, na którego przypada kolej, kładzie karty coraz starsze o jedną wartość, w dowolnych kolorach, dopóki ma następną; potem kolej przechodzi na następnego gracza. Pod dwójką stoi as, chyba że to na nim kończą się { -run(form: "many") }. Gdy kolej wróci do gracza, który położył ostatnią kartę, zaczyna on nowy { -run(form: "acc") } dowolną kartą. Rozdanie kończy się, gdy któryś gracz nie ma już kart.
    .high = Najstarszą kartą { -run(form: "gen") } jest { $high_name }; kto ją położy, od razu zaczyna nowy { -run(form: "acc") }.
    .call-lack = { $n ->
        [one] Kto nie może dokładać dalej, mówi, jakiej wartości mu brakuje, przy jedynce „{ $call }”.
        [few] Kto nie może dokładać dalej, mówi, jakiej wartości mu brakuje, na przykład „{ $call }”, gdy jest to { $n }.
        [many] Kto nie może dokładać dalej, mówi, jakiej wartości mu brakuje, na przykład „{ $call }”, gdy jest to { $n }.
       *[other] Kto nie może dokładać dalej, mówi, jakiej wartości mu brakuje, na przykład „{ $call }”, gdy jest to { $n }.
    }
param-rank-runs-high = Najstarsza karta

title-one-go = Wszystko za pozbycie się kart naraz
rule-one-go = Kto w jednej kolejce pozbędzie się wszystkich kart, które dostał, zabiera wszystko, co leży na { -board(form: "loc") }.

title-left-with-card = Karta puli w ręku na koniec
rule-left-with-card = Kto ma jeszcze w ręku kartę którejś { -pool(form: "gen") }, gdy ktoś inny pozbył się kart, dopłaca { -pool(form: "into") }, lecz nigdy więcej, niż ma.
    .amount = { $amount ->
        [as-much-again] Dopłaca się tyle { -chip(form: "many-gen") }, ile już tam leży.
       *[stake] Dopłaca się jeszcze raz stawkę tej { -pool(form: "gen") }.
    }
param-left-with-card-amount = Ile się dopłaca

## Events

event-lacked = { $seat } nie ma { $rank_gen } i oddaje kolej.
cell-lacked = nie ma { $rank_gen }
event-won-in-one-go = { $seat } pozbywa się wszystkich kart w jednej kolejce.
cell-dressed-staked-board = { $pools } { $each }
cell-won-in-one-go = wszystko naraz
event-dressed-staked-board = { $seat } wkłada { $each ->
    [one] jeden { -chip(form: "acc") }
    [few] { $each } { -chip(form: "many") }
    [many] { $each } { -chip(form: "many-gen") }
   *[other] { $each } { -chip(form: "gen") }
} { $pools_count ->
    [1] { $pools_into }
   *[other] do każdej z tych pul: { $pools_gen }
}.
event-collected-played-card = { $seat } zagrywa kartę { $card_name } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-played-trump = { $seat } zagrywa { $rank_trump-acc } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-played-trumps = { $seat } zagrywa { $ranks_acc } w { -trump-suit(form: "loc") } i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-collected-one-go = { $seat } zgarnia wszystko z planszy i zabiera { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
} { $pool_from }.
event-paid-left-with-card = { $seat } ma na koniec w ręku kartę puli i dopłaca { $pool_into } { $chips ->
    [one] jeden { -chip(form: "acc") }
    [few] { $chips } { -chip(form: "many") }
    [many] { $chips } { -chip(form: "many-gen") }
   *[other] { $chips } { -chip(form: "gen") }
}.

law-pools-by-playing = Kto zabiera { -pool(form: "acc") } za kartę, ten właśnie tę kartę zagrał.
