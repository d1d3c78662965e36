"""Sets with a wild card, and a rank that stands above the aces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poch_rules.core.cards import RANK_OF, SUIT_SIZE, Card, Rank
from poch_rules.core.rules import param
from poch_rules.families.poch.sets import CARDS_OF, Comparing, Lone, SetOrder, Sets, weights


class WildStrength:
    """How good the best set of a hand is, with a wild card that makes any set greater and stronger.

    Cards and rank count in the order of the ranking, then the wild card; sets may be level.  A lone card is worth
    nothing.
    """

    __slots__ = ("by_cards", "by_rank", "heights", "ranks_count", "wild")
    least_set = 1
    decides = False

    def __init__(self, ranking: Sequence[SetOrder], wild: int, above_ace: int) -> None:
        weight = weights([by for by in ranking if by is not SetOrder.TRUMP])
        # One place is kept at the end for the wild card.
        self.by_cards, self.by_rank = 16 * weight.get(SetOrder.CARDS, 0), 16 * weight[SetOrder.RANK]
        self.ranks_count = SetOrder.RANK in ranking
        self.wild = wild
        self.heights = [SUIT_SIZE if rank == above_ace else rank for rank in range(SUIT_SIZE)]

    def of(self, hands: Sequence[Sequence[int]], trump: int) -> list[int]:
        """The worth of the best set in each hand; trumps mean nothing to it."""
        return [self.best(hand) for hand in hands]

    def best(self, hand: Sequence[int]) -> int:
        """The worth of the best set in a hand."""
        counts = [0] * SUIT_SIZE
        has_wild = 0
        for card in hand:
            if card == self.wild:
                has_wild = 1
            else:
                counts[RANK_OF[card]] += 1
        by_cards, by_rank, heights = self.by_cards, self.by_rank, self.heights
        return max(
            (
                1 + by_cards * (count + has_wild) + by_rank * heights[rank] + has_wild
                for rank, count in enumerate(counts)
                if count and count + has_wild > 1
            ),
            default=0,
        )

    def counts(self, worth: int) -> int:
        """The worth, without the rank where that is not compared."""
        return worth if self.ranks_count or not worth else worth - (worth - 1) // self.by_rank % 16 * self.by_rank

    def cards(self, worth: int) -> tuple[int, ...]:
        """The cards of the rank of a set that is worth so much, and the wild card if it is in it."""
        rank = self.heights.index((worth - 1) // self.by_rank % 16)
        return (*CARDS_OF[rank], self.wild) if (worth - 1) % 16 else CARDS_OF[rank]


@dataclass(frozen=True)
class WildSets(Sets):
    """A wild card belongs to any set and strengthens it, and one rank stands above the aces."""

    wild: Card = param(Card("Jc"), says="the card that is wild")
    above_ace: Rank = param(Rank.SIX, says="the rank that beats the aces in sets")

    def strength(self, ranking: Sequence[SetOrder], lone: Lone) -> Comparing:
        """The comparison with the wild card."""
        return WildStrength(ranking, self.wild.number, self.above_ace.index)
