### The printed book and the leaflet.

print-contents = Sisällys
print-leaflet = Pelin säännöt
print-logo = Julkaisijan tunnus
# $sources: one title or several, joined.
print-after = Sääntöjen lähde: { $sources }.
print-parent = Kotimuunnelma; pohjana on { $variant }.
print-read = { $n ->
    [one] Yhdessä kohdassa lähde vaikenee tai on epäselvä; sääntökirja kertoo, miten kohta on tässä tulkittu ja miksi.
   *[other] Lähde vaikenee tai on epäselvä { $n } kohdassa; sääntökirja kertoo, miten ne on tässä tulkittu ja miksi.
}
print-licence = Teksti ja kuvat: { $work }, lisenssi { $licence }.
print-left-out = Kaikkien muunnelmien vertailutaulukkoa, käsikirjaa ja ohjeita ei ole painettu tähän; ne ovat näytöllä luettavilla sivuilla. Mikä erottaa muunnelman sen lähimmästä sukulaisesta, kerrotaan muunnelman luvun lopussa.
