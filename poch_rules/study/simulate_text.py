"""Simulations as text for a reader and as CSV for a spreadsheet.

Figures are what the family counts: a name each for a mapping of numbers, or for rows of them.  Nothing here knows
which.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from poch_rules.study.layout import laid_out

if TYPE_CHECKING:
    from rich.console import RenderableType

    from poch_rules.study.simulate import Simulation

#: Rows of figures: the name of each row, and its numbers by name.
Rows = list[tuple[str, Mapping[str, Any]]]

#: What the words at the heads of what is counted of matches mean.
OF_MATCHES = {
    "match": "a win that several share counts for each of them",
    "match.length": "in hands",
    "match.endings": "share: of all matches",
    "match.seats": "seat 1 is forehand of the first deal; won: share of finished matches; mean final: at their end",
    "match.sides": "side 1 is forehand’s at the first deal; won: share of finished matches; mean final: at their end",
}


def sections(simulation: Simulation) -> Iterator[tuple[str, str, Rows]]:
    """Every table of a simulation: its name, what its rows are, and the rows."""
    for name, figures in simulation.figures.items():
        yield name, *rows_of(name, figures)
    match = simulation.match
    if match is not None:
        plain = {name: value for name, value in match.items() if not isinstance(value, dict | list)}
        yield "match", *rows_of("match", plain)
        for name, figures in match.items():
            if isinstance(figures, dict | list):
                yield f"match.{name}", *rows_of(name, figures)


def rows_of(name: str, figures: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> tuple[str, Rows]:
    """What the rows of a table are, and the rows: of a list the first number names its row."""
    if isinstance(figures, Mapping):
        if all(isinstance(value, Mapping) for value in figures.values()):
            return name, list(figures.items())
        return name, [("", figures)]
    of = next(iter(figures[0]), "") if figures else ""
    return of, [(str(row[of]), {key: value for key, value in row.items() if key != of}) for row in figures]


def as_csv(simulations: Iterable[Simulation]) -> str:
    """One line for each figure: variant, players, hands, seed, table, row, figure, value (empty where unknown)."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["variant", "players", "hands", "seed", "table", "row", "figure", "value"])
    for run in simulations:
        for table, _, rows in sections(run):
            for row, numbers in rows:
                for figure, value in numbers.items():
                    writer.writerow([run.variant, run.players, run.hands, run.seed, table, row, figure, value])
    return text.getvalue()


def as_text(simulation: Simulation, *, width: int = 80) -> str:
    """The simulation for a reader: what was played, then a table for each thing counted."""
    return laid_out(parts(simulation), width)


def parts(simulation: Simulation) -> Iterator[RenderableType]:
    """What `as_text` lays out."""
    from rich import box
    from rich.table import Table

    run = simulation
    says = {**run.says, **OF_MATCHES}
    how_many = played(run) if run.complete else f"{played(run)}, interrupted"
    yield f"{run.variant}: {run.players} players, {how_many}, seed {run.seed}, the automatic player in every seat"
    for name, of, rows in sections(run):
        if not rows or (name == "match.seats" and run.match is not None and "sides" in run.match):
            continue  # what partners have is told once
        columns, meaning = figures_of(rows), says.get(name, "")
        if not rows[0][0]:
            said = ", ".join(f"{readable(column)} {written(rows[0][1], column)}" for column in columns)
            yield f"\n{readable(name)}: {said}" + (f" ({meaning})" if meaning else "")
            continue
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(readable(heading(name, of)))
        for column in columns:
            table.add_column(readable(column), justify="right")
        for row, numbers in rows:
            table.add_row(row, *(written(numbers, column) for column in columns))
        yield ""
        yield table
        if meaning:
            yield f"({meaning})"
    if run.match is not None:
        limit = counted(run.match["limit"], "hand")
        yield f"\nA match that has begun is played to its end, or broken off after {limit} and then called unfinished."


def played(run: Simulation) -> str:
    """How much was played: of an interrupted run, of how much."""
    if run.complete:
        hands = counted(run.hands, "hand")
    elif run.match is None:
        hands = f"{run.hands:,} of {counted(run.asked, 'hand')}"
    else:  # the last match is played to its end
        hands = f"{run.hands:,} of at least {counted(run.asked, 'hand')}"
    return hands if run.match is None else f"{hands} in {counted(run.match['matches'], 'match', 'matches')}"


def counted(number: int, one: str, several: str = "") -> str:
    """A number of things.

    >>> counted(1, "hand"), counted(2_000, "hand"), counted(0, "match", "matches")
    ('1 hand', '2,000 hands', '0 matches')
    """
    return f"{number:,} {one if number == 1 else several or f'{one}s'}"


def heading(table: str, rows: str) -> str:
    """What stands above the names of the rows: what they are, after the table where its name is not theirs.

    >>> heading("seats", "seat"), heading("bags", "side"), heading("match.seats", "seat")
    ('seat', 'bags.side', 'match.seat')
    """
    whole, _, name = table.rpartition(".")
    return ".".join(part for part in (whole, *([] if name in (rows, f"{rows}s") else [name]), rows) if part)


def figures_of(rows: Rows) -> list[str]:
    """The columns of a table; an interval is one column, named by its lower end."""
    names = list(dict.fromkeys(name for _, numbers in rows for name in numbers))
    return [name for name in names if not (name.endswith("high") and lower_end(name) in names)]


def lower_end(higher: str) -> str:
    """The name of the lower end of an interval, from that of its higher end.

    >>> lower_end("high"), lower_end("mean_final_high")
    ('low', 'mean_final_low')
    """
    return higher.removesuffix("high") + "low"


def readable(name: str) -> str:
    """A name of a figure as a heading; what files call a pot is a pool."""
    words = name.replace("_", " ").replace(".", ", ").replace("pot", "pool")
    return "95 % interval" if is_interval(name) else words


def is_interval(name: str) -> bool:
    """Whether a column is that of an interval, which goes by its lower end.

    >>> is_interval("low"), is_interval("mean_final_low"), is_interval("mean_final")
    (True, True, False)
    """
    return name == "low" or name.endswith("_low")


def written(numbers: Mapping[str, Any], column: str) -> str:
    """One number, or an interval."""
    if is_interval(column) and numbers.get(column) is not None:
        return f"{number(numbers[column])} … {number(numbers[column.removesuffix('low') + 'high'])}"
    return number(numbers[column]) if column in numbers else ""


def number(value: Any) -> str:
    """A number with four decimals, a count with none, a dash for what is not known.

    >>> number(0.5), number(1200), number(None)
    ('0.5000', '1,200', '–')
    """
    if value is None:
        return "–"
    return f"{value:.4f}" if isinstance(value, float) else f"{value:,}"
