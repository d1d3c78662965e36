"""How a hand came out under each variant: who has what, before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from poch_rules.core.seats import side_names
from poch_rules.declare.wording.messages import END_OF_MARKED, RIGHT_TO_LEFT
from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.head import Head
from poch_rules.study.replay.layout import NO_BREAK, Line
from poch_rules.study.replay.side_by_side import named_outcome


class Result:
    """The last lines of a table, for some columns of a comparison."""

    def __init__(self, head: Head, replays: Sequence[Replay]) -> None:
        self.head, self.replays = head, replays
        self.wording, self.players = head.wording, head.players
        self.outcomes = [named_outcome(replay, self.players) for replay in replays]

    def lines(self) -> Iterator[Line]:
        """Who has what in the end, and what is left on the board."""
        if self.head.has_chips():
            yield from self.chips()
            return
        yield from self.table(self.players)
        sides = max(replay.plan.seats.sides for replay in self.replays if replay.plan)
        if sides > 1:
            yield from self.table(side_names(self.players, sides))

    # -- chips -----------------------------------------------------------------------------------------------

    def chips(self) -> Iterator[Line]:
        """What everybody has and has gained, and what lies in the pools."""
        say, number, outcomes = self.head.say, self.wording.number, self.outcomes
        yield Line("", (say("chips-head"), *(say("chips-head-change") for _ in outcomes[1:])))
        for player in self.players:
            gains = [outcome["net"][player] for outcome in outcomes]
            cells = [
                f"{outcome['chips'][player]}{NO_BREAK}({number(gain, signed=True)})"
                + (f", {number(gain - gains[0], signed=True)}" if gain != gains[0] else "")
                for outcome, gain in zip(outcomes, gains, strict=True)
            ]
            yield Line(player, tuple(cells), len(set(gains)) > 1)
        boards = [{pool: chips for pool, chips in outcome["pots"].items() if chips} for outcome in outcomes]
        yield Line(say("on-the-board"), tuple(map(self.board, boards)), any(board != boards[0] for board in boards))
        totals = [sum(outcome["chips"].values()) + sum(outcome["pots"].values()) for outcome in outcomes]
        yield Line(say("total"), tuple(map(str, totals)))

    def board(self, pools: Mapping[str, int]) -> str:
        """What is left in the pools."""
        if not pools:
            return self.head.say("nothing")
        each = [f"{self.wording.name('pool', pool)}{NO_BREAK}{chips}" for pool, chips in pools.items()]
        told = self.wording.join(each, "comma")
        return f"{sum(pools.values())}: {told}" if len(pools) > 1 else told

    # -- what a family counts otherwise ----------------------------------------------------------------------

    def table(self, names: Sequence[str]) -> Iterator[Line]:
        """A row for each of these players or partnerships; what is the same as in the first column is said to be."""
        columns = [
            self.column(replay, outcome, names) for replay, outcome in zip(self.replays, self.outcomes, strict=True)
        ]
        first = columns[0]
        for number, label in enumerate(("", *names)):
            cells = [column[number] for column in columns]
            if number:
                cells[1:] = [self.head.say("same") if cell == cells[0] else cell for cell in cells[1:]]
            else:
                cells[1:] = ["" if column == first else column[0] for column in columns[1:]]
            yield Line(label, tuple(cells), bool(number) and any(column[number] != first[number] for column in columns))

    def column(self, replay: Replay, outcome: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        """A heading and a row for each name, in columns: one for everything that the family has a word for."""
        words = self.wording.of(replay.declaration.variant.family)
        about = {key: value for key, value in outcome.items() if isinstance(value, Mapping)}
        if "net" in about:  # beside a family that counts otherwise
            net = about["net"]
            gains = {
                name: f"{about['chips'][name]}{NO_BREAK}({self.wording.number(net[name], signed=True)})" for name in net
            }
            return [self.head.say("chips-head"), *(gains.get(name, "") for name in names)]
        columns = [
            [words.say(f"outcome-{key}"), *(self.value(replay, about, key, name) for name in names)]
            for key, value in about.items()
            if words.has(f"outcome-{key}") and any(name in value for name in names)
        ]
        widths = [max(map(cell_len, column)) for column in columns]
        rows = (
            (NO_BREAK * 2).join(
                NO_BREAK * (width - cell_len(cell)) + cell for width, cell in zip(widths, row, strict=True)
            )
            for row in zip(*columns, strict=True)
        )
        right_to_left = words.direction == "rtl"
        return [f"{RIGHT_TO_LEFT}{row}{END_OF_MARKED}" if right_to_left else row for row in rows]

    def value(self, replay: Replay, about: Mapping[str, Mapping[str, Any]], key: str, name: str) -> str:
        """One figure; of an account that the partnership brought along, before and after."""
        words, after = self.wording.of(replay.declaration.variant.family), about[key].get(name)
        if after is None:
            return ""
        if words.has(f"outcome-{key}.value"):
            return words.say(
                f"outcome-{key}.value", **{each: by_name.get(name, "none") for each, by_name in about.items()}
            )
        before = brought_along(replay, key, list(about[key]).index(name))
        if before in (None, after):
            return words.number(after)
        return words.say("ui-replay-from-to", before=words.number(before), after=words.number(after))


def brought_along(replay: Replay, kind: str, side: int) -> int | None:
    """What a side's account of some kind held before the hand; nothing where there is no such account."""
    plan, name = replay.plan, f"{kind}.{side}"
    return replay.opening[plan.account(name)] if plan is not None and name in plan.accounts else None
