### The replay on a page, and what steps through it.

stepper-title = { -hand-deal } askel askeleelta
stepper-controls = { -hand-deal(form: "gen") } askeleet
stepper-step = Askel
stepper-position = Askel { $n }/{ $steps }: { $phase }
stepper-before = Ennen { -hand-deal(form: "par") }
stepper-start = Alkuun
stepper-back = Taaksepäin
stepper-next = Eteenpäin
stepper-end = Loppuun
stepper-divergence = Ensimmäisen eron kohdalle
stepper-keys = Nuolinäppäimillä siirrytään askeleelta toiselle, Home- ja End-näppäimillä alkuun ja loppuun.
stepper-table = Kaikki askeleet taulukkona
stepper-happens = Mitä tapahtuu
stepper-rule = Sääntö
stepper-nothing = Tässä ei mitään
stepper-run = { $leader }: { $cards }
stepper-turned-up = Käännetty
stepper-on-the-table = Pöydällä
stepper-cards-of = Kortit: { $seat }
stepper-no-cards = ei enää kortteja

## Questions; what can be chosen stands in brackets behind them.

stepper-ask = { $seat } ratkaisee.
stepper-ask-vying-enter = { $seat }: maksetaanko ja lähdetäänkö mukaan?
stepper-ask-vying-open = { $seat }: avataanko vai passataanko?
stepper-ask-vying-answer = { $seat }: pysytäänkö mukana vai passataanko?
stepper-ask-vying-overbid = { $seat }: tarjotaanko enemmän vai passataanko?
stepper-ask-vying-again = { $seat }: korotetaanko vielä?
stepper-ask-play-lead = { $seat }: millä kortilla aloitetaan?
stepper-ask-play-follow = { $seat }: mikä kortti pelataan?
