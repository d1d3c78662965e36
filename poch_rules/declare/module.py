"""A module: one rule with its parameters set, named and cited.  The unit that variants are composed of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from poch_rules.declare.diagnostics import Span
from poch_rules.declare.located import Entry, Fields, Scalar, each_of
from poch_rules.declare.names import check_name
from poch_rules.declare.reader import Reader, Text, Texts, in_language
from poch_rules.declare.said import Said, read_said

KEYS = ("module", "fills", "rule", "set", "title", "about", "needs", "cites", "example")
NEEDS = ("slot", "phase", "pool")
CITES = ("source", "at", "standing")
EXAMPLE = ("hands", "upcard", "trump", "decisions", "expect")


@dataclass(frozen=True, eq=False)
class Module:
    """A module as its file has it.

    fills      the slot it stands in, or ``meld.*`` for any slot of that group
    rule       the name of its rule, with its place
    settings   parameter → key and value as written
    needs      ``slot``, ``phase`` or ``pool`` → names that a variant must have
    cites      where the rule was first described: what `SlotUse.first` is made of
    example    a small hand that shows what it does: what `SlotUse.example` is made of
    """

    id: str
    path: str
    span: Span
    fills: str
    fills_at: Span
    rule: Scalar
    settings: Mapping[str, Entry] = field(default_factory=dict)
    titles: Texts = field(default_factory=dict)
    about: Texts = field(default_factory=dict)
    needs: Mapping[str, tuple[Scalar, ...]] = field(default_factory=dict)
    cites: Said | None = None
    example: Entry | None = None

    def __repr__(self) -> str:
        return f"<module {self.id}>"

    def title(self, language: str) -> Text:
        """What it is called, in that language if it is there; else its id."""
        return in_language(self.titles, language) if self.titles else Text(self.id, "und")

    def fits(self, slot: str) -> bool:
        """Whether it may stand in that slot."""
        return may_stand(self.fills, slot)


def may_stand(fills: str, slot: str) -> bool:
    """Whether a module that fills one slot, or any of a group (``meld.*``), may stand in that slot."""
    return slot.startswith(fills[:-1]) if fills.endswith(".*") else slot == fills


def read_module(fields: Fields, reader: Reader, path: str, *, id: Scalar | None = None) -> Module | None:
    """A module, from a file of its own or (with its id given) from a variant's ``modules:``."""
    known = KEYS if id is None else KEYS[1:]
    needs = {"module": "module: folder/name", "fills": "fills: slot", "rule": "rule: name"}
    reader.keys(
        fields, known, owner="a module", needs={k: v for k, v in needs.items() if k in known},
        inside={"cites": CITES, "needs": NEEDS, "example": EXAMPLE}, at=id.span if id else None,
    )  # fmt: skip
    entries = fields.entries
    words = {key: reader.scalar(entries[key]) for key in ("module", "fills", "rule") if key in entries}
    name, fills, rule = id or words.get("module"), words.get("fills"), words.get("rule")
    texts = {key: reader.texts(entries[key]) for key in ("title", "about") if key in entries}
    settings = reader.fields(entries["set"], "settings, as in ‘{least: 3}’") if "set" in entries else None
    described = "where the rule is described, as in ‘{source: …, at: p. 3}’"
    cites = reader.fields(entries["cites"], described) if "cites" in entries else None
    if cites is not None:
        reader.keys(cites, CITES, owner="‘cites’", needs={"source": "source: …"}, at=entries["cites"].key.span)
    if name is not None:
        check_name(name, "a module", reader.findings)
    if name is None or fills is None or rule is None:
        return None
    return Module(
        id=name.text,
        path=path,
        span=name.span,
        fills=fills.text,
        fills_at=fills.span,
        rule=rule,
        settings=settings.entries if settings else {},
        titles=texts.get("title", {}),
        about=texts.get("about", {}),
        needs=_needs(fields, reader),
        cites=read_said(cites, reader, entries["cites"].key.span) if cites else None,
        example=entries.get("example"),
    )


def _needs(fields: Fields, reader: Reader) -> dict[str, tuple[Scalar, ...]]:
    if "needs" not in fields.entries:
        return {}
    needs = reader.fields(fields.entries["needs"], "what it needs, as in ‘{pool: sequence}’")
    if needs is None:
        return {}
    reader.keys(needs, NEEDS, owner="‘needs’")
    found = {}
    for kind, entry in needs.entries.items():
        words = [reader.scalar(Entry(entry.key, item)) for item in each_of(entry.value)]
        found[kind] = tuple(word for word in words if word is not None)
    return found
