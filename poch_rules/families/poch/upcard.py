"""The card turned up for trumps: who is paid for it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table


class Taker(StrEnum):
    """Who takes the pool that the card turned up would win."""

    DEALER = "dealer"
    NEXT = "next"


@runtime_checkable
class WinsWithCard(Protocol):
    """A rule in the slot of a pool that a single card can win."""

    def wins_with(self, card: int, trump: int) -> bool:
        """Whether this card alone takes the pool, with that suit of trumps."""


@dataclass(frozen=True)
class UpcardPool(Rule):
    """If the card turned up would win a pool by itself, that pool is taken for it."""

    taker: Taker = param(Taker.DEALER, says="who takes the pool that the card turned up would win")

    def bind(self, at: Place) -> Step:
        """The award for the card turned up."""
        claims = [(slot.rpartition(".")[2], rule) for slot, rule in at.rules.items() if isinstance(rule, WinsWithCard)]
        pools = [(at.accounts[pool], rule) for pool, rule in claims]
        dealer, taker = self.taker is Taker.DEALER, at.setting("taker")

        def award(t: Table) -> None:
            if t.upcard >= 0:
                seat = t.dealer if dealer else next_in_turn(t)
                for pool, rule in pools:
                    if rule.wins_with(t.upcard, t.trump):
                        t.collect(pool, seat, taker)

        return award


def next_in_turn(t: Table) -> int:
    """Who would have been dealt the next card: of those with the fewest cards the first in dealing order."""
    return min(t.order(), key=lambda seat: len(t.hands[seat]))
