"""The whole book of one language as one PDF: a builder of Sphinx that puts the pages one after another and prints them.

What needs a screen stays away: the comparison of all variants, and the reference and guides for those who work with the
files.  Ids are those of the pages, after the name of their document, since every variant has a ``vying``.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.singlehtml import SingleFileHTMLBuilder
from sphinx.errors import SphinxError
from sphinx.util.nodes import inline_all_toctrees

from poch_rules.book.library import Bookshelf, bookshelf
from poch_rules.book.markup import as_markup, foreign
from poch_rules.book.pictures import board
from poch_rules.book.pictures.nodes import Drawing
from poch_rules.book.print.paper import NotPrinted, as_pdf, laid_out, strictly
from poch_rules.book.print.picture import image
from poch_rules.book.print.still import WITHOUT, is_left_out, stand_still
from poch_rules.book.text import direction

#: The file that the builder writes.
FILE = "book.pdf"
#: How wide a board is drawn, in millimetres: on the cover and in the text.
ON_COVER, IN_TEXT = 84, 54


class Entry(NamedTuple):
    """A line of the contents: how deep it stands, what it is called, where it leads."""

    depth: int
    title: str
    target: str


class PrintBuilder(SingleFileHTMLBuilder):
    """Writes one PDF."""

    name = "pochpdf"
    epilog = ""
    allow_parallel = False
    add_permalinks = False

    def assemble_doctree(self) -> nodes.document:
        """All printed pages, one within another as the contents have them."""
        left_out = [name for name in self.env.found_docs if is_left_out(name, self.config)]
        root = self.config.root_doc
        tree = inline_all_toctrees(self, set(), root, self.env.get_doctree(root), str, [root, *left_out])
        tree["docname"] = root
        self.env.resolve_references(tree, root, self)
        stand_still(tree)
        _name_apart(tree, root)
        _loosen(tree)
        _draw(tree)
        return tree

    def get_doc_context(self, docname: str, body: str, metatags: str) -> dict[str, Any]:
        """Nothing but the text."""
        return {"body": body}

    def write_doc_serialized(self, docname: str, doctree: nodes.document) -> None:
        """Nobody searches paper."""

    def handle_page(
        self,
        pagename: str,
        addctx: dict[str, Any],
        templatename: str = "page.html",
        *,
        outfilename: Any = None,
        event_arg: Any = None,
    ) -> None:
        """Print the text, with a cover and contents before it."""
        shelf = bookshelf(self.config)
        language = shelf.language
        html = (
            f"<!doctype html><html lang='{language}' dir='{direction(language)}' class='whole'><head>"
            f"<meta charset='utf-8'><title>{escape(self.config.html_title)}</title>"
            f"<meta name='author' content='{escape(self.config.author)}'>"
            "<link rel='stylesheet' href='poch-print.css'></head><body>"
            f"{_cover(shelf, self.config.html_title)}{_contents(shelf, list(_entries(event_arg)))}"
            f"<main>{addctx['body']}</main></body></html>"
        )
        try:
            with strictly():
                pdf = as_pdf(laid_out(html))
        except NotPrinted as error:
            raise SphinxError(str(error)) from None
        self.outdir.joinpath(FILE).write_bytes(pdf)

    def finish(self) -> None:
        """The one file is all there is."""


def _name_apart(tree: nodes.document, root: str) -> None:
    """Put the name of its document before every id, and let the references follow."""
    documents = {file["docname"]: _first(file) for file in tree.findall(addnodes.start_of_file)}

    def walk(node: nodes.Element, docname: str) -> None:
        if isinstance(node, addnodes.start_of_file):
            docname = node["docname"]
        names: list[str] = node.get("ids", [])
        node["ids"] = [f"{docname}/{name}" for name in names]
        if "refid" in node:
            node["refid"] = f"{docname}/{node['refid']}"
        if str(node.get("refuri", "")).startswith("#document-"):
            there, _, anchor = node["refuri"].removeprefix("#document-").partition("#")
            node["refuri"] = f"#{there}/{anchor or documents.get(there, '')}"
        for child in node.children:
            if isinstance(child, nodes.Element):
                walk(child, docname)

    walk(tree, root)


def _first(file: nodes.Element) -> str:
    """The id of the section that a document begins with."""
    section = next(iter(file.findall(nodes.section)), None)
    return str(section["ids"][0]) if section is not None else ""


def _loosen(tree: nodes.document) -> None:
    """Leave of a link to what is not printed its words only."""
    there: set[str] = set()
    for node in tree.findall(nodes.Element):
        there.update(node.get("ids", ()))
    for link in list(tree.findall(nodes.reference)):
        target = link.get("refid") or str(link.get("refuri", "")).removeprefix("#")
        if ("refid" in link or link.get("refuri", "").startswith("#")) and target not in there:
            link.replace_self(nodes.inline("", "", *link.children))


def _draw(tree: nodes.document) -> None:
    """Put pictures for paper in the place of those for the screen."""
    for drawing in list(tree.findall(Drawing)):
        drawing.replace_self(nodes.raw("", image(drawing["svg"], drawing["title"], width=IN_TEXT), format="html"))


def _entries(tree: nodes.Element, depth: int = 0) -> Iterator[Entry]:
    """The documents with their titles, in the order in which they are printed."""
    for child in tree.children:
        if isinstance(child, addnodes.start_of_file):
            title = next(iter(child.findall(nodes.title)), None)
            if title is not None:
                yield Entry(depth, title.astext(), _first(child))
            yield from _entries(child, depth + 1)
        elif isinstance(child, nodes.Element):
            yield from _entries(child, depth)


def _cover(shelf: Bookshelf, title: str) -> str:
    """The title and the board of the first variant that has one."""
    boards = (board(variant, shelf.words_of(variant)) for variant in shelf.variants)
    picture = next((found for found in boards if found is not None), None)
    drawn = image(picture.svg, picture.title, width=ON_COVER) if picture else ""
    return f"<header class='front'><p class='title'>{as_markup(title)}</p><figure>{drawn}</figure></header>"


def _contents(shelf: Bookshelf, entries: list[Entry]) -> str:
    """The contents with page numbers, and what is not in them."""
    lines = "".join(
        f"<li class='depth{depth}'><a href='#{target}'>{as_markup(foreign(title))}</a></li>"
        for depth, title, target in entries
    )
    return (
        f"<nav><h1>{as_markup(shelf.words.say('print-contents'))}</h1><ul>{lines}</ul>"
        f"<p>{as_markup(shelf.words.say('print-left-out'))}</p></nav>"
    )


def setup(app: Sphinx) -> None:
    """Register the builder, and which documents it leaves out (patterns of names)."""
    app.add_builder(PrintBuilder)
    app.add_config_value("poch_print_without", WITHOUT, "", list)
