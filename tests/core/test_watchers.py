"""Rules that watch: they are told of every event, with a log and without, and plans without them are left alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from poch_rules import load
from poch_rules.core.events import RawEvent, UnwrittenLog, WatchedLog
from poch_rules.core.play import Play
from poch_rules.core.rules import Place, Rule, Watcher
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan, prepare

PLAIN, WATCHED = "poch/family-nine-pot", ("nain-jaune/modern", "pope-joan/hoffmann", "pukk/husfreyjan-1969")


def played(plan: Plan, seed: int, **how) -> Play:
    balances = [200] * plan.players + [0] * len(plan.accounts)
    play = Play(plan, plan.pack.shuffled(seed), dealer=0, balances=balances, **how)
    return play.run(plan.variant.family.automatic)


@dataclass(frozen=True)
class Listens(Rule):
    """A rule that writes down what it is told."""

    def watch(self, at: Place) -> Watcher:
        def hear(t: Table, event: RawEvent) -> None:
            t.public.setdefault("heard", []).append(event[0])

        return hear


@pytest.mark.parametrize("variant", WATCHED)
def test_a_hand_ends_alike_with_a_log_without_one_and_watched(variant):
    plan = load(variant).plan(5)
    for seed in range(20):
        plays = [played(plan, seed), played(plan, seed, log=False), played(plan, seed, watch=True)]
        assert len({tuple(play.table.ledger.balances) for play in plays}) == 1
        assert plays[1].log == ()
        assert list(plays[0].log) == list(plays[2].log)
        assert plays[2].violations == []


def test_a_log_of_ones_own_gets_every_event_too():
    plan = load("nain-jaune/modern").plan(3)
    mine: list[RawEvent] = []
    assert list(played(plan, 1, log=mine).log) == mine
    assert mine == list(played(plan, 1).log)


def test_a_copy_remembers_what_watchers_have_seen():
    plan = load("pope-joan/hoffmann").plan(4)
    play = Play(plan, plan.pack.shuffled(2), dealer=0, balances=[60] * 4 + [0] * len(plan.accounts))
    for _ in range(3):
        assert play.asking is not None
        play.answer(plan.variant.family.automatic(play.view(play.asking.seat), play.asking))
    twin = play.clone()
    assert twin.table.public == play.table.public
    policy = plan.variant.family.automatic
    assert list(twin.run(policy).log) == list(play.run(policy).log)


def test_a_watcher_is_told_of_each_event_once_and_in_order():
    variant = load(PLAIN).variant
    rules = {3: {**variant.rules[3], "ear": Listens()}}
    play = played(prepare(replace(variant, rules=rules), 3), 4)
    assert play.table.public["heard"] == [event[0] for event in play.log]


def test_a_plan_without_watchers_keeps_a_plain_log_or_none():
    plan = load(PLAIN).plan(3)
    assert plan.watchers == ()
    assert type(played(plan, 1).table.log) is list
    assert played(plan, 1, log=False).table.log is None


def test_an_unwritten_log_tells_and_keeps_nothing():
    told: list[RawEvent] = []
    log = UnwrittenLog((), [told.append])
    log.append(("played", 0, "play", 7))
    assert (list(log), told) == ([], [("played", 0, "play", 7)])
    assert isinstance(log, WatchedLog)
