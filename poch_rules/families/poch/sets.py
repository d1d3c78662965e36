"""Sets: two or more cards of one rank in one hand, and which of them is better.

More cards beat fewer, then the higher rank, then the set with the card of trumps.  With one pack of four suits two
sets can never be level: two pairs of a rank use up its four cards, so exactly one of them has the trump.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from poch_rules.core.cards import RANK_OF, SUIT_OF, SUIT_SIZE
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
#: How far one card more of its rank leads in `Strength.worths`: to the next row, and the trump to the fifth from there.
NEXT, WITH_TRUMP = SUIT_SIZE, 5 * SUIT_SIZE
#: For every trump suit, the last being none, how far each card leads.
STEPS = tuple(tuple(WITH_TRUMP if suit == trump else NEXT for suit in SUIT_OF) for trump in (0, 1, 2, 3, -1))
#: Where every rank begins: in the row for no card.
NO_CARDS = list(range(SUIT_SIZE))


class Strength:
    """How good the best set of a hand is: 0 without a set, and the more the better.

    Only the best set of a hand counts: with two pairs the better one, a triplet with a pair is a triplet.  Where lone
    cards are worth something, the highest of a hand is, but less than any set; `least_set` is where sets begin.

    `worths` has a row for none to four cards without the trump of their rank, and one for one to four with it; in each
    row the ranks stand from the lowest.
    """

    __slots__ = ("by_rank", "least_set", "worths")
    #: Whether equally good sets share what they win.
    shares = False

    def __init__(self, ranking: Sequence[SetOrder], lone: Lone = Lone.NOTHING) -> None:
        # Digits to the base 16, the first of the ranking foremost; the rank comes last where the ranking is silent.
        digits = [*ranking, SetOrder.RANK] if SetOrder.RANK not in ranking else ranking
        weights: dict[SetOrder, int] = {by: 16**place for place, by in enumerate(reversed(digits))}
        by_cards, by_trump = weights.get(SetOrder.CARDS, 0), weights.get(SetOrder.TRUMP, 0)
        self.by_rank = by_rank = weights[SetOrder.RANK]
        lone_counts = lone is Lone.HIGH_CARD
        self.least_set = least_set = 1 + 16 ** len(digits) if lone_counts else 1

        def worth(cards: int, rank: int, trump: int) -> int:
            if cards < 2:  # any set is worth more than a lone card
                return 1 + rank * by_rank + trump * by_trump if cards and lone_counts else 0
            return least_set + cards * by_cards + rank * by_rank + trump * by_trump

        rows = [(cards, 0) for cards in range(5)] + [(cards, 1) for cards in range(1, 5)]
        self.worths = [worth(cards, rank, trump) for cards, trump in rows for rank in range(SUIT_SIZE)]

    def of(self, hands: Sequence[Sequence[int]], trump: int) -> list[int]:
        """The worth of the best set in each hand (or of its highest card), with that suit of trumps (−1: none)."""
        worths, steps = self.worths, STEPS[trump]
        best_of_each = []
        for hand in hands:
            places, best = NO_CARDS[:], 0
            for card in hand:
                rank = RANK_OF[card]
                places[rank] = place = places[rank] + steps[card]
                if worths[place] > best:
                    best = worths[place]
            best_of_each.append(best)
        return best_of_each

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
