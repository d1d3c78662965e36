"""Pictures on paper, each as an image of its own with a text in its place for those who hear it."""

from __future__ import annotations

import re
from base64 import b64encode
from html import escape, unescape
from pathlib import Path

from poch_rules.book.markup import direction_of

_TEXT = re.compile(r"<text ([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_BOX = re.compile(r'viewBox="0 0 (\S+) (\S+)"')


def image(svg: str, title: str, *, width: float) -> str:
    """A drawing as an image so many millimetres wide.

    WeasyPrint draws the letters of an SVG one by one, which Arabic does not bear; its words are laid over the image.
    """
    labels: list[str] = []
    box = _BOX.search(svg)
    if box is not None:
        wide, high = float(box[1]), float(box[2])

        def lift(found: re.Match[str]) -> str:
            at = dict(_ATTRIBUTE.findall(found[1]))
            if direction_of(unescape(found[2])) != "rtl" or at.get("text-anchor") != "middle":
                return found[0]
            size, x, y = (float(at[name]) for name in ("font-size", "x", "y"))
            place = f"left:{100 * x / wide - 25:.2f}%;top:{100 * (y - size) / high:.2f}%"
            labels.append(f'<span style="{place};font-size:{size / wide * width:.2f}mm">{found[2]}</span>')
            return ""

        svg = _TEXT.sub(lift, svg)
    drawn = _image("image/svg+xml", svg.encode(), title)
    return f'<span class="picture" style="width:{width}mm">{drawn}{"".join(labels)}</span>'


def image_of_file(path: Path, title: str, kind: str) -> str:
    """A file, SVG or PNG by its name, as an image of a class.  Raises `OSError`."""
    mime = "image/svg+xml" if path.suffix.lower() == ".svg" else "image/png"
    return _image(mime, path.read_bytes(), title, f' class="{kind}"')


def _image(mime: str, content: bytes, title: str, more: str = "") -> str:
    return f'<img alt="{escape(title)}" src="data:{mime};base64,{b64encode(content).decode()}"{more}>'
