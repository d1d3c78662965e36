"""Before a board is dressed, everybody who pays is asked whether he can, each for what it costs him."""

from __future__ import annotations

import pytest
from hands import PEOPLE, deal

from poch_rules.core.variant import CannotBePlayed
from poch_rules.families.poch.board import Payer

CARDS = ("7c 9d", "8c 10s", "Qc Js", "7h 9h", "8h 10h", "Qh Jh", "Kc Ks")
#: A variant, its players, what is changed in it, and what dressing the board costs each of them.
BOARDS = [
    ("poch/family-nine-pot", {}, [9, 9, 9]),
    ("poch/family-nine-pot", {"board.payer": Payer.DEALER, "board.stake": 2}, [0, 0, 18]),
    ("nain-jaune/modern", {}, [15, 15, 15]),
    ("nain-jaune/modern", {"board.payer": Payer.DEALER}, [0, 0, 15]),
    ("pukk/husfreyjan-1969", {"board.stake": 2}, [7, 7, 7, 7, 7, 7, 14]),
    ("pukk/husfreyjan-1969", {"board.stake": 2, "board.further": ("pukk", "kitty")}, [10, 10, 10, 10, 10]),
]


@pytest.mark.parametrize(("variant", "settings", "costs"), BOARDS)
def test_who_has_exactly_what_it_costs_can_dress(variant, settings, costs):
    hand = deal(variant, *CARDS[: len(costs)], trump="d", chips=costs, settings=settings)
    assert [-net for net in hand.net.values()] == costs
    assert set(hand.chips.values()) == {0}


@pytest.mark.parametrize(("variant", "settings", "costs"), BOARDS)
def test_who_lacks_one_chip_keeps_the_hand_from_beginning_wherever_he_sits(variant, settings, costs):
    for seat, cost in enumerate(costs):
        if cost:
            chips = [each - (at == seat) for at, each in enumerate(costs)]
            with pytest.raises(CannotBePlayed) as refusal:
                deal(variant, *CARDS[: len(costs)], trump="d", chips=chips, settings=settings)
            assert refusal.value.reason.message == "reason-purse"
            assert refusal.value.reason.about == {"player": seat, "chips": cost - 1, "cost": cost}, PEOPLE[seat]
