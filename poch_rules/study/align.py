"""Aligning the columns of a comparison: a longest common subsequence with weights, never a zip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def align(columns: Sequence[Sequence[T]], worth: Callable[[T, T], int]) -> list[tuple[T | None, ...]]:
    """Rows in which the items of the columns stand side by side, each column in its own order.

    `worth` says how well two items go together; 0 keeps them apart.  The first column is aligned with the second,
    the rows that this gives with the third, and so on; an item that finds no partner has a row of its own.

    >>> align(["abd", "bcd"], lambda a, b: int(a == b))
    [('a', None), ('b', 'b'), (None, 'c'), ('d', 'd')]
    """
    if not columns:
        return []
    rows: list[tuple[T | None, ...]] = [(item,) for item in columns[0]]
    for width, column in enumerate(columns[1:], 1):
        leaders = [next(item for item in row if item is not None) for row in rows]
        blank = (None,) * width
        rows = [
            (*(rows[at] if at is not None else blank), column[to] if to is not None else None)
            for at, to in pairs(leaders, column, worth)
        ]
    return rows


def pairs(left: Sequence[T], right: Sequence[T], worth: Callable[[T, T], int]) -> list[tuple[int | None, int | None]]:
    """The best alignment of two sequences as pairs of indices; `None` stands for a gap.

    Where two alignments are worth the same, items meet as early as they can, and the left one's own come first.
    """
    height, width = len(left), len(right)
    values = [[worth(a, b) for b in right] for a in left]
    best = [[0] * (width + 1) for _ in range(height + 1)]
    for i in range(height - 1, -1, -1):
        for j in range(width - 1, -1, -1):
            meet = values[i][j] + best[i + 1][j + 1] if values[i][j] else 0
            best[i][j] = max(meet, best[i + 1][j], best[i][j + 1])
    found: list[tuple[int | None, int | None]] = []
    i = j = 0
    while i < height and j < width:
        if values[i][j] and best[i][j] == values[i][j] + best[i + 1][j + 1]:
            found.append((i, j))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            found.append((i, None))
            i += 1
        else:
            found.append((None, j))
            j += 1
    found += [(k, None) for k in range(i, height)]
    found += [(None, k) for k in range(j, width)]
    return found
