"""A variant read in one language: its rules as lines, each with its setting, its standing and its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.domain import reference
from poch_rules.book.library import Bookshelf
from poch_rules.book.text import final, flow, isolated
from poch_rules.core.variant import slots_in_order
from poch_rules.declare.declaration import Declaration, Setting, SlotUse
from poch_rules.declare.reader import Text
from poch_rules.declare.sources import Ruling
from poch_rules.study.spoken import ground, said_of_order, said_of_players, sentences


@dataclass(frozen=True)
class Line:
    """One sentence of a rule book, the dotted name of what it speaks of, and where that comes from (if from a rule).

    The name is also the anchor of the sentence on the page of its variant.
    """

    setting: str
    text: str
    ground: Setting | SlotUse | None


class Reading:
    """A variant in the language of a book.

    `lines` has the sentences of ``players`` and ``order``, which every variant has, and of every slot: what is set up
    first, then the stages in their order, then what ends a match.
    """

    def __init__(self, shelf: Bookshelf, variant: Declaration) -> None:
        self.shelf, self.variant, self.words = shelf, variant, shelf.words_of(variant)
        self.stages = dict(_stages(variant))
        played = [slot for slots in self.stages.values() for slot in slots]
        self.before = [slot for slot in variant.slots if slot not in played and slot != "match"]
        self.after = [slot for slot in variant.slots if slot == "match"]
        self.lines = {
            "players": self._of_players(),
            "order": [Line("order", said_of_order(variant, self.words), variant.settings["order"])],
        } | {slot: self._of_slot(slot) for slot in [*self.before, *played, *self.after]}

    def beside(self, other: Declaration) -> Reading:
        """Another variant in the same language."""
        return read(self.shelf, other)

    def every_line(self) -> Iterator[Line]:
        """All sentences, in the order of `lines`."""
        for group in self.lines.values():
            yield from group

    def title(self) -> list[nodes.Node]:
        """What the variant is called."""
        return self.shelf.text(self.variant.title(self.shelf.language), noted=False)

    def players(self) -> str:
        """How many may play."""
        least, most, usual = self.variant.players
        if least == most:
            return self.words.say("book-players-exactly", n=least)
        return self.words.say("book-players-range", least=least, most=most, usual=usual)

    def phases(self) -> str:
        """The names of the stages in their order."""
        return self.words.join([self.words.name("phase", phase) for phase in self.variant.order], by="comma")

    def name(self, slot: str) -> str:
        """What a slot is called."""
        return self.words.name("slot", slot)

    def text(self, text: Text) -> list[nodes.Node]:
        """A text of an author, marked with its language where that is not the book's."""
        return self.shelf.text(text)

    def note_dependencies(self, env: BuildEnvironment) -> None:
        """Whatever page is being read is to be read again when a file of the variant changes."""
        for use in self.variant.slots.values():
            env.note_dependency(Path(use.span.path).resolve())
            env.note_dependency(Path(use.definition.path).resolve())

    def reason(self, ruling: Ruling) -> list[nodes.Node]:
        """How a gap is read, and why."""
        return self.text(ruling.text(self.shelf.language))

    def link(self, setting: str, text: Sequence[nodes.Node]) -> nodes.Node:
        """A text as a link to a slot or setting on the page of the variant."""
        return reference("rule", f"{self.variant.id}:{setting}", *text)

    # -- standings -------------------------------------------------------------------------------------------

    def marked(self, line: Line, *, in_place: bool = True) -> nodes.paragraph:
        """A sentence with its place in the source and its standing."""
        node = final(nodes.paragraph("", "", *flow(line.text)))
        if line.ground is not None:
            node.source, node.line = line.ground.span.path, line.ground.span.line
            node += [nodes.Text(" "), self.mark(line.ground, in_place=in_place)]
        return node

    def mark(self, ground: Setting | SlotUse, *, in_place: bool = True) -> nodes.inline:
        """The place in the source, which leads there, and the standing."""
        node = self.standing(ground.standing, ground.ruling)
        if in_place and ground.at:
            node.insert(0, [self.place(ground), nodes.Text(" ·\u00a0")])
        return node

    def standing(self, standing: str, ruling: Ruling | None) -> nodes.inline:
        """A standing as a sign and in words; what was read into a gap leads to its ruling."""
        node = nodes.inline(classes=["poch-standing", f"poch-{standing}"])
        name = flow(self.words.name("standing", standing))
        node += reference("ruling", ruling.key, *name) if ruling else name
        return node

    def place(self, ground: Setting | SlotUse) -> nodes.Node:
        """The place in the source, which leads to the source."""
        at = [each for number in ground.at.split(", ") for each in (nodes.Text(self.shelf.comma), isolated(number))][1:]
        return reference("source", ground.source.key, *at) if ground.source else nodes.inline("", "", *at)

    # -- sentences -------------------------------------------------------------------------------------------

    def _of_players(self) -> list[Line]:
        said = said_of_players(self.variant, self.words)
        return [Line(f"players.{name}", text, self.variant.settings[f"players.{name}"]) for name, text in said.items()]

    def _of_slot(self, slot: str) -> list[Line]:
        """The sentences of a slot; one that depends on the number of players is said for each number it holds for."""
        found = []
        for parameter, text in sentences(self.variant, self.words, slot):
            setting = f"{slot}.{parameter}" if parameter else slot
            found.append(Line(setting, text, ground(self.variant, slot, parameter)))
        return found


def _stages(variant: Declaration) -> Iterator[tuple[str, list[str]]]:
    """The phases of a variant in its own order, each with the slots that are played in it."""
    grouped: dict[str, list[str]] = {}
    for phase, slot in slots_in_order(variant.order, variant.slots, variant.family):
        grouped.setdefault(phase, []).append(slot)
    yield from grouped.items()


@lru_cache(maxsize=1024)
def read(shelf: Bookshelf, variant: Declaration) -> Reading:
    """The reading of a variant, made once for all pages that speak of it."""
    return Reading(shelf, variant)


def module_name(variant: Declaration, use: SlotUse) -> str:
    """What references call a module: its id after the family or, of one that the variant brings along, the variant."""
    return f"{variant.id if use.definition.path == variant.path else variant.family.name}/{use.module}"
