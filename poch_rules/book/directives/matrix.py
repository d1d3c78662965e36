"""``{poch:matrix}``: all variants side by side, a row for each rule."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.differences import compared, unlike
from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.rules import Reading
from poch_rules.book.text import Cell, final, flow, paragraph, section, table
from poch_rules.study.spoken import SIGNS


class MatrixDirective(BookDirective):
    """Slots × variants: what stands in each slot, what differs within a row, and how firmly it stands.

    Families have slots of their own, so each has its own table.
    """

    def run(self) -> list[nodes.Node]:
        """A table, or a section with one for each family."""
        readings = self.readings()
        families = self.families()
        tables = [(f, side_by_side([reading for reading in readings if reading.variant.family is f])) for f in families]
        if len(tables) == 1:
            return [tables[0][1]]
        words = self.shelf.words
        return [section(family.name, words.name("family", family.name), body) for family, body in tables]


def side_by_side(readings: list[Reading]) -> nodes.table:
    """The table of variants of one family."""
    variants = [reading.variant for reading in readings]
    words = readings[0].shelf.words.of(variants[0].family)
    differ = unlike(variants, variants)
    slots = dict.fromkeys(row.slot for row in compared(tuple(variants)).rows)
    head: list[Cell] = [flow(words.say("book-rule")), *([reference("variant", variant.id)] for variant in variants)]
    rows: list[list[Cell]] = [
        [flow(words.name("slot", slot)), *(cell(reading, slot, differ.get(slot, set())) for reading in readings)]
        for slot in slots
    ]
    return table(head, rows, "poch-matrix")


def cell(reading: Reading, slot: str, differ: set[str]) -> list[nodes.Node]:
    """What stands in a slot of a variant, its standing, and the sentences in which the row differs, each with its own.

    A rule of one sentence is that sentence, any other the name of its module, or its first sentence where a house has
    changed what the module says; either leads to the rule.
    """
    if slot not in reading.lines:
        return [final(nodes.paragraph("", reading.words.say("book-absent"), classes=["poch-absent"]))]
    variant, said = reading.variant, reading.lines[slot]
    use = variant.slots.get(slot)
    changed = use is not None and any(line.ground and line.ground.standing == "house" != use.standing for line in said)
    if use is None:
        title = flow(reading.players() if slot == "players" else reading.phases())
    elif len(said) == 1 or changed:
        title = flow(said[0].text)
    else:
        title = reading.text(use.definition.title(reading.shelf.language))
    more = [reading.marked(line, in_place=False) for line in said[1:] if use and line.setting in differ]
    return [paragraph([reading.link(slot, title)]), standings(reading, slot), *more]


def standings(reading: Reading, slot: str) -> nodes.paragraph:
    """Every standing that a sentence or a gap of a slot has, each once, the firmest first."""
    grounds = [line.ground for line in reading.lines[slot] if line.ground is not None]
    use = reading.variant.slots.get(slot)
    found = [(ground.standing, ground.ruling) for ground in grounds]
    found += [(standing, ruling) for ruling, standing in (use.gaps if use else ())]
    node = paragraph()
    for standing in SIGNS:
        rulings = {ruling.key if ruling else "": ruling for each, ruling in found if each == standing}
        if rulings:  # a standing leads to its ruling where there is but one
            ruling = next(iter(rulings.values())) if len(rulings) == 1 else None
            node += [nodes.Text(" "), reading.standing(standing, ruling)]
    return node
