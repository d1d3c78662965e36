"""``{poch:laws}``: what holds in every hand, whatever the variant."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, flow, paragraph
from poch_rules.core.invariants import CORE_LAWS


class LawsDirective(BookDirective):
    """The laws of every game and of the families that the book has variants of."""

    def run(self) -> list[nodes.Node]:
        """A list: the law, when it is checked, and the name that reports give it."""
        body = nodes.definition_list(classes=["simple", "poch-laws"])
        laws = [(self.shelf.words, law) for law in CORE_LAWS]
        laws += [(self.shelf.words.of(family), law) for family in self.families() for law in family.invariants]
        for words, law in laws:
            text = words.name("law", law.name)
            self.domain.note("law", law.name, law.name, text)
            term = final(nodes.term("", "", *flow(text), ids=[law.name]))
            when = paragraph(self.say(f"law-after-{law.after}"), nodes.Text(" · "), nodes.literal("", law.name))
            body += nodes.definition_list_item("", term, nodes.definition("", when))
        return [body]
