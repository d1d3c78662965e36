### The book: headings without a colon, labels, and a few sentences

book-title = Poch ja spades: säännöt rinnakkain
book-at-a-glance = Lyhyesti
book-players = Pelaajia
book-players-range = { $least }–{ $most } pelaajaa, tavallisesti { $usual }
book-players-exactly = { $n ->
    [one] yksi pelaaja
   *[other] { $n } pelaajaa
}
book-pack = Pakka
book-board = Pelilauta
book-board-pools = { $n ->
    [one] yksi { -pool }: { $pools }
   *[other] { $n } { -pool(form: "par") }: { $pools }
}
book-length = Kesto
book-source = Lähde
book-kind = Laji
book-kind-source = yhdestä lähteestä kirjattu
book-kind-house = kotimuunnelma
book-parent = Pohjana
book-need = Mitä tarvitaan
book-need-pack = { $n } kortin pakka
book-end-of-match = Ottelun päättyminen
book-open = Mikä on kiistanalaista tai sanomatta, ja miten se tulkitaan
book-open-none = Lähde sanoo jokaisen säännön; mitään ei ole tarvinnut tulkita.
book-open-intro = Näistä kohdista lähde ei sano mitään tai ei sano sitä selvästi. Jokaisella tulkinnalla on perustelunsa.
book-differences = Erot
book-differences-from = Erot muunnelmaan ”{ $variant }” verrattuna
book-differences-none = Mikään sääntö ei eroa.
book-here = tässä
book-because = Perustelu
book-standings = Lähteet ja sääntöjen merkinnät
book-rule = Sääntö
book-setting = Asetus
book-value = Arvo
book-standing = Merkintä
book-place = Kohta lähteessä
book-module = Moduuli
book-fills = Sääntökohta
book-used-by = Käytössä muunnelmissa
book-used-by-none = ei missään tämän kirjan muunnelmassa
book-first-described = Kuvattu ensin lähteessä
book-parameter = Asetus
book-variant = Muunnelma
book-ruling = Tulkinta
book-law = Laki
book-with-players = Kun pelaajia on { $numbers }: { $rule }
book-ruling-used = Tulkittu näin muunnelmissa
book-absent = ei tässä muunnelmassa
book-term = Termi
book-sources = Lähteet
book-author = Tekijä
book-year = Vuosi
book-edition = Painos
book-pages = Sivut
book-language = Kieli
book-address = Osoite
book-seen = Tutustuminen
book-numbers = Sääntöjen numerot
book-law-after-event = tarkistetaan jokaisen tapahtuman jälkeen
book-law-after-question = tarkistetaan jokaisen kysymyksen kohdalla
book-law-after-phase = tarkistetaan jokaisen vaiheen jälkeen
book-law-after-hand = tarkistetaan, kun jako on päättynyt
book-law-after-validate = tarkistetaan jokaisella pelaajamäärällä, kun muunnelma tarkistetaan
book-only-in = tekstin kieli: { $language }
book-standing-stated = { standing-stated.about }
book-standing-inferred = { standing-inferred.about }
book-standing-silent = { standing-silent.about }
book-standing-house = { standing-house.about }

## What the script of a comparison offers.  $shown and $all are counts that the script fills in.

book-compare-label = Pelin { $family } muunnelmat vertailussa sääntö säännöltä
book-compare-beside = Molemmat rinnakkain kaikkien muunnelmien vertailussa
book-compare-before = Ennen ensimmäistä jakoa
book-compare-search = Vain säännöt, joissa on
book-compare-part = Pelin osa
book-compare-whole = koko peli
book-compare-differing = Vain erot
book-compare-variants = Muunnelmat rinnakkain
book-compare-pair = Kaksi muunnelmaa ja niiden erot
book-compare-first = Ensimmäinen muunnelma
book-compare-second = Toinen muunnelma
book-compare-choose = – valitse –
book-compare-reset = Näytä kaikki
book-compare-none = Yhtään sääntöä ei jäänyt näkyviin.
book-compare-rows = Sääntöjä näkyvissä: { $shown }/{ $all }
book-compare-columns = Muunnelmia näkyvissä: { $shown }/{ $all }

## The page for an address where nothing stands.

book-missing-page = Tässä osoitteessa ei ole sivua
book-missing-page-home = Kirjan etusivulle

## The pages of variants, modules and sources

book-worked-hand = Yksi jako alusta loppuun
book-end-of-hand = Jaon loppu: { $stage }
book-players-between = { $least }–{ $most } pelaajaa
book-module-says = Mitä sääntö sanoo
book-parameters = Asetukset
book-meaning = Merkitys
book-so-in = Näin asetettu
book-in-module = moduulissa itsessään
book-in-none = ei missään muunnelmassa, jossa on tämä moduuli
book-allowed = Mahdollista:
book-allowed-list = Mahdollista luettelona:
book-allowed-list-of = Mahdollista luettelona, vähintään { $least }:
book-allowed-numbers = { $least }–{ $most }
book-allowed-names = { -pool(form: "many-gen") } nimiä
book-example = Esimerkki
book-deals = { $player } jakaa.
book-in-files = Tiedostoissa
book-in-reports = Raporteissa
book-first-here = Kuvattu ensi kertaa tässä
book-by-number = Mitä kunkin numeron kohdalla sanotaan
book-source-open = Mikä siinä jää avoimeksi tai epäselväksi
book-code = Koodi
