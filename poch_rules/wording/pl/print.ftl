### The printed book and the leaflet.

print-contents = Spis treści
print-leaflet = Zasady gry
print-logo = Znak wydawcy
# $sources: one title or several, joined.
print-after = Zasady według: { $sources }.
print-parent = Odmiana domowa na podstawie: { $variant }.
print-read = { $n ->
    [one] W jednym miejscu źródło milczy albo jest niejasne; jak je tu odczytano i dlaczego, podaje księga zasad.
    [few] W { $n } miejscach źródło milczy albo jest niejasne; jak je tu odczytano i dlaczego, podaje księga zasad.
    [many] W { $n } miejscach źródło milczy albo jest niejasne; jak je tu odczytano i dlaczego, podaje księga zasad.
   *[other] W { $n } miejsca źródło milczy albo jest niejasne; jak je tu odczytano i dlaczego, podaje księga zasad.
}
print-licence = Tekst i ilustracje: { $work }, licencja { $licence }.
print-left-out = Tabeli wszystkich odmian obok siebie, dokumentacji ani poradników tu nie wydrukowano; są na stronach do czytania na ekranie. Czym odmiana różni się od najbliższej krewnej, podano na końcu jej rozdziału.
