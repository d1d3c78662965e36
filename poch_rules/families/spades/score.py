"""The score: a pure function of bids, tricks and the bags from before; and the rules that end a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, NamedTuple

from annotated_types import Ge, Le, Lt

from poch_rules.core.match import Ending, MatchRule
from poch_rules.core.rules import LARGEST, Place, Rule, Scale, Step, param, parameters
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.spades.bidding import DOUBLE_NIL, NO_DOUBLE_NIL, nobody_bids_double_nil

Points = Annotated[int, Ge(0), Le(LARGEST)]
#: What a partnership can bring along: points of a long match, and the bags that remain below the largest limit.
MOST_POINTS, MOST_BAGS = 1_000 * LARGEST, 99


class NilTricks(StrEnum):
    """What the tricks of a failed nil do."""

    BAGS = "bags"
    HELP_PARTNER = "help-partner"


class FailedBags(StrEnum):
    """Whether tricks of a failed nil are bags when the contract has failed too."""

    COUNT = "count"
    IGNORED = "ignored"


class Counting(StrEnum):
    """That bags are not counted from hand to hand."""

    NONE = "none"


class Line(NamedTuple):
    """One line of a side's score: the setting that gives it, its points, and how many bags come with it."""

    parameter: str
    points: int
    bags: int = 0


@dataclass(frozen=True)
class Contracts(Rule):
    """A partnership that wins the tricks it bid scores them; further tricks are bags, and too many bags cost points."""

    trick: Points = param(10, says="points for each trick bid, won if the contract is made and lost if it fails")
    bag: Points = param(1, says="points for each bag")
    nil: Points = param(100, says="points for a nil, won if it is made and lost if it fails")
    double_nil: Points = param(200, says="points for a double nil, won if it is made and lost if it fails")
    nil_tricks: NilTricks = param(NilTricks.BAGS, says="what the tricks of a failed nil do")
    failed_bags: FailedBags = param(FailedBags.COUNT, says="whether they are bags where the contract fails too")
    bag_limit: Counting | Annotated[int, Ge(1), Le(MOST_BAGS + 1)] = param(
        10, says="how many bags bring a penalty, if they are counted"
    )
    bag_penalty: Points = param(100, says="points that so many bags cost")

    def idle(self, beside: Mapping[str, Rule]) -> Mapping[str, str]:
        """What a double nil scores, where nobody may bid it."""
        return {"double_nil": NO_DOUBLE_NIL} if nobody_bids_double_nil(beside) else {}

    def contract(self, bids: Sequence[int], tricks: Sequence[int]) -> tuple[int, int]:
        """How many tricks the partners bid, and how many they won towards them; arguments as for `lines`."""
        helps = self.nil_tricks is NilTricks.HELP_PARTNER
        won = sum(taken for bid, taken in zip(bids, tricks, strict=True) if bid > 0 or helps)
        return sum(bid for bid in bids if bid > 0), won

    def lines(self, bids: Sequence[int], tricks: Sequence[int], bags: int) -> list[Line]:
        """The score of one side, line by line.

        bids    the bids of its players (1–13, 0 nil, `DOUBLE_NIL`)
        tricks  the tricks that each of them won
        bags    its bags before the hand

        >>> Contracts().lines([4, 3], [4, 4], 0)
        [Line(parameter='trick', points=70, bags=0), Line(parameter='bag', points=1, bags=1)]
        """
        lines: list[Line] = []
        limit = self.bag_limit if isinstance(self.bag_limit, int) else 0
        contract, won = self.contract(bids, tricks)
        stray = sum(tricks) - won
        for bid, taken in zip(bids, tricks, strict=True):
            if bid <= 0:
                parameter = "double_nil" if bid == DOUBLE_NIL else "nil"
                worth = self.double_nil if bid == DOUBLE_NIL else self.nil
                lines.append(Line(parameter, -worth if taken else worth))
        over = 0
        if contract:
            made = won >= contract
            lines.append(Line("trick", self.trick * contract if made else -self.trick * contract))
            over = won - contract if made else 0
            if not made and self.failed_bags is FailedBags.IGNORED:
                stray = 0
        else:
            over = won
        for parameter, new in (("bag", over), ("nil_tricks", stray)):
            if new and (self.bag or limit):
                lines.append(Line(parameter, self.bag * new, new if limit else 0))
        if limit:
            penalties = (bags + over + stray) // limit - bags // limit
            lines += [Line("bag_limit", -self.bag_penalty, -limit)] * penalties
        return lines

    def scale(self) -> Scale:
        """What earns and costs how many points."""
        both = [(name, (getattr(self, name), -getattr(self, name))) for name in ("trick", "nil", "double_nil")]
        penalty = [("bag_penalty", (None, -self.bag_penalty))] if isinstance(self.bag_limit, int) else []
        return Scale(("earns", "costs"), (*both, ("bag", (self.bag, None)), *penalty))

    def bind(self, at: Place) -> Step:
        """The scoring of a hand: entries between the partnerships and the bank."""
        seats, bank = at.seats, at.accounts["bank"]
        scores = [at.accounts[f"score.{side}"] for side in range(seats.sides)]
        counts = [at.accounts[f"bags.{side}"] for side in range(seats.sides)]
        members = [[s for s in range(seats.count) if seats.side(s) == side] for side in range(seats.sides)]
        settings = {parameter: at.setting(parameter) for parameter in parameters(self)}

        def score(t: Table) -> None:
            bids, tricks = t.public["bids"], t.public["tricks"]
            for side, players in enumerate(members):
                own = [bids[s] for s in players], [tricks[s] for s in players]
                for line in self.lines(*own, t.chips(counts[side])):
                    enter(t, scores[side], line.points, bank)
                    enter(t, counts[side], line.bags, bank)
                    t.tell("scored", players[0], settings[line.parameter], players[-1], line.points, line.bags)

        return score


def enter(t: Table, account: int, points: int, bank: int) -> None:
    """Points from the bank, or back to it."""
    if points >= 0:
        t.ledger.move(bank, account, points)
    else:
        t.ledger.move(account, bank, -points)


class Floor(StrEnum):
    """That no score, however low, ends a match."""

    NONE = "none"


@dataclass(frozen=True)
class ToTarget(MatchRule):
    """The first partnership at the target wins; if both are there, the higher; level, another hand is played."""

    target: Annotated[int, Ge(1), Le(LARGEST)] = param(500, says="the points that win the match")
    floor: Floor | Annotated[int, Ge(-LARGEST), Lt(0)] = param(
        Floor.NONE, says="the points at which a partnership has lost, if it can lose so"
    )

    def ending(self, plan: Plan, balances: Sequence[int], dealer: int, hands: int = 0) -> Ending | None:
        """The end of the match, once a partnership is at the target (or at the floor) and the two are not level."""
        sides = range(plan.seats.sides)
        scores = [balances[plan.account(f"score.{side}")] for side in sides]
        there = [side for side in sides if scores[side] >= self.target]
        fallen = [side for side in sides if isinstance(self.floor, int) and scores[side] <= self.floor]
        if not (there or fallen) or scores.count(max(scores)) > 1:
            return None
        best = scores.index(max(scores))
        seats = range(plan.players)
        winners = tuple(s for s in seats if plan.seats.side(s) == best)
        kind = "target" if there else "floor"
        return Ending(kind, winners[0] if there else fallen[0], tuple(seats), winners)
