"""A recorded hand, played again under one or more variants side by side, and what comes out differently."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from poch_rules.core.cards import NAMES, SUITS
from poch_rules.core.record import HandRecord
from poch_rules.core.seats import side_names
from poch_rules.study.names import told_apart
from poch_rules.study.replay.column import Otherwise, Replay, replay_one
from poch_rules.study.replay.divergence import Divergence, Side, divergence, setting_value
from poch_rules.study.replay.fit import reason_text, upcard_note
from poch_rules.study.replay.rows import Section, named_details, sections
from poch_rules.study.spoken import words_of, words_of_all

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.wording import Wording


@dataclass(frozen=True)
class Difference:
    """One result that is not the same everywhere: what it is, and its value by variant.

    `what` is a dotted name such as ``won.sequence``, ``chips.Anna`` or ``out``; a value is a number, a text such as
    ``Ben 9`` (who won the pool, and how many chips), or nothing.
    """

    what: str
    values: Mapping[str, int | str | None]


@dataclass(frozen=True)
class Comparison:
    """One hand under several variants.

    `sections` are the events phase by phase in aligned rows, for the columns that were played (`played`);
    `divergences` say where each other column first leaves the first one, and by which settings.
    """

    record: HandRecord
    replays: tuple[Replay, ...]

    @cached_property
    def played(self) -> tuple[Replay, ...]:
        """The columns in which play began."""
        return tuple(replay for replay in self.replays if replay.played)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The phases with their aligned rows, one passage (or a gap) for each column of `played`."""
        return tuple(sections(self.played))

    @cached_property
    def divergences(self) -> tuple[Divergence, ...]:
        """Where the other columns first differ from the first one."""
        found = (divergence(self.played, self.sections, column) for column in range(1, len(self.played)))
        return tuple(where for where in found if where is not None)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The variants' ids, one a column; a second column of the same id is numbered."""
        return told_apart([replay.declaration.id for replay in self.replays])

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """The results that are not the same in all columns that were played to the end."""
        results = {
            label: dict(flat(named_outcome(replay, self.record.players)))
            for label, replay in zip(self.labels, self.replays, strict=True)
            if replay.complete
        }
        keys = dict.fromkeys(key for result in results.values() for key in result)
        purses = {replay.opening[: len(self.record.players)] for replay in self.replays if replay.complete}
        found = []
        for key in keys:
            if key.startswith("net.") and len(purses) == 1:
                continue  # with equal purses before the hand, the chips say it all
            # A pool that a variant does not have is as good as an empty one.
            absent = 0 if key.startswith("pots.") else None
            values = {label: result.get(key, absent) for label, result in results.items()}
            if len(set(values.values())) > 1:
                found.append(Difference(key, values))
        return tuple(found)

    @property
    def sound(self) -> bool:
        """Whether every column was played to its end and broke no law."""
        return all(replay.complete and not replay.violations for replay in self.replays)

    def to_json(self, wording: Wording | None = None) -> dict[str, Any]:
        """The object of ``poch replay --format json``; texts in the language of the wording, else in English."""
        if wording is None:
            wording = words_of_all([replay.declaration for replay in self.replays], "en")
        record = self.record
        return {
            "hand": {
                "title": record.title,
                "players": list(record.players),
                "dealer": record.players[record.dealer],
                **({"variant": record.variant} if record.variant else {}),
                **record.notes,
            },
            "replays": [
                column_json(replay, label, record, wording)
                for label, replay in zip(self.labels, self.replays, strict=True)
            ],
            "differences": [{"what": d.what, "values": dict(d.values)} for d in self.differences],
            "divergences": [self._divergence_json(where) for where in self.divergences],
        }

    def _divergence_json(self, where: Divergence) -> dict[str, Any]:
        labels = dict(zip(map(id, self.replays), self.labels, strict=True))
        return {
            "variants": [labels[id(where.first.replay)], labels[id(where.other.replay)]],
            "phase": self.sections[where.section].phase,
            "settings": list(where.first.settings),
            "sides": {labels[id(side.replay)]: side_json(side) for side in (where.first, where.other)},
        }


def replay(
    record: HandRecord,
    under: Sequence[Declaration],
    *,
    otherwise: Otherwise = "auto",
) -> Comparison:
    """A recorded hand under each of these variants, side by side.

    record     the hand: its deal, its purses and its answers
    under      the variants, one a column, in this order
    otherwise  what happens where the record has no answer that fits: ``auto`` lets the automatic player answer (the
               rest of the column is counterfactual), ``stop`` ends the column there

    A record that does not fit a variant never raises: that column is not `complete` and has a `reason`.  Raises
    `TypeError` for what is no record, and `ValueError` for another word than these two.
    """
    if not isinstance(record, HandRecord):
        raise TypeError(f"a hand is a HandRecord, or the path of a hand file, not {record!r}")
    if otherwise not in ("auto", "stop"):
        raise ValueError(f"‘otherwise’ is ‘auto’ or ‘stop’, not {otherwise!r}")
    return Comparison(record, tuple(replay_one(record, declaration, otherwise=otherwise) for declaration in under))


# -- JSON ------------------------------------------------------------------------------------------------------


def column_json(replay: Replay, label: str, record: HandRecord, wording: Wording) -> dict[str, Any]:
    """One entry of ``replays``."""

    players, plan = record.players, replay.plan
    words = words_of(replay.declaration, wording.language)
    by = {turn.event: turn.by for turn in replay.turns}
    return {
        "variant": label,
        "complete": replay.complete,
        "reason": None if replay.reason is None else reason_text(replay.reason, wording, players),
        "counterfactual_from": replay.counterfactual_from,
        "trump": SUITS[replay.trump] if replay.trump >= 0 else None,
        "upcard": NAMES[replay.upcard] if replay.upcard >= 0 else None,
        **named_outcome(replay, players),
        "notes": [note] if (note := upcard_note(record, replay.upcard_owner, label, wording)) else [],
        "usual_sizes": None if replay.usual_sizes is None else dict(zip(players, replay.usual_sizes, strict=True)),
        "events": [
            {
                "kind": event.kind,
                "phase": phase,
                "seat": players[event.seat] if event.seat >= 0 else None,
                "text": words.event(plan, event.raw, players),
                "rule": event.rule,
                **({"by": by[index]} if index in by else {}),
                "details": details_json(replay, index, players),
            }
            for index, (event, phase) in enumerate(zip(replay.events, replay.phases, strict=True))
            if plan is not None
        ],
        "findings": [
            {
                "verdict": found.verdict,
                "phase": found.phase,
                "seat": players[found.seat],
                "recorded": found.recorded,
                "played": found.played,
                "event": found.event,
                **({"line": found.line, "column": found.column} if found.line else {}),
                **({"allowed": list(found.allowed)} if found.allowed else {}),
            }
            for found in replay.findings
        ],
        "violations": [
            {
                "name": v.name,
                "event": v.event,
                "before": list(v.before),
                "after": list(v.after),
                "what": v.said_to(players),
            }
            for v in replay.violations
        ],
    }


def details_json(replay: Replay, index: int, players: Sequence[str]) -> dict[str, Any]:
    """The details of an event with cards, pools and players by name."""
    details = named_details(replay, replay.events[index])
    for name, value in details.items():
        if name == "card":
            details[name] = NAMES[value]
        elif name == "cards":
            details[name] = [NAMES[card] for card in value]
        elif name == "suit":
            details[name] = SUITS[value]
        elif name in ("to", "partner"):
            details[name] = players[value]
    return details


def side_json(side: Side) -> dict[str, Any]:
    """One side of a divergence: the module in the slot, and value, source, place and standing of each setting."""
    declaration = side.replay.declaration
    use = declaration.slots.get(side.slot)
    return {
        "event": side.event,
        "slot": side.slot,
        "module": None if use is None else use.module,
        "settings": [cause_json(side, name) for name in side.settings],
    }


def cause_json(side: Side, name: str) -> dict[str, Any]:
    """What a variant says of one setting or slot, and where that stands."""
    declaration, plan = side.replay.declaration, side.replay.plan
    found = declaration.settings.get(name) or declaration.slots.get(name)
    if found is None or plan is None:
        return {"name": name, "value": None}

    value = setting_value(declaration, name, plan.players)
    return {
        "name": name,
        "value": list(value) if isinstance(value, tuple) else value,
        "standing": found.standing,
        "source": found.source and found.source.key,
        "at": found.at,
        "ruling": found.ruling and found.ruling.key,
        "where": found.span.shown,
    }


def named_outcome(replay: Replay, players: Sequence[str]) -> dict[str, Any]:
    """A family's outcome with names for seats and sides.

    A list with a value for each player goes by player (nothing is left out), one with a value for each partnership
    by partnership; a list of takings is read as pool, player, chips; a bare number is a seat.
    """
    seats = None if replay.plan is None else replay.plan.seats
    sides = 0 if seats is None else seats.sides
    return {key: _named(value, players, sides) for key, value in replay.outcome.items()}


def _named(value: Any, players: Sequence[str], sides: int) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return players[value]
    if not isinstance(value, list | tuple):
        return value
    if value and isinstance(value[0], tuple):
        return [{"pot": pot, "by": players[seat], "chips": chips} for pot, seat, chips in value]
    if len(value) == len(players):
        return {name: one for name, one in zip(players, value, strict=True) if one is not None}
    if sides and len(value) == sides:
        return dict(zip(side_names(players, sides), value, strict=True))
    return value


def flat(outcome: Mapping[str, Any]) -> Iterator[tuple[str, int | str | None]]:
    """A hand's result as dotted names with plain values."""
    for key, value in outcome.items():
        if isinstance(value, Mapping):
            for name, one in value.items():
                yield f"{key}.{name}", one
        elif isinstance(value, list):
            for taken in value:
                yield f"{key}.{taken['pot']}", f"{taken['by']} {taken['chips']}"
        else:
            yield key, value
