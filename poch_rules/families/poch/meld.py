"""Melding: who takes the pools of the cards.

Each rule stands in a slot ``meld.NAME`` and awards the pool of that name.  Awards are automatic; a pool is won at
most once a deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, MinLen

from poch_rules.core.cards import SUIT_SIZE, Rank
from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table


@dataclass(frozen=True)
class TrumpCard(Rule):
    """Whoever holds this card of trumps takes the pool."""

    rank: Rank = param(says="the rank of the trump that takes the pool")

    def bind(self, at: Place) -> Step:
        """The claim of one pool by a card of trumps."""
        return claim_by_trumps(at.accounts[at.name], (self.rank,), at.setting("rank"))


@dataclass(frozen=True)
class TrumpCards(Rule):
    """Whoever holds all these cards of trumps in one hand takes the pool."""

    ranks: Annotated[tuple[Rank, ...], MinLen(2)] = param(says="the ranks of the trumps that must be held together")

    def bind(self, at: Place) -> Step:
        """The claim of one pool by several cards of trumps."""
        return claim_by_trumps(at.accounts[at.name], self.ranks, at.setting("ranks"))


def claim_by_trumps(pool: int, ranks: tuple[Rank, ...], rule: str) -> Step:
    """The award of a pool to whoever holds all the trumps of these ranks."""
    first, *others = (rank.index for rank in ranks)

    def claim(t: Table) -> None:
        lowest = SUIT_SIZE * t.trump
        holder = t.holder
        seat = holder[lowest + first]
        if seat >= 0:
            for rank in others:
                if holder[lowest + rank] != seat:
                    break
            else:
                t.collect(pool, seat, rule)
                return
        t.stay(pool, rule)

    return claim


class Comparison(StrEnum):
    """What makes one run better than another."""

    LENGTH = "length"
    TOP = "top"
    TRUMP = "trump"
    DEALING_ORDER = "dealing-order"


@dataclass(frozen=True)
class BestRun(Rule):
    """The best run of cards in one suit takes the pool."""

    least: Annotated[int, Ge(2)] = param(3, says="how many cards a run must have at least")
    compare: Annotated[tuple[Comparison, ...], MinLen(1)] = param(
        (Comparison.LENGTH, Comparison.TOP, Comparison.TRUMP, Comparison.DEALING_ORDER),
        says="what decides between runs, the first difference deciding",
    )

    def bind(self, at: Place) -> Step:
        """The comparison of everybody's best run."""
        pool, rule, least, up = at.accounts[at.name], at.setting("compare"), self.least, at.pack.up
        places = [_WORTH.index(by) for by in self.compare if by is not Comparison.DEALING_ORDER]

        def compare(t: Table) -> None:
            best: list[int] = []
            winner = -1
            cards: list[int] = []
            for seat in t.order():
                for run in runs(t.hands[seat], up):
                    if len(run) < least:
                        continue
                    worths = (len(run), run[-1] % SUIT_SIZE, run[-1] // SUIT_SIZE == t.trump)
                    worth = [worths[place] for place in places]
                    if winner < 0 or worth > best:  # equal runs: first in dealing order
                        best, winner, cards = worth, seat, run
            if winner < 0 or not t.chips(pool):
                t.stay(pool, rule)
                return
            t.show(winner, cards, rule)
            t.collect(pool, winner, rule)

        return compare


_WORTH = (Comparison.LENGTH, Comparison.TOP, Comparison.TRUMP)


def runs(hand: list[int], up: tuple[int, ...]) -> list[list[int]]:
    """The longest runs of a sorted hand: cards of one suit, each the next rank of the pack above the last.

    >>> from poch_rules.core.pack import Pack
    >>> runs([5, 6, 8, 9, 10], Pack.of(32).up)
    [[5, 6], [8, 9, 10]]
    """
    found: list[list[int]] = []
    for card in hand:
        if found and up[found[-1][-1]] == card:
            found[-1].append(card)
        else:
            found.append([card])
    return found
