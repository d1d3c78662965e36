"""Whole hands, drawn by hypothesis: any deal, any purses that can play, pools carried over, and any legal answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from poch_rules import load
from poch_rules.core.decisions import Choose, Decision, Option, Range, mask
from poch_rules.core.play import Play
from poch_rules.core.variant import Plan
from poch_rules.declare.library import variants
from poch_rules.families.poch.board import Dressed


@cache
def plan(variant: str, players: int) -> Plan:
    """A variant of the library, prepared once for a number of players."""
    return load(variant).plan(players)


#: Every variant of the library with every number of players that it allows.
TABLES = [
    (heading.id, players) for heading in variants() for players in load(heading.id).variant.players.numbers()
]  # fmt: skip


@dataclass(frozen=True)
class Start:
    """How a hand begins."""

    plan: Plan
    pack: tuple[int, ...]
    dealer: int
    balances: tuple[int, ...]

    def play(self, **how: Any) -> Play:
        """The hand at its first question."""
        return Play(self.plan, self.pack, dealer=self.dealer, balances=self.balances, **how)


@st.composite
def starts(draw: st.DrawFn, plan: Plan) -> Start:
    """Any shuffled pack, any dealer, and any balances with which a hand can begin."""
    return Start(
        plan,
        tuple(plan.pack.shuffled(draw(st.integers(0, 2**32)))),
        draw(st.integers(0, plan.players - 1)),
        draw(BALANCES.get(plan.variant.family.name, board_balances)(plan)),
    )


@st.composite
def board_balances(draw: st.DrawFn, plan: Plan) -> tuple[int, ...]:
    """Purses that can dress the board whoever deals, and little more, and pools with something in them."""
    board = plan.rules["board"]
    assert isinstance(board, Dressed)
    due = [max(each) for each in zip(*(board.due(plan, dealer) for dealer in range(plan.players)), strict=True)]
    purses = [cost + draw(st.integers(0, 9)) for cost in due]
    return (*purses, *(draw(st.integers(0, 3)) for _ in plan.accounts))


@st.composite
def spades_balances(draw: st.DrawFn, plan: Plan) -> tuple[int, ...]:
    """A score in mid-match."""
    scores = [draw(st.integers(-30, 49)) * 10 for _ in range(plan.seats.sides)]
    bags = [draw(st.integers(0, 9)) for _ in range(plan.seats.sides)]
    named = {f"score.{i}": n for i, n in enumerate(scores)} | {f"bags.{i}": n for i, n in enumerate(bags)}
    named["bank"] = -sum(scores) - sum(bags)
    return (*[0] * plan.players, *(named[name] for name in plan.accounts))


BALANCES = {"spades": spades_balances}


def answers(asking: Decision) -> st.SearchStrategy[int]:
    """Any answer of a menu; the tamest comes first when an example is made small."""
    return st.sampled_from(asking.menu).flatmap(_answers)


def _answers(option: Option) -> st.SearchStrategy[int]:
    if isinstance(option, Range):
        return st.integers(option.low, option.high)
    if isinstance(option, Choose):
        return st.permutations(option.cards).map(lambda cards: mask(cards[: option.number]))
    return st.just(option)


def finish(play: Play, draw: Any) -> Play:
    """Answer everything with whatever is drawn, to the end of the hand."""
    while (asking := play.asking) is not None:
        play.answer(draw(answers(asking)))
    return play
