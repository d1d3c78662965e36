"""Text that is already in the language of the page, as nodes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from docutils import nodes
from sphinx.application import Sphinx

from poch_rules.book.markup import Part, parts_of
from poch_rules.declare.diagnostics import Span
from poch_rules.declare.languages import locale_of

Element = TypeVar("Element", bound=nodes.Element)


class Isolated(nodes.Inline, nodes.TextElement):
    """Words that keep their own direction, `dir`, and their own language where `lang` is set."""


def direction(language: str) -> str:
    """``rtl`` or ``ltr``.

    >>> direction("ar"), direction("fi")
    ('rtl', 'ltr')
    """
    locale = locale_of(language)
    return "rtl" if locale is not None and locale.text_direction == "rtl" else "ltr"


def final(node: Element) -> Element:
    """Mark a block of generated text as final: nobody translates it again.

    Never mark an inline node so: Sphinx would take it for a placeholder of its own, and away.
    """
    node["translatable"] = False
    node["translated"] = True
    return node


def flow(text: str) -> list[nodes.Node]:
    """The nodes of a sentence; what stands between isolating marks becomes an element of its own.

    >>> [type(n).__name__ for n in flow("a \\u2068b\\u2069 c")]
    ['Text', 'Isolated', 'Text']
    """
    return [_node(part) for part in parts_of(text)]


def _node(part: Part) -> nodes.Node:
    if isinstance(part, str):
        return nodes.Text(part)
    return Isolated("", "", *map(_node, part.parts), dir=part.direction)


def isolated(text: str, language: str = "") -> Isolated:
    """A word in Latin letters, a code or a phrase that keeps its own direction."""
    node = Isolated("", nodes.Text(text))
    if language:
        node["lang"] = language
    return node


def listed(each: Iterable[nodes.Node], comma: str) -> list[nodes.Node]:
    """Nodes one after another, with a comma between."""
    return [part for node in each for part in (nodes.Text(comma), node)][1:]


def paragraph(*parts: str | nodes.Node | Sequence[nodes.Node], at: Span | None = None) -> nodes.paragraph:
    """A paragraph of sentences and nodes; `at` is the place in a file that it comes from."""
    node = final(nodes.paragraph())
    for part in parts:
        node += flow(part) if isinstance(part, str) else part
    if at is not None:
        node.source, node.line = str(at.path), at.line
    return node


def section(anchor: str, title: str | Sequence[nodes.Node], *body: nodes.Node | Sequence[nodes.Node]) -> nodes.section:
    """A section with an id that does not depend on the language."""
    node = nodes.section(ids=[anchor])
    node += final(nodes.title("", "", *(flow(title) if isinstance(title, str) else title)))
    for part in body:
        node += part
    return node


Cell: TypeAlias = "Sequence[nodes.Node]"


def table(head: Sequence[Cell], rows: Sequence[Sequence[Cell]], *classes: str) -> nodes.table:
    """A table of cells, each a list of paragraphs or of what stands in one; the first cell of a row names it."""
    columns = equal_columns(len(head))
    for at, column in enumerate(columns):
        column["stub"] = 0 if at else 1
    group = nodes.tgroup("", *columns, cols=len(head))
    group += nodes.thead("", _row(head))
    group += nodes.tbody("", *(_row(row) for row in rows))
    return nodes.table("", group, classes=list(classes))


def equal_columns(number: int) -> list[nodes.colspec]:
    """The columns of a table, all as wide: together about a line of plain text, where a width counts characters."""
    return [nodes.colspec(colwidth=max(100 // number, 1)) for _ in range(number)]


def _row(cells: Sequence[Cell]) -> nodes.row:
    inside = ([paragraph(cell)] if any(_is_inline(node) for node in cell) else cell for cell in cells)
    return nodes.row("", *(nodes.entry("", *blocks) for blocks in inside))


def _is_inline(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Text | nodes.Inline)


def fields(*pairs: tuple[str, Cell]) -> nodes.field_list:
    """Labels with what they label; a label with nothing is left out."""
    found = nodes.field_list(classes=["simple"])
    for label, cell in pairs:
        if cell:
            body = cell if not any(_is_inline(node) for node in cell) else [paragraph(cell)]
            found += nodes.field("", final(nodes.field_name("", "", *flow(label))), nodes.field_body("", *body))
    return found


def _open_isolated(writer: Any, node: Isolated) -> None:
    lang = node.get("lang", "")
    set_ = {"lang": lang, "dir": node.get("dir") or (lang and direction(lang))}
    attributes = {name: value for name, value in set_.items() if value}
    writer.body.append(writer.starttag(node, "bdi", "", **attributes))


def _close_isolated(writer: Any, node: Isolated) -> None:
    writer.body.append("</bdi>")


def _nothing(writer: Any, node: nodes.Node) -> None:
    pass


def setup(app: Sphinx) -> None:
    """Tell the writers how these nodes are written; outside of HTML the text stands as it is."""
    plain_ = (_nothing, _nothing)
    as_html = (_open_isolated, _close_isolated)
    app.add_node(Isolated, html=as_html, text=plain_, latex=plain_, man=plain_, texinfo=plain_)
