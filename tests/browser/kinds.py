"""A page of every kind that a book has, in the small book of these tests."""

from __future__ import annotations

#: What kind of page it is → its name in each language.
KINDS = {
    "first page": "index",
    "list of variants": "variants/index",
    "variant of Poch": "variants/poch/family-nine-pot",
    "variant of Spades": "variants/spades/partnership",
    "module": "modules/poch/sequence/longest",
    "source": "sources/ar-wikipedia-poch",
    "list of sources": "sources",
    "comparison": "compare",
    "glossary": "glossary",
    "codes": "codes",
    "laws": "laws",
    "guide with a replay": "howto/one-hand",
    "tutorial": "tutorial",
    "search": "search",
}
#: Pages above the languages.
ROOT = ("index", "404")
