"""A variant: an order of phases and a rule for every slot; and its plan for a number of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from poch_rules.core.events import Reason
from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.rules import Place, Rule, Step, Watcher
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table

if TYPE_CHECKING:
    from poch_rules.core.family import Family


class Players(NamedTuple):
    """How many may play: at least, at most, and usually."""

    least: int
    most: int
    usual: int

    def numbers(self) -> range:
        """Every allowed number."""
        return range(self.least, self.most + 1)


#: Where a message names a seat.
_SEAT = re.compile(r"\{(\d+)\}")


class CannotBePlayed(ValueError):
    """These players, purses or cards do not fit the variant.

    The message may name seats as ``{0}``, ``{1}``, which are called by their numbers unless it is `said_to` players;
    `reason` says the same in every language, where it is given.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.message, self.reason = message, reason

    def __str__(self) -> str:
        return _SEAT.sub(r"seat \1", self.message)

    def said_to(self, names: Sequence[str]) -> str:
        """The message with the players' names, by seat."""
        return _SEAT.sub(lambda seat: names[int(seat[1])], self.message)


@dataclass(frozen=True)
class Variant:
    """The rules of one variant, ready to be planned for a number of players.

    `rules[n]` maps every slot to its rule for `n` players; most variants have the same for every number.
    `order` names the phases: a slot, or a prefix that stands for all slots under it (``claim`` for ``claim.ace``).
    """

    id: str
    family: Family
    players: Players
    order: tuple[str, ...]
    rules: Mapping[int, Mapping[str, Rule]]
    _plans: dict[int, Plan] = field(init=False, default_factory=dict, repr=False, compare=False)

    def __repr__(self) -> str:
        return f"<variant {self.id}>"

    def plan(self, players: int) -> Plan:
        """The variant prepared for that many players.  Raises `CannotBePlayed` if it is not for so many."""
        if not isinstance(players, int):
            raise TypeError(f"the number of players is a whole number, not {players!r}")
        if players not in self.rules:
            low, high = self.players.least, self.players.most
            allowed = f"{low} to {high}" if low < high else str(low)
            raise CannotBePlayed(f"{self.id} is for {allowed} players, not {players}")
        if players not in self._plans:
            self._plans[players] = prepare(self, players)
        return self._plans[players]


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """The bound rule of a slot in its turn, or those of several slots that are played together.

    One that `deals` gives way to recorded hands.
    """

    phase: str
    slots: tuple[str, ...]
    run: Step
    deals: bool


@dataclass(frozen=True)
class Plan:
    """A variant for a number of players: seats, pack, accounts by number, and the bound rules in their order.

    `watchers` are called after every event, in the order of the slots.
    """

    variant: Variant
    seats: Seats
    pack: Pack
    accounts: tuple[str, ...]
    debt: frozenset[int]
    steps: tuple[PlannedStep, ...]
    rules: Mapping[str, Rule]
    watchers: tuple[Watcher, ...] = ()

    def __repr__(self) -> str:
        return f"<plan of {self.variant.id} for {self.players} players>"

    @property
    def players(self) -> int:
        """The number of players it is for."""
        return self.seats.count

    @property
    def opening(self) -> tuple[int, ...]:
        """What every account holds before the first hand of a match: full purses, and nothing beside them."""
        purse = self.variant.family.purse(self.rules, self.players)
        return (purse,) * self.players + (0,) * len(self.accounts)

    def table(self, balances: Sequence[int], dealer: int) -> Table:
        """A table at which nothing has happened yet."""
        return Table(self.seats, self.pack, Ledger(balances, self.debt), dealer)

    def dealt_unshuffled(self, dealer: int) -> Table:
        """A table after the variant's own deal of a pack in order: what sizes it deals, and whether it makes trumps."""
        table = self.table(self.opening, dealer)
        table.stock = list(self.pack.cards)
        for step in self.steps:
            if step.deals:
                step.run(table)
        return table

    @cached_property
    def turns_trumps(self) -> bool:
        """Whether a card that is dealt or turned makes a suit trumps, so that recorded hands must say which."""
        fixed = any(rule.fixed_trump >= 0 for rule in self.rules.values())
        return not fixed and self.dealt_unshuffled(self.players - 1).trump >= 0

    def account(self, name: str) -> int:
        """The number of a named account (a pool, the bank).  Raises `KeyError` for one that does not exist."""
        return self.seats.count + self.accounts.index(name)


def slots_in_order(order: tuple[str, ...], slots: Mapping[str, object], family: Family) -> list[tuple[str, str]]:
    """Every phase of an order with each slot it plays: the slot of that name, else all slots under the name.

    A slot that the order names itself is not played again with its group.
    """
    pairs: list[tuple[str, str]] = []
    for phase in order:
        slot = family.phases.get(phase, phase)
        if slot in slots:
            pairs.append((phase, slot))
        else:
            under = [s for s in slots if s.startswith(slot + ".") and s not in order]
            pairs.extend((phase, s) for s in under)
    return pairs


def prepare(variant: Variant, players: int) -> Plan:
    """Bind every rule of the variant for that many players."""
    rules = variant.rules[players]
    family = variant.family
    seats, pack = family.seats(rules, players), family.pack(rules)
    names, debt = family.accounts(rules, seats)
    numbers = {name: players + i for i, name in enumerate(names)}
    places = {slot: Place(slot, seats, pack, numbers, rules) for slot in rules}
    steps = []
    for phase, pairs in groupby(slots_in_order(variant.order, rules, family), key=itemgetter(0)):
        slots = tuple(slot for _, slot in pairs)
        bound = [(rules[slot], places[slot]) for slot in slots]
        if phase in family.together:
            steps.append(PlannedStep(phase, slots, family.together[phase](bound), deals=False))
        else:
            for slot, (rule, place) in zip(slots, bound, strict=True):
                steps.append(PlannedStep(phase, (slot,), rule.bind(place), slot in family.deals))
    owing = frozenset(numbers[name] for name in debt)
    watchers = tuple(watcher for slot, rule in rules.items() if (watcher := rule.watch(places[slot])) is not None)
    return Plan(variant, seats, pack, tuple(names), owing, tuple(steps), rules, watchers)
