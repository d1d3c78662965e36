"""*Púkk* (PUK), rule by rule."""

from itertools import pairwise

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.variant import CannotBePlayed

PUKK = "pukk/husfreyjan-1969"
#: Clara, Dora and Emil have no set and none of the pools' cards, where spades are trumps.
REST = ("7c 8d 9h", "6c 7d 8h", "5c 9d 10h")


def vie(first: str, second: str, says: str = "Anna poch 1, Ben hold", **about):
    """Two players vie, the others pass; nobody raises again."""
    hand = deal(PUKK, first, second, *REST, trump="s", **about).says(f"{says}, Clara pass, Dora pass, Emil pass")
    return hand.says("Anna hold, Ben hold")


def test_puk_01_five_to_seven_players():
    assert load(PUKK).variant.players.numbers() == range(5, 8)
    with pytest.raises(CannotBePlayed):
        load(PUKK).plan(4)


def test_puk_02_forty_cards_from_the_five_up():
    assert len(load(PUKK).plan(6).pack.cards) == 40


def test_puk_03_a_pool_for_each_honour_for_pamfil_and_the_pukk():
    assert load(PUKK).plan(6).accounts == ("ace", "king", "queen", "jack", "ten", "pamfil", "pukk")


@pytest.mark.parametrize(
    ("players", "pots", "paid"),
    [
        (6, [6, 6, 6, 6, 6, 6, 6], [7] * 6),
        (7, [7, 7, 7, 7, 7, 7, 7], [7] * 7),
        (5, [5, 5, 5, 5, 5, 5, 5], [7] * 5),
    ],
)
def test_puk_04_every_owner_puts_as_many_chips_as_there_are_players(players, pots, paid):
    """Own pool and one into the Púkk; the seventh dresses the Púkk alone; five share Pamfíll (PUK-04)."""
    hand = deal(PUKK, *("5c", "6d", "7h", "8s", "9c", "5h", "6s")[:players], trump="d")
    assert list(hand.pots.values()) == pots
    assert [-net for net in hand.net.values()] == paid


def test_puk_05_a_trump_honour_takes_its_pool():
    hand = deal(PUKK, "As 7h", "Ac 8s", *REST, trump="s")
    assert hand.won == {"ace": ("Anna", 5)}


@pytest.mark.parametrize("trump", "dhs")
def test_puk_06_pamfil_takes_its_pool_whatever_trumps_are(trump):
    hand = deal(PUKK, "Jc 7h", "8s 5d", "7c 8d 9h", "6c 7d 8h", "5c 9d 6h", trump=trump)
    assert hand.won == {"pamfil": ("Anna", 5)}


def test_puk_07_forehand_first_with_at_least_a_pair_and_all_passing_leaves_the_pool():
    hand = deal(PUKK, "Kc 7h", "9s 9c", *REST, trump="d")
    assert (hand.asked, hand.menu) == ("Anna", ["pass"])
    assert hand.says("Anna pass").menu[0] == "pass"
    assert len(hand.menu) == 2
    assert hand.all_pass().rest().pots["pukk"] == 5


def test_puk_07_it_goes_on_while_anybody_wants_more():
    hand = deal(PUKK, "Kc Kd", "9s 9c", *REST, trump="h").says(
        "Anna poch 1, Ben hold, Clara pass, Dora pass, Emil pass"
    )
    assert (hand.asked, hand.menu[0]) == ("Anna", "hold")
    assert hand.says("Anna raise to 3").asked == "Ben"


def test_puk_08_pamfil_is_wild_and_strengthens():
    """Pamfíll and an ace beat two aces, and Pamfíll alone with any card makes a pair (PUK-08)."""
    assert vie("Ac Ad", "Jc Ah").winner == "Ben"
    assert vie("Ac Ad", "Jc Kh").winner == "Anna"
    assert vie("Kc Kd Kh", "Jc As Ac").winner == "Ben"


def test_puk_08_up_to_five_alike():
    assert vie("Ac Ad Ah As", "Jc Kc Kd Kh Ks").winner == "Ben"


def test_puk_09_sixes_rank_above_aces_in_sets_only():
    assert vie("6s 6d", "Ac Ad").winner == "Anna"
    ranks = deal(PUKK, "6s 5s Kh", "7s 8s Qd", *REST, trump="h").all_pass().says("Anna 5s").laid
    assert [card.split()[1] for card in ranks[:4]] == ["5s", "6s", "7s", "8s"]


def test_puk_10_equal_sets_share_the_pool():
    """Two pairs of kings: five chips and two stakes are seven, three each (PUK-10)."""
    hand = vie("Kc Kd", "Kh Ks")
    assert hand.told("shared") == [(name, hand.plan.account("pukk"), 3) for name in ("Anna", "Ben")]


def test_puk_11_five_cards_each_as_three_and_two():
    hand = deal_pack(PUKK, 5, "5c 6c 7c 5d 6d 7d")
    assert {"5c", "6c", "7c"} <= set(hand.holds("Anna"))
    assert {len(hand.holds(name)) for name in hand.people} == {5}


def test_puk_12_the_next_higher_card_of_the_suit_follows_and_the_last_player_starts_again():
    """An ace or a gap stops a run (PUK-12)."""
    hand = deal(PUKK, "Qs 5s", "Ks 7h", "As 6h 9c", "7d 8c", "9h 10h", trump="d").all_pass().says("Anna Qs")
    assert hand.laid == ["Anna Qs", "Ben Ks", "Clara As"]
    assert hand.asked == "Clara"


def test_puk_13_whoever_holds_the_next_card_pays_nothing():
    """Anna goes out with the ten of spades, and Clara has the jack (PUK-13)."""
    hand = deal(PUKK, "10s", "7h 8d", "Js 6h", "7d 8c", "9h 6c", trump="d")
    hand.all_pass().rest()
    assert hand.out == "Anna"
    assert {name: chips for name, _, chips in hand.told("gave")} == {"Ben": 2, "Dora": 2, "Emil": 2}


# -- where what was read is silent or unclear


def test_ruling_pukk_order():
    """Pools are taken before anybody is asked to vie."""
    hand = deal(PUKK, "As Kc", "9s 9c", *REST, trump="s")
    assert (hand.won, hand.asked) == ({"ace": ("Anna", 5)}, "Anna")
    assert hand.laid == []


def test_ruling_pukk_pack():
    """The same pack for five, six and seven."""
    assert {load(PUKK).plan(n).pack for n in (5, 6, 7)} == {load(PUKK).plan(5).pack}


def test_ruling_pukk_seats():
    """To the left of the dealer."""
    assert deal(PUKK, "As Kc", "9s 9c", *REST, trump="s", dealer="Anna").asked == "Ben"


def test_ruling_pukk_owners():
    """By seat, whoever deals."""
    for dealer in ("Anna", "Emil"):
        hand = deal(PUKK, "7s Kc", "9s 9c", *REST, trump="s", dealer=dealer)
        own = [(name, pools) for name, pools, each in hand.told("dressed") if each == 5]
        owners = zip(hand.people, hand.plan.accounts, strict=False)
        assert sorted(own) == [(name, (hand.plan.account(pool),)) for name, pool in owners]


def test_ruling_pukk_upcard():
    """The card turned up belongs to nobody."""
    hand = deal(PUKK, "7s Kc", "9s 9c", *REST, upcard="As")
    assert "ace" not in hand.won
    assert hand.holds("Anna") == ["Kc", "7s"]


def test_ruling_pukk_stakes():
    """One chip opens, and whoever is left alone wins unseen."""
    hand = deal(PUKK, "Kc Kd", "9s 9c", *REST, trump="h")
    assert hand.menu == ["pass", "1-33"]
    hand.says("Anna poch 1, Ben pass, Clara pass, Dora pass, Emil pass")
    assert (hand.winner, hand.showed) == ("Anna", {})


def test_ruling_pukk_sets():
    """More cards beat fewer; the trump in a pair does not help it."""
    assert vie("Qh Qd Qs", "Ac Ad").winner == "Anna"
    assert len(vie("Kc Kd", "Kh Ks").told("shared")) == 2


def test_ruling_pukk_share():
    """The odd chip stays, and the first in dealing order leads."""
    hand = vie("Kc Kd", "Kh Ks")
    assert (hand.pots["pukk"], hand.winner, hand.asked) == (1, "Anna", "Anna")


def test_ruling_pukk_lead():
    """The winner of the vying leads any card."""
    hand = vie("9c 9s 5s", "Kh Kd 6s")
    assert (hand.asked, hand.menu) == ("Ben", ["Kd", "Kh", "6s"])


def test_ruling_pukk_payment():
    """One chip a card."""
    game = match(PUKK, 5)
    play = game.deal(game.plan.pack.shuffled(1)).run(game.plan.variant.family.automatic)
    paid = {event[1]: event[4] for event in play.log if event[0] == "gave"}
    assert all(chips == len(play.table.hands[seat]) for seat, chips in paid.items())
    assert list(pairwise(paid))  # several paid
