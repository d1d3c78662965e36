"""The two pages of casinospiegel.net (CSP, CSQ), rule by rule, and how their gaps are read."""

import pytest
from hands import deal, deal_pack
from recorded import hand as record

from poch_rules import load, replay
from poch_rules.core.cards import SUITS

HEARTS = "poch/fixed-hearts"
HANDS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "As Kd 10c 8h", "Qs Qd Kc 8d")


def test_csp_01_four_to_eight_players_and_32_cards():
    assert load(HEARTS).players.numbers() == range(4, 9)
    assert len(load(HEARTS).plan(8).pack.cards) == 32


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(5, [7, 7, 6, 6, 6]), (6, [6, 6, 5, 5, 5, 5]), (7, [5, 5, 5, 5, 4, 4, 4]), (8, [4] * 8)],
)
def test_csp_02_all_cards_singly_and_the_first_have_one_more(players, sizes):
    hand = deal_pack(HEARTS, players)
    assert [len(hand.holds(name)) for name in hand.people] == sizes


def test_csp_03_hearts_are_trumps_whatever_was_recorded():
    hand = deal(HEARTS, *HANDS, trump="c")
    assert hand.told("trump") == [(None, SUITS.index("h"))]
    silent = record(*HANDS, upcard=None, players=("A", "B", "C", "D"), dealer=3, chips=(40,) * 4)
    column = replay(silent, [load(HEARTS)]).replays[0]
    assert (column.complete, column.trump) == (True, SUITS.index("h"))


def test_csp_04_nine_pools_dressed_by_everybody():
    hand = deal(HEARTS, *HANDS, trump="h")
    assert hand.pots == dict.fromkeys(hand.plan.accounts, 4)
    assert len(hand.plan.accounts) == 9


def test_csp_05_heart_cards_take_their_pools():
    hand = deal(HEARTS, "Ah 9d", "Jh Jd", "10h 8d", "Qs 7d", trump="h")
    assert hand.won == {"ace": ("Anna", 4), "jack": ("Ben", 4), "ten": ("Clara", 4)}


def test_csp_06_volunteers_pay_a_chip_first():
    hand = deal(HEARTS, *HANDS, trump="h")
    asked = []
    for answer in ("in", "pass", "in", "pass"):
        asked.append(hand.asked)
        hand.says(f"{hand.asked} {answer}")
    assert asked == ["Anna", "Ben", "Clara", "Dora"]
    assert hand.pots["poch"] == 4 + 2


def test_csp_07_then_somebody_may_bet_ahead():
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna in, Ben in, Clara pass, Dora in")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "1-30"])
    hand.says("Anna pass, Ben poch 2, Dora pass")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "hold", "3-30"])
    assert hand.says("Anna hold").winner == "Ben"


def test_csp_08_nobody_bets_ahead_and_all_who_paid_show():
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna in, Ben in, Clara pass, Dora pass, Anna pass, Ben pass")
    assert hand.showed == {"Anna": ["9d", "9s"], "Ben": ["Jd", "Js"]}
    assert hand.won == {"poch": ("Ben", 4 + 2)}


def test_csp_09_four_beat_three_beat_two():
    hand = deal(HEARTS, "As Ad", "7s 7d 7c", "8s 8d 8c 8h", "9s 10d", trump="h")
    hand.says("Anna in, Ben in, Clara in, Dora pass, Anna pass, Ben pass, Clara pass")
    assert hand.winner == "Clara"
    three = deal(HEARTS, "As Ad", "7s 7d 7c", "Ks 8d", "9s 10d", trump="h")
    assert three.says("Anna in, Ben in, Clara pass, Dora pass, Anna pass, Ben pass").winner == "Ben"


def test_csp_10_what_nobody_takes_stays():
    assert deal(HEARTS, *HANDS, trump="h", pots={"ace": 3}).rest().pots["ace"] == 3 + 4


def test_csq_01_king_and_queen_of_hearts_take_three_pools():
    hand = deal(HEARTS, "Kh Qh", "Js Jd", "As 8d", "Qs 9d", trump="h")
    assert set(hand.won) == {"king", "queen", "marriage"}


def test_csq_02_seven_eight_and_nine_of_hearts_or_the_pool_stays():
    all_three = deal(HEARTS, "7h 8h 9h", "Js Jd", "As 8d", "Qs 9d", trump="h")
    two = deal(HEARTS, "7h 8h", "Js Jd", "As 9h", "Qs 9d", trump="h")
    assert (all_three.won, two.won) == ({"sequence": ("Anna", 4)}, {})


def test_csq_03_the_middle_goes_to_the_winner_at_the_end():
    hand = deal(HEARTS, "As", "9s 8c", "10d 7c", "Jd 8h", trump="h").all_pass()
    assert (hand.out, hand.won["centre"]) == ("Anna", ("Anna", 4))


def test_nobody_takes_part_and_the_pool_stays():
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna pass, Ben pass, Clara pass, Dora pass")
    assert (hand.winner, hand.pots["poch"], hand.asked) == (None, 4, "Anna")


def test_one_volunteer_takes_the_pool_unseen():
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna pass, Ben pass, Clara in, Dora pass")
    assert (hand.winner, hand.showed, hand.won["poch"]) == ("Clara", {}, ("Clara", 4 + 1))


def test_ruling_right_hand_way():
    """The turn goes to the left."""
    hand = deal(HEARTS, *HANDS, trump="h", dealer="Anna")
    assert hand.asked == "Ben"
    assert hand.says("Ben pass").asked == "Clara"


def test_ruling_volunteers_bet():
    """A bet is held, raised or passed; level stakes end the vying, and who is beaten pays nothing more."""
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna in, Ben in, Clara pass, Dora in")
    hand.says("Anna poch 1, Ben raise to 3, Dora pass, Anna hold")
    assert (hand.winner, hand.won["poch"], hand.told("beaten")) == ("Ben", ("Ben", 4 + 3 + 6), [])


def test_ruling_anybody_may_pay():
    """Clara has no set, and may take part; without a chip she may not."""
    hand = deal(HEARTS, *HANDS, trump="h").says("Anna pass, Ben pass")
    assert len(hand.menu) == 2
    poor = deal(HEARTS, *HANDS, trump="h", chips=[40, 40, 9, 40]).says("Anna pass, Ben pass")
    assert poor.menu == ["pass"]
