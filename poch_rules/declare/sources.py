"""The bibliography, and how gaps in the sources are read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from poch_rules.declare.diagnostics import Span
from poch_rules.declare.located import Entry, Fields, each_of
from poch_rules.declare.names import check_name
from poch_rules.declare.reader import Reader, Text, Texts, in_language

_WORDS = ("author", "title", "edition", "year", "pages", "language", "kind", "seen", "through")
_KEYS = (*_WORDS, "address", "numbers", "note")
_ON_THE_WEB = re.compile(r"https?://\S+", re.IGNORECASE)


@dataclass(frozen=True)
class Source:
    """One text that rules are taken from.

    Everything but the key and the title (in its own language) may be empty.  `language` is a code, `addresses` those of
    pages on the web, `kind` what sort of text it is; `seen` says how much of it we had before us, and `through` is the
    key of the source that told of one we did not see, written at `through_at`.  `numbers` explains the letters of our
    rule numbers, ``AR-A`` say, and `note` says more; both are texts by language.
    """

    key: str
    span: Span
    author: str = ""
    title: str = ""
    edition: str = ""
    year: str = ""
    pages: str = ""
    language: str = ""
    addresses: tuple[str, ...] = ()
    kind: str = ""
    seen: str = ""
    through: str = ""
    numbers: Mapping[str, Texts] = field(default_factory=dict)
    note: Texts = field(default_factory=dict)
    through_at: Span | None = None

    def __repr__(self) -> str:
        return f"<source {self.key}>"

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

    def __repr__(self) -> str:
        return f"<ruling {self.key}>"

    def __str__(self) -> str:
        return self.key


def read_sources(fields: Fields | None, reader: Reader) -> dict[str, Source]:
    """A bibliography: key → author, title, edition, year, pages, language, address, note."""
    found = {}
    for key, entry in fields.entries.items() if fields else ():
        about = reader.fields(entry, "author, title, year and so on")
        check_name(entry.key, "a source", reader.findings)
        if about is None:
            continue
        reader.keys(about, _KEYS, owner=f"the source ‘{key}’", needs={"title": "title: …"}, at=entry.key.span)
        words = {name: _words(reader, each) for name, each in about.entries.items() if name in _WORDS}
        addresses = _addresses(reader, about.entries["address"]) if "address" in about.entries else ()
        note = reader.texts(about.entries["note"]) if "note" in about.entries else {}
        numbers = reader.fields(about.entries["numbers"]) if "numbers" in about.entries else None
        letters = {name: reader.texts(each) for name, each in numbers.entries.items()} if numbers else {}
        if "language" in about.entries and words["language"]:
            reader.language(reader.scalar(about.entries["language"]))
        through = about.entries["through"].value.span if "through" in about.entries else None
        found[key] = Source(
            key=key, span=entry.key.span, through_at=through, addresses=addresses, numbers=letters, note=note, **words
        )
    return found


def _words(reader: Reader, entry: Entry) -> str:
    """A text; of several authors all of them."""
    return "; ".join(reader.text(Entry(entry.key, each)) for each in each_of(entry.value))


def _addresses(reader: Reader, entry: Entry) -> tuple[str, ...]:
    """One address or a list of them, each that of a page."""
    found = []
    for each in each_of(entry.value):
        address = reader.text(Entry(entry.key, each))
        if address and not _ON_THE_WEB.fullmatch(address):
            message = f"‘{address}’ is no address of a page on the web"
            several = "write each address by itself, as in ‘[https://…, https://…]’"
            help = several if " " in address else "write one that begins with ‘https://’, or leave it away"
            reader.findings.error("P124", each.span, message, help)
        found.append(address)
    return tuple(found)


def read_rulings(fields: Fields | None, reader: Reader) -> dict[str, Ruling]:
    """Rulings: id → the reason, a text by language."""
    entries = fields.entries if fields else {}
    return {key: Ruling(key, entry.key.span, reader.texts(entry)) for key, entry in entries.items()}


Sources = Mapping[str, Source]
Rulings = Mapping[str, Ruling]
