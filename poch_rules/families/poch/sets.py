"""Sets: two or more cards of one rank in one hand, and which of them is better.

More cards beat fewer, then the higher rank, then the set with the card of trumps.  With one pack of four suits two
sets can never be level: two pairs of a rank use up its four cards, so exactly one of them has the trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from poch_rules.core.cards import SUIT_SIZE


class SetOrder(StrEnum):
    """What makes one set better than another."""

    CARDS = "cards"
    RANK = "rank"
    TRUMP = "trump"


class Strength:
    """How good the best set of a hand is: 0 without a set, and the more the better.

    Only the best set of a hand counts: with two pairs the better one, a triplet with a pair is a triplet.
    """

    __slots__ = ("weights",)

    def __init__(self, ranking: Sequence[SetOrder]) -> None:
        weight, weights = 1, {}
        for by in reversed(ranking):
            weights[by] = weight
            weight *= 16
        # One more than nothing, so that a set is always better than none.
        self.weights = tuple(weights.get(by, 0) for by in SetOrder)

    def __call__(self, hand: Sequence[int], trump: int) -> int:
        """The worth of the best set in a hand, with that suit of trumps (−1: none)."""
        by_cards, by_rank, by_trump = self.weights
        counts = [0] * SUIT_SIZE
        trumps = [0] * SUIT_SIZE
        for card in hand:
            rank = card % SUIT_SIZE
            counts[rank] += 1
            if card // SUIT_SIZE == trump:
                trumps[rank] = 1
        best = 0
        for rank, count in enumerate(counts):
            if count > 1:
                worth = 1 + count * by_cards + rank * by_rank + trumps[rank] * by_trump
                if worth > best:
                    best = worth
        return best

    def cards(self, hand: Sequence[int], trump: int) -> tuple[int, ...]:
        """The cards of the best set in a hand."""
        ranks = {card % SUIT_SIZE for card in hand}
        sets = [tuple(c for c in hand if c % SUIT_SIZE == rank) for rank in ranks]
        return max((s for s in sets if len(s) > 1), key=lambda s: self(s, trump), default=())


def has_set(hand: Sequence[int]) -> bool:
    """Whether two cards of one rank are in the hand."""
    ranks = [card % SUIT_SIZE for card in hand]
    return len(set(ranks)) < len(ranks)
