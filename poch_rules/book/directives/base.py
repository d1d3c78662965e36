"""What all directives of a book share."""

from __future__ import annotations

from collections.abc import Iterable

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from poch_rules.book.domain import PochDomain, domain_of
from poch_rules.book.library import Bookshelf, bookshelf
from poch_rules.book.pages.module import linked
from poch_rules.book.pages.rules import Reading, read
from poch_rules.book.text import flow
from poch_rules.core.family import Family
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import Text


class BookDirective(SphinxDirective):
    """A directive that knows the variants of the book and the words of its language."""

    @property
    def shelf(self) -> Bookshelf:
        """The variants of the book, in its language."""
        return bookshelf(self.config)

    @property
    def domain(self) -> PochDomain:
        """Where anchors are noted."""
        return domain_of(self.env)

    def say(self, id: str, **args: object) -> str:
        """A message of the book's own."""
        return self.shelf.words.say(f"book-{id}", **args)

    def text(self, text: Text) -> list[nodes.Node]:
        """A text of an author, marked with its language where that is not the book's."""
        return self.shelf.text(text)

    def readings(self) -> list[Reading]:
        """Every variant of the book, read.  The page is read again when a variant changes, comes or goes."""
        self.domain.note_list()
        found = [read(self.shelf, variant) for variant in self.shelf.variants]
        for reading in found:
            reading.note_dependencies(self.env)
        return found

    def families(self) -> list[Family]:
        """The families that the book has variants of, in the order of its variants."""
        return list(dict.fromkeys(variant.family for variant in self.shelf.variants))

    def linked(self, variants: Iterable[Declaration]) -> list[nodes.Node]:
        """Links to variants with commas between, or a word that says that there are none."""
        return linked(self.shelf, (variant.id for variant in variants)) or flow(self.say("used-by-none"))
