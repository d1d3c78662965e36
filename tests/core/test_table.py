"""The table: its verbs move cards and chips, and write what happened."""

from __future__ import annotations

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.events import KINDS, Event, WatchedLog
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


#: What the details of events are called, those of the core's and of two that games have.
DETAILS = {
    "dealt": ("cards",), "turned": ("card",), "took-up": ("card",), "trump": ("suit",), "paid": ("pool", "chips"),
    "collected": ("pool", "chips"), "shared": ("pool", "chips"), "stayed": ("pool", "chips"), "gave": ("to", "chips"),
    "showed": ("cards",), "played": ("card",), "won": ("role",), "dressed": ("pools", "each"), "stopped": ("at",),
}  # fmt: skip
OF_A_GAME = {"dressed": ("pools", "each"), "stopped": ("at",)}


def test_every_verb_writes_whose_it_is_what_it_is_due_to_and_how_much():
    table = Table(Seats(3), Pack.of(32), Ledger([10, 10, 10, 0, 0]), 2)
    table.log, table.stock = [], list(table.pack.cards)
    table.deal([cards("7c 8c Kh"), cards("9c"), cards("Kd")], cards("10c As"), "deal.cards")
    table.turn_up(parse("As"), "deal.trump")
    table.take_upcard(2, "deal.upcard")
    table.fix_trump(3, "deal.suit")
    table.pay_each((0, 1), (3, 4), 2, "dressed", "board.stake")
    table.pay(0, 3, 3, "vying.entry")
    assert table.collect(3, 1, "vying.compared") == 7
    assert table.share(4, (0, 1, 2), "vying.level") == 1
    table.stay(4, "vying.all_pass")
    table.give(1, 2, 2, "settle.chips")
    table.show(0, tuple(cards("7c 7d")), "meld.ace")
    table.play_run(0, parse("7c"), table.pack.up, "play")
    table.crown("out", 1, "play.leader")
    table.tell("stopped", 1, "play.restart", 5)
    assert table.log == [
        ("dealt", 0, "deal.cards", tuple(cards("7c 8c Kh"))),
        ("dealt", 1, "deal.cards", tuple(cards("9c"))),
        ("dealt", 2, "deal.cards", tuple(cards("Kd"))),
        ("turned", NOBODY, "deal.trump", parse("As")),
        ("took-up", 2, "deal.upcard", parse("As")),
        ("trump", NOBODY, "deal.suit", 3),
        ("dressed", 0, "board.stake", (3, 4), 2),
        ("dressed", 1, "board.stake", (3, 4), 2),
        ("paid", 0, "vying.entry", 3, 3),
        ("collected", 1, "vying.compared", 3, 7),
        *(("shared", seat, "vying.level", 4, 1) for seat in range(3)),
        ("stayed", NOBODY, "vying.all_pass", 4, 1),
        ("gave", 1, "settle.chips", 2, 2),
        ("showed", 0, "meld.ace", tuple(cards("7c"))),
        *(("played", seat, "play", parse(card)) for seat, card in ((0, "7c"), (0, "8c"), (1, "9c"))),
        ("won", 1, "play.leader", "out"),
        ("stopped", 1, "play.restart", 5),
    ]
    assert {event[0]: (*Event.of(event).named({**KINDS, **OF_A_GAME}),) for event in table.log} == DETAILS
    assert table.takings == [(3, 1, 7), (4, 0, 1), (4, 1, 1), (4, 2, 1)]
    assert table.shown == [(2, tuple(cards("As"))), (0, tuple(cards("7c 7d")))]
    assert (table.trump, table.upcard, table.roles) == (3, parse("As"), {"out": 1})
    assert table.ledger.balances == [10 - 4 - 3 + 1, 10 - 4 + 7 + 1 - 2, 10 + 1 + 2, 0, 1]


def test_a_run_ends_with_a_player_who_has_no_cards_left_though_another_holds_the_next(table):
    stock = [card for card in table.pack.cards if card not in cards("7c 8c 9d")]
    table.deal([cards("7c"), cards("8c 9d")], stock, "deal")
    assert table.play_run(0, parse("7c"), table.pack.up, "play") == 0
    assert table.hands == [[], cards("8c 9d")]


def test_no_verb_needs_a_log(table):
    table.log = None
    dealt(table).turn_up(parse("8c"), "deal")
    table.take_upcard(1, "deal")
    table.fix_trump(0, "deal")
    table.pay_each((0, 1), (2,), 2, "dressed", "board")
    table.pay(0, 2, 1, "vying")
    table.share(2, (0, 1), "vying")
    table.stay(2, "vying")
    table.collect(2, 1, "vying")
    table.give(0, 1, 1, "settle")
    table.show(0, tuple(cards("7c")), "vying")
    table.play(0, parse("7c"), "play")
    table.crown("out", 0, "play")
    table.tell("stopped", 0, "play")
    assert (table.ledger.balances, table.roles, table.log) == ([8, 12, 0], {"out": 0}, None)
    assert table.copy().log is None


def test_a_copy_shares_nothing_that_changes(table):
    dealt(table)
    table.public["staked"] = [[1, 2], 3]
    table.crown("out", 1, "play")
    table.takings.append((2, 1, 4))
    twin = table.copy()
    assert twin.takings == [(2, 1, 4)]
    twin.takings.clear()
    twin.play(0, parse("7c"), "play")
    twin.pay(0, 2, 1, "vying")
    twin.public["staked"][0][0] = 9
    twin.show(1, (parse("As"),), "vying")
    twin.roles["out"] = 0
    assert table.hands[0] == cards("7c 9h")
    assert table.ledger.balances == [10, 10, 0]
    assert table.public == {"staked": [[1, 2], 3]}
    assert (table.shown, table.roles, table.takings) == ([], {"out": 1}, [(2, 1, 4)])
    assert len(table.log) == 3


def test_a_watched_log_tells_of_each_event_once_it_is_written():
    heard = []
    log = WatchedLog([("old", -1, "x")], [heard.append, lambda event: heard.append(len(log))])
    log.append(("new", 0, "y"))
    assert heard == [("new", 0, "y"), 2]
