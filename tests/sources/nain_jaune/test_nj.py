"""*Nain jaune* (NJ), rule by rule."""

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.variant import CannotBePlayed

DWARF = "nain-jaune/modern"
#: Nobody has a card of the board.
PLAIN = ("3c 5d 9s", "4h Kc", "6s 7c 8d")


def board(*hands: str, **about):
    """A hand with all stakes on the board."""
    return deal(DWARF, *hands, chips=100, **about)


def test_nj_01_three_to_eight_players_or_two():
    """Two play with 22 cards each, three to eight otherwise (NJ-01)."""
    assert load(DWARF).variant.players.numbers() == range(2, 9)
    with pytest.raises(CannotBePlayed):
        load(DWARF).plan(9)


def test_nj_02_a_pack_of_52_cards():
    assert len(load(DWARF).plan(4).pack.cards) == 52


@pytest.mark.parametrize(("players", "each"), [(2, 22), (3, 15), (4, 12), (5, 9), (6, 8), (7, 7), (8, 6)])
def test_nj_03_so_many_cards_for_so_many_players_and_the_rest_a_talon(players, each):
    hand = deal_pack(DWARF, players)
    assert [len(hand.holds(name)) for name in hand.people] == [each] * players
    assert len(hand.play.table.stock) == 52 - players * each


def test_nj_04_five_boxes_with_their_cards():
    """♦10, ♣J, ♠Q, ♥K and ♦7 (NJ-04)."""
    rules = load(DWARF).plan(4).rules
    cards = {slot.removeprefix("pool."): rule.card.value for slot, rule in rules.items() if slot.startswith("pool.")}
    assert cards == {"ten": "10d", "jack": "Jc", "queen": "Qs", "king": "Kh", "seven": "7d"}


def test_nj_05_every_player_puts_one_to_five_into_the_boxes():
    """Fifteen from each: one, two, three, four and five (NJ-05)."""
    hand = board(*PLAIN)
    assert hand.pots == {"ten": 3, "jack": 6, "queen": 9, "king": 12, "seven": 15}
    assert set(hand.net.values()) == {-15}


def test_nj_06_a_box_is_won_by_playing_its_card():
    """Holding ♦7 wins nothing, playing it does; another seven does not (NJ-06)."""
    hand = board("6c 7d 9s", "7h Kc", "8s 8d")
    assert hand.won == {}
    assert hand.says("Anna 6c").won == {"seven": ("Anna", 15)}
    assert "seven" not in board("6c 7h 9s", "7d Kc", "8s 8d").says("Anna 6c").won


def test_nj_07_a_box_is_taken_at_once():
    """Before the next card is played (NJ-07)."""
    hand = board("6c 7d 9s", "7h Kc", "8s 8d").says("Anna 6c")
    kinds = hand.kinds
    assert kinds[kinds.index("collected") - 1] == "played"


def test_nj_08_runs_rise_by_rank_and_the_suit_is_ignored():
    """Three, four, five, six of four suits; the ace is low (NJ-08)."""
    assert board(*PLAIN).says("Anna 3c").rest().laid[:4] == ["Anna 3c", "Ben 4h", "Anna 5d", "Clara 6s"]
    assert board("As 9c", "2h Kc", "Ks 5d").says("Anna As").laid[:2] == ["Anna As", "Ben 2h"]


def test_nj_08_whoever_holds_several_cards_of_the_rank_chooses():
    assert board("6c 7d 7h 9s", "8c Kc", "8s 8d").says("Anna 6c").menu == ["7d", "7h"]


def test_nj_09_who_cannot_go_on_says_what_is_lacking():
    """Sans cinq (NJ-09)."""
    hand = board("3c 9s", "4h Kc", "6s 8d").says("Anna 3c")
    assert [name for name, *_ in hand.told("lacked")][:2] == ["Anna", "Ben"]


def test_nj_10_a_king_lets_its_player_start_anew():
    hand = board("Qc Kd 3s 4s", "4h Kc 9c", "6s 8d 2h").says("Anna Qc")
    assert (hand.asked, hand.menu) == ("Anna", ["3s", "4s"])


def test_nj_11_the_turn_goes_round_and_does_not_jump_to_the_holder():
    """Clara has the four too, but Ben's turn comes first (NJ-11)."""
    hand = board("3c 9s Jh", "4h Kc", "4d 8d").says("Anna 3c")
    assert hand.laid[:2] == ["Anna 3c", "Ben 4h"]


def test_nj_13_a_card_of_the_board_left_in_hand_doubles_its_box():
    """Ben is left with ♥K: the twelve in its box become twenty-four (NJ-13)."""
    hand = board("3c 5c", "4h Kh", "9d Jd").says("Anna 3c").rest()
    assert (hand.out, hand.pots["king"]) == ("Anna", 24)
    assert hand.told("paid") == [("Ben", hand.plan.account("king"), 12)]


def test_nj_14_grand_opera_sweeps_the_board():
    """Anna gets rid of all her cards in one go and takes all five boxes (NJ-14)."""
    hand = board("Qc Kc 9s", "2d 4d", "3d 5d").says("Anna Qc").rest()
    assert {pool for pool, (name, _) in hand.won.items() if name == "Anna"} == {"ten", "jack", "queen", "king", "seven"}
    assert hand.pots == {}
    slow = board("3c 9s", "4h Kc", "6s 8d").says("Anna 3c").rest()
    assert slow.told("won")[-1][1] == "out"


def test_nj_15_whoever_goes_out_is_paid_for_the_points_left():
    """Court cards count ten: jack and seven are seventeen (NJ-15)."""
    hand = board("3c 4c 5c", "7s Jh", "9d As").says("Anna 3c").rest()
    assert {name: chips for name, _, chips in hand.told("gave")} == {"Ben": 17, "Clara": 10}


def test_nj_16_play_goes_to_the_left():
    assert board(*PLAIN, dealer="Anna").asked == "Ben"


def test_nj_17_the_match_ends_when_somebody_cannot_pay():
    game = match(DWARF, 3)
    game.balances[:3] = [14, 300, 286]
    assert game.ending.kind == "undressed"
    game.balances[:3] = [15, 300, 285]
    assert game.ending is None


# -- where the pages are silent or differ


def test_ruling_stops_lead():
    """Forehand leads any card."""
    hand = board(*PLAIN)
    assert (hand.asked, hand.menu) == ("Anna", ["3c", "5d", "9s"])


def test_ruling_stops_claims():
    """Nobody is asked whether he claims."""
    assert board("7d 9s Js", "7h Kc", "8s 8d").says("Anna 7d").won == {"seven": ("Anna", 15)}


def test_ruling_stops_carry():
    """What nobody wins is there at the next deal."""
    game = match(DWARF, 3)
    game.close(game.deal(game.plan.pack.shuffled(3)).run(game.plan.variant.family.automatic))
    left = game.balances[3:]
    after = game.deal(game.plan.pack.shuffled(4)).table.ledger.balances[3:]
    assert any(left)
    assert after == [was + 3 * stake for was, stake in zip(left, (1, 2, 3, 4, 5), strict=True)]


def test_ruling_nain_jaune_direction():
    """To the left, so Ben follows Anna."""
    assert board("3c 9s", "4h Kc", "4d 8d").says("Anna 3c").laid[1] == "Ben 4h"


def test_ruling_nain_jaune_continue():
    """Whoever has the next card plays it without being asked."""
    assert board("3c 4s 9s", "4h Kc", "4d 8d").says("Anna 3c").laid[:2] == ["Anna 3c", "Anna 4s"]


def test_ruling_nain_jaune_left():
    """A player who has less than the box pays what he has."""
    hand = deal(DWARF, "3c 5c", "4h Kh", "9d Jd", chips=40, pots={"king": 60}).says("Anna 3c").rest()
    assert (hand.chips["Ben"], hand.pots["king"]) == (0, 60 + 12 + 25)


def test_ruling_nain_jaune_points():
    """An ace counts one."""
    hand = board("3c 4c 5c", "As Ah", "9d Jd").says("Anna 3c").rest()
    assert hand.told("gave")[0][2] == 2


def test_ruling_nain_jaune_one_go():
    """Once the turn has gone round it is no longer one go."""
    hand = board("3c 9s", "5h Kc", "6s 8d").says("Anna 3c").rest()
    assert "in_one_go" not in hand.play.table.roles
    assert "king" in hand.pots


def test_ruling_nain_jaune_end():
    """Who could not pay in full cannot dress the board next time."""
    hand = deal(DWARF, "3c 4c 5c", "7s Kh", "9d Jd", chips=[40, 20, 40]).says("Anna 3c").rest()
    game = match(DWARF, 3)
    game.close(hand.play)
    assert (hand.chips["Ben"], game.ending.seat) == (0, 1)
