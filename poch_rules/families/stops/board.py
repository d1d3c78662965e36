"""Dressing a board on which every pool has a stake of its own."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from poch_rules.core.rules import Place, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.board import Dressed, Payer, cannot_dress
from poch_rules.families.stops.pools import POOL, Pool


@dataclass(frozen=True)
class StakedBoard(Dressed):
    """A board with a stake of its own for every pool."""

    payer: Payer = param(Payer.EVERYBODY, says="who dresses the board")

    def bind(self, at: Place) -> Step:
        """The dressing of the board, pools of one stake together, in their order."""
        pools = [(slot.removeprefix(POOL), rule) for slot, rule in at.rules.items() if isinstance(rule, Pool)]
        stakes = [(rule.stake, at.accounts[name]) for name, rule in pools]
        groups = [(stake, tuple(pool for _, pool in each)) for stake, each in groupby(stakes, key=lambda one: one[0])]
        cost, everybody, rule = sum(stake for stake, _ in stakes), self.payer is Payer.EVERYBODY, at.setting("payer")

        def dress(t: Table) -> None:
            payers = t.order() if everybody else (t.dealer,)
            for seat in payers:
                chips = t.chips(seat)
                if chips < cost:
                    raise cannot_dress(seat, chips, cost)
            for stake, pools in groups:
                t.pay_each(payers, pools, stake, "dressed", rule)

        return dress

    def due(self, plan: Plan, dealer: int) -> list[int]:
        """The sum of all stakes from everybody, or from the dealer alone."""
        cost = sum(rule.stake for rule in plan.rules.values() if isinstance(rule, Pool))
        return [cost if self.payer is Payer.EVERYBODY or seat == dealer else 0 for seat in range(plan.players)]
