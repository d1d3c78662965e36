"""Melding: who takes the pools of the cards.

Each rule stands in a slot ``meld.NAME`` and says who takes the pool of that name.  Awards are automatic; a pool is won
at most once a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import takewhile
from typing import Annotated, NamedTuple

from annotated_types import Ge, Le, MinLen

from poch_rules.core.cards import SUIT_SIZE, Rank
from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import NOBODY, Table


class Claim(NamedTuple):
    """What can be won by melding: the pool, the setting that gives it, and who has the cards for it.

    `holder` finds his seat (a negative number where it is nobody), and `shows` the cards that he must show, if any.
    """

    pool: int
    rule: str
    holder: Callable[[Table], int]
    shows: Callable[[Table, int], tuple[int, ...]] | None = None


@dataclass(frozen=True)
class Meld(Rule):
    """A rule that says who takes a pool for the cards he was dealt."""

    def claim(self, at: Place) -> Claim:
        """The claim to the pool that the slot is named for."""
        raise NotImplementedError

    def bind(self, at: Place) -> Step:
        """The award of this pool alone, where the order of phases names its slot."""
        return awards([self.claim(at)])


def melding(rules: Sequence[tuple[Rule, Place]]) -> Step:
    """The awards of several pools in one phase."""
    return awards([rule.claim(at) for rule, at in rules if isinstance(rule, Meld)])


def awards(claims: Sequence[Claim]) -> Step:
    """Pools go seat by seat from forehand, those of one seat in their order; a pool that nobody can claim stays."""

    def award(t: Table) -> None:
        won: list[list[Claim]] = [[] for _ in t.hands]
        unclaimed: list[Claim] = []
        for claim in claims:
            seat = claim.holder(t)
            (won[seat] if seat >= 0 else unclaimed).append(claim)
        for seat in t.order():
            for pool, rule, _, shows in won[seat]:
                if shows and t.chips(pool):
                    t.show(seat, shows(t, seat), rule)
                t.collect(pool, seat, rule)
        for claim in unclaimed:
            t.stay(claim.pool, claim.rule)

    return award


@dataclass(frozen=True)
class TrumpCard(Meld):
    """Whoever holds this card of trumps takes the pool."""

    rank: Rank = param(says="the rank of the trump that takes the pool")

    def claim(self, at: Place) -> Claim:
        """The claim of one pool by a card of trumps."""
        return Claim(at.accounts[at.name], at.setting("rank"), holder_of_trump(self.rank))

    def wins_with(self, card: int, trump: int) -> bool:
        """Whether this card alone takes the pool, with that suit of trumps."""
        return card == SUIT_SIZE * trump + self.rank.index


@dataclass(frozen=True)
class TrumpCards(Meld):
    """Whoever holds all these cards of trumps in one hand takes the pool."""

    ranks: Annotated[tuple[Rank, ...], MinLen(2)] = param(says="the ranks of the trumps that must be held together")

    def claim(self, at: Place) -> Claim:
        """The claim of one pool by several cards of trumps."""
        return Claim(at.accounts[at.name], at.setting("ranks"), holder_of_trumps(self.ranks))


def holder_of_trump(rank: Rank) -> Callable[[Table], int]:
    """Who holds the trump of this rank."""
    place = rank.index
    return lambda t: t.holder[SUIT_SIZE * t.trump + place]


def holder_of_trumps(ranks: tuple[Rank, ...]) -> Callable[[Table], int]:
    """Who holds all the trumps of these ranks."""
    first, *others = (rank.index for rank in ranks)

    def find(t: Table) -> int:
        holder, lowest = t.holder, SUIT_SIZE * t.trump
        seat = holder[lowest + first]
        for rank in others:
            if holder[lowest + rank] != seat:
                return NOBODY
        return seat

    return find


class Comparison(StrEnum):
    """What makes one run better than another."""

    LENGTH = "length"
    TOP = "top"
    TRUMP = "trump"
    DEALING_ORDER = "dealing-order"


@dataclass(frozen=True)
class BestRun(Meld):
    """The best run of cards in one suit takes the pool."""

    least: Annotated[int, Ge(2), Le(13)] = param(3, says="how many cards a run must have at least")
    compare: Annotated[tuple[Comparison, ...], MinLen(1)] = param(
        (Comparison.LENGTH, Comparison.TOP, Comparison.TRUMP, Comparison.DEALING_ORDER),
        says="what decides between runs, the first difference deciding",
    )
    most: Annotated[int, Ge(0), Le(13)] = param(
        0, says="how many cards of a run count at the most, the highest; 0 where no number is set"
    )

    def measures(self) -> list[Comparison]:
        """What is measured before the dealing order decides, which leaves nothing to decide."""
        return list(takewhile(lambda by: by is not Comparison.DEALING_ORDER, self.compare))

    def as_played(self, beside: Mapping[str, Rule]) -> Rule:
        """Nothing is compared after the dealing order."""
        return replace(self, compare=self.compare[: len(self.measures()) + 1])

    def counted(self, hand: Sequence[int], up: tuple[int, ...]) -> list[list[int]]:
        """The runs of a sorted hand that are long enough, each as far as it counts."""
        return [run[-self.most :] for run in runs(hand, up) if len(run) >= self.least]

    def claim(self, at: Place) -> Claim:
        """The comparison of everybody's best run."""
        up, measures = at.pack.up, self.measures()

        def best(t: Table, seats: Sequence[int]) -> tuple[int, tuple[int, ...]]:
            best: list[int] = []
            winner = NOBODY
            cards: tuple[int, ...] = ()
            for seat in seats:
                for run in self.counted(t.hands[seat], up):
                    measured = [measure(run, t.trump, by) for by in measures]
                    if winner < 0 or measured > best:  # equal runs: first in dealing order
                        best, winner, cards = measured, seat, tuple(run)
            return winner, cards

        return Claim(
            at.accounts[at.name],
            at.setting("compare"),
            lambda t: best(t, t.order())[0],
            lambda t, seat: best(t, (seat,))[1],
        )


def measure(run: Sequence[int], trump: int, by: Comparison) -> int:
    """How good a run is in one respect: its length, its highest rank, or whether it is in trumps."""
    if by is Comparison.LENGTH:
        return len(run)
    return run[-1] % SUIT_SIZE if by is Comparison.TOP else int(run[-1] // SUIT_SIZE == trump)


def runs(hand: Sequence[int], up: tuple[int, ...]) -> list[list[int]]:
    """The longest runs of a sorted hand: cards of one suit, each the next rank of the pack above the last.

    >>> from poch_rules.core.pack import Pack
    >>> runs([5, 6, 8, 9, 10], Pack.of(32).up)
    [[5, 6], [8, 9, 10]]
    """
    found: list[list[int]] = []
    for card in hand:
        if found and up[found[-1][-1]] == card:
            found[-1].append(card)
        else:
            found.append([card])
    return found
