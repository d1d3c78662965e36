"""``poch simulate``: many seeded hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from poch_rules.commands import FAULTS, INTERRUPTED
from poch_rules.commands.completion import Variant
from poch_rules.commands.numbers import Whole
from poch_rules.commands.output import (
    STANDARD,
    as_json,
    deliver,
    format_option,
    output_option,
    players_option,
    seed_option,
    width,
)
from poch_rules.commands.progress import counted_hands

if TYPE_CHECKING:
    from poch_rules.study.simulate import Simulation


@click.command()
@click.argument("variants", type=Variant(), metavar="VARIANT…", nargs=-1, required=True)
@players_option
@click.option("--hands", type=Whole(min=1), default=10_000, show_default=True, help="How many hands.")
@seed_option
@click.option("--match", is_flag=True, help="Whole matches: pools are carried over and the deal passes on.")
@click.option(
    "--match-limit",
    type=Whole(min=1),
    default=1_000,
    show_default=True,
    help="With --match: a match that is not over after so many hands is broken off, and counted as unfinished.",
)
@format_option("text", "json", "csv")
@output_option
@click.option("--quiet", is_flag=True, help="No bar on a terminal.")
def command(
    variants: tuple[str, ...],
    players: int | None,
    hands: int,
    seed: int,
    match: bool,
    match_limit: int,
    form: str,
    output: str | None,
    quiet: bool,
) -> int:
    """Many seeded hands, played by the automatic player: how often pools are won, what each seat gains.

    Seat 1 is forehand and the last seat deals.  Every hand is a first deal with full purses and empty pools, unless
    whole matches are asked for; with --match no new match begins once --hands hands are played.  Intervals are those
    of 95 %.

    The pack of the n-th hand is shuffled with the seed SEED * 1000000000 + n; ‘poch deal --seed’ takes it too.

    Ctrl-C shows what was played so far on standard output and leaves the FILE of -o alone; the exit status is then 130.
    """
    from poch_rules.core.play import EndlessHand
    from poch_rules.declare.library import load
    from poch_rules.study.names import told_apart
    from poch_rules.study.simulate import Interrupted, simulate

    declarations = [load(name) for name in variants]
    labels = told_apart([declaration.id for declaration in declarations])
    runs: list[Simulation] = []
    for label, declaration in zip(labels, declarations, strict=True):
        try:
            with counted_hands(label, hands, quiet=quiet) as after_hand:
                run = simulate(
                    declaration,
                    players=players,
                    hands=hands,
                    seed=seed,
                    match=match,
                    longest_match=match_limit,
                    after_hand=after_hand,
                )
        except Interrupted as interrupt:
            run = interrupt.simulation
        except EndlessHand as error:
            click.echo(f"error: {label}: {error}; ‘poch validate’ shows such a hand", err=True)
            return FAULTS
        runs.append(replace(run, variant=label))
        if not run.complete:
            break
    text = in_form(form, runs, wide=80 if output else width())
    if not runs[-1].complete:
        click.echo(told_of_interrupt(runs, labels, output), err=True)
        deliver(text, None)  # a file is written whole or not at all
        return INTERRUPTED
    deliver(text, output, {r"(?m)^\S+(?=: \d+ players)": "bold"})
    return 0


def in_form(form: str, runs: Sequence[Simulation], *, wide: int) -> str:
    """The simulations in the form that was asked for; a text has lines of so many characters."""
    from poch_rules.study.simulate_text import as_csv, as_text

    if form == "json":
        return as_json({"simulations": [run.to_json() for run in runs]})
    if form == "csv":
        return as_csv(runs)
    return "\n".join(as_text(run, width=wide) for run in runs)


def told_of_interrupt(runs: Sequence[Simulation], labels: Sequence[str], output: str | None) -> str:
    """What a Ctrl-C in the last of the runs has left undone; `labels` are all that were to be run."""
    from poch_rules.study.simulate_text import played

    told = [f"{played(runs[-1])} of {runs[-1].variant}"]
    if not_begun := labels[len(runs) :]:
        told.append(f"not begun: {', '.join(not_begun)}")
    if output not in (None, STANDARD):
        told.append(f"‘{output}’ is left alone, and what was counted is on standard output")
    return f"interrupted: {'; '.join(told)}"
