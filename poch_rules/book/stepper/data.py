"""What changes in every step of a replay: chips, cards, figures; a page shows a position by adding up the changes.

The steps are the rows of the comparison, which is aligned once and for all.  Nothing here knows a rule: the hand is
played again with the answers of the replay, and after each event somebody looks at the table.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from poch_rules.core.cards import NAMES, SUIT_SIZE
from poch_rules.core.play import EndlessHand, Play
from poch_rules.core.table import UPCARD
from poch_rules.study.replay import Comparison
from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.fit import deal_of
from poch_rules.study.replay.rows import Passage, Row, Section

if TYPE_CHECKING:
    from poch_rules.core.events import RawEvent
    from poch_rules.core.record import HandRecord
    from poch_rules.core.table import Table

#: Where a card is that a drawing shows: a seat, or turned up; a card that is played or undealt is nowhere.
TURNED_UP, NOWHERE = "up", -1

#: A step of one column: what changes, by what kind of thing it is.
Change: TypeAlias = "dict[str, Any]"
#: Position, name, number → a figure in words, or nothing for one that is not shown.
Figure: TypeAlias = "Callable[[Position, str, int], str | None]"


class Step(NamedTuple):
    """One row of a comparison: the phase to which it belongs, and where it stands in its section."""

    section: int
    number: int
    phase: str
    row: Row


class Position(NamedTuple):
    """What lies where after an event.

    balances  what every account holds, players first
    cards     by number, whose each card is: a seat, `UPCARD`, or another number below zero if nobody has it
    figures   what the family counts beside chips, by name, each with a value for every player or partnership
    """

    balances: tuple[int, ...]
    cards: tuple[int, ...]
    figures: Mapping[str, tuple[Any, ...]]


def steps_of(sections: Sequence[Section]) -> tuple[Step, ...]:
    """All rows of a comparison in their order."""
    return tuple(
        Step(at, number, section.phase, row)
        for at, section in enumerate(sections)
        for number, row in enumerate(section.rows)
    )


# -- playing it again ------------------------------------------------------------------------------------------


def positions(record: HandRecord, replay: Replay) -> tuple[Position, ...]:
    """The position before the hand, and that after each event of a replay."""
    plan = replay.plan
    assert plan is not None
    found = [Position(replay.opening, (NOWHERE,) * len(NAMES), {})]

    def look(table: Table, event: RawEvent) -> None:
        found.append(seen(replay, table))

    watched = dataclasses.replace(plan, watchers=(look, *plan.watchers))
    deal, _ = deal_of(record, plan)
    play = Play(watched, deal, dealer=record.dealer, balances=replay.opening)
    with suppress(EndlessHand):
        for turn in replay.turns:
            play.answer(turn.answer)
    return tuple(found)


def seen(replay: Replay, table: Table) -> Position:
    """The position of a table."""
    plan = replay.plan
    assert plan is not None
    family = plan.variant.family
    sizes = (plan.players, plan.seats.sides)
    counted = family.outcome(plan, table, replay.opening) if not is_for_chips(replay) else {}
    figures = {name: tuple(each) for name, each in counted.items() if isinstance(each, list) and len(each) in sizes}
    return Position(tuple(table.ledger.balances), tuple(table.holder[: len(NAMES)]), figures)


def is_for_chips(replay: Replay) -> bool:
    """Whether the hand is played for chips that lie with the players and on a board."""
    return "chips" in replay.outcome


# -- changes ---------------------------------------------------------------------------------------------------


def changes(
    record: HandRecord,
    replay: Replay,
    passages: Sequence[Passage | None],
    figure: Figure,
) -> Iterator[Change | None]:
    """What changes in each step of one column; nothing where the column has a gap."""
    found = positions(record, replay)
    for passage in passages:
        if passage is None:
            yield None
            continue
        before, after = found[passage.start], found[passage.stop]
        change = {
            "chips": moved_chips(replay, before, after),
            "cards": moved_cards(before, after),
            "figures": told_figures(before, after, figure),
            "table": cards_on_the_table(replay, passage),
            "shown": shown_cards(replay, passage),
        }
        yield {name: what for name, what in change.items() if what}


def accounts(replay: Replay) -> list[str]:
    """The names of all accounts: seats as numbers, then the pools."""
    assert replay.plan is not None
    return [*map(str, range(replay.plan.players)), *replay.plan.accounts]


def moved_chips(replay: Replay, before: Position, after: Position) -> dict[str, int]:
    """How much came to each account or, below zero, went from it."""
    pairs = zip(accounts(replay), before.balances, after.balances, strict=True)
    return {name: has - had for name, had, has in pairs if has != had}


def moved_cards(before: Position, after: Position) -> dict[str, int | str]:
    """Where each card went."""
    pairs = zip(NAMES, before.cards, after.cards, strict=True)
    return {name: place(now) for name, was, now in pairs if place(was) != place(now)}


def place(holder: int) -> int | str:
    """Where a drawing has a card."""
    return holder if holder >= 0 else TURNED_UP if holder == UPCARD else NOWHERE


def told_figures(before: Position, after: Position, figure: Figure) -> dict[str, str]:
    """What is counted otherwise than before, by name and number, as in ``tricks.2``, in the words of `figure`."""
    found: dict[str, str | None] = {}
    for name, values in after.figures.items():
        had = before.figures.get(name, (None,) * len(values))
        found |= {f"{name}.{at}": figure(after, name, at) for at, value in enumerate(values) if value != had[at]}
    return {name: told for name, told in found.items() if told is not None}


def cards_on_the_table(replay: Replay, passage: Passage) -> list[list[int | str]]:
    """The cards that were played one upon another, each with the seat that it came from."""
    events = replay.events[passage.start : passage.stop]
    return [[event.seat, NAMES[event.details[0]]] for event in events if event.kind == "played"]


def shown_cards(replay: Replay, passage: Passage) -> list[str]:
    """The cards that their owners showed."""
    events = replay.events[passage.start : passage.stop]
    return list(dict.fromkeys(NAMES[c] for event in events if event.kind == "showed" for c in event.details[0]))


# -- everything for a page -------------------------------------------------------------------------------------


def cards_of(comparison: Comparison) -> tuple[int, ...]:
    """Every card that any column deals, suit by suit with the highest first."""
    packs = (replay.plan.pack.cards for replay in comparison.played if replay.plan)
    every = {card for pack in packs for card in pack}
    return tuple(sorted(every, key=lambda card: (card // SUIT_SIZE, -card)))


def data(
    comparison: Comparison,
    labels: Sequence[str],
    faces: Mapping[str, str],
    figure: Callable[[int, Position, str, int], str | None],
) -> dict[str, Any]:
    """What the script needs: for every column what it starts with and what changes in each step.

    labels  what each position is called, that before the hand first
    faces   card → what it is called where it is not drawn, in the order in which hands are sorted
    figure  column, position, name, number → a figure in words, or nothing for one that is not shown
    """
    steps = steps_of(comparison.sections)
    where = {(step.section, step.number): at for at, step in enumerate(steps, 1)}
    return {
        "labels": list(labels),
        "faces": dict(faces),
        "players": list(comparison.record.players),
        "diverges": sorted({where[d.section, d.row] for d in comparison.divergences}),
        "columns": [
            {
                "chips": dict(zip(accounts(replay), replay.opening, strict=True)) if is_for_chips(replay) else {},
                "steps": list(
                    changes(comparison.record, replay, [step.row[column] for step in steps], partial(figure, column))
                ),
            }
            for column, replay in enumerate(comparison.played)
        ],
    }
