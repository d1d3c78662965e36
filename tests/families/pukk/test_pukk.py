"""What is Púkk’s own: who pays nothing, wild sets, its automatic player, and rules that do not go together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hands import deal

from poch_rules import load
from poch_rules.core.cards import NAMES, parse
from poch_rules.core.rules import Rule
from poch_rules.families.poch.sets import SetOrder
from poch_rules.families.pukk import PUKK
from poch_rules.families.pukk.board import OwnedBoard
from poch_rules.families.pukk.sets import WildStrength

VARIANT = "pukk/husfreyjan-1969"
#: Clara, Dora and Emil have no set.
REST = ("5c 9h", "6d 8c", "9c 10d")
RULES = load(VARIANT).variant.rules[5]


def goes_out(*cards: str):
    """Anna leads her only card; who is excused, and who pays her how much."""
    hand = deal(VARIANT, *cards, trump="s").all_pass().rest()
    assert hand.out == "Anna"
    excused = hand.play.table.roles.get("excused")
    return None if excused is None else hand.people[excused], {name for name, *_ in hand.told("gave")}


def test_whoever_holds_the_card_that_would_come_next_pays_nothing():
    assert goes_out("Qd", "Kd 7h", "5c 8h", "6c 9h", "7c 10h") == ("Ben", {"Clara", "Dora", "Emil"})


def test_nobody_is_excused_where_the_next_card_was_not_dealt():
    assert goes_out("Qd", "Ad 7h", "5c 8h", "6c 9h", "7c 10h") == (None, {"Ben", "Clara", "Dora", "Emil"})


def test_nothing_comes_after_an_ace_so_nobody_is_excused():
    assert goes_out("Ad", "As 7h", "5c 8h", "6c 9h", "7c 10h") == (None, {"Ben", "Clara", "Dora", "Emil"})


CARDS, RANK = SetOrder.CARDS, SetOrder.RANK


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Jc 7d", "8h 9s"),  # the wild card with any other is a pair
        ("7c 7d 7h", "Ac Ad"),
        ("6c 6d", "Ac Ad"),  # sixes are above the aces
        ("Ac Ad", "Kc Kd"),
        ("Jc 7d", "5c 5d"),
        ("Jc 7d", "7h 7s"),  # level but for the wild card, which strengthens
        ("Jc 7d 7h", "Jd Jh"),
        ("Jd Jh", "10d 10h"),
    ],
)
def test_sets_with_and_without_the_wild_card(better, worse):
    strength = WildStrength((CARDS, RANK), parse("Jc"), parse("6c") % 13)
    one, two = strength.of([[parse(card) for card in hand.split()] for hand in (better, worse)], 3)
    assert one > two


def test_a_lone_card_is_no_set_and_two_sets_of_a_rank_are_level():
    strength = WildStrength((CARDS, RANK), parse("Jc"), parse("6c") % 13)
    lone, wild, red, black = strength.of([[parse("7d")], [parse("Jc")], [14, 27], [1, 40]], 3)
    assert (lone, wild) == (0, 0)
    assert red == black >= strength.least_set


@pytest.mark.parametrize(
    ("hand", "cards"), [("7c 7d 9h", "7c 7d 7h 7s"), ("Jc 7d 9h", "9c 9d 9h 9s Jc"), ("6c 6d", "6c 6d 6h 6s")]
)
def test_a_set_is_of_the_cards_of_its_rank_and_the_wild_card_if_it_is_in_it(hand, cards):
    strength = WildStrength((CARDS, RANK), parse("Jc"), parse("6c") % 13)
    assert [NAMES[card] for card in strength.cards(strength.best([parse(c) for c in hand.split()]))] == cards.split()


def test_it_opens_with_the_least_and_holds_with_the_wild_card_alone_and_never_raises():
    hand = deal(VARIANT, "Jc 8h", "7d 7h", *REST, trump="s", settings={"vying.least_bet": 2}).rest()
    assert hand.told("opened") == [("Anna", 2)]
    assert [name for name, *_ in hand.told("held")][:1] == ["Ben"]
    assert [name for name, *_ in hand.told("passed")] == ["Clara", "Dora", "Emil"]
    assert hand.told("raised") == []


def test_who_cannot_pay_what_holding_costs_passes():
    chips = [40, 8, 40, 40, 40]
    hand = deal(VARIANT, "Ac Ad", "7d 7h", *REST, trump="s", chips=chips).says("Anna poch 5").rest()
    assert "Ben" in [name for name, *_ in hand.told("passed")]


def faults(*, without: str = "", **changes: Any) -> list[tuple[str, str]]:
    """The codes and places of what is wrong where rules are missing, or have other parameters."""
    rules: dict[str, Rule] = {slot: rule for slot, rule in RULES.items() if slot != without}
    for slot, change in changes.items():
        rules[slot] = change if isinstance(change, Rule) else replace(rules[slot], **change)
    return [(fault.code, fault.setting) for fault in PUKK.faults(5, rules)]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, []),
        ({"board": OwnedBoard(("pukk", "ace"))}, [("P304", "board.further")]),
        ({"board": OwnedBoard(("pukk", "kitty"))}, [("P306", "board.further")]),
        ({"board": OwnedBoard(("pukk", "kitty")), "vying": {"pools": ("pukk", "kitty")}}, []),
        ({"vying": {"pools": ("pukk", "nobody")}}, [("P305", "vying.pools")]),
    ],
)
def test_a_pool_that_is_named_twice_or_not_at_all_or_that_nothing_wins_is_found(changes, found):
    assert faults(**changes) == found


def test_without_the_vying_its_pool_its_sets_and_its_leader_are_missed():
    assert set(faults(without="vying")) == {("P306", "board.further"), ("P307", "sets.wild"), ("P307", "play.leader")}
