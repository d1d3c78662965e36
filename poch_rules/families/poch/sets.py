"""Sets: two or more cards of one rank in one hand, and which of them is better.

More cards beat fewer, then the higher rank, then the set with the card of trumps.  With one pack of four suits two
sets can never be level where rank and trump are compared: two pairs of a rank use up its four cards, so exactly one of
them has the trump.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

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
#: By how many cells of `Strength.worths` a card moves its rank on: by one row, and the trump by five.
ROW, TRUMP_ROWS = SUIT_SIZE, 5 * SUIT_SIZE
#: The same for every card, by trump suit; the last is for none.
DOWN = tuple(tuple(TRUMP_ROWS if suit == trump else ROW for suit in SUIT_OF) for trump in (0, 1, 2, 3, -1))
#: The cells at which the ranks begin: the row for no card.
TOP_ROW = list(range(SUIT_SIZE))


class Comparing(Protocol):
    """How good the best set of a hand is: 0 without a set, and the more the better."""

    @property
    def least_set(self) -> int:
        """Where sets begin: lone cards may be worth something less."""

    @property
    def decides(self) -> bool:
        """Whether the ranking tells any two sets apart, so that none are ever level."""

    def of(self, hands: Sequence[Sequence[int]], trump: int) -> list[int]:
        """The worth of the best set in each hand (or of its highest card), with that suit of trumps (−1: none)."""

    def counts(self, worth: int) -> int:
        """What of a worth counts against other hands: sets that are level count the same."""

    def cards(self, worth: int) -> tuple[int, ...]:
        """The cards of which those in the hand make a set, or are a lone card, that is worth so much."""


def weights(ranking: Sequence[SetOrder]) -> dict[SetOrder, int]:
    """What each measure counts, to the base 16: the first foremost.

    The rank, which tells what cards a set is of, stands last where the ranking does not compare it.

    >>> weights([SetOrder.CARDS])
    {<SetOrder.RANK: 'rank'>: 1, <SetOrder.CARDS: 'cards'>: 16}
    """
    measures = ranking if SetOrder.RANK in ranking else [*ranking, SetOrder.RANK]
    return {by: 16**place for place, by in enumerate(reversed(measures))}


class Strength:
    """How good the best set of a hand is where sets are cards of one rank: 0 without a set, and the more the better.

    Only the best set of a hand counts: with two pairs the better one, a triplet with a pair is a triplet.  Where lone
    cards are worth something, the highest of a hand is, by its rank and then as a trump, but less than any set;
    `least_set` is where sets begin.

    `worths` has a row for none to four cards without the trump of their rank, and one for one to four with it; in each
    row the ranks stand from the lowest.
    """

    __slots__ = ("by_rank", "decides", "least_set", "uncounted", "worths")

    def __init__(self, ranking: Sequence[SetOrder], lone: Lone = Lone.NOTHING) -> None:
        weight = weights(ranking)
        by_cards, by_trump = weight.get(SetOrder.CARDS, 0), weight.get(SetOrder.TRUMP, 0)
        self.by_rank = by_rank = weight[SetOrder.RANK]
        self.decides = {SetOrder.RANK, SetOrder.TRUMP} <= set(ranking)
        self.uncounted = 1 if SetOrder.RANK in ranking else 16
        lone_counts = lone is Lone.HIGH_CARD
        self.least_set = least_set = 1 + 2 * SUIT_SIZE if lone_counts else 1

        def worth(cards: int, rank: int, trump: int) -> int:
            if cards < 2:  # any set is worth more than a lone card
                return 1 + 2 * rank + trump if cards and lone_counts else 0
            return least_set + cards * by_cards + rank * by_rank + trump * by_trump

        rows = [(cards, 0) for cards in range(5)] + [(cards, 1) for cards in range(1, 5)]
        self.worths = [worth(cards, rank, trump) for cards, trump in rows for rank in range(SUIT_SIZE)]

    def of(self, hands: Sequence[Sequence[int]], trump: int) -> list[int]:
        """The worth of the best set in each hand (or of its highest card), with that suit of trumps (−1: none)."""
        worths, down = self.worths, DOWN[trump]
        best_of_each = []
        for hand in hands:
            cells, best = TOP_ROW[:], 0
            for card in hand:
                rank = RANK_OF[card]
                cells[rank] = cell = cells[rank] + down[card]
                if worths[cell] > best:
                    best = worths[cell]
            best_of_each.append(best)
        return best_of_each

    def counts(self, worth: int) -> int:
        """The worth, of a set without its rank where that is not compared."""
        return worth if worth < self.least_set else worth - (worth - self.least_set) % self.uncounted

    def cards(self, worth: int) -> tuple[int, ...]:
        """The four cards of the rank of a set, or of a lone card, that is worth so much."""
        if worth < self.least_set:
            return CARDS_OF[(worth - 1) // 2]
        return CARDS_OF[(worth - self.least_set) // self.by_rank % 16]


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

    def strength(self, ranking: Sequence[SetOrder], lone: Lone) -> Comparing:
        """How the vying compares sets."""
        raise NotImplementedError


def sets_of(rules: Mapping[str, Rule]) -> Sets | None:
    """The rule that says which sets there are, where they are not simply cards of one rank."""
    return next((rule for rule in rules.values() if isinstance(rule, Sets)), None)


def strength_of(rules: Mapping[str, Rule], ranking: Sequence[SetOrder], lone: Lone) -> Comparing:
    """How the vying of a variant compares sets: as one of its rules says, or plainly."""
    told = sets_of(rules)
    return told.strength(ranking, lone) if told else Strength(ranking, lone)
