"""Where a purse holds exactly what is asked for, and where one chip is missing."""

from __future__ import annotations

import pytest
from hands import deal

NINE = "poch/family-nine-pot"
#: Everybody has a pair; Anna speaks first, and dressing the board costs nine chips.
PAIRS = ("7c 7d 9s", "8c 8d 10s", "Qc Qd Js")
COST = 9


def vying(*left: int, **settings: object):
    """The vying of the three, who have so many chips left when the board is dressed."""
    named = {f"vying.{name}": value for name, value in settings.items()}
    return deal(NINE, *PAIRS, trump="h", chips=[COST + chips for chips in left], settings=named)


@pytest.mark.parametrize(("left", "menu"), [(4, ["pass", "hold"]), (3, ["pass"])])
def test_who_has_exactly_the_fee_may_enter(left, menu):
    assert vying(left, 40, 40, fee=4).menu == menu  # the fee stands in the menu as one number, as a stake to hold does


def test_who_alone_enters_with_his_last_chip_takes_the_pool_and_the_fee():
    hand = vying(4, 40, 40, fee=4).says("Anna in, Ben pass, Clara pass")
    assert (hand.winner, hand.chips["Anna"]) == ("Anna", 4 + 3)


@pytest.mark.parametrize(("left", "menu"), [(6, ["pass", "hold", "6-6"]), (5, ["pass", "hold"]), (4, ["pass"])])
def test_who_has_exactly_the_stake_may_hold_and_with_one_chip_more_raise(left, menu):
    assert vying(40, left, 40).says("Anna poch 5").menu == menu


def test_what_one_has_staked_already_counts_towards_the_stake():
    hand = vying(5, 40, 40).says("Anna poch 2, Ben raise to 5, Clara pass")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "hold"])


@pytest.mark.parametrize(("left", "menu"), [(3, ["pass", "3-3"]), (2, ["pass"])])
def test_who_has_exactly_the_least_bet_may_open(left, menu):
    assert vying(left, 40, 40, least_bet=3).menu == menu


@pytest.mark.parametrize(("most", "menu"), [(3, ["pass", "3-3"]), (4, ["pass", "3-4"])])
def test_one_may_open_with_the_least_and_with_the_most(most, menu):
    assert vying(40, 40, 40, least_bet=3, most_bet=most).menu == menu


@pytest.mark.parametrize(("left", "menu"), [(8, ["pass", "hold", "8-8"]), (7, ["pass", "hold"])])
def test_a_raise_goes_at_least_so_far_above_the_stake(left, menu):
    assert vying(40, left, 40, least_raise=3).says("Anna poch 5").menu == menu


def test_the_limit_for_opening_is_none_for_raising():
    assert vying(40, 40, 40, most_bet=3).says("Anna poch 3").menu == ["pass", "hold", "4-40"]
