"""The steps of a replay in words: what is asked, what happens, by which rule, and where variants part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from poch_rules.book.stepper.data import Position, Step, cards_of, data, steps_of
from poch_rules.book.stepper.questions import question
from poch_rules.core.cards import NAMES
from poch_rules.declare.wording.messages import END_OF_MARKED, RIGHT_TO_LEFT
from poch_rules.study.replay import Comparison
from poch_rules.study.replay.column import Replay, Turn
from poch_rules.study.replay.divergence import Side
from poch_rules.study.replay.head import Head
from poch_rules.study.replay.rows import Passage, Row, same
from poch_rules.study.replay.text import ReplayTable, ending
from poch_rules.study.replay.words import Words
from poch_rules.study.spoken import rule_name

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording

#: Wide enough for any line: a page breaks its lines itself.
UNBROKEN = 100_000
#: A run of cards goes by many rules; the first few tell what it is.
MOST_RULES = 3


class Why(NamedTuple):
    """A rule that something happens by: its dotted name, what it is called, and its sentence (if it is to be said)."""

    setting: str
    name: str
    sentence: str


class Told(NamedTuple):
    """One step of one column in words; `parts` is what the variant has where it first leaves the first one."""

    asked: tuple[str, ...]
    text: str
    why: tuple[Why, ...]
    parts: tuple[str, ...] = ()


class Paragraph(NamedTuple):
    """A paragraph of a cell: its style (none: plain), a text or a rule, and what stands out before it, if anything."""

    style: str
    said: str | Why
    title: str = ""


class Spoken(NamedTuple):
    """A step in words: which of how many it is, its number and phase, a text a column (nothing: a gap), its marks."""

    label: str
    name: str
    cells: tuple[Told | None, ...]
    differs: bool
    diverges: bool

    @property
    def kinds(self) -> list[str]:
        """What the step is marked as in a table."""
        return [*(["poch-differs"] if self.differs else []), *(["poch-diverges"] if self.diverges else [])]


class Telling:
    """A comparison in words of one language; every column in those that its variant has of its own.

    wording   what is said of all columns
    wordings  one for each column that was played
    """

    def __init__(self, comparison: Comparison, wording: Wording, wordings: Sequence[Wording]) -> None:
        self.comparison, self.wordings = comparison, tuple(wordings)
        self.wording = wording.of(*(replay.declaration.family for replay in comparison.replays))
        self.players = comparison.record.players
        self.head = Head(comparison, self.wording, UNBROKEN)
        self.table = ReplayTable(self.head, range(len(comparison.played)))
        self.words = [Words(self.players, words) for words in self.wordings]
        self._whys: dict[tuple[int, str], Why] = {}

    def say(self, message: str, **about: Any) -> str:
        """A message of the stepper."""
        return self.wording.say(f"stepper-{message}", **about)

    # -- above and below the steps ---------------------------------------------------------------------------

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the variant of each column is called."""
        titles = [replay.declaration.title(self.wording.language).text for replay in self.comparison.played]
        labels = dict(zip(map(id, self.comparison.replays), self.comparison.labels, strict=True))
        return tuple(
            title if titles.count(title) == 1 else f"{title} ({labels[id(replay)]})"
            for title, replay in zip(titles, self.comparison.played, strict=True)
        )

    def about(self) -> Iterator[str]:
        """What to know of the hand: who deals, what is trumps, its notes; then purses, and what cannot be played."""
        trumps = {(replay.trump, replay.upcard) for replay in self.comparison.played}
        said = [self.head.say("dealer", seat=self.players[self.comparison.record.dealer])]
        if len(trumps) == 1 and (trump := self.head.trump(self.comparison.played[0])):
            said.append(trump)
        yield " · ".join([*said, *(text for text in self.comparison.record.notes.values() if text)])
        yield from (line.strip() for line in self.head.before())

    def remarks(self) -> Iterator[str]:
        """What stands below: what was recorded in vain, where a column ended before its time, and whose decisions."""
        phases = dict.fromkeys(finding.phase for replay in self.comparison.played for finding in replay.findings)
        for line in [*(line for phase in phases for line in self.table.leftover(phase)), *self.table.stops(None)]:
            for name, cell in zip(self.names, line.cells, strict=True):
                if cell:
                    yield f"{name}: {cell}" if len(self.names) > 1 else cell
        yield from ending(self.comparison, self.wording)

    # -- steps -----------------------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> tuple[Spoken, ...]:
        """All steps."""
        steps = steps_of(self.comparison.sections)
        return tuple(self.row(number, len(steps), step) for number, step in enumerate(steps, 1))

    @cached_property
    def data(self) -> dict[str, Any]:
        """What the script adds up."""
        faces = {NAMES[card]: self.wording.card(card) for card in cards_of(self.comparison)}
        labels = [self.say("before"), *(row.label for row in self.rows)]
        return data(self.comparison, labels, faces, self.figure)

    def row(self, number: int, steps: int, step: Step) -> Spoken:
        """One step."""
        words = self.wordings[next(at for at, passage in enumerate(step.row) if passage)]
        phase = words.name("phase", step.phase)
        cells = [self.cell(column, step) for column in range(len(step.row))]
        begins = [d for d in self.comparison.divergences if (d.section, d.row) == (step.section, step.number)]
        for where in begins:
            cells[0] = with_parts(cells[0], self.parts(where.first))
            cells[where.column] = with_parts(cells[where.column], self.parts(where.other))
        return Spoken(
            self.say("position", n=number, steps=steps, phase=phase),
            f"{self.wording.number(number)} · {phase}",
            tuple(cells),
            any(not same(step.row, column) for column in range(1, len(step.row))),
            bool(begins),
        )

    def cell(self, column: int, step: Step) -> Told | None:
        """What happens in one column; what is the same as in the first is said to be."""
        replay, passage = self.comparison.played[column], step.row[column]
        if passage is None:
            return None
        text = self.text(column, passage)
        if column and is_the_same(step.row, column) and text == self.text(0, step.row[0]):
            text, asked = self.head.say("same"), []
        else:
            turns = [turn for turn in passage.turns if is_asked(replay, turn, passage)]
            family, words = replay.declaration.family, self.wordings[column]
            asked = [question(turn, family, words, self.players) for turn in turns]
        return Told(tuple(asked), text, tuple(self.whys(column, step.row)))

    def paragraphs(self, told: Told | None) -> Iterator[Paragraph]:
        """What stands in a cell, from the top; a gap says that nothing happens."""
        if told is None:
            yield Paragraph("poch-gap", self.say("nothing"))
            return
        yield from (Paragraph("poch-asked", asked) for asked in told.asked)
        yield Paragraph("", told.text) if told.text else Paragraph("poch-gap", self.say("nothing"))
        yield from (Paragraph("poch-why", why) for why in told.why)
        for number, part in enumerate(told.parts):
            yield Paragraph("poch-parts", part, "" if number else self.head.say("first-divergence"))

    def text(self, column: int, passage: Passage | None) -> str:
        """What happens, as sentences; of a run of cards, the cards."""
        assert passage is not None
        replay, words, wording = self.comparison.played[column], self.words[column], self.wordings[column]
        assert replay.plan is not None
        if passage.kind == "run":
            leader, cards = words.label(replay, passage), words.run(replay, passage)
            if wording.direction == "rtl":  # names in Latin letters would turn the whole run round
                cards = f"{RIGHT_TO_LEFT}{cards}{END_OF_MARKED}"
            return self.say("run", leader=leader, cards=cards)
        told = []
        for at in range(passage.start, passage.stop):
            event = replay.events[at]
            why = words.why(replay, at, "") if event.kind in ("collected", "stayed") else ""
            told.append(wording.event(replay.plan, event.raw, self.players) + (f" ({why})" if why else ""))
        marks = dict.fromkeys(words.mark(replay, turn) for turn in passage.turns)
        departure = words.departure(replay, passage.start, passage.stop)
        return departure + " ".join(told) + "".join(marks) + "".join(words.illegal(turn) for turn in passage.turns)

    # -- reasons ---------------------------------------------------------------------------------------------

    def whys(self, column: int, row: Row) -> Iterator[Why]:
        """The rules of a step, each once; a sentence that stands in the first column already is not said again."""
        replay, passage = self.comparison.played[column], row[column]
        assert passage is not None
        rules = list(dict.fromkeys(replay.events[at].rule for at in passage.at))[:MOST_RULES]
        said = {why.sentence for why in self.whys(0, row)} if column and row[0] else set()
        for why in (self.why(column, rule) for rule in rules):
            yield why._replace(sentence="") if why.sentence in said else why

    def why(self, column: int, rule: str) -> Why:
        """The rule of an event: the sentence of its setting, else that of the rule as a whole."""
        if (column, rule) not in self._whys:
            self._whys[column, rule] = self._why(self.comparison.played[column], self.wordings[column], rule)
        return self._whys[column, rule]

    def _why(self, replay: Replay, words: Wording, setting: str) -> Why:
        plan, declaration = replay.plan, replay.declaration
        assert plan is not None
        slot = setting if setting in plan.rules else setting.rpartition(".")[0]
        parameter = setting.removeprefix(slot).lstrip(".")
        rule = rule_name(declaration, plan.rules[slot])
        sentences = words.rule(plan.variant.family, rule, plan.rules[slot], slot=slot, beside=plan.rules)
        said = next((each for each in sentences if each.parameter == parameter), sentences[0])
        name = words.name("slot", slot)
        if said.parameter:
            name = f"{name}: {words.name('param', f'{rule}.{said.parameter}')}"
        return Why(setting if said.parameter == parameter else slot, name, said.text)

    def cited(self, column: int, why: Why) -> str:
        """Where a rule comes from."""
        declaration = self.comparison.played[column].declaration
        slot = why.setting if why.setting in declaration.slots else why.setting.rpartition(".")[0]
        return self.apart(self.table.cited(declaration.settings.get(why.setting) or declaration.slots[slot]))

    def apart(self, cited: str) -> str:
        """Where something comes from, each part with a direction of its own."""
        return " · ".join(self.wording.join([part], "comma") for part in cited.split(" · "))

    def parts(self, side: Side) -> tuple[str, ...]:
        """What a variant has where two part, and where that stands."""
        said, cited = self.table.rule(side)
        return (said, self.apart(cited)) if cited else (said,)

    # -- figures ---------------------------------------------------------------------------------------------

    def figure(self, column: int, position: Position, name: str, at: int) -> str | None:
        """What is counted for a player or partnership, in words where numbers do not tell it all.

        Nothing for what has no name of its own, and only helps to tell something else.
        """
        words, values = self.wordings[column], position.figures[name]
        if not words.has(f"outcome-{name}"):
            return None
        if words.has(f"outcome-{name}.value"):
            beside = {each: told[at] for each, told in position.figures.items() if len(told) == len(values)}
            said = {each: "none" if value is None else value for each, value in beside.items()}
            return "" if values[at] is None else words.say(f"outcome-{name}.value", **said)
        return "" if values[at] is None else words.number(values[at])


def with_parts(told: Told | None, parts: tuple[str, ...]) -> Told:
    """A step with what its variant has there, which is not said twice; a gap has nothing else to tell."""
    if told is None:
        return Told((), "", (), parts)
    why = tuple(each._replace(sentence="") if each.sentence in parts[0] else each for each in told.why)
    return told._replace(why=why, parts=parts)


def is_the_same(row: Row, column: int) -> bool:
    """Whether there is something in the first column, and the same in this one."""
    return row[0] is not None and same(row, column)


def is_asked(replay: Replay, turn: Turn, passage: Passage) -> bool:
    """Whether a question is worth telling: in a run of cards that there was more than one card to choose from."""
    return passage.kind != "run" or len(turn.asking.menu) > 1
