### Hands told, matches and variants compared.

## Replay

ui-replay-dealer = Geber { $seat }
ui-replay-trump = { -trump } { $suit_sign }
ui-replay-result = Ergebnis
ui-replay-total = zusammen
ui-replay-chips = Spielmarken
ui-replay-net = Gewinn
ui-replay-chips-head = { -chip(form: "many") } (Gewinn)
ui-replay-chips-head-change = { -chip(form: "many") } (Gewinn), Änderung
ui-replay-on-the-board = auf dem Brett
ui-replay-change = Änderung
ui-replay-everybody = alle
ui-replay-same = genauso
ui-replay-nothing = nichts
ui-replay-leads = { $seat } spielt aus
ui-replay-not-asked = hier nicht gefragt
ui-replay-no-such-stage = kein solcher Abschnitt
ui-replay-first-divergence = Erste Abweichung
ui-replay-no-divergence = Die Runde verläuft nach allen diesen Varianten gleich.
ui-replay-counterfactual = ab hier hypothetisch
ui-replay-unrecorded = ab hier nicht aufgezeichnet
ui-replay-recorded-illegal = aufgezeichnet „{ $answer }“, hier verboten
ui-replay-recorded-unused = aufgezeichnet { $answer }, nicht gebraucht
ui-replay-recorded-contradicted = aufgezeichnet { $answer }, { $played ->
    [none] dort nicht gespielt
   *[other] gespielt wurde „{ $played }“
}
ui-replay-recorded-entry = { $seat } „{ $answer }“
ui-replay-cannot-be-played = Nach dieser Variante lässt sich die Runde nicht spielen: { $reason }.
ui-replay-stopped = Hier abgebrochen: { $reason }.
# The reasons stand behind the colon of the two messages above.
reason-players = Vorgesehen sind { $exactly ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    } Spieler, und hier { $players ->
    [one] ist es einer
   *[other] sind es { $players }
}
reason-other-game = Gespielt wurde nach { $variant }, und das ist ein anderes Spiel
reason-pool = { -chip(form: "many") } liegen in { $number ->
    [one] einer { -pool }, die es hier nicht gibt
   *[other] { -pool(form: "many-dat") }, die es hier nicht gibt
} ({ $pools })
reason-pool-near = { reason-pool } (gemeint ist vielleicht „{ $meant }“)
reason-pack = Das aufgezeichnete Kartenspiel ist nicht das vorgeschriebene zu { $size } Karten
reason-cards = { $number ->
    [one] { $cards } gehört nicht zum Kartenspiel von { $size } Karten
   *[other] { $cards } gehören nicht zum Kartenspiel von { $size } Karten
}
reason-trump = Keine aufgedeckte Karte bestimmt die { -trump-suit }, und aufgezeichnet ist sie auch nicht („upcard: Kh“ oder „trump: h“ gehört unter „deal:“)
reason-side = { $side } bringt { $had } mit ({ $kind }), und übrig sein können nur { $least } bis { $most }
reason-illegal = „{ $recorded }“ von { $player } ist nicht erlaubt (erlaubt: { $allowed })
reason-missing = Für { $player } ist nichts aufgezeichnet
reason-contradicted = Für { $player } ist „{ $recorded }“ aufgezeichnet, { $played ->
    [none] aber dort wurde das nicht gespielt
   *[other] aber gespielt wurde „{ $played }“
}
reason-endless = Auch nach { $questions } Fragen ist die Runde nicht zu Ende
ui-replay-automatic = Alle Entscheidungen trifft der automatische Spieler.
ui-replay-recorded = Entscheidungen wie aufgezeichnet.
ui-replay-recorded-partly = Wo die Aufzeichnung nichts Passendes enthält, entscheidet der automatische Spieler.
ui-replay-contradicted = Die gespielten Karten widersprechen der Aufzeichnung.
ui-replay-recorded-as-asked = Auf jede Frage antwortet die Aufzeichnung; was sie sonst enthält, wurde nicht gebraucht.
ui-replay-recorded-until-stopped = Der Aufzeichnung wurde bis zu der Stelle gefolgt, an der die Runde abbricht.
ui-replay-pools-differ = { $n ->
    [one] Eine von { $pools } Mulden unterscheidet sich.
   *[other] { $n } von { $pools } Mulden unterscheiden sich.
}
ui-replay-play-same = Das Ausspielen verläuft gleich.
ui-replay-play-differs = Das Ausspielen verläuft anders.
ui-replay-violations = Verletzte Gesetze
ui-replay-violation = Ereignis { $event }: { $law }
ui-replay-purses = { $chips ->
    [one] je eine { -chip }
   *[other] je { $chips } { -chip(form: "many") }
}
ui-replay-carried = schon auf dem Brett: { $pools }
ui-replay-from = { $chips } von { $seat }
ui-replay-from-to = { $before } → { $after }
ui-replay-against = gegen { $shown }
ui-replay-deals-otherwise = { $variant }: Gegeben würden { $sizes } Karten; gespielt wird die Runde, wie sie aufgezeichnet ist.
ui-replay-upcard-owned = Nach { $variant } gehört die aufgedeckte Karte zu den Handkarten von { $seat }: Dort ist „{ $card }“ einzutragen und statt „upcard“ die Zeile „trump: { $suit }“. So, wie sie dasteht, gehört sie niemandem.
ui-replay-gap = – nach dieser Variante geschieht hier nichts
ui-replay-mark = * Antwort des automatischen Spielers
ui-replay-first-divergence-of = Erste Abweichung bei { $variant }
ui-replay-no-such-rule = keine solche Regel
ui-replay-goes-out = { $seat } ist fertig
ui-replay-paid-nobody = niemand zahlt
ui-replay-trump-suit = Trumpffarbe

## Compare

ui-compare-title = Regelvergleich
ui-compare-differs = anders
ui-compare-summary = { $differing ->
    [one] In einer von { $rows } Zeilen gibt es Unterschiede.
   *[other] In { $differing } von { $rows } Zeilen gibt es Unterschiede.
}
ui-compare-no-difference = Keine Regel ist anders.
ui-compare-only-words = Die Regeln sind dieselben, nur die Wörter sind andere.
ui-compare-rule = Regel
ui-compare-setting = Einstellung

## A match, deal by deal

ui-deal-number = Runde
ui-deal-dealer = { -dealer }
ui-deal-won = { $number ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } gewinnen die Partie gemeinsam.
}
