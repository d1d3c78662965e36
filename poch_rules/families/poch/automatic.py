"""The automatic player: deterministic, so that anybody can check a replay by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from poch_rules.core.decisions import PASS, Decision, Option, Range
from poch_rules.core.view import View
from poch_rules.families.plain import lowest, lowest_of_longest
from poch_rules.families.poch.sets import has_set

Menu: TypeAlias = tuple[Option, ...]


def automatic(view: View, asking: Decision) -> int:
    """Pays to take part, opens with the least and holds if it has a set and can, and never raises; leads the lowest of
    its longest suit, and plays the lowest card where others have played before.
    """
    return HABITS[asking.kind](view.hand, asking.menu)


def open_with_least(hand: Sequence[int], menu: Menu) -> int:
    """The least stake if it may open and holds a set."""
    if len(menu) > 1 and has_set(hand):
        stakes = menu[1]
        if isinstance(stakes, Range):
            return stakes.low
    return PASS


def hold(hand: Sequence[int], menu: Menu) -> int:
    """The stake that holds, if it can pay it and holds a set."""
    if len(menu) > 1 and has_set(hand):
        level = menu[1]
        if isinstance(level, int):
            return level
    return PASS


def hold_again(hand: Sequence[int], menu: Menu) -> int:
    """To hold, which costs nothing."""
    level = menu[0]
    assert isinstance(level, int)
    return level


def never(hand: Sequence[int], menu: Menu) -> int:
    """To pass."""
    return PASS


#: What it does when it is asked a question of each kind.
HABITS: Mapping[str, Callable[[Sequence[int], Menu], int]] = {
    "vying.enter": hold,
    "vying.open": open_with_least,
    "vying.answer": hold,
    "vying.again": hold_again,
    "vying.overbid": never,
    "play.lead": lowest_of_longest,
    "play.follow": lambda hand, menu: lowest(menu),
}
