"""``{poch:legend}``: what the signs and words of the standings mean."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, flow, paragraph
from poch_rules.study.spoken import SIGNS


class LegendDirective(BookDirective):
    """Each standing as it looks beside a rule, with a sentence."""

    def run(self) -> list[nodes.Node]:
        """A list of the four."""
        words, body = self.shelf.words, nodes.definition_list(classes=["simple", "poch-legend"])
        for standing in SIGNS:
            name = flow(words.name("standing", standing))
            mark = nodes.inline("", "", *name, classes=["poch-standing", f"poch-{standing}"])
            about = paragraph(self.say(f"standing-{standing}"))
            body += nodes.definition_list_item("", final(nodes.term("", "", mark)), nodes.definition("", about))
        return [body]
