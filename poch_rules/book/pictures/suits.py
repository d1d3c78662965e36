"""The suits of French and of German cards as outlines of our own: no font, no picture of anybody else's."""

from __future__ import annotations

import re
from typing import NamedTuple

from poch_rules.book.pictures.svg import figures
from poch_rules.declare.wording import Faces


class Suit(NamedTuple):
    """A suit in two cuts, one for pips and one for large signs, the class that a style sheet colours it by, its colour.

    An outline starts from the middle of a box twenty units high.  Every step of it is relative, so that it can be drawn
    anywhere, at any size and on its head.  Outlines are only ever filled, so that the last step need not close them.
    """

    pip: str
    large: str
    style: str
    colour: str


HEART = Suit(
    "m0-6a5 5 0 0 1 9 1c0 6-7 9-9 14c-2-5-9-8-9-14a5 5 0 0 1 9-1",
    "m0 10c-2-4.5-9.5-8.5-9.5-14.5c0-3.5 2.3-5.5 4.9-5.5c2.2 0 3.9 1.5 4.6 3.8"
    "c.7-2.3 2.4-3.8 4.6-3.8c2.6 0 4.9 2 4.9 5.5c0 6-7.5 10-9.5 14.5z",
    "poch-red", "#b01e28",
)  # fmt: skip
DIAMOND = Suit(
    "m0-10c2 4 4 7 7 10c-3 3-5 6-7 10c-2-4-4-7-7-10c3-3 5-6 7-10",
    "m0-10c2 3.8 4.5 7 7.6 10c-3.1 3-5.6 6.2-7.6 10c-2-3.8-4.5-7-7.6-10"
    "c3.1-3 5.6-6.2 7.6-10z",
    "poch-red", "#b01e28",
)  # fmt: skip
SPADE = Suit(
    "m0-10c2 5 9 7 9 13a5 5 0 0 1-8 3l2 4h-6l2-4a5 5 0 0 1-8-3c0-6 7-8 9-13",
    "m0-10c2 4.5 9.3 7.3 9.3 13c0 2.8-2 4.5-4.3 4.5c-1.8 0-3.3-1-4.2-2.7"
    "c.2 2.3 1.2 4.2 3.2 5.2h-8"
    "c2-1 3-2.9 3.2-5.2c-.9 1.7-2.4 2.7-4.2 2.7c-2.3 0-4.3-1.7-4.3-4.5"
    "c0-5.7 7.3-8.5 9.3-13z",
    "poch-ink", "#1f1a17",
)  # fmt: skip
CLUB = Suit(
    "m0-10a5 5 0 0 1 3 8a4 4 0 1 1-2 7l2 5h-6l2-5a4 4 0 1 1-2-7a5 5 0 0 1 3-8",
    "m0-10a4.6 4.6 0 0 1 2.5 8.5a4.6 4.6 0 1 1-1.9 5.5c.2 2.6 1.4 4.9 3.6 6"
    "h-8.4c2.2-1.1 3.4-3.4 3.6-6"
    "a4.6 4.6 0 1 1-1.9-5.5a4.6 4.6 0 0 1 2.5-8.5z",
    "poch-ink", "#1f1a17",
)  # fmt: skip
ACORN = Suit(
    "m-1-10h2v3a8 4 0 0 1 7 4h-16a8 4 0 0 1 7-4zm-6 9h14c0 6-4 8-7 11c-3-3-7-5-7-11",
    "m1.4-10.5l.6 1c-.6.5-.9 1.3-.9 2.4c4 .4 6.9 2.4 6.9 5.2c0 .6-.4.9-.9.9h-14.2"
    "c-.5 0-.9-.3-.9-.9c0-2.8 2.9-4.8 6.9-5.2c0-1.7 .9-2.9 2.5-3.4z"
    "m-7.4 10.7h12c0 4.6-2.5 7-4.7 8.5c-.6.4-.9 1-1.3 2c-.4-1-.7-1.6-1.3-2"
    "c-2.2-1.5-4.7-3.9-4.7-8.5zm2 1.2c.2 2.4 1 4 2.2 5.2c-.6-1.6-.9-3.3-.9-5.2z",
    "poch-brown", "#6d4318",
)  # fmt: skip
LEAF = Suit(
    "m0-10c5 4 7 7 7 11s-3 5-6 5l2 4h-6l2-4c-3 0-6-2-6-5s2-7 7-11zm0 4l-1 9h2",
    "m0-10.5c1.3 2 3.2 3 4.6 4.3c2.3 2.2 3.9 4.2 3.9 7.2"
    "c0 3.4-2.6 5.3-5.5 4.9c-.9-.1-1.7-.4-2.3-.9c.1 2 .8 3.8 2 5.5h-5.4"
    "c1.2-1.7 1.9-3.5 2-5.5"
    "c-.6.5-1.4 .8-2.3 .9c-2.9 .4-5.5-1.5-5.5-4.9c0-3 1.6-5 3.9-7.2"
    "c1.4-1.3 3.3-2.3 4.6-4.3zm0 4.5l-.5 9.5h1z"
    "m1.3 5.5l3.7-2.5l.3.5l-4 3.3zm0 4l4.3-1.8l.1.6l-4.4 2.4zm-2.6-4l-3.7-2.5l-.3.5l4 3.3zm0 4l-4.3-1.8l-.1.6l4.4 2.4z",
    "poch-green", "#24612c",
)  # fmt: skip
BELL = Suit(
    "m-2-10h4v2a9 9 0 0 1 7 8h-18a9 9 0 0 1 7-8zm-7 12h18a9 8 0 0 1-18 0zm7 2v3h4v-3",
    "m0-11a2 2 0 0 1 1.7 3.2c4.3 .8 7.3 4 7.5 8.3h-18.4c.2-4.3 3.2-7.5 7.5-8.3"
    "a2 2 0 0 1 1.7-3.2zm0 1.2a.8.8 0 0 0 0 1.6a.8.8 0 0 0 0-1.6z"
    "m-9.2 11.5h18.4v1.5h-18.4zm0 2.7h18.4c-.6 4-4.4 6.6-9.2 6.6"
    "c-4.8 0-8.6-2.6-9.2-6.6zm9.2 1.3a1.3 1.3 0 0 0-.8 2.3l-.4 2.2h2.4l-.4-2.2"
    "a1.3 1.3 0 0 0-.8-2.3z",
    "poch-gold", "#8f5a00",
)  # fmt: skip

#: By the letter of the suit, as the core writes it.
SUITS: dict[Faces, dict[str, Suit]] = {
    "french": {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE},
    "german": {"c": ACORN, "d": BELL, "h": HEART, "s": LEAF},
}

_STEP = re.compile(r"([a-z])([^a-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def outline(steps: str, x: float, y: float, height: float = 20, *, turned: bool = False, places: int = 0) -> str:
    """The path of an outline around a point, standing or `turned` on its head, rounded to so many places."""
    size = height / 20
    scale, found = -size if turned else size, ""
    for letter, numbers in _STEP.findall(steps):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        if letter == "a":  # two radii and three switches do not turn
            values = [v for at in range(0, len(values), 7) for v in _arc(values[at : at + 7], size, scale)]
        else:
            values = [value * scale for value in values]
        if not found:
            letter, values = "M", [x + values[0], y + values[1]]
        found += letter + figures(*(round(value, places) for value in values))
    return found


def _arc(values: list[float], size: float, scale: float) -> list[float]:
    across, down, *switches, right, below = values
    return [across * size, down * size, *switches, right * scale, below * scale]
