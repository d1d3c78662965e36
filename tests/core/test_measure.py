"""Figures of many hands: shares, means and the intervals around them."""

from __future__ import annotations

import pytest
from hands import deal

from poch_rules.core.measure import Mean, NetTally, Share, with_interval


def mean(*numbers: int) -> Mean:
    """The mean of these numbers."""
    counted = Mean()
    for number in numbers:
        counted.add(number)
    return counted


def test_a_share_is_hits_of_all_and_nothing_of_nothing():
    assert Share(1, 4).value == 0.25
    assert Share().value is None
    counted = Share()
    for happened in (True, False, False):
        counted.of += 1
        counted.hits += happened
    assert counted == Share(1, 3)


def test_the_interval_of_a_share_is_wilsons():
    low, high = Share(1, 4).interval()
    assert (low, high) == (pytest.approx(0.0456, abs=1e-4), pytest.approx(0.6994, abs=1e-4))
    assert Share().interval() == (None, None)


@pytest.mark.parametrize(("hits", "low", "high"), [(0, 0.0, 0.2775), (10, 0.7225, 1.0)])
def test_the_interval_of_a_share_stays_between_none_and_all(hits, low, high):
    assert Share(hits, 10).interval() == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_mean_is_of_whole_numbers_and_of_none_there_is_none():
    assert (mean(1, 2, 6).value, mean(-3).value, Mean().value) == (3, -3, None)


def test_the_interval_of_a_mean_needs_two_numbers_and_is_a_point_where_they_are_equal():
    assert mean(1, 2, 3, 4).interval() == (pytest.approx(1.2348, abs=1e-4), pytest.approx(3.7652, abs=1e-4))
    assert mean(5, 5).interval() == (5, 5)
    assert mean(5).interval() == Mean().interval() == (None, None)


def test_a_figure_has_its_interval_beside_it():
    assert with_interval("won", Share(0, 10)) == {"won": 0, "low": 0, "high": pytest.approx(0.2775, abs=1e-4)}
    assert with_interval("mean", Mean()) == {"mean": None, "low": None, "high": None}


@pytest.mark.parametrize(("dealer", "order"), [("Clara", (0, 1, 2)), ("Ben", (2, 0, 1))])
def test_what_is_gained_counts_by_the_place_from_forehand(dealer, order):
    hand = deal("poch/family-nine-pot", "7c 7d 9s", "8c 8d 10s", "Qc Kd Js", trump="h", dealer=dealer).rest()
    tally, net = NetTally(hand.plan), list(hand.net.values())
    for _ in range(2):
        tally.count(hand.play.table, [*hand.before, *[0] * len(hand.plan.accounts)])
    seats = tally.figures()["seats"]
    assert [(place["seat"], place["mean_net"], place["low"]) for place in seats] == [
        (number, net[seat], net[seat]) for number, seat in enumerate(order, start=1)
    ]
