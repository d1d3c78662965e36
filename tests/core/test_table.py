"""The table: its verbs move cards and chips, and write what happened."""

from __future__ import annotations

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.events import WatchedLog
from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats
from poch_rules.core.table import NOBODY, PLAYED, STOCK, UPCARD, Table


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


@pytest.fixture
def table() -> Table:
    """Two players and a pool; seat 1 deals."""
    table = Table(Seats(2), Pack.of(32), Ledger([10, 10, 0]), 1)
    table.log = []
    table.stock = list(table.pack.cards)
    return table


def dealt(table: Table) -> Table:
    stock = [card for card in table.pack.cards if card not in cards("9h 7c Kd As")]
    table.deal([cards("9h 7c"), cards("Kd As")], stock, "deal.cards")
    return table


def test_hands_are_held_from_the_lowest_card_and_told_from_forehand(table):
    dealt(table)
    assert table.hands == [cards("7c 9h"), cards("Kd As")]
    assert [event[:2] for event in table.log] == [("dealt", 0), ("dealt", 1)]
    assert table.holder[parse("As")] == 1
    assert table.holder[parse("8c")] == STOCK


def test_no_card_at_all_is_in_nobodys_hand(table):
    assert dealt(table).holder[-1] == STOCK
    assert table.holder[table.pack.up[parse("As")]] < 0


def test_a_hand_is_the_same_list_all_through(table):
    hand = table.hands[0]
    dealt(table).play(0, parse("7c"), "play")
    assert hand == cards("9h")


def test_the_upcard_is_nobodys_until_somebody_takes_it(table):
    dealt(table).turn_up(parse("8c"), "deal.trump")
    assert table.holder[parse("8c")] == UPCARD
    assert parse("8c") not in table.stock
    table.take_upcard(1, "deal.trump")
    assert table.hands[1] == cards("8c Kd As")
    assert table.shown == [(1, (parse("8c"),))]


def test_a_card_is_played_once_and_only_by_its_holder(table):
    dealt(table).play(0, parse("7c"), "play")
    assert table.holder[parse("7c")] == PLAYED
    with pytest.raises(ValueError, match="not in list"):
        table.play(0, parse("7c"), "play")
    with pytest.raises(ValueError, match="not in list"):
        table.play(0, parse("As"), "play")


def test_showing_tells_only_of_cards_that_are_held(table):
    dealt(table).show(0, tuple(cards("7c 7d 9h")), "vying")
    assert table.log[-1] == ("showed", 0, "vying", tuple(cards("7c 9h")))


def test_cards_that_are_passed_change_hands_unseen(table):
    dealt(table).pass_cards(0, 1, cards("7c"))
    assert table.hands == [cards("9h"), cards("7c Kd As")]
    assert table.holder[parse("7c")] == 1
    assert table.log[-1][0] == "dealt"


def test_a_pool_is_collected_whole_and_an_empty_one_is_no_award(table):
    table.pay(0, 2, 4, "vying")
    assert table.collect(2, 1, "vying") == 4
    assert table.collect(2, 1, "vying") == 0
    assert [event[0] for event in table.log] == ["paid", "collected"]
    assert table.takings == [(2, 1, 4)]


def test_giving_nothing_and_keeping_nothing_are_no_events(table):
    table.give(0, 1, 0, "settle")
    table.stay(2, "meld.ace")
    assert table.log == []
    table.give(0, 1, 2, "settle")
    table.pay(0, 2, 1, "vying")
    table.stay(2, "meld.ace")
    assert [event[0] for event in table.log] == ["gave", "paid", "stayed"]
    assert table.log[-1][1] == NOBODY


def test_nobody_gives_more_than_he_has(table):
    table.log = []
    purse = table.chips(0)
    table.give_at_most(0, 1, 1, "settle.chips")
    table.give_at_most(0, 1, purse + 5, "settle.chips")
    assert table.log == [("gave", 0, "settle.chips", 1, 1), ("gave", 0, "settle.chips", 1, purse - 1)]
    assert table.chips(0) == 0


def test_a_copy_shares_nothing_that_changes(table):
    dealt(table)
    table.public["staked"] = [[1, 2], 3]
    table.crown("out", 1, "play")
    twin = table.copy()
    twin.play(0, parse("7c"), "play")
    twin.pay(0, 2, 1, "vying")
    twin.public["staked"][0][0] = 9
    twin.show(1, (parse("As"),), "vying")
    twin.roles["out"] = 0
    assert table.hands[0] == cards("7c 9h")
    assert table.ledger.balances == [10, 10, 0]
    assert table.public == {"staked": [[1, 2], 3]}
    assert (table.shown, table.roles) == ([], {"out": 1})
    assert len(table.log) == 3


def test_a_watched_log_tells_of_each_event_once_it_is_written():
    heard = []
    log = WatchedLog([("old", -1, "x")], [heard.append, lambda event: heard.append(len(log))])
    log.append(("new", 0, "y"))
    assert heard == [("new", 0, "y"), 2]
