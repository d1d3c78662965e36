"""``poch validate``: whether variant files are sound."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from poch_rules.commands import INTERRUPTED, WRONG
from poch_rules.commands.completion import Variant
from poch_rules.commands.numbers import Whole
from poch_rules.commands.output import (
    as_json,
    deliver,
    file_option,
    format_option,
    is_styled,
    output_option,
    seed_option,
    seen_from,
    write_whole,
)
from poch_rules.commands.progress import counted_hands

if TYPE_CHECKING:
    from poch_rules.study.report import Report


@click.command()
@click.argument("files", type=Variant(), metavar="FILE…", nargs=-1, required=True)
@click.option(
    "--hands",
    type=Whole(min=0),
    default=100,
    show_default=True,
    help="Hands for each number of players, once with the automatic player and once with random answers; 0: none.",
)
@click.option("--players", type=Whole(min=1), metavar="N", help="Only this number of players; else every allowed one.")
@seed_option
@click.option("--seconds", type=click.FloatRange(min=0), help="Stop playing after so long; the file is then undecided.")
@format_option("text", "json", "sarif")
@output_option
@file_option("--save", "save", help="Write the hand that breaks a law, for ‘poch replay’.")
@click.option("--quiet", is_flag=True, help="No bar on a terminal.")
def command(
    files: tuple[str, ...],
    hands: int,
    players: int | None,
    seed: int,
    seconds: float | None,
    form: str,
    output: str | None,
    save: str | None,
    quiet: bool,
) -> int:
    """Read variant files, compose them, check what they mean, and play seeded hands with every law watched.

    A law that breaks gives a hand, as small as can be found, that breaks it under ‘poch replay’ too.  A variant of the
    library may be named by its id.

    \b
    Exit status, of several files the worst:
      0    valid, warnings included
      1    faults in a file, or a broken law
      2    wrong command line, or a file that is missing or cannot be read
      3    undecided: the time ran out
      130  interrupted; what was found so far is printed
    """
    from poch_rules.declare.hand import write_hand
    from poch_rules.study import validate_text

    reports, worst, interrupted = [], 0, False
    for file in files:
        report = validated(file, hands=hands, players=players, seed=seed, seconds=seconds, quiet=quiet)
        if report is None:
            worst = max(worst, WRONG)
            continue
        reports.append(report)
        worst = max(worst, report.status)
        if report.undecided == "interrupted":
            interrupted = True
            break
    if form == "json":
        text = as_json(validate_text.to_json(reports))
    elif form == "sarif":
        text = as_json(validate_text.to_sarif(reports))
    else:
        colour = output is None and is_styled(sys.stdout)
        text = "\n".join(validate_text.as_text(report, colour=colour) for report in reports)
    deliver(text, output)
    found = next((report.counterexample for report in reports if report.counterexample is not None), None)
    if save is not None and found is not None:
        record = replace(found.record, variant=seen_from(save, found.record.variant))
        write_whole(Path(save), write_hand(record), option="--save")
    return INTERRUPTED if interrupted else worst


def validated(
    file: str, *, hands: int, players: int | None, seed: int, seconds: float | None, quiet: bool
) -> Report | None:
    """What is found in one file, behind a bar; nothing, and a message, if it cannot be read or played at all."""
    from poch_rules.core.variant import CannotBePlayed
    from poch_rules.declare.diagnostics import Unreadable, render
    from poch_rules.declare.library import UnknownVariant
    from poch_rules.study.validate import validate

    try:
        with counted_hands(file, quiet=quiet) as counted:
            return validate(
                file,
                hands=hands,
                players=players,
                seed=seed,
                seconds=seconds,
                expect=counted.expect,
                after_hand=counted,
            )
    except Unreadable as error:
        click.echo(render(error.diagnostics), err=True, nl=False)
        return None
    except (UnknownVariant, CannotBePlayed) as error:
        click.echo(f"error: {error}", err=True)
        return None
