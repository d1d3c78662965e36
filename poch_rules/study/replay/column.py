"""One column of a replay: a recorded hand, played again under one variant.

A hand is its deal and its answers.  Under another variant the same answers meet other questions: what fits is
played, what does not is found, and from there on the automatic player goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from poch_rules.core.decisions import Decision
from poch_rules.core.events import Event, Reason
from poch_rules.core.play import EndlessHand, Play, Violation
from poch_rules.core.record import HandRecord
from poch_rules.core.variant import CannotBePlayed, Plan
from poch_rules.study.replay.answers import Answers, Finding, PlayedCard
from poch_rules.study.replay.fit import CannotReplay, Unusual, deal_of, opening_of, other_game, plan_for, recorded_under

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration

Otherwise = Literal["auto", "stop"]


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
    upcard_owner  the seat whose hand the card turned up would go into, where the record leaves it on the table
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
    upcard_owner: int | None = None

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


# -- one column ------------------------------------------------------------------------------------------------


def replay_one(record: HandRecord, declaration: Declaration, *, otherwise: Otherwise = "auto") -> Replay:
    """The hand under one variant; a record that does not fit it gives a column that says why."""
    plan: Plan | None = None
    opening = record.chips or ()
    try:
        plan = plan_for(declaration, len(record.players))
        opening = opening_of(record, plan)
        deal, unusual = deal_of(record, plan)
        play = Play(plan, deal, dealer=record.dealer, balances=opening, watch=True)
    except CannotReplay as error:
        reason = error.reason
    except CannotBePlayed as error:
        reason = error.reason or Reason("reason-text", {"text": error.said_to(record.players)})
    else:
        return Column(record, declaration, play, opening, unusual, otherwise).run()
    return _not_played(record, declaration, plan, opening, other_game(record, declaration) or reason)


class Column:
    """A replay while it is being played: puts the record's answers to the questions of the play."""

    def __init__(
        self,
        record: HandRecord,
        declaration: Declaration,
        play: Play,
        opening: tuple[int, ...],
        unusual: Unusual,
        otherwise: Otherwise,
    ) -> None:
        self.record, self.declaration, self.play, self.opening = record, declaration, play, opening
        self.unusual, self.otherwise = unusual, otherwise
        self.family = declaration.variant.family
        self.answers = Answers(record.decisions or {}, self.family)
        self.is_own = recorded_under(record, declaration)
        self.cards: list[PlayedCard] = []
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
            reason = self.find_leftovers()
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
            usual_sizes=self.unusual.sizes,
            upcard_owner=self.unusual.owner,
        )

    def turn(self, asking: Decision, phase: str) -> Reason | None:
        """Answer one question, from the record if it can.  Returns why the column ends here, if it does."""
        at = len(self.play.log)
        if self.otherwise == "stop" and self.is_own:
            ahead = self.answers.next_of(phase, asking.seat)
            passed_over = self.answers.contradicted(phase, self.cards_of(phase), at)
            if ahead is not None and passed_over is not None and ahead is not passed_over[0]:
                self.findings.append(passed_over[1])
                return reason_for(passed_over[1])
        by: Literal["record", "automatic"] = "record"
        answer, finding = self.answers.to(asking, phase, at)
        if answer is None:
            answer, by = self.family.automatic(self.play.view(asking.seat), asking), "automatic"
            if finding is not None:
                if self.otherwise == "stop":
                    self.findings.append(finding)
                    return reason_for(finding)
                finding = replace(finding, played=self.family.write_answer(asking, answer))
                self.findings.append(finding)
                if self.counterfactual is None:
                    self.counterfactual = at
        self.play.answer(answer)
        self.turns.append(Turn(at, asking, answer, by, finding))
        self.use_up_forced_cards((phase, asking.seat, answer))
        return None

    def use_up_forced_cards(self, asked: tuple[str, int, int] | None) -> None:
        """Cards that were played without a question are facts: they use up the entries that name them.

        `asked` is the phase, the seat and the answer of the question before, whose own card is none of them.
        """
        log, plan = self.play.log, self.play.plan
        for at, raw in enumerate(log[self.seen :], self.seen):
            if raw[0] == "played":
                event = Event.of(raw)
                phase, card = phase_of_slot(plan, slots_of(plan, [event])[0]), event.details[0]
                self.cards.append(PlayedCard(at, phase, event.seat, card))
                if (phase, event.seat, card) == asked:
                    asked = None
                else:
                    self.answers.card_was_played(phase, event.seat, card)
        self.seen = len(log)

    def cards_of(self, phase: str) -> list[PlayedCard]:
        """The cards played in a phase so far, in their order."""
        return [card for card in self.cards if card.phase == phase]

    def find_leftovers(self) -> Reason | None:
        """Find, after the hand, what the played cards contradict and what nobody asked for.

        Returns why the column is not the recorded hand, where that ends it.
        """
        end, told, reason = len(self.play.log), [], None
        for phase in self.answers.recorded if self.is_own else ():
            contradicted = self.answers.contradicted(phase, self.cards_of(phase), end - 1)
            if contradicted is not None:
                entry, finding = contradicted
                told.append(entry)
                self.findings.append(finding)
                if self.otherwise == "stop":
                    reason = reason or reason_for(finding)
                elif self.counterfactual is None or finding.event < self.counterfactual:
                    self.counterfactual = finding.event
        self.findings += self.answers.unused(end, told)
        return reason


def reason_for(finding: Finding) -> Reason:
    """Why a column ends with a finding."""
    about = {
        "player": finding.seat,
        "recorded": finding.recorded or "",
        "played": finding.played or "none",
        "allowed": ", ".join(finding.allowed),
        "phase": finding.phase,
    }
    return Reason(f"reason-{finding.verdict}", about)


def _not_played(
    record: HandRecord, declaration: Declaration, plan: Plan | None, opening: tuple[int, ...], reason: Reason
) -> Replay:
    """A column that never began; what lay on the table still lies there."""
    family, players = declaration.variant.family, len(record.players)
    usual = plan or declaration.plan(declaration.players.least)
    blank = usual.table(usual.opening, 0)
    outcome = dict.fromkeys(family.outcome(usual, blank, blank.ledger.balances))
    if "chips" in outcome:
        outcome |= {"pots": dict(record.carried), "won": []}
        if opening:
            outcome |= {"chips": opening[:players], "net": [0] * players}
    return Replay(declaration, plan, opening, complete=False, reason=reason, outcome=outcome)


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
