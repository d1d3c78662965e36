"""The side-by-side text of a replay, at any width and in any language.

Above stand the hand and the purses, then phase by phase what happened, a column a variant; rows that differ are
marked, and where a column first leaves the first one the rules behind it are named.  Below stands who has what.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from poch_rules.declare.reader import in_language
from poch_rules.study.replay.answers import Finding
from poch_rules.study.replay.cells import Cells
from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.divergence import Divergence, Side
from poch_rules.study.replay.fit import reason_text
from poch_rules.study.replay.head import Head
from poch_rules.study.replay.layout import Heading, Layout, Line, Note
from poch_rules.study.replay.result import Result
from poch_rules.study.replay.rows import Row, Section
from poch_rules.study.replay.side_by_side import Comparison
from poch_rules.study.spoken import said_of_order, words_of

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Setting, SlotUse
    from poch_rules.declare.wording import Wording

Item: TypeAlias = Line | Note | Heading


def replay_text(comparison: Comparison, wording: Wording, *, width: int = 80) -> str:
    """The whole replay as plain text, in lines of at most `width` cells where that leaves room for a table."""
    # What two families call differently is called as the first column's does.
    wording = wording.of(*(replay.declaration.family for replay in comparison.replays))
    head = Head(comparison, wording, width)
    blocks = [*head.blocks()]
    columns = range(1, len(comparison.played))
    beside = max(1, Layout.most_columns(width) - 1)
    # More columns than fit go into further tables, each beside the first column again.
    starts = range(0, max(1, len(columns)) if comparison.played else 0, beside)
    tables = [ReplayTable(head, [0, *columns[start : start + beside]]) for start in starts]
    blocks += [table.render() for table in tables]
    below = [head.say("gap")] if any(table.has_gaps for table in tables) else []
    blocks.append([line for text in [*below, *ending(comparison, wording)] for line in head.note(text)])
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block) + "\n"


class ReplayTable:
    """Some columns of a comparison side by side."""

    def __init__(self, head: Head, columns: Sequence[int]) -> None:
        self.head, self.columns = head, columns
        self.comparison, self.wording, self.players = head.comparison, head.wording, head.players
        self.replays = [head.comparison.played[column] for column in columns]
        self.cells = Cells(head.comparison, self.replays, head.wording)
        self.stops_told: set[int] = set()

    def render(self) -> list[str]:
        """The lines of the table."""
        labels = [item.label for item in self.items if isinstance(item, Line)]
        layout = Layout.fitting(self.head.width, labels, len(self.columns), self.wording.direction)
        names = Line("", tuple(self.head.name(replay) for replay in self.replays))
        return layout.render([names, *self.items])

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Everything in its order."""
        return tuple(self._items())

    @property
    def has_gaps(self) -> bool:
        """Whether a row of it has nothing in some column."""
        return any(isinstance(item, Line) and None in item.cells for item in self.items)

    def _items(self) -> Iterator[Item]:
        yield from self.head.unlike(self.replays)
        for at, section in enumerate(self.comparison.sections):
            yield from self.section(at, section)
        phases = {section.phase for section in self.comparison.sections}
        found = {finding.phase for replay in self.replays for finding in replay.findings}
        for phase in sorted(found - phases):
            yield from self.leftover(phase)
        yield from self.stops(None)
        yield Heading(self.head.say("result"))
        yield from Result(self.head, self.replays).lines()

    # -- phases ----------------------------------------------------------------------------------------------

    def section(self, at: int, section: Section) -> Iterator[Item]:
        """A phase: its rows, the divergences that begin in it, and what was recorded for it in vain."""
        rows: list[tuple[int, Row]] = [
            (number, chosen)
            for number, row in enumerate(section.rows)
            if any(chosen := tuple(row[column] for column in self.columns))
        ]
        begins = [d for d in self.comparison.divergences if d.section == at and d.column in self.columns]
        deals = any(passage and self.deals(passage.slot) for _, row in rows for passage in row)
        if not rows or (deals and not begins):
            return  # a deal that is the same everywhere stands above the table
        yield Heading(self.wording.name("phase", section.phase))
        told = [] if deals else list(self.cells.lines(rows))
        for line, numbers in told:
            yield line
            for where in [d for d in begins if d.row in numbers]:
                yield from self.divergence(where)
                begins.remove(where)
        for where in begins:
            yield from self.divergence(where)
        yield from self.leftover(section.phase)
        yield from self.stops(section.phase)

    def deals(self, slot: str) -> bool:
        """Whether a slot deals."""
        return any(slot in step.slots and step.deals for r in self.replays if r.plan for step in r.plan.steps)

    def leftover(self, phase: str) -> Iterator[Line]:
        """What was recorded for a phase and does not go with the play: contradicted by it, or never asked for."""
        for verdict in ("contradicted", "unused"):
            texts = [
                self.recorded_in_vain(verdict, [f for f in replay.findings if (f.verdict, f.phase) == (verdict, phase)])
                if replay.reason is None or replay.reason.message != f"reason-{verdict}"  # which says it
                else ""
                for replay in self.replays
            ]
            if any(texts):
                yield Line("", tuple(texts))

    def recorded_in_vain(self, verdict: str, findings: Sequence[Finding]) -> str:
        """What is said of entries with one verdict."""
        if not findings:
            return ""
        say, played = self.head.say, findings[0].played or "none"
        entries = [say("recorded-entry", seat=self.players[found.seat], answer=found.recorded) for found in findings]
        return say(f"recorded-{verdict}", answer=self.wording.join_some(entries, "comma"), played=played)

    def stops(self, phase: str | None) -> Iterator[Line]:
        """Where a column ended before its time: in this phase, or (none) in any that was not told yet."""
        texts = []
        for number, replay in enumerate(self.replays):
            text = ""
            if (
                replay.reason is not None
                and number not in self.stops_told
                and phase in (None, replay.reason.about.get("phase"))
            ):
                self.stops_told.add(number)
                text = self.head.say("stopped", reason=reason_text(replay.reason, self.wording, self.players))
            texts.append(text)
        if any(texts):
            yield Line("", tuple(texts))

    # -- the first divergence --------------------------------------------------------------------------------

    def divergence(self, where: Divergence) -> Iterator[Note]:
        """The settings by which a column first leaves the first one, on both sides."""
        other = self.head.name(where.other.replay)
        title = (
            self.head.say("first-divergence-of", variant=other)
            if len(self.replays) > 2
            else self.head.say("first-divergence")
        )
        yield Note(f"{title}: {', '.join(where.first.settings)}")
        for side in (where.first, where.other):
            said, cited = self.rule(side)
            yield Note(f"{self.head.name(side.replay)}: {said}")
            if cited:
                yield Note(cited, indent=2)

    def rule(self, side: Side) -> tuple[str, str]:
        """What a variant has there, in its own words; and its module, with the standing, the place and the source."""
        declaration, plan = side.replay.declaration, side.replay.plan
        words = words_of(declaration, self.wording.language)
        assert plan is not None
        if side.settings == ("order",):
            return said_of_order(declaration, words), self.cited(declaration.settings["order"])
        use = declaration.slots.get(side.slot)
        if use is None or side.slot not in plan.rules:
            return self.head.say("no-such-rule"), ""
        sentences = words.rule(plan.variant.family, use.rule, plan.rules[side.slot], slot=side.slot, beside=plan.rules)
        asked = {setting.removeprefix(side.slot).lstrip(".") for setting in side.settings}
        if "" in asked:  # the whole rule: what it is, and what made the difference
            asked.add(sentences[0].parameter)
            if side.event is not None:
                asked.add(side.replay.events[side.event].rule.removeprefix(side.slot).lstrip("."))
        said = " ".join(sentence.text for sentence in sentences if sentence.parameter in asked)
        return said, self.cited(declaration.settings.get(side.settings[0]) or use, use.module)

    def cited(self, found: Setting | SlotUse, module: str = "") -> str:
        """Where a rule comes from."""
        standing = self.wording.name("standing", found.standing)
        if found.because:
            standing += f": {in_language(found.because, self.wording.language).text}"
        cited = [module, standing, found.at, found.source.title if found.source else ""]
        return " · ".join(part for part in cited if part)


def ending(comparison: Comparison, wording: Wording) -> Iterator[str]:
    """What stands below: marks, whose decisions they were, how much differs, and laws that were broken."""

    def say(message: str, **about: Any) -> str:
        return wording.say(f"ui-replay-{message}", **about)

    played = comparison.played
    if not played:
        return
    if any(
        turn.by == "automatic" and replay.counterfactual_from is not None for replay in played for turn in replay.turns
    ):
        yield say("mark")
    said = [say(each) for each in whose_decisions(comparison)]
    if len(played) > 1 and all(replay.complete for replay in played):
        if not comparison.divergences:
            said.append(say("no-divergence"))
        else:
            said += compared(comparison, say)
    yield " ".join(said)
    for replay in played:
        for violation in replay.violations:
            law = wording.say(f"law-{violation.name.replace('.', '-')}")
            what = violation.said_to(comparison.record.players)
            yield f"✗ {replay.declaration.id}: {say('violation', event=violation.event, law=law)} ({what})"


def whose_decisions(comparison: Comparison) -> Iterator[str]:
    """What is said of whose decisions they were, as names of messages; ``recorded`` only where all of it was."""
    played = comparison.played
    if not any((comparison.record.decisions or {}).values()):
        yield "automatic"
        return
    verdicts = {finding.verdict for replay in played for finding in replay.findings}
    answered = any(turn.by == "automatic" for replay in played for turn in replay.turns)
    if "contradicted" in verdicts:
        yield "contradicted"
    if answered:
        yield "recorded-partly"
    if not all(replay.complete for replay in played):
        yield "recorded-until-stopped"
    elif not answered and "contradicted" not in verdicts:
        yield "recorded-as-asked" if "unused" in verdicts else "recorded"


def compared(comparison: Comparison, say: Any) -> list[str]:
    """How many pools came out differently, and whether the play did."""
    said = []
    pools = {pool for replay in comparison.played if replay.plan for pool in replay.outcome.get("pots", ())}
    names = {d.what.partition(".")[2] for d in comparison.differences if d.what.startswith(("won.", "pots."))}
    if pools:
        said.append(say("pools-differ", n=len(names & pools), pools=len(pools)))
    said.append(say("play-same" if len(set(map(done, comparison.played))) == 1 else "play-differs"))
    return said


def done(replay: Replay) -> tuple[tuple[int, int], ...]:
    """What the players of a column did, whatever it brought them: every answer, and every card that was played."""
    answers = ((turn.asking.seat, turn.answer) for turn in replay.turns)
    cards = ((event.seat, event.details[0]) for event in replay.events if event.kind == "played")
    return (*answers, *cards)
