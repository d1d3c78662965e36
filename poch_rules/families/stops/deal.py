"""The deal of the stops games: some cards lie dead, and one may be turned for trumps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.cards import SUIT_SIZE
from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.poch.deal import Extent


class Turned(StrEnum):
    """Whether a card is turned for trumps."""

    NONE = "none"
    LAST = "last"


@dataclass(frozen=True)
class DealWithDeadCards(Rule):
    """Cards are dealt singly from forehand on; those that nobody gets lie face down and stop the runs."""

    cards: Extent | Annotated[int, Ge(1), Le(52)] = param(
        Extent.ALL, says="how many cards each player gets, or how much of the pack is dealt"
    )
    dead_hands: Annotated[int, Ge(0), Le(52)] = param(0, says="how many hands are dealt to nobody, after the dealer's")
    turned: Turned = param(Turned.NONE, says="whether the last card of the pack is turned for trumps")

    def dealt(self, players: int, pack: int) -> list[list[int]]:
        """Where in a pack of that size each hand's cards lie, by place in dealing order.

        >>> DealWithDeadCards(Extent.ALL_BUT_ONE, 1).dealt(3, 10)
        [[0, 4, 8], [1, 5], [2, 6]]
        """
        hands = players + self.dead_hands
        limit = pack - (self.cards is Extent.ALL_BUT_ONE)
        if isinstance(self.cards, int):
            limit = min(limit, self.cards * hands)
        return [list(range(place, limit, hands)) for place in range(players)]

    def bind(self, at: Place) -> Step:
        """The deal from a shuffled pack."""
        picks = self.dealt(at.seats.count, len(at.pack.cards))
        turns, rule, turned = self.turned is Turned.LAST, at.setting("cards"), at.setting("turned")

        def deal(t: Table) -> None:
            pack, hands = t.stock, [[0]] * len(picks)
            for seat, picked in zip(t.order(), picks, strict=True):
                hands[seat] = [pack[i] for i in picked]
            held = {card for hand in hands for card in hand}
            t.deal(hands, [card for card in pack if card not in held], rule)
            if turns:
                t.turn_up(pack[-1], turned)
                t.fix_trump(pack[-1] // SUIT_SIZE, turned)

        return deal
