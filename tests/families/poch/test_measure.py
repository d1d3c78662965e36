"""What is counted in hands of Poch, on hands whose figures can be counted by hand."""

from __future__ import annotations

import pytest
from hands import deal

from poch_rules.families.poch.measure import PochTally

NINE, PAIRS = "poch/family-nine-pot", ("7c 7d 9s", "8c 8d 10s", "Qc Kd Js")


def figures(*hands):
    """The figures of some hands, each with the balances before it."""
    tally = PochTally(hands[0].plan)
    for hand in hands:
        opening = [*hand.before, *[0] * len(hand.plan.accounts)]
        tally.count(hand.rest().play.table, opening)
    return tally.figures()


def test_a_pool_counts_once_a_hand_with_all_that_was_taken_from_it():
    taken = deal(NINE, "Kh 7c", "8c 9s", "Jd Ac", trump="h")
    stays = deal(NINE, "7h 7c", "8c 9s", "Jd Ac", trump="h")
    king = figures(taken, stays, stays)["pots"]["king"]
    assert (king["won"], king["mean_chips"]) == (pytest.approx(1 / 3), 3)
    assert figures(stays)["pots"]["king"]["mean_chips"] is None


@pytest.mark.parametrize(("dealer", "order"), [("Clara", (0, 1, 2)), ("Anna", (1, 2, 0))])
def test_seats_count_from_forehand_whoever_deals(dealer, order):
    hand = deal(NINE, *PAIRS, trump="h", dealer=dealer)
    seats, net = figures(hand)["seats"], list(hand.net.values())
    assert [(place["seat"], place["mean_net"]) for place in seats] == [(n, net[s]) for n, s in enumerate(order, 1)]


def test_cards_left_are_those_of_the_players_who_did_not_go_out():
    hand = deal(NINE, "7c 8c", "9s Js", "Jd Ad Kc", trump="h")
    assert figures(hand)["cards_left"] == {"mean": (2 + 3) / 2}
    assert figures(hand, deal(NINE, "7c 8c", "9s Js", "Jd", trump="h"))["cards_left"] == {"mean": (2 + 3 + 2 + 1) / 4}


def test_where_nobody_stakes_anything_all_have_passed_and_no_vying_is_won():
    passed = deal(NINE, *PAIRS, trump="h").all_pass()
    staked = deal(NINE, *PAIRS, trump="h").says("Anna poch 2, Ben hold, Clara pass")
    vying = figures(passed, passed, passed, staked)["vying"]
    assert vying == {"all_pass": 0.75, "mean_pot": 3 + 2 + 2}


def test_who_paid_to_take_part_has_not_passed():
    entered = deal(NINE, *PAIRS, trump="h", settings={"vying.fee": 1}).says("Anna in, Ben in, Clara pass")
    assert figures(entered.says("Anna pass, Ben pass"))["vying"]["all_pass"] == 0


def test_every_table_of_figures_has_a_head():
    assert set(PochTally.says) == set(figures(deal(NINE, *PAIRS, trump="h")))


def test_without_hands_there_are_no_figures_and_no_crash():
    tally = PochTally(deal(NINE, *PAIRS, trump="h").plan)
    assert tally.figures()["cards_left"] == {"mean": None}
    assert tally.figures()["vying"] == {"all_pass": None, "mean_pot": None}
