"""A comparison in a book: a table that scrolls under its heads, and the script with which a reader chooses from it."""

from __future__ import annotations

from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from poch_rules.book.markup import as_markup
from poch_rules.book.web.site import has_scripts

#: What a page says of itself in its metadata, so that it gets the script and the style sheet.
MARK = "poch-compare"


class Comparison(nodes.General, nodes.Element):
    """The table of one `family`, its name for those who do not see it, `label`, and what the script is `told`."""


class ComparedCell(nodes.entry):
    """A cell; `scope` is ``col`` or ``row`` where it names one, and `variant` the variant whose column it heads.

    A class ``s`` with a number says which cells of a row play the same, and so it does of sentences in them.
    """


class Part(nodes.tbody):
    """The rows that belong to one part of the game."""


class Beside(nodes.General, nodes.Element):
    """A link, called `text`, to the comparison of two variants, `a` and `b`; nothing where no page has a script."""


def _open_comparison(writer: Any, node: Comparison) -> None:
    writer.body.append(writer.starttag(node, "div", CLASS="poch-compare", **{"data-family": node["family"]}))
    if node["told"] and has_scripts(writer.builder):
        writer.body.append(f'<script type="application/json">{node["told"]}</script>\n')
    focus = {"role": "region", "tabindex": "0", "aria-label": node["label"]}
    writer.body.append(writer.starttag(nodes.Element(), "div", CLASS="poch-scroll", **focus))


def _close_comparison(writer: Any, node: Comparison) -> None:
    writer.body.append("</div></div>\n")


def _open_cell(writer: Any, node: ComparedCell) -> None:
    scope, variant = node.get("scope"), node.get("variant")
    attributes = {name: value for name, value in (("scope", scope), ("data-variant", variant)) if value}
    tag = "th" if scope else "td"
    writer.body.append(writer.starttag(node, tag, "", **attributes))
    writer.context.append(f"</{tag}>\n")


def _close_cell(writer: Any, node: ComparedCell) -> None:
    writer.body.append(writer.context.pop())


def _open_part(writer: Any, node: Part) -> None:
    writer.body.append(writer.starttag(node, "tbody", **{"data-part": node["part"]}))


def _close_part(writer: Any, node: Part) -> None:
    writer.body.append("</tbody>\n")


def _write_link(writer: Any, node: Beside) -> None:
    builder = writer.builder
    pages = [name for name, about in builder.env.metadata.items() if MARK in about]
    if pages and has_scripts(builder):
        page = builder.get_relative_uri(builder.current_docname, min(pages))
        address = f"{page}?a={node['a']}&b={node['b']}"
        writer.body.append(
            f'<p><a class="reference internal" href="{escape(address)}">{as_markup(node["text"])}</a></p>\n'
        )
    raise nodes.SkipNode


def _skip(writer: Any, node: nodes.Node) -> None:
    raise nodes.SkipNode


def _nothing(writer: Any, node: nodes.Node) -> None:
    pass


def add_assets(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give a page with a comparison its style sheet and its script, and no other page."""
    if has_scripts(app.builder) and MARK in app.env.metadata.get(pagename, {}):
        app.add_css_file("poch-compare.css", priority=720)
        app.add_js_file("poch-compare.js", loading_method="defer")


def setup(app: Sphinx) -> None:
    """Tell the writers how these nodes are written; outside of HTML it is a table like any other."""
    plain = (_nothing, _nothing)
    as_html = (_open_comparison, _close_comparison)
    app.add_node(Comparison, html=as_html, text=plain, latex=plain, man=plain, texinfo=plain)
    app.add_node(ComparedCell, html=(_open_cell, _close_cell))
    app.add_node(Part, html=(_open_part, _close_part))
    nowhere = (_skip, _nothing)
    as_link = (_write_link, _nothing)
    app.add_node(Beside, html=as_link, text=nowhere, latex=nowhere, man=nowhere, texinfo=nowhere)
    app.connect("html-page-context", add_assets)
