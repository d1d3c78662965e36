"""``{poch:rulings}``: how gaps in the sources are read, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.markup import unmarked
from poch_rules.book.pages.rules import Reading
from poch_rules.book.text import final, flow, paragraph
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.sources import Ruling
from poch_rules.declare.wording import Wording


@dataclass
class Rested:
    """A ruling, what it is about in the words of the book, and the variants that rest on it."""

    ruling: Ruling
    labels: dict[str, None] = field(default_factory=dict)
    variants: dict[Declaration, None] = field(default_factory=dict)

    def about(self, words: Wording) -> str:
        """All that it is about, in one line."""
        return words.join(list(self.labels), by="comma")


class RulingsDirective(BookDirective):
    """A list of the rulings that the variants of the book rest on."""

    def run(self) -> list[nodes.Node]:
        """Each ruling with what it is about, its reason, the variants that are read so, and its name in files."""
        body = nodes.definition_list(classes=["simple", "poch-rulings"])
        for name, rested in rested_on(self.readings()).items():
            about = rested.about(self.shelf.words)
            self.note("ruling", name, name, unmarked(about))
            term = final(nodes.term("", "", *flow(about), ids=[name]))
            users = paragraph(f"{self.say('ruling-used')}: ", self.linked(rested.variants))
            key = paragraph(f"{self.say('in-files')}: ", nodes.literal("", rested.ruling.key))
            reason = paragraph(self.text(rested.ruling.text(self.shelf.language)))
            body += nodes.definition_list_item("", term, nodes.definition("", reason, users, key))
        return [body]


def rested_on(readings: Sequence[Reading]) -> dict[str, Rested]:
    """Every ruling that variants rest on, by the name that references call it."""
    found: dict[str, Rested] = {}
    for reading in readings:
        for label, ruling, _ in reading.rulings():
            rested = found.setdefault(reading.shelf.name_of(ruling), Rested(ruling))
            rested.labels[unmarked(label)] = None
            rested.variants[reading.variant] = None
    return dict(sorted(found.items()))
