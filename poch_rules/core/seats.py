"""Who sits where: dealing order, forehand, and partners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Seats:
    """Seats numbered clockwise from 0, with the direction in which the deal and the play go round.

    `after[seat]` is the next seat in dealing order and `round_from[seat]` the whole round that starts there.
    `sides` is the number of partnerships (1 where everybody plays alone): partners sit `sides` seats apart.
    """

    count: int
    clockwise: bool = True
    sides: int = 1
    after: tuple[int, ...] = field(init=False)
    round_from: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        n, step = self.count, 1 if self.clockwise else -1
        object.__setattr__(self, "after", tuple((s + step) % n for s in range(n)))
        object.__setattr__(self, "round_from", tuple(tuple((s + step * k) % n for k in range(n)) for s in range(n)))

    def side(self, seat: int) -> int:
        """The partnership of a seat."""
        return seat % self.sides

    def partners(self, seat: int) -> tuple[int, ...]:
        """Everybody else on that seat's side, in seat order."""
        return tuple(s for s in range(self.count) if s % self.sides == seat % self.sides and s != seat)


def side_names(names: Sequence[str], sides: int) -> list[str]:
    """What the partnerships are called: the names of the players of each, by seat.

    >>> side_names(("Anna", "Ben", "Clara", "Dora"), 2)
    ['Anna+Clara', 'Ben+Dora']
    """
    return ["+".join(names[side::sides]) for side in range(sides)]
