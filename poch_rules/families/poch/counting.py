"""Shedding by counting: cards of any suit are laid, and their points may not go beyond a number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.decisions import Decision
from poch_rules.core.rules import LARGEST, Phase, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.poch.play import AnyChips, Leader, first_leader, pay_for_stop
from poch_rules.families.poch.points import POINTS


@dataclass(frozen=True)
class Counting(Rule):
    """Everybody in turn adds a card of any suit, so long as its points do not bring the count above a number."""

    leader: Leader = param(Leader.VYING_WINNER, says="who plays first")
    most: Annotated[int, Ge(10), Le(LARGEST)] = param(31, says="the number that the count may not pass")
    stop_chips: AnyChips = param(
        1, says="how many chips each other player pays whoever played the last card of a count"
    )

    def bind(self, at: Place) -> Step:
        """The shedding, until somebody has no cards; a player who cannot add a card is passed over."""
        round_from, after, most = at.seats.round_from, at.seats.after, self.most
        leader, paid = first_leader(self.leader), self.stop_chips
        slot, limit, stop = at.slot, at.setting("most"), at.setting("stop_chips")

        def shed(t: Table) -> Phase:
            hands = t.hands
            seat, kind, count = leader(t), "play.lead", 0
            turn = first_who_can(hands, round_from[seat], most)
            while turn is not None:
                seat, cards = turn
                card = cards[0] if len(cards) == 1 else (yield Decision(seat, kind, cards, limit))
                t.play(seat, card, slot)
                count += POINTS[card]
                t.public["count"] = count
                if not hands[seat]:
                    t.crown("out", seat, slot)
                    return
                kind, turn = "play.follow", first_who_can(hands, round_from[after[seat]], most - count)
                if turn is None:
                    t.tell("counted", seat, limit, count)
                    t.tell("stopped", seat, slot)
                    pay_for_stop(t, seat, paid, stop)
                    kind, count, turn = "play.lead", 0, first_who_can(hands, (seat,), most)

        return shed


def first_who_can(hands: list[list[int]], seats: Iterable[int], room: int) -> tuple[int, tuple[int, ...]] | None:
    """The first of the seats with a card of no more points than there is room for, and all such cards of his."""
    for seat in seats:
        cards = tuple(card for card in hands[seat] if POINTS[card] <= room)
        if cards:
            return seat, cards
    return None
