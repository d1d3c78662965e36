"""What is read as one passage, and which passages stand side by side."""

from __future__ import annotations

from recorded import column, hand

from poch_rules.core.record import HandRecord
from poch_rules.study.align import align
from poch_rules.study.replay import Replay
from poch_rules.study.replay.rows import Passage, passages, worth

PASSES = "Anna pass, Ben pass, Clara pass"


def played(record: HandRecord, variant: str = "family-nine-pot") -> tuple[Replay, list[Passage]]:
    """A hand under one variant, and the passages of its play."""
    replay = column(record, variant)
    return replay, [passage for passage in passages(replay) if passage.slot == "play"]


def kinds(replay: Replay, passage: Passage) -> list[str]:
    """The kinds of events in a passage."""
    return [event.kind for event in replay.events[passage.start : passage.stop]]


def runs(*hands: str, play: str) -> list[Passage]:
    """The runs of a hand in which nobody opens."""
    return played(hand(*hands, upcard=None, trump=2, says={"vying": PASSES, "play": play}))[1]


def test_what_is_paid_for_the_end_of_a_run_belongs_to_the_run() -> None:
    record = hand("7h 9h 8d", "8h Kc Qs", "10h As Jd", upcard=None, trump=0, says={"play": "Anna 7h, Clara As"})
    replay, found = played(record, "hamburg-1873")
    assert [passage.kind for passage in found] == ["run"] * len(found)
    assert kinds(replay, found[0]) == ["played"] * 4 + ["stopped", "gave", "gave"]


def test_who_goes_out_does_so_in_the_run_in_which_he_plays_his_last_card() -> None:
    replay, found = played(hand("7c 9c", "8c Qd", "Jd Kh", upcard=None, trump=2, says={"vying": PASSES}))
    assert [kinds(replay, passage) for passage in found] == [["played", "played", "played", "won"]]


def test_runs_that_begin_alike_stand_side_by_side_before_runs_that_do_not() -> None:
    """Clara has the nine of clubs in one hand only, and in the other Anna has led another suit before."""
    long, *_ = runs("7c Qd Kd", "8c As", "9c Ah", play="Anna 7c")
    other, short, *_ = runs("7c Jd 9s Kd", "8c As Js", "Ah Qs Jh", play="Anna Jd, Anna 7c")
    assert long.key == other.key == short.key
    assert align([[long], [other, short]], worth) == [(None, other), (long, short)]


def test_runs_that_are_the_same_stand_side_by_side_before_runs_that_only_begin_alike() -> None:
    same, *_ = runs("7c Qd Kd", "8c As", "9c Ah", play="Anna 7c")
    short, *_ = runs("7c Jd 9s Kd", "8c As Js", "Ah Qs Jh", play="Anna 7c")
    assert align([[same], [short, same]], worth) == [(None, short), (same, same)]


def test_turns_of_one_player_stand_side_by_side_whatever_is_asked_and_those_of_two_never() -> None:
    turns = [passage for passage in passages(column(hand(says={"vying": PASSES}))) if passage.kind == "turn"]
    anna, ben, _ = turns
    assert align([[anna], [anna._replace(key=("vying.answer", 0, "vying.answers"))]], worth)[0].count(None) == 0
    assert align([[anna], [ben]], worth) == [(anna, None), (None, ben)]
