"""Several replays of one hand as rows: passages side by side, and which of them differ.

A passage is what is read as one: a turn in the vying, a run of cards, everything that one slot does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import isgeneratorfunction
from itertools import takewhile
from typing import Any, Literal, NamedTuple, TypeAlias

from poch_rules.core.events import Event
from poch_rules.study.align import align
from poch_rules.study.replay.column import Replay, Turn, slots_of

#: What decides who wins what the players were asked about.
DECIDES = frozenset({"won", "collected", "stayed"})
#: Details that name accounts, which are numbered differently in every variant.
ACCOUNTS = frozenset({"pool", "pools", "account"})

Facts: TypeAlias = tuple[tuple[Any, ...], ...]
Kind: TypeAlias = Literal["turn", "run", "facts", "close"]


class Passage(NamedTuple):
    """Events `start` to `stop` (not included) of one replay, read as one.

    kind   ``turn``: a question and its answer; ``run``: cards played one upon another; ``facts``: what a slot does
           without asking; ``close``: what follows from the answers of a slot
    key    what it is aligned by: kind, seat and rule
    facts  what happened, in words that mean the same in every variant, and `at` which event each of them is
    """

    phase: str
    slot: str
    kind: Kind
    seat: int
    key: tuple[Any, ...]
    start: int
    stop: int
    facts: Facts
    at: tuple[int, ...]
    turns: tuple[Turn, ...]


Row: TypeAlias = "tuple[Passage | None, ...]"


class Section(NamedTuple):
    """A phase, with its rows."""

    phase: str
    rows: tuple[Row, ...]


# -- passages --------------------------------------------------------------------------------------------------


def passages(replay: Replay) -> list[Passage]:
    """The events of a replay, passage by passage."""
    if replay.plan is None:
        return []
    slots = slots_of(replay.plan, replay.events)
    asking = {slot for step in replay.plan.steps if isgeneratorfunction(step.run) for slot in step.slots}
    turns: dict[int, tuple[Turn, ...]] = {}
    for turn in replay.turns:  # an answer that no event tells, such as looking at one's cards, goes with the next
        turns[turn.event] = (*turns.get(turn.event, ()), turn)
    found: list[Passage] = []
    start = 0
    while start < len(slots):
        stop = start + sum(1 for _ in takewhile(lambda slot: slot == slots[start], slots[start:]))  # noqa: B023
        if slots[start] in asking:
            found += _of_a_slot_that_asks(replay, slots[start], start, stop, turns)
        else:
            for first, last in _sides_apart(replay, start, stop):
                found.append(_passage(replay, slots[start], "facts", first, last, turns))
        start = stop
    return found


def _sides_apart(replay: Replay, start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Events `start` to `stop` in one piece; what partnerships get, a piece for each."""
    first = start
    for at in range(start + 1, stop + 1):
        if at == stop or (
            told_of_a_side(replay, replay.events[first]) and replay.events[at].seat != replay.events[first].seat
        ):
            yield first, at
            first = at


def told_of_a_side(replay: Replay, event: Event) -> bool:
    """Whether an event is told of a player and his partners."""
    assert replay.plan is not None
    return "partner" in replay.plan.variant.family.kinds[event.kind]


def _of_a_slot_that_asks(
    replay: Replay, slot: str, start: int, stop: int, turns: dict[int, tuple[Turn, ...]]
) -> Iterator[Passage]:
    events = replay.events
    assert replay.plan is not None
    ends_run = replay.plan.variant.family.ends_run | {"won"}  # a role is won in every game
    while start < stop:
        end = start + 1
        kind: Kind = _kind_at(replay, start, stop, turns)
        if kind == "run":
            while end < stop and events[end - 1].kind not in ends_run:
                end += 1
            # Who went out belongs to the run in which he did, and so does what is paid for its end.
            while end < stop and events[end].kind in ("won", "gave"):
                end += 1
        elif kind == "turn":
            while end < stop and end not in turns and events[end].kind == "paid":
                end += 1
        else:
            while end < stop and end not in turns and _kind_at(replay, end, stop, turns) == "close":
                end += 1
            if not any(event.kind in DECIDES for event in events[start:end]):
                kind = "facts"
        yield _passage(replay, slot, kind, start, end, turns)
        start = end


def _kind_at(replay: Replay, at: int, stop: int, turns: dict[int, tuple[Turn, ...]]) -> Literal["run", "turn", "close"]:
    """What kind of passage begins at an event."""
    if any(event.kind == "played" for event in replay.events[at : min(at + 2, stop)]):
        return "run"
    return "turn" if at in turns else "close"


def _passage(
    replay: Replay,
    slot: str,
    kind: Kind,
    start: int,
    stop: int,
    turns: dict[int, tuple[Turn, ...]],
) -> Passage:
    events = replay.events
    first = events[start]
    # What is shown when a pool is awarded only tells why; anywhere else, showing is what players do.  Of a turn
    # the answer counts; into which pool its stake goes is seen when that pool is won.
    at = tuple(i for i in range(start, stop) if kind != "facts" or not only_tells_why(events[i], events[start:stop]))
    at = at[:1] if kind == "turn" else at
    facts = tuple(fact(replay, events[i]) for i in at)
    key: tuple[Any, ...] = (kind, slot, first.seat) if told_of_a_side(replay, first) else (kind, slot)
    if kind == "turn":
        asking = next(
            (t.asking for t in reversed(turns[start]) if t.asking.seat == first.seat), turns[start][-1].asking
        )
        key = (asking.kind, first.seat, asking.rule)
    elif kind == "run":
        key = (kind, first.seat, slot)
    asked = tuple(turn for event in range(start, stop) for turn in turns.get(event, ()))
    return Passage(replay.phases[start], slot, kind, first.seat, key, start, stop, facts, at, asked)


def pays_into_several(replay: Replay, event: Event) -> bool:
    """Whether an event tells of the same payment into each of several pools."""
    assert replay.plan is not None
    return "each" in replay.plan.variant.family.kinds[event.kind]


def only_tells_why(event: Event, among: Sequence[Event]) -> bool:
    """Whether cards are shown for what their owner takes, which is told itself."""
    return event.kind == "showed" and any(e.kind == "collected" and e.seat == event.seat for e in among)


def fact(replay: Replay, event: Event) -> tuple[Any, ...]:
    """An event in words that mean the same in every variant: pools by name, and no word of the rule behind it."""
    return event.kind, event.seat, tuple(named_details(replay, event).values())


def named_details(replay: Replay, event: Event) -> dict[str, Any]:
    """The details of an event by name, accounts by theirs."""
    plan = replay.plan
    assert plan is not None
    details = event.named(plan.variant.family.kinds)
    for name, value in details.items():
        if name in ACCOUNTS:
            numbers = value if isinstance(value, tuple) else (value,)
            names = tuple(plan.accounts[number - plan.players] for number in numbers)
            details[name] = names if isinstance(value, tuple) else names[0]
    return details


# -- rows ------------------------------------------------------------------------------------------------------


def worth(one: Passage, other: Passage) -> int:
    """How well two passages go together: the same happens; or kind, seat and rule agree; or it is one player's turn."""
    if one.key == other.key:
        return 10 if one.facts == other.facts else 5 if one.facts[0] == other.facts[0] else 3
    return 1 if one.kind == other.kind == "turn" and one.seat == other.seat else 0


def sections(replays: Sequence[Replay]) -> list[Section]:
    """The replays phase by phase, their passages aligned within each phase.

    A phase or passage that a replay does not have is a gap (`None`) in its place.
    """
    columns = [_by_phase(passages(replay)) for replay in replays]
    aligned = align([[phase for phase, _ in column] for column in columns], lambda a, b: int(a == b))
    waiting = [iter(column) for column in columns]
    plans = [replay.plan for replay in replays if replay.plan is not None]
    order = list(dict.fromkeys(slot for plan in plans for step in plan.steps for slot in step.slots))
    found = []
    for phases in aligned:
        here: list[list[Passage]] = [
            next(column)[1] if phase else [] for phase, column in zip(phases, waiting, strict=True)
        ]
        name = next(phase for phase in phases if phase)
        if all(passage.kind == "facts" for column in here for passage in column):
            # Where nobody is asked, what comes first is no player's doing: slots meet in whatever order they came.
            here = [sorted(column, key=lambda passage: order.index(passage.slot)) for column in here]
        rows = align(here, worth)
        found.append(Section(name, tuple(rows)))
    return found


def _by_phase(column: Sequence[Passage]) -> list[tuple[str, list[Passage]]]:
    phases: list[tuple[str, list[Passage]]] = []
    for passage in column:
        if not phases or phases[-1][0] != passage.phase:
            phases.append((passage.phase, []))
        phases[-1][1].append(passage)
    return phases


def same(row: Row, column: int) -> bool:
    """Whether the same happens in that column as in the first."""
    first, other = row[0], row[column]
    return first is other if first is None or other is None else first.facts == other.facts
