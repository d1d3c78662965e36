"""What stands on the table before the deal: the seating, the purses, and the board with its pools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.cards import RANK_OF, SUIT_OF, Rank
from poch_rules.core.events import Reason
from poch_rules.core.rules import LARGEST, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import CannotBePlayed, Plan

Chips = Annotated[int, Ge(1), Le(LARGEST)]


class Direction(StrEnum):
    """Which way dealing, vying and play go round."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    LOT = "lot"
    FIRST_ACE = "first-ace"
    FIRST_KNAVE = "first-knave"


@dataclass(frozen=True)
class Seating(Rule):
    """How the players sit: which way the game goes round, and who deals first."""

    direction: Direction = param(Direction.CLOCKWISE, says="which way dealing, vying and play go round")
    first_dealer: FirstDealer = param(FirstDealer.LOT, says="how the first dealer is found")

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether players vie and shed, so that it can be said what goes round."""
        vies = any(slot.partition(".")[0] == "vying" for slot in beside)
        return {"turns": "all" if not beside or (vies and "play" in beside) else "vying" if vies else "play"}

    def draw(self, pack: Sequence[int], players: int) -> int:
        """The first dealer, found with a shuffled pack from which everybody draws in turn, the first seat first.

        By lot, everybody draws one card and the highest deals (of one rank: spades, hearts, diamonds, clubs).
        """
        first = {FirstDealer.FIRST_ACE: Rank.ACE, FirstDealer.FIRST_KNAVE: Rank.JACK}.get(self.first_dealer)
        if first is not None:
            return next(i for i, card in enumerate(pack) if RANK_OF[card] == first.index) % players
        return max(range(players), key=lambda seat: (RANK_OF[pack[seat]], SUIT_OF[pack[seat]]))


@dataclass(frozen=True)
class Purse(Rule):
    """Everybody starts the match with the same number of chips."""

    chips: Chips = param(60, says="how many chips each player starts with")

    def each(self, players: int) -> int:
        """What one player starts with."""
        return self.chips


@dataclass(frozen=True)
class SharedSupply(Rule):
    """The players share out a supply of chips equally; what does not divide is left in the box."""

    chips: Chips = param(300, says="how many chips there are to share out")

    def each(self, players: int) -> int:
        """What one player starts with."""
        return self.chips // players


def pools_of(further: Sequence[str], beside: Mapping[str, Rule]) -> list[str]:
    """All pools of a board: one for every slot under ``meld``, then its further pools."""
    return [*(slot.removeprefix("meld.") for slot in beside if slot.startswith("meld.")), *further]


def won_by_going_out(beside: Mapping[str, Rule]) -> frozenset[str]:
    """The pools that are won by going out, where cards are shed."""
    return frozenset(getattr(beside.get("settle"), "pools", ()) if "play" in beside else ())


def sweeps(further: Sequence[str], beside: Mapping[str, Rule]) -> bool:
    """Whether going out wins everything that is left on the board, so that no pool is kept for the next deal."""
    pools = pools_of(further, beside)  # none on a board of another family
    return bool(pools) and won_by_going_out(beside).issuperset(pools)


class Payer(StrEnum):
    """Who dresses the board."""

    EVERYBODY = "everybody"
    DEALER = "dealer"


@dataclass(frozen=True)
class Dressed(Rule):
    """A board that is dressed before the deal."""

    def due(self, plan: Plan, dealer: int) -> list[int]:
        """What every seat has to pay when that seat deals."""
        raise NotImplementedError


def cannot_dress(seat: int, chips: int, cost: int) -> CannotBePlayed:
    """What keeps a hand from beginning: somebody has fewer chips than dressing the board costs him."""
    return CannotBePlayed(
        f"{{{seat}}} has {chips} chips and dressing the board costs {cost}",
        Reason("reason-purse", {"player": seat, "chips": chips, "cost": cost}),
    )


@dataclass(frozen=True)
class Board(Dressed):
    """The staking board: a pool for every meld and the further pools, and how they are dressed before the deal."""

    further: tuple[str, ...] = param(("poch", "centre"), says="the pools beside those that are won by melding")
    undressed: tuple[str, ...] = param((), says="the pools that nobody pays into before the deal")
    stake: Chips = param(1, says="how many chips go into each dressed pool")
    payer: Payer = param(Payer.EVERYBODY, says="who pays them")

    def dressed(self, beside: Mapping[str, Rule]) -> bool:
        """Whether anything is paid into any pool before the deal."""
        return not beside or not set(pools_of(self.further, beside)) <= set(self.undressed)

    def idle(self, beside: Mapping[str, Rule]) -> Mapping[str, str]:
        """What a pool costs and who pays, where no pool is dressed."""
        return {} if self.dressed(beside) else dict.fromkeys(("stake", "payer"), "no pool is dressed")

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether any pool is dressed, and whether anything in them is left for the next deal."""
        return {"dressed": self.dressed(beside), "kept": not sweeps(self.further, beside)}

    def bind(self, at: Place) -> Step:
        """The dressing of the board."""
        pools = tuple(number for name, number in at.accounts.items() if name not in self.undressed)
        stake, everybody, rule = self.stake, self.payer is Payer.EVERYBODY, at.setting("stake")
        cost = stake * len(pools)

        def dress(t: Table) -> None:
            payers, balances = t.order() if everybody else (t.dealer,), t.ledger.balances
            for seat in payers:
                if balances[seat] < cost:
                    raise cannot_dress(seat, balances[seat], cost)
            t.pay_each(payers, pools, stake, "dressed", rule)

        return dress

    def due(self, plan: Plan, dealer: int) -> list[int]:
        """The same from everybody, or all from the dealer."""
        cost = self.cost(len(plan.accounts))
        return [cost if self.payer is Payer.EVERYBODY or seat == dealer else 0 for seat in range(plan.players)]

    def cost(self, pools: int) -> int:
        """What dressing a board with that many pools costs one payer."""
        return self.stake * (pools - len(self.undressed))
