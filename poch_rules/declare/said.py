"""What a variant file says of one slot, setting or change, before anything is looked up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from poch_rules.declare.diagnostics import Span
from poch_rules.declare.located import Entry, Fields, Items, Node, Scalar, data
from poch_rules.declare.reader import Reader, Texts
from poch_rules.declare.spelling import written

CITED = ("standing", "at", "source", "ruling", "because")
#: What authors write for ``use``, where a setting is given its new value with a reason.
MEANT_FOR_USE = ("value", "to", "set", "is", "now", "new")
USE = ("use", "set", "settings", "gaps", *CITED)


@dataclass(frozen=True, eq=False)
class Said:
    """What the author says about where something comes from; nothing is checked yet.

    `span` is whose it is, `place` where `at` is written; `single` is what is said of single settings, by parameter, and
    `gaps` are further rulings.
    """

    span: Span
    standing: Scalar | None = None
    at: str = ""
    place: Span | None = None
    source: Scalar | None = None
    ruling: Scalar | None = None
    because: Texts = field(default_factory=dict)
    single: Mapping[str, Said] = field(default_factory=dict)
    gaps: tuple[Said, ...] = ()

    @property
    def of_sources(self) -> dict[str, Span]:
        """Which keys are given that only a source variant can have, and where each of them says something."""
        standing = self.standing if self.standing is not None and self.standing.text != "house" else None
        words = {"standing": standing, "at": self.place, "source": self.source, "ruling": self.ruling}
        rest = {"settings": next(iter(self.single.values()), None), "gaps": next(iter(self.gaps), None)}
        return {key: each if isinstance(each, Span) else each.span for key, each in (words | rest).items() if each}


@dataclass(frozen=True, eq=False)
class Use:
    """A module put into a slot, with settings of its own; without braces in ``meld.nine: meld/trump-card``."""

    key: Scalar
    module: Scalar
    said: Said
    settings: Mapping[str, Entry] = field(default_factory=dict)
    was: Scalar | None = None
    braces: bool = True

    def add(self, entry: str) -> str:
        """The remedy that adds an entry, such as ‘was: pack/thirty-two’."""
        return f"add ‘{entry}’" if self.braces else f"write ‘{self.key.text}: {{use: {self.module.text}, {entry}}}’"


@dataclass(frozen=True, eq=False)
class Change:
    """A new value for one setting or for the order, or (without a value) a slot that is emptied."""

    key: Scalar
    value: Node | None
    said: Said
    was: Node | None = None


def read_said(fields: Fields, reader: Reader, span: Span) -> Said:
    """Standing, place, source, ruling and reason, where they are given."""
    entries = fields.entries

    def word(key: str) -> Scalar | None:
        return reader.scalar(entries[key]) if key in entries else None

    return Said(
        span=span,
        standing=word("standing"),
        at=_place(entries["at"], reader) if "at" in entries else "",
        place=entries["at"].value.span if "at" in entries else None,
        source=word("source"),
        ruling=word("ruling"),
        because=reader.texts(entries["because"]) if "because" in entries else {},
        single=_single(entries["settings"], reader) if "settings" in entries else {},
        gaps=_gaps(entries["gaps"], reader) if "gaps" in entries else (),
    )


def _place(entry: Entry, reader: Reader) -> str:
    """A place in a source; several are joined by commas."""
    if isinstance(entry.value, Items):
        return ", ".join(filter(None, (reader.text(Entry(entry.key, item)) for item in entry.value.items)))
    return reader.text(entry, "a place in the source")


def _single(entry: Entry, reader: Reader) -> dict[str, Said]:
    """What is said of single settings of a slot: parameter → standing, place, ruling."""
    found = {}
    fields = reader.fields(entry, "settings with their standing, as in ‘{least: {standing: silent, ruling: …}}’")
    for parameter, each in fields.entries.items() if fields else ():
        said = reader.fields(each, "a standing, as in ‘{standing: stated, at: …}’")
        if said is not None:
            needs = {"standing": "standing: stated"}
            reader.keys(said, CITED, needs=needs, owner=f"‘{parameter}’", at=each.key.span)
            found[parameter] = read_said(said, reader, each.key.span)
    return found


def _gaps(entry: Entry, reader: Reader) -> tuple[Said, ...]:
    """What else had to be ruled on in a slot: ruling → ``inferred`` or ``silent``."""
    fields = reader.fields(entry, "rulings with their standing, as in ‘{who-leads: silent}’")
    found = []
    for each in fields.entries.values() if fields else ():
        standing = reader.scalar(each, "‘inferred’ or ‘silent’")
        if standing is not None:
            found.append(Said(each.key.span, standing=standing, ruling=each.key))
    return tuple(found)


def read_uses(fields: Fields | None, reader: Reader, *, replacing: bool = False) -> dict[str, Use]:
    """Slots with the modules put into them."""
    found = {}
    known = ("was", *USE) if replacing else USE
    for slot, entry in fields.entries.items() if fields else ():
        if isinstance(entry.value, Scalar) and isinstance(entry.value.value, str):
            found[slot] = Use(entry.key, entry.value, Said(entry.key.span), braces=False)
            continue
        use = reader.fields(entry, "a module, as in ‘{use: pack/thirty-two}’")
        if use is None:
            continue
        entries = use.entries
        reader.keys(use, known, needs={"use": "use: folder/name"}, owner=f"the slot ‘{slot}’", at=entry.key.span)
        module = reader.scalar(entries["use"], "the name of a module") if "use" in entries else None
        was = reader.scalar(entries["was"], "the name of a module") if replacing and "was" in entries else None
        settings = reader.fields(entries["set"], "settings, as in ‘{rank: K}’") if "set" in entries else None
        if module is not None:
            said = read_said(use, reader, entry.key.span)
            found[slot] = Use(entry.key, module, said, settings.entries if settings else {}, was)
    return found


def read_removals(fields: Fields | None, reader: Reader) -> dict[str, Change]:
    """Slots to be emptied, with the module that stood there."""
    found = {}
    for slot, entry in fields.entries.items() if fields else ():
        if isinstance(entry.value, Scalar) and isinstance(entry.value.value, str):
            found[slot] = Change(entry.key, None, Said(entry.key.span), entry.value)
            continue
        removal = reader.fields(entry, "what stood there, as in ‘{was: pack/thirty-two}’")
        if removal is None:
            continue
        needs, owner = {"was": "was: folder/name"}, f"the slot ‘{slot}’"
        reader.keys(removal, ("was", "because"), needs=needs, owner=owner, at=entry.key.span)
        was = reader.scalar(removal.entries["was"], "the name of a module") if "was" in removal.entries else None
        found[slot] = Change(entry.key, None, read_said(removal, reader, entry.key.span), was)
    return found


def read_changes(fields: Fields | None, reader: Reader) -> dict[str, Change]:
    """New values of settings: a value, or ``use`` with a value and what is said of it."""
    found = {}
    for name, entry in fields.entries.items() if fields else ():
        value = entry.value
        if isinstance(value, Fields) and value.entries.keys() & {"use", *MEANT_FOR_USE, "because"}:
            use, was = value.entries.get("use"), value.entries.get("was")
            known = ("use", "was", "because", *(() if use else MEANT_FOR_USE))
            reader.keys(value, known, owner=f"‘{name}’", at=entry.key.span)
            if use is None:
                _without_use(entry, value, reader)
                continue
            said = read_said(value, reader, entry.key.span)
            found[name] = Change(entry.key, use.value, said, was.value if was else None)
        elif isinstance(value, Scalar) and value.value is None:
            reader.wrong(entry, "a value")
        else:
            found[name] = Change(entry.key, value, Said(entry.key.span))
    return found


def _without_use(entry: Entry, change: Fields, reader: Reader) -> None:
    """Report a change that does not say its new value, or says it under another name, with the whole of it as it
    should be."""
    name, wrong = entry.key.text, next((each for key, each in change.entries.items() if key in MEANT_FOR_USE), None)
    reason = f", because: {_safe(change.entries['because'].value)}" if "because" in change.entries else ""
    value = written(data(wrong.value)) if wrong else "…"
    help = f"write ‘{name}: {{use: {value}{reason}}}’"
    if wrong is None:
        message = f"‘{name}’ has a reason and no new value"
        reader.findings.error("P102", entry.key.span, message, help)
    else:
        message = f"unknown key ‘{wrong.key.text}’: the new value of a setting stands under ‘use’"
        reader.findings.error("P101", wrong.key.span, message, help, label="unknown key")


def _safe(reason: Node) -> str:
    """A reason as one could write it again, if that takes no quotation marks."""
    text = written(data(reason))
    return text if re.fullmatch(r"[\w ]+|\{[a-z]+: [\w ]+\}", text) else "…"


def read_order(entry: Entry, reader: Reader) -> Change | None:
    """The order of phases: a list, or ``use`` with a list and what is said of it."""
    if isinstance(entry.value, Items):
        return Change(entry.key, entry.value, Said(entry.key.span))
    fields = reader.fields(entry, "a list of phases")
    if fields is None:
        return None
    needs = {"use": "use: [deal, …]"}
    reader.keys(fields, ("use", "was", *CITED), needs=needs, owner="‘order’", at=entry.key.span)
    lists = {key: fields.entries[key] for key in ("use", "was") if key in fields.entries}
    good = {key: each.value for key, each in lists.items() if reader.items(each, "a list of phases") is not None}
    if "use" not in good:
        return None
    return Change(entry.key, good["use"], read_said(fields, reader, entry.key.span), good.get("was"))
