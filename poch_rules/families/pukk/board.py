"""A board whose pools belong to the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from annotated_types import MinLen

from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.board import Chips, Dressed, cannot_dress, sweeps


@dataclass(frozen=True)
class OwnedBoard(Dressed):
    """Each pool of a meld belongs to a player, who puts as many chips into it as there are players."""

    further: Annotated[tuple[str, ...], MinLen(1)] = param(("pukk",), says="the pools that belong to nobody")
    stake: Chips = param(1, says="how many chips everybody puts into each of those")

    def shares(self, players: int, melds: int) -> list[tuple[range, range, int]]:
        """Who pays: seats, the places of the pools they pay into, and how much into each.

        Owners dress their own pools, the first seat the first.  A pool too many is dressed by all together, one chip
        each; a player too many dresses the pools of nobody for everybody.

        >>> OwnedBoard().shares(7, 6)[-1]
        (range(6, 7), range(6, 7), 7)
        """
        own = [(range(seat, seat + 1), range(seat, seat + 1), players) for seat in range(min(players, melds))]
        rest = range(melds, melds + len(self.further))
        if players > melds:
            return [*own, (range(melds, players), rest, players * self.stake)]
        common = [(range(players), range(players, melds), 1)] if melds > players else []
        return [*own, *common, (range(players), rest, self.stake)]

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether anything in the pools is left for the next deal."""
        return {"kept": not sweeps(self.further, beside)}

    def bind(self, at: Place) -> Step:
        """The dressing of the board."""
        count, pools = at.seats.count, tuple(at.accounts.values())
        shares = self.shares(count, len(pools) - len(self.further))
        costs, rule = self._costs(count, len(pools)), at.setting("stake")

        def dress(t: Table) -> None:
            for seat in t.order():
                chips = t.chips(seat)
                if chips < costs[seat]:
                    raise cannot_dress(seat, chips, costs[seat])
            for seats, places, each in shares:
                payers, into = [s for s in t.order() if s in seats], tuple(pools[p] for p in places)
                t.pay_each(payers, into, each, "dressed", rule)

        return dress

    def due(self, plan: Plan, dealer: int) -> list[int]:
        """What each seat pays, whoever deals."""
        return self._costs(plan.players, len(plan.accounts))

    def _costs(self, players: int, pools: int) -> list[int]:
        shares: Sequence[tuple[range, range, int]] = self.shares(players, pools - len(self.further))
        return [sum(each * len(places) for seats, places, each in shares if seat in seats) for seat in range(players)]
