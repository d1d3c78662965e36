"""Taking what a file should hold from its tree: known keys, and values of the right kind."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from poch_rules.declare.bare import glued, report_glued
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.languages import languages
from poch_rules.declare.located import Entry, Fields, Items, Node, Scalar
from poch_rules.declare.spelling import guess, listed, nearest, oddity, plain, whole_number

#: A text by language.  One that is written without a language stands under ``und``.
Texts: TypeAlias = Mapping[str, str]
UNKNOWN_LANGUAGE = "und"
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")
_BLANKS = re.compile(r"[ \t\r\n]+")
#: What a value must be that has keys of its own.
MAPPING = "a mapping of keys and values"
#: More than there are chips in the world; seeds may be larger, of as many digits as a number may have in a file.
LARGEST = 10**12
LARGEST_SEED = 10**30 - 1
LONGEST_NUMBER = len(str(LARGEST_SEED)) + 1


class Text(NamedTuple):
    """A text and the language it is in."""

    text: str
    language: str


def in_language(texts: Texts, language: str) -> Text:
    """The text in that language; else in English, else in the language that comes first.  Empty if there is none.

    >>> in_language({"fi": "Sunnuntaipoch"}, "de")
    Text(text='Sunnuntaipoch', language='fi')
    """
    for wanted in (language, language.partition("-")[0], "en", *texts):
        if wanted in texts:
            return Text(texts[wanted], wanted)
    return Text("", language)


def is_language(code: str) -> bool:
    """Whether a text could be the code of a language, such as ``fi`` or ``pt-BR``."""
    return _LANGUAGE.fullmatch(code) is not None


@lru_cache
def known_languages() -> frozenset[str]:
    """The codes of all languages that have a name."""
    from babel import Locale

    return frozenset(Locale("en").languages)


def what(node: Node) -> str:
    """What kind of thing stands there, as one says it."""
    if isinstance(node, Items):
        return "a list"
    if isinstance(node, Fields):
        return "a mapping"
    if node.value is None:
        return "nothing"
    if isinstance(node.value, bool):
        return f"‘{node.text}’ (yes or no)"
    return f"‘{node.text}’"


class Reader:
    """Reads the parts of one file; what is wrong goes to the findings.

    `needed` has the places of keys that cannot be left away, each with a line that could stand there.
    """

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.needed: dict[Span, str] = {}

    # -- mappings and lists

    def document(self, node: Node, kind: str) -> Fields | None:
        """The whole file, which must be a mapping."""
        if isinstance(node, Fields):
            return node
        found = "a list" if isinstance(node, Items) else "bare text"
        self.findings.error(
            "P006", node.span, f"the file holds {found}, but {kind} has keys and values", "write ‘key: value’ lines"
        )
        return None

    def keys(
        self, fields: Fields, known: Collection[str], *, needs: Mapping[str, str] | None = None,
        inside: Mapping[str, Collection[str]] | None = None, elsewhere: Mapping[str, str] | None = None,
        owner: str, at: Span | None = None,
    ) -> None:  # fmt: skip
        """Report keys that are not known, and those that are missing.

        needs      missing key → a line that could be added
        inside     key → the keys that are known under it, to notice wrong indentation
        owner      whose keys they are, as in “the keys of …”
        elsewhere  key → why it cannot stand here, for keys that are known in other files
        """
        above: Entry | None = None  # the last key that is known: unknown ones after it may belong under it
        stands_for = _meant_for_missing(fields, known, needs or {}, elsewhere or {})
        for name, entry in fields.entries.items():
            if name in known:
                above = entry
            elif name in stands_for:
                wanted = stands_for[name]
                message = f"unknown key ‘{name}’; {owner} needs the key ‘{wanted}’"
                help = f"did you mean ‘{wanted}’?" if nearest(name, known) else f"write ‘{wanted}’ for ‘{name}’"
                self.findings.error("P101", entry.key.span, message, help, label="unknown key")
            else:
                self.unknown_key(entry, known, above, inside or {}, elsewhere or {}, owner, fields)
        for name, line in (needs or {}).items():
            if name in fields.entries:
                self.needed[fields.entries[name].key.span] = line
            elif name not in stands_for.values():
                place = at or first_place(fields)
                self.findings.error("P102", place, f"{owner} needs the key ‘{name}’", f"add ‘{line}’")

    def unknown_key(
        self, entry: Entry, known: Collection[str], above: Entry | None, inside: Mapping[str, Collection[str]],
        elsewhere: Mapping[str, str], owner: str, fields: Fields,
    ) -> None:  # fmt: skip
        """Report one key that is not known, with the remedy that fits best."""
        key = entry.key
        related: list[Related] = []
        help = ""
        if key.text in elsewhere:
            help = elsewhere[key.text]
        free = [name for name in known if name not in fields.entries]
        meant = None if help else nearest(key.text, free) or nearest(key.text, known)
        if above is not None and not help:
            empty = isinstance(above.value, Scalar) and above.value.value is None
            under = key.text in inside.get(above.key.text, ()) and isinstance(above.value, Fields)
            if under or (empty and not meant):
                help = f"it belongs under ‘{above.key.text}’: indent it further"
                related.append(Related(above.key.span, "under this key"))
        if not help:
            help = f"did you mean ‘{meant}’?" if meant else f"the keys of {owner} are {listed(known, most=20)}"
        odd = oddity(key.text)
        message = f"unknown key ‘{key.text.strip()}’" + (f", which holds {odd}" if odd else "")
        if odd and plain(key.text).strip() in known and key.text.strip() not in known:
            help = f"type ‘{plain(key.text).strip()}’ anew"
        elif odd and key.text.strip() != key.text:
            message = f"before ‘{key.text.strip()}’ stands {odd}, which looks like a blank and is none"
            help = "type ordinary blanks"
        self.findings.error("P101", key.span, message, help, label="unknown key", related=related)

    def fields(self, entry: Entry, expected: str = MAPPING, help: str = "") -> Fields | None:
        """A value that must be a mapping."""
        if isinstance(entry.value, Fields):
            return entry.value
        self.wrong(entry, expected, help)
        return None

    def items(self, entry: Entry, expected: str = "a list") -> list[Node] | None:
        """A value that must be a list."""
        if isinstance(entry.value, Items):
            return entry.value.items
        self.wrong(entry, expected)
        return None

    def wrong(self, entry: Entry, expected: str, help: str = "") -> None:
        """Report a value of another kind than the key needs."""
        key, value = entry.key, entry.value
        if isinstance(value, Scalar) and value.value is None:
            message = f"‘{key.text}’ is empty; expected {expected}"
            place = key.span if not value.raw else value.span
            line = self.needed.get(key.span)
            remedy = f"write ‘{line}’" if line else f"write {expected} after ‘{key.text}:’, or leave the key away"
            self.findings.error("P103", place, message, help or remedy)
        elif isinstance(value, Scalar) and value.span.line > key.span.line and (meant := glued(value)):
            report_glued(value, meant, self.findings)
        else:
            message = f"‘{key.text}’ is {what(value)}; expected {expected}"
            self.findings.error("P103", value.span, message, help or f"write {expected}")

    def format(self, fields: Fields, key: str, known: int) -> None:
        """The version of the file's format, which must be the one that is known."""
        entry = fields.entries.get(key)
        number = self.scalar(entry, f"the number {known}") if entry is not None else None
        if number is not None and number.text != str(known):
            message = f"‘{key}: {number.text}’ is a format that this version does not know"
            self.findings.error("P117", number.span, message, f"write ‘{key}: {known}’")

    # -- scalars

    def scalar(self, entry: Entry, expected: str = "one word") -> Scalar | None:
        """A value that must be one word or number, as it is written."""
        value = entry.value
        if isinstance(value, Scalar) and value.value is not None and value.text.strip():
            return value
        self.wrong(entry, expected)
        return None

    def text(self, entry: Entry, expected: str = "a text") -> str:
        """A value that is free text; numbers and dates are taken as they are written."""
        scalar = self.scalar(entry, expected)
        return "" if scalar is None else _BLANKS.sub(" ", scalar.text).strip()

    def texts(self, entry: Entry) -> dict[str, str]:
        """A text by language, or one text without a language."""
        value = entry.value
        if isinstance(value, Scalar):
            text = self.text(entry, "a text, or texts by language")
            return {UNKNOWN_LANGUAGE: text} if text else {}
        if not isinstance(value, Fields):
            self.wrong(entry, "a text, or texts by language")
            return {}
        found = {}
        for language, each in value.entries.items():
            if self.language(each.key) and (text := self.text(each)):
                found[language] = text
        return found

    def language(self, code: Scalar | None) -> bool:
        """Whether something has the form of the code of a language; note one that no language has."""
        if code is None or not is_language(code.text):
            if code is not None:
                self.not_a_language(code)
            return False
        base = code.text.partition("-")[0]
        if base not in languages() and base not in known_languages():
            help = guess(base, languages(), "codes are, for example,")
            message = f"no language has the code ‘{code.text}’"
            self.findings.warning("P505", code.span, message, help, label="unknown language")
        return True

    def not_a_language(self, key: Scalar) -> None:
        """Report a key that should be the code of a language."""
        self.findings.error(
            "P119", key.span, f"‘{key.text}’ is not the code of a language",
            "write a code such as ‘en’, ‘de’, ‘ar’, ‘fi’ or ‘pl’", label="no language",
        )  # fmt: skip

    def number(self, entry: Entry, least: int = 0, most: int = LARGEST) -> int | None:
        """A value that must be a whole number."""
        value = entry.value
        if isinstance(value, Scalar) and type(value.value) is int and least <= value.value <= most:
            return value.value
        expected = f"a whole number from {least:,} to {most:,}"
        if not isinstance(value, Scalar) or value.value is None:
            self.wrong(entry, expected)
            return None
        meant = whole_number(value.text)
        fits = meant is not None and len(meant) <= LONGEST_NUMBER and least <= int(meant) <= most
        help = f"write {meant}" if fits else f"write a whole number from {least} to {most}"
        odd = f", which holds {oddity(value.text)}" if oddity(value.text) else ""
        self.findings.error("P103", value.span, f"‘{entry.key.text}’ is {what(value)}{odd}; expected {expected}", help)
        return None


def _meant_for_missing(
    fields: Fields, known: Collection[str], needs: Collection[str], elsewhere: Collection[str]
) -> dict[str, str]:
    """Unknown keys that stand for keys which are missing: those that are alike, and the last one left for the last."""
    unknown = [name for name in fields.entries if name not in known and name not in elsewhere and plain(name) == name]
    missing = [name for name in needs if name not in fields.entries]
    found = {name: meant for name in unknown if (meant := nearest(name, known)) in missing and meant is not None}
    there = (None, *fields.entries)
    unknown = [name for name in unknown if name not in found and nearest(name, known) in there]
    missing = [name for name in missing if name not in found.values()]
    return found | (dict(zip(unknown, missing, strict=True)) if len(unknown) == len(missing) == 1 else {})


def first_place(fields: Fields) -> Span:
    """The first key of a mapping, or the mapping if it is empty."""
    return next((entry.key.span for entry in fields.entries.values()), fields.span)
