"""Sets: two or more cards of one rank in one hand, and which of them is better.

More cards beat fewer, then the higher rank, then the set with the card of trumps.  With one pack of four suits two
sets can never be level: two pairs of a rank use up its four cards, so exactly one of them has the trump.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from poch_rules.core.cards import RANK_OF, SUIT_SIZE
from poch_rules.core.rules import Rule


class SetOrder(StrEnum):
    """What makes one set better than another."""

    CARDS = "cards"
    RANK = "rank"
    TRUMP = "trump"


class Lone(StrEnum):
    """What hands without a set are worth when cards are shown."""

    NOTHING = "nothing"
    HIGH_CARD = "high-card"


#: For every card the bit that stands for its rank.
RANK_BIT = tuple(1 << rank for rank in RANK_OF)
#: For every rank its four cards.
CARDS_OF = tuple(tuple(range(rank, 52, SUIT_SIZE)) for rank in range(SUIT_SIZE))


class Strength:
    """How good the best set of a hand is: 0 without a set, and the more the better.

    Only the best set of a hand counts: with two pairs the better one, a triplet with a pair is a triplet.  Where lone
    cards are worth something, the highest of a hand is, but less than any set; `least_set` is where sets begin.
    """

    __slots__ = ("by_rank", "by_trump", "least_set", "lone", "worths")
    #: Whether equally good sets share what they win.
    shares = False

    def __init__(self, ranking: Sequence[SetOrder], lone: Lone = Lone.NOTHING) -> None:
        # Digits to the base 16, the first of the ranking foremost; the rank comes last where the ranking is silent.
        digits = [*ranking, SetOrder.RANK] if SetOrder.RANK not in ranking else ranking
        weights = {by: 16**place for place, by in enumerate(reversed(digits))}
        by_cards, self.by_rank = weights.get(SetOrder.CARDS, 0), weights[SetOrder.RANK]
        self.by_trump = weights.get(SetOrder.TRUMP, 0)
        self.lone = lone is Lone.HIGH_CARD
        self.least_set = 1 + 16 ** len(digits) if self.lone else 1
        # By number of cards and rank, leaving trumps aside; any set is worth more than a lone card.
        ranks = [rank * self.by_rank for rank in range(SUIT_SIZE)]
        one = [1 + rank if self.lone else 0 for rank in ranks]
        self.worths = [one, one, *([self.least_set + cards * by_cards + rank for rank in ranks] for cards in (2, 3, 4))]

    def of(self, hand: Sequence[int], trump: int) -> int:
        """The worth of the best set in a hand (or of its highest card), with that suit of trumps (−1: none)."""
        worths, by_trump, lowest_trump, least = self.worths, self.by_trump, SUIT_SIZE * trump, 0 if self.lone else 1
        counts = [0] * SUIT_SIZE
        best = 0
        for card in hand:
            rank = RANK_OF[card]
            counts[rank] = count = counts[rank] + 1
            if count > least:
                worth = worths[count][rank]
                if lowest_trump + rank in hand:
                    worth += by_trump
                if worth > best:
                    best = worth
        return best

    def cards(self, worth: int) -> tuple[int, ...]:
        """The four cards of the rank of a set, or of a lone card, that is worth so much."""
        return CARDS_OF[(worth - 1) // self.by_rank % 16]


def has_set(hand: Sequence[int]) -> bool:
    """Whether two cards of one rank are in the hand."""
    seen = 0
    for card in hand:
        if seen & RANK_BIT[card]:
            return True
        seen |= RANK_BIT[card]
    return False


@dataclass(frozen=True)
class Sets(Rule):
    """A rule that says which sets there are, where they are not simply cards of one rank."""

    def strength(self, ranking: Sequence[SetOrder], lone: Lone) -> Strength:
        """How the vying compares sets."""
        raise NotImplementedError


def strength_of(rules: Mapping[str, Rule], ranking: Sequence[SetOrder], lone: Lone) -> Strength:
    """How the vying of a variant compares sets: as one of its rules says, or plainly."""
    told = next((rule for rule in rules.values() if isinstance(rule, Sets)), None)
    return told.strength(ranking, lone) if told else Strength(ranking, lone)
