"""What a player is asked in a step, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from poch_rules.core.cards import InvalidCard, parse
from poch_rules.core.decisions import Choose, Range
from poch_rules.declare.wording.vocabulary import hyphens
from poch_rules.study.replay.column import Turn

if TYPE_CHECKING:
    from poch_rules.core.family import Family
    from poch_rules.declare.wording import Wording


def question(turn: Turn, family: Family, words: Wording, players: Sequence[str]) -> str:
    """What a player is asked, and what there is to choose from."""
    asking = turn.asking
    kind = hyphens(asking.kind)
    ids = (f"ask-{kind}", f"stepper-ask-{kind}", "stepper-ask")
    said = words.say(next(id for id in ids if words.has(id)), seat=players[asking.seat])
    choice = list(options(turn, family, words))
    return f"{said} ({words.join(choice, 'comma')})" if choice else said


def options(turn: Turn, family: Family, words: Wording) -> Iterator[str]:
    """The numbers and cards on a menu; what is neither, such as to pass, is said by the question."""
    numbers: list[tuple[int, int]] = []
    cards: list[int] = []
    for option in turn.asking.menu:
        if isinstance(option, Choose):
            cards += option.cards
        elif isinstance(option, Range):
            numbers.append((option.low, option.high))
        else:
            try:
                cards.append(parse(family.write_answer(turn.asking, option)))
            except InvalidCard:
                numbers += [(option, option)] if option > 0 else []
    for low, high in joined(numbers):
        yield words.number(low) if low == high else f"{words.number(low)}–{words.number(high)}"
    if cards:
        yield words.cards(sorted(cards))


def joined(ranges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges from the lowest, those that follow on each other as one.

    >>> joined([(2, 5), (1, 1), (9, 9)])
    [(1, 5), (9, 9)]
    """
    found: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if found and low <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(high, found[-1][1]))
        else:
            found.append((low, high))
    return found
