"""A variant file as its author wrote it: every key in its place, nothing looked up yet."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from poch_rules.declare.diagnostics import Span
from poch_rules.declare.forms import FORMS, HOUSE, SOURCE, form_for, kind_of
from poch_rules.declare.languages import languages
from poch_rules.declare.located import Entry, Fields, Items, Scalar, under
from poch_rules.declare.module import Module, read_module
from poch_rules.declare.names import is_variant_name
from poch_rules.declare.reader import MAPPING, Reader, Texts, first_place
from poch_rules.declare.said import (
    CITED,
    Change,
    Said,
    Use,
    read_changes,
    read_order,
    read_removals,
    read_said,
    read_uses,
)
from poch_rules.declare.sources import Ruling, Source, read_rulings, read_sources
from poch_rules.declare.spelling import guess

FORMAT = 1
NUMBERS = ("least", "most", "usual")
#: The numbers of players, which every variant has, and what some texts say of them besides.
PLAYERS = (*NUMBERS, "older_than")
_BOTH = (
    "format", "variant", "family", "kind", "title", "about", "order", "terms", "calls", "modules", "sources", "rulings",
)  # fmt: skip
_NEEDS = {"format": f"format: {FORMAT}", "variant": "variant: my-poch"}
_SOURCE_NEEDS = {
    **_NEEDS,
    "family": "family: poch",
    "source": "source: key-of-a-source",
    "players": "players: {least: 3, most: 6, usual: 4, standing: stated, at: …}",
    "order": "order: [deal, …]",
    "slots": "slots:",
}
#: No name of a pool, and no other word of a sentence, has more characters.
LONGEST_WORD = 200
SPOKEN = languages()
#: What stands under a key, so that a line that is not indented enough can be told where it belongs.
_INSIDE = {"players": PLAYERS, "title": SPOKEN, "about": SPOKEN}


@dataclass(frozen=True, eq=False)
class VariantFile:
    """One variant file.

    `name` has the family before it only if the author wrote it so; `written` are the names of all slots that the file
    fills, those with a fault in them as well; `concepts` and `spoken` are the entries of all terms and calls with their
    languages, `terms_in` the languages of the terms.
    """

    path: str
    name: Scalar
    kind: str
    family: Scalar | None
    titles: Texts
    about: Texts
    source: Scalar | None
    extends: Scalar | None
    players: Mapping[str, Entry]
    players_said: Said
    order: Change | None
    slots: Mapping[str, Use]
    slots_span: Span
    written: frozenset[str]
    replace: Mapping[str, Use]
    add: Mapping[str, Use]
    remove: Mapping[str, Change]
    set: Mapping[str, Change]
    terms: Mapping[str, Mapping[str, str | Mapping[str, str]]]
    concepts: tuple[tuple[str, Entry], ...]
    spoken: tuple[tuple[str, Entry], ...]
    terms_in: tuple[Scalar, ...]
    calls: Mapping[str, Mapping[str, str]]
    modules: Mapping[str, Module]
    sources: Mapping[str, Source]
    rulings: Mapping[str, Ruling]


def read_variant_file(
    fields: Fields, path: str, reader: Reader, likely_parent: Callable[[Fields], str]
) -> VariantFile | None:
    """The parts of a variant file; nothing if it does not even let see of which kind it is.

    `likely_parent` tells what a house file could extend that does not say it.
    """
    entries = fields.entries
    kind = kind_of(fields, reader)
    known = (*_BOTH, *(HOUSE if kind != "source" else ()), *(SOURCE if kind != "house" else ()))
    needs = _SOURCE_NEEDS if kind == "source" else _NEEDS
    if kind == "house" and not _is_said(entries.get("extends")):
        needs = {**_NEEDS, "extends": f"extends: {likely_parent(fields)}"}
    if "kind" not in entries:
        needs = {**needs, "kind": f"kind: {kind or ('house' if 'extends' in entries else 'source')}"}
    reader.keys(fields, known, needs=needs, inside=_INSIDE, elsewhere=_elsewhere(kind), owner="a variant file")
    reader.format(fields, "format", FORMAT)
    name = reader.scalar(entries["variant"], "a name such as ‘my-poch’") if "variant" in entries else None
    name = name if name is not None and is_variant_name(name, reader.findings) else None
    players, players_said = _players(fields, reader)

    def part(key: str) -> Fields | None:
        if key not in entries or key not in known:
            return None
        entry = entries[key]
        return reader.fields(entry, FORMS.get(key, MAPPING), form_for(entry))

    def word(key: str) -> Scalar | None:
        return reader.scalar(entries[key]) if key in entries and key in known else None

    def texts(key: str) -> Texts:
        return reader.texts(entries[key]) if key in entries else {}

    file = VariantFile(
        path=path,
        name=name or Scalar("", None, first_place(fields), ""),
        kind=kind,
        family=word("family"),
        titles=texts("title"),
        about=texts("about"),
        source=word("source"),
        extends=_parent(entries["extends"], reader) if "extends" in entries and kind != "source" else None,
        players=players,
        players_said=players_said,
        order=read_order(entries["order"], reader) if "order" in entries else None,
        slots=read_uses(part("slots"), reader),
        slots_span=entries["slots"].key.span if "slots" in entries else first_place(fields),
        written=frozenset(slot for key in ("slots", "replace", "add") for slot in under(entries.get(key))),
        replace=read_uses(part("replace"), reader, replacing=True),
        add=read_uses(part("add"), reader),
        remove=read_removals(part("remove"), reader),
        set=read_changes(part("set"), reader),
        terms=_terms(part("terms"), reader),
        concepts=_words(entries.get("terms")),
        spoken=_words(entries.get("calls")),
        terms_in=tuple(each.key for each in under(entries.get("terms")).values()),
        calls=_calls(part("calls"), reader),
        modules=_modules(part("modules"), reader, path),
        sources=read_sources(part("sources"), reader),
        rulings=read_rulings(part("rulings"), reader),
    )
    return file if kind else None


def _is_said(entry: Entry | None) -> bool:
    return entry is not None and not (isinstance(entry.value, Scalar) and entry.value.value is None)


def _parent(entry: Entry, reader: Reader) -> Scalar | None:
    """What a variant extends."""
    if isinstance(entry.value, Items):
        message, help = "a variant extends one other, not several", "make the changes of the others your own"
        reader.findings.error("P103", entry.value.span, message, help)
        return None
    return reader.scalar(entry, "the id of a variant, or the name of a file beside this one")


def _elsewhere(kind: str) -> dict[str, str]:
    """Why a key that other variant files have cannot stand in this one."""
    if kind == "house":
        return {
            "players": "change a number with ‘set: {players.most: 5}’",
            "slots": "put modules into filled slots with ‘replace:’, into new ones with ‘add:’",
            "source": "a house variant is nobody's text; name your reasons with ‘because:’",
        }
    if kind == "source":
        wrong = "only a variant of ‘kind: house’ changes another; here every slot stands under ‘slots:’"
        return dict.fromkeys(HOUSE, wrong)
    return {}


def _players(fields: Fields, reader: Reader) -> tuple[Mapping[str, Entry], Said]:
    entry = fields.entries.get("players")
    if entry is None:
        return {}, Said(first_place(fields))
    players = reader.fields(entry, "‘{least: 3, most: 6, usual: 4}’")
    if players is None:
        return {}, Said(entry.key.span)
    needs = {"least": "least: 3", "most": "most: 6", "usual": "usual: 4"}
    reader.keys(players, (*PLAYERS, "settings", *CITED), needs=needs, owner="‘players’", at=entry.key.span)
    said = read_said(players, reader, entry.key.span)
    for name, each in said.single.items():
        if name not in PLAYERS:
            help = guess(name, PLAYERS, "the numbers are")
            reader.findings.error("P104", each.span, f"no rule has a setting ‘players.{name}’", help)
    return {k: e for k, e in players.entries.items() if k in PLAYERS}, said


def _modules(fields: Fields | None, reader: Reader, path: str) -> dict[str, Module]:
    """Modules that the file brings along, by id."""
    found = {}
    for name, entry in fields.entries.items() if fields else ():
        about = reader.fields(entry, "a module, as in ‘{fills: …, rule: …, set: {…}}’")
        module = read_module(about, reader, path, id=entry.key) if about else None
        if module is not None:
            found[name] = module
    return found


def _terms(languages: Fields | None, reader: Reader) -> dict[str, dict[str, str | Mapping[str, str]]]:
    """The author's own words: language → concept → a text, or its forms by name."""
    found: dict[str, dict[str, str | Mapping[str, str]]] = {}
    for language, concept, entry in _by_language(languages, reader, "words, as in ‘{centre: Pinke}’"):
        if isinstance(entry.value, Fields):
            forms = {form: _form(text, reader) for form, text in entry.value.entries.items()}
            if not forms:
                reader.wrong(entry, "a word, or its forms by name")
            found.setdefault(language, {})[concept] = forms
        else:
            found.setdefault(language, {})[concept] = _plain(entry, reader, "a word, or its forms by name")
    return found


def _form(entry: Entry, reader: Reader) -> str:
    """One form of a term.  A quoted blank at its end is kept: what sentences write onto the form is then a new word."""
    apart = isinstance(entry.value, Scalar) and entry.value.text.endswith(" ")
    return _plain(entry, reader, "a text") + " " * apart


def _plain(entry: Entry, reader: Reader, expected: str) -> str:
    """A word without braces: sentences say it as it stands, and fill nothing in."""
    word = _word(entry, reader, expected)
    brace = re.search(r"\{[^{}]*\}?|\}", word)
    if brace is not None:
        message = f"‘{brace[0]}’ stands in the word for ‘{entry.key.text}’, and nothing fills it"
        reader.findings.error("P123", entry.value.span, message, "write it without braces")
    return word


def _word(entry: Entry, reader: Reader, expected: str) -> str:
    """A word or a few, short enough to be written into a sentence."""
    word = reader.text(entry, expected)
    if len(word) > LONGEST_WORD:
        message = f"the word for ‘{entry.key.text}’ has {len(word)} characters"
        reader.findings.error("P123", entry.value.span, message, f"write at most {LONGEST_WORD} characters")
        return ""
    return word


def _words(entry: Entry | None) -> tuple[tuple[str, Entry], ...]:
    """What the author has words for, each with its language, as it stands in the file."""
    return tuple((each.key.text, word) for each in under(entry).values() for word in under(each).values())


def _calls(languages: Fields | None, reader: Reader) -> dict[str, dict[str, str]]:
    """What players say: language → call → words."""
    found: dict[str, dict[str, str]] = {}
    for language, call, entry in _by_language(languages, reader, 'calls, as in ‘{open: "Ich poche {n}!"}’'):
        found.setdefault(language, {})[call] = _word(entry, reader, "a text")
    return found


def _by_language(languages: Fields | None, reader: Reader, expected: str) -> Iterator[tuple[str, str, Entry]]:
    for language, entry in languages.entries.items() if languages else ():
        if reader.language(entry.key) and (words := reader.fields(entry, expected)):
            for name, word in words.entries.items():
                yield language, name, word
