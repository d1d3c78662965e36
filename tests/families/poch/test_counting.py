"""Counting: what everybody knows of the count, and which card still fits."""

from __future__ import annotations

import pytest
from hands import deal

HANDS = ("7c 8d 9s", "8c Kd", "Qc Kh")


def counting(most: int):
    """The play up to so many points; nobody has opened."""
    return deal("poch/thirty-one", *HANDS, trump="h", settings={"play.most": most}).all_pass()


def test_the_count_is_public_after_every_card():
    hand = counting(31)
    counts = [hand.play.table.public.get("count")]
    for says in ("Anna 7c", "Ben 8c"):
        counts.append(hand.says(says).play.table.public["count"])
    assert counts == [None, 7, 15]


@pytest.mark.parametrize(("most", "asked", "menu"), [(25, "Clara", ["Qc", "Kh"]), (24, "Anna", ["8d", "9s"])])
def test_a_card_that_makes_exactly_the_most_fits_and_one_point_more_does_not(most, asked, menu):
    hand = counting(most).says("Anna 7c, Ben 8c")
    assert (hand.asked, hand.menu) == (asked, menu)


def test_where_no_card_fits_the_count_is_told_and_whoever_played_last_begins_anew():
    hand = counting(25).says("Anna 7c, Ben 8c, Clara Qc")
    assert hand.told("counted") == [("Clara", 25)]
    assert hand.laid[3] == "Clara Kh"
