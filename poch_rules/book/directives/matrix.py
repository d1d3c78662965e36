"""``{poch:matrix}``: all variants side by side, a row for each rule."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes

from poch_rules.book.comparison.table import MARK, ComparedCell, Comparison, Part
from poch_rules.book.comparison.words import WIDE, for_script
from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.markup import unmarked
from poch_rules.book.pages.rules import Reading
from poch_rules.book.text import equal_columns, final, flow, paragraph, section
from poch_rules.study.compare import Played, played
from poch_rules.study.spoken import SIGNS

#: The parts of a game that are no stage: what is settled before the first, and after the last.
BEFORE, AFTER = "before", "match"


class MatrixDirective(BookDirective):
    """Slots × variants: what stands in each slot, what differs within a row, and how firmly it stands.

    Families have slots of their own, so each has its own table.
    """

    def run(self) -> list[nodes.Node]:
        """A table, or a section with one for each family."""
        readings = self.readings()
        self.env.metadata[self.env.docname][MARK] = True
        families = self.families()
        tables = [(f, side_by_side([reading for reading in readings if reading.variant.family is f])) for f in families]
        if len(tables) == 1:
            return [tables[0][1]]
        words = self.shelf.words
        return [section(family.name, words.name("family", family.name), body) for family, body in tables]


def side_by_side(readings: Sequence[Reading]) -> Comparison:
    """The table of variants of one family; one that stands alone has nothing to choose from."""
    family = readings[0].variant.family
    words = readings[0].shelf.words.of(family)
    alike: dict[str, Alike] = {}
    for row in played(tuple(reading.variant for reading in readings)):
        alike.setdefault(row.slot, Alike()).add(row)
    parts: dict[str, list[nodes.row]] = {}
    for slot, same in alike.items():
        head = ComparedCell("", paragraph(words.name("slot", slot)), scope="row")
        cells = [cell(reading, slot, same, column) for column, reading in enumerate(readings)]
        parts.setdefault(part_of(readings, slot), []).append(nodes.row("", head, *cells))
    names = {BEFORE: words.say("book-compare-before"), AFTER: words.say("book-end-of-match")}
    told = ((part, names.get(part) or words.name("phase", part)) for part in parts)
    heads = [ComparedCell("", paragraph(words.say("book-rule")), scope="col")]
    heads += [
        ComparedCell("", paragraph([reference("variant", reading.variant.id)]), scope="col", variant=reading.variant.id)
        for reading in readings
    ]
    group = nodes.tgroup("", *equal_columns(len(heads)), cols=len(heads))
    group += nodes.thead("", nodes.row("", *heads))
    group += [Part("", *rows, part=part) for part, rows in parts.items()]
    body = nodes.table("", group, classes=["poch-matrix", *(["poch-wide"] if len(readings) > WIDE else [])])
    label = unmarked(words.say("book-compare-label", family=words.name("family", family.name)))
    return Comparison("", body, family=family.name, label=label, told=for_script(words, told) if readings[1:] else "")


class Alike:
    """The settings of one slot, and which variants play the same in them."""

    def __init__(self) -> None:
        self.settings: dict[str, Played] = {}
        self.numbers: dict[object, int] = {}

    def add(self, row: Played) -> None:
        """One more setting."""
        self.settings[row.name] = row

    def differs(self, setting: str) -> bool:
        """Whether the variants do not all play the same in a setting."""
        row = self.settings.get(setting)
        return row is not None and len(set(row.values)) > 1

    def cell(self, column: int) -> str:
        """A class that the cells of all variants have that play the same in the whole slot."""
        return self._class(tuple(row.values[column] for row in self.settings.values()))

    def sentence(self, setting: str, column: int) -> str:
        """A class that the sentences of all variants have that play the same in one setting."""
        return self._class((setting, self.settings[setting].values[column]))

    def _class(self, values: object) -> str:
        return f"s{self.numbers.setdefault(values, len(self.numbers))}"


def part_of(readings: Sequence[Reading], slot: str) -> str:
    """The stage in which the first variant that has a slot plays it, or what comes before or after all stages."""
    for reading in readings:
        if slot in reading.lines:
            stage = next((stage for stage, slots in reading.stages.items() if slot in slots), None)
            return stage or (AFTER if slot in reading.after else BEFORE)
    return BEFORE


def cell(reading: Reading, slot: str, alike: Alike, column: int) -> ComparedCell:
    """What stands in a slot of a variant, its standing, and the sentences in which the row differs, each with its own.

    A rule of one sentence is that sentence, any other the name of its module, or its first sentence where a house has
    changed what the module says; either leads to the rule.
    """
    found = ComparedCell("", classes=[alike.cell(column)])
    if slot not in reading.lines:
        found += final(nodes.paragraph("", reading.words.say("book-absent"), classes=["poch-absent"]))
        return found
    variant, said = reading.variant, reading.lines[slot]
    use = variant.slots.get(slot)
    changed = use is not None and any(line.ground and line.ground.standing == "house" != use.standing for line in said)
    more = [line for line in said if use and line.setting != slot and alike.differs(line.setting)]
    if use is None:
        title = flow(reading.players() if slot == "players" else reading.phases())
    elif len(said) == 1 or changed:
        title = flow(said[0].text)
        more = [line for line in more if line is not said[0]]
    else:
        title = reading.text(use.definition.title(reading.shelf.language))
    found += [paragraph([reading.link(slot, title)]), standings(reading, slot)]
    for line in more:
        sentence = reading.marked(line)
        sentence["classes"].append(alike.sentence(line.setting, column))
        found += sentence
    return found


def standings(reading: Reading, slot: str) -> nodes.paragraph:
    """Where a slot comes from, and every standing that a sentence or a gap of it has, each once, the firmest first."""
    grounds = [line.ground for line in reading.lines[slot] if line.ground is not None]
    use = reading.variant.slots.get(slot)
    found = [(ground.standing, ground.ruling) for ground in grounds]
    found += [(standing, ruling) for ruling, standing in (use.gaps if use else ())]
    first = use or next(iter(grounds), None)
    node = paragraph()
    for standing in SIGNS:
        rulings = {ruling.key if ruling else "": ruling for each, ruling in found if each == standing}
        if rulings:  # a standing leads to its ruling where there is but one
            ruling = next(iter(rulings.values())) if len(rulings) == 1 else None
            mark = reading.standing(standing, ruling)
            if first is not None and first.at and first.standing == standing:
                mark.insert(0, [reading.place(first), nodes.Text(" ·\u00a0")])
            node += [nodes.Text(" "), mark]
    return node
