"""``{poch:cards}``: a row of cards, drawn."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.directives.board import caption
from poch_rules.book.pictures import cards
from poch_rules.book.pictures.nodes import figure
from poch_rules.core.cards import InvalidCard, parse


class CardsDirective(BookDirective):
    """A picture of the cards that are named, in a figure; what stands in the directive is its caption."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar = {"caption": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """The figure."""
        try:
            named = [parse(name) for name in self.arguments[0].split()]
        except InvalidCard as wrong:
            raise self.error(str(wrong)) from None
        return [figure(cards(named, self.shelf.words), caption(self))]
