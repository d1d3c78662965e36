"""``poch docs``: the rule books in every language."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from poch_rules.commands.output import Language


@click.command()
@click.argument("variants", metavar="[VARIANT]…", nargs=-1)
@click.option("-o", "output", type=click.Path(path_type=Path), default=Path("site"), metavar="DIR", show_default=True,
              help="The folder of the book; it gets a folder for each language.")  # fmt: skip
@click.option("--language", "languages", type=Language(), multiple=True, metavar="L",
              help="Only this language; may be given several times.")  # fmt: skip
@click.option("--faces", type=click.Choice(["french", "german"]), default="french", show_default=True,
              help="What cards are called.")  # fmt: skip
@click.option("--format", "form", type=click.Choice(["html"]), expose_value=False, default="html", show_default=True,
              help="How the book is made.")  # fmt: skip
@click.option("--add", "added", type=click.Path(path_type=Path), multiple=True, metavar="FILE",
              help="A custom variant that goes into the book; may be given several times.")  # fmt: skip
def command(
    variants: tuple[str, ...], output: Path, languages: tuple[str, ...], faces: str, added: tuple[Path, ...]
) -> None:
    """The rule books, a folder of pages for each language.

    VARIANT is an id or a bare name; without one the whole library is in the book.  Nothing is written unless every
    page of every language is right.
    """
    from poch_rules.book.build import Book, InTheWay, build
    from poch_rules.book.library import NameTaken, declarations
    from poch_rules.declare.library import book_folder
    from poch_rules.declare.wording import languages as known

    wanted = tuple(language for language in known() if not languages or language in languages)
    book = Book(book_folder(), wanted, variants, added, faces)
    try:
        declarations(variants, tuple(str(path.resolve()) for path in added))
        with click.progressbar(
            length=len(wanted), label="languages", file=sys.stderr, hidden=not sys.stderr.isatty()
        ) as bar:
            build(book, output, done=lambda language: bar.update(1))
    except (InTheWay, NameTaken) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"written to {output / 'index.html'}", err=True)
