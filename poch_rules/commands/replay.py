"""``poch replay``: one recorded hand under one or more variants, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from poch_rules.commands.completion import Variant
from poch_rules.commands.numbers import Whole
from poch_rules.commands.output import (
    NARROWEST,
    STANDARD,
    WIDEST,
    as_json,
    deliver,
    format_option,
    language_option,
    output_option,
    width,
)

if TYPE_CHECKING:
    from poch_rules.core.record import HandRecord
    from poch_rules.declare.declaration import Declaration

#: What catches the eye on a terminal.
STYLES = {
    r"(?m)^  ─ .*$": "bold cyan",
    r"[♥♦]\S*": "red",
    r"▸": "bold yellow",
    r"(?m)^ *│ .*$": "yellow",
    r"✗.*": "bold red",
}


@click.command()
@click.argument("hand", type=click.Path(), metavar="HAND")
@click.option(
    "--under",
    type=Variant(),
    multiple=True,
    metavar="VARIANT",
    help="A variant to play it under; may be given several times.",
)
@click.option(
    "--otherwise",
    type=click.Choice(["auto", "stop"]),
    default="auto",
    show_default=True,
    help="Where the record has no answer that fits: let the automatic player answer, or end that column.",
)
@click.option(
    "--width",
    "columns",
    type=Whole(NARROWEST, WIDEST),
    metavar="N",
    help="Width of the text; else the terminal's.",
)
@language_option
@format_option("text", "json", "html")
@output_option
def command(
    hand: str,
    under: tuple[str, ...],
    otherwise: Literal["auto", "stop"],
    columns: int | None,
    language: str,
    form: str,
    output: str | None,
) -> int:
    """One recorded hand under one or more variants, side by side.

    HAND is a hand file (‘-’: standard input).  Without --under it is played under the variant that it names itself.
    As html it is one page to step through, which needs no other file.
    Exit status 1: a column could not be played to its end, or a law was broken.  That results differ is no fault.
    """
    if hand == STANDARD and STANDARD in under:
        raise click.UsageError("only one file can be read from standard input")
    from poch_rules.declare.hand import read_hand
    from poch_rules.study.replay import replay
    from poch_rules.study.spoken import words_of_all

    record = read_hand(hand if hand == STANDARD else Path(hand))
    comparison = replay(record, variants_for(record, under), otherwise=otherwise)
    wording = words_of_all([column.declaration for column in comparison.replays], language)
    if form == "json":
        deliver(as_json(comparison.to_json(wording)), output)
    elif form == "html":
        from poch_rules.book.stepper.page import page

        deliver(page(comparison, wording), output)
    else:
        from poch_rules.study.replay.text import replay_text

        text = replay_text(comparison, wording, width=columns or (width() if output is None else 80))
        deliver(text, output, STYLES)
    return 0 if comparison.sound else 1


def variants_for(record: HandRecord, under: tuple[str, ...]) -> list[Declaration]:
    """The variants named on the command line, each once; else the hand's own, whose file may lie beside the hand."""
    from poch_rules.declare.library import load

    if under:
        return [load(name) for name in dict.fromkeys(under)]
    if record.variant is None:
        raise click.UsageError("the hand names no variant: say --under VARIANT, or add ‘variant:’ to the file")
    return [load(record.variant)]
