"""The docutils node of a picture, and how each writer writes it."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from poch_rules.book.pictures.svg import Picture


class Drawing(nodes.General, nodes.Inline, nodes.Element):
    """A picture that stands in the page itself."""

    def __init__(self, picture: Picture | None = None, rawsource: str = "", **attributes: Any) -> None:
        super().__init__(rawsource, **attributes)
        if picture is not None:
            self["svg"], self["title"] = picture.svg, picture.title

    def astext(self) -> str:
        """What it shows."""
        return str(self.get("title", ""))


def figure(picture: Picture, caption: nodes.caption | None = None) -> nodes.figure:
    """A picture that stands by itself, with a caption if it has one."""
    said = [] if caption is None else [caption]
    return nodes.figure("", Drawing(picture), *said, classes=["poch-figure"])


def _html(writer: Any, node: Drawing) -> None:
    writer.body.append(node["svg"])
    raise nodes.SkipNode


def _text(writer: Any, node: Drawing) -> None:
    writer.visit_Text(nodes.Text(node["title"]))
    raise nodes.SkipNode


def _latex(writer: Any, node: Drawing) -> None:
    writer.body.append(writer.encode(node["title"]))
    raise nodes.SkipNode


def dress(app: Sphinx) -> None:
    """Give a book in HTML the colours of its pictures."""
    if app.builder.format == "html":
        app.add_css_file("poch-pictures.css", priority=705)


def setup(app: Sphinx) -> None:
    """Tell the writers."""
    inline = (_html, None)
    plain = (_text, None)
    app.add_node(Drawing, html=inline, text=plain, latex=(_latex, None), man=plain, texinfo=plain)
    app.connect("builder-inited", dress)
