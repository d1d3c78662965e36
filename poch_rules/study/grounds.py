"""Where the rules of a variant come from: the ground of each, and what was read into its source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.sources import Ruling


class Point(NamedTuple):
    """A point at which something was read into the source: what it is about, how it is read, and the standing.

    `name` is a slot or a setting, which rests on the ruling; or a slot with a `gap`, which no setting speaks of.
    """

    name: str
    ruling: Ruling
    standing: str
    gap: bool = False


def everything(declaration: Declaration) -> dict[str, SlotUse | Setting]:
    """Every slot and every setting by its name."""
    return {**declaration.slots, **declaration.settings}


def rulings(declaration: Declaration) -> Iterator[Point]:
    """Every point at which something was read into the source: first slots and settings, then what else is open."""
    for name, use in everything(declaration).items():
        if use.ruling is not None:
            yield Point(name, use.ruling, use.standing)
    for slot, filled in declaration.slots.items():
        for ruling, standing in filled.gaps:
            yield Point(slot, ruling, standing, gap=True)
