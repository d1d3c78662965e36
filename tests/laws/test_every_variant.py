"""Every law holds in every variant of the library, for every number of players, whatever legal answers are given."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import TABLES, finish, plan, starts

from poch_rules.core.abreast import abreast
from poch_rules.core.decisions import Decision
from poch_rules.core.invariants import with_hidden_cards_moved
from poch_rules.core.play import Play
from poch_rules.core.view import View
from poch_rules.study.trial import Whim

every_table = pytest.mark.parametrize(("variant", "players"), TABLES, ids=[f"{v}-{n}" for v, n in TABLES])


@every_table
@given(data=st.data())
def test_no_law_is_broken_by_any_legal_hand(variant, players, data):
    play = finish(data.draw(starts(plan(variant, players))).play(watch=True), data.draw)
    assert play.violations == []


@every_table
@given(data=st.data())
def test_the_automatic_player_can_finish_any_hand(variant, players, data):
    table = plan(variant, players)
    play = data.draw(starts(table)).play(watch=True)
    for _ in range(data.draw(st.integers(0, 6))):
        if play.asking is not None:
            play.answer(play.asking.menu[0] if isinstance(play.asking.menu[0], int) else asked(play))
    assert play.run(table.variant.family.automatic).violations == []


def asked(play: Play) -> int:
    """What the automatic player would answer now."""
    assert play.asking is not None
    return play.plan.variant.family.automatic(play.view(play.asking.seat), play.asking)


@every_table
@given(data=st.data())
def test_a_clone_made_anywhere_ends_as_its_original_does(variant, players, data):
    play = data.draw(starts(plan(variant, players))).play()
    for _ in range(data.draw(st.integers(0, 12))):
        if play.asking is not None:
            play.answer(asked(play))
    twin = play.clone()
    finish(play, data.draw)
    for answer in play.answers[len(twin.answers) :]:
        twin.answer(answer)
    assert (list(twin.log), twin.asking) == (list(play.log), None)
    assert list(play.again().log) == list(play.log)


@every_table
@given(data=st.data())
def test_a_hand_ends_the_same_alone_and_abreast(variant, players, data):
    table = plan(variant, players)
    begun = data.draw(st.lists(starts(table), min_size=2, max_size=4))
    policy = table.variant.family.automatic
    alone = [list(start.play().run(policy).log) for start in begun]
    assert [list(play.log) for play in abreast((start.play() for start in begun), policy)] == alone


@every_table
@given(data=st.data())
def test_no_answer_rests_on_what_its_player_cannot_see(variant, players, data):
    play = data.draw(starts(plan(variant, players))).play()
    rng = data.draw(st.randoms(use_true_random=False))
    seed = rng.random()
    for _ in range(data.draw(st.integers(0, 12))):
        if play.asking is not None:
            play.answer(asked(play))
    asking = play.asking
    if asking is None:
        return
    other = View(with_hidden_cards_moved(play.table, asking.seat, rng.shuffle), asking.seat)
    assert play.plan.variant.family.automatic(other, asking) == asked(play)
    assert at_random(other, asking, seed) == at_random(play.view(asking.seat), asking, seed)
    assert facts(other) == facts(play.view(asking.seat))


def at_random(view: View, asking: Decision, seed: float) -> tuple[int, object]:
    """A random player's answer, with the hand he looked at."""
    return Whim(random.Random(seed))(None, asking), tuple(view.hand)  # type: ignore[arg-type]  # he looks at nothing else


def facts(view: View) -> dict[str, object]:
    """Everything that a view shows."""
    names = ("hand", "sizes", "trump", "upcard", "balances", "public", "roles", "dealer", "played", "shown")
    return {name: getattr(view, name) for name in names}
