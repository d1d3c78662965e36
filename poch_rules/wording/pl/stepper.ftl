### The replay on a page, and what steps through it.

stepper-title = Rozdanie krok po kroku
stepper-controls = Kroki { -hand-deal(form: "gen") }
stepper-step = Krok
stepper-position = Krok { $n } z { $steps }: { $phase }
stepper-before = Przed rozdaniem
stepper-start = Początek
stepper-back = Wstecz
stepper-next = Dalej
stepper-end = Koniec
stepper-divergence = Do pierwszej różnicy
stepper-keys = Strzałki prowadzą od kroku do kroku, a klawisze Home i End – na początek i na koniec.
stepper-table = Wszystkie kroki w tabeli
stepper-happens = Co się dzieje
stepper-rule = Reguła
stepper-nothing = Tu nic
stepper-run = { $leader }: { $cards }
stepper-turned-up = Odkryta karta
stepper-on-the-table = Na stole
stepper-cards-of = Karty: { $seat }
stepper-no-cards = nie ma już kart

## Pytania; w nawiasie stoi to, z czego można wybierać.

stepper-ask = Decyduje { $seat }.
stepper-ask-vying-enter = { $seat }: zapłacić za udział?
stepper-ask-vying-open = { $seat }: otworzyć czy spasować?
stepper-ask-vying-answer = { $seat }: zostać w licytacji czy spasować?
stepper-ask-vying-overbid = { $seat }: przebić czy spasować?
stepper-ask-vying-again = { $seat }: podbić jeszcze raz?
stepper-ask-play-lead = { $seat }: którą kartą wyjść?
stepper-ask-play-follow = { $seat }: którą kartę zagrać?
