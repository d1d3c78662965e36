"""``{poch:codes}``: what the messages about faulty files mean."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, flow, paragraph
from poch_rules.declare.codes import CODES
from poch_rules.declare.reader import Text

#: The language that messages to authors are written in, whatever that of the book.
WRITTEN_IN = "en"


class CodesDirective(BookDirective):
    """A list of the codes with the texts that ``poch explain`` prints, which are in English."""

    def run(self) -> list[nodes.Node]:
        """Code and title, then what it is about and how it should be."""
        body = nodes.definition_list(classes=["simple", "poch-codes"])
        for code, kind in sorted(CODES.items()):
            self.note("code", code, code, code)
            title = self.shelf.text(Text(kind.title, WRITTEN_IN), noted=False)
            term = final(nodes.term("", "", nodes.literal("", code), nodes.Text(" "), *title, ids=[code]))
            about: list[nodes.Node] = [paragraph(self.shelf.text(Text(kind.about, WRITTEN_IN), noted=False))]
            if kind.example:
                about.append(final(nodes.literal_block("", kind.example.rstrip(), language="none")))
            body += nodes.definition_list_item("", term, nodes.definition("", *about))
        if self.shelf.language == WRITTEN_IN:
            return [body]
        name = self.shelf.words.name("language", WRITTEN_IN)
        return [paragraph(flow(self.say("only-in", language=name))), body]
