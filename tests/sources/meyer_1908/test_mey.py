"""*Meyers Großes Konversations-Lexikon* of 1908 (MEY), rule by rule, and how its gaps are read."""

import pytest
from hands import deal, deal_pack

from poch_rules import load

MEYER = "poch/meyer-1908"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_mey_01_three_to_six_players():
    assert load(MEYER).players.numbers() == range(3, 7)


def test_mey_02_03_eight_pools_and_all_but_poch_are_dressed():
    hand = deal(MEYER, *PAIRS, trump="h")
    assert hand.pots == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "marriage", "sequence"), 3)
    assert "poch" in hand.plan.accounts


def test_mey_04_05_five_cards_each_and_the_next_is_turned():
    hand = deal_pack(MEYER, 4)
    assert [len(hand.holds(name)) for name in hand.people] == [5] * 4
    assert hand.told("turned")


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("10h", "ten")]
)
def test_mey_06_trumps_take_their_pools(card, pool):
    assert deal(MEYER, f"{card} 7c", "8c 9d", "7d 8s", trump="h").won == {pool: ("Anna", 3)}


def test_mey_07_king_and_queen_of_trumps_take_the_marriage():
    assert deal(MEYER, "Kh Qh", "8c 9d", "7d 8s", trump="h").won["marriage"] == ("Anna", 3)


def test_mey_08_the_higher_sequence_beats_the_lower_one():
    hand = deal(MEYER, "7s 8s 9s 10s", "Jc Qc Kc", "8d 9d 10d", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


def test_mey_09_between_equals_trumps_and_then_forehand():
    trumps = deal(MEYER, "9s 10s Js", "9h 10h Jh", "8d 7c", trump="h")
    forehand = deal(MEYER, "8d 7c", "9s 10s Js", "9c 10c Jc", trump="h")
    assert (trumps.won["sequence"][0], forehand.won["sequence"][0]) == ("Ben", "Ben")


def test_mey_10_what_nobody_takes_stays_and_grows():
    hand = deal(MEYER, *PAIRS, trump="h", pots={"ace": 4}).all_pass()
    assert hand.pots["ace"] == 4 + 3


def test_mey_11_12_two_or_more_alike_open_hold_and_raise():
    hand = deal(MEYER, *PAIRS, trump="h")
    assert hand.menu == ["pass", "1-33"]
    assert hand.says("Anna poch 2").menu == ["pass", "hold", "3-33"]
    assert deal(MEYER, "9s 8d", "Js Jd", "Qs Qd", trump="h").menu == ["pass"]


def test_mey_13_from_the_first_on_everybody_may_raise_again():
    hand = deal(MEYER, *PAIRS, trump="h").says("Anna poch 1, Ben hold, Clara hold")
    assert (hand.asked, hand.menu) == ("Anna", ["hold", "2-33"])
    hand.says("Anna raise to 3, Ben hold, Clara pass")
    assert hand.asked == "Anna"


def test_mey_14_the_best_set_takes_the_poch_pool():
    hand = deal(MEYER, *PAIRS, trump="h", pots={"poch": 5}).says("Anna poch 1, Ben hold, Clara hold")
    hand.says("Anna hold, Ben hold, Clara hold")
    assert hand.won == {"poch": ("Clara", 5 + 3)}


def test_ruling_no_shedding():
    """The deal is over with the vying: no card is played, and nobody goes out."""
    hand = deal(MEYER, *PAIRS, trump="h").rest()
    assert (hand.laid, hand.out, hand.told("gave")) == ([], None, [])


def test_ruling_meyer_higher():
    """Length makes no difference: three cards up to the king beat four up to the ten."""
    assert deal(MEYER, "7s 8s 9s 10s", "Jc Qc Kc", "7d 9c", trump="h").won["sequence"][0] == "Ben"


def test_ruling_all_pass_stays():
    """Everybody passes: the Poch pool stays."""
    hand = deal(MEYER, *PAIRS, trump="h", pots={"poch": 5}).all_pass()
    assert (hand.asked, hand.pots["poch"]) == (None, 5)


def test_ruling_set_needed():
    """Without a set one can neither open nor answer."""
    hand = deal(MEYER, "9s 8d Ac 7c", "Js Jd 8c 7d", "Qs 9d Kc 8s", trump="h")
    assert hand.menu == ["pass"]
    assert hand.says("Anna pass, Ben poch 1").menu == ["pass"]


def test_ruling_upcard_unowned():
    """The card turned up is in nobody's hand, and its pool is not won."""
    hand = deal(MEYER, "7c 8d", "9c 10d", "8s Jd", upcard="Kh")
    assert "king" not in hand.won


def test_ruling_batches_open():
    """Three cards to everybody, then two."""
    hand = deal_pack(MEYER, 3, "7c 8c 9c")
    assert {"7c", "8c", "9c"} <= set(hand.holds("Anna"))
    assert len(hand.holds("Anna")) == 5


def test_ruling_pack_not_named():
    """Thirty-two cards, from the seven."""
    assert len(load(MEYER).plan(4).pack.cards) == 32


def test_ruling_turns_left():
    """The dealer's left speaks first, and then the next on."""
    hand = deal(MEYER, *PAIRS, trump="h", dealer="Anna")
    assert hand.asked == "Ben"
    assert hand.says("Ben pass").asked == "Clara"


def test_ruling_first_word():
    """Forehand speaks first."""
    assert deal(MEYER, *PAIRS, trump="h").asked == "Anna"
