"""Boundaries of the stops games: what a card that is left costs, the dead cards, and rules that do not go together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hands import deal

from poch_rules import load
from poch_rules.core.cards import Card, Rank
from poch_rules.core.rules import Rule
from poch_rules.families.nain_jaune import NAIN_JAUNE
from poch_rules.families.poch.deal import Extent
from poch_rules.families.pope_joan import POPE_JOAN
from poch_rules.families.stops.deal import DealWithDeadCards, Turned
from poch_rules.families.stops.pack import PackWithout
from poch_rules.families.stops.pools import PlainPool, PlayedTrump
from poch_rules.families.stops.settle import Amount

DWARF, POPE = "nain-jaune/modern", "pope-joan/hoffmann"
EIGHT_AWAY = PackWithout(52, (Card("8d"),))
FAMILIES = {DWARF: NAIN_JAUNE, POPE: POPE_JOAN}


def test_a_turn_that_goes_on_beyond_the_highest_rank_is_one_go():
    hand = deal(DWARF, "Qc Kd 3h", "4s 9s", "5h 6d", trump="c").says("Anna Qc")
    assert (hand.laid, hand.out, hand.pots) == (["Anna Qc", "Anna Kd", "Anna 3h"], "Anna", {})


def test_when_all_the_others_lack_a_rank_whoever_played_last_begins_anew():
    hand = deal(DWARF, "3c 9h Js", "5s Qd", "7h Kh", trump="c").says("Anna 3c")
    assert [name for name, *_ in hand.told("lacked")] == ["Anna", "Ben", "Clara"]
    assert [name for name, *_ in hand.told("stopped")] == ["Anna"]
    assert (hand.asked, hand.menu) == ("Anna", ["9h", "Js"])


def test_everybody_sees_which_rank_is_wanted():
    hand = deal(DWARF, "3c 9h Js", "4s 4d Qd", "7h Kh", trump="c")
    wanted = [hand.play.table.public["wanted"]]
    for says in ("Anna 3c", "Ben 4s"):
        wanted.append(hand.says(says).play.table.public["wanted"])
    assert wanted == [-1, Rank.FOUR.index, -1]  # nobody has a five


@pytest.mark.parametrize(
    ("amount", "left", "paid"),
    [
        (Amount.AS_MUCH_AGAIN, 40, 15),
        (Amount.AS_MUCH_AGAIN, 15, 15),
        (Amount.AS_MUCH_AGAIN, 14, 14),
        (Amount.STAKE, 40, 5),
        (Amount.STAKE, 4, 4),
        (Amount.STAKE, 0, None),
    ],
)
def test_who_is_left_with_the_card_of_a_pool_pays_no_more_than_he_has(amount, left, paid):
    """Dressing the board costs fifteen chips, five of them for the seven of diamonds."""
    chips = [40, 15 + left, 40]
    hand = deal(DWARF, "3c 5c", "4s 7d", "9c 9s", trump="c", chips=chips, settings={"left.amount": amount})
    told = hand.says("Anna 3c").told("paid")
    assert told == ([] if paid is None else [("Ben", hand.plan.account("seven"), paid)])


@pytest.mark.parametrize(
    ("rule", "players", "pack", "hands"),
    [
        (DealWithDeadCards(3), 2, 10, [[0, 2, 4], [1, 3, 5]]),
        (DealWithDeadCards(3, 1), 2, 10, [[0, 3, 6], [1, 4, 7]]),
        (DealWithDeadCards(9), 2, 10, [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9]]),
        (DealWithDeadCards(Extent.ALL, 1), 2, 8, [[0, 3, 6], [1, 4, 7]]),
        (DealWithDeadCards(Extent.ALL_BUT_ONE, 1), 2, 8, [[0, 3, 6], [1, 4]]),
    ],
)
def test_cards_are_dealt_singly_to_the_players_and_then_to_the_dead_hands(rule, players, pack, hands):
    assert rule.dealt(players, pack) == hands


def faults(variant: str, players: int, **changes: Any) -> list[tuple[str, str]]:
    """The codes and places of what is wrong where the rules of some slots are others, or have other parameters."""
    rules: dict[str, Rule] = dict(load(variant).variant.rules[3])
    for slot, change in changes.items():
        name = slot.replace("_", ".")
        rules[name] = change if isinstance(change, Rule) else replace(rules[name], **change)
    return [(fault.code, fault.setting) for fault in FAMILIES[variant].faults(players, rules)]


@pytest.mark.parametrize(
    ("variant", "players", "changes", "found"),
    [
        (DWARF, 4, {"deal": DealWithDeadCards(13)}, []),
        (DWARF, 4, {"deal": DealWithDeadCards(14)}, [("P301", "players.most")]),
        (DWARF, 3, {"deal": DealWithDeadCards(13, 1)}, []),
        (DWARF, 3, {"deal": DealWithDeadCards(13, 2)}, [("P301", "players.most")]),
        (POPE, 3, {"deal": DealWithDeadCards(25, 0, Turned.LAST)}, [("P301", "players.most")]),  # and one to turn up
        (POPE, 2, {"deal": DealWithDeadCards(25, 0, Turned.LAST)}, []),
        (POPE, 3, {"deal": DealWithDeadCards(17, 0, Turned.LAST)}, [("P301", "players.most")]),
        (POPE, 3, {"deal": DealWithDeadCards(Extent.ALL, 1, Turned.LAST)}, [("P302", "deal.turned")]),
        (POPE, 3, {"deal": DealWithDeadCards(Extent.ALL_BUT_ONE, 1, Turned.NONE)}, [("P314", "deal.turned")]),
        (
            DWARF,
            3,
            {"pool_ten": {"card": Card("8d")}, "pack": PackWithout(52, (Card("8d"),))},
            [("P303", "pool.ten.card")],
        ),
        (DWARF, 3, {"pack": EIGHT_AWAY}, []),
        (POPE, 3, {"pool_jack": PlayedTrump(1, Rank.TWO), "pack": PackWithout(36)}, [("P303", "pool.jack.rank")]),
        (DWARF, 3, {"settle": {"pools": ("ten", "nobody")}}, [("P305", "settle.pools")]),
        (DWARF, 3, {"pool_ten": PlainPool(1)}, [("P306", "pool.ten.stake")]),
        (DWARF, 3, {"pool_ten": PlainPool(1), "settle": {"pools": ("ten",)}}, []),
    ],
)
def test_a_change_that_does_not_fit_the_rest_is_found_where_it_stands(variant, players, changes, found):
    assert faults(variant, players, **changes) == found
