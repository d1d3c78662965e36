"""A hand record made in Python: what does not go together is refused when it is made."""

from __future__ import annotations

from typing import Any

import pytest

from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, DealtSeed, Entry, HandRecord

PEOPLE = ("Anna", "Ben", "Clara")


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"players": ()}, "nobody plays"),
        ({"players": ("Anna", "Ben", "Anna")}, "a name stands twice among the players Anna, Ben, Anna"),
        ({"dealer": 3}, "with 3 players seats are 0 to 2"),
        ({"dealer": "Clara"}, "'Clara' is no seat"),
        ({"chips": (40, 40)}, "2 purses are given and there are 3 players"),
        ({"deal": Hands(((5,), (6,)))}, "2 hands are dealt"),
        ({"deal": Hands(((5,), (6,), (5,)))}, "7c is dealt twice"),
        ({"deal": DealtPack((5, 6, 7, 6))}, "8c is dealt twice"),
        ({"deal": DealtPack((5, 99))}, "99 is no card"),
        ({"decisions": {"vying": (Entry(4, "pass"),)}}, "an answer in ‘vying’ is of seat 4"),
    ],
)
def test_what_does_not_go_together_is_refused(about: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        HandRecord(**{"players": PEOPLE, "dealer": 2, "deal": DealtSeed(7)} | about)
