"""A match: hands with every account carried over and the deal passing on, until a rule ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from poch_rules.core.play import Hands, Play, check_balances, check_dealer
from poch_rules.core.rules import Rule
from poch_rules.core.variant import Plan


class Ending(NamedTuple):
    """Why a match is over, who is counted, and who won (several seats share the win)."""

    kind: str
    seat: int
    counted: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class MatchRule(Rule):
    """A rule that says, before every deal, whether the match is over."""

    def ending(self, plan: Plan, balances: Sequence[int], dealer: int, hands: int = 0) -> Ending | None:
        """How the match ends with these balances after so many hands, before that seat deals; nothing if he deals."""
        raise NotImplementedError

    def first_dealer(self, plan: Plan, pack: Sequence[int]) -> int:
        """Who deals first, when the cards of a shuffled pack are to decide it."""
        return plan.players - 1


class Match:
    """Hands one after another under one plan.

    `balances` is what every account holds between the hands, `dealer` whose deal is next, `ending` why no further
    hand is dealt (or nothing).  The last seat deals first, unless a `dealer` is named or a shuffled pack is there to
    be `drawn` from.

    Raises `TypeError` for a plan that is none, and `ValueError` where a seat or an account is missing or holds part
    of a chip.
    """

    def __init__(
        self,
        plan: Plan,
        *,
        dealer: int | None = None,
        drawn: Sequence[int] | None = None,
        balances: Sequence[int] | None = None,
    ) -> None:
        if not isinstance(plan, Plan):
            raise TypeError(
                f"a match is played under a plan, as a variant’s ‘plan(players)’ makes it, not under {plan!r}"
            )
        self.plan = plan
        rule = plan.rules["match"]
        assert isinstance(rule, MatchRule)
        self.rule = rule
        self.balances = list(plan.opening if balances is None else balances)
        check_balances(plan, self.balances)
        if dealer is None:
            dealer = plan.players - 1 if drawn is None else rule.first_dealer(plan, drawn)
        check_dealer(plan, dealer)
        self.dealer = dealer
        self.hands = 0

    @property
    def ending(self) -> Ending | None:
        """How the match ends before the next deal, if it does."""
        return self.rule.ending(self.plan, self.balances, self.dealer, self.hands)

    def deal(self, deal: Sequence[int] | Hands, *, log: bool = True, watch: bool = False) -> Play:
        """The next hand, at its first question."""
        return Play(self.plan, deal, dealer=self.dealer, balances=self.balances, log=log, watch=watch)

    def close(self, play: Play) -> None:
        """Carry over what the hand left, and pass the deal on.  Raises `ValueError` for a hand that is not over."""
        if play.asking is not None:
            raise ValueError("the hand is not over: somebody is asked a question")
        self.balances = list(play.table.ledger.balances)
        self.dealer = self.plan.seats.after[self.dealer]
        self.hands += 1
