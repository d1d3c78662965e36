"""The deal: the whole pack, one card at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table

TRUMPS = 3
"""Spades are always trumps."""
SIDES = 2
"""Partners sit opposite each other."""


@dataclass(frozen=True)
class WholePack(Rule):
    """The whole pack is dealt out evenly, from the dealer's left."""

    batch: Annotated[int, Ge(1), Le(52)] = param(1, says="how many cards are given at a time")

    def bind(self, at: Place) -> Step:
        """The deal from a shuffled pack."""
        count, size, batch, rule = at.seats.count, len(at.pack.cards), self.batch, at.setting("batch")
        picks: list[list[int]] = [[] for _ in range(count)]
        dealt = 0
        while dealt < size:
            for place in range(count):
                most = min(batch, size // count - len(picks[place]))
                picks[place] += range(dealt, dealt + most)
                dealt += most

        def deal(t: Table) -> None:
            hands: list[list[int]] = [[]] * count
            for place, seat in enumerate(t.order()):
                hands[seat] = [t.stock[i] for i in picks[place]]
            t.deal(hands, [], rule)

        return deal
