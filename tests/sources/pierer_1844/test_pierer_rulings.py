"""Rulings on what the Pierer paragraph leaves open."""

import pytest
from hands import deal, deal_pack

from poch_rules import load
from poch_rules.core.variant import CannotBePlayed

PIERER = "poch/pierer-1844"


def test_ruling_pierer_rest():
    """All but the shedding is as in the older form on eight pools, with 32 cards."""
    own, older = load(PIERER).settings, load("poch/eight-pool").settings
    differing = {name for name in own if not name.startswith("play.") and own[name].value != older[name].value}
    assert differing == {"pack.size", "players.most"}


def test_ruling_pierer_players():
    """Five cards for each and one to turn leave room for six of 32; three are the fewest."""
    assert [load(PIERER).plan(number).players for number in (3, 6)] == [3, 6]
    for number in (2, 7):
        with pytest.raises(CannotBePlayed):
            load(PIERER).plan(number)


def test_ruling_pierer_stock():
    """Everybody gets five cards, one is turned, and a stock remains."""
    hand = deal_pack(PIERER, 6)
    assert [len(hand.holds(name)) for name in hand.people] == [5] * 6
    assert len(hand.told("turned")) == 1
    assert len(hand.play.table.stock) == 1


def test_ruling_forehand_leads():
    """Forehand starts, whoever won the vying and whoever dealt."""
    hand = deal(PIERER, "9s 9d 8c", "Jd Qs 7c", "Kd Ac 7s", trump="h", dealer="Anna")
    hand.says("Ben pass, Clara pass, Anna poch 1")
    assert (hand.winner, hand.asked) == ("Anna", "Ben")
