"""Vying: betting on sets, as in *ich poche, ich halte, ich poche nach*.

An answer is the whole stake at which the player will stand; `PASS` drops out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Annotated

from annotated_types import Ge, Le, MinLen

from poch_rules.core.decisions import PASS, Decision, Option, Range
from poch_rules.core.rules import LARGEST, Phase, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.poch.board import Chips, won_by_going_out
from poch_rules.families.poch.sets import Lone, SetOrder, sets_of, strength_of
from poch_rules.families.poch.showdown import AllPass, Compared, Level, Penalty, Survivor, showdown


class Speaker(StrEnum):
    """Who speaks first."""

    FOREHAND = "forehand"
    DEALER = "dealer"


class Entry(StrEnum):
    """What one must hold to stake anything."""

    SET = "set"
    ANYTHING = "anything"


class Answers(StrEnum):
    """How a bet may be met."""

    HOLD_OR_RAISE = "hold-or-raise"
    HOLD = "hold"
    OVERBID = "overbid"


class Closing(StrEnum):
    """When the vying is over, if more than one is left."""

    LEVEL = "level"
    DECLINED = "declined"
    ONE_ROUND = "one-round"
    LAST_HOLDER = "last-holder"


class Limit(StrEnum):
    """How much one may open with, where it is no number."""

    PURSE = "purse"


@dataclass(frozen=True)
class Vying(Rule):
    """Players bet on who holds the best set; the winner takes the pools that are vied for."""

    calls = ("open", "hold", "raise", "overbid", "pass")

    pools: Annotated[tuple[str, ...], MinLen(1)] = param(
        ("poch",), says="the pools that are vied for; stakes go into the first"
    )
    first: Speaker = param(Speaker.FOREHAND, says="who speaks first")
    entry: Entry = param(Entry.SET, says="what one must hold to stake anything")
    fee: Annotated[int, Ge(0), Le(LARGEST)] = param(
        0, says="what everybody who wants to take part pays before the first bet"
    )
    least_bet: Chips = param(1, says="the least that one can open with")
    most_bet: Limit | Chips = param(Limit.PURSE, says="the most that one can open with")
    least_raise: Chips = param(1, says="by how much a raise must go above the stake before it")
    answers: Answers = param(Answers.HOLD_OR_RAISE, says="how a bet may be met, beside passing")
    closing: Closing = param(Closing.LEVEL, says="when the vying is over if more than one player is left")
    survivor: Survivor = param(Survivor.UNSEEN, says="what the only player left must show")
    compared: Compared = param(Compared.STAYERS, says="whose sets are compared in the end")
    ranking: Annotated[tuple[SetOrder, ...], MinLen(1)] = param(
        (SetOrder.CARDS, SetOrder.RANK, SetOrder.TRUMP),
        says="what decides between sets, the first difference deciding",
    )
    level: Level = param(Level.NEVER, says="what happens where the best sets are level, which some rankings rule out")
    lone: Lone = param(Lone.NOTHING, says="what hands without a set are worth when cards are shown")
    penalty: Penalty = param(Penalty.NONE, says="what the highest bidder pays if another has the best set")
    all_pass: AllPass = param(AllPass.STAY, says="what happens to the pools when everybody passes")

    @property
    def raises(self) -> bool:
        """Whether anybody may ever go above a stake."""
        return self.answers is not Answers.HOLD or self.closing is Closing.LAST_HOLDER

    @property
    def asks_again(self) -> bool:
        """Whether stakes that are level are followed by the question who raises once more."""
        return self.closing is Closing.DECLINED and self.answers is Answers.HOLD_OR_RAISE

    @property
    def compares(self) -> bool:
        """Whether sets are ever compared: where nobody may hold, a single bidder is left in the end."""
        shown = self.answers is not Answers.OVERBID or self.compared is Compared.EVERYBODY
        return shown or self.all_pass is AllPass.BEST_TAKES

    def called(self, call: str) -> int | None:
        """Three chips, if one may open with so many; whoever goes above that goes no higher than need be."""
        overbids = self.answers is Answers.OVERBID
        made = {"hold": not overbids, "raise": self.raises and not overbids, "overbid": overbids}
        if not made.get(call, True):
            return None
        opening = max(3, self.least_bet)
        if isinstance(self.most_bet, int):
            opening = min(opening, self.most_bet)
        return opening + self.least_raise if call in ("raise", "overbid") else opening

    def idle(self, beside: Mapping[str, Rule]) -> Mapping[str, str]:
        """How far one must raise where nobody may; what is compared where nothing is, or nothing can be level."""
        found = {}
        if not self.raises:
            found["least_raise"] = "nobody may raise a bet"
        takes_all_the_same = self.all_pass is AllPass.BEST_TAKES and not self.fee
        if not self.compares:
            why = "each bidder overbids the last, so one is left and nothing is compared"
            found |= dict.fromkeys(("ranking", "lone", "level"), why)
        elif self.entry is Entry.SET and not takes_all_the_same:
            found["lone"] = "nobody stakes anything without a set"
        if self.answers is Answers.OVERBID and self.compared is Compared.STAYERS:
            found["penalty"] = "the highest bidder is the only one left"
        if sets_of(beside):
            found.setdefault("lone", "a lone card is worth nothing beside the rule in ‘sets’")
        if self.compares and strength_of(beside, self.ranking, self.lone).decides:
            found["level"] = "the ranking tells any two sets apart"
        return found

    def as_played(self, beside: Mapping[str, Rule]) -> Rule:
        """Nobody is asked again where nobody may raise; trumps do not count in sets of another kind."""
        plain = self.closing is Closing.DECLINED and not self.asks_again
        wild = sets_of(beside) is not None
        measures = tuple(by for by in self.ranking if by is not SetOrder.TRUMP or not wild)
        return replace(self, closing=Closing.LEVEL if plain else self.closing, ranking=measures or self.ranking)

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """What is bet and lost, who can be left in the end, whether the winner leads, and whether chips are left over.

        bet      whether the opening bet is fixed
        passing  whether whoever passes can have staked anything
        holding  whether anybody may hold
        outbid   whether the vying can end for somebody who has held less than the highest stake
        leads    whether the winner plays first
        kept     whether what nobody wins is left for the next deal
        """
        stakes_twice = self.raises and self.closing is not Closing.ONE_ROUND
        return {
            "bet": "fixed" if self.most_bet == self.least_bet else "free",
            "passing": "loses" if stakes_twice or self.fee else "free",
            "holding": self.answers is not Answers.OVERBID,
            "outbid": self.answers is Answers.HOLD_OR_RAISE and self.closing is Closing.ONE_ROUND,
            "leads": getattr(beside.get("play"), "leader", None) == "vying-winner",
            "kept": won_by_going_out(beside).isdisjoint(self.pools),
        }

    def bind(self, at: Place) -> Step:
        """The vying, from the first word to the payment."""
        count, after = at.seats.count, at.seats.after
        pools = tuple(at.accounts[name] for name in self.pools)
        bank = pools[0]
        anybody, dealer_first = self.entry is Entry.ANYTHING, self.first is Speaker.DEALER
        one_round = self.closing is Closing.ONE_ROUND
        reopens = self.asks_again
        last_betters, fee = self.closing is Closing.LAST_HOLDER, self.fee
        strength, question = strength_of(at.rules, self.ranking, self.lone), self.question(at)
        least_set = strength.least_set
        enter = self.entering(at, least_set)
        slot, entry, answers = at.slot, at.setting("entry"), at.setting("answers")

        def vie(t: Table) -> Phase:
            balances = t.ledger.balances
            best = strength.of(t.hands, t.trump)
            staked = t.public["staked"] = [0] * count
            still_in = t.public["still_in"] = [True] * count
            players, level, highest, again, holder, betters = count, 0, -1, False, -1, last_betters
            seat = last = t.dealer if dealer_first else t.forehand
            if fee:
                yield from enter(t, seat, still_in, best)
                players = sum(still_in)
            while players > 1 or not (level or fee) or one_round:
                if still_in[seat]:
                    purse = staked[seat] + balances[seat]
                    answer = yield question(seat, level, purse, anybody or best[seat] >= least_set, again)

                    if answer == level:
                        t.tell("held", seat, answers, level)
                        holder = seat
                        if level > staked[seat]:
                            t.pay(seat, bank, level - staked[seat], answers)
                            staked[seat] = level
                    elif answer == PASS and fee and not level:
                        t.tell("waited", seat, slot)
                    elif answer == PASS:
                        t.tell("passed", seat, slot)
                        still_in[seat] = False
                        players -= 1
                    else:
                        t.tell("raised" if level else "opened", seat, answers if level else entry, answer)
                        t.pay(seat, bank, answer - staked[seat], answers if level else entry)
                        staked[seat] = level = answer
                        highest, again = seat, False
                        if not one_round:
                            last = seat
                seat = after[seat]
                if seat == last:  # everybody has spoken, or has answered the last raise
                    if again or not level or not (reopens or (betters and holder >= 0)):
                        break
                    again = True
                    if betters:  # whoever held last may raise, and nobody after him
                        seat, last, betters = holder, after[holder], False
            stayers = [s for s in t.order() if (level or fee) and still_in[s] and staked[s] == level]
            settle(t, stayers, highest, best)

        settle = showdown(self, at, pools, strength)
        return vie

    def entering(self, at: Place, least_set: int) -> Callable[[Table, int, list[bool], list[int]], Phase]:
        """The round in which everybody pays the fee or stays out; whoever may not bet or cannot pay stays out."""
        round_from, fee, bank, rule = at.seats.round_from, self.fee, at.accounts[self.pools[0]], at.setting("fee")
        anybody, slot = self.entry is Entry.ANYTHING, at.slot

        def enter(t: Table, first: int, still_in: list[bool], best: list[int]) -> Phase:
            t.public["entered"] = still_in
            for seat in round_from[first]:
                able = t.chips(seat) >= fee and (anybody or best[seat] >= least_set)
                answer = yield Decision(seat, "vying.enter", (PASS, fee) if able else (PASS,), rule)
                if answer == PASS:
                    still_in[seat] = False
                    t.tell("passed", seat, slot)
                else:
                    t.tell("entered", seat, rule, fee)
                    t.pay(seat, bank, fee, rule)

        return enter

    def question(self, at: Place) -> Callable[[int, int, int, bool, bool], Decision]:
        """What a player is asked in his turn, from his seat, the stake to meet, his purse with what he has staked,
        whether he may stake at all, and whether it is asked once more since all stakes are level.
        """
        may_hold, may_raise = self.answers is not Answers.OVERBID, self.answers is not Answers.HOLD
        least_bet, most_bet, least_raise, raises = self.least_bet, self.most_bet, self.least_raise, self.raises
        entry, answers, closing = at.setting("entry"), at.setting("answers"), at.setting("closing")

        @lru_cache(maxsize=4096)  # the same few come up in every hand
        def question(seat: int, level: int, purse: int, may_stake: bool, again: bool) -> Decision:
            menu: list[Option] = [] if again else [PASS]
            if may_stake:
                low, high = level + least_raise if level else least_bet, purse
                if not level and isinstance(most_bet, int):
                    high = min(purse, most_bet)
                if level and may_hold and purse >= level:
                    menu.append(level)
                if (may_raise or not level or (again and raises)) and high >= low:
                    menu.append(Range(low, high))
            if not level:
                return Decision(seat, "vying.open", tuple(menu), entry)
            if again:
                return Decision(seat, "vying.again", tuple(menu), closing)
            return Decision(seat, "vying.answer" if may_hold else "vying.overbid", tuple(menu), answers)

        return question
