"""The rows of a side-by-side replay as lines of a table, put together as a player would tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.layout import Line
from poch_rules.study.replay.rows import Passage, Row, same
from poch_rules.study.replay.side_by_side import Comparison
from poch_rules.study.replay.words import Words

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording


class Cells:
    """Some columns of a comparison, in words of one language."""

    def __init__(self, comparison: Comparison, replays: Sequence[Replay], wording: Wording) -> None:
        self.players = comparison.record.players
        self.replays = replays
        self.wording = wording
        self.words = Words(self.players, wording)

    def lines(self, rows: Sequence[tuple[int, Row]]) -> Iterator[tuple[Line, frozenset[int]]]:
        """The lines of a phase from its numbered rows, each line with the numbers of the rows that it tells."""
        for gaps in dict.fromkeys(gaps_of(row) for _, row in rows):
            awards = [(number, row) for number, row in rows if gaps_of(row) == gaps and self.is_award(row)]
            if len(awards) > 1:
                yield from self.awards_by_player(awards)
                rows = [one for one in rows if one not in awards]
        for _, group in groupby(rows, key=lambda one: self.turn_texts(one[1]) or one[0]):
            members = list(group)
            seats = {seat_of(row): None for _, row in members}
            line = self.line(members[0][1], number=len(seats))
            if len(members) > 1:
                line = line._replace(label=self.words.names(seats))
            yield line, frozenset(number for number, _ in members)

    def turn_texts(self, row: Row) -> tuple[object, ...] | None:
        """What a row of turns says, by which neighbours that answer the same question alike are put together."""
        if not all(passage is None or passage.kind == "turn" for passage in row):
            return None
        columns = zip(self.replays, row, strict=True)
        return tuple(p and (p.key[0], self.words.text(replay, p)) for replay, p in columns)

    # -- awards ----------------------------------------------------------------------------------------------

    def is_award(self, row: Row) -> bool:
        """Whether one player takes something from a slot, the same and for the same reason wherever it is there."""
        present = [(replay, p) for replay, p in zip(self.replays, row, strict=True) if p is not None]
        if any({fact[0] for fact in passage.facts} != {"collected"} for _, passage in present):
            return False
        return len({passage.facts for _, passage in present}) == len({self.words.text(*one) for one in present}) == 1

    def awards_by_player(self, awards: Sequence[tuple[int, Row]]) -> Iterator[tuple[Line, frozenset[int]]]:
        """Awards that are the same in every column that has them, a line a player in dealing order."""
        plan = self.replays[0].plan
        assert plan is not None
        dealt = [event.seat for event in self.replays[0].events if event.kind == "dealt"]
        for seat in dealt or range(plan.players):
            own = [(number, row) for number, row in awards if seat_of(row) == seat]
            if not own:
                continue
            lines = [self.line(row) for _, row in own]
            texts = zip(*(line.cells for line in lines), strict=True)
            cells = [self.words.joined(dict.fromkeys(text for text in column if text)) or None for column in texts]
            line = Line(self.players[seat], tuple(cells), any(line.differs for line in lines))
            yield line, frozenset(number for number, _ in own)

    # -- one row ---------------------------------------------------------------------------------------------

    def line(self, row: Row, number: int = 1) -> Line:
        """One row in words, told of so many players: what is the same as in the first column is said to be."""
        columns = list(zip(self.replays, row, strict=True))
        labels = [None if passage is None else self.words.label(replay, passage) for replay, passage in columns]
        shared = {label for label in labels if label is not None}
        common = shared.pop() if len(shared) == 1 else self.topic(row)
        cells = [
            None if passage is None else self.text_under(common, label, replay, passage, number)
            for label, (replay, passage) in zip(labels, columns, strict=True)
        ]
        for column in range(1, len(row)):
            if row[0] is not None and same(row, column) and cells[column] == cells[0]:
                cells[column] = self.wording.say("ui-replay-same")
        return Line(common, tuple(cells), differs(row))

    def topic(self, row: Row) -> str:
        """What a row is about whose columns speak of different players: a turn, or a pool, or what its heading says."""
        replay, passage = next((r, p) for r, p in zip(self.replays, row, strict=True) if p is not None)
        if passage.kind == "turn":
            return self.players[passage.seat]
        return self.words.pool(replay, passage) if passage.kind == "facts" else ""

    def text_under(self, topic: str, label: str | None, replay: Replay, passage: Passage, number: int) -> str:
        """A passage in a row that is about something else than its own label: whose it is comes first."""
        if not label or label == topic:
            return self.words.text(replay, passage, number)
        if topic and passage.kind == "facts":
            return self.words.facts(replay, passage, taker=label)
        return f"{label}: {self.words.text(replay, passage)}"


def differs(row: Row) -> bool:
    """Whether a row is not the same in every column."""
    return any(not same(row, column) for column in range(1, len(row)))


def gaps_of(row: Row) -> tuple[bool, ...]:
    """In which columns a row is a gap."""
    return tuple(passage is None for passage in row)


def seat_of(row: Row) -> int:
    """Whose row it is: the seat of its first passage."""
    return next((passage.seat for passage in row if passage is not None), -1)
