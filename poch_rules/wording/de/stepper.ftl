### The replay on a page, and what steps through it.

stepper-title = Eine { -hand-deal }, Schritt für Schritt
stepper-controls = Schritte der { -hand-deal }
stepper-step = Schritt
stepper-position = Schritt { $n } von { $steps }: { $phase }
stepper-before = Vor der { -hand-deal }
stepper-start = Anfang
stepper-back = Zurück
stepper-next = Weiter
stepper-end = Ende
stepper-divergence = Zur ersten Abweichung
stepper-keys = Die Pfeiltasten führen von Schritt zu Schritt, die Tasten „Home“ und „Ende“ an den Anfang und ans Ende.
stepper-table = Alle Schritte als Tabelle
stepper-happens = Was geschieht
stepper-rule = Regel
stepper-nothing = Hier geschieht nichts
stepper-run = { $leader }: { $cards }
stepper-turned-up = Aufgedeckt
stepper-on-the-table = Auf dem Tisch
stepper-cards-of = Karten von { $seat }
stepper-no-cards = keine Karten mehr

## Fragen; in Klammern dahinter steht, was zur Wahl steht.

stepper-ask = { $seat } entscheidet.
stepper-ask-vying-enter = { $seat }: Zahlen und mitmachen?
stepper-ask-vying-open = { $seat }: Pochen oder passen?
stepper-ask-vying-answer = { $seat }: Dabeibleiben oder passen?
stepper-ask-vying-overbid = { $seat }: Überbieten oder passen?
stepper-ask-vying-again = { $seat }: Noch einmal erhöhen?
stepper-ask-play-lead = { $seat }: Welche Karte ausspielen?
stepper-ask-play-follow = { $seat }: Welche Karte spielen?
