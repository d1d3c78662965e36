"""Questions to a player, and how an answer is checked at the door.

Every answer is one int; the kind of the question says how to read it: a card, the whole stake a player will
stand at, any other number, a set of cards as a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

#: In a stake question: the player drops out and stakes nothing more.
PASS = -1


class Range(NamedTuple):
    """Every number from `low` to `high`, both included."""

    low: int
    high: int


class Choose(NamedTuple):
    """Exactly `number` of these cards, answered as a bit mask."""

    cards: tuple[int, ...]
    number: int


Option: TypeAlias = int | Range | Choose


@dataclass(slots=True)
class Decision:
    """A question: whom it is put to, of what kind, what may be answered (tamest first), and which setting asks.

    Nobody changes a question once it is asked.  (It is not frozen because that would make asking three times as slow.)
    """

    seat: int
    kind: str
    menu: tuple[Option, ...]
    rule: str


class IllegalAnswer(ValueError):
    """The answer makes sense but is not on the menu."""


class InvalidAnswer(ValueError):
    """The text is no answer to a question of this kind."""


class LaterAnswer(InvalidAnswer):
    """The text answers a later question of the same player; this one he leaves to silence."""


class AmbiguousAnswer(ValueError):
    """The text fits more than one answer on the menu."""


def mask(cards: tuple[int, ...] | list[int]) -> int:
    """A set of cards as one number.

    >>> mask([0, 3])
    9
    """
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def unmask(bits: int) -> tuple[int, ...]:
    """The cards of a bit mask, from the lowest number."""
    return tuple(c for c in range(bits.bit_length()) if bits >> c & 1)


def allows(menu: tuple[Option, ...], answer: int) -> bool:
    """Whether the answer is on the menu.

    >>> allows((PASS, Range(1, 5)), 3), allows((PASS, Range(1, 5)), 6)
    (True, False)
    """
    return answer in menu or covers(menu, answer)


def covers(menu: tuple[Option, ...], answer: int) -> bool:
    """Whether the answer is in a range of the menu, or as many of the cards as one may choose."""
    if not isinstance(answer, int):
        return False
    for option in menu:
        if isinstance(option, Range):
            if option.low <= answer <= option.high:
                return True
        elif isinstance(option, Choose) and answer >= 0:
            offered = mask(option.cards)
            if answer & ~offered == 0 and answer.bit_count() == option.number:
                return True
    return False


def first_answers(menu: tuple[Option, ...], most: int = 1000) -> Iterator[int]:
    """The answers of a menu one by one, in its order; of a choice of cards only the first, of a range `most`."""
    for option in menu:
        if isinstance(option, Range):
            yield from range(option.low, min(option.high, option.low + most - 1) + 1)
        elif isinstance(option, Choose):
            yield mask(option.cards[: option.number])
        else:
            yield option
