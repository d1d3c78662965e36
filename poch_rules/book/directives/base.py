"""What all directives of a book share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import DirectiveError
from sphinx.util.docutils import SphinxDirective

from poch_rules.book.domain import PochDomain, domain_of
from poch_rules.book.library import Bookshelf, Called, bookshelf
from poch_rules.book.pages.module import linked
from poch_rules.book.pages.rules import Reading, read
from poch_rules.book.text import flow
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Refused
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

    def note(self, kind: str, name: str, anchor: str, title: str) -> None:
        """Something that is called so in the language of the book stands here, at that anchor."""
        self.domain.note(kind, name, anchor, Called(Text(title, self.shelf.language)))

    def say(self, id: str, **args: object) -> str:
        """A message of the book's own."""
        return self.shelf.words.say(f"book-{id}", **args)

    def text(self, text: Text) -> list[nodes.Node]:
        """A text of an author, marked with its language where that is not the book's."""
        return self.shelf.text(text)

    def inside(self, name: str) -> tuple[str, str]:
        """A file that the page names, from the project's folder and whole.

        Raises an error of the directive for one that lies elsewhere.
        """
        found, path = self.env.relfn2path(name)
        if not Path(path).resolve().is_relative_to(Path(self.env.srcdir).resolve()):
            raise self.error(f"‘{name}’ leads out of the folder of the pages: put the file into it")
        return found, path

    def declared(self, name: str) -> Declaration:
        """A variant of the book or, where it has none of that name, of the library or in a file.

        The page is read again when it changes, and when what is wrong with it is mended.  Raises an error of the
        directive for one that is faulty or not there.
        """
        known = [variant for variant in self.shelf.variants if name in (variant.id, variant.id.partition("/")[2])]
        if name == "-":
            raise self.error("‘-’ is standard input, where no page finds anything: name a variant or its file")
        try:
            variant = known[0] if len(known) == 1 else library.load(name, families=self.shelf.families)
        except Refused as refused:
            raise self.refusal(refused) from None
        except library.UnknownVariant as unknown:
            raise self.error(str(unknown)) from None
        for path in variant.files():
            self.env.note_dependency(Path(path).resolve())
        return variant

    def refusal(self, refused: Refused) -> DirectiveError:
        """The error of the directive that says what is wrong with a file, at which of its lines."""
        for path in {diagnostic.span.path for diagnostic in refused.diagnostics}:
            self.env.note_dependency(Path(path).resolve())
        return self.error(str(refused))

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
