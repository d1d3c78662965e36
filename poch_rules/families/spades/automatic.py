"""The automatic player of Spades: deterministic, so that anybody can check a replay by hand."""

from __future__ import annotations

from collections.abc import Sequence

from poch_rules.core.cards import RANK_INDEX, SUIT_SIZE
from poch_rules.core.decisions import Choose, Decision, mask
from poch_rules.core.view import View
from poch_rules.families.plain import lowest, lowest_of_longest
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK

KING = RANK_INDEX["K"]


def automatic(view: View, asking: Decision) -> int:
    """Looks, bids its aces and kings (at least one), leads the lowest of its longest suit, follows with the lowest."""
    kind, menu = asking.kind, asking.menu
    if kind == "bidding.blind":
        return LOOK
    if kind == "bidding.bid":
        return max(1, sum(card % SUIT_SIZE >= KING for card in view.hand))
    if kind == "exchange.give":
        choice = menu[0]
        assert isinstance(choice, Choose)
        best_last = sorted(choice.cards, key=lambda card: (card % SUIT_SIZE, card // SUIT_SIZE))
        bids: Sequence[int] = view.public["bids"]
        gift = best_last[-choice.number :] if bids[asking.seat] == DOUBLE_NIL else best_last[: choice.number]
        return mask(gift)
    if kind == "play.lead":
        return lowest_of_longest(view.hand, menu)
    return lowest(menu)
