"""Settings that make no difference beside the others: noted at the line of the author who gives them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from poch_rules.core.family import IN_VAIN, Family, Fault, Rules
from poch_rules.core.rules import Rule
from poch_rules.declare.compose import Composition
from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.settle import Settled
from poch_rules.declare.together import place_of


def check_in_vain(composed: Composition, settled: Settled, findings: Findings) -> None:
    """Note what the file itself sets and what means nothing, whatever the number of players.

    A setting that is what its rule has by default claims nothing, unless a house changes it to that.
    """
    assert settled.players is not None
    found = [list(in_vain(n, settled.rules[n], composed.family)) for n in settled.players.numbers()]
    for fault in found[-1]:
        if not all(any(each.setting == fault.setting for each in faults) for faults in found):
            continue
        place = place_of(fault, composed, settled)
        set_here = fault.setting in composed.file.set or not is_default(fault.setting, settled.rules)
        if fault.setting in settled.settings and place.path == composed.file.path and set_here:
            findings.warning(fault.code, place, fault.message, fault.help)


def in_vain(players: int, rules: Rules, family: Family) -> Iterator[Fault]:
    """Settings that make no difference whatever they are, and values that mean nothing."""
    for slot, rule in rules.items():
        for parameter, why in rule.idle(rules).items():
            setting = f"{slot}.{parameter}"
            yield Fault(setting, f"‘{setting}’ makes no difference: {why}", "leave it away", IN_VAIN)
    yield from family.in_vain(players, rules)


def is_default(setting: str, rules: Mapping[int, Mapping[str, Rule]]) -> bool:
    """Whether a setting is what its rule has where nothing is said."""
    slot, _, parameter = setting.rpartition(".")
    return all(
        getattr(each[slot], field.name) == field.default
        for each in rules.values()
        for field in dataclasses.fields(each[slot])
        if field.name == parameter
    )
