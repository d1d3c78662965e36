"""A variant: its plan for a number of players, and the order of its phases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poch_rules import load
from poch_rules.core.variant import CannotBePlayed, Plan, prepare, slots_in_order
from poch_rules.families.poch import POCH

FAMILY_GAME = load("poch/family-nine-pot").variant


def test_a_plan_is_made_once_for_each_number_of_players():
    assert FAMILY_GAME.plan(4) is FAMILY_GAME.plan(4)
    assert [FAMILY_GAME.plan(n).players for n in FAMILY_GAME.players.numbers()] == [3, 4, 5, 6]


def test_other_numbers_of_players_are_refused():
    with pytest.raises(CannotBePlayed, match="poch/family-nine-pot is for 3 to 6 players, not 7"):
        FAMILY_GAME.plan(7)


def test_accounts_come_after_the_players():
    plan = FAMILY_GAME.plan(4)
    assert plan.account(plan.accounts[0]) == 4
    with pytest.raises(ValueError, match="tuple"):
        plan.account("bank")


def test_a_prefix_stands_for_its_slots_that_the_order_does_not_name():
    slots = dict.fromkeys(("board", "meld.ace", "meld.king", "meld.sequence", "play"))
    order = ("dress", "meld", "play", "meld.sequence")
    assert slots_in_order(order, slots, POCH) == [
        ("dress", "board"), ("meld", "meld.ace"), ("meld", "meld.king"), ("play", "play"),
        ("meld.sequence", "meld.sequence"),
    ]  # fmt: skip


def slots_of(plan: Plan, phase: str) -> tuple[str, ...]:
    """The slots that are played in a phase."""
    return tuple(slot for step in plan.steps if step.phase == phase for slot in step.slots)


def test_the_pools_of_one_phase_are_awarded_in_one_step():
    plan = FAMILY_GAME.plan(4)
    (meld,) = (step for step in plan.steps if step.phase == "meld")
    assert meld.slots == tuple(slot for slot in plan.rules if slot.startswith("meld."))
    assert len(meld.slots) == 7


def test_a_pool_can_be_awarded_in_a_phase_of_its_own():
    order = ("dress", "deal", "meld", "vying", "meld.sequence", "play", "settle")
    plan = prepare(replace(FAMILY_GAME, order=order), 4)
    assert slots_of(plan, "meld.sequence") == ("meld.sequence",)
    assert "meld.sequence" not in slots_of(plan, "meld")


def test_a_variant_for_one_number_of_players_names_that_number_alone():
    with pytest.raises(CannotBePlayed, match="spades/partnership is for 4 players, not 3"):
        load("spades/partnership").variant.plan(3)


@pytest.mark.parametrize("players", ["4", 4.0, None])
def test_a_plan_is_for_a_whole_number_of_players(players):
    with pytest.raises(TypeError, match="a whole number, not"):
        load("poch/family-nine-pot").plan(players)


def test_a_refusal_names_seats_by_their_numbers_or_by_the_players_who_sit_there():
    refusal = CannotBePlayed("{0} has 3 chips, {1} has {x}")
    assert str(refusal) == "seat 0 has 3 chips, seat 1 has {x}"
    assert refusal.said_to(("Anna", "Ben")) == "Anna has 3 chips, Ben has {x}"
    assert (refusal.args, refusal.reason) == ((refusal.message,), None)
