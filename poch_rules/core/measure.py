"""What is counted while many hands are played: shares and means, with their 95 % intervals.

A family says what is worth counting (`Family.measure`); sums are kept as whole numbers, so the order in which hands
are counted never changes a figure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from poch_rules.core.table import Table
    from poch_rules.core.variant import Plan

#: Half the width of a 95 % interval, in standard errors.
Z = 1.959963984540054

#: The two ends of an interval; nothing where too little was seen for one.
Interval: TypeAlias = "tuple[float, float] | tuple[None, None]"


class Tally(Protocol):
    """The counts of one family, kept while hands are played under one plan.

    `says` has for a table of the figures, by its name, what the words at its head mean, in a line.
    """

    says: Mapping[str, str]

    def count(self, table: Table, opening: Sequence[int]) -> None:
        """Count one finished hand; `opening` is what every account held before it."""

    def figures(self) -> dict[str, Any]:
        """What was counted, as JSON has it: a name each for a mapping of numbers, or for rows of them."""


@dataclass
class Share:
    """In how many of the cases something happened."""

    hits: int = 0
    of: int = 0

    @property
    def value(self) -> float | None:
        """The share, from 0 to 1; nothing where there was no case."""
        return self.hits / self.of if self.of else None

    def interval(self) -> Interval:
        """The Wilson interval, which also holds where the share is near 0 or 1, and of a single case.

        Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927.

        >>> [round(end, 4) for end in Share(7, 8).interval()]
        [0.5291, 0.9776]
        """
        if not self.of:
            return None, None
        n, p, z2 = self.of, self.hits / self.of, Z * Z
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        half = Z / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Mean:
    """The mean of whole numbers."""

    total: int = 0
    squares: int = 0
    of: int = 0

    def add(self, number: int) -> None:
        """Count one number."""
        self.total += number
        self.squares += number * number
        self.of += 1

    @property
    def value(self) -> float | None:
        """The mean; nothing where there was no number."""
        return self.total / self.of if self.of else None

    def interval(self) -> Interval:
        """The normal interval around the mean; nothing of fewer than two numbers, which do not show how they spread.

        >>> mean = Mean()
        >>> for number in (1, 2, 3, 4): mean.add(number)
        >>> [round(end, 3) for end in mean.interval()]
        [1.235, 3.765]
        """
        n = self.of
        if n < 2:
            return None, None
        # n·Σx² − (Σx)² is exact in whole numbers and never negative.
        half = Z * sqrt((n * self.squares - self.total * self.total) / (n * (n - 1)) / n)
        middle = self.total / n
        return middle - half, middle + half


def with_interval(name: str, of: Share | Mean) -> dict[str, float | None]:
    """A share or mean under that name, and the ends of its interval.

    >>> with_interval("won", Share())
    {'won': None, 'low': None, 'high': None}
    """
    low, high = of.interval()
    return {name: of.value, "low": low, "high": high}


def with_own_interval(name: str, of: Share | Mean) -> dict[str, float | None]:
    """A share or mean beside others, and the ends of its interval under names of its own.

    >>> with_own_interval("swept", Share())
    {'swept': None, 'swept_low': None, 'swept_high': None}
    """
    low, high = of.interval()
    return {name: of.value, f"{name}_low": low, f"{name}_high": high}


class NetTally:
    """What any family can count: what each seat gains or loses in a hand.

    seats   by place in dealing order (1 is forehand, the last place deals): the change of what it has
    """

    says: Mapping[str, str] = {
        "seats": "seat 1 is forehand, the last one deals; mean net: gained in a hand",
    }

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.net = [Mean() for _ in range(plan.players)]

    def count(self, table: Table, opening: Sequence[int]) -> None:
        """Count one finished hand; `opening` is what every account held before it."""
        stands_at = self.plan.variant.family.stands_at
        have, had = stands_at(self.plan, table.ledger.balances), stands_at(self.plan, opening)
        for net, seat in zip(self.net, table.order(), strict=True):
            net.add(have[seat] - had[seat])

    def figures(self) -> dict[str, Any]:
        """The mean change of what each seat has, with its interval."""
        return {
            "seats": [{"seat": place, **with_interval("mean_net", net)} for place, net in enumerate(self.net, start=1)]
        }
