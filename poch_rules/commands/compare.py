"""``poch compare``: rules side by side."""

from __future__ import annotations

import click

from poch_rules.commands.completion import Variant
from poch_rules.commands.output import as_json, deliver, format_option, language_option, output_option, width

#: What catches the eye on a terminal.
STYLES = {r"(?m)^[^▸\s].*$": "bold", r"(?m)^▸": "bold yellow"}


@click.command()
@click.argument("variants", type=Variant(), metavar="A B [C]…", nargs=-1, required=True)
@click.option("--differences", is_flag=True, help="Only the rules that are not the same everywhere.")
@language_option
@format_option("text", "json", "html", "markdown")
@output_option
def command(variants: tuple[str, ...], differences: bool, language: str, form: str, output: str | None) -> None:
    """The rules of two or more variants, rule by rule, side by side.

    Each is an id, a bare name that only one variant has, or the path of a YAML file.  A sign stands for where a rule
    comes from, and ▸ before every row that is not the same everywhere.  A rule that not all of them have is one row
    together with its settings; in JSON every setting is a row of its own.
    """
    if len(variants) < 2:
        raise click.UsageError("name two variants or more: a comparison needs something to compare with")
    from poch_rules.book.comparison.page import as_html
    from poch_rules.declare.library import load
    from poch_rules.declare.wording import Wording
    from poch_rules.study.compare import compare
    from poch_rules.study.compare_text import as_markdown, as_text

    declarations = [load(name) for name in variants]
    comparison = compare(declarations, language=language)
    if form == "json":
        deliver(as_json(comparison.to_json(differences=differences)), output)
        return
    words = Wording(language, tuple(dict.fromkeys(declaration.family for declaration in declarations)))
    if form in ("html", "markdown"):
        write = as_html if form == "html" else as_markdown
        deliver(write(comparison, words, differences=differences), output)
        return
    text = as_text(comparison, words, width=80 if output else width(), differences=differences)
    deliver(text, output, STYLES)
