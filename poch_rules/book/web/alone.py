"""A page that stands alone in its file: style, script, data and drawings in it, and nothing is asked of anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import resources
from string import Template
from typing import TYPE_CHECKING

from poch_rules.book.markup import as_label, as_markup

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording

FOLDER = resources.files("poch_rules.book")


def alone(wording: Wording, title: str, about: Iterable[str], body: str, *, styles: Sequence[str], script: str) -> str:
    """The whole page in the language of a wording; `styles` and `script` are files of the book, `body` is HTML."""
    return Template(_file("templates/alone.html")).substitute(
        language=wording.language,
        direction=wording.direction,
        title=as_label(title),
        heading=as_markup(title),
        about="\n".join(f"<p>{as_markup(text)}</p>" for text in about),
        body=body,
        style="\n".join(map(_file, styles)),
        script=_file(script),
    )


def _file(name: str) -> str:
    return FOLDER.joinpath(name).read_text(encoding="utf-8")
