"""A variant read in one language: its rules as lines, each with its setting, its standing and its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.domain import reference
from poch_rules.book.library import Bookshelf, Called
from poch_rules.book.text import final, flow, isolated, listed
from poch_rules.declare.declaration import Declaration, Setting, SlotUse
from poch_rules.declare.reader import Text
from poch_rules.declare.sources import Ruling, Source
from poch_rules.study.chapters import parts
from poch_rules.study.compare import dotted
from poch_rules.study.grounds import rulings
from poch_rules.study.spoken import (
    ground,
    phases_in_a_line,
    players_in_a_line,
    said_of_order,
    said_of_players,
    sentences,
)


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
        self.parts = tuple(parts(variant))
        self.stages = {part.phase: part.slots for part in self.parts if part.kind == "stage"}
        self.after = [slot for part in self.parts if part.kind == "end-of-match" for slot in part.slots]
        self.lines = {
            "players": self._of_players(),
            "order": [Line("order", said_of_order(variant, self.words), variant.settings["order"])],
        } | {slot: self._of_slot(slot) for part in self.parts for slot in part.slots}

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
        return players_in_a_line(self.variant, self.words)

    def phases(self) -> str:
        """The names of the stages in their order."""
        return phases_in_a_line(self.variant, self.words)

    def name(self, slot: str) -> str:
        """What a slot is called."""
        return self.words.name("slot", slot)

    def rules(self) -> list[str]:
        """Every rule that can be referred to: the names of slots and of settings."""
        return [*dict.fromkeys([*self.lines, *self.variant.settings])]

    def called(self, rule: str) -> Called:
        """The variant and the rule; a setting of one of several slots of a kind, such as pools, with that slot."""
        slot = rule.rpartition(".")[0]
        part = f"{self.name(slot)} – {self.label(rule)}" if "." in slot else self.label(rule)
        return Called(self.variant.title(self.shelf.language), part)

    def label(self, name: str) -> str:
        """What a slot or a setting is called, by its dotted name."""
        slot, _, parameter = name.rpartition(".")
        if name in self.lines:
            return self.name(name)
        use = self.variant.slots.get(slot)
        return self.words.name("param", f"{use.rule}.{parameter}" if use else name)

    def label_of_gap(self, slot: str) -> str:
        """What a gap is about: the slot, or the whole stage where that has several slots."""
        stage = (part.phase for part in self.parts if part.phase and slot in part.slots and len(part.slots) > 1)
        phase = next(stage, "")
        return self.words.name("phase", phase) if phase else self.name(slot)

    def rulings(self) -> Iterator[tuple[str, Ruling, str]]:
        """Everything that was read into the source: what it is about, how it is read, and the standing."""
        for point in rulings(self.variant):
            label = self.label_of_gap if point.gap else self.label
            yield label(point.name), point.ruling, point.standing

    def said(self, name: str) -> list[Line]:
        """The sentences that speak of one slot or setting."""
        slot = name if name in self.lines else name.rpartition(".")[0]
        return [line for line in self.lines[slot] if line.setting == name]

    def text(self, text: Text) -> list[nodes.Node]:
        """A text of an author, marked with its language where that is not the book's."""
        return self.shelf.text(text)

    def note_dependencies(self, env: BuildEnvironment) -> None:
        """Whatever page is being read is to be read again when a file of the variant changes."""
        for path in self.files:
            env.note_dependency(path)

    @cached_property
    def files(self) -> frozenset[Path]:
        """The files that the variant is made from."""
        return frozenset(Path(path).resolve() for path in self.variant.files())

    def reason(self, ruling: Ruling) -> list[nodes.Node]:
        """How a gap is read, and why."""
        return self.text(ruling.text(self.shelf.language))

    def link(self, setting: str, text: Sequence[nodes.Node]) -> nodes.Node:
        """A text as a link to a slot or setting on the page of the variant."""
        return reference("rule", f"{self.variant.id}:{setting}", *text)

    def source(self, source: Source | None) -> list[nodes.Node]:
        """A link to a source, if there is one."""
        return [reference("source", self.shelf.name_of(source))] if source else []

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
        node += reference("ruling", self.shelf.name_of(ruling), *name) if ruling else name
        return node

    def place(self, ground: Setting | SlotUse) -> nodes.Node:
        """The places in the source, each of which leads to what the source says there."""
        named = f"{self.shelf.name_of(ground.source)}:" if ground.source else ""
        shown = ((place, isolated(place)) for place in ground.places)
        each = (reference("place", f"{named}{place}", node) if named else node for place, node in shown)
        return nodes.inline("", "", *listed(each, self.shelf.comma))

    # -- sentences -------------------------------------------------------------------------------------------

    def _of_players(self) -> list[Line]:
        said = said_of_players(self.variant, self.words)
        return [Line(f"players.{name}", text, self.variant.settings[f"players.{name}"]) for name, text in said.items()]

    def _of_slot(self, slot: str) -> list[Line]:
        """The sentences of a slot; one that depends on the number of players is said for each number it holds for."""
        found = []
        for parameter, text in sentences(self.variant, self.words, slot):
            found.append(Line(dotted(slot, parameter), text, ground(self.variant, slot, parameter)))
        return found


@lru_cache(maxsize=1024)
def read(shelf: Bookshelf, variant: Declaration) -> Reading:
    """The reading of a variant, made once for all pages that speak of it."""
    return Reading(shelf, variant)
