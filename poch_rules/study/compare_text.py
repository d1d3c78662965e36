"""A comparison of rules for a reader: side by side where there is room, else one under another; and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from poch_rules.study.layout import laid_out
from poch_rules.study.spoken import DIFFERS, SIGNS, legend

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from poch_rules.declare.wording import Wording
    from poch_rules.study.compare import Cell, RuleComparison

MARK, LABEL, GAP = 2, 18, 2
#: Columns narrower than this are not read side by side.
NARROWEST = 18


def as_text(comparison: RuleComparison, words: Wording, *, width: int = 80, differences: bool = False) -> str:
    """The comparison for a reader in that many columns; with `differences` only the rows that differ."""
    return laid_out(parts(comparison, words, width, differences=differences), width)


def parts(
    comparison: RuleComparison, words: Wording, width: int, *, differences: bool = False
) -> Iterator[RenderableType]:
    """What `as_text` lays out."""
    from rich.text import Text

    told = told_rows(comparison)
    yield Text(words.say("ui-compare-title"), style="bold")
    yield ""
    count = len(comparison.variants)
    room = (width - MARK - LABEL - GAP * count) // max(count, 1)
    layout = SideBySide(comparison, words, room) if room >= NARROWEST else Stacked(comparison, words, width)
    yield from layout.head()
    heading = None
    for row in told:
        if differences and not row.differs:
            continue
        if row.heading != heading:
            heading = row.heading
            yield ""
            yield Text(heading, style="bold")
        yield from layout.row(row)
    yield ""
    yield summary(told, words)
    yield legend(words, f"{DIFFERS} {words.say('ui-compare-differs')}")


@dataclass(frozen=True)
class Told:
    """A row as a reader has it: of each variant the cells that say something, or nothing where it has no such rule."""

    slot: str
    heading: str
    label: str
    differs: bool
    cells: tuple[tuple[Cell, ...] | None, ...]


def told_rows(comparison: RuleComparison) -> list[Told]:
    """The rows that say something.

    Where one variant has no rule in a slot, or has one of another kind, what can be set against nothing there is said
    together with the rule.  A setting that makes no difference in a variant, of which nothing is said, is none there.
    """
    told = []
    for _, group in groupby(comparison.rows, key=lambda row: row.slot):
        rows = list(group)
        if rows[0].differs and not rows[0].parameter:
            alone = [row for row in rows[1:] if None in row.cells]
            columns = zip(*(row.cells for row in [rows[0], *alone]), strict=True)
            cells = tuple(speaking(column) if column[0] else None for column in columns)
            if any(cells):
                told.append(Told(rows[0].slot, rows[0].heading, "", True, cells))
            rows = [row for row in rows[1:] if row not in alone]
        for row in rows:
            if any(cell is not None and cell.text for cell in row.cells):
                label = "" if row.label == row.heading else row.label
                each = tuple(speaking([cell]) or None for cell in row.cells)
                told.append(Told(row.slot, row.heading, label, row.differs or None in each, each))
    return told


def speaking(cells: Iterable[Cell | None]) -> tuple[Cell, ...]:
    """The cells of a variant that say something."""
    return tuple(cell for cell in cells if cell is not None and cell.text)


def sign(cell: Cell) -> str:
    """The sign of a standing, if there is one."""
    return SIGNS[cell.standing] if cell.standing else ""


def summary(told: Sequence[Told], words: Wording) -> str:
    """How many rows differ; or that only the words do, where the same rules are told with other ones."""
    differing = sum(row.differs for row in told)
    if not differing:
        same = all(len({tuple(cell.text for cell in cells or ()) for cells in row.cells}) == 1 for row in told)
        return words.say("ui-compare-no-difference" if same else "ui-compare-only-words")
    return words.say("ui-compare-summary", differing=differing, rows=len(told))


def cell_text(cells: tuple[Cell, ...] | None, words: Wording) -> str:
    """What a variant says, each sentence on a line of its own with the sign of its standing."""
    if cells is None:
        return f"– {words.say('book-absent')}"
    return "\n".join(f"{sign(cell)} {cell.text}".lstrip() for cell in cells)


def same_text(row: Told) -> str | None:
    """The one text of a row that all cells share, with the sign of each; nothing where they differ."""
    texts = {tuple(cell.text for cell in cells) for cells in row.cells if cells is not None}
    if row.differs or len(texts) != 1 or None in row.cells:
        return None
    signs = [sign(cell) for cells in row.cells if cells for cell in cells]
    marks = "" if "" in signs else "".join(signs) if len(set(signs)) > 1 else signs[0]
    return f"{marks} {' '.join(texts.pop())}".lstrip()


class SideBySide:
    """A column for each variant."""

    def __init__(self, comparison: RuleComparison, words: Wording, room: int) -> None:
        self.comparison, self.words, self.room = comparison, words, room

    def head(self) -> Iterator[RenderableType]:
        """The variants by name and title."""
        yield self.line("", "", [self.name(variant["variant"]) for variant in self.comparison.variants], style="bold")
        yield self.line("", "", [variant["title"] for variant in self.comparison.variants])

    def name(self, variant: str) -> str:
        """The id of a variant; one that is too long for its column is broken after the family."""
        return variant if len(variant) <= self.room else variant.replace("/", "/\n", 1)

    def row(self, row: Told) -> Iterator[RenderableType]:
        """One row; where all say the same it is said once, across all columns."""
        mark = DIFFERS if row.differs else ""
        shared = same_text(row)
        if shared is not None:
            yield self.line(mark, row.label, [shared], across=True)
        else:
            yield self.line(mark, row.label, [cell_text(cell, self.words) for cell in row.cells])

    def line(
        self, mark: str, label: str, cells: Sequence[str], *, across: bool = False, style: str = ""
    ) -> RenderableType:
        """A line of the table, wrapped within its columns."""
        from rich.table import Table

        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=MARK - GAP if GAP < MARK else 1)
        grid.add_column(width=LABEL - GAP)
        count = len(self.comparison.variants)
        for _ in cells:
            grid.add_column(width=count * self.room + (count - 1) * GAP if across else self.room, overflow="fold")
        grid.add_row(mark, label, *(styled(cell, style) for cell in cells))
        return grid


class Stacked:
    """One variant under another; those that say the same stand together."""

    def __init__(self, comparison: RuleComparison, words: Wording, width: int) -> None:
        self.comparison, self.words, self.width = comparison, words, width

    def head(self) -> Iterator[RenderableType]:
        """The variants by name and title."""
        for variant in self.comparison.variants:
            yield f"{variant['variant']}: {variant['title']}"

    def row(self, row: Told) -> Iterator[RenderableType]:
        """One row: each text once, under the variants that say it."""
        from rich.padding import Padding

        shared = same_text(row)
        if shared is not None:
            yield Padding(f"{row.label}: {shared}" if row.label else shared, (0, 0, 0, MARK))
            return
        name = row.label or self.words.say("ui-compare-rule")
        yield f"{DIFFERS} {name}" if row.differs else Padding(name, (0, 0, 0, MARK))
        by_text: dict[str, list[str]] = {}
        for variant, cells in zip(self.comparison.variants, row.cells, strict=True):
            short = variant["variant"].rpartition("/")[2]
            if cells is not None and len(cells) == 1:  # one sign, which can stand beside the name
                by_text.setdefault(cells[0].text, []).append(f"{sign(cells[0])} {short}".lstrip())
            else:
                by_text.setdefault(cell_text(cells, self.words), []).append(short)
        for text, names in by_text.items():
            yield Padding(", ".join(names), (0, 0, 0, 2 * MARK))
            yield Padding(text, (0, 0, 0, 3 * MARK))


def styled(text: str, style: str) -> Text:
    """A text that is printed as it stands."""
    from rich.text import Text

    return Text(text, style=style)


#: What Markdown, or the HTML in it, would read as more than a sign; an address needs its colon to become a link.
MEANS_MORE = re.compile(r"[\\`*_\[\]<>&|~]|:(?=//)")


def as_it_stands(text: str) -> str:
    """A text in which Markdown sees nothing but text."""
    return MEANS_MORE.sub(r"\\\g<0>", text)


def as_markdown(comparison: RuleComparison, words: Wording, *, differences: bool = False) -> str:
    """The comparison as one Markdown table."""
    told = told_rows(comparison)
    heads = ["", words.say("ui-compare-setting"), *(f"`{variant['variant']}`" for variant in comparison.variants)]
    lines = [heads, ["---"] * len(heads)]
    for row in told:
        if row.differs or not differences:
            name = f"{row.heading}: {row.label}" if row.label else row.heading
            texts = map(as_it_stands, (name, *(cell_text(cell, words) for cell in row.cells)))
            lines.append([DIFFERS if row.differs else "", *(text.replace("\n", "<br>") for text in texts)])
    signs = legend(words, f"{DIFFERS} {words.say('ui-compare-differs')}")
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"# {words.say('ui-compare-title')}\n\n{table}\n\n{summary(told, words)}\n\n{signs}\n"
