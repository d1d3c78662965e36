### The book: headings without a colon, labels, and a few sentences

book-title = Poch i piki: reguły obok siebie
book-at-a-glance = W skrócie
book-players = Gracze
book-players-range = { $least }–{ $most } graczy, zwykle { $usual }
book-players-exactly = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
book-pack = Talia
book-board = Plansza
book-board-pools = { $n ->
    [one] { $n } { -pool }: { $pools }
    [few] { $n } { -pool(form: "many") }: { $pools }
    [many] { $n } { -pool(form: "many-gen") }: { $pools }
   *[other] { $n } { -pool(form: "gen") }: { $pools }
}
book-length = Długość partii
book-source = Źródło
book-kind = Rodzaj
book-kind-source = odmiana spisana z jednego źródła
book-kind-house = odmiana domowa
book-parent = Na podstawie
book-need = Czego potrzeba
book-need-pack = { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
book-end-of-match = Koniec partii
book-open = Co jest sporne lub przemilczane i jak to odczytujemy
book-open-none = Źródło podaje każdą regułę; niczego nie trzeba było dopowiadać.
book-open-intro = O poniższych sprawach źródło milczy albo mówi niejasno. Każde odczytanie ma swoje uzasadnienie.
book-differences = Różnice
book-differences-from = Różnice wobec odmiany „{ $variant }”
book-differences-none = Żadna reguła się nie różni.
book-here = tutaj
book-because = Uzasadnienie
book-standings = Źródła i status każdej reguły
book-rule = Reguła
book-setting = Ustawienie
book-value = Wartość
book-standing = Status
book-place = Miejsce w źródle
book-module = Moduł
book-fills = Dotyczy
book-used-by = Odmiany
book-used-by-none = żadna w tej książce
book-first-described = Najdawniejszy opis
book-parameter = Parametr
book-variant = Odmiana
book-ruling = Wykładnia
book-law = Niezmiennik
book-with-players = Dla { $numbers } graczy: { $rule }
book-ruling-used = Odmiany z tą wykładnią
book-absent = nie ma w tej odmianie
book-term = Termin
book-sources = Źródła
book-author = Autor
book-year = Rok
book-edition = Wydanie
book-pages = Strony
book-language = Język
book-address = Adres
book-seen = Lektura
book-numbers = Numery reguł
book-law-after-event = sprawdzany po każdym zdarzeniu
book-law-after-question = sprawdzany przy każdym pytaniu
book-law-after-phase = sprawdzany po każdym etapie
book-law-after-hand = sprawdzany po skończonym rozdaniu
book-law-after-validate = sprawdzany dla każdej liczby graczy, gdy sprawdza się odmianę
book-only-in = język tekstu: { $language }
book-standing-stated = { standing-stated.about }
book-standing-inferred = { standing-inferred.about }
book-standing-silent = { standing-silent.about }
book-standing-house = { standing-house.about }

## What the script of a comparison offers.  $shown and $all are counts that the script fills in.

book-compare-label = Porównanie odmian gry { $family }, reguła po regule
book-compare-beside = Obie obok siebie w porównaniu wszystkich odmian
book-compare-before = Przed pierwszym rozdaniem
book-compare-search = Tylko reguły ze słowem
book-compare-part = Część gry
book-compare-whole = cała gra
book-compare-differing = Tylko różnice
book-compare-variants = Odmiany obok siebie
book-compare-pair = Dwie odmiany i różnice między nimi
book-compare-first = Pierwsza odmiana
book-compare-second = Druga odmiana
book-compare-choose = – wybierz –
book-compare-reset = Pokaż wszystko
book-compare-none = Żadna reguła nie spełnia tych warunków.
book-compare-rows = Pokazane reguły: { $shown } z { $all }
book-compare-columns = Pokazane odmiany: { $shown } z { $all }

## The page for an address where nothing stands.

book-missing-page = Pod tym adresem nie ma żadnej strony
book-missing-page-home = Na pierwszą stronę książki

## Strony odmian, modułów i źródeł

book-worked-hand = Jedno rozdanie krok po kroku
book-end-of-hand = { $stage } i koniec rozdania
book-players-between = { $least }–{ $most } graczy
book-module-says = Co mówi
book-parameters = Ustawienia
book-meaning = Znaczenie
book-so-in = Gdzie tak ustawiono
book-in-module = w samym module
book-in-none = w żadnej odmianie z tym modułem
book-allowed = Dozwolone:
book-allowed-list = Dozwolone jako lista:
book-allowed-list-of = Dozwolone jako lista, co najmniej { $least }:
book-allowed-numbers = od { $least } do { $most }
book-allowed-names = nazwy { -pool(form: "many-gen") }
book-example = Przykład
book-deals = { $player } rozdaje.
book-in-files = W plikach
book-in-reports = W raportach
book-first-here = Tu opisano po raz pierwszy
book-by-number = Co mówi każdy numer
book-source-open = Co źródło pomija lub podaje niejasno
book-code = Kod
