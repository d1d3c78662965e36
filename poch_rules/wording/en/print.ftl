### The printed book and the leaflet.

print-contents = Contents
print-leaflet = Rules of the game
print-logo = Logo of the publisher
# $sources: one title or several, joined.
print-after = Rules after: { $sources }.
print-parent = House variant of: { $variant }.
print-read = { $n ->
    [one] At one point the source says nothing or is unclear; how it is read here, and why, stands in the rule book.
   *[other] At { $n } points the source says nothing or is unclear; how they are read here, and why, stands in the rule book.
}
print-licence = Text and pictures: { $work }, licence { $licence }.
print-left-out = The table of all variants side by side, the reference and the guides are not printed here; they stand in the pages for the screen. What sets a variant apart from its nearest relative stands at the end of its chapter.
