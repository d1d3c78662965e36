"""A comparison of rules for a reader: side by side where there is room, else one under another; and as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from poch_rules.study.layout import laid_out
from poch_rules.study.spoken import SIGNS, legend

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from poch_rules.declare.wording import Wording
    from poch_rules.study.compare import Cell, Row, RuleComparison

#: What stands before a row that differs.
DIFFERS = "▸"
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

    rows = comparison.differing if differences else comparison.rows
    yield Text(words.say("ui-compare-title"), style="bold")
    yield ""
    count = len(comparison.variants)
    room = (width - MARK - LABEL - GAP * count) // max(count, 1)
    layout = SideBySide(comparison, words, room) if room >= NARROWEST else Stacked(comparison, words, width)
    yield from layout.head()
    heading = None
    for row in readable(rows):
        if row.heading != heading:
            heading = row.heading
            yield ""
            yield Text(heading, style="bold")
        yield from layout.row(row)
    yield ""
    yield summary(comparison, words)
    yield legend(words, f"{DIFFERS} {words.say('ui-compare-differs')}")


def readable(rows: Sequence[Row]) -> Iterator[Row]:
    """The rows without those that say nothing, or only what their slot's first row has said."""
    said: dict[tuple[str, int], str] = {}
    for row in rows:
        texts = [cell.text if cell else "" for cell in row.cells]
        if not row.parameter:
            said.update({(row.slot, column): text for column, text in enumerate(texts)})
            if any(texts) or row.differs:
                yield row
        elif any(text and text != said.get((row.slot, column)) for column, text in enumerate(texts)):
            yield row


def summary(comparison: RuleComparison, words: Wording) -> str:
    """How many rows differ."""
    if not comparison.differing:
        return words.say("ui-compare-no-difference")
    return words.say("ui-compare-summary", differing=len(comparison.differing), rows=len(comparison.rows))


def cell_text(cell: Cell | None, words: Wording) -> str:
    """What a variant says, with the sign of its standing."""
    if cell is None:
        return f"– {words.say('book-absent')}"
    return f"{SIGNS[cell.standing]} {cell.text or cell.module or cell.value}"


def label(row: Row) -> str:
    """The name of a row, where its heading does not say it already."""
    return "" if row.label == row.heading else row.label


def same_text(row: Row) -> str | None:
    """The one text of a row that all cells share, with the sign of each; nothing where they differ."""
    texts = {cell.text or cell.module or str(cell.value) for cell in row.cells if cell is not None}
    if row.differs or len(texts) != 1 or None in row.cells:
        return None
    signs = [SIGNS[cell.standing] for cell in row.cells if cell is not None]
    return f"{''.join(signs if len(set(signs)) > 1 else signs[:1])} {texts.pop()}"


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

    def row(self, row: Row) -> Iterator[RenderableType]:
        """One row; where all say the same it is said once, across all columns."""
        mark = DIFFERS if row.differs else ""
        shared = same_text(row)
        if shared is not None:
            yield self.line(mark, label(row), [shared], across=True)
        else:
            yield self.line(mark, label(row), [cell_text(cell, self.words) for cell in row.cells])

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

    def row(self, row: Row) -> Iterator[RenderableType]:
        """One row: each text once, under the variants that say it."""
        from rich.padding import Padding

        shared = same_text(row)
        if shared is not None:
            yield Padding(f"{label(row)}: {shared}" if label(row) else shared, (0, 0, 0, MARK))
            return
        name = label(row) or self.words.say("ui-compare-rule")
        yield f"{DIFFERS} {name}" if row.differs else Padding(name, (0, 0, 0, MARK))
        by_text: dict[str, list[str]] = {}
        for variant, cell in zip(self.comparison.variants, row.cells, strict=True):
            short = variant["variant"].rpartition("/")[2]
            sign, _, text = cell_text(cell, self.words).partition(" ")
            by_text.setdefault(text, []).append(f"{sign} {short}")
        for text, names in by_text.items():
            yield Padding(", ".join(names), (0, 0, 0, 2 * MARK))
            yield Padding(text, (0, 0, 0, 3 * MARK))


def styled(text: str, style: str) -> Text:
    """A text that is printed as it stands."""
    from rich.text import Text

    return Text(text, style=style)


def as_markdown(comparison: RuleComparison, words: Wording, *, differences: bool = False) -> str:
    """The comparison as one Markdown table."""
    rows = comparison.differing if differences else comparison.rows
    heads = ["", words.say("ui-compare-setting"), *(f"`{variant['variant']}`" for variant in comparison.variants)]
    lines = [heads, ["---"] * len(heads)]
    for row in readable(rows):
        name = f"{row.heading}: {row.label}" if row.label else row.heading
        cells = [cell_text(cell, words).replace("|", "\\|") for cell in row.cells]
        lines.append([DIFFERS if row.differs else "", name, *cells])
    signs = legend(words, f"{DIFFERS} {words.say('ui-compare-differs')}")
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"# {words.say('ui-compare-title')}\n\n{table}\n\n{summary(comparison, words)}\n\n{signs}\n"
