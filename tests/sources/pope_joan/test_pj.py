"""*Pope Joan* (PJ), rule by rule."""

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.cards import parse
from poch_rules.core.variant import CannotBePlayed

POPE = "pope-joan/hoffmann"
STAKES = {"pope": 6, "matrimony": 2, "intrigue": 2, "ace": 1, "king": 1, "queen": 1, "jack": 1, "game": 1}
PLAIN = ("3c 5d 9s", "4h 10c", "6s 7c 2d")


def test_pj_01_three_to_eight_players():
    assert load(POPE).variant.players.numbers() == range(3, 9)
    with pytest.raises(CannotBePlayed):
        load(POPE).plan(2)


def test_pj_02_the_eight_of_diamonds_is_left_out():
    cards = load(POPE).plan(4).pack.cards
    assert len(cards) == 51
    assert parse("8d") not in cards


def test_pj_03_eight_pools_with_their_stakes():
    """Six for Pope, two for each pair, one for each other (PJ-03)."""
    assert deal(POPE, *PLAIN, trump="h").pots == STAKES


def test_pj_04_going_out_wins_game():
    hand = deal(POPE, "3c 4c", "10h 2d", "6s 7s", trump="h").says("Anna 3c").rest()
    assert (hand.out, hand.won["game"]) == ("Anna", ("Anna", 1))


def test_pj_05_the_dealer_dresses_the_board():
    """All fifteen are the dealer's (PJ-05)."""
    assert deal(POPE, *PLAIN, trump="h").net == {"Anna": 0, "Ben": 0, "Clara": -15}
    assert deal(POPE, *PLAIN, trump="h", dealer="Ben").net == {"Anna": 0, "Ben": -15, "Clara": 0}


@pytest.mark.parametrize(
    ("card", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Jh", "jack"), ("9d", "pope")]
)
def test_pj_06_a_pool_is_won_by_playing_its_card(card, pool):
    """Trump honours, and Pope whatever trumps are (PJ-06)."""
    hand = deal(POPE, f"{card} 3c 5s", "4h 10c", "6s 7c 2d", trump="h")
    assert hand.won == {}
    assert hand.says(f"Anna {card}").won == {pool: ("Anna", STAKES[pool])}
    assert pool == "pope" or deal(POPE, f"{card} 3c 5s", "4h 10c", "6s 7c 2d", trump="s").says(f"Anna {card}").won == {}


def test_pj_06_a_pair_is_won_by_playing_both_its_cards():
    """Queen and king from one hand are Matrimony, from two hands they are not (PJ-06)."""
    hand = deal(POPE, "Jh 3c 5s", "Qh Kh 10c", "6s 7c 2d", trump="h").says("Anna Jh")
    assert hand.won["matrimony"] == ("Ben", 2)
    assert "intrigue" not in hand.won
    apart = deal(POPE, "Jh 3c 5s", "Qh 10c", "Kh 7c 2d", trump="h").says("Anna Jh")
    assert not {"matrimony", "intrigue"} & set(apart.won)
    later = deal(POPE, "Qh 3c 9c Jh", "5s 10c", "6s 7c 2d", trump="h").says("Anna Jh")
    assert later.won["intrigue"] == ("Anna", 2)


def test_pj_07_the_next_higher_card_of_the_suit_follows():
    hand = deal(POPE, "Ac 3s 5s", "2c 10c", "3c 7c 2d", trump="h").says("Anna Ac")
    assert hand.laid[:3] == ["Anna Ac", "Ben 2c", "Clara 3c"]


def test_pj_08_kings_the_seven_of_diamonds_and_the_upcard_stop_a_run():
    """And so does a card that lies in the dead hand (PJ-08)."""
    king = deal(POPE, "Kc 3s 5s", "Ac 10c", "3c 7c 2d", trump="h").says("Anna Kc")
    assert king.asked == "Anna"
    seven = deal(POPE, "7d 3s 5s", "9d 10c", "3c 7c 2d", trump="h").says("Anna 7d")
    assert seven.asked == "Anna"
    below = deal(POPE, "5h 3s 5s", "7h 10c", "3c 7c 2d", upcard="6h").says("Anna 5h")
    assert below.asked == "Anna"
    dead = deal(POPE, "5h 3s 5s", "7h 10c", "3c 7c 2d", trump="c").says("Anna 5h")
    assert dead.asked == "Anna"


def test_pj_09_one_hand_lies_dead():
    """Of fifty cards four players and the dead hand get ten each (PJ-09)."""
    hand = deal_pack(POPE, 4)
    assert [len(hand.holds(name)) for name in hand.people] == [10] * 4
    assert len(hand.play.table.stock) == 10


@pytest.mark.parametrize(
    ("upcard", "pool"), [("Ah", "ace"), ("Kh", "king"), ("Qh", "queen"), ("Js", "jack"), ("9d", "pope")]
)
def test_pj_10_for_an_upcard_that_has_a_pool_the_dealer_takes_it(upcard, pool):
    assert deal(POPE, *PLAIN, upcard=upcard).won == {pool: ("Clara", STAKES[pool])}
    assert deal(POPE, *PLAIN, upcard="10h").won == {}


def test_pj_12_the_player_at_the_dealers_left_leads_any_card_and_who_holds_the_next_plays_it():
    hand = deal(POPE, "Ac 3s 5s", "10d 4s", "2c 3d 7c", trump="h")
    assert (hand.asked, set(hand.menu)) == ("Anna", {"Ac", "3s", "5s"})
    assert hand.says("Anna Ac").laid == ["Anna Ac", "Clara 2c"]


def test_pj_14_the_first_knave_dealt_face_up_finds_the_first_dealer():
    plan = load(POPE).plan(3)
    pack = [parse(card) for card in ["2c", "3c", "4c", "5c", "Jd"]]
    assert plan.rules["seating"].draw([*pack, *(c for c in plan.pack.cards if c not in pack)], 3) == 1


def test_pj_13_three_or_four_dozen_counters():
    assert 36 <= match(POPE, 4).balances[0] <= 48


def test_ruling_pope_joan_counters():
    """Four dozen each (PJ-13)."""
    assert match(POPE, 4).balances[:4] == [48] * 4


# -- where what was read is silent or unclear


def test_pj_11_dealt_singly_the_dead_hand_last_and_the_last_card_is_turned():
    hand = deal_pack(POPE, 4, "Ac 2c 3c 4c 5c 6c")
    assert "4c" in hand.holds("Dora")
    assert "6c" in hand.holds("Anna")
    assert parse("5c") in hand.play.table.stock
    assert hand.play.table.upcard == parse("As")


def test_the_dealer_alone_pays_and_only_his_purse_ends_the_match():
    game = match(POPE, 3)
    game.balances[:3] = [0, 0, 15]
    assert game.ending is None
    game.balances[:3] = [60, 60, 14]
    assert game.ending.seat == 2


def test_ruling_pope_joan_ace():
    """After the king comes nothing, after the ace the two."""
    hand = deal(POPE, "Kc 3s 5s", "Ac 2c 10c", "3d 7c 2d", trump="h").says("Anna Kc")
    assert hand.asked == "Anna"
    assert deal(POPE, "Ac 3s 5s", "2c 10c 4h", "3d 7c 2d", trump="h").says("Anna Ac").laid == ["Anna Ac", "Ben 2c"]


def test_ruling_pope_joan_restart():
    """Whoever played the last card leads again."""
    assert deal(POPE, "Ac 3s 5s", "2c 10d 4s", "3d 7c 2d", trump="h").says("Anna Ac").asked == "Ben"


def test_ruling_pope_joan_stops():
    """A card comes out of turn, and a stop costs nothing."""
    hand = deal(POPE, "Ac 3s 5s", "10d 4s", "2c 3d 7c", trump="h").says("Anna Ac")
    assert (hand.laid, hand.told("gave")) == (["Anna Ac", "Clara 2c"], [])


def test_ruling_pope_joan_payment():
    """One chip a card, from the holder of Pope too."""
    hand = deal(POPE, "3c 4c", "9d 2d", "6s 7s 8s", trump="h").says("Anna 3c").rest()
    assert {name: chips for name, _, chips in hand.told("gave")} == {"Ben": 2, "Clara": 3}


def test_the_dealer_has_his_pool_before_the_first_card_is_played():
    hand = deal(POPE, *PLAIN, upcard="Ah")
    assert (hand.laid, hand.won) == ([], {"ace": ("Clara", 1)})


def test_ruling_pope_joan_seats():
    """To the left of the dealer."""
    assert deal(POPE, *PLAIN, trump="h", dealer="Anna").asked == "Ben"
