"""One column of a replay: a recorded hand, played again under one variant.

A hand is its deal and its answers.  Under another variant the same answers meet other questions: what fits is
played, what does not is found, and from there on the automatic player goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from poch_rules.core.cards import InvalidCard, parse
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
from poch_rules.core.events import Event, Reason
from poch_rules.core.ledger import Ledger
from poch_rules.core.play import EndlessHand, Play, Violation
from poch_rules.core.record import Entry, HandRecord
from poch_rules.core.table import Table
from poch_rules.core.variant import CannotBePlayed, Plan
from poch_rules.study.replay.fit import CannotReplay, deal_of, opening_of, other_game, plan_for

if TYPE_CHECKING:
    from poch_rules.core.family import Family
    from poch_rules.declare.declaration import Declaration

Otherwise = Literal["auto", "stop"]


@dataclass(frozen=True)
class Finding:
    """A recorded answer that did not fit.

    verdict   ``illegal``: not on the menu; ``missing``: nothing was recorded; ``unused``: nobody asked for it
    recorded  the text of the record, if there is one
    played    what was played in its place, if anything was
    allowed   what was on the menu, as records write it, where something else was recorded
    event     the event that came of it, as an index into the replay's events
    line      where the entry stands in the hand file (0: nowhere)
    """

    verdict: Literal["illegal", "missing", "unused"]
    phase: str
    seat: int
    recorded: str | None
    played: str | None
    event: int
    line: int = 0
    column: int = 0
    allowed: tuple[str, ...] = ()


class Turn(NamedTuple):
    """One question that was put in a replay: the event that its answer led to, and who gave it."""

    event: int
    asking: Decision
    answer: int
    by: Literal["record", "automatic"]
    finding: Finding | None


@dataclass(frozen=True)
class Replay:
    """One column: the hand under one variant.

    complete   whether the hand was played to its end; if not, `reason` says why
    events     everything that happened, `phases` the phase of each event
    turns      every question with its answer
    findings   recorded answers that did not fit, in the order in which that was found
    counterfactual_from  the event from which on the hand is no longer the recorded one
    opening    what every account held before the hand, players first; `outcome` what the family says came of it
    usual_sizes  how many cards each seat would have been dealt, where the record's hands are of other sizes
    """

    declaration: Declaration
    plan: Plan | None
    opening: tuple[int, ...]
    complete: bool
    reason: Reason | None = None
    events: tuple[Event, ...] = ()
    phases: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    findings: tuple[Finding, ...] = ()
    counterfactual_from: int | None = None
    trump: int = -1
    upcard: int = -1
    outcome: Mapping[str, Any] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    usual_sizes: tuple[int, ...] | None = None

    @property
    def played(self) -> bool:
        """Whether play began at all."""
        return bool(self.events)

    @property
    def goes_no_further(self) -> bool:
        """Whether all that keeps it from being the recorded hand is that the record ends before the hand does."""
        if self.counterfactual_from is None or any(found.verdict != "missing" for found in self.findings):
            return False
        return all(turn.by == "automatic" for turn in self.turns if turn.event >= self.counterfactual_from)


# -- the record's answers --------------------------------------------------------------------------------------


class Answers:
    """The recorded answers that are not used up yet, by phase."""

    def __init__(self, decisions: Mapping[str, Sequence[Entry]]) -> None:
        self.left = {phase: list(entries) for phase, entries in decisions.items()}

    def next_of(self, phase: str, seat: int) -> Entry | None:
        """A player's next unused entry of a phase."""
        return next((entry for entry in self.left.get(phase, ()) if entry.seat == seat), None)

    def use(self, phase: str, entry: Entry) -> None:
        """An entry is used up."""
        self.left[phase].remove(entry)

    def card_was_played(self, phase: str, seat: int, card: int) -> None:
        """A card that nobody was asked about uses up the entry that names it, wherever it stands."""
        for entry in self.left.get(phase, ()):
            if entry.seat == seat and _card(entry.text) == card:
                self.use(phase, entry)
                return

    def unused(self) -> Iterator[tuple[str, Entry]]:
        """What nobody asked for."""
        for phase, entries in self.left.items():
            for entry in entries:
                yield phase, entry


def _card(text: str) -> int | None:
    try:
        return parse(text)
    except InvalidCard:
        return None


# -- one column ------------------------------------------------------------------------------------------------


def replay_one(record: HandRecord, declaration: Declaration, *, otherwise: Otherwise = "auto") -> Replay:
    """The hand under one variant; a record that does not fit it gives a column that says why."""
    plan: Plan | None = None
    opening = record.chips or ()
    try:
        plan = plan_for(declaration, len(record.players))
        opening = opening_of(record, plan)
        deal, sizes = deal_of(record, plan)
        play = Play(plan, deal, dealer=record.dealer, balances=opening, watch=True)
    except CannotReplay as error:
        reason = error.reason
    except CannotBePlayed as error:
        reason = error.reason or Reason("reason-text", {"text": error.said_to(record.players)})
    else:
        return Column(record, declaration, play, opening, sizes, otherwise).run()
    return _not_played(record, declaration, plan, opening, other_game(record, declaration) or reason)


class Column:
    """A replay while it is being played: puts the record's answers to the questions of the play."""

    def __init__(
        self,
        record: HandRecord,
        declaration: Declaration,
        play: Play,
        opening: tuple[int, ...],
        sizes: tuple[int, ...] | None,
        otherwise: Otherwise,
    ) -> None:
        self.record, self.declaration, self.play, self.opening = record, declaration, play, opening
        self.sizes, self.otherwise = sizes, otherwise
        self.family = declaration.variant.family
        decisions = record.decisions or {}
        self.answers = Answers(decisions)
        self.simply_automatic = not any(decisions.values())
        self.turns: list[Turn] = []
        self.findings: list[Finding] = []
        self.counterfactual: int | None = None
        self.seen = 0
        self.use_up_forced_cards(None)

    def run(self) -> Replay:
        """Play the hand to its end, or as far as it goes."""
        play, reason = self.play, None
        try:
            while play.asking is not None:
                reason = self.turn(play.asking, play.phase)
                if reason is not None:
                    break
        except EndlessHand:
            reason = Reason("reason-endless", {"questions": len(play.answers)})
        if reason is None:
            for phase, entry in self.answers.unused():
                found = Finding("unused", phase, entry.seat, entry.text, None, len(play.log), entry.line, entry.column)
                self.findings.append(found)
        events = tuple(Event.of(raw) for raw in play.log)
        phases = tuple(phase_of_slot(play.plan, slot) for slot in slots_of(play.plan, events))
        return Replay(
            self.declaration,
            play.plan,
            self.opening,
            complete=reason is None,
            reason=reason,
            events=events,
            phases=phases,
            turns=tuple(turn._replace(event=told_by(turn, events, phases)) for turn in self.turns),
            findings=tuple(self.findings),
            counterfactual_from=self.counterfactual,
            trump=play.table.trump,
            upcard=play.table.upcard,
            outcome=self.family.outcome(play.plan, play.table, self.opening),
            violations=tuple(play.violations),
            usual_sizes=self.sizes,
        )

    def turn(self, asking: Decision, phase: str) -> Reason | None:
        """Answer one question, from the record if it can.  Returns why the column ends here, if it does."""
        at = len(self.play.log)
        answer, by, finding = self.recorded(asking, phase, at)
        if answer is None:
            answer, by = self.family.automatic(self.play.view(asking.seat), asking), "automatic"
            if finding is not None:
                if self.otherwise == "stop":
                    self.findings.append(finding)
                    return Reason(
                        f"reason-{finding.verdict}",
                        {
                            "player": asking.seat,
                            "recorded": finding.recorded or "",
                            "allowed": ", ".join(finding.allowed),
                            "phase": phase,
                        },
                    )
                finding = replace(finding, played=self.family.write_answer(asking, answer))
                self.findings.append(finding)
                if self.counterfactual is None:
                    self.counterfactual = at
        self.play.answer(answer)
        self.turns.append(Turn(at, asking, answer, by, finding))
        self.use_up_forced_cards((phase, asking.seat, answer))
        return None

    def recorded(
        self, asking: Decision, phase: str, at: int
    ) -> tuple[int | None, Literal["record", "automatic"], Finding | None]:
        """What the record answers; without an answer a finding says why, if that is worth finding."""
        if self.simply_automatic:
            return None, "automatic", None
        entry, silence = self.answers.next_of(phase, asking.seat), self.family.silence(asking)
        if entry is None:
            if silence is not None:
                return silence, "record", None
            return None, "automatic", Finding("missing", phase, asking.seat, None, None, at)
        try:
            answer: int | None = self.family.read_answer(asking, entry.text)
        except LaterAnswer:
            return silence, "record", None
        except (InvalidAnswer, AmbiguousAnswer):
            answer = None
        self.answers.use(phase, entry)
        if answer is not None and allows(asking.menu, answer):
            return answer, "record", None
        allowed = tuple(on_the_menu(self.family, asking))
        found = Finding("illegal", phase, asking.seat, entry.text, None, at, entry.line, entry.column, allowed)
        return None, "automatic", found

    def use_up_forced_cards(self, asked: tuple[str, int, int] | None) -> None:
        """Cards that were played without a question are facts: they use up the entries that name them.

        `asked` is the phase, the seat and the answer of the question before, whose own card is none of them.
        """
        log, plan = self.play.log, self.play.plan
        for raw in log[self.seen :]:
            if raw[0] == "played":
                event = Event.of(raw)
                phase, card = phase_of_slot(plan, slots_of(plan, [event])[0]), event.details[0]
                if (phase, event.seat, card) == asked:
                    asked = None
                else:
                    self.answers.card_was_played(phase, event.seat, card)
        self.seen = len(log)


def _not_played(
    record: HandRecord, declaration: Declaration, plan: Plan | None, opening: tuple[int, ...], reason: Reason
) -> Replay:
    """A column that never began; what lay on the table still lies there."""
    family, players = declaration.variant.family, len(record.players)
    usual = plan or declaration.plan(declaration.players.least)
    blank = Table(usual.seats, usual.pack, Ledger([0] * (usual.players + len(usual.accounts))), 0)
    outcome = dict.fromkeys(family.outcome(usual, blank, blank.ledger.balances))
    if "chips" in outcome:
        outcome |= {"pots": dict(record.carried), "won": []}
        if opening:
            outcome |= {"chips": opening[:players], "net": [0] * players}
    return Replay(declaration, plan, opening, complete=False, reason=reason, outcome=outcome)


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


def told_by(turn: Turn, events: Sequence[Event], phases: Sequence[str]) -> int:
    """The event that tells an answer: the player's next one in the phase; else whatever happened next."""
    here = takewhile(lambda at: phases[at] == phases[turn.event], range(turn.event, len(events)))
    return next((at for at in here if events[at].seat == turn.asking.seat), turn.event)


def phase_of_slot(plan: Plan, slot: str) -> str:
    """The phase in which a slot is played."""
    return next(step.phase for step in plan.steps if slot in step.slots)


def slots_of(plan: Plan, events: Sequence[Event]) -> list[str]:
    """The slot in whose turn each event happened; what a rule does that watches happens in that of the event before."""
    played = [slot for step in plan.steps for slot in step.slots]
    found: list[str] = []
    for event in events:
        slots = [slot for slot in played if event.rule == slot or event.rule.startswith(slot + ".")]
        found.append(max(slots, key=len) if slots else found[-1])
    return found
