"""Bidding: how many tricks each player undertakes to win, none at all, or none at all without having looked.

A bid is an int: 1 to 13 tricks, `NIL`, or `DOUBLE_NIL` for nil bid before looking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.decisions import Choose, Decision, Range, unmask
from poch_rules.core.rules import LARGEST, Phase, Place, Rule, Step, param
from poch_rules.core.table import Table

#: Answers to the question before looking.
LOOK, DOUBLE_NIL = -1, -2
#: The bid to win no trick.
NIL = 0
#: Why what a double nil brings makes no difference.
NO_DOUBLE_NIL = "nobody may bid double nil"


class Blind(StrEnum):
    """Whether somebody may bid before looking, where not only when so far behind."""

    ALWAYS = "always"
    NEVER = "never"


class BothNil(StrEnum):
    """Whether both partners may bid nil in one hand."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


@dataclass(frozen=True)
class Bidding(Rule):
    """In one round from the dealer's left each player bids the tricks that he means to win."""

    double_nil: Blind | Annotated[int, Ge(1), Le(LARGEST)] = param(
        Blind.ALWAYS, says="who may bid double nil: everybody, nobody, or a side that is so many points behind"
    )
    both_nil: BothNil = param(BothNil.ALLOWED, says="whether both partners may bid nil")

    def bind(self, at: Place) -> Step:
        """The round of bids."""
        seats, count = at.seats, at.seats.count
        scores = [at.accounts[f"score.{side}"] for side in range(seats.sides)]
        blind, slot = at.setting("double_nil"), at.slot
        behind = self.double_nil if isinstance(self.double_nil, int) else 0
        never, one_nil = self.double_nil is Blind.NEVER, self.both_nil is BothNil.FORBIDDEN
        everybody = frozenset(range(count))

        def may_bid_blind(t: Table) -> frozenset[int]:
            if never or not behind:
                return frozenset() if never else everybody
            best = max(t.chips(score) for score in scores)
            return frozenset(s for s in everybody if best - t.chips(scores[seats.side(s)]) >= behind)

        def bid(t: Table) -> Phase:
            bids: list[int | None] = [None] * count
            t.public["bids"] = bids
            t.withheld = may_bid_blind(t)
            for seat in t.order():
                answer = LOOK
                least = 0
                if one_nil:
                    for partner in seats.partners(seat):
                        least |= bids[partner] in (NIL, DOUBLE_NIL)
                if seat in t.withheld:
                    if not least:
                        answer = yield Decision(seat, "bidding.blind", (LOOK, DOUBLE_NIL), blind)
                    t.withheld -= {seat}
                if answer == LOOK:
                    answer = yield Decision(seat, "bidding.bid", (Range(least, len(t.hands[seat])),), slot)
                bids[seat] = answer
                if answer == DOUBLE_NIL:
                    t.tell("bid-double-nil", seat, blind)
                elif answer == NIL:
                    t.tell("bid-nil", seat, slot)
                else:
                    t.tell("bid", seat, slot, answer)

        return bid


def nobody_bids_double_nil(beside: Mapping[str, Rule]) -> bool:
    """Whether a double nil is bid by nobody under these rules."""
    return any(isinstance(rule, Bidding) and rule.double_nil is Blind.NEVER for rule in beside.values())


@dataclass(frozen=True)
class Exchange(Rule):
    """A lone double-nil bidder and his partner each give the other cards, chosen unseen from those they were dealt."""

    cards: Annotated[int, Ge(1), Le(13)] = param(3, says="how many cards each of the two gives")

    def idle(self, beside: Mapping[str, Rule]) -> Mapping[str, str]:
        """How many cards are given, where nobody may bid double nil."""
        return {"cards": NO_DOUBLE_NIL} if nobody_bids_double_nil(beside) else {}

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether anybody may bid double nil, without which there is no exchange."""
        return {"blind": not nobody_bids_double_nil(beside)}

    def bind(self, at: Place) -> Step:
        """The exchange, if there is one."""
        seats, number, rule = at.seats, self.cards, at.setting("cards")

        def exchange(t: Table) -> Phase:
            bids = t.public["bids"]
            blind = [seat for seat in t.order() if bids[seat] == DOUBLE_NIL]
            lone = [s for s in blind if not any(bids[p] == DOUBLE_NIL for p in seats.partners(s))]
            givers = [s for s in t.order() if s in lone or any(p in lone for p in seats.partners(s))]
            gifts: list[tuple[int, tuple[int, ...]]] = []
            for seat in givers:
                held = tuple(t.hands[seat])
                menu = (Choose(held, min(number, len(held))),)  # a recorded hand may be shorter than what is given
                chosen = yield Decision(seat, "exchange.give", menu, rule)
                gifts.append((seat, unmask(chosen)))
            for seat, cards in gifts:
                partner = seats.partners(seat)[0]
                t.pass_cards(seat, partner, cards)
                t.tell("exchanged", seat, rule, partner, cards)

        return exchange
