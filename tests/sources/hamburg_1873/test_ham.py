"""The Hamburg almanac (HAM), rule by rule, and how its gaps are read."""

import pytest
from hands import deal, deal_pack

from poch_rules import load

HAMBURG = "poch/hamburg-1873"
#: Nobody has a set.
LONE = ("9s 8d Ac 7c", "Js 10d 8c 7d", "Qs Jd Kc 8h")


def test_ham_01_three_to_six_players_five_cards_each_and_the_next_is_trumps():
    assert load(HAMBURG).players.numbers() == range(3, 7)
    hand = deal_pack(HAMBURG, 6)
    assert {len(hand.holds(name)) for name in hand.people} == {5}
    assert hand.told("turned")[0][1] // 13 == hand.told("trump")[0][1]


def test_ham_02_a_stake_in_each_of_seven_pools():
    pots = deal(HAMBURG, *LONE, trump="h").pots
    assert pots == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "marriage", "sequence"), 3)


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("10h", "ten")]
)
def test_ham_03_trumps_take_their_pools(card, pool):
    assert deal(HAMBURG, f"{card} 7c", "8c 9d", "7d 8s", trump="h").won == {pool: ("Anna", 3)}


def test_ham_04_the_marriage_takes_three_pools():
    assert set(deal(HAMBURG, "Kh Qh", "8c 9d", "7d 8s", trump="h").won) == {"king", "queen", "marriage"}


def test_ham_05_trump_seven_eight_and_nine_take_the_sequence():
    assert deal(HAMBURG, "7h 8h 9h", "10s Js Qs", "7d 8s", trump="h").won == {"sequence": ("Anna", 3)}


def test_ham_06_what_nobody_takes_is_carried_over():
    assert deal(HAMBURG, *LONE, trump="h", pots={"ace": 2}).rest().pots["ace"] == 2 + 3


def test_ham_07_nobody_needs_a_set_to_open_hold_or_raise():
    hand = deal(HAMBURG, *LONE, trump="h")
    assert hand.menu == ["pass", "1-33"]
    assert hand.says("Anna poch 1").menu == ["pass", "hold", "2-33"]


def test_ham_08_any_set_beats_none_and_without_one_the_high_card_decides():
    high = deal(HAMBURG, *LONE, trump="h", pots={"poch": 4}).says("Anna poch 1, Ben hold, Clara hold")
    pair = deal(HAMBURG, "9s 8d Ac", "7s 7d 8c", "Qs Jd Kc", trump="h").says("Anna poch 1, Ben hold, Clara hold")
    assert high.won == {"poch": ("Anna", 4 + 3)}
    assert pair.winner == "Ben"


def test_ham_09_whoever_ends_a_run_is_paid_by_the_others_and_starts_again():
    hand = deal(HAMBURG, "7s Qd 8c", "8s Kd Jc", "9d 10h Ks", trump="h").all_pass().says("Anna 7s")
    assert hand.told("gave") == [("Clara", 1, 1), ("Anna", 1, 1)]
    assert hand.asked == "Ben"


def test_ham_10_a_chip_for_every_card_left():
    hand = deal(HAMBURG, "As", "Qd 8c", "9d 10h Jc", trump="h").all_pass()
    assert hand.told("gave") == [("Ben", 0, 2), ("Clara", 0, 3)]


def test_ruling_stake_agreed():
    """One chip in each of the seven; the Poch pool is the one left empty."""
    hand = deal(HAMBURG, *LONE, trump="h")
    assert (hand.net["Anna"], "poch" in hand.pots) == (-7, False)


def test_ruling_high_card_tie():
    """Equal aces: the trump wins; if neither is one, whoever comes first in dealing order."""
    trump = deal(HAMBURG, "Ac 9s 7c", "Ah 8c 7d", "Qs Jd", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    plain = deal(HAMBURG, "Ac 9s 7c", "Ad 8c 7d", "Qs Jd", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert (trump.winner, plain.winner) == ("Ben", "Anna")


def test_ruling_closing_level():
    """When Anna has held Ben's raise the stakes are level, and the vying is over."""
    hand = deal(HAMBURG, *LONE, trump="h").says("Anna poch 1, Ben raise to 2, Clara pass, Anna hold")
    assert hand.winner == "Anna"
