"""Reading a hand file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from poch_rules.core.family import Family
from poch_rules.core.record import HandRecord
from poch_rules.declare.diagnostics import Findings, Refused
from poch_rules.declare.files import GIVEN_TEXT, read_file
from poch_rules.declare.hand.deal import KEYS as DEAL
from poch_rules.declare.hand.deal import read_deal
from poch_rules.declare.hand.decisions import read_decisions
from poch_rules.declare.hand.players import Table
from poch_rules.declare.located import Node, Scalar
from poch_rules.declare.naming import NameInFile, note_named
from poch_rules.declare.tree import read_text
from poch_rules.families import FAMILIES

FORMAT = 1
#: What an empty file could start from.
MODEL = "a hand that ‘poch deal’ writes"
NOTES = ("date", "place", "source", "notes")
KEYS = (
    "hand", "title", "variant", "players", "dealer", "chips", "pots", "deal", "decisions", *NOTES,
)  # fmt: skip
_NEEDS = {
    "hand": f"hand: {FORMAT}",
    "players": "players: [Anna, Ben, Clara]",
    "dealer": "dealer: Clara",
    "deal": "deal: {seed: 1}",
}


def read_hand(source: str | Path, *, families: Sequence[Family] = FAMILIES) -> HandRecord:
    """The hand in a file (``-``: standard input), or in a text that has more than one line or starts with ``{``.

    Raises `Refused`, with everything that is wrong, for a faulty file, and `Unreadable` for one that is not there.

    >>> read_hand("{hand: 1, players: [Anna, Ben, Clara], dealer: Clara, deal: {seed: 7}}").deal
    DealtSeed(seed=7)
    """
    findings = Findings()
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{")):
        node = read_text(source, GIVEN_TEXT, findings, model=MODEL)
    else:
        node = read_file(source, findings, model=MODEL)
    record = None if node is None else _record(node, findings, families)
    findings.stop_if_failed()
    if record is None:
        raise Refused(findings.ordered)
    return record


def _record(node: Node, findings: Findings, families: Sequence[Family]) -> HandRecord | None:
    """The record, if the file is good enough to make one; what is wrong goes to the findings."""
    table = Table(findings)
    fields = table.document(node, "a hand file")
    if fields is None:
        return None
    entries = fields.entries
    if "slots" in entries or "extends" in entries:
        place = entries["slots" if "slots" in entries else "extends"].key.span
        findings.error("P006", place, "this is a variant file, not a hand file", "give it to ‘poch validate’")
        return None
    of_sides = {kind: bounds for family in families for kind, bounds in family.of_sides({}).items()}
    table.keys(fields, (*KEYS, *of_sides), needs=_NEEDS, inside={"deal": DEAL}, owner="a hand file")
    table.format(fields, "hand", FORMAT)
    variant = table.scalar(entries["variant"], "the name of a variant") if "variant" in entries else None
    if "players" in entries:
        table.sit(entries["players"])
    if not table.names:
        return None
    dealer = table.dealer(entries["dealer"]) if "dealer" in entries else None
    deal = read_deal(entries["deal"], table) if "deal" in entries else None
    decisions, meant = entries.get("decisions"), _recorded_in(variant, families)
    rest = {
        "title": table.text(entries["title"]) if "title" in entries else "",
        "chips": table.chips(entries["chips"]) if "chips" in entries else None,
        "carried": table.carried(fields, of_sides),
        "decisions": read_decisions(decisions, table, meant) if decisions else None,
        "notes": {key: table.text(entries[key]) for key in NOTES if key in entries},
    }
    if dealer is None or deal is None or table.findings.errors:
        return None
    name = NameInFile(variant.text, variant.span) if variant else None
    if name is not None:
        note_named(name)
    return HandRecord(tuple(table.names), dealer, deal, variant=name, **rest)  # type: ignore[arg-type]  # by name


def _recorded_in(variant: Scalar | None, families: Sequence[Family]) -> Sequence[Family]:
    """The family that the hand was recorded in, where the variant's id says which; else all."""
    name = variant.text.partition("/")[0] if variant else ""
    return [family for family in families if family.name == name] or families
