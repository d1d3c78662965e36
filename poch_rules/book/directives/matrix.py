"""``{poch:matrix}``: all variants side by side, a row for each rule."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.differences import compared, unlike
from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.rules import Reading
from poch_rules.book.text import Cell, final, flow, paragraph, section, table


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
    """What stands in a slot of a variant, its standing, and the sentences in which the row differs.

    A rule of one sentence is that sentence, any other the name of its module; either leads to the rule.
    """
    if slot not in reading.lines:
        return [final(nodes.paragraph("", reading.words.say("book-absent"), classes=["poch-absent"]))]
    variant, said = reading.variant, reading.lines[slot]
    use = variant.slots.get(slot)
    if use is None:
        title = flow(reading.players() if slot == "players" else reading.phases())
        ground = variant.settings["players.most" if slot == "players" else slot]
        return [paragraph([reading.link(slot, title)]), paragraph([reading.mark(ground, in_place=False)])]
    title = flow(said[0].text) if len(said) == 1 else reading.text(use.definition.title(reading.shelf.language))
    head = paragraph([reading.link(slot, title)])
    more = [paragraph(line.text) for line in said[1:] if line.setting in differ]
    return [head, paragraph([reading.mark(use, in_place=False)]), *more]
