"""Packs of 32, 36, 40 or 52 cards, and how they are shuffled from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import floor

from poch_rules.core.cards import SUIT_SIZE

#: The lowest rank of each ordinary pack, by the number of its cards.
LOWEST_RANK = {32: 5, 36: 4, 40: 3, 52: 0}


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards that a game is played with, in order: clubs, diamonds, hearts, spades, each from the lowest.

    `up[card]` and `down[card]` are the cards of the next rank in its suit, or −1 where this pack has none.  `members`
    are the cards in no order.  `size` is how many cards the pack has before any are taken out.
    """

    cards: tuple[int, ...]
    size: int = 0
    members: frozenset[int] = field(init=False)
    up: tuple[int, ...] = field(init=False)
    down: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        up, down = [-1] * 52, [-1] * 52
        for low, high in zip(self.cards, self.cards[1:], strict=False):
            if low // SUIT_SIZE == high // SUIT_SIZE and high - low == 1:  # a card that is missing leaves a gap
                up[low], down[high] = high, low
        object.__setattr__(self, "size", self.size or len(self.cards))
        object.__setattr__(self, "members", frozenset(self.cards))
        object.__setattr__(self, "up", tuple(up))
        object.__setattr__(self, "down", tuple(down))

    @staticmethod
    @lru_cache
    def of(size: int, without: frozenset[int] = frozenset()) -> Pack:
        """The ordinary pack of that many cards (32, 36, 40 or 52), less the cards `without`.

        >>> from poch_rules.core.cards import NAMES
        >>> len(Pack.of(32).cards), NAMES[Pack.of(32).cards[0]]
        (32, '7c')
        """
        low = LOWEST_RANK[size]
        return Pack(tuple(c for c in range(52) if c % SUIT_SIZE >= low and c not in without), size)

    def ranks(self) -> tuple[int, ...]:
        """The ranks that occur, from the lowest."""
        return tuple(sorted({c % SUIT_SIZE for c in self.cards}))

    def ends(self) -> tuple[frozenset[int], frozenset[int]]:
        """The cards with which a run can only begin, and those with which it must end: the ends of each suit."""
        return (
            frozenset(c for c in self.cards if self.down[c] < 0),
            frozenset(c for c in self.cards if self.up[c] < 0),
        )

    def shuffled(self, seed: int) -> list[int]:
        """The pack as a seed shuffles it, first card dealt first (Fisher and Yates, from the last card down).

        Raises `TypeError` for a seed that is no whole number.

        >>> from poch_rules.core.cards import NAMES
        >>> " ".join(NAMES[c] for c in Pack.of(32).shuffled(7)[:6])
        '7h Kh 7s Kc Ks Ac'
        """
        if not isinstance(seed, int):  # without one, no two shuffles would be the same
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        cards = list(self.cards)
        shuffle(cards, random.Random(seed))
        return cards

    def __contains__(self, card: object) -> bool:
        return card in self.members


def shuffle(cards: list[int], rng: random.Random) -> None:
    """Shuffle in place with nothing of the generator but `random()`, so that any language can do the same."""
    draw = rng.random
    for i in range(len(cards) - 1, 0, -1):
        j = floor(draw() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def twice(cards: Iterable[int]) -> int | None:
    """The first card that occurs a second time, if any."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None
