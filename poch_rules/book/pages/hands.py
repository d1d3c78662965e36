"""The hand that the page of a variant shows: its own, or one made from what its parent's shows."""

from __future__ import annotations

from dataclasses import replace

from poch_rules.core.record import Entry, HandRecord
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.hand import read_hand
from poch_rules.study.deal import deal_hand
from poch_rules.study.replay import Replay, replay
from poch_rules.study.worked import hand_file


def worked(variant: Declaration) -> HandRecord:
    """The hand file of a variant, else the cards of its parent's hand, else the cards of seed 1.

    A hand file is taken as it is.  Cards of a parent's hand are played again: what was answered there stands as far as
    it fits, and the automatic player answers the rest.  Raises `Refused` for a faulty hand file.
    """
    for each in variant.line():
        path = hand_file(each)
        if path is None:
            continue
        record = read_hand(path, families=(each.family,))
        again = record if each is variant else _played_again(record, variant)
        if again is not None:
            return again
    return deal_hand(variant)


def _played_again(record: HandRecord, variant: Declaration) -> HandRecord | None:
    """The same cards under another variant; nothing where they do not fit it."""
    (column,) = replay(record, [variant]).replays
    if not column.complete or column.usual_sizes is not None:
        return None
    return replace(record, variant=None, decisions=_answers(column) if column.findings else record.decisions)


def _answers(column: Replay) -> dict[str, tuple[Entry, ...]]:
    """Every answer that was given, as a record has it."""
    family = column.declaration.family
    found: dict[str, list[Entry]] = {}
    for turn in column.turns:
        text = family.write_answer(turn.asking, turn.answer)
        if text:
            found.setdefault(column.phases[turn.event], []).append(Entry(turn.asking.seat, text))
    return {phase: tuple(entries) for phase, entries in found.items()}
