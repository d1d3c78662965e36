"""What a question may offer, and what is hidden from whom: the laws that every game is held to."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.decisions import PASS, Choose, Decision, Range
from poch_rules.core.invariants import (
    cards_one_place,
    chips_not_negative,
    pools_once,
    questions_menu,
    with_hidden_cards_moved,
)
from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats
from poch_rules.core.table import PLAYED, Table


def offered(*menu: int | Range | Choose) -> str | None:
    """What is wrong with a menu."""
    asking = Decision(0, "vying.open", menu, "vying")
    return questions_menu.check(SimpleNamespace(play=SimpleNamespace(asking=asking)))


@pytest.mark.parametrize(
    "menu",
    [
        (PASS,),
        (PASS, 3, Range(4, 9)),
        (2, Range(3, 3), 4),
        (Range(1, 2), 0, 3),
        (Choose((1, 2, 3), 1),),
        (Choose((1, 2, 3), 3),),
    ],
)
def test_a_menu_of_different_answers_is_no_fault(menu):
    assert offered(*menu) is None


@pytest.mark.parametrize(
    ("menu", "fault"),
    [
        ((), "vying.open offers nothing"),
        ((PASS, PASS), "vying.open offers an answer twice"),
        ((4, Range(4, 9)), "vying.open offers an answer twice"),
        ((9, Range(4, 9)), "vying.open offers an answer twice"),
        ((Range(4, 3),), "vying.open offers an empty range"),
        ((PASS, Choose((1, 2), 0)), "vying.open offers a choice that cannot be made"),
        ((PASS, Choose((1, 2), 3)), "vying.open offers a choice that cannot be made"),
    ],
)
def test_a_menu_with_nothing_or_with_an_answer_twice_is_one(menu, fault):
    assert offered(*menu) == fault


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


@pytest.fixture
def table() -> Table:
    """Anna and Ben have two cards each, the eight of clubs is turned up, the rest is the stock."""
    table = Table(Seats(2), Pack.of(32), Ledger([3, 0, 0, -1], frozenset({3})), 1)
    table.log = []
    stock = [card for card in table.pack.cards if card not in cards("7c 9h Kd As")]
    table.deal([cards("7c 9h"), cards("Kd As")], stock, "deal")
    table.turn_up(parse("8c"), "deal")
    return table


def one_place(table: Table) -> str | None:
    """Which card is not in exactly one place."""
    return cards_one_place.check(SimpleNamespace(table=table))


def test_each_card_is_in_a_hand_in_the_stock_turned_up_or_played(table):
    assert one_place(table) is None
    table.play(0, parse("7c"), "play")
    assert one_place(table) is None
    table.take_upcard(1, "deal")
    assert one_place(table) is None


def test_a_card_that_is_in_two_places_or_in_none_is_named(table):
    faults = []
    for meddle in (
        lambda t: t.hands[0].append(parse("Kd")),
        lambda t: t.hands[0].append(parse("10c")),
        lambda t: t.stock.append(parse("7c")),
        lambda t: t.stock.remove(parse("10c")),
        lambda t: t.holder.__setitem__(parse("10c"), PLAYED),
        lambda t: t.hands[1].remove(parse("As")),
    ):
        wrong = table.copy()
        meddle(wrong)
        faults.append(one_place(wrong))
    assert faults == [
        "Kd lies in the hand of {0}, but 1 is said to have it",
        "10c lies in the hand of {0}, but -1 is said to have it",
        "7c is in a hand and in the stock",
        "10c is nowhere",
        "10c was played or turned up and is still held",
        "As is nowhere",
    ]


def test_only_an_account_that_may_owe_stands_below_zero(table):
    moment = SimpleNamespace(table=table, play=SimpleNamespace(plan=SimpleNamespace(players=2, accounts=("ace",))))
    assert chips_not_negative.check(moment) is None
    table.ledger.balances[1] = -1
    assert chips_not_negative.check(moment) == "{1} stands at -1"


@pytest.mark.parametrize(("pools", "fault"), [((2, 3), None), ((2, 3, 2), "the pool ‘ace’ was taken twice")])
def test_a_pool_is_taken_once(pools, fault):
    log = [("collected", 0, "vying", pool, 1) for pool in pools]
    plan = SimpleNamespace(players=2, accounts=("ace", "king"))
    assert pools_once.check(SimpleNamespace(play=SimpleNamespace(log=log, plan=plan))) == fault


def test_of_the_hidden_cards_alone_others_could_be_where_they_are(table):
    """Anna sees her own cards, the upcard and what has been shown or played; all others change places.

    Ben has shown his ace, and so also that he has no other.
    """
    table.show(1, tuple(cards("As Ac")), "vying")
    table.play(1, parse("Kd"), "play")
    twin = with_hidden_cards_moved(table, 0)
    assert (twin.hands[0], twin.hands[1]) == (table.hands[0], table.hands[1])
    assert sorted(twin.stock) == sorted(table.stock)
    assert twin.stock != table.stock
    assert twin.stock.index(parse("Ac")) == table.stock.index(parse("Ac"))
    assert one_place(twin) is None


def test_who_has_not_looked_does_not_know_his_own_cards_either(table):
    table.withheld = frozenset({0})
    twin = with_hidden_cards_moved(table, 0)
    assert twin.hands[0] != table.hands[0]
    assert [len(hand) for hand in twin.hands] == [2, 2]
    assert one_place(twin) is None
