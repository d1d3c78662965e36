### The book

book-title = Poch und Spades: die Regeln nebeneinander
book-at-a-glance = Auf einen Blick
book-players = Spieler
book-players-range = { $least } bis { $most } Spieler, meist { $usual }
book-players-exactly = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
book-pack = Kartenspiel
book-board = Brett
book-board-pools = { $n ->
    [one] eine { -pool }: { $pools }
   *[other] { $n } { -pool(form: "many") }: { $pools }
}
book-length = Dauer
book-source = Quelle
book-kind = Art
book-kind-source = aus einer einzigen Quelle übertragen
book-kind-house = Hausvariante
book-parent = Beruht auf
book-need = Was gebraucht wird
book-need-pack = { $n ->
    [one] ein Kartenspiel zu einer Karte
   *[other] ein Kartenspiel zu { $n } Karten
}
book-end-of-match = Ende der Partie
book-open = Was strittig oder offen ist und wie wir es lesen
book-open-none = Die Quelle nennt jede Regel; nichts war in sie hineinzulesen.
book-open-intro = Was hier steht, sagt die Quelle nicht oder nicht deutlich. Jede Lesart ist begründet.
book-differences = Unterschiede
book-differences-from = Unterschiede zu „{ $variant }“
book-differences-none = Keine Regel ist anders.
book-here = hier
book-because = Grund
book-standings = Quellen und Belege für jede Regel
book-rule = Regel
book-setting = Einstellung
book-value = Wert
book-standing = Beleg
book-place = Stelle in der Quelle
book-module = Modul
book-fills = Platz
book-used-by = Verwendet von
book-used-by-none = keiner Variante dieses Buches
book-first-described = Zuerst beschrieben in
book-parameter = Einzelheit
book-variant = Variante
book-ruling = Auslegung
book-law = Gesetz
book-with-players = Bei { $numbers } Spielern: { $rule }
book-ruling-used = So gelesen in
book-absent = nicht in dieser Variante
book-term = Begriff
book-sources = Quellen
book-author = Verfasser
book-year = Jahr
book-edition = Ausgabe
book-pages = Seiten
book-language = Sprache
book-address = Adresse
book-seen = Eingesehen
book-numbers = Nummern der Regeln
book-law-after-event = nach jedem Ereignis geprüft
book-law-after-question = bei jeder Frage geprüft
book-law-after-phase = nach jedem Abschnitt geprüft
book-law-after-hand = am Ende jeder Runde geprüft
book-law-after-validate = für jede erlaubte Spielerzahl geprüft, wenn eine Variante geprüft wird
book-only-in = Text auf { $language }
book-standing-stated = { standing-stated.about }
book-standing-inferred = { standing-inferred.about }
book-standing-silent = { standing-silent.about }
book-standing-house = { standing-house.about }

## What the script of a comparison offers.  $shown and $all are counts that the script fills in.

book-compare-label = Die Varianten von { $family } im Vergleich, Regel für Regel
book-compare-beside = Beide nebeneinander im Vergleich aller Varianten
book-compare-before = Vor dem ersten Geben
book-compare-search = Nur Regeln mit diesem Wort
book-compare-part = Teil des Spiels
book-compare-whole = das ganze Spiel
book-compare-differing = Nur Unterschiede
book-compare-variants = Varianten nebeneinander
book-compare-pair = Zwei Varianten und ihre Unterschiede
book-compare-first = Erste Variante
book-compare-second = Zweite Variante
book-compare-choose = – wählen –
book-compare-reset = Alles zeigen
book-compare-none = Keine Regel bleibt übrig.
book-compare-rows = Gezeigte Regeln: { $shown } von { $all }
book-compare-columns = Gezeigte Varianten: { $shown } von { $all }

## The page for an address where nothing stands.

book-missing-page = Unter dieser Adresse gibt es keine Seite
book-missing-page-home = Zur ersten Seite des Buches

## Die Seiten der Varianten, Module und Quellen

book-worked-hand = Eine Runde, Zug für Zug
book-end-of-hand = Ende der Runde: { $stage }
book-players-between = { $least } bis { $most } Spieler
book-module-says = Die Regel in Worten
book-parameters = Einstellungen
book-meaning = Bedeutung
book-so-in = So eingestellt in
book-in-module = im Modul selbst
book-in-none = in keiner Variante mit diesem Modul
book-allowed = Möglich:
book-allowed-list = Möglich, als Liste:
book-allowed-list-of = Möglich, als Liste von mindestens { $least }:
book-allowed-numbers = { $least } bis { $most }
book-allowed-names = Namen von { -pool(form: "many-dat") }
book-example = Beispiel
book-deals = { $player } gibt.
book-in-files = In Dateien
book-in-reports = In Berichten
book-first-here = Zuerst hier beschrieben
book-by-number = Was unter welcher Nummer steht
book-source-open = Was sie offenlässt oder nicht deutlich sagt
book-code = Code
