"""A hand record: the deal, the purses and the recorded answers.  Nothing else is needed to play a hand again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from poch_rules.core.play import Hands


class Entry(NamedTuple):
    """One recorded answer: whose, and its text as written (without the name)."""

    seat: int
    text: str
    line: int = 0
    column: int = 0


class DealtPack(NamedTuple):
    """The shuffled pack, first card dealt first."""

    cards: tuple[int, ...]


class DealtSeed(NamedTuple):
    """A seed: the variant's own pack, shuffled with it."""

    seed: int


@dataclass(frozen=True)
class HandRecord:
    """A recorded hand.

    players    names clockwise
    dealer     seat of the dealer
    deal       `Hands`, `DealtPack` or `DealtSeed`
    chips      purse by seat, or nothing where the variant decides
    carried    what lies in accounts beside the players' before the hand, by name
    decisions  recorded answers by phase, in order; nothing where the automatic player is to play it all
    notes      what else the file says: date, place, source, notes

    Raises `ValueError` where these do not go together: a dealer or an answer of nobody, a hand or a purse too many or
    too few, a card that is none or stands twice.
    """

    players: tuple[str, ...]
    dealer: int
    deal: Hands | DealtPack | DealtSeed
    title: str = ""
    variant: str | None = None
    chips: tuple[int, ...] | None = None
    carried: Mapping[str, int] = field(default_factory=dict)
    decisions: Mapping[str, tuple[Entry, ...]] | None = None
    notes: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        fault = next(self._faults(), None)
        if fault is not None:
            raise ValueError(fault)

    def _faults(self) -> Iterator[str]:
        seats = range(len(self.players))
        if not seats:
            yield "nobody plays: a record names its players"
        if len(set(self.players)) < len(self.players):
            yield f"a name stands twice among the players {', '.join(self.players)}"
        if self.dealer not in seats:
            yield f"{self.dealer!r} is no seat of a dealer: with {len(seats)} players seats are 0 to {len(seats) - 1}"
        if self.chips is not None and len(self.chips) != len(seats):
            yield f"{len(self.chips)} purses are given and there are {len(seats)} players"
        dealt, hands = self.deal, len(seats)
        if isinstance(dealt, DealtPack):
            dealt, hands = Hands((dealt.cards,)), 1
        if isinstance(dealt, Hands) and (fault := dealt.fault(hands)) is not None:
            yield fault
        for phase, entries in (self.decisions or {}).items():
            for entry in entries:
                if entry.seat not in seats:
                    yield f"an answer in ‘{phase}’ is of seat {entry.seat!r}, where nobody sits"
