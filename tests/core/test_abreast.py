"""Hands abreast: all to their ends, in their order, and begun only when they are needed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from poch_rules import Play, load
from poch_rules.core.abreast import TOGETHER, abreast

PLAN = load("poch/family-nine-pot").plan(4)
AUTOMATIC = PLAN.variant.family.automatic
PURSES = [60] * 4 + [0] * 9


def deal(seed: int, plan=PLAN) -> Play:
    return Play(plan, plan.pack.shuffled(seed), dealer=3, balances=PURSES)


@pytest.mark.parametrize("number", [0, 1, TOGETHER, 2 * TOGETHER + 3])
def test_every_hand_comes_out_in_its_order_and_as_it_would_alone(number):
    played = list(abreast(map(deal, range(number)), AUTOMATIC))
    assert [list(play.log) for play in played] == [list(deal(seed).run(AUTOMATIC).log) for seed in range(number)]
    assert all(play.asking is None for play in played)


def test_hands_are_begun_as_they_are_needed():
    begun: list[int] = []

    def begin(seed: int) -> Play:
        begun.append(seed)
        return deal(seed)

    played = abreast(map(begin, range(1_000)), AUTOMATIC)
    next(played)
    assert len(begun) == TOGETHER


def test_a_hand_that_asks_nothing_is_over_at_once():
    quiet = replace(PLAN, steps=PLAN.steps[:3])
    seeds = range(3)
    assert [play.phase for play in abreast((deal(seed, quiet) for seed in seeds), AUTOMATIC)] == ["meld"] * 3


def test_a_hand_that_has_begun_goes_on_from_where_it_stands():
    started = deal(7)
    started.answer(started.asking.menu[0])
    twin = started.clone()
    list(abreast([deal(8), started], AUTOMATIC))
    assert list(started.log) == list(twin.run(AUTOMATIC).log)


def test_the_policy_is_asked_by_all_hands_in_turn():
    asked: list[int] = []

    def listen(view, asking):
        asked.append(view.upcard)
        return AUTOMATIC(view, asking)

    plays = list(abreast(map(deal, range(3)), listen))
    assert asked[:3] == [play.table.upcard for play in plays]


def test_a_policy_that_draws_lots_ends_every_hand_too():
    lots = random.Random(3)

    def first_or_last(view, asking):
        option = asking.menu[-lots.randrange(2)]
        return option if isinstance(option, int) else option.low

    plays = list(abreast(map(deal, range(TOGETHER + 1)), first_or_last))
    assert all(play.asking is None and "out" in play.table.roles for play in plays)
