### Partnership Spades and its relatives.  For what the messages are, see en/poch.ftl; common.ftl says how Polish is written.

family-spades = Piki

phase-deal = Rozdawanie kart
phase-bidding = Deklaracje
phase-exchange = Wymiana kart
phase-play = Rozgrywka
phase-score = Zapis punktów
phase-match = Partia

slot-deal = Rozdawanie kart
slot-bidding = Deklaracje
slot-exchange = Wymiana kart
slot-play = Rozgrywka
slot-score = Zapis punktów po rozdaniu
slot-match = Koniec partii

title-whole-pack = Cała talia
rule-whole-pack = { -dealer } rozdaje całą { -pack(form: "acc") }, wszystkim po tyle samo kart. Partnerzy siedzą naprzeciw siebie.
    .batch = { $batch ->
        [one] Karty rozdaje się po jednej.
        [few] Karty rozdaje się po { $batch_words }.
        [many] Karty rozdaje się po { $batch_words }.
       *[other] Karty rozdaje się po { $batch_words }.
    }
param-whole-pack-batch = Po ile kart naraz

title-bidding = Deklaracje
rule-bidding = W jednym okrążeniu, począwszy od gracza po lewej stronie rozdającego, każdy składa jedną { -bid(form: "acc") }: mówi, ile { -trick(form: "many-gen") } zamierza wziąć. Pasować nie wolno, a kolejne { -bid(form: "many") } nie muszą być coraz wyższe. Obaj partnerzy mają wspólny { -contract(form: "acc") }, sumę swoich { -bid(form: "many-gen") }; zapowiedź, że nie weźmie się żadnej { -trick(form: "gen") }, to { -nil }.
    .double-nil = { $double_nil ->
        [always] Zamiast zwykłej { -bid(form: "gen") } każdy gracz może, zanim obejrzy swoje karty, zadeklarować { -blind-nil(form: "acc") }.
        [never] Zanim gracz obejrzy swoje karty, nie może nic zadeklarować.
        [one] Zamiast zwykłej { -bid(form: "gen") } gracz, którego { -partnership } ma co najmniej jeden punkt straty, może, zanim obejrzy swoje karty, zadeklarować { -blind-nil(form: "acc") }.
        [few] Zamiast zwykłej { -bid(form: "gen") } gracz, którego { -partnership } ma co najmniej { $double_nil } punkty straty, może, zanim obejrzy swoje karty, zadeklarować { -blind-nil(form: "acc") }.
        [many] Zamiast zwykłej { -bid(form: "gen") } gracz, którego { -partnership } ma co najmniej { $double_nil } punktów straty, może, zanim obejrzy swoje karty, zadeklarować { -blind-nil(form: "acc") }.
       *[other] Zamiast zwykłej { -bid(form: "gen") } gracz, którego { -partnership } ma co najmniej { $double_nil } punktu straty, może, zanim obejrzy swoje karty, zadeklarować { -blind-nil(form: "acc") }.
    }
    .both-nil = { $both_nil ->
        [allowed] Obaj partnerzy mogą zadeklarować { -nil(form: "acc") }.
       *[forbidden] Gracz, którego partner zadeklarował { -nil(form: "acc") }, musi zadeklarować co najmniej jedną { -trick(form: "acc") }.
    }
param-bidding-double-nil = Zero w ciemno
param-bidding-both-nil = Zero obu partnerów

title-exchange = Wymiana po zerze w ciemno
rule-exchange = { $blind ->
        [no] Nikt nie może zadeklarować { -blind-nil(form: "gen") }, więc kart się nie wymienia.
       *[yes] Gdy wszyscy złożyli { -bid(form: "many") }, gracz, który zadeklarował { -blind-nil(form: "acc") }, wymienia karty z partnerem, chyba że partner zadeklarował to samo. Obaj wybierają spośród kart, które im rozdano, zanim zobaczą to, co dostają.
    }
    .cards = { $cards ->
        [one] Każdy z nich oddaje drugiemu jedną kartę.
        [few] Każdy z nich oddaje drugiemu { $cards_words } karty.
        [many] Każdy z nich oddaje drugiemu { $cards_words } kart.
       *[other] Każdy z nich oddaje drugiemu { $cards_words } karty.
    }
param-exchange-cards = Ile kart się wymienia

title-spade-tricks = Lewy, w których atutem są piki
rule-spade-tricks = Piki są zawsze { -trump(form: "ins") }. Trzeba dokładać do koloru; kto nie może, zagrywa dowolną kartę. Najstarszy pik bierze { -trick(form: "acc") }, a jeśli nikt nie zagrał pika, bierze ją najstarsza karta w kolorze wyjścia; kto wziął { -trick(form: "acc") }, wychodzi do następnej.
    .first-lead = { $first_lead ->
        [forehand] Do pierwszej { -trick(form: "gen") } wychodzi gracz po lewej stronie { -dealer(form: "gen") }.
       *[lowest-club] Do pierwszej { -trick(form: "gen") } wychodzi najmłodszym treflem ten, kto go ma.
    }
    .leading = { $leading ->
        [once-broken] W piki wolno wyjść dopiero wtedy, gdy jakiś pik został już zagrany, chyba że wychodzący nie ma nic innego.
       *[any-time] W piki wolno wyjść w każdej chwili.
    }
param-spade-tricks-first-lead = Pierwsze wyjście
param-spade-tricks-leading = Wychodzenie w piki

title-contracts = Kontrakty, zera i nadróbki
rule-contracts = Po ostatniej { -trick(form: "loc") } każda { -partnership } zapisuje punkty. Każda { -trick } ponad { -contract(form: "acc") } to { -bag }.
    .trick = { $trick ->
        [one] Zrealizowany { -contract } daje jeden punkt za każdą zadeklarowaną { -trick(form: "acc") }; niezrealizowany tyle samo odbiera.
        [few] Zrealizowany { -contract } daje { $trick } punkty za każdą zadeklarowaną { -trick(form: "acc") }; niezrealizowany tyle samo odbiera.
        [many] Zrealizowany { -contract } daje { $trick } punktów za każdą zadeklarowaną { -trick(form: "acc") }; niezrealizowany tyle samo odbiera.
       *[other] Zrealizowany { -contract } daje { $trick } punktu za każdą zadeklarowaną { -trick(form: "acc") }; niezrealizowany tyle samo odbiera.
    }
    .bag = { $bag ->
        [0] { -bag(form: "many") } nic nie dają.
        [one] Każda { -bag } daje jeden punkt.
        [few] Każda { -bag } daje { $bag } punkty.
        [many] Każda { -bag } daje { $bag } punktów.
       *[other] Każda { -bag } daje { $bag } punktu.
    }
    .nil = { $nil ->
        [one] Udane { -nil } daje jeden punkt; nieudane tyle samo odbiera.
        [few] Udane { -nil } daje { $nil } punkty; nieudane tyle samo odbiera.
        [many] Udane { -nil } daje { $nil } punktów; nieudane tyle samo odbiera.
       *[other] Udane { -nil } daje { $nil } punktu; nieudane tyle samo odbiera.
    }
    .double-nil = { $double_nil ->
        [one] Udane { -blind-nil } daje jeden punkt; nieudane tyle samo odbiera.
        [few] Udane { -blind-nil } daje { $double_nil } punkty; nieudane tyle samo odbiera.
        [many] Udane { -blind-nil } daje { $double_nil } punktów; nieudane tyle samo odbiera.
       *[other] Udane { -blind-nil } daje { $double_nil } punktu; nieudane tyle samo odbiera.
    }
    .nil-tricks = { $nil_tricks ->
        [bags] { -trick(form: "many") } z nieudanego { -nil(form: "gen") } nie pomagają partnerowi: są { -bag(form: "many-ins") }.
       *[help-partner] { -trick(form: "many") } z nieudanego { -nil(form: "gen") } liczą się do { -contract(form: "gen") } partnera.
    }
    .failed-bags = { $nil_tricks ->
        [bags] { $failed_bags ->
            [count] Te { -trick(form: "many") } są { -bag(form: "many-ins") } nawet wtedy, gdy nie uda się też { -contract }.
           *[ignored] Jeśli nie uda się też { -contract }, te { -trick(form: "many") } nie liczą się wcale.
        }
       *[help-partner] Przy niezrealizowanym { -contract(form: "loc") } nie ma { -bag(form: "many-gen") }.
    }
    .bag-limit = { $bag_limit ->
        [none] { -bag(form: "many-gen") } nie sumuje się z rozdania na rozdanie.
        [one] Kara należy się za każdą { -bag(form: "acc") }, licząc przez całą partię.
        [few] Kara należy się za każde { $bag_limit_words } { -bag(form: "many") }, licząc przez całą partię.
        [many] Kara należy się za każde { $bag_limit_words } { -bag(form: "many-gen") }, licząc przez całą partię.
       *[other] Kara należy się za każde { $bag_limit_words } { -bag(form: "gen") }, licząc przez całą partię.
    }
    .bag-penalty = { $bag_penalty ->
        [0] Kara wynosi zero punktów.
        [one] Kara wynosi jeden punkt.
        [few] Kara wynosi { $bag_penalty } punkty.
        [many] Kara wynosi { $bag_penalty } punktów.
       *[other] Kara wynosi { $bag_penalty } punktu.
    }
param-contracts-trick = Zadeklarowana lewa
param-contracts-bag = Nadróbka
param-contracts-nil = Zero
param-contracts-double-nil = Zero w ciemno
param-contracts-nil-tricks = Lewy z nieudanego zera
param-contracts-failed-bags = A jeśli kontrakt się nie uda
param-contracts-bag-limit = Nadróbki, za które jest kara
param-contracts-bag-penalty = Kara za nadróbki
scale-contracts-earns = Daje
scale-contracts-costs = Kosztuje

title-to-target = Do określonej liczby punktów
rule-to-target = Jeśli obie { -partnership(form: "many") } uzbierają w tym samym rozdaniu dość punktów, wygrywa ta, która ma lepszy wynik, a przy remisie gra się następne rozdanie. Dopóki nikt nie wygrał, następny rozdaje gracz po lewej stronie { -dealer(form: "gen") }.
    .target = { $target ->
        [one] Partię wygrywa { -partnership }, która pierwsza uzbiera jeden punkt.
        [few] Partię wygrywa { -partnership }, która pierwsza uzbiera { $target } punkty.
        [many] Partię wygrywa { -partnership }, która pierwsza uzbiera { $target } punktów.
       *[other] Partię wygrywa { -partnership }, która pierwsza uzbiera { $target } punktu.
    }
    .floor = { $floor ->
        [none] Wynik może spadać poniżej zera bez ograniczeń.
        [one] { -partnership }, której wynik spadnie do { $floor } punktu, przegrywa partię.
        [few] { -partnership }, której wynik spadnie do { $floor } punktów, przegrywa partię.
        [many] { -partnership }, której wynik spadnie do { $floor } punktów, przegrywa partię.
       *[other] { -partnership }, której wynik spadnie do { $floor } punktu, przegrywa partię.
    }
param-to-target-target = Punkty, które wygrywają
param-to-target-floor = Punkty, które przegrywają

## Events.  Points may be negative, so “1 punkt” stands in figures: −1 is of the same plural.

event-bid = { $seat } deklaruje { $tricks ->
    [one] jedną { -trick(form: "acc") }
    [few] { $tricks } { -trick(form: "many") }
    [many] { $tricks } { -trick(form: "many-gen") }
   *[other] { $tricks } { -trick(form: "gen") }
}.
event-bid-nil = { $seat } deklaruje { -nil(form: "acc") }.
event-bid-double-nil = { $seat } deklaruje { -blind-nil(form: "acc") }.
event-exchanged = { $seat } oddaje { $cards }, a bierze to { $to }.
event-broke = { $seat } zagrywa pierwszego pika: piki są rozbite i odtąd wolno w nie wychodzić.
event-took = { $seat } bierze { -trick(form: "acc") } kartą { $card }.
event-scored = { $seat } i { $partner } zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-trick = Za { -contract(form: "acc") } { $seat } i { $partner } zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-bag = { $seat } i { $partner } biorą ponad { -contract(form: "acc") } { $bags ->
    [one] jedną { -bag(form: "acc") }
    [few] { $bags } { -bag(form: "many") }
    [many] { $bags } { -bag(form: "many-gen") }
   *[other] { $bags } { -bag(form: "gen") }
} i zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-nil = Za { -nil(form: "acc") } { $seat } i { $partner } zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-double-nil = Za { -blind-nil(form: "acc") } { $seat } i { $partner } zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-nil-tricks = Z nieudanego { -nil(form: "gen") } { $seat } i { $partner } mają { $bags ->
    [one] jedną { -bag(form: "acc") }
    [few] { $bags } { -bag(form: "many") }
    [many] { $bags } { -bag(form: "many-gen") }
   *[other] { $bags } { -bag(form: "gen") }
} i zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-scored-contracts-bag-limit = Za nadmiar { -bag(form: "many-gen") } { $seat } i { $partner } zapisują { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

cell-bid = { $tricks }
cell-bid-nil = { -nil }
cell-bid-double-nil = { -blind-nil }
cell-exchanged = { $cards }, bierze { $to }
cell-broke = piki rozbite
cell-took = { $seat } bierze kartą { $card }
cell-scored = { $points }
cell-scored-contracts-trick = { -contract } { $points }
cell-scored-contracts-bag = { -bag(form: "many") } { $points }
cell-scored-contracts-nil = { -nil } { $points }
cell-scored-contracts-double-nil = { -blind-nil } { $points }
cell-scored-contracts-nil-tricks = { -bag(form: "many") } z { -nil(form: "gen") } { $points }
cell-scored-contracts-bag-limit = kara { $points }

## Results, by their names in JSON

outcome-bids = { -bid }
    .value = { $nil ->
        [nil] { -nil }
        [double] { -blind-nil }
       *[none] { $bids }
    }
outcome-tricks = { -trick(form: "many") }
outcome-score = wynik
outcome-bags = { -bag(form: "many") }

## Laws

law-tricks-all = Lew jest tyle, ile kart rozdano każdemu graczowi.
law-tricks-suit-followed = Kto ma kartę w kolorze wyjścia, dokłada do koloru.
law-tricks-spades-broken = Nikt nie wychodzi w piki, zanim zostaną rozbite, chyba że nie ma nic innego.
law-score-as-bid = Każda { -partnership } dostaje tyle punktów, ile wynika z jej deklaracji, lew i wcześniejszych nadróbek, i nic ponadto.

## Questions

ask-bidding-blind = { $seat }: zero w ciemno, przed obejrzeniem kart?
ask-bidding-bid = { $seat }: ile lew?
ask-exchange-give = { $seat }: które karty oddać?
ask-play-lead = { $seat }: którą kartą wyjść?
ask-play-follow = { $seat }: którą kartę dołożyć?

# Jak skończyła się partia, pod tabelą rozdań.
ui-deal-ended-target = { $hands ->
    [one] Po jednym rozdaniu { -partnership } osiągnęła cel.
    [few] Po { $hands } rozdaniach { -partnership } osiągnęła cel.
    [many] Po { $hands } rozdaniach { -partnership } osiągnęła cel.
   *[other] Po { $hands } rozdania { -partnership } osiągnęła cel.
}
ui-deal-ended-floor = { $hands ->
    [one] Po jednym rozdaniu { -partnership } spadła tak nisko, że partia się kończy.
    [few] Po { $hands } rozdaniach { -partnership } spadła tak nisko, że partia się kończy.
    [many] Po { $hands } rozdaniach { -partnership } spadła tak nisko, że partia się kończy.
   *[other] Po { $hands } rozdania { -partnership } spadła tak nisko, że partia się kończy.
}
