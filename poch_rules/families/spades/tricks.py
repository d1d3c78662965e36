"""The play: tricks, spades always trumps."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import StrEnum

from poch_rules.core.cards import SUIT_OF, SUIT_SIZE
from poch_rules.core.decisions import Decision
from poch_rules.core.rules import Phase, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.spades.deal import TRUMPS

#: The lowest spade: in a hand, which is in order, all spades stand from here on.
SPADES_FROM = SUIT_SIZE * TRUMPS


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
        in_order, slot, first, leading = at.pack.cards, at.slot, at.setting("first_lead"), at.setting("leading")

        def play(t: Table) -> Phase:
            hands, public, broken = t.hands, t.public, any_time
            t.withheld = frozenset()
            tricks = public["tricks"] = [0] * count
            public["broken"] = broken
            leader, rule, lowest = t.forehand, first, -1
            if clubs_first:
                for card in in_order:
                    if t.holder[card] >= 0:
                        leader, lowest = t.holder[card], card
                        break
            while True:
                hand = hands[leader]
                if not hand:  # the hand is over, or a recorded one was dealt unevenly
                    for seat in round_from[leader]:
                        if hands[seat]:
                            leader, hand = seat, hands[seat]
                            break
                    else:
                        return
                spades = bisect_left(hand, SPADES_FROM)
                cards = tuple(hand[:spades] if spades and not broken else hand)
                if lowest >= 0:
                    cards, lowest = (lowest,), -1
                card = cards[0] if len(cards) == 1 else (yield Decision(leader, "play.lead", cards, rule))
                t.play(leader, card, rule)
                trick = public["trick"] = [card]
                suit, best, taker = SUIT_OF[card], card, leader
                if suit == TRUMPS and not broken:
                    broken = public["broken"] = True
                    t.tell("broke", leader, leading)
                low, high = SUIT_SIZE * suit, SUIT_SIZE * suit + SUIT_SIZE
                for seat in round_from[leader][1:]:
                    hand = hands[seat]
                    if not hand:  # only where a recorded hand deals unevenly
                        continue
                    cards = tuple(hand[bisect_left(hand, low) : bisect_left(hand, high)] or hand)
                    card = cards[0] if len(cards) == 1 else (yield Decision(seat, "play.follow", cards, slot))
                    t.play(seat, card, slot)
                    trick.append(card)
                    if card >= SPADES_FROM and not broken:
                        broken = public["broken"] = True
                        t.tell("broke", seat, leading)
                    # Cards of other plain suits never win; a spade is a higher number than any plain card.
                    if card > best and (card < high or card >= SPADES_FROM):
                        best, taker = card, seat
                tricks[taker] += 1
                t.tell("took", taker, slot, best)
                leader, rule = taker, leading

        return play
