"""The modern family form of the Arabic article (AR-B), rule by rule."""

import pytest
from hands import deal, deal_pack

from poch_rules import load
from poch_rules.core.cards import NAMES, SUITS, parse
from poch_rules.core.variant import CannotBePlayed

FAMILY = "poch/family-nine-pot"
#: Three sets without a trump (hearts) that takes a pool: nines, jacks, queens.
SETS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 8d")


def test_ar_b_01_three_to_six_may_play():
    """A family game for three to six (AR-B-01)."""
    variant = load(FAMILY)
    assert [variant.plan(n).players for n in range(3, 7)] == [3, 4, 5, 6]
    for number in (2, 7):
        with pytest.raises(CannotBePlayed):
            variant.plan(number)


def test_ar_b_02_thirty_two_cards_french_or_german():
    """32 cards, seven to ace; the German names are names of the same cards (AR-B-02)."""
    pack = load(FAMILY).plan(3).pack.cards
    assert len(pack) == 32
    assert "6h" not in {NAMES[card] for card in pack}
    assert parse("Herz-Ober") == parse("Qh")
    assert parse("Laub-Daus") == parse("As")


def test_ar_b_03_the_full_pack_for_five_and_six():
    """With five or six players the full pack is advised (AR-B-03)."""
    variant = load("poch/family-nine-pot-52")
    assert [len(variant.plan(n).pack.cards) for n in (5, 6)] == [52, 52]
    with pytest.raises(CannotBePlayed):
        variant.plan(4)


def test_ar_b_04_05_a_board_of_nine_pools():
    """Nine pools: five cards, marriage, sequence, Poch and the Pinke (AR-B-04, AR-B-05)."""
    pools = load(FAMILY).plan(3).accounts
    assert sorted(pools) == sorted(
        ["ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch", "centre"],
    )


def test_ar_b_06_everything_goes_round_clockwise():
    """Dealing, vying and play run clockwise (AR-B-06)."""
    hand = deal(FAMILY, *SETS, trump="h", dealer="Ben")
    assert [name for name, _ in hand.told("dealt")] == ["Clara", "Anna", "Ben"]
    hand.says("Clara poch 1, Anna raise to 2, Ben pass, Clara hold")
    assert hand.winner == "Clara"


def test_ar_b_07_a_chip_from_everybody_in_each_of_nine_pools():
    """Before the game each player puts one chip in each of the nine pools (AR-B-07)."""
    hand = deal(FAMILY, *SETS, trump="h")
    assert hand.net == {"Anna": -9, "Ben": -9, "Clara": -9}
    assert hand.pots == dict.fromkeys(hand.plan.accounts, 3)


def test_ar_b_08_the_poch_pool_gets_the_stakes_of_stage_two():
    """Stakes of the vying go into the Poch pool, beside what lies there (AR-B-08)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 2")
    assert hand.pots["poch"] == 3 + 2
    assert hand.pots["centre"] == 3


def test_ar_b_09_the_pinke_is_won_in_stage_three_beside_the_payments():
    """Going out brings the Pinke and the direct payments (AR-B-09)."""
    hand = deal(FAMILY, "Ah", "9s 8c", "9d Kc 7c", trump="c").all_pass()
    assert hand.out == "Anna"
    assert hand.won["centre"] == ("Anna", 3)
    assert hand.told("gave") == [("Ben", 0, 2), ("Clara", 0, 3)]


def test_ar_b_11_all_but_the_last_card_is_dealt_and_that_makes_trumps():
    """The last card is turned, belongs to nobody, and fixes trumps (AR-B-11)."""
    hand = deal_pack(FAMILY, 4)
    assert [len(hand.holds(name)) for name in hand.people] == [8, 8, 8, 7]
    assert hand.told("turned") == [(None, parse("As"))]
    assert hand.told("trump") == [(None, SUITS.index("s"))]
    assert "ace" not in hand.won


def test_ar_b_12_cards_and_groups_are_declared_first():
    """Melding is the first stage: pools are taken before anybody is asked to vie (AR-B-12)."""
    hand = deal(FAMILY, "Ah 9s 9d", "Kh Qh 8c", "7h 8h 9h", trump="h")
    assert set(hand.won) == {"ace", "king", "queen", "marriage", "sequence"}
    assert hand.asked == "Anna"
    assert "opened" not in hand.kinds


def test_ar_b_13_the_trump_ace_takes_the_ace_pool():
    """The holder of the ace, that of trumps, collects the ace pool (AR-B-13)."""
    hand = deal(FAMILY, "As 7c 8d", "Ah 8c 9d", "Ad 9c 10d", trump="h")
    assert hand.won["ace"] == ("Ben", 3)


def test_ar_b_14_likewise_king_queen_jack_and_ten():
    """King, queen, jack and ten of trumps take their pools (AR-B-14)."""
    hand = deal(FAMILY, "Kh 10s", "Qh Kc", "Jh 10h Qd", trump="h")
    assert hand.won == {"king": ("Anna", 3), "queen": ("Ben", 3), "jack": ("Clara", 3), "ten": ("Clara", 3)}


def test_ar_b_15_king_and_queen_of_trumps_take_three_pools():
    """Trump king and queen in one hand win marriage, king and queen (AR-B-15)."""
    hand = deal(FAMILY, "Kh Qh 7c", "Ks Qs 8c", "9c 10d", trump="h")
    assert hand.won == {"king": ("Anna", 3), "queen": ("Anna", 3), "marriage": ("Anna", 3)}


def test_ar_b_16_the_sequence_pool_is_for_seven_eight_nine_of_trumps():
    """Only trump seven, eight and nine in one hand; any other run takes nothing (AR-B-16)."""
    hand = deal(FAMILY, "7s 8s 9s 10s Js", "7h 8h 9h", "Qc Kc Ac", trump="h")
    assert hand.won == {"sequence": ("Ben", 3)}
    for card in ("7h", "8h", "9h"):
        others = " ".join(other for other in ("7h", "8h", "9h") if other != card)
        assert deal(FAMILY, "7s 8s 9s 10s Js", others, f"{card} Qc Kc", trump="h").won == {}


def test_ar_b_17_a_pool_that_is_not_emptied_is_added_to():
    """What is not won keeps lying there, and new stakes are added at the next deal (AR-B-17)."""
    hand = deal(FAMILY, *SETS, trump="h", pots={"marriage": 6}).all_pass().rest()
    assert hand.pots["marriage"] == 6 + 3
    assert hand.pots["poch"] == 3


def test_ar_b_18_the_winner_of_a_pool_takes_older_stakes_too():
    """Whoever wins a pool takes everything that is in it (AR-B-18)."""
    hand = deal(FAMILY, "Ah 9s 9d", "8c 7d", "10s Jc", trump="h", pots={"ace": 6, "poch": 5})
    hand.says("Anna poch 1, Ben pass, Clara pass")
    assert hand.won == {"ace": ("Anna", 9), "poch": ("Anna", 5 + 3 + 1)}


def test_ar_b_21_a_set_holder_opens_with_chips_for_the_poch_pool():
    """A player with two or more cards of one rank may start; one without may not (AR-B-21)."""
    hand = deal(FAMILY, "Ac 7c 8s", *SETS[1:], trump="h")
    assert hand.menu == ["pass"]
    hand.says("Anna pass")
    assert hand.menu == ["pass", "1-31"]
    hand.says("Ben poch 2")
    assert hand.told("paid") == [("Ben", hand.plan.account("poch"), 2)]


@pytest.mark.parametrize("stake", [1, 3])
def test_ar_b_22_forehand_names_the_stake(stake):
    """Forehand knocks one with one chip, three with three (AR-B-22)."""
    hand = deal(FAMILY, *SETS, trump="h")
    assert hand.asked == "Anna"
    hand.says(f"Anna poch {stake}")
    assert hand.told("opened") == [("Anna", stake)]
    assert hand.chips["Anna"] == 31 - stake


def test_ar_b_23_who_holds_puts_in_as_many_chips():
    """To hold costs as many chips as the knocker staked (AR-B-23)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 3, Ben hold")
    assert hand.told("held") == [("Ben", 3)]
    assert hand.chips["Ben"] == 31 - 3


def test_ar_b_24_a_player_may_take_over_with_a_higher_stake():
    """Raising makes the next player answer the higher stake, the first knocker too (AR-B-24)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben raise to 2, Clara hold")
    assert (hand.asked, hand.menu) == ("Anna", ["pass", "hold", "3-31"])
    hand.says("Anna hold")
    assert hand.chips["Anna"] == 31 - 2


def test_ar_b_25_who_passes_loses_what_was_staked():
    """A player who passes leaves the stage and the chips (AR-B-25)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 2, Ben raise to 4, Clara hold, Anna pass")
    assert hand.net["Anna"] == -9 - 2
    assert hand.won["poch"] == ("Clara", 3 + 2 + 4 + 4)


def test_ar_b_26_it_ends_with_equal_stakes_or_one_player_left():
    """The auction goes round until the stakes are equal or all but one have dropped out (AR-B-26)."""
    level = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben raise to 2, Clara pass, Anna hold")
    alone = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben raise to 2, Clara pass, Anna pass")
    assert level.winner == alone.winner == "Ben"
    assert level.asked == alone.asked == "Ben"


def test_ar_b_27_those_left_show_and_the_highest_takes_the_poch_pool():
    """If two or more remain they show their sets; the highest takes the Poch pool (AR-B-27)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben hold, Clara hold")
    assert hand.showed == {"Anna": ["9d", "9s"], "Ben": ["Jd", "Js"], "Clara": ["Qd", "Qs"]}
    assert hand.won["poch"] == ("Clara", 6)


def test_ar_b_28_29_quartets_beat_triplets_and_triplets_beat_pairs():
    """Sets are quartets, triplets or pairs; more cards beat fewer, whatever the rank (AR-B-28, AR-B-29)."""
    four = deal(FAMILY, "7c 7d 7h 7s", "Ac Ad As", "8c 9d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    three = deal(FAMILY, "8c 8d 8s", "Ac Ad Kc Kd", "8h 9d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert four.winner == three.winner == "Anna"


def test_ar_b_30_of_one_kind_the_higher_rank_wins():
    """Between two pairs, and between two triplets, the higher rank wins (AR-B-30)."""
    pairs = deal(FAMILY, "10c 10h", "Jc Jd", "8h 9d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    triplets = deal(FAMILY, "10c 10h 10s", "Jc Jd Js", "8h", trump="h").says("Anna poch 1, Ben hold, Clara pass")
    assert pairs.winner == triplets.winner == "Ben"


def test_ar_b_31_of_one_rank_the_trump_wins():
    """Between two pairs of a rank the one with the trump wins, wherever it sits (AR-B-31)."""
    for holder, hands in {"Anna": ("Jh Jc", "Jd Js"), "Ben": ("Jd Js", "Jh Jc")}.items():
        hand = deal(FAMILY, *hands, "8c 9d", trump="h").says("Anna poch 1, Ben hold, Clara pass")
        assert hand.winner == holder


def test_ar_b_32_a_sole_survivor_shows_nothing():
    """Who is left alone wins without showing (AR-B-32)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert hand.winner == "Anna"
    assert hand.showed == {}


def test_ar_b_33_bluffing_is_possible():
    """The worst set of the table wins the pool when the others are frightened away (AR-B-33)."""
    hand = deal(FAMILY, "7c 7d", "Ac Ad As Ah", "Kc Kd Kh", trump="h").says("Anna poch 20, Ben pass, Clara pass")
    assert hand.won["poch"] == ("Anna", 23)


def test_ar_b_34_the_winner_of_stage_two_leads():
    """Not forehand but the winner of the vying leads (AR-B-34)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna pass, Ben pass, Clara poch 1")
    assert hand.asked == "Clara"


def test_ar_b_35_any_card_may_be_led():
    """Any card of the hand may be laid first (AR-B-35)."""
    hand = deal(FAMILY, *SETS, trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert set(hand.menu) == set(hand.holds("Anna")) == {"7c", "Ac", "9d", "9s"}


def test_ar_b_36_the_holder_of_the_next_higher_card_plays_it():
    """The next higher card of the suit follows from whoever holds it, until nobody has the next (AR-B-36)."""
    hand = deal(FAMILY, "9s 9d Ac 7c", "Js Jd 8c 7d", "10s Qd Kc 8d", trump="h")
    hand.says("Anna poch 1, Ben pass, Clara pass, Anna 9s")
    assert hand.laid == ["Anna 9s", "Clara 10s", "Ben Js"]
    assert hand.told("stopped") == [("Ben",)]


def test_ar_b_37_the_player_of_the_last_card_starts_anew():
    """Who played the last, highest card starts a new rising sequence (AR-B-37)."""
    hand = deal(FAMILY, "9s 9d Ac 7c", "Js Jd 8c 7d", "10s Qd Kc 8d", trump="h")
    hand.says("Anna poch 1, Ben pass, Clara pass, Anna 9s")
    assert (hand.asked, set(hand.menu)) == ("Ben", {"Jd", "8c", "7d"})


def test_ar_b_38_it_goes_on_until_one_player_has_no_cards():
    """The hand goes on run after run and ends at once with the first empty hand (AR-B-38)."""
    hand = deal(FAMILY, "9s Kd", "10s 8c Qd", "Js 7c 8d", trump="h").all_pass().says("Anna 9s, Clara 7c")
    assert hand.laid == ["Anna 9s", "Ben 10s", "Clara Js", "Clara 7c", "Ben 8c", "Ben Qd"]
    assert (hand.out, hand.holds("Anna"), hand.asked) == ("Ben", ["Kd"], None)


def test_ar_b_39_one_chip_for_every_card_still_held():
    """The one who goes out gets one chip from each player for every card held (AR-B-39)."""
    hand = deal(FAMILY, "As", "9s 8c", "9d Kc 7c", trump="h").all_pass()
    assert hand.told("gave") == [("Ben", 0, 2), ("Clara", 0, 3)]
