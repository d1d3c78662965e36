"""Text in columns for terminals: wrapping and padding by the cells that characters really take.

A blank that must not be a line's end is written as a no-break space.  Nothing is ever cut off.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from rich.cells import cell_len

from poch_rules.core.cards import SYMBOLS
from poch_rules.declare.wording.messages import END_OF_MARKED, FIRST_STRONG, LEFT_TO_RIGHT, RIGHT_TO_LEFT
from poch_rules.study.spoken import DIFFERS

Direction: TypeAlias = Literal["ltr", "rtl"]

NO_BREAK = "\u00a0"
#: The narrowest column that can be read with pleasure; two stand side by side however narrow they get.
NARROWEST = 17
LEAST = 8
#: Wider columns than this only scatter the eye.
WIDEST = 56
GAP = 2
#: Where labels begin: two blanks, the mark of rows that differ, a blank.
INDENT = 4
BAR = "│ "
ABSENT = "–"


class Line(NamedTuple):
    """One row of the table: its label, a text for each column (nothing: a gap), and whether columns differ."""

    label: str
    cells: tuple[str | None, ...]
    differs: bool = False


class Note(NamedTuple):
    """A text that runs across all columns, with a bar before it."""

    text: str
    indent: int = 0


class Heading(NamedTuple):
    """The title of a section."""

    text: str


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most so many cells, broken at blanks; a word that is too long for a line is split.

    Even the narrowest line has room for one character.

    >>> wrap("♥7 ♥8 and more", 6)
    ['♥7 ♥8', 'and', 'more']
    """
    lines: list[str] = []
    width = max(width, 1)
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if cell_len(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while cell_len(word) > width:
                cut = _fitting(word, width)
                # A no-break space or a hyphen gives way before letters do.
                gives = max(word.rfind(NO_BREAK, 1, cut + 1), word.rfind("-", 0, cut) + 1, word.rfind("/", 0, cut) + 1)
                cut = gives if gives > 0 else cut
                lines.append(word[:cut])
                word = word[cut:].lstrip(NO_BREAK)
            line = word
        lines.append(line)
    return [line.replace(NO_BREAK, " ") for line in _closed(lines)]


def _closed(lines: Sequence[str]) -> Iterator[str]:
    """The lines with every mark of direction closed at the end of its line and set again on the next."""
    open_marks: list[str] = []
    for line in lines:
        again = "".join(open_marks)
        for character in line:
            if character in (FIRST_STRONG, LEFT_TO_RIGHT, RIGHT_TO_LEFT):
                open_marks.append(character)
            elif character == END_OF_MARKED and open_marks:
                open_marks.pop()
        yield again + line + END_OF_MARKED * len(open_marks)


def _fitting(word: str, width: int) -> int:
    """How many characters of a word fill so many cells."""
    fits = 1
    while fits < len(word) and cell_len(word[: fits + 1]) <= width:
        fits += 1
    return fits


def pad(text: str, width: int = 0, direction: Direction = "ltr") -> str:
    """The text filled up with blanks to so many cells, and set apart where it has letters that run right to left.

    A terminal that knows both directions then reads each cell in the direction of its language and leaves the columns
    in their order.
    """
    blanks = " " * max(0, width - cell_len(text))
    if any(unicodedata.bidirectional(character) in ("R", "AL") for character in text) or (
        direction == "rtl" and any(sign in text for sign in SYMBOLS)
    ):
        text = (RIGHT_TO_LEFT if direction == "rtl" else LEFT_TO_RIGHT) + text + END_OF_MARKED
    return text + blanks


@dataclass(frozen=True)
class Layout:
    """A table of `columns` columns, each so many cells wide, beside labels, in so many cells altogether."""

    width: int
    label: int
    column: int
    columns: int
    direction: Direction = "ltr"

    @staticmethod
    def fitting(width: int, labels: Sequence[str], columns: int, direction: Direction = "ltr") -> Layout:
        """The layout for a width: labels as wide as they need to be, but no more than leaves room for the columns."""
        longest = max((cell_len(label) for label in labels), default=0)
        label = min(longest, max(13, width // 6))
        room = (width - INDENT - label - GAP * columns) // columns
        return Layout(width, label, max(LEAST, min(room, WIDEST)), columns, direction)

    @staticmethod
    def most_columns(width: int) -> int:
        """How many columns can be read side by side; more go into further tables."""
        return max(1, (width - INDENT - max(13, width // 6)) // (NARROWEST + GAP))

    @property
    def used(self) -> int:
        """How wide the table is."""
        return INDENT + self.label + (GAP + self.column) * self.columns

    def render(self, items: Sequence[Line | Note | Heading]) -> list[str]:
        """The lines of the text."""
        found: list[str] = []
        for item in items:
            if isinstance(item, Heading):
                title = f"  ─ {pad(item.text, direction=self.direction)} "
                found.append(title + "─" * max(2, self.used - cell_len(title)))
            elif isinstance(item, Note):
                before = " " * INDENT + BAR + " " * item.indent
                room = max(NARROWEST, min(self.width, self.used) - len(before))
                found += [before + pad(line, direction=self.direction) for line in wrap(item.text, room)]
            else:
                found += self.row(item)
        return [line.rstrip() for line in found]

    def row(self, line: Line) -> list[str]:
        """The lines of one row."""
        parts = [wrap(line.label, self.label)]
        parts += [wrap(ABSENT if text is None else text, self.column) for text in line.cells]
        widths = [self.label, *(self.column for _ in line.cells)]
        rows = []
        for number in range(max(map(len, parts))):
            cells = [
                pad(part[number] if number < len(part) else "", width, self.direction)
                for part, width in zip(parts, widths, strict=True)
            ]
            mark = DIFFERS if line.differs and not number else " "
            rows.append(f"  {mark} " + (" " * GAP).join(cells))
        return rows
