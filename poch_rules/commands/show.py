"""``poch show``: the rule book of one variant."""

from __future__ import annotations

import click

from poch_rules.commands.completion import Variant
from poch_rules.commands.output import deliver, language_option, output_option, width


@click.command()
@click.argument("variant", type=Variant(), metavar="VARIANT")
@language_option
@output_option
def command(variant: str, language: str, output: str | None) -> None:
    """The rule book of one variant, readable in the terminal.

    VARIANT is an id (poch/family-nine-pot), a bare name that only one variant has, or the path of a YAML file.  Each
    sentence carries the sign of its standing and its place in the source.
    """
    from poch_rules.declare.library import load
    from poch_rules.study.rulebook_text import as_text
    from poch_rules.study.spoken import words_of

    declaration = load(variant)
    text = as_text(declaration, words_of(declaration, language), width=80 if output else width())
    deliver(text, output, {r"(?m)^\S.*$": "bold"})
