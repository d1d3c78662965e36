"""A hand record: the deal, the purses and the recorded answers.  Nothing else is needed to play a hand again."""

from __future__ import annotations

from collections.abc import Mapping
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
