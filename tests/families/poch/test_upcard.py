"""Whose the pool of the upcard is, also where some hands hold a card more than others."""

from __future__ import annotations

import pytest
from hands import deal, deal_pack

from poch_rules.families.poch.deal import Extent
from poch_rules.families.poch.upcard import Taker

POQUE = "poch/poque-1765"
HANDS = ("7c 9d Js", "8h 8d 10s", "9h Jd 7s")


def taker(*hands: str, to: Taker, **about):
    """Who takes the pool of the king, which is turned up."""
    hand = deal(POQUE, *hands, upcard="Kh", settings={"upcard.taker": to}, **about).all_pass()
    return hand.won["king"][0]


@pytest.mark.parametrize("dealer", ["Anna", "Ben", "Clara"])
def test_the_dealer_takes_it_wherever_he_sits(dealer):
    assert taker(*HANDS, to=Taker.DEALER, dealer=dealer) == dealer


@pytest.mark.parametrize(("dealer", "next_one"), [("Anna", "Clara"), ("Ben", "Anna"), ("Clara", "Ben")])
def test_with_equal_hands_the_next_card_would_be_forehands_who_sits_on_the_right(dealer, next_one):
    assert taker(*HANDS, to=Taker.NEXT, dealer=dealer) == next_one


def test_with_unequal_hands_it_is_the_first_in_dealing_order_who_has_a_card_less():
    assert taker("7c 9d", "8h 8d 10s", "9h Jd 7s", to=Taker.NEXT) == "Anna"
    assert taker("7c 9d", "8h 8d 10s", "9h Jd", to=Taker.NEXT) == "Anna"  # from Clara: Ben, Anna, Clara


def test_a_pack_that_is_not_dealt_out_evenly_goes_on_where_the_deal_broke_off():
    """Thirty-one cards for five: the first has seven, and the next card would be the second’s."""
    settings = {"upcard.taker": Taker.NEXT, "deal.cards": Extent.ALL_BUT_ONE, "deal.batches": (1,), "pack.size": 32}
    last = "7c 8c 9c 10c Jc Qc Ac 7d 8d 9d 10d Jd Qd Kd Ad 7h 8h 9h 10h Jh Qh Ah 7s 8s 9s 10s Js Qs Ks As Kc Kh"
    hand = deal_pack(POQUE, 5, last, settings=settings).all_pass()
    assert [len(hand.holds(name)) for name in hand.people] == [
        6,
        6,
        6,
        7,
        6,
    ]  # Dora is forehand: it goes to the right
    assert hand.won["king"][0] == "Clara"
