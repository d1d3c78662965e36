"""The end of a hand and of a match: who pays whom, and when no further hand is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Protocol, runtime_checkable

from annotated_types import Ge, Le

from poch_rules.core.match import Ending, MatchRule
from poch_rules.core.rules import LARGEST, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.board import Chips, Dressed, Seating, sweeps
from poch_rules.families.poch.points import POINTS


@runtime_checkable
class TakesPools(Protocol):
    """A rule by which who has no cards left takes pools, whatever else they can be won by."""

    def takes(self, pools: Sequence[str]) -> Sequence[str]:
        """The pools that are taken, of all that there are."""


@dataclass(frozen=True)
class PerCard(Rule):
    """Whoever goes out is paid for the cards that the others still hold."""

    chips: Annotated[int, Ge(0), Le(LARGEST)] = param(
        1, says="how many chips each other player pays for a card he still holds"
    )
    pools: tuple[str, ...] = param(("centre",), says="the pools that going out wins")

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether going out wins all pools."""
        return {"sweeps": swept(beside)}

    def bind(self, at: Place) -> Step:
        """The payments to the player who went out, from his left; nobody pays what he does not have."""
        each, pools = self.chips, tuple(at.accounts[name] for name in self.pools)
        chips, wins = at.setting("chips"), at.setting("pools")

        def settle(t: Table) -> None:
            winner, hands = t.roles["out"], t.hands
            for seat in paying(t, winner):
                t.give_at_most(seat, winner, each * len(hands[seat]), chips)
            for pool in pools:
                t.collect(pool, winner, wins)

        return settle

    def takes(self, pools: Sequence[str]) -> Sequence[str]:
        """The pools that going out wins."""
        return self.pools


def swept(beside: Mapping[str, Rule]) -> bool:
    """Whether going out wins everything that is left on the board."""
    return sweeps(getattr(beside.get("board"), "further", ()), beside)


def paying(t: Table, winner: int) -> list[int]:
    """Everybody else from the left of the one who went out, but for a player who is excused."""
    excused = t.roles.get("excused", -1)
    return [seat for seat in t.seats.round_from[winner][1:] if seat != excused]


class Payee(StrEnum):
    """Whom the players with cards left pay."""

    WINNER = "winner"
    EVERYBODY = "everybody"


@dataclass(frozen=True)
class PerPoint(Rule):
    """Whoever has cards left pays for their points."""

    chips: Chips = param(1, says="how many chips are paid for a point of the cards left in a hand")
    to: Payee = param(Payee.WINNER, says="whom they are paid to")
    pools: tuple[str, ...] = param((), says="the pools that going out wins")

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether going out wins all pools."""
        return {"sweeps": swept(beside)}

    def bind(self, at: Place) -> Step:
        """The payments, player by player from the left of the one who went out; nobody pays what he does not have."""
        each, pools = self.chips, tuple(at.accounts[name] for name in self.pools)
        chips, to, wins, round_from = at.setting("chips"), at.setting("to"), at.setting("pools"), at.seats.round_from
        winner_alone = self.to is Payee.WINNER

        def settle(t: Table) -> None:
            winner, hands = t.roles["out"], t.hands
            for seat in paying(t, winner):
                due = each * sum(POINTS[card] for card in hands[seat])
                for payee in (winner,) if winner_alone else round_from[winner]:
                    if payee != seat:
                        t.give_at_most(seat, payee, due, chips if payee == winner else to)
            for pool in pools:
                t.collect(pool, winner, wins)

        return settle

    def takes(self, pools: Sequence[str]) -> Sequence[str]:
        """The pools that going out wins."""
        return self.pools


class Counted(StrEnum):
    """Whose chips are counted in the end."""

    EVERYBODY = "everybody"
    SOLVENT = "solvent"


@dataclass(frozen=True)
class UntilUndressed(MatchRule):
    """The match lasts until somebody who should dress the board cannot; then the most chips win."""

    counted: Counted = param(Counted.EVERYBODY, says="whose chips are counted in the end")
    rounds: Annotated[int, Ge(0), Le(LARGEST)] = param(
        0, says="how many times everybody deals at the most; 0 where no number is set"
    )

    def first_dealer(self, plan: Plan, pack: Sequence[int]) -> int:
        """Who deals first, as the variant has it drawn."""
        seating = plan.rules["seating"]
        assert isinstance(seating, Seating)
        return seating.draw(pack, plan.players)

    def ending(self, plan: Plan, balances: Sequence[int], dealer: int, hands: int = 0) -> Ending | None:
        """The end of the match once all deals are done, or before one that somebody cannot dress."""
        seats = range(plan.players)
        if self.rounds and hands >= self.rounds * plan.players:
            return ending("dealt", dealer, tuple(seats), balances)
        board = plan.rules["board"]
        assert isinstance(board, Dressed)
        due = board.due(plan, dealer)
        short = [seat for seat in seats if balances[seat] < due[seat]]
        if not short:
            return None
        counted = tuple(s for s in seats if self.counted is Counted.EVERYBODY or s not in short)
        return ending("undressed", short[0], counted, balances)


def ending(kind: str, seat: int, counted: tuple[int, ...], balances: Sequence[int]) -> Ending:
    """The end of a match: of those who are counted the most chips win, and equal purses share the win."""
    most = max((balances[s] for s in counted), default=0)
    return Ending(kind, seat, counted, tuple(s for s in counted if balances[s] == most))
