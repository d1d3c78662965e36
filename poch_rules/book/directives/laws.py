"""``{poch:laws}``: what holds in every hand, whatever the variant."""

from __future__ import annotations

from collections.abc import Iterable

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.library import Bookshelf
from poch_rules.book.text import final, flow, paragraph
from poch_rules.core.family import Family
from poch_rules.core.invariants import CORE_LAWS
from poch_rules.declare.wording import Wording
from poch_rules.study.trial import OUTER_LAWS


class LawsDirective(BookDirective):
    """The laws of every game and of the families that the book has variants of."""

    def run(self) -> list[nodes.Node]:
        """A list: the law, when it is checked, and the name that reports give it."""
        body = nodes.definition_list(classes=["simple", "poch-laws"])
        for name, (words, after) in laws_of(self.shelf, self.families()).items():
            text = words.name("law", name)
            self.note("law", name, name, text)
            term = final(nodes.term("", "", *flow(text), ids=[name]))
            when = paragraph(self.say(f"law-after-{after}"))
            reported = paragraph(f"{self.say('in-reports')}: ", nodes.literal("", name))
            body += nodes.definition_list_item("", term, nodes.definition("", when, reported))
        return [body]


def laws_of(shelf: Bookshelf, families: Iterable[Family]) -> dict[str, tuple[Wording, str]]:
    """The laws of every game and of these families by name: the words for each, and when it is checked."""
    laws = {law.name: (shelf.words, law.after) for law in CORE_LAWS}
    laws |= dict.fromkeys(OUTER_LAWS, (shelf.words, "validate"))
    for family in families:
        for law in family.invariants:  # one that families share is told once
            laws.setdefault(law.name, (shelf.words.of(family), law.after))
    return laws
