"""``{poch:laws}``: what holds in every hand, whatever the variant."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, flow, paragraph
from poch_rules.core.invariants import CORE_LAWS
from poch_rules.study.trial import OUTER_LAWS


class LawsDirective(BookDirective):
    """The laws of every game and of the families that the book has variants of."""

    def run(self) -> list[nodes.Node]:
        """A list: the law, when it is checked, and the name that reports give it."""
        body = nodes.definition_list(classes=["simple", "poch-laws"])
        laws = [(self.shelf.words, law.name, law.after) for law in CORE_LAWS]
        laws += [(self.shelf.words, law, "validate") for law in OUTER_LAWS]
        laws += [
            (self.shelf.words.of(family), law.name, law.after)
            for family in self.families()
            for law in family.invariants
        ]
        for words, law, after in laws:
            text = words.name("law", law)
            self.domain.note("law", law, law, text)
            term = final(nodes.term("", "", *flow(text), ids=[law]))
            when = paragraph(self.say(f"law-after-{after}"), nodes.Text(" · "), nodes.literal("", law))
            body += nodes.definition_list_item("", term, nodes.definition("", when))
        return [body]
