### Hands told, matches and variants compared.

## Replay

ui-replay-dealer = jakaja { $seat }
ui-replay-trump = { -trump-suit } { $suit_sign }
ui-replay-result = Tulos
ui-replay-total = yhteensä
ui-replay-chips = Pelimerkit
ui-replay-net = Voitto
ui-replay-chips-head = { -chip(form: "many") } (voitto)
ui-replay-chips-head-change = { -chip(form: "many") } (voitto), muutos
ui-replay-on-the-board = pelilaudalla
ui-replay-change = muutos
ui-replay-everybody = kaikki
ui-replay-same = samoin
ui-replay-nothing = ei mitään
ui-replay-leads = { $seat } aloittaa
ui-replay-not-asked = tässä ei kysytä
ui-replay-no-such-stage = vaihetta ei ole
ui-replay-first-divergence = Ensimmäinen ero
ui-replay-no-divergence = Jako kulkee kaikissa näissä muunnelmissa samalla tavalla.
ui-replay-counterfactual = tästä alkaen oletusta
ui-replay-unrecorded = tästä alkaen ei kirjattu
ui-replay-recorded-illegal = kirjattu ”{ $answer }”, tässä kielletty
ui-replay-recorded-unused = kirjattu { $answer }, ei käytetty
ui-replay-recorded-contradicted = kirjattu { $answer }, { $played ->
    [none] mutta sitä ei siinä pelattu
   *[other] mutta pelattiin ”{ $played }”
}
ui-replay-recorded-entry = { $seat } ”{ $answer }”
ui-replay-cannot-be-played = Jakoa ei voi pelata tällä muunnelmalla: { $reason }.
ui-replay-stopped = Pysähtyi tähän: { $reason }.
reason-players = pelaajia saa olla { $exactly ->
        [yes] tasan { $least }
       *[no] vähintään { $least } ja enintään { $most }
    }, ja tässä { $players ->
    [one] on yksi pelaaja
   *[other] on { $players } pelaajaa
}
reason-other-game = jako on pelattu muunnelmalla { $variant }, joka on eri peli
reason-pool = laudalla on ennestään { -chip(form: "many-par") } ({ $pools }), mutta { $number ->
    [one] sellaista { -pool(form: "par") } muunnelmassa ei ole
   *[other] sellaisia { -pool(form: "many-par") } muunnelmassa ei ole
}
reason-pool-near = { reason-pool } (ehkä tarkoitettiin ”{ $meant }”)
reason-pack = kirjattu pakka ei ole muunnelman { $size } kortin pakka
reason-cards = { $number ->
    [one] { $cards } ei kuulu muunnelman { $size } kortin pakkaan
   *[other] { $cards } eivät kuulu muunnelman { $size } kortin pakkaan
}
reason-trump = { -trump-suit(form: "par") } ei määrää mikään käännetty kortti, eikä jaossa kerrota sitä (kohdan ”deal:” alle kuuluu ”upcard: Kh” tai ”trump: h”)
reason-side = joukkueella { $side } on ennestään { $had } ({ $kind }), mutta aiemmista jaoista voi olla vain { $least }–{ $most }
reason-illegal = pelaajan { $player } vastaus ”{ $recorded }” ei ole sallittu (sallittu: { $allowed })
reason-missing = pelaajalle { $player } ei ole kirjattu vastausta
reason-contradicted = pelaajalle { $player } on kirjattu ”{ $recorded }”, { $played ->
    [none] mutta sitä ei siinä pelattu
   *[other] mutta pelattiin ”{ $played }”
}
reason-endless = jako ei pääty: kysymyksiä on esitetty jo { $questions }
ui-replay-automatic = Kaikki ratkaisut ovat automaattisen pelaajan.
ui-replay-recorded = Ratkaisut ovat niin kuin ne on kirjattu.
ui-replay-recorded-partly = Kun sopivaa ei ole kirjattu, ratkaisee automaattinen pelaaja.
ui-replay-contradicted = Pelatut kortit ovat ristiriidassa kirjauksen kanssa.
ui-replay-recorded-as-asked = Jokaiseen kysymykseen on kirjattu vastaus; muuta kirjattua ei tarvittu.
ui-replay-recorded-until-stopped = Kirjausta on seurattu siihen asti, mihin jako pysähtyy.
ui-replay-pools-differ = { $n ->
    [one] { $pools } potista yksi eroaa.
   *[other] { $pools } potista { $n } eroaa.
}
ui-replay-play-same = Pelin kulku on sama.
ui-replay-play-differs = Pelin kulku eroaa.
ui-replay-violations = Rikotut lait
ui-replay-violation = Tapahtuma { $event }: { $law }
ui-replay-purses = { $chips ->
    [one] kullakin yksi { -chip }
   *[other] kullakin { $chips } { -chip(form: "par") }
}
ui-replay-carried = laudalla ennestään: { $pools }
ui-replay-from = { $seat } maksaa { $chips }
ui-replay-from-to = { $before } → { $after }
ui-replay-against = vastassa { $shown }
ui-replay-deals-otherwise = Muunnelma { $variant } jakaisi { $sizes } korttia; jako pelataan niin kuin se on kirjattu.
ui-replay-upcard-owned = Muunnelmassa { $variant } käännetty kortti kuuluu pelaajan { $seat } käteen: ”{ $card }” kirjataan hänen kortteihinsa ja rivin ”upcard” tilalle ”trump: { $suit }”. Näin kirjattuna se ei ole kenenkään.
ui-replay-gap = – tässä ei tapahdu mitään kyseisellä muunnelmalla
ui-replay-mark = * automaattisen pelaajan vastaus
ui-replay-first-divergence-of = Ensimmäinen ero muunnelmassa { $variant }
ui-replay-no-such-rule = sääntöä ei ole
ui-replay-goes-out = { $seat } pääsee eroon korteistaan
ui-replay-paid-nobody = kukaan ei maksa
ui-replay-trump-suit = Valttimaa

## Compare

ui-compare-title = Sääntöjen vertailu
ui-compare-differs = eroaa
ui-compare-summary = { $differing ->
    [one] { $rows } rivistä yksi eroaa.
   *[other] { $rows } rivistä { $differing } eroaa.
}
ui-compare-no-difference = Mikään sääntö ei eroa.
ui-compare-only-words = Säännöt ovat samat, vain sanat eroavat.
ui-compare-rule = Sääntö
ui-compare-setting = Asetus

## A match, deal by deal

ui-deal-number = jako
ui-deal-dealer = { -dealer }
ui-deal-won = { $number ->
    [one] { $winners } voittaa ottelun.
   *[other] { $winners } jakavat voiton.
}
