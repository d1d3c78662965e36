"""The play: thirteen tricks, spades always trumps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from poch_rules.core.cards import SUIT_SIZE
from poch_rules.core.decisions import Decision
from poch_rules.core.rules import Phase, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.spades.deal import TRUMPS


class Leading(StrEnum):
    """When spades may be led by somebody who has other cards."""

    ONCE_BROKEN = "once-broken"
    ANY_TIME = "any-time"


class FirstLead(StrEnum):
    """What the first lead must be."""

    FOREHAND = "forehand"
    LOWEST_CLUB = "lowest-club"


@dataclass(frozen=True)
class SpadeTricks(Rule):
    """Suit must be followed; the highest spade wins the trick, or else the highest card of the suit led."""

    first_lead: FirstLead = param(FirstLead.FOREHAND, says="who leads to the first trick, and with what")
    leading: Leading = param(Leading.ONCE_BROKEN, says="when spades may be led")

    def bind(self, at: Place) -> Step:
        """All tricks of a hand."""
        round_from, count = at.seats.round_from, at.seats.count
        clubs_first, any_time = self.first_lead is FirstLead.LOWEST_CLUB, self.leading is Leading.ANY_TIME
        slot, first, leading = at.slot, at.setting("first_lead"), at.setting("leading")

        def play(t: Table) -> Phase:
            hands = t.hands
            t.withheld = frozenset()
            tricks = t.public["tricks"] = [0] * count
            t.public["broken"] = any_time
            leader, rule = t.forehand, first
            lowest_club = min(card for hand in hands for card in hand)
            if clubs_first:
                leader = t.holder[lowest_club]
            while True:
                leader = next((seat for seat in round_from[leader] if hands[seat]), -1)
                if leader < 0:
                    return
                suit, best, taker = -1, -1, leader
                trick = t.public["trick"] = []
                for seat in round_from[leader]:
                    hand = hands[seat]
                    if not hand:  # only where a recorded hand deals unevenly
                        continue
                    if suit < 0:
                        kind = "play.lead"
                        plain = tuple(card for card in hand if card // SUIT_SIZE != TRUMPS)
                        cards = plain if plain and not t.public["broken"] else tuple(hand)
                        if clubs_first and rule == first:
                            cards = (lowest_club,)
                    else:
                        kind, rule = "play.follow", slot
                        cards = tuple(card for card in hand if card // SUIT_SIZE == suit) or tuple(hand)
                    card = cards[0] if len(cards) == 1 else (yield Decision(seat, kind, cards, rule))
                    t.play(seat, card, rule)
                    trick.append(card)
                    if card // SUIT_SIZE == TRUMPS and not t.public["broken"]:
                        t.public["broken"] = True
                        t.tell("broke", seat, leading)
                    if suit < 0:
                        suit = card // SUIT_SIZE
                    # Cards of other plain suits never win; a spade is a higher number than any plain card.
                    if card // SUIT_SIZE in (suit, TRUMPS) and card > best:
                        best, taker = card, seat
                tricks[taker] += 1
                t.tell("took", taker, slot, best)
                leader, rule = taker, leading

        return play
