"""The automatic player: deterministic, so that anybody can check a replay by hand."""

from __future__ import annotations

from poch_rules.core.cards import SUIT_SIZE
from poch_rules.core.decisions import PASS, Decision, Range
from poch_rules.core.play import View
from poch_rules.families.poch.sets import has_set


def automatic(view: View, asking: Decision) -> int:
    """Opens with the least if it holds a set, holds if it can, never raises; leads the lowest of its longest suit."""
    kind, menu = asking.kind, asking.menu
    if kind == "play.lead":
        return lowest_of_longest(view.hand, menu)  # type: ignore[arg-type]  # a menu of cards
    if kind == "play.follow":
        return min(menu, key=_by_rank)  # type: ignore[arg-type, return-value]
    if kind == "vying.again":
        return menu[0]  # type: ignore[return-value]  # to hold
    if kind == "vying.answer":
        hold = menu[1] if len(menu) > 1 else PASS
        return hold if isinstance(hold, int) and has_set(view.hand) else PASS
    if kind == "vying.open" and len(menu) > 1 and has_set(view.hand):
        bid = menu[1]
        assert isinstance(bid, Range)
        return bid.low
    return PASS


def lowest_of_longest(hand: list[int], cards: tuple[int, ...]) -> int:
    """Of the cards that may be led, the lowest of the suit that the whole hand has most of.

    >>> lowest_of_longest([5, 6, 18, 19], (5, 6, 18, 19))
    5
    """
    lengths = [0, 0, 0, 0]
    for card in hand:
        lengths[card // SUIT_SIZE] += 1
    best = cards[0]
    longest = lengths[best // SUIT_SIZE]
    for card in cards:  # sorted by suit, then by rank: the first of a suit is its lowest
        if lengths[card // SUIT_SIZE] > longest:
            best, longest = card, lengths[card // SUIT_SIZE]
    return best


def _by_rank(card: int) -> tuple[int, int]:
    return card % SUIT_SIZE, card // SUIT_SIZE
