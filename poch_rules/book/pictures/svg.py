"""Drawing as text: numbers, elements and whole pictures, always the same bytes for the same drawing."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from poch_rules.book.markup import unmarked


class Picture(NamedTuple):
    """A whole ``<svg>``, what it shows in words, and its size in CSS pixels."""

    svg: str
    title: str
    width: int
    height: int


def figures(*values: float) -> str:
    """Numbers as a drawing has them: at most two places (one from ten on), no zero that says nothing.

    >>> figures(0.5, -3.0, 1.256, 124.04)
    '.5-3 1.26 124'
    """
    found = ""
    for value in values:
        text = f"{value:.{1 if abs(value) >= 10 else 2}f}".rstrip("0").rstrip(".")
        text = "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
        found += text if not found or text.startswith("-") else f" {text}"
    return found


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """An element; an underscore at the end of a name is dropped, others are hyphens, and None leaves one out.

    >>> element("rect", x=1.5, stroke_width=2, class_="edge", rx=None)
    '<rect x="1.5" stroke-width="2" class="edge"/>'
    """
    said = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(figures(value) if isinstance(value, float) else str(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{content}</{name}>" if content else f"<{name}{said}/>"


def text(words: str, /, **attributes: object) -> str:
    """A ``<text>`` of these words."""
    return element("text", escape(words), **attributes)


def picture(content: str, title: str, size: tuple[float, float], kind: str = "", *, scale: float = 1) -> Picture:
    """A whole picture with what it shows in words.

    `size` is in the units of the drawing, of which one is `scale` CSS pixels; `kind` are classes beside
    ``poch-picture``.
    """
    said = unmarked(title)
    width, height = (round(side * scale) for side in size)
    svg = element(
        "svg", element("title", escape(said)) + content, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {figures(*size)}", width=width, height=height, class_=f"poch-picture {kind}".rstrip(),
        role="img", aria_label=said,
    )  # fmt: skip
    return Picture(svg, said, width, height)
