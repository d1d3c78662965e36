"""Choosing a card plainly, as the automatic players of all families do."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from poch_rules.core.cards import RANK_OF, SUIT_OF
from poch_rules.core.decisions import Option


def lowest_of_longest(hand: Sequence[int], menu: tuple[Option, ...]) -> int:
    """Of the cards on the menu, the lowest of the suit that the whole hand has most of.

    Equal suits: clubs before diamonds, hearts, spades.

    >>> lowest_of_longest([5, 6, 18, 19], (5, 6, 18, 19))
    5
    """
    diamonds, hearts, spades = bisect(hand, 12), bisect(hand, 25), bisect(hand, 38)
    lengths = (diamonds, hearts - diamonds, spades - hearts, len(hand) - spades)
    best, longest = -1, 0
    for card in menu:  # sorted by suit, then by rank: the first of a suit is its lowest
        length = lengths[SUIT_OF[card]]  # type: ignore[index]  # a menu of cards
        if length > longest:
            best, longest = card, length  # type: ignore[assignment]
    return best


def lowest(menu: tuple[Option, ...]) -> int:
    """The lowest card on the menu by rank, then clubs, diamonds, hearts, spades."""
    best, order = -1, 52
    for card in menu:
        assert isinstance(card, int)
        worth = 4 * RANK_OF[card] + SUIT_OF[card]
        if worth < order:
            best, order = card, worth
    return best
