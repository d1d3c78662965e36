"""What rules of Poch get wrong together, and for how many players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from poch_rules import load
from poch_rules.core.cards import Rank, Suit
from poch_rules.core.rules import Rule
from poch_rules.families.poch import POCH
from poch_rules.families.poch.deal import Deal, Extent, TrumpFrom
from poch_rules.families.poch.upcard import UpcardPool
from poch_rules.families.poch.vying import Answers, Closing

RULES = load("poch/family-nine-pot").variant.rules[3]


def faults(players: int = 3, *, without: str = "", **changes: Any) -> list[tuple[str, str]]:
    """The codes and places of what is wrong; a change is a rule for a slot, or parameters of the rule in it."""
    rules: dict[str, Rule] = {slot: rule for slot, rule in RULES.items() if slot != without}
    for slot, change in changes.items():
        name = slot.replace("_", ".")
        rules[name] = change if isinstance(change, Rule) else replace(rules[name], **change)
    return [(fault.code, fault.setting) for fault in POCH.faults(players, rules)]


@pytest.mark.parametrize(
    ("players", "deal", "found"),
    [
        (6, Deal(cards=5), []),  # thirty cards and one to turn up, of thirty-two
        (3, Deal(cards=10), []),
        (4, Deal(cards=8), [("P301", "players.most")]),  # none is left to turn up
        (4, Deal(cards=8, trump=Suit("h")), []),
        (4, Deal(cards=8, trump=TrumpFrom.DEALERS_LAST), []),
        (4, Deal(cards=9, trump=Suit("h")), [("P301", "players.most")]),
        (3, Deal(cards=Extent.ALL, trump=TrumpFrom.DEALERS_LAST), []),
        (3, Deal(cards=Extent.ALL, trump=TrumpFrom.TURNED), [("P302", "deal.trump")]),
        (3, Deal(batches=(11,)), []),  # eleven, eleven and nine
        (3, Deal(batches=(16,)), [("P301", "deal.batches")]),  # sixteen and fifteen, and none for the third
    ],
)
def test_a_deal_needs_a_card_for_everybody_and_one_to_turn_up_where_one_is_turned(players, deal, found):
    assert faults(players, deal=deal) == found


def test_how_many_can_be_dealt_to_is_said_as_the_remedy():
    (fault,) = POCH.faults(4, {**RULES, "deal": Deal(cards=8)})
    assert (fault.message, fault.help) == (
        "4 players need 33 cards and the pack has 32",
        "at most 3 players can be dealt 8 cards each",
    )


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"meld_king": {"rank": Rank.SEVEN}}, []),  # the lowest of the pack
        ({"meld_king": {"rank": Rank.SIX}}, [("P303", "meld.king.rank")]),
        ({"meld_marriage": {"ranks": (Rank.SEVEN, Rank.SIX, Rank.TWO)}}, [("P303", "meld.marriage.ranks")] * 2),
        ({"board": {"further": ("poch", "centre", "ace")}}, [("P304", "board.further")]),
        ({"board": {"undressed": ("ace", "poch")}}, []),
        ({"board": {"undressed": ("nobody",)}}, [("P305", "board.undressed")]),
        ({"vying": {"pools": ("poch", "nobody")}}, [("P305", "vying.pools")]),
        ({"settle": {"pools": ("centre", "nobody")}}, [("P305", "settle.pools")]),
        ({"settle": {"pools": ()}}, [("P306", "board.further")]),
        ({"vying": {"pools": ("centre",)}}, [("P306", "board.further")]),
        ({"vying": {"pools": ("poch", "centre")}, "settle": {"pools": ()}}, []),
        ({"vying": {"least_bet": 3, "most_bet": 3}}, []),
        ({"vying": {"least_bet": 3, "most_bet": 2}}, [("P311", "vying.most_bet")]),
        ({"vying": {"closing": Closing.LAST_HOLDER, "answers": Answers.HOLD}}, []),
        ({"vying": {"closing": Closing.LAST_HOLDER, "answers": Answers.OVERBID}}, [("P312", "vying.closing")]),
        ({"upcard": UpcardPool()}, []),
        ({"upcard": UpcardPool(), "deal": {"trump": TrumpFrom.DEALERS}}, [("P313", "upcard")]),
    ],
)
def test_a_change_that_does_not_fit_the_rest_is_found_where_it_stands(changes, found):
    assert faults(**changes) == found


@pytest.mark.parametrize(
    ("slot", "found"),
    [
        ("vying", [("P306", "board.further"), ("P307", "play.leader")]),
        ("play", [("P310", "settle")]),
        ("settle", [("P306", "board.further")]),
        ("meld.ace", []),
        ("pack", []),
        ("deal", []),
        ("board", []),
    ],
)
def test_a_slot_that_others_rest_on_is_missed(slot, found):
    assert faults(without=slot) == found
