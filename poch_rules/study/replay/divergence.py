"""The first divergence: where one variant first goes another way than another, and the settings that caused it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.rows import Passage, Section, same

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration


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
