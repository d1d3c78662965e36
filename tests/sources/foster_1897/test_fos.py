"""*Foster's Complete Hoyle* on Pochen (FOS), rule by rule, and how its gaps are read."""

import pytest
from hands import deal, deal_pack

from poch_rules import load

FOSTER = "poch/foster-1897"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_fos_01_three_to_six_players_and_32_cards():
    assert load(FOSTER).players.numbers() == range(3, 7)
    assert len(load(FOSTER).plan(4).pack.cards) == 32


def test_fos_02_three_then_two_and_the_next_card_is_turned():
    hand = deal_pack(FOSTER, 3, "7c 8c 9c 10c")
    assert {"7c", "8c", "9c"} < set(hand.holds("Anna"))
    assert "10c" in hand.holds("Ben")
    assert hand.told("turned")
    assert not hand.told("took-up")


def test_fos_03_eight_pools_dressed_the_one_vied_for_too():
    hand = deal(FOSTER, *PAIRS, trump="h")
    pools = ("ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch")
    assert hand.pots == dict.fromkeys(pools, 3)


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("10h", "ten")]
)
def test_fos_04_the_five_highest_trumps_take_their_pools(card, pool):
    assert deal(FOSTER, f"{card} 7c", "8c 9d", "7d 8s", trump="h").won == {pool: ("Anna", 3)}


def test_fos_05_king_and_queen_of_trumps_take_the_marriage():
    assert deal(FOSTER, "Kh Qh", "8c 9d", "7d 8s", trump="h").won["marriage"] == ("Anna", 3)


def test_fos_06_a_sequence_of_three_or_more_in_any_suit():
    assert deal(FOSTER, "7s 8s 9s", "8c 9d", "7d Ks", trump="h").won == {"sequence": ("Anna", 3)}


def test_fos_07_what_nobody_takes_is_carried_over():
    assert deal(FOSTER, *PAIRS, trump="h", pots={"ace": 4}).rest().pots["ace"] == 4 + 3


def test_fos_08_left_of_the_dealer_opens_with_any_number_if_he_holds_a_pair():
    hand = deal(FOSTER, *PAIRS, trump="h")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "1-32"])
    assert deal(FOSTER, "9s 8d", "Js Jd", "Qs Qd", trump="h").menu == ["pass"]


def test_fos_09_the_others_match_it_and_nobody_raises():
    hand = deal(FOSTER, *PAIRS, trump="h").says("Anna poch 3")
    assert hand.menu == ["pass", "hold"]
    assert hand.says("Ben hold, Clara hold").winner == "Clara"


def test_fos_10_a_pair_loses_to_three_and_three_to_four():
    three = deal(FOSTER, "As Ad Kc", "7s 7d 7c", "9s 8d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    four = deal(FOSTER, "As Ad Ac", "7s 7d 7c 7h", "9s 8d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert (three.winner, four.winner) == ("Ben", "Ben")


def test_fos_11_the_turn_goes_to_the_left_and_who_has_not_the_card_passes():
    hand = deal(FOSTER, "7s Qd 8c", "Kc Jd 9h", "8s 9d 7h", trump="h").all_pass()
    assert hand.asked == "Anna"
    hand.says("Anna 7s")
    assert hand.told("withheld") == [("Ben",), ("Anna",), ("Ben",)]
    assert hand.laid == ["Anna 7s", "Clara 8s"]


def test_fos_12_a_run_stops_at_the_king_or_at_a_card_in_the_stock():
    king = deal(FOSTER, "Qs 7d 8c", "Ks Jd 9h", "As 9d 7h", trump="h").all_pass().says("Anna Qs")
    stock = deal(FOSTER, "7s 7d 8c", "9s Jd 9h", "As 9d 7h", trump="h").all_pass().says("Anna 7s")
    assert (king.told("stopped"), king.asked) == ([("Ben",)], "Ben")
    assert (stock.told("stopped"), stock.asked) == ([("Anna",)], "Anna")


def test_ruling_foster_deal():
    """Five cards each, even where six play."""
    hand = deal_pack(FOSTER, 6)
    assert {len(hand.holds(name)) for name in hand.people} == {5}


def test_ruling_foster_king():
    """The ace is low: the seven follows it."""
    hand = deal(FOSTER, "As Qd 8c", "7s Jd 9h", "9s 9d 7h", trump="h").all_pass().says("Anna As")
    assert hand.laid == ["Anna As", "Ben 7s"]


def test_ruling_foster_longest():
    """Four cards up to the ten beat three up to the ace."""
    assert deal(FOSTER, "7s 8s 9s 10s", "Qc Kc Ac", "7d 8c", trump="h").won["sequence"][0] == "Anna"


def test_ruling_pay_cut():
    """A chip for every card left."""
    hand = deal(FOSTER, "Ks", "Js 9d", "9c 8h 7d", trump="h").all_pass()
    assert (hand.out, hand.told("gave")) == ("Anna", [("Ben", 0, 2), ("Clara", 0, 3)])
