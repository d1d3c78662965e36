"""The Polish leaflet (PL), rule by rule."""

from itertools import pairwise

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.cards import NAMES, SUITS
from poch_rules.core.decisions import IllegalAnswer
from poch_rules.core.variant import CannotBePlayed

LEAFLET = "poch/polish-leaflet"
#: Three pairs without a trump (hearts): nines, jacks, queens; everybody has an end card.
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 7s")
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7"]


def best_of(first: str, second: str) -> str | None:
    """Whose set is the best when all have shown their cards."""
    return deal(LEAFLET, first, second, "8h 9h", trump="h").says("Anna poch 1, Ben pass, Clara pass").winner


def test_pl_02_at_most_eight_players():
    """Eight may play, nine may not (PL-02)."""
    assert load(LEAFLET).plan(8).players == 8
    with pytest.raises(CannotBePlayed):
        load(LEAFLET).plan(9)


def test_pl_03_a_pack_from_ace_to_seven():
    """The pack goes from the ace to the seven (PL-03)."""
    names = {NAMES[card] for card in load(LEAFLET).plan(4).pack.cards}
    assert names == {rank + suit for rank in RANKS for suit in SUITS}


@pytest.mark.parametrize(("players", "each"), [(3, 100), (4, 75), (7, 42)])
def test_pl_04_07_the_players_share_out_300_counters(players, each):
    """About 300 counters are shared out among the players (PL-04, PL-07)."""
    assert match(LEAFLET, players).balances[:players] == [each] * players


def test_pl_05_the_middle_plate_holds_the_bids():
    """Counters that are bid lie in the middle (PL-05)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 3")
    assert (hand.pots["centre"], hand.pots["poch"]) == (3, 3)


def test_pl_06_eight_plates_round_the_middle():
    """Ace, king, queen, jack, ten, 7+8+9, king+queen, joker, and the middle (PL-06)."""
    plates = ["ace", "king", "queen", "jack", "ten", "sequence", "marriage", "poch", "centre"]
    assert sorted(load(LEAFLET).plan(3).accounts) == sorted(plates)
    assert deal(LEAFLET, "7h 8h 9h", "Kh Qh", "8d 9d", trump="h").won.keys() >= {"sequence", "marriage"}


def test_pl_08_one_counter_in_each_of_eight_plates_and_none_in_the_middle():
    """Each player puts one in each plate but the middle (PL-08)."""
    hand = deal(LEAFLET, *PAIRS, trump="h")
    assert hand.net == {"Anna": -8, "Ben": -8, "Clara": -8}
    assert "centre" not in hand.pots
    assert set(hand.pots.values()) == {3}


def test_pl_09_the_cards_are_given_out():
    """All cards are dealt (PL-09)."""
    hand = deal_pack(LEAFLET, 5)
    assert [len(hand.holds(name)) for name in hand.people] == [7, 7, 6, 6, 6]


def test_pl_10_the_dealers_own_last_card_makes_trumps_and_stays_in_hand():
    """Trump is the suit of the last card that the dealer gave to himself, though others got later ones (PL-10)."""
    names = [NAMES[card] for card in load(LEAFLET).plan(5).pack.cards]
    hand = deal_pack(LEAFLET, 5, " ".join(name for name in names if name not in ("Qd", "Ks", "As")))
    assert (hand.holds("Anna")[-1], hand.holds("Ben")[-1]) == ("Ks", "As")
    assert hand.told("trump") == [(None, SUITS.index("d"))]
    assert "Qd" in hand.holds("Emil")
    assert hand.won["queen"] == ("Emil", 5)


def test_pl_11_three_steps():
    """First trumps are cashed, then there is bidding, then cards are laid (PL-11)."""
    hand = deal(LEAFLET, "Ah 9s 9d 7c", "8c 7d", "10s Ks", trump="h").says("Anna poch 1, Ben pass, Clara pass")
    kinds = hand.rest().kinds
    assert kinds.index("collected") < kinds.index("opened") < kinds.index("played")


def test_pl_12_13_trumps_that_match_the_board_bring_the_counters_of_their_plates():
    """Single cards and combinations count in the trump suit only (PL-12, PL-13)."""
    hand = deal(LEAFLET, "Ah 10s 8c", "Jh As 9c", "7h 8h 9h", trump="h")
    assert hand.won == {"ace": ("Anna", 3), "jack": ("Ben", 3), "sequence": ("Clara", 3)}
    assert "sequence" not in deal(LEAFLET, "7h As 8c", "Js 9c", "8h 9h Jc", trump="h").won


def test_pl_14_trump_king_and_queen_take_three_plates():
    """King and queen of trumps in one hand take king, queen and king+queen (PL-14)."""
    hand = deal(LEAFLET, "Ks Qs 8c", "Kh Qh 9c", "8d 9d", trump="h")
    assert hand.won == {"king": ("Ben", 3), "queen": ("Ben", 3), "marriage": ("Ben", 3)}
    assert "marriage" not in deal(LEAFLET, "Kh Qs 8c", "Ks Qh 9c", "8d 9d", trump="h").won


def test_pl_15_other_counters_stay_on_the_board():
    """What nobody takes stays, and is there at the next deal (PL-15)."""
    hand = deal(LEAFLET, *PAIRS, trump="h", pots={"ace": 6}).all_pass().rest()
    assert hand.pots["ace"] == 6 + 3


def test_pl_16_a_poch_is_a_set_of_like_cards():
    """Like cards are what counts: three queens are shown as one set (PL-16)."""
    hand = deal(LEAFLET, "Qc Qd Qs 7c", "8c 7d", "10s Ks", trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert hand.showed == {"Anna": ["Qc", "Qd", "Qs"]}


def test_pl_17_the_player_left_of_the_dealer_begins():
    """Bidding begins at the dealer's left (PL-17)."""
    assert deal(LEAFLET, *PAIRS, trump="h", dealer="Anna").asked == "Ben"
    assert deal(LEAFLET, *PAIRS, trump="h", dealer="Clara").asked == "Anna"


def test_pl_18_a_bid_is_thrown_in_the_middle():
    """Whoever likes his cards bids a number of counters and pays them into the middle (PL-18)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 4")
    assert hand.told("paid") == [("Anna", hand.plan.account("centre"), 4)]


def test_pl_19_the_next_overbids_by_at_least_one_or_passes():
    """There is no holding: one more at least, or pass (PL-19)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 4")
    assert (hand.asked, hand.menu) == ("Ben", ["pass", "5-32"])
    with pytest.raises(IllegalAnswer):
        hand.says("Ben hold")


def test_pl_20_an_overbid_is_paid_into_the_middle_too():
    """The second bid lies in the middle beside the first, whole (PL-20)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 2, Ben raise to 5")
    assert hand.pots["centre"] == 2 + 5


def test_pl_21_the_dealer_ends_the_round():
    """Nobody speaks after the dealer, not even to answer an overbid (PL-21)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 1, Ben raise to 2")
    assert (hand.asked, hand.menu) == ("Clara", ["pass", "3-32"])
    hand.says("Clara raise to 3")
    assert hand.winner == "Clara"


def test_pl_22_all_show_their_cards():
    """Those who passed show as well (PL-22)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna pass, Ben poch 1, Clara pass")
    assert set(hand.showed) == {"Anna", "Ben", "Clara"}


def test_pl_23_the_highest_bidder_with_the_best_cards_takes_both_plates():
    """He takes the middle and the joker plate, and pays nothing more (PL-23)."""
    hand = deal(LEAFLET, *PAIRS, trump="h", pots={"centre": 4}).says("Anna poch 1, Ben pass, Clara raise to 3")
    assert hand.won == {"centre": ("Clara", 4 + 1 + 3), "poch": ("Clara", 3)}
    assert hand.net["Clara"] == -8 - 3 + 8 + 3


def test_pl_24_bluff_penalty():
    """A beaten highest bidder gives up as many counters as lie in the middle plate (PL-24)."""
    hand = deal(LEAFLET, *PAIRS, trump="h", pots={"centre": 4}).says("Anna poch 1, Ben raise to 3, Clara pass")
    assert hand.told("beaten") == [("Ben", 4 + 1 + 3)]
    assert hand.net["Ben"] == -8 - 3 - 8


def test_pl_25_then_the_best_combination_takes_both_plates():
    """The best of all wins, though she had passed, and gets the penalty too (PL-25)."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 1, Ben raise to 3, Clara pass")
    assert hand.won == {"centre": ("Clara", 4 + 4), "poch": ("Clara", 3)}


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKS)))
def test_pl_26_28_of_equally_many_cards_the_higher_value_wins(higher, lower):
    """Aces, kings, queens, jacks, tens, nines, eights, sevens (PL-26); of equal number the value decides (PL-28)."""
    assert best_of(f"{lower}c {lower}s", f"{higher}c {higher}s") == "Ben"
    assert best_of(f"{higher}c {higher}s {higher}d", f"{lower}c {lower}s {lower}d") == "Anna"


def test_pl_27_the_number_of_cards_outweighs_their_value():
    """Four eights beat three aces (PL-27)."""
    hand = deal(LEAFLET, "8c 8d 8h 8s", "Ac Ad As", "9d 10h", trump="h").says("Anna pass, Ben poch 1, Clara pass")
    assert hand.winner == "Anna"


def test_pl_29_still_level_the_trump_card_decides():
    """Two pairs of jacks: the one with the trump jack (PL-29)."""
    assert best_of("Jc Jd", "Jh Js") == "Ben"
    assert best_of("Jh Js", "Jc Jd") == "Anna"


def test_pl_30_the_third_step_is_about_getting_rid_of_all_cards():
    """It lasts until somebody has no cards, and no longer (PL-30)."""
    hand = deal(LEAFLET, "7c 9c", "8c Kd", "10c As Jd", trump="h").all_pass()
    assert (hand.out, hand.laid) == ("Anna", ["Anna 7c", "Ben 8c", "Anna 9c"])


def test_pl_31_up_from_a_seven_or_down_from_an_ace():
    """The winner of step two lays a seven and it goes up, or an ace and it goes down (PL-31)."""
    cards = ("9d 9s 7c Ac", "8c Kc 10d 10h", "Jd 9c Qc")
    up = deal(LEAFLET, *cards, trump="h").says("Anna pass, Ben pass, Clara pass")
    assert (up.asked, up.menu) == ("Anna", ["7c", "Ac"])
    up.says("Anna 7c")
    down = deal(LEAFLET, *cards, trump="h").says("Anna pass, Ben pass, Clara pass, Anna Ac")
    assert up.laid[:3] == ["Anna 7c", "Ben 8c", "Clara 9c"]
    assert down.laid[:3] == ["Anna Ac", "Ben Kc", "Clara Qc"]
    hand = deal(LEAFLET, "9d 9s 7d Ac", "10d 10h 7c As", "Jd 9c Qc", trump="h")
    hand.says("Anna pass, Ben poch 1, Clara pass")
    assert (hand.winner, hand.asked, hand.menu) == ("Ben", "Ben", ["7c", "As"])


def test_pl_32_always_in_one_suit():
    """The run stays in its suit, though the next rank of another suit is at hand (PL-32)."""
    hand = deal(LEAFLET, "7c 9d Kd Ad", "8d 8c 10d", "9c Js Qs", trump="h").all_pass().says("Anna 7c")
    assert hand.laid[:3] == ["Anna 7c", "Ben 8c", "Clara 9c"]


def test_pl_33_without_seven_and_ace_the_next_player_starts():
    """Who has neither leaves the start to the next in order who has one (PL-33)."""
    hand = deal(LEAFLET, "9d 9s 8c", "10d 10h Jc", "7s Ad Qc", trump="h").all_pass()
    assert (hand.asked, hand.menu) == ("Clara", ["Ad", "7s"])


def test_pl_34_the_player_of_the_last_card_picks_the_new_suit():
    """When a suit is laid out, who laid its last card starts another and chooses which (PL-34)."""
    hand = deal(LEAFLET, "7c 9c Jc Kc 8d 7h", "8c 10c Qc Kd Jd", "Ac 7d 7s 9s", trump="h")
    hand.all_pass().says("Anna 7c")
    assert hand.laid[-1] == "Clara Ac"
    assert (hand.asked, hand.menu) == ("Clara", ["7d", "7s"])
    assert hand.says("Clara 7d").laid[8:10] == ["Clara 7d", "Anna 8d"]


def test_pl_35_the_direction_holds_to_the_end():
    """If the first suit went down, later ones start with an ace too (PL-35)."""
    hand = deal(LEAFLET, "Ac Qc 7d 9s", "Kc As 7s 10d", "Jc 9d 8d", trump="h").all_pass().says("Anna Ac")
    assert hand.laid[:4] == ["Anna Ac", "Ben Kc", "Anna Qc", "Clara Jc"]
    assert hand.laid[4] == "Ben As"  # Clara has no ace; the sevens may not start


def test_pl_36_a_counter_for_each_card_left_and_no_plate():
    """The first to be rid of all cards gets one counter a card from the others, and nothing from the board (PL-36)."""
    hand = deal(LEAFLET, "7c 9c", "8c Kd", "10c As Jd", trump="h", pots={"centre": 5}).all_pass()
    assert hand.told("gave") == [("Ben", 0, 1), ("Clara", 0, 3)]
    assert hand.pots["centre"] == 5
