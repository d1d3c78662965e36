### Kuckuck.

family-cuckoo = Kuckuck

phase-deal = Geben
phase-swap = Tauschen
phase-settle = Aufdecken

slot-deal = Geben
slot-swap = Tauschen
slot-settle = Wer ein Leben verliert
slot-match = Ende der Partie

pool-lost = verlorene Leben
    .acc = die verlorenen Leben
    .gen = der verlorenen Leben
    .dat = den verlorenen Leben
    .title = Verlorene Leben

title-one-card = Eine Karte für jeden
rule-one-card = Jeder bekommt eine Karte.

title-swap = Behalten oder tauschen
rule-swap = Links vom Geber beginnend behält jeder außer dem Geber einmal seine Karte oder tauscht sie mit dem nächsten.
    .kings-refuse = { $kings_refuse ->
        [yes] Wer einen König hat, zeigt ihn vor und muss nicht tauschen.
       *[no] Ein König wird getauscht wie jede andere Karte.
    }
param-swap-kings-refuse = Könige

title-lowest-pays = Die niedrigste zahlt
rule-lowest-pays = Alle decken auf; wer eine Karte vom niedrigsten Rang hat, verliert ein Leben.
    .lives = { $lives ->
        [one] Jeder hat ein Leben zu verlieren.
       *[other] Jeder hat { $lives_words } Leben zu verlieren.
    }
param-lowest-pays-lives = Leben

title-until-out = Bis jemand ausscheidet
rule-until-out = Hat jemand kein Leben mehr, so ist die Partie zu Ende, und wer die meisten hat, hat gewonnen.

event-kept = { $seat } behält die Karte.
event-refused = { $seat } will mit { $to } tauschen; dort liegt ein König.
event-swapped = { $seat } tauscht mit { $to }.
cell-kept = { $number ->
    [one] behält
   *[other] behalten
}
cell-refused = { $to } lehnt ab
cell-swapped = tauscht mit { $to }

law-lives-lowest-pays = Niemand verliert ein Leben außer denen, die die niedrigsten Karten haben.

ask-swap-turn = { $seat }: behalten oder tauschen?
