"""A match: pools carried over, the deal passing on, the first dealer, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poch_rules import load
from poch_rules.core.match import Match
from poch_rules.core.variant import prepare
from poch_rules.families.poch.board import Board, Direction, FirstDealer, Payer, Seating

PLAN = load("poch/family-nine-pot").plan(3)
AUTOMATIC = PLAN.variant.family.automatic


def dealt(match: Match, seed: int = 7) -> Match:
    match.close(match.deal(PLAN.pack.shuffled(seed)).run(AUTOMATIC))
    return match


def test_everybody_starts_with_the_purse_and_the_last_seat_deals():
    match = Match(PLAN)
    assert match.balances == [60] * 3 + [0] * 9
    assert (match.dealer, match.hands, match.ending) == (2, 0, None)


def test_what_the_board_keeps_lies_there_at_the_next_deal():
    match = dealt(Match(PLAN))
    left = match.balances[3:]
    assert any(left)
    next_hand = match.deal(PLAN.pack.shuffled(8))
    dressed = [pool for event in next_hand.log if event[0] == "dressed" for pool in event[3]]
    carried = [event for event in next_hand.log if event[0] == "collected" and left[event[3] - 3]]
    assert len(dressed) == 27
    assert all(event[4] == left[event[3] - 3] + 3 for event in carried)


@pytest.mark.parametrize(
    ("direction", "dealers"), [(Direction.CLOCKWISE, [2, 0, 1, 2]), (Direction.ANTICLOCKWISE, [2, 1, 0, 2])]
)
def test_the_deal_passes_on_the_way_that_the_game_goes_round(direction, dealers):
    variant = load("poch/family-nine-pot").variant
    rules = {**variant.rules[3], "seating": Seating(direction=direction)}
    match = Match(prepare(replace(variant, rules={3: rules}), 3))
    dealt_by = []
    for seed in range(4):
        dealt_by.append(match.dealer)
        dealt(match, seed)
    assert dealt_by == dealers


def test_a_match_ends_before_somebody_cannot_dress_the_board():
    assert Match(PLAN, balances=[9, 9, 9] + [0] * 9).ending is None
    ending = Match(PLAN, balances=[20, 8, 20] + [0] * 9).ending
    assert (ending.kind, ending.seat, ending.counted, ending.winners) == ("undressed", 1, (0, 1, 2), (0, 2))


def test_where_the_dealer_alone_dresses_only_his_purse_counts():
    variant = load("poch/family-nine-pot").variant
    rules = {**variant.rules[3], "board": Board(payer=Payer.DEALER)}
    plan = prepare(replace(variant, rules={3: rules}), 3)
    purses = [20, 8, 20] + [0] * 9
    assert Match(plan, dealer=0, balances=purses).ending is None
    assert Match(plan, dealer=1, balances=purses).ending.seat == 1


@pytest.mark.parametrize(("draw", "dealer"), [(FirstDealer.LOT, 1), (FirstDealer.FIRST_ACE, 2)])
def test_the_first_dealer_can_be_drawn(draw, dealer):
    variant = load("poch/family-nine-pot").variant
    rules = {**variant.rules[3], "seating": Seating(first_dealer=draw)}
    plan = prepare(replace(variant, rules={3: rules}), 3)
    pack = plan.pack.shuffled(7)  # 7h Kh 7s · Kc Ks Ac
    drawn = Match(plan, drawn=pack)
    assert drawn.dealer == dealer
    assert Match(plan, dealer=0, drawn=pack).dealer == 0


def test_a_match_is_played_under_a_plan():
    with pytest.raises(TypeError, match=r"under a plan, as a variant’s ‘plan.*not under None"):
        Match(None)


def test_a_hand_that_is_not_over_is_not_closed():
    match = Match(PLAN)
    play = match.deal(PLAN.pack.shuffled(1))
    with pytest.raises(ValueError, match="the hand is not over"):
        match.close(play)
    assert match.hands == 0


def test_a_match_begins_with_a_number_for_every_account():
    with pytest.raises(ValueError, match="1 balances are given"):
        Match(PLAN, balances=[1])
