"""A rule: a frozen dataclass whose fields are its parameters.

Binding a rule to a place in a variant gives a *phase*: a function of the table.  A phase that asks is a generator
of questions; one that never asks is a plain function.  Everything a rule needs to look up is looked up while it
is bound, so that play works with numbers alone.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from poch_rules.core.decisions import Decision
from poch_rules.core.events import RawEvent
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats

if TYPE_CHECKING:
    from poch_rules.core.table import Table

#: No number of chips or points in a rule is larger: more has never lain on a card table.
LARGEST = 1_000_000

#: What a phase that asks is: it yields questions, is sent answers, and returns nothing.
Phase: TypeAlias = Generator[Decision, int, None]
#: A bound rule.
Step: TypeAlias = "Callable[[Table], Phase | None]"
#: What happens at once after an event, such as the payment for a card that was played; it asks nothing.
Watcher: TypeAlias = "Callable[[Table, RawEvent], None]"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule stands in a variant that is being prepared for a number of players.

    `slot` is the dotted name of its slot; `accounts` gives the number of every account by name; `rules` are the
    rules of all slots, for the few that must know of each other (the deal of the pack, say).
    """

    slot: str
    seats: Seats
    pack: Pack
    accounts: Mapping[str, int]
    rules: Mapping[str, Rule]

    @property
    def name(self) -> str:
        """The last part of the slot's name: ``ace`` for ``claim.ace``."""
        return self.slot.rpartition(".")[2]

    def setting(self, parameter: str) -> str:
        """The dotted name of one parameter of this rule, which events and questions carry."""
        return f"{self.slot}.{parameter}"


class Scale(NamedTuple):
    """Numbers of a rule as a table: the names of its columns, and for each parameter its numbers, or empty places."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int | None, ...]], ...]


@dataclass(frozen=True)
class Rule:
    """What every rule has in common: it can be bound to its place, and may watch what happens there.

    `calls` are what players do in words of their own, for which a variant may give the words.
    """

    calls: ClassVar[tuple[str, ...]] = ()

    def bind(self, at: Place) -> Step:
        """The phase that this rule means at that place."""
        raise NotImplementedError(f"{type(self).__name__} is played by no phase of its own")

    @classmethod
    def is_played(cls) -> bool:
        """Whether it makes a phase; the pack, say, does not."""
        return cls.bind is not Rule.bind

    def called(self, call: str) -> int | None:
        """A number that players may name with one of the `calls`, as an example; none where nobody makes that call."""
        return 3

    def scale(self) -> Scale | None:
        """Its numbers as a table, for a rule of which a table tells more at a glance than its sentences."""
        return None

    def idle(self, beside: Mapping[str, Rule]) -> Mapping[str, str]:
        """The parameters that make no difference whatever they are, of which nothing is said: each with why.

        `beside` are the rules of all slots, by slot, here and below; a rule that is told alone has none.
        """
        return {}

    def as_played(self, beside: Mapping[str, Rule]) -> Rule:
        """The rule that is played in the same way and says so, where a value means something less than it says."""
        return self

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """What its sentences have to know beside its parameters, such as whether another rule takes the pools."""
        return {}

    @property
    def fixed_trump(self) -> int:
        """The suit that this rule makes trumps whatever cards are dealt, or −1."""
        return -1

    def watch(self, at: Place) -> Watcher | None:
        """What this rule does after each event, whatever phase is being played; most rules do nothing."""
        return None


def param(default: Any = dataclasses.MISSING, *, says: str) -> Any:
    """A parameter of a rule: its default, and one sentence that documents it."""
    return field(default=default, metadata={"says": says})


def parameters(rule: type[Rule] | Rule) -> dict[str, str]:
    """The parameters of a rule with the sentence that documents each, in the order of the text."""
    return {f.name: f.metadata["says"] for f in dataclasses.fields(rule)}


def sentence(rule: type[Rule]) -> str:
    """What a rule is about: the first line of its docstring."""
    return (rule.__doc__ or "").strip().splitlines()[0]
