"""The parser that makes a page from a file of the library: that of a variant, of a module or of a source."""

from __future__ import annotations

from collections.abc import Callable

from docutils import nodes
from docutils.parsers import Parser
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from poch_rules.book.contents import kind_and_name
from poch_rules.book.pages import module, source, variant
from poch_rules.book.project import FILETYPE
from poch_rules.book.text import final

#: Kind of page → what makes the page of that name.
PAGES: dict[str, Callable[[BuildEnvironment, str], nodes.section]] = {
    "variant": variant.page,
    "module": module.page,
    "source": source.page,
}


class PageParser(Parser):
    """Makes a page that nobody has written; what it is made from is the document's file, and others beside it."""

    supported = (FILETYPE,)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Fill the document."""
        self.setup_parse(inputstring, document)
        env = document.settings.env
        kind, name = kind_and_name(env.docname)
        if kind != "variant":
            env.metadata[env.docname]["orphan"] = True  # an index of their own leads to them, not the contents
        final(document)
        document += PAGES[kind](env, name)
        self.finish_parse()


def setup(app: Sphinx) -> None:
    """Register the parser."""
    app.add_source_parser(PageParser)
