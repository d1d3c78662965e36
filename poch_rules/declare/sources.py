"""The bibliography, and how gaps in the sources are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from poch_rules.declare.diagnostics import Span
from poch_rules.declare.located import Entry, Fields
from poch_rules.declare.reader import Reader, Text, Texts, in_language

_WORDS = ("author", "title", "edition", "year", "pages", "language", "address", "kind", "seen", "through")
_KEYS = (*_WORDS, "numbers", "note")


@dataclass(frozen=True)
class Source:
    """One text that rules are taken from.

    Everything but the key and the title (in its own language) may be empty.  `language` is a code, `address` that of a
    page, `kind` what sort of text it is; `seen` says how much of it we had before us, and `through` is the key of the
    source that told of one we did not see.  `numbers` explains the letters of our rule numbers, ``AR-A`` say, and
    `note` says more; both are texts by language.
    """

    key: str
    span: Span
    author: str = ""
    title: str = ""
    edition: str = ""
    year: str = ""
    pages: str = ""
    language: str = ""
    address: str = ""
    kind: str = ""
    seen: str = ""
    through: str = ""
    numbers: Mapping[str, Texts] = field(default_factory=dict)
    note: Texts = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key


@dataclass(frozen=True)
class Ruling:
    """How a source is read where it is silent or unclear, and why."""

    key: str
    span: Span
    texts: Texts

    def text(self, language: str) -> Text:
        """The reason, in that language if it is there."""
        return in_language(self.texts, language)

    def __str__(self) -> str:
        return self.key


def read_sources(fields: Fields | None, reader: Reader) -> dict[str, Source]:
    """A bibliography: key → author, title, edition, year, pages, language, address, note."""
    found = {}
    for key, entry in fields.entries.items() if fields else ():
        about = reader.fields(entry, "author, title, year and so on")
        if about is None:
            continue
        reader.keys(about, _KEYS, owner=f"the source ‘{key}’", needs={"title": "title: …"}, at=entry.key.span)
        words = {name: _words(reader, each) for name, each in about.entries.items() if name in _WORDS}
        for address in words.get("address", "").split("; "):
            if address and not address.lower().startswith(("http://", "https://")):
                place = about.entries["address"].value.span
                message = f"‘{address}’ is no address of a page on the web"
                reader.findings.error("P124", place, message, "write one that begins with ‘https://’, or leave it away")
        note = reader.texts(about.entries["note"]) if "note" in about.entries else {}
        numbers = reader.fields(about.entries["numbers"]) if "numbers" in about.entries else None
        letters = {name: reader.texts(each) for name, each in numbers.entries.items()} if numbers else {}
        found[key] = Source(key=key, span=entry.key.span, numbers=letters, note=note, **words)
    return found


def _words(reader: Reader, entry: Entry) -> str:
    """A text; of several authors or addresses all of them."""
    items = getattr(entry.value, "items", None)
    if isinstance(items, list):
        return "; ".join(reader.text(Entry(entry.key, item)) for item in items)
    return reader.text(entry)


def read_rulings(fields: Fields | None, reader: Reader) -> dict[str, Ruling]:
    """Rulings: id → the reason, a text by language."""
    entries = fields.entries if fields else {}
    return {key: Ruling(key, entry.key.span, reader.texts(entry)) for key, entry in entries.items()}


Sources = Mapping[str, Source]
Rulings = Mapping[str, Ruling]
