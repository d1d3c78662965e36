"""The boxed game of 1973 (ASS), rule by rule, and how its gaps are read."""

from hands import deal, deal_pack, match

from poch_rules import load

ASS = "poch/ass-1973"
HANDS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "As Kd 10c 8h", "Qs Qd Kc 8d")


def test_ass_01_four_players_and_32_cards():
    assert load(ASS).players.numbers() == range(4, 5)
    assert len(load(ASS).plan(4).pack.cards) == 32


def test_ass_02_the_dealers_own_last_card_makes_trumps_and_stays_with_him():
    hand = deal_pack(ASS, 4)
    assert len(hand.holds("Dora")) == 8
    assert hand.told("trump") == [(None, 3)]
    assert "As" in hand.holds("Dora")


def test_ass_03_nine_hollows_dressed_by_everybody():
    hand = deal(ASS, *HANDS, trump="s")
    assert set(hand.pots) | set(hand.won) == set(hand.plan.accounts)
    assert hand.pots["centre"] == 4
    assert len(hand.plan.accounts) == 9


def test_ass_04_cards_of_the_winning_suit_take_their_pools_and_are_taken_back():
    hand = deal(ASS, *HANDS, trump="s")
    assert hand.won == {"jack": ("Ben", 4), "ace": ("Clara", 4), "queen": ("Dora", 4)}
    assert "As" in hand.holds("Clara")


def test_ass_05_the_sequence_needs_all_the_cards_of_its_label():
    all_three = deal(ASS, "7h 8h 9h", "Js Jd", "As Kd", "Qs Qd", trump="h")
    two = deal(ASS, "7h 8h 10s", "Js Jd", "9h Kd", "Qs Qd", trump="h")
    assert all_three.won["sequence"] == ("Anna", 4)
    assert "sequence" not in two.won


def test_ass_06_in_or_out_for_one_chip_and_no_raise():
    hand = deal(ASS, *HANDS, trump="h")
    assert hand.menu == ["pass", "1-1"]
    hand.says("Anna poch 1, Ben pass")
    assert hand.menu == ["pass", "hold"]
    assert hand.says("Clara hold, Dora pass").winner == "Anna"


def test_ass_07_count_decides_then_rank_and_the_best_takes_the_poch_pool():
    hand = deal(ASS, "As Ad", "7s 7d 7c", "Ks Kd", "8s 9d", trump="h")
    hand.says("Anna poch 1, Ben hold, Clara hold, Dora pass")
    assert hand.won["poch"] == ("Ben", 4 + 3)
    rank = deal(ASS, "As Ad", "Ks Kd", "7s 8d", "9s 10d", trump="h").says(
        "Anna poch 1, Ben hold, Clara pass, Dora pass"
    )
    assert rank.winner == "Anna"


def test_ass_08_the_winner_of_the_vying_leads_and_the_suit_goes_up():
    hand = deal(ASS, *HANDS, trump="h").says("Anna poch 1, Ben pass, Clara pass, Dora hold")
    assert (hand.winner, hand.asked) == ("Dora", "Dora")
    hand.says("Dora Qd")
    assert hand.laid == ["Dora Qd", "Clara Kd"]


def test_ass_09_going_out_takes_everything_left_on_the_board():
    hand = deal(ASS, "As", "9s 8c", "10d 7c", "Jd 8h", trump="c", pots={"marriage": 9}).all_pass()
    assert hand.out == "Anna"
    assert hand.pots == {}
    assert hand.won["marriage"] == ("Anna", 9 + 4)
    assert hand.told("gave") == []


def test_ruling_ass_pools():
    """King and queen take the marriage, beside their own pools."""
    hand = deal(ASS, "Kh Qh", "Js Jd", "As 8d", "Qs 9d", trump="h")
    assert set(hand.won) == {"king", "queen", "marriage"}


def test_all_cards_are_dealt_to_four_singly():
    """Eight cards each, singly: nothing is left."""
    hand = deal_pack(ASS, 4, "7c 8c 9c 10c Jc")
    assert {"7c", "Jc"} < set(hand.holds("Anna"))
    assert {len(hand.holds(name)) for name in hand.people} == {8}


def test_ass_10_fifty_chips_each():
    assert match(ASS, 4).balances[:4] == [50] * 4


def test_ruling_ass_lone():
    """Two are in without a set: the ace is higher than the king."""
    hand = deal(ASS, "As 9d", "Ks 8d", "7s 7d", "8s 10d", trump="h").says(
        "Anna poch 1, Ben hold, Clara pass, Dora pass"
    )
    assert (hand.winner, hand.won["poch"]) == ("Anna", ("Anna", 4 + 2))


def test_ruling_shed_cut():
    """A run stops where nobody holds the next card; whoever laid the last leads again, any card."""
    hand = deal(ASS, "7s Kd 9c", "8s Jc 10h", "Qs Jd 8h", "10d 9h Ah", trump="h").all_pass().says("Anna 7s")
    assert (hand.told("stopped"), hand.asked, set(hand.menu)) == ([("Ben",)], "Ben", {"Jc", "10h"})
