"""A rule book for a terminal: headings, sentences with the sign of their standing, places in the source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from poch_rules.study.layout import laid_out
from poch_rules.study.rulebook import Chapter, Line, rulebook
from poch_rules.study.spoken import SIGNS, legend, marked, reason

if TYPE_CHECKING:
    from rich.console import RenderableType

    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.wording import Wording

INDENT = 2


def as_text(declaration: Declaration, words: Wording, *, width: int = 80) -> str:
    """The whole book of one variant, in that many columns."""
    return laid_out(parts(declaration, words), width)


def parts(declaration: Declaration, words: Wording) -> Iterator[RenderableType]:
    """What `as_text` lays out."""
    from rich.padding import Padding
    from rich.text import Text

    yield Text(f"{marked(declaration.title(words.language), words)} ({declaration.id})", style="bold")
    about = reason(declaration.about, words)
    if about:
        yield ""
        yield Text(about)
    for chapter in rulebook(declaration, words):
        yield ""
        yield Text(chapter.title, style="bold underline")
        yield from lines(chapter, INDENT)
        for part in chapter.parts:
            yield Padding(Text(part.title, style="bold"), (0, 0, 0, INDENT))
            yield from lines(part, 2 * INDENT)
    yield ""
    yield Text(legend(words), style="dim")


def lines(chapter: Chapter, indent: int) -> Iterator[RenderableType]:
    """The sentences of a chapter, each hanging on its sign."""
    from rich.table import Table

    for line in chapter.lines:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=indent - 1)
        grid.add_column(width=1)
        grid.add_column()
        grid.add_row("", SIGNS.get(line.standing or "", ""), sentence(line))
        yield grid


def sentence(line: Line) -> RenderableType:
    """A sentence after its label, before its place."""
    from rich.text import Text

    text = Text()
    if line.label:
        text.append(f"{line.label}: ", style="bold")
    text.append(line.text)
    if line.at:
        text.append(f"  {line.at}", style="dim")
    return text
