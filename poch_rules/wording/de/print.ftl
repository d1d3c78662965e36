### The printed book and the leaflet.

print-contents = Inhalt
print-leaflet = Spielregel
print-logo = Zeichen des Verlags
# $sources: one title or several, joined.
print-after = Regeln nach: { $sources }.
print-parent = Hausvariante zu: { $variant }.
print-read = { $n ->
    [one] An einer Stelle sagt die Quelle nichts oder nichts Deutliches; wie sie hier gelesen wird und warum, steht im Regelbuch.
   *[other] An { $n } Stellen sagt die Quelle nichts oder nichts Deutliches; wie sie hier gelesen werden und warum, steht im Regelbuch.
}
print-licence = Text und Bilder: { $work }, Lizenz { $licence }.
print-left-out = Die Tabelle aller Varianten nebeneinander, die Referenz und die Anleitungen sind hier nicht mitgedruckt; sie stehen auf den Seiten für den Bildschirm. Was eine Variante von der nächstverwandten unterscheidet, steht am Ende ihres Kapitels.
