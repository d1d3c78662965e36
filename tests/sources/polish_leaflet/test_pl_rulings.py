"""Rulings on what the Polish leaflet leaves open."""

import pytest
from hands import deal, deal_pack, match

from poch_rules import load
from poch_rules.core.variant import CannotBePlayed

LEAFLET = "poch/polish-leaflet"
PAIRS = ("9s 9d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 7s")


def test_ruling_at_least_three():
    """Three may play, two may not."""
    assert load(LEAFLET).plan(3).players == 3
    with pytest.raises(CannotBePlayed):
        load(LEAFLET).plan(2)


def test_ruling_left_is_clockwise():
    """Dealing and bidding go from the dealer's left, the dealer last."""
    hand = deal(LEAFLET, *PAIRS, trump="h", dealer="Anna").all_pass()
    assert [name for name, _ in hand.told("dealt")] == ["Ben", "Clara", "Anna"]
    assert [name for name, *_ in hand.told("passed")] == ["Ben", "Clara", "Anna"]


def test_ruling_shared_equally():
    """300 counters among seven are 42 each; six stay in the box."""
    assert sum(match(LEAFLET, 7).balances) == 7 * 42


def test_ruling_all_dealt():
    """No card is left over, whatever the number of players."""
    for number in range(3, 9):
        hand = deal_pack(LEAFLET, number)
        assert sum(len(hand.holds(name)) for name in hand.people) == 32


def test_ruling_no_set_needed():
    """Anna has no two cards of a rank and may bid all the same."""
    hand = deal(LEAFLET, "9s 8d Ac 7c", "Js Jd 8c 7d", "Qs Qd Kc 7s", trump="h")
    assert hand.menu == ["pass", "1-32"]


def test_ruling_everybody_compared():
    """A player who passed takes the plates with the best set."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna poch 1, Ben pass, Clara pass")
    assert hand.winner == "Clara"


def test_ruling_beaten_bidder():
    """An honest bidder who is beaten pays as much as lies there, carried counters too, or all there is in the purse."""
    rich = deal(LEAFLET, *PAIRS, trump="h", pots={"centre": 6}).says("Anna pass, Ben poch 2, Clara pass")
    poor = deal(LEAFLET, *PAIRS, trump="h", pots={"centre": 6}, chips=[40, 13, 40])
    poor.says("Anna pass, Ben poch 2, Clara pass")
    assert rich.told("beaten") == [("Ben", 6 + 2)]
    assert poor.told("beaten") == [("Ben", 13 - 8 - 2)]
    assert poor.won["centre"] == ("Clara", 6 + 2 + 3)


def test_ruling_nobody_wins():
    """Nobody bids, or nobody has a set: no penalty, both plates stay, and the dealer's left starts."""
    no_bid = deal(LEAFLET, *PAIRS, trump="h", dealer="Ben").all_pass()
    no_set = deal(LEAFLET, "9s 8d Ac 7c", "Js Qd 8c 7d", "Qs 10d Kc 7s", trump="h", dealer="Ben")
    no_set.says("Clara pass, Anna poch 2, Ben pass")
    assert (no_bid.winner, no_set.winner) == (None, None)
    assert "poch" not in no_bid.won | no_set.won
    assert (no_set.pots["centre"], no_set.told("beaten")) == (2, [])
    assert "Clara" == no_bid.laid[0].split()[0] == no_set.laid[0].split()[0]


def test_ruling_dealer_bids_last():
    """All others have passed: the dealer may still bid and win."""
    hand = deal(LEAFLET, *PAIRS, trump="h").says("Anna pass, Ben pass")
    assert (hand.asked, hand.menu) == ("Clara", ["pass", "1-32"])
    assert hand.says("Clara poch 1").winner == "Clara"


def test_ruling_suit_ends():
    """A new suit starts with its seven; Ben, who ended the first, has none, so Clara chooses between hers."""
    hand = deal(LEAFLET, "7c 9c Kd", "8c 10c Qd 8s", "7d 7s 9d", trump="h").all_pass()
    assert hand.laid == ["Anna 7c", "Ben 8c", "Anna 9c", "Ben 10c"]
    assert (hand.asked, hand.menu) == ("Clara", ["7d", "7s"])


def test_ruling_no_end_card():
    """Nobody has a seven or an ace: any card is led, upwards; an ace led so goes down."""
    hand = deal(LEAFLET, "9c Kd 8s", "10c Qd 10s", "Jc 9d Qs", trump="h").all_pass()
    assert (hand.asked, set(hand.menu)) == ("Anna", {"9c", "Kd", "8s"})
    hand.says("Anna 9c")
    assert hand.laid == ["Anna 9c", "Ben 10c", "Clara Jc"]
    assert (hand.asked, set(hand.menu)) == ("Clara", {"9d", "Qs"})
