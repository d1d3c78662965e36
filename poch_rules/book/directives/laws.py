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
        laws = {law.name: (self.shelf.words, law.after) for law in CORE_LAWS}
        laws |= dict.fromkeys(OUTER_LAWS, (self.shelf.words, "validate"))
        for family in self.families():
            for law in family.invariants:  # one that families share is told once
                laws.setdefault(law.name, (self.shelf.words.of(family), law.after))
        for name, (words, after) in laws.items():
            text = words.name("law", name)
            self.note("law", name, name, text)
            term = final(nodes.term("", "", *flow(text), ids=[name]))
            when = paragraph(self.say(f"law-after-{after}"))
            reported = paragraph(f"{self.say('in-reports')}: ", nodes.literal("", name))
            body += nodes.definition_list_item("", term, nodes.definition("", when, reported))
        return [body]
