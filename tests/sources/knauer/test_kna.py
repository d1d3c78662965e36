"""Knauer's class notes (KNA), rule by rule, and how their gaps are read."""

import pytest
from hands import deal, deal_pack, match

from poch_rules import load

KNAUER = "poch/thirty-one"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_kna_01_three_to_six_players_five_cards_each_and_the_next_is_turned():
    assert load(KNAUER).players.numbers() == range(3, 7)
    hand = deal_pack(KNAUER, 5)
    assert {len(hand.holds(name)) for name in hand.people} == {5}
    assert (len(hand.plan.pack.cards), len(hand.told("turned"))) == (32, 1)


def test_kna_02_a_chip_in_each_of_seven_of_eight_pools():
    hand = deal(KNAUER, *PAIRS, trump="h")
    assert hand.pots == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "marriage", "sequence"), 3)
    assert len(hand.plan.accounts) == 8


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("10h", "ten")]
)
def test_kna_03_trumps_take_their_pools(card, pool):
    assert deal(KNAUER, f"{card} 7c", "8c 9d", "7d 8s", trump="h").won == {pool: ("Anna", 3)}


def test_kna_04_the_marriage_takes_the_single_pools_too():
    assert set(deal(KNAUER, "Kh Qh", "8c 9d", "7d 8s", trump="h").won) == {"king", "queen", "marriage"}


def test_kna_05_trump_seven_eight_and_nine_take_the_sequence():
    assert deal(KNAUER, "7h 8h 9h", "10s Js Qs", "7d 8s", trump="h").won == {"sequence": ("Anna", 3)}


def test_kna_06_what_nobody_takes_is_carried_over():
    assert deal(KNAUER, *PAIRS, trump="h", pots={"ace": 2}).rest().pots["ace"] == 2 + 3


def test_kna_07_bets_raises_and_passes_without_a_set_and_any_set_beats_none():
    hand = deal(KNAUER, "9s 8d Ac", "7s 7d 8c", "Qs Jd Kc", trump="h")
    assert hand.menu == ["pass", "1-33"]
    assert hand.says("Anna poch 1, Ben raise to 2, Clara pass, Anna hold").winner == "Ben"


def test_kna_08_the_winner_of_the_vying_leads_any_card():
    hand = deal(KNAUER, *PAIRS, trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert (hand.winner, hand.asked, set(hand.menu)) == ("Ben", "Ben", {"Js", "Jd", "8c", "7d"})


def test_kna_09_the_total_may_not_pass_31_and_who_cannot_add_is_skipped():
    """King ten, queen twenty, jack thirty: only Anna's ace fits, and it makes thirty-one."""
    hand = deal(KNAUER, "Ks Ac 9d", "Qs 7d 8d", "Js 9c 8c", trump="h").all_pass()
    hand.says("Anna Ks, Ben Qs, Clara Js")
    assert hand.told("counted")[0] == ("Anna", 31)
    assert hand.laid[3] == "Anna Ac"


def test_kna_10_the_last_is_paid_a_chip_by_each_and_starts_again():
    hand = deal(KNAUER, "Ks Ac 9d 8s", "Qs 7d 8d", "Js 9c 8c", trump="h").all_pass()
    hand.says("Anna Ks, Ben Qs, Clara Js")
    assert hand.told("gave") == [("Ben", 0, 1), ("Clara", 0, 1)]
    assert (hand.asked, set(hand.menu)) == ("Anna", {"9d", "8s"})


def test_kna_11_a_chip_for_every_card_left():
    hand = deal(KNAUER, "As", "Qd 8c", "9d 10h Jc", trump="h").all_pass()
    assert hand.told("gave") == [("Ben", 0, 2), ("Clara", 0, 3)]


def test_kna_12_the_match_is_over_when_everybody_has_dealt_once():
    game, dealers = match(KNAUER, 4), []
    while game.ending is None:
        dealers.append(game.dealer)
        game.close(game.deal(game.plan.pack.shuffled(len(dealers))).run(game.plan.variant.family.automatic))
    assert (dealers, game.ending.kind) == ([3, 0, 1, 2], "dealt")
    assert all(game.balances[seat] == max(game.balances[:4]) for seat in game.ending.winners)


def test_kna_13_about_forty_chips_each():
    assert match("poch/thirty-one", 4).balances[:4] == [40] * 4


def test_ruling_must_add():
    """At thirty Anna has nothing that fits and is passed over; Ben has an ace and must add it."""
    hand = deal(KNAUER, "Ks Qc 9d", "10s Ac 7d", "Js 9c 10h", trump="h").all_pass().says("Anna Ks, Ben 10s, Clara Js")
    assert hand.laid[:4] == ["Anna Ks", "Ben 10s", "Clara Js", "Ben Ac"]
