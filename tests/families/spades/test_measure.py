"""What is counted in hands of Spades, and which rules and purses of it do not go together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poch_rules import load
from poch_rules.core.measure import Mean
from poch_rules.core.play import Play
from poch_rules.families.pack import PackOfCards
from poch_rules.families.spades import SPADES
from poch_rules.families.spades.bidding import DOUBLE_NIL, NIL
from poch_rules.families.spades.measure import SideTally, SpadesTally
from poch_rules.families.spades.score import Contracts, Counting, ToTarget

PLAN = load("spades/partnership").plan(4)


def counted(*hands: tuple[list[int], list[int], int]) -> SideTally:
    """One side after some hands: bids, tricks, bags before."""
    tally = SideTally()
    for bids, tricks, had in hands:
        tally.count(Contracts(), bids, tricks, had)
    return tally


def test_a_contract_of_exactly_its_tricks_is_made_and_one_short_is_not():
    side = counted(([4, 3], [4, 3], 0), ([4, 3], [4, 2], 0), ([4, 3], [5, 3], 0))
    assert (side.made.hits, side.made.of) == (2, 3)
    assert side.contract.value == 7
    assert side.points.value == (70 - 70 + 71) / 3


def test_two_nils_are_no_contract_and_each_is_made_or_not():
    side = counted(([NIL, DOUBLE_NIL], [0, 1], 0), ([NIL, 2], [1, 2], 0))
    assert side.made.of == 1
    assert [(side.nils[bid].hits, side.nils[bid].of) for bid in (NIL, DOUBLE_NIL)] == [(1, 2), (0, 1)]


def test_bags_are_those_won_in_the_hand_and_penalties_those_that_they_bring():
    side = counted(([1, 1], [2, 2], 8), ([1, 1], [2, 1], 8), ([1, 1], [1, 1], 9))
    assert (side.bags.total, side.bags.of, side.penalties) == (3, 3, 1)


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_side_is_that_of_forehand_with_its_own_bags(dealer):
    """One side brings nine bags along, so that its next one costs a hundred points."""
    opening = [0] * 4 + [0, 0, 9, 0, 0]
    play = Play(PLAN, PLAN.pack.shuffled(3), dealer=dealer, balances=opening).run(SPADES.automatic)
    tally = SpadesTally(PLAN)
    tally.count(play.table, opening)
    scores = [play.table.chips(PLAN.account(f"score.{PLAN.seats.side((dealer + n) % 4)}")) for n in (1, 2)]
    found = tally.figures()
    assert [side["mean"] for side in found["points"]] == scores
    assert [side["side"] for side in found["bags"]] == [1, 2]
    told = [event for event in play.log if event[:3:2] == ("scored", "score.bag_limit")]
    assert sum(side["penalties"] for side in found["bags"]) == len(told) == dealer % 2


def test_every_table_of_figures_has_a_head():
    assert set(SpadesTally.says) == set(SpadesTally(PLAN).figures())


def test_who_has_nothing_counted_has_no_figures():
    assert SpadesTally(PLAN).figures()["points"] == [
        {"side": side, "mean": None, "low": None, "high": None} for side in (1, 2)
    ]
    assert SideTally().points == Mean()


@pytest.mark.parametrize(
    ("players", "changes", "found"),
    [
        (4, {}, []),
        (3, {}, [("P308", "players.most")]),
        (6, {}, [("P308", "players.most")]),  # fifty-two cards for six
        (6, {"pack": PackOfCards(36)}, []),
        (2, {}, []),
        (4, {"score": Contracts(bag_limit=Counting.NONE)}, [("P309", "score.bag_penalty")]),
        (4, {"score": Contracts(bag_limit=Counting.NONE, bag_penalty=0)}, []),
        (4, {"score": Contracts(bag_limit=1)}, []),
    ],
)
def test_partnerships_are_even_and_a_penalty_needs_bags_that_are_counted(players, changes, found):
    rules = {**PLAN.rules, **changes}
    assert [(fault.code, fault.setting) for fault in SPADES.faults(players, rules)] == found


@pytest.mark.parametrize(("limit", "most"), [(10, 9), (1, 0), (Counting.NONE, 99)])
def test_a_side_brings_along_fewer_bags_than_bring_a_penalty(limit, most):
    assert SPADES.of_sides({"score": Contracts(bag_limit=limit)})["bags"] == (0, most)
    assert SPADES.of_sides({})["bags"] == (0, 99)


@pytest.mark.parametrize(
    ("scores", "ending"),
    [
        ((499, 400), None),
        ((500, 400), ("target", 0, (0, 2))),
        ((500, 510), ("target", 1, (1, 3))),
        ((510, 510), None),  # level: another hand
        ((100, -199), None),
        ((100, -200), ("floor", 1, (0, 2))),
        ((-200, -250), ("floor", 0, (0, 2))),
        ((-200, -200), None),
    ],
)
def test_the_match_ends_exactly_at_the_target_or_at_the_floor_unless_both_are_level(scores, ending):
    rule = replace(ToTarget(), floor=-200)
    found = rule.ending(PLAN, [0] * 4 + [*scores, 0, 0, 0], 0)
    assert (found and (found.kind, found.seat, found.winners)) == ending
