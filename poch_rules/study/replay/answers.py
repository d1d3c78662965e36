"""The answers of a record, put to the questions of a play: what they say there, and what does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from poch_rules.core.cards import NAMES, InvalidCard, parse
from poch_rules.core.decisions import (
    AmbiguousAnswer,
    Choose,
    Decision,
    InvalidAnswer,
    LaterAnswer,
    Range,
    allows,
    first_answers,
)
from poch_rules.core.record import Entry

if TYPE_CHECKING:
    from poch_rules.core.family import Family


@dataclass(frozen=True)
class Finding:
    """A recorded answer that did not fit.

    verdict   ``illegal``: not on the menu; ``missing``: nothing was recorded; ``unused``: nobody asked for it;
              ``contradicted``: under its own variant, a card that was not played where the record has it
    recorded  the text of the record, if there is one
    played    what was played in its place, if anything was
    allowed   what was on the menu, as records write it, where something else was recorded
    event     the event that came of it, as an index into the replay's events
    line      where the entry stands in the hand file (0: nowhere)
    """

    verdict: Literal["illegal", "missing", "unused", "contradicted"]
    phase: str
    seat: int
    recorded: str | None
    played: str | None
    event: int
    line: int = 0
    column: int = 0
    allowed: tuple[str, ...] = ()


class PlayedCard(NamedTuple):
    """A card that was played: the event that tells it, in which phase, by whom."""

    event: int
    phase: str
    seat: int
    card: int


class Answers:
    """The recorded answers that are not used up yet, by phase, as a family reads them."""

    def __init__(self, decisions: Mapping[str, Sequence[Entry]], family: Family) -> None:
        self.left = {phase: list(entries) for phase, entries in decisions.items()}
        self.family = family
        self.none_recorded = not any(decisions.values())
        self.recorded = decisions
        self.illegal: list[Entry] = []

    def to(self, asking: Decision, phase: str, at: int) -> tuple[int | None, Finding | None]:
        """What the record answers to a question; without an answer a finding says why, if that is worth finding.

        `at` is the event that the answer will lead to.
        """
        if self.none_recorded:
            return None, None
        entry, silence = self.next_of(phase, asking.seat), self.family.silence(asking)
        if entry is None:
            if silence is not None:
                return silence, None
            return None, Finding("missing", phase, asking.seat, None, None, at)
        try:
            answer: int | None = self.family.read_answer(asking, entry.text)
        except LaterAnswer:
            return silence, None
        except (InvalidAnswer, AmbiguousAnswer):
            answer = None
        self.use(phase, entry)
        if answer is not None and allows(asking.menu, answer):
            return answer, None
        self.illegal.append(entry)
        allowed = tuple(on_the_menu(self.family, asking))
        return None, Finding("illegal", phase, asking.seat, entry.text, None, at, entry.line, entry.column, allowed)

    def next_of(self, phase: str, seat: int) -> Entry | None:
        """A player's next unused entry of a phase."""
        return next((entry for entry in self.left.get(phase, ()) if entry.seat == seat), None)

    def use(self, phase: str, entry: Entry) -> None:
        """An entry is used up."""
        self.left[phase].remove(entry)

    def card_was_played(self, phase: str, seat: int, card: int) -> None:
        """A card that nobody was asked about uses up the entry that names it, wherever it stands."""
        for entry in self.left.get(phase, ()):
            if entry.seat == seat and card_of(entry) == card:
                self.use(phase, entry)
                return

    def contradicted(self, phase: str, played: Sequence[PlayedCard], at: int) -> tuple[Entry, Finding] | None:
        """The first recorded card of a phase that is not among the played ones in the order of the record.

        Where the order is another, it is the one that leaves the most cards right.  What was found illegal is passed
        over.  `played` are the cards of that phase, forced ones included; where nothing was played in its place, the
        finding stands at the event `at`.
        """
        entries = [e for e in self.recorded.get(phase, ()) if not any(e is each for each in self.illegal)]
        named = [(entry, card) for entry in entries if (card := card_of(entry)) is not None]
        places = {(each.seat, each.card): n for n, each in enumerate(played)}
        where = [places.get((entry.seat, card)) for entry, card in named]
        right, start = longest_rise(where), 0
        for n, (entry, _) in enumerate(named):
            place = where[n]
            if n in right and place is not None:
                start = place + 1
                continue
            before = None if place is None or place >= start else played[place]
            instead = before or next((each for each in played[start:] if each.seat == entry.seat), None)
            event = at if instead is None else instead.event
            name = None if instead is None or before else NAMES[instead.card]
            return entry, Finding("contradicted", phase, entry.seat, entry.text, name, event, entry.line, entry.column)
        return None

    def unused(self, at: int, told: Sequence[Entry]) -> Iterator[Finding]:
        """What nobody asked for, found after so many events, without the entries that were told of already."""
        for phase, entries in self.left.items():
            for entry in entries:
                if not any(entry is each for each in told):
                    yield Finding("unused", phase, entry.seat, entry.text, None, at, entry.line, entry.column)


def longest_rise(places: Sequence[int | None]) -> set[int]:
    """The indices of the most places that rise from one to the next; of several choices the one with the earliest."""
    after = [0] * len(places)
    for n in range(len(places) - 1, -1, -1):
        place = places[n]
        if place is not None:
            later = zip(places[n + 1 :], after[n + 1 :], strict=True)
            after[n] = 1 + max((most for other, most in later if other is not None and other > place), default=0)
    rise: set[int] = set()
    left, last = max(after, default=0), -1
    for n, place in enumerate(places):
        if left and place is not None and place > last and after[n] == left:
            rise.add(n)
            left, last = left - 1, place
    return rise


def card_of(entry: Entry) -> int | None:
    """The card that an entry names, if it is one."""
    try:
        return parse(entry.text)
    except InvalidCard:
        return None


def on_the_menu(family: Family, asking: Decision) -> Iterator[str]:
    """What may be answered to a question, as records write it."""
    for option in asking.menu:
        first = family.write_answer(asking, next(first_answers((option,))))
        if isinstance(option, Range) and option.low < option.high:
            yield f"{first} … {family.write_answer(asking, option.high)}"
        elif isinstance(option, Choose) and option.number < len(option.cards):
            yield f"{first}, …"
        elif first:
            yield first
