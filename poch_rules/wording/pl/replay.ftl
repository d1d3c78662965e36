### Hands told, matches and variants compared.

## Replay

ui-replay-dealer = rozdaje { $seat }
ui-replay-trump = { -trump } { $suit_sign }
ui-replay-result = Wynik
ui-replay-total = razem
ui-replay-chips = Żetony
ui-replay-net = Zysk
ui-replay-chips-head = { -chip(form: "many") } (zysk)
ui-replay-chips-head-change = { -chip(form: "many") } (zysk), różnica
ui-replay-on-the-board = na planszy
ui-replay-change = różnica
ui-replay-everybody = wszyscy
ui-replay-same = tak samo
ui-replay-nothing = nic
ui-replay-leads = { $seat } zaczyna
ui-replay-not-asked = tu bez pytania
ui-replay-no-such-stage = nie ma tego etapu
ui-replay-first-divergence = Pierwsza różnica
ui-replay-no-divergence = We wszystkich tych odmianach rozdanie przebiega tak samo.
ui-replay-counterfactual = odtąd inaczej niż w zapisie
ui-replay-unrecorded = odtąd brak zapisu
ui-replay-recorded-illegal = zapisano „{ $answer }”, tu niedozwolone
ui-replay-recorded-unused = zapisano { $answer }, niewykorzystane
ui-replay-recorded-contradicted = zapisano { $answer }, { $played ->
    [none] a tam tego nie zagrano
   *[other] a zagrano „{ $played }”
}
ui-replay-recorded-entry = { $seat } „{ $answer }”
ui-replay-cannot-be-played = W tej odmianie nie da się rozegrać tego rozdania: { $reason }.
ui-replay-stopped = Tu przerwano: { $reason }.
reason-players = odmiana jest dla { $exactly ->
        [yes] { $least }
       *[no] { $least }–{ $most }
    } graczy, a tu { $players ->
    [one] jest jeden
    [few] jest ich { $players }
    [many] jest ich { $players }
   *[other] jest ich { $players }
}
reason-other-game = rozegrano je według { $variant }, a to inna gra
reason-pool = { -chip(form: "many") } leżą tam, gdzie ta odmiana nie ma { $number ->
    [one] { -pool(form: "gen") }
    [few] { -pool(form: "many-gen") }
    [many] { -pool(form: "many-gen") }
   *[other] { -pool(form: "many-gen") }
}: { $pools }
reason-pool-near = { reason-pool } (może chodziło o „{ $meant }”)
reason-pack = zapisana talia nie jest talią { $size } kart, którą się tu gra
reason-cards = { $number ->
    [one] karty { $cards } nie ma w talii { $size } kart, którą się tu gra
    [few] kart { $cards } nie ma w talii { $size } kart, którą się tu gra
    [many] kart { $cards } nie ma w talii { $size } kart, którą się tu gra
   *[other] kart { $cards } nie ma w talii { $size } kart, którą się tu gra
}
reason-trump = koloru atutowego nie wyznacza odkryta karta i nie podaje go zapis (pod „deal:” wpisuje się „upcard: Kh” albo „trump: h”)
reason-side = { $side } ma z poprzednich rozdań { $had } ({ $kind }), a możliwe jest tylko od { $least } do { $most }
reason-illegal = „{ $recorded }” ({ $player }) jest tu niedozwolone (dozwolone: { $allowed })
reason-missing = { $player } nie ma w zapisie żadnej decyzji
reason-contradicted = { $player } ma w zapisie „{ $recorded }”, { $played ->
    [none] a tam tego nie zagrano
   *[other] a zagrano „{ $played }”
}
reason-endless = rozdanie się nie kończy, choć zadano już tyle pytań: { $questions }
ui-replay-automatic = Wszystkie decyzje podejmuje gracz automatyczny.
ui-replay-recorded = Decyzje według zapisu.
ui-replay-recorded-partly = Gdzie w zapisie nie ma nic, co by pasowało, decyduje gracz automatyczny.
ui-replay-contradicted = Zagrane karty są sprzeczne z zapisem.
ui-replay-recorded-as-asked = Na każde pytanie odpowiada zapis; reszta zapisu nie była potrzebna.
ui-replay-recorded-until-stopped = Rozdanie przebiega według zapisu aż do miejsca, w którym się urywa.
ui-replay-pools-differ = { $n ->
    [one] Różni się jedna z { $pools } { -pool(form: "many-gen") }.
    [few] Różnią się { $n } z { $pools } { -pool(form: "many-gen") }.
    [many] Różni się { $n } z { $pools } { -pool(form: "many-gen") }.
   *[other] Różni się { $n } z { $pools } { -pool(form: "many-gen") }.
}
ui-replay-play-same = Wykładanie kart przebiega tak samo.
ui-replay-play-differs = Wykładanie kart przebiega inaczej.
ui-replay-violations = Naruszone niezmienniki
ui-replay-violation = Zdarzenie { $event }: { $law }
ui-replay-purses = { $chips ->
    [one] po jednym { -chip(form: "loc") }
    [few] po { $chips } { -chip(form: "many") }
    [many] po { $chips } { -chip(form: "many-gen") }
   *[other] po { $chips } { -chip(form: "gen") }
}
ui-replay-carried = na planszy z poprzednich rozdań: { $pools }
ui-replay-from = { $seat } płaci { $chips }
ui-replay-from-to = { $before } → { $after }
ui-replay-against = przeciw: { $shown }
ui-replay-deals-otherwise = { $variant }: karty rozdano by inaczej ({ $sizes }); rozdanie idzie według zapisu.
ui-replay-upcard-owned = { $variant }: odkryta karta należy do gracza { $seat }. „{ $card }” wpisuje się wśród jego kart, a zamiast „upcard” – „trump: { $suit }”. W tym zapisie nie należy do nikogo.
ui-replay-gap = – w tej odmianie nic się tu nie dzieje
ui-replay-mark = * odpowiedź gracza automatycznego
ui-replay-first-divergence-of = Pierwsza różnica: { $variant }
ui-replay-no-such-rule = nie ma tej reguły
ui-replay-goes-out = { $seat } bez kart
ui-replay-paid-nobody = nikt nie płaci
ui-replay-trump-suit = Kolor atutowy

## Compare

ui-compare-title = Porównanie reguł
ui-compare-differs = różni się
ui-compare-summary = { $differing ->
    [one] Różni się jeden z { $rows } wierszy.
    [few] Różnią się { $differing } z { $rows } wierszy.
    [many] Różni się { $differing } z { $rows } wierszy.
   *[other] Różni się { $differing } z { $rows } wierszy.
}
ui-compare-no-difference = Żadna reguła się nie różni.
ui-compare-only-words = Reguły są te same, różnią się tylko słowa.
ui-compare-rule = Reguła
ui-compare-setting = Ustawienie

## A match, deal by deal

ui-deal-number = rozdanie
ui-deal-dealer = { -dealer }
ui-deal-won = { $number ->
    [1] Partię wygrywa { $winners }.
   *[other] Partię wspólnie wygrywają { $winners }.
}
