"""Which changes of a house variant bring a fault about that stands in nobody's file: each is undone to see.

What a variant is made from was in order before, so that a fault in it is the doing of a change.  Which one is not told
by the family that finds the fault; but where it goes away without a change, that change has to do with it.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from poch_rules.core.family import Family, Fault, Rules
from poch_rules.core.variant import Variant
from poch_rules.declare.diagnostics import Span
from poch_rules.declare.variant_file import VariantFile

#: Rules as they would be without a change; nothing if so many would then not be allowed to play.
Undo: TypeAlias = Callable[[Rules], "Rules | None"]
#: The rules are looked at anew for each change that is undone: with very many that would take for ever.
MOST_UNDONE = 60


class Cause(NamedTuple):
    """A change: what it changes, a slot or a setting by its dotted name; where it stands; and how to undo it."""

    name: str
    span: Span
    undo: Undo


def causes(fault: Fault, players: int, rules: Rules, family: Family, file: VariantFile, parent: Variant) -> list[Cause]:
    """The changes without which the rules for that many players would not have that fault, in the order of the file.

    Where there are several that do it each, no one of them can be undone to mend it: then they are those that bring it
    about alone, and failing that all changes; so are all where they are too many to be undone one by one.
    """
    every = sorted(_changes(players, file, parent), key=lambda change: change.span)
    if len(every) > MOST_UNDONE:
        return every

    def remains(undone: Sequence[Cause]) -> bool:
        left: Rules | None = rules
        for change in undone:
            left = change.undo(left) if left is not None else None
        return left is not None and any(are_alike(fault, other) for other in family.faults(players, left))

    needed = [change for change in every if not remains([change])]
    alone = [change for change in every if remains([other for other in every if other is not change])]
    return needed or alone or every


def are_alike(one: Fault, other: Fault) -> bool:
    """Whether two faults are the same but for numbers that they name."""
    told = [re.sub(r"\d+", "", fault.message) for fault in (one, other)]
    return (one.setting, one.code) == (other.setting, other.code) and told[0] == told[1]


def _changes(players: int, file: VariantFile, parent: Variant) -> Iterator[Cause]:
    """Every change of a file that can be undone."""
    least, most, _ = parent.players
    before = parent.rules[min(max(players, least), most)]
    for part in (file.replace, file.add, file.remove):
        for slot, change in part.items():
            yield Cause(slot, change.key.span, _without_slot(slot, before))
    for name, change in file.set.items():
        slot, _, parameter = name.rpartition(".")
        if slot == "players":
            outside = (parameter == "least" and players < least) or (parameter == "most" and players > most)
            yield Cause(name, change.key.span, (lambda rules: None) if outside else (lambda rules: rules))
        elif slot in before and slot not in file.replace:
            yield Cause(name, change.key.span, _without_setting(slot, parameter, before))


def _without_slot(slot: str, before: Rules) -> Undo:
    def undo(rules: Rules) -> Rules:
        others = {name: rule for name, rule in rules.items() if name != slot}
        return others | {slot: before[slot]} if slot in before else others

    return undo


def _without_setting(slot: str, parameter: str, before: Rules) -> Undo:
    def undo(rules: Rules) -> Rules:
        rule = rules.get(slot)
        if rule is None:
            return rules
        return {**rules, slot: dataclasses.replace(rule, **{parameter: getattr(before[slot], parameter)})}

    return undo
