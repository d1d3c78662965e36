"""What is counted while many hands are played: shares and means, with their 95 % intervals.

A family says what is worth counting (`Family.measure`); sums are kept as whole numbers, so the order in which hands
are counted never changes a figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from poch_rules.core.table import Table
    from poch_rules.core.variant import Plan

#: Half the width of a 95 % interval, in standard errors.
Z = 1.959963984540054


class Tally(Protocol):
    """The counts of one family, kept while hands are played under one plan."""

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
    def value(self) -> float:
        """The share, from 0 to 1; 0 of no cases."""
        return self.hits / self.of if self.of else 0.0

    def interval(self) -> tuple[float, float]:
        """The Wilson interval, which also holds where the share is near 0 or 1.

        Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927.

        >>> [round(end, 4) for end in Share(7, 8).interval()]
        [0.5291, 0.9776]
        """
        if not self.of:
            return 0.0, 1.0
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
    def value(self) -> float:
        """The mean; 0 of no numbers."""
        return self.total / self.of if self.of else 0.0

    def interval(self) -> tuple[float, float]:
        """The normal interval around the mean; of fewer than two numbers the mean itself, twice.

        >>> mean = Mean()
        >>> for number in (1, 2, 3, 4): mean.add(number)
        >>> [round(end, 3) for end in mean.interval()]
        [1.235, 3.765]
        """
        n = self.of
        if n < 2:
            return self.value, self.value
        # n·Σx² − (Σx)² is exact in whole numbers and never negative.
        half = Z * sqrt((n * self.squares - self.total * self.total) / (n * (n - 1)) / n)
        return self.value - half, self.value + half


class NetTally:
    """What any family can count: what each seat gains or loses in a hand.

    seats   by place in dealing order (1 is forehand, the last place deals): the change of what it has
    """

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
        seats = []
        for place, mean in enumerate(self.net, start=1):
            low, high = mean.interval()
            seats.append({"seat": place, "mean_net": mean.value, "low": low, "high": high})
        return {"seats": seats}
