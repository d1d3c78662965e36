"""The end of a hand and of a match: who pays whom, and when no further hand is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.match import Ending, MatchRule
from poch_rules.core.rules import LARGEST, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.board import Board, Payer, Seating


@dataclass(frozen=True)
class PerCard(Rule):
    """Whoever goes out is paid for the cards that the others still hold."""

    chips: Annotated[int, Ge(0), Le(LARGEST)] = param(
        1, says="how many chips each other player pays for a card he still holds"
    )
    pools: tuple[str, ...] = param(("centre",), says="the pools that going out wins")

    def bind(self, at: Place) -> Step:
        """The payments to the player who went out, from his left; nobody pays what he does not have."""
        each, pools = self.chips, tuple(at.accounts[name] for name in self.pools)
        chips, wins, round_from = at.setting("chips"), at.setting("pools"), at.seats.round_from

        def settle(t: Table) -> None:
            winner, hands, balances = t.roles["out"], t.hands, t.ledger.balances
            for seat in round_from[winner][1:]:
                t.give(seat, winner, min(each * len(hands[seat]), balances[seat]), chips)
            for pool in pools:
                t.collect(pool, winner, wins)

        return settle


class Counted(StrEnum):
    """Whose chips are counted in the end."""

    EVERYBODY = "everybody"
    SOLVENT = "solvent"


@dataclass(frozen=True)
class UntilUndressed(MatchRule):
    """The match lasts until somebody who should dress the board cannot; then the most chips win."""

    counted: Counted = param(Counted.EVERYBODY, says="whose chips are counted in the end")

    def first_dealer(self, plan: Plan, pack: Sequence[int]) -> int:
        """Who deals first, as the variant has it drawn."""
        seating = plan.rules["seating"]
        assert isinstance(seating, Seating)
        return seating.draw(pack, plan.players)

    def ending(self, plan: Plan, balances: Sequence[int], dealer: int) -> Ending | None:
        """The end of the match before a deal that somebody cannot dress; equal purses share the win."""
        board = plan.rules["board"]
        assert isinstance(board, Board)
        cost = board.cost(len(plan.accounts))
        seats = range(plan.players)
        payers = seats if board.payer is Payer.EVERYBODY else (dealer,)
        short = [seat for seat in payers if balances[seat] < cost]
        if not short:
            return None
        counted = tuple(s for s in seats if self.counted is Counted.EVERYBODY or s not in short)
        most = max((balances[seat] for seat in counted), default=0)
        return Ending("undressed", short[0], counted, tuple(s for s in counted if balances[s] == most))
