"""What the automatic player does, so that anybody can check a replay by hand."""

from __future__ import annotations

import pytest
from hands import deal

from poch_rules.core.cards import NAMES, parse
from poch_rules.families.plain import lowest, lowest_of_longest
from poch_rules.families.poch.vying import Entry

NINE = "poch/family-nine-pot"
#: Anna and Ben have a pair, Clara has none.
PAIRS = ("7c 7d 9s", "8c 8d 10s", "Qc Kd Js")


def vying(hand) -> list[str]:
    """What is told of the vying when the automatic player answers for everybody."""
    hand.rest()
    return [f"{hand.people[seat]} {kind}" for kind, seat, *_ in hand.play.log if kind in VYING]


VYING = ("entered", "opened", "held", "raised", "passed")


def test_whoever_has_a_set_opens_with_the_least_or_holds_and_nobody_raises():
    hand = deal(NINE, *PAIRS, trump="h", settings={"vying.least_bet": 2})
    assert vying(hand) == ["Anna opened", "Ben held", "Clara passed"]
    assert hand.told("opened") == [("Anna", 2)]


def test_whoever_has_no_set_passes_even_where_one_may_bluff():
    hand = deal(NINE, "7c 8d 9s", "8c 9d 10s", "Qc Kd Js", trump="h", settings={"vying.entry": Entry.ANYTHING})
    assert vying(hand) == ["Anna passed", "Ben passed", "Clara passed"]


def test_a_set_without_the_chips_for_it_passes():
    hand = deal(NINE, *PAIRS, trump="h", chips=[40, 10, 40], settings={"vying.least_bet": 2})
    assert vying(hand) == ["Anna opened", "Ben passed", "Clara passed"]


def test_it_pays_to_take_part_with_a_set():
    assert vying(deal(NINE, *PAIRS, trump="h", settings={"vying.fee": 1}))[:3] == [
        "Anna entered",
        "Ben entered",
        "Clara passed",
    ]


@pytest.mark.parametrize(
    ("hand", "menu", "card"),
    [
        ("7c 8c Kd", "7c 8c Kd", "7c"),
        ("Kc 8d 9d", "Kc 8d 9d", "8d"),
        ("Kc Qd 8h 9h", "Kc Qd 8h 9h", "8h"),
        ("Kc Qd 8h 7s 9s", "Kc Qd 8h 7s 9s", "7s"),
        ("Ac Kd Qh Js", "Ac Kd Qh Js", "Ac"),  # equal suits: clubs before diamonds, hearts, spades
        ("Kd Qh Js", "Kd Qh Js", "Kd"),
        ("2c 2d 2h 2s As", "2c 2d As", "As"),
        ("Ac 2d Ad 2h", "Ac 2h", "Ac"),  # of what may be led, by all that is held
    ],
)
def test_it_leads_the_lowest_card_of_its_longest_suit(hand, menu, card):
    cards = [parse(name) for name in hand.split()]
    assert NAMES[lowest_of_longest(cards, tuple(map(parse, menu.split())))] == card


@pytest.mark.parametrize(
    ("menu", "card"), [("9c 8d 7s", "7s"), ("9c 8d 8h", "8d"), ("Ac As", "Ac"), ("As", "As"), ("Kc 2s", "2s")]
)
def test_it_follows_with_the_lowest_card_and_of_one_rank_clubs_before_diamonds_hearts_spades(menu, card):
    assert NAMES[lowest(tuple(map(parse, menu.split())))] == card
