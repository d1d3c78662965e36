"""Several replays of one hand as rows: passages side by side, what differs, and the setting that caused it.

A passage is what is read as one: a turn in the vying, a run of cards, everything that one slot does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import isgeneratorfunction
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from poch_rules.core.events import KINDS, Event
from poch_rules.study.align import align
from poch_rules.study.replay.column import Replay, Turn, slots_of

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration

#: What ends a run of cards.
ENDS_A_RUN = frozenset({"stopped", "took", "won"})
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
    return "partner" in {**KINDS, **replay.plan.variant.family.event_kinds}[event.kind]


def _of_a_slot_that_asks(
    replay: Replay, slot: str, start: int, stop: int, turns: dict[int, tuple[Turn, ...]]
) -> Iterator[Passage]:
    events = replay.events
    while start < stop:
        end = start + 1
        kind: Kind = _kind_at(replay, start, stop, turns)
        if kind == "run":
            while end < stop and events[end - 1].kind not in ENDS_A_RUN:
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
    return "each" in {**KINDS, **replay.plan.variant.family.event_kinds}[event.kind]


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
    details = event.named({**KINDS, **plan.variant.family.event_kinds})
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


# -- the first divergence --------------------------------------------------------------------------------------


class Side(NamedTuple):
    """What one variant has where two diverge: its slot and the settings in question, with the event if there is one."""

    replay: Replay
    slot: str
    settings: tuple[str, ...]
    event: int | None


@dataclass(frozen=True)
class Divergence:
    """Where a column first goes another way than the first one, and the settings that caused it on each side."""

    column: int
    section: int
    row: int
    first: Side
    other: Side


def divergence(replays: Sequence[Replay], table: Sequence[Section], column: int) -> Divergence | None:
    """The first row in which a column differs from the first one, with what caused it."""
    for at, section in enumerate(table):
        for number, row in enumerate(section.rows):
            if not same(row, column):
                first, other = _sides(replays[0], replays[column], row[0], row[column])
                return Divergence(column, at, number, first, other)
    return None


def _sides(one: Replay, two: Replay, a: Passage | None, b: Passage | None) -> tuple[Side, Side]:
    passage = a or b
    assert passage is not None
    event_a, event_b = _first_difference(a, b)
    slot = passage.slot
    rules = [replay.events[event].rule for replay, event in ((one, event_a), (two, event_b)) if event is not None]
    assert one.plan is not None
    settings = caused_by(one.declaration, two.declaration, slot, rules, one.plan.players)
    slot = _slot_of_setting(one.declaration, settings[0]) or _slot_of_setting(two.declaration, settings[0]) or slot
    return Side(one, slot, settings, event_a), Side(two, slot, settings, event_b)


def _first_difference(a: Passage | None, b: Passage | None) -> tuple[int | None, int | None]:
    """The events in which two passages first differ."""
    if a is None or b is None:
        return (a.start if a else None), (b.start if b else None)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(a.facts, b.facts, strict=False)))
    return a.at[min(alike, len(a.at) - 1)], b.at[min(alike, len(b.at) - 1)]


def caused_by(one: Declaration, two: Declaration, slot: str, rules: Sequence[str], players: int) -> tuple[str, ...]:
    """The settings (or the whole slot) by which two variants differ where their events with these rules differ.

    First the slot itself is looked at: another rule in it is the cause as a whole, then the setting that the events
    name, then its other settings.  Where the slots agree, the cause is what differs before play begins (pack, purses,
    seats), a slot that only one of them has, or the order of the phases.  A difference without any such cause goes by
    its own rule.
    """
    a, b = one.slots.get(slot), two.slots.get(slot)
    if (a is None) != (b is None) or (a and b and a.rule != b.rule):
        return (slot,)
    names = dict.fromkeys((*one.settings, *two.settings))
    differ = [name for name in names if setting_value(one, name, players) != setting_value(two, name, players)]
    for candidates in (
        [rule for rule in rules if rule in differ],
        [name for name in differ if _slot_of_setting(one, name) == slot],
        [name for name in differ if _slot_of_setting(one, name) in _before_play(one)],
        [name for name in one.slots if name not in two.slots] + [name for name in two.slots if name not in one.slots],
        [name for name in differ if name == "order"],
    ):
        if candidates:
            return tuple(dict.fromkeys(candidates))
    return (rules[0] if rules else slot,)


def setting_value(declaration: Declaration, setting: str, players: int) -> Any:
    """What a setting is for so many players; nothing where the variant does not have it."""
    found = declaration.settings.get(setting)
    value = None if found is None else found.value
    return value.get(players) if isinstance(value, Mapping) else value


def _slot_of_setting(declaration: Declaration, setting: str) -> str | None:
    """The slot that a dotted setting belongs to; none for ``players.most`` or ``order``."""
    slot = setting if setting in declaration.slots else setting.rpartition(".")[0]
    return slot if slot in declaration.slots else None


def _before_play(declaration: Declaration) -> frozenset[str]:
    """The slots that no phase plays: pack, seats and purses, which everything else rests on."""
    played = {slot for step in declaration.plan(declaration.players.usual).steps for slot in step.slots}
    return frozenset(declaration.slots) - played - {"match"}
