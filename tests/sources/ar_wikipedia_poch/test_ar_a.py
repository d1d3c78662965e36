"""The older form of the Arabic article (AR-A), rule by rule."""

import pytest
from hands import deal, deal_pack

from poch_rules import load
from poch_rules.core.cards import NAMES, SUITS, parse
from poch_rules.core.decisions import IllegalAnswer
from poch_rules.core.variant import CannotBePlayed

OLDER = "poch/eight-pool"
#: Nobody has a set or a sequence; Anna has the ace of trumps.
PLAIN = ("Ah 9c 4d 2s Jc", "Kd 10s 7c 5h 3d", "Qs 5c 8c 6h 3s")


def test_ar_a_01_chips_are_won_by_melding_vying_and_shedding():
    """Counters are to be won in three ways; here each player wins in another (AR-A-01)."""
    hand = deal(OLDER, "2c 3c 4c 5c 6c", "Ah Ks Kd 7d 7s", "Qs Qd 9d 8s 8d", trump="h")
    hand.says("Anna pass, Ben pass, Clara poch 2").rest()
    assert hand.won["ace"] == ("Ben", 3)
    assert hand.won["poch"] == ("Clara", 2)
    assert hand.told("gave") == [("Ben", 0, 5), ("Clara", 0, 5)]


def test_ar_a_02_three_to_eight_may_play():
    """From three to eight players (AR-A-02)."""
    variant = load(OLDER)
    assert [variant.plan(n).players for n in range(3, 9)] == [3, 4, 5, 6, 7, 8]
    for number in (2, 9):
        with pytest.raises(CannotBePlayed):
            variant.plan(number)


def test_ar_a_04_everything_goes_round_clockwise():
    """Dealing, vying and play run clockwise, in the order of the seats (AR-A-04)."""
    hand = deal(OLDER, "9c 4d 2s", "Kc 7d 5h", "Qc 9d 6h", trump="h", dealer="Anna").all_pass().says("Ben Kc")
    assert [name for name, _ in hand.told("dealt")] == ["Ben", "Clara", "Anna"]
    assert [name for name, *_ in hand.told("passed")] == ["Ben", "Clara", "Anna"]
    assert hand.laid == ["Ben Kc", "Clara Qc", "Anna 9c"]


def test_ar_a_05_the_pack_has_52_cards():
    """A pack of 52 (AR-A-05): from the two to the ace in four suits."""
    pack = load(OLDER).plan(3).pack.cards
    assert len(pack) == 52
    assert {"2c", "6h", "Ad"} <= {NAMES[card] for card in pack}


def test_ar_a_06_07_a_board_of_eight_pools():
    """Eight pools, seven of them for cards and combinations (AR-A-06, AR-A-07)."""
    pools = load(OLDER).plan(3).accounts
    assert sorted(pools) == sorted(["ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch"])


def test_ar_a_08_09_everybody_dresses_seven_pools_and_leaves_the_poch_pool_to_stage_two():
    """One counter from each player in each of the seven; the eighth pool is for the second stage (AR-A-08, AR-A-09)."""
    hand = deal(OLDER, "9c 9d 4d 2s 7d", "8c 7c 5h 3d 6s", "9s 8d 6h 3s 4c", trump="h")
    assert hand.net == {"Anna": -7, "Ben": -7, "Clara": -7}
    assert hand.pots == dict.fromkeys(["ace", "king", "queen", "jack", "ten", "marriage", "sequence"], 3)
    hand.says("Anna poch 2, Ben pass, Clara pass")
    assert hand.won["poch"] == ("Anna", 2)


def test_ar_a_12_five_cards_each_in_batches_of_three_and_two():
    """Three cards to each, then two to each (AR-A-12)."""
    hand = deal_pack(OLDER, 3, "2c 3c 4c 5d 6d 7d 8h 9h 10h Js Qs Kc Ks Ac Ad")
    assert hand.holds("Anna") == ["2c", "3c", "4c", "Js", "Qs"]
    assert hand.holds("Ben") == ["Kc", "5d", "6d", "7d", "Ks"]
    assert hand.holds("Clara") == ["Ac", "Ad", "8h", "9h", "10h"]


def test_ar_a_13_the_next_card_is_turned_and_makes_trumps():
    """The sixteenth card of three players' deal is turned; its suit is trumps (AR-A-13)."""
    hand = deal_pack(OLDER, 3, "2c 3c 4c 5d 6d 7d 8h 9h 10h Js Qs Kc Ks Ac Ad 5s")
    assert hand.told("turned") == [(None, parse("5s"))]
    assert hand.told("trump") == [(None, SUITS.index("s"))]
    assert not any("5s" in hand.holds(name) for name in hand.people)


def test_ar_a_14_a_trump_takes_the_pool_of_its_card():
    """Who shows the trump that is on the board takes that pool; cards of other suits take nothing (AR-A-14)."""
    hand = deal(OLDER, "Ah Kc Qs 10d 2s", "Jh Kd 4s 5c 7d", "10h As Qd 3c 8d", trump="h")
    assert hand.won == {"ace": ("Anna", 3), "jack": ("Ben", 3), "ten": ("Clara", 3)}


def test_ar_a_15_king_and_queen_of_trumps_take_the_marriage():
    """Marriage goes to trump king and queen in one hand, not to those of another suit or of two hands (AR-A-15)."""
    together = deal(OLDER, "Kh Qh 2c 4d 6s", "Ks Qs 3c 5d 7c", "9c 10s 8d 2d 4s", trump="h")
    apart = deal(OLDER, "Kh Qs 2c 4d 6s", "Ks Qh 3c 5d 7c", "9c 10s 8d 2d 4s", trump="h")
    assert together.won["marriage"] == ("Anna", 3)
    assert "marriage" not in apart.won


def test_ar_a_16_the_highest_sequence_takes_the_sequence_pool():
    """The highest sequence of any suit wins, even against a longer one (AR-A-16)."""
    hand = deal(OLDER, "2s 3s 4s 5s 6s", "Jc Qc Kc 2d 4h", "8h 9h 10h 3d 5c", trump="h")
    assert hand.won["sequence"] == ("Ben", 3)


def test_ar_a_17_of_equal_sequences_the_one_in_trumps_wins():
    """Two sequences up to the jack: the one in trumps wins, though the other hand comes first (AR-A-17)."""
    hand = deal(OLDER, "9s 10s Js 2c 4d", "3d 5c 7d 2s 6c", "9h 10h Jh 3s 5d", trump="h")
    assert hand.won["sequence"] == ("Clara", 3)


def test_ar_a_18_of_equal_sequences_without_trumps_forehand_has_the_better():
    """Neither is trumps: the one that comes first in dealing order wins, forehand before all (AR-A-18)."""
    cards = ("9s 10s Js 2c 4d", "3d 5c 7d 2s 6c", "9c 10c Jc 3s 5d")
    assert deal(OLDER, *cards, trump="h").won["sequence"] == ("Anna", 3)
    assert deal(OLDER, *cards, trump="h", dealer="Anna").won["sequence"] == ("Clara", 3)


def test_ar_a_19_marriage_and_sequence_bring_the_pools_of_their_cards_too():
    """The single cards of a marriage and of a trump sequence take their own pools as well (AR-A-19)."""
    hand = deal(OLDER, "Jh Qh Kh 2c 4d", *("3d 5c 7d 2s 6c", "9c 4s 8c 3s 5d"), trump="h")
    assert {pool for pool, (name, _) in hand.won.items() if name == "Anna"} == {
        "king", "queen", "jack", "marriage", "sequence",
    }  # fmt: skip


def test_ar_a_20_what_is_not_won_stays_and_grows():
    """Unwon counters stay, are added to, and go to whoever wins the pool later (AR-A-20)."""
    hand = deal(OLDER, *PLAIN, trump="h", pots={"ace": 4, "sequence": 6})
    assert hand.won["ace"] == ("Anna", 4 + 3)
    assert hand.pots["sequence"] == 6 + 3


def test_ar_a_21_without_a_set_one_must_pass():
    """Only a holder of two or more cards of one rank may vie (AR-A-21)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", *PLAIN[1:], trump="h")
    assert hand.menu == ["pass", "1-33"]
    hand.says("Anna poch 1")
    assert (hand.asked, hand.menu) == ("Ben", ["pass"])
    with pytest.raises(IllegalAnswer):
        hand.says("Ben hold")


def test_ar_a_22_forehand_speaks_first_and_passes_or_opens_with_one_or_more():
    """Forehand passes or says ich poche with one or more counters for the Poch pool (AR-A-22)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", *PLAIN[1:], trump="h")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "1-33"])
    hand.says("Anna poch 3")
    assert hand.told("paid") == [("Anna", hand.plan.account("poch"), 3)]


def test_ar_a_23_each_player_passes_holds_or_raises():
    """In turn everybody passes, holds for the same, or raises (AR-A-23)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", "Kd Ks 7c 5h 3d", "Qs Qd 8c 6h 3s", trump="h").says("Anna poch 3")
    assert (hand.asked, hand.menu) == ("Ben", ["pass", "hold", "4-33"])
    hand.says("Ben hold, Clara raise to 5")
    assert [chips for _, _, chips in hand.told("paid")] == [3, 3, 5]


def test_ar_a_24_who_will_not_hold_a_raise_loses_the_stake():
    """One who does not hold a raise drops out, and what was staked stays in the pool (AR-A-24)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", "Kd Ks 7c 5h 3d", PLAIN[2], trump="h")
    hand.says("Anna poch 3, Ben raise to 5, Clara pass, Anna pass")
    assert hand.won["poch"] == ("Ben", 8)
    assert hand.net["Anna"] == -7 - 3


def test_ar_a_25_vying_goes_on_until_nobody_wants_to_raise():
    """Level stakes do not end it: the opener may still raise, and it ends when all have held (AR-A-25)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", "Kd Ks 7c 5h 3d", PLAIN[2], trump="h")
    hand.says("Anna poch 1, Ben hold, Clara pass")
    assert (hand.asked, hand.menu) == ("Anna", ["hold", "2-33"])
    hand.says("Anna raise to 2, Ben hold, Anna hold")
    assert hand.asked == "Ben"
    hand.says("Ben hold")
    assert hand.won["poch"] == ("Ben", 4)


def test_ar_a_26_the_highest_set_of_those_still_in_wins():
    """Those still in show the cards that they vied on; the highest set wins, whoever raised (AR-A-26)."""
    hand = deal(OLDER, "9c 9d 4d 2s Jc", "Kd Ks 7c 5h 3d", "Qs Qd 8c 6h 3s", trump="h")
    hand.says("Anna poch 1, Ben hold, Clara raise to 2, Anna pass, Ben hold, Clara hold, Ben hold")
    assert hand.showed == {"Ben": ["Kd", "Ks"], "Clara": ["Qd", "Qs"]}
    assert hand.winner == "Ben"


def test_ar_a_27_forehand_leads():
    """Forehand leads to the third stage, not the winner of the second (AR-A-27)."""
    hand = deal(OLDER, "Ah 9c 4d 2s Jc", "Kd Ks 7c 5h 3d", PLAIN[2], trump="h")
    hand.says("Anna pass, Ben poch 1, Clara pass")
    assert (hand.winner, hand.asked) == ("Ben", "Anna")


def test_ar_a_28_cards_rank_in_their_natural_order():
    """Two, three … king, ace: the ace takes the king, the king the ten (AR-A-28)."""
    low = deal(OLDER, "10c 4d", "Kc 5d", "2c 9s", trump="h").all_pass().says("Anna 10c")
    high = deal(OLDER, "Kc 4d", "2c 5d", "Ac 9s", trump="h").all_pass().says("Anna Kc")
    assert [name for name, _ in low.told("took")] == ["Ben"]
    assert [name for name, _ in high.told("took")] == ["Clara"]


def test_ar_a_29_suit_must_be_followed_and_who_cannot_plays_nothing():
    """A holder of the suit led must play it; one who has none plays no card (AR-A-29)."""
    hand = deal(OLDER, "9c 4d 2s", "Kc 7c 5h", "Qs 9d 6h", trump="h").all_pass().says("Anna 9c")
    assert (hand.asked, hand.menu) == ("Ben", ["7c", "Kc"])
    hand.says("Ben 7c")
    assert hand.told("withheld") == [("Clara",)]
    assert hand.holds("Clara") == ["9d", "6h", "Qs"]


def test_ar_a_30_the_highest_card_takes_the_trick_and_its_player_leads():
    """The highest card of the suit takes the trick, and whoever played it leads next (AR-A-30)."""
    hand = deal(OLDER, "9c 4d 2s", "Kc 7c 5h", "10c 9d 6h", trump="h").all_pass()
    hand.says("Anna 9c, Ben 7c")
    assert hand.told("took") == [("Clara", parse("10c"))]
    assert hand.asked == "Clara"


def test_ar_a_31_the_first_without_cards_wins_the_stage():
    """Whoever is first rid of all cards wins, though others took more tricks (AR-A-31)."""
    hand = deal(OLDER, "9c 4d 2s", "Kc Kd 5h", "10c", trump="h").all_pass().says("Anna 9c")
    assert hand.out == "Clara"


def test_ar_a_32_play_stops_in_the_middle_of_a_trick():
    """It stops at once when the winner plays a last card, even where others could still follow (AR-A-32)."""
    hand = deal(OLDER, "9c 4d 2s", "10c", "Kc 9d 6h", trump="h").all_pass().says("Anna 9c")
    assert hand.laid == ["Anna 9c", "Ben 10c"]
    assert hand.asked is None


def test_ar_a_33_one_counter_for_each_card_left():
    """The winner gets from each other player as many counters as that player holds cards (AR-A-33)."""
    hand = deal(OLDER, "9c 4d 2s", "10c", "Kc 9d 6h", trump="h").all_pass().says("Anna 9c")
    assert hand.told("gave") == [("Clara", 1, 3), ("Anna", 1, 2)]
