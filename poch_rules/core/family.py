"""A family of games: its slots and rules, and the few things that only it can know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from poch_rules.core.decisions import Decision
from poch_rules.core.events import KINDS, Event, Reason
from poch_rules.core.measure import NetTally, Tally
from poch_rules.core.pack import Pack
from poch_rules.core.rules import Place, Rule, Step
from poch_rules.core.seats import Seats

if TYPE_CHECKING:
    from poch_rules.core.invariants import Invariant
    from poch_rules.core.table import Table
    from poch_rules.core.variant import Plan
    from poch_rules.core.view import View

#: A player who answers questions from what he can see.
Policy: TypeAlias = "Callable[[View, Decision], int]"
Rules: TypeAlias = Mapping[str, Rule]


class Slot(NamedTuple):
    """A place in a variant of the family where exactly one module stands.

    A name that ends in ``.*`` stands for any number of slots under it.  `rules` names the rules that fit.
    """

    name: str
    rules: tuple[str, ...]
    required: bool
    says: str

    def matches(self, slot: str) -> bool:
        """Whether a dotted slot name is this slot (or one under it)."""
        if self.name.endswith(".*"):
            return slot.startswith(self.name[:-1]) and slot.count(".") == self.name.count(".")
        return slot == self.name


class Code(NamedTuple):
    """A kind of fault: a title, an explanation of a few sentences, and perhaps a line as it should be."""

    title: str
    about: str
    example: str = ""


class Fault(NamedTuple):
    """Something that rules get wrong together: at which setting, what, what would be right, and of which kind it is."""

    setting: str
    message: str
    help: str
    code: str


#: The code of a value that means nothing beside the others.
IN_VAIN = "P508"


class Shape(Enum):
    """How the pools of a game lie: each at a side of its own, in a ring, or as plates that belong to players."""

    SIDES = "sides"
    RING = "ring"
    PLATES = "plates"


def chips_and_pools(plan: Plan, table: Table, opening: Sequence[int]) -> dict[str, Any]:
    """The result of a hand that is played for chips: what everybody has and has gained, and what is left on the table.

    `opening` is what every account held before the hand.
    """
    count, balances = plan.players, table.ledger.balances
    return {
        "chips": balances[:count],
        "net": [have - had for have, had in zip(balances[:count], opening[:count], strict=True)],
        "pots": dict(zip(plan.accounts, balances[count:], strict=True)),
    }


@dataclass(frozen=True, eq=False)
class Family:
    """One family.  `name` is the first part of its variants' ids and the name of its wording file.

    deals       the slots whose phase deals, which a recorded hand stands in for
    pack        rules → pack
    accounts    rules, seats → names of the accounts after the players', and those that may go below zero
    purse       rules, players → what each player starts a match with (an int for everybody)
    automatic   the player that anybody can follow by hand: what he sees and the question → his answer
    read_answer decision, text → the answer that a record's text means (raises InvalidAnswer)
    write_answer decision, answer → the text that a record has for it

    What follows has a default.

    builds_on   the families (or wording files) whose messages, and modules if they have any, it shares; its own come
                before them, and later ones before earlier ones
    closes      the slots that settle a hand when its play is over
    phases      phase name → slot, where they differ
    after       slot or group of slots → the slots and groups that must have been played before it
    together    phase → how the rules of its slots make one step, where they do not simply follow one another
    seats       rules, players → seats, where not everybody plays alone and clockwise
    outcome     plan, table, balances before → what a hand's result is in JSON, beside the events
    of_sides    rules (none: whatever they are) → kinds of accounts that every side has one of (``score`` for
                ``score.0`` and ``score.1``), and the least and the most that can be in one before a hand; a record
                gives them by partnership
    faults      players, rules → what the rules get wrong together
    in_vain     players, rules → values of settings that mean nothing beside the others, though they do no harm
    codes       code → the kind of fault that it stands for
    measure     plan → a fresh tally of what is worth counting in simulated hands
    stands_at   plan, balances → what each player has, where that is not in an account of his own
    pools       plan → the accounts that are pools on the table, if the game has any
    bet_for     plan → those of them that players bet for
    middle      the pool that lies in the middle of the others, in variants that have it
    shape       how the others lie; where one lies in the middle they have no sides
    wrong_answer phase, text → why the text can answer nothing in that phase, or nothing
    silence     decision → the answer that a record gives by saying nothing, where that says something
    why         plan, events, index → why that event happened, where the event alone does not tell
    no_card     the kinds of events that tell that a player had no card to play
    ends_run    the kinds of events after which cards are no longer played upon those before
    variants    the folder of its variants, ``<name>/*.yaml`` and ``<name>/modules/``, with ``sources.yaml`` and
                ``rulings.yaml`` if they cite any; none where the package has them
    wording     the folder of its words, ``<language>/<name>.ftl``; none where the package has them
    """

    name: str
    rules: Mapping[str, type[Rule]]
    slots: tuple[Slot, ...]
    deals: frozenset[str]
    event_kinds: Mapping[str, tuple[str, ...]]
    pack: Callable[[Rules], Pack]
    accounts: Callable[[Rules, Seats], tuple[Sequence[str], Sequence[str]]]
    purse: Callable[[Rules, int], int]
    automatic: Policy
    read_answer: Callable[[Decision, str], int]
    write_answer: Callable[[Decision, int], str]
    builds_on: tuple[str, ...] = ()
    closes: frozenset[str] = frozenset()
    phases: Mapping[str, str] = field(default_factory=dict)
    seats: Callable[[Rules, int], Seats] = lambda rules, players: Seats(players)
    outcome: Callable[[Plan, Table, Sequence[int]], dict[str, Any]] = chips_and_pools
    of_sides: Callable[[Rules], Mapping[str, tuple[int, int]]] = lambda rules: {}
    faults: Callable[[int, Rules], list[Fault]] = lambda players, rules: []
    in_vain: Callable[[int, Rules], list[Fault]] = lambda players, rules: []
    codes: Mapping[str, Code] = field(default_factory=dict)
    invariants: tuple[Invariant, ...] = field(default=())
    after: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    together: Mapping[str, Callable[[Sequence[tuple[Rule, Place]]], Step]] = field(default_factory=dict)
    measure: Callable[[Plan], Tally] = NetTally
    stands_at: Callable[[Plan, Sequence[int]], Sequence[int]] = lambda plan, balances: balances[: plan.players]
    pools: Callable[[Plan], Sequence[str]] = lambda plan: ()
    bet_for: Callable[[Plan], Sequence[str]] = lambda plan: ()
    middle: str = ""
    shape: Shape = Shape.SIDES
    wrong_answer: Callable[[str, str], str | None] = lambda phase, text: None
    silence: Callable[[Decision], int | None] = lambda asking: None
    why: Callable[[Plan, Sequence[Event], int], Reason | None] = lambda plan, events, index: None
    no_card: frozenset[str] = frozenset()
    ends_run: frozenset[str] = frozenset()
    variants: Path | None = None
    wording: Path | None = None

    def __repr__(self) -> str:
        return f"<family {self.name}>"

    @cached_property
    def kinds(self) -> dict[str, tuple[str, ...]]:
        """The details of every kind of event that its logs may hold, by name."""
        return {**KINDS, **self.event_kinds}

    def phase_of(self, slot: str) -> str:
        """The phase that plays a slot."""
        return next((phase for phase, played in self.phases.items() if played == slot), slot)

    def slot(self, name: str) -> Slot | None:
        """The kind of slot that a dotted name belongs to, if the family has one."""
        return next((slot for slot in self.slots if slot.matches(name)), None)
