"""What a family is made of, written down: its slots and what may stand in them, its phases, its words for events."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

import pytest

from poch_rules import load
from poch_rules.core.family import Family, Slot
from poch_rules.families import FAMILIES

#: What is shown elsewhere: rules by their parameters, codes by their bad files.
ELSEWHERE = {"name", "rules", "codes", "invariants", "variants", "wording"}
VARIANTS = {
    "poch": "poch/family-nine-pot",
    "nain-jaune": "nain-jaune/modern",
    "pope-joan": "pope-joan/hoffmann",
    "pukk": "pukk/husfreyjan-1969",
    "spades": "spades/partnership",
}


def plain(value: Any) -> str:
    """A fact of a family as text."""
    if isinstance(value, Slot):
        return f"{value.name} ({'' if value.required else 'may be empty, '}{', '.join(value.rules)}): {value.says}"
    if isinstance(value, Mapping):
        return "; ".join(f"{name}: {plain(about)}" for name, about in value.items())
    if isinstance(value, frozenset):
        return ", ".join(sorted(value))
    if isinstance(value, tuple):
        return ("\n    " if value and isinstance(value[0], Slot) else ", ").join(map(plain, value))
    return str(value.value if isinstance(value, Enum) else value)


def facts(family: Family) -> Iterator[str]:
    """Everything of a family that is no function, and what its functions say of one of its variants."""
    for each in dataclasses.fields(family):
        value = getattr(family, each.name)
        if each.name not in ELSEWHERE and not callable(value) and value and not _of_functions(value):
            yield f"{each.name}: {plain(value)}"
    declared = load(VARIANTS[family.name])
    plan = declared.plan(declared.players.usual)
    yield f"{plan.variant.id} has the accounts {', '.join(plan.accounts)}, and opens with {sorted(set(plan.opening))}"
    pools, bet_for = (", ".join(names) or "none" for names in (family.pools(plan), family.bet_for(plan)))
    yield f"of them are pools {pools}, bet for {bet_for}"


def _of_functions(value: Any) -> bool:
    return isinstance(value, Mapping) and any(map(callable, value.values()))


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_family_is_made_of_these(family: Family, golden: Callable[[str, str], None]) -> None:
    golden(f"family-{family.name}.txt", "\n".join(facts(family)) + "\n")
