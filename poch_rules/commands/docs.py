"""``poch docs``: the rule books in every language, for the screen and for paper."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from poch_rules.commands.completion import Variant
from poch_rules.commands.output import Language, is_styled
from poch_rules.declare.inputs import note_input

if TYPE_CHECKING:
    from poch_rules.book.build import Book
    from poch_rules.book.print.leaflet import Publisher
    from poch_rules.declare.wording import Faces

FORMATS = ("html", "pdf", "epub")
_ON_A_LEAFLET = (("leaflet",), "stands on a leaflet: give --format pdf and a VARIANT")
#: Option → what has a use for it, and what is said where something else is made.
USEFUL = {
    "--base-url": (("html",), "is for --format html, whose pages have addresses"),
    "--add": (FORMATS, "puts a variant into a book: name the file as VARIANT to get its leaflet"),
    "--title": _ON_A_LEAFLET,
    "--logo": _ON_A_LEAFLET,
    "--imprint": _ON_A_LEAFLET,
}


@click.command()
@click.argument("variants", type=Variant(), metavar="[VARIANT]…", nargs=-1)
@click.option("-o", "output", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="The folder to write into: site for html, the current one for pdf and epub.")  # fmt: skip
@click.option("--language", "languages", type=Language(), multiple=True, metavar="L",
              help="Only this language; may be given several times.")  # fmt: skip
@click.option("--faces", type=click.Choice(["french", "german"]), default="french", show_default=True,
              help="What cards are called.")  # fmt: skip
@click.option("--format", "form", type=click.Choice(FORMATS), default="html", show_default=True,
              help="Pages for the screen, or a file for each language.")  # fmt: skip
@click.option("--add", "added", type=click.Path(path_type=Path), multiple=True, metavar="FILE",
              help="A custom variant that goes into the book; may be given several times.")  # fmt: skip
@click.option("--base-url", "base", default="", metavar="URL", help="html: the address where the book will stand.")
@click.option("--title", default="", metavar="TEXT", help="Leaflet: a title in place of the variant’s.")
@click.option("--logo", type=click.Path(path_type=Path), metavar="FILE", help="Leaflet: a logo, SVG or PNG.")
@click.option("--imprint", default="", metavar="TEXT|FILE", help="Leaflet: what stands at its end.")
def command(
    variants: tuple[str, ...], output: Path | None, languages: tuple[str, ...], faces: Faces, form: str,
    added: tuple[Path, ...], base: str, title: str, logo: Path | None, imprint: str,
) -> None:  # fmt: skip
    """The rule books: pages for the screen, a PDF or an EPUB, in each language.

    VARIANT is an id, a bare name or a file; without one the whole library is in the book.  A PDF of a VARIANT is a
    leaflet of two or four pages for its box.  Nothing is written unless every page of every language is right.
    """
    from poch_rules.book.build import Book, InTheWay
    from poch_rules.book.library import NameTaken
    from poch_rules.book.lost import LostReferences
    from poch_rules.book.print.paper import NoPrinter, NotPrinted
    from poch_rules.declare.library import book_folder
    from poch_rules.declare.wording import languages as known

    made = "leaflet" if form == "pdf" and variants else form
    given = {"--base-url": base, "--add": added, "--title": title, "--logo": logo, "--imprint": imprint}
    _refuse_what_does_not_fit(made, [option for option, value in given.items() if value])
    if base and not _is_address(base):
        raise click.UsageError(f"‘{base}’ is no address of pages: it begins with https://")
    _refuse_odd_moment()
    wanted = tuple(language for language in known() if not languages or language in languages)
    book = Book(book_folder(), wanted, variants, added, faces)
    try:
        book.declarations()  # what is wrong with a variant is said before anything is made
        if made == "leaflet":
            written = _leaflets(book, output or Path(), _publisher(title, logo, imprint))
        elif made == "html":
            written = _pages(book, output or Path("site"), base)
        else:
            written = _files(book, form, output or Path())
    except (InTheWay, LostReferences, NameTaken, NoPrinter, NotPrinted) as error:
        raise click.ClickException(str(error)) from None
    for path in written:
        click.echo(f"written to {path}", err=True)


def _refuse_odd_moment() -> None:
    """Raise a usage error for a ``SOURCE_DATE_EPOCH`` that books cannot be dated with; EPUB has dates until 2107."""
    moment = os.environ.get("SOURCE_DATE_EPOCH", "0")
    if not re.fullmatch(r"-?[0-9]{1,10}", moment) or int(moment) >= 2**32:
        says = "it must be a number of seconds since 1970, below 2**32, or not be set"
        raise click.UsageError(f"SOURCE_DATE_EPOCH is ‘{moment}’: {says}")


def _is_address(base: str) -> bool:
    """Whether pages could stand at an address."""
    try:
        parts = urlsplit(base)
    except ValueError:  # such as ‘http://[’
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def _refuse_what_does_not_fit(made: str, given: Iterable[str]) -> None:
    """Raise a usage error for an option that what is made has no use for."""
    for option in given:
        useful, message = USEFUL[option]
        if made not in useful:
            raise click.UsageError(f"{option} {message}")


def _pages(book: Book, output: Path, base: str) -> list[Path]:
    """The books as pages; nothing if they stand there already."""
    from poch_rules.book.build import build

    with _progress("languages", len(book.languages)) as done:
        is_new = build(book, output, base=base, done=done)
    index = output / "index.html"
    if not is_new:
        click.echo(f"nothing has changed: {index} is as it was", err=True)
        return []
    from poch_rules.book.web import finder

    if not finder.is_there():
        click.echo("Pagefind is not installed: the books search with what Sphinx itself has", err=True)
    return [index]


def _files(book: Book, form: str, output: Path) -> list[Path]:
    from poch_rules.book.files import build_files
    from poch_rules.book.print.paper import weasyprint

    if form == "pdf":
        weasyprint()  # it is to be said before anything is built that it is not there
    with _progress("languages", len(book.languages)) as done:
        return build_files(book, form, output, done=done)


def _leaflets(book: Book, output: Path, publisher: Publisher) -> list[Path]:
    from poch_rules.book.files import build_leaflets

    with _progress("leaflets", len(book.variants) * len(book.languages)) as done:
        made = build_leaflets(book, publisher, output, done=done)
    for path, leaflet in made.items():
        if leaflet.too_long:
            click.echo(f"{path}: too long for four pages; {leaflet.pages} of them at {leaflet.size:g} points", err=True)
    return [*made]


def _publisher(title: str, logo: Path | None, imprint: str) -> Publisher:
    """What the options say; an imprint that is the name of a file is what stands in it."""
    from poch_rules.book.print.leaflet import Publisher

    if logo is not None:
        if logo.suffix.lower() not in (".svg", ".png"):
            raise click.UsageError(f"‘{logo}’: a logo is an SVG or PNG file, by its name")
        logo.read_bytes()  # an OSError says which file it is
        note_input(logo)
    try:
        if imprint and Path(imprint).is_file():
            note_input(imprint)
            imprint = Path(imprint).read_text(encoding="utf-8")
        elif Path(imprint).suffix in (".txt", ".md") and len(imprint.split()) == 1:
            raise click.UsageError(f"‘{imprint}’: there is no such file to take the imprint from")
    except UnicodeDecodeError:
        raise click.UsageError(f"‘{imprint}’ is no text in UTF-8") from None
    except (OSError, ValueError):  # too long for the name of a file: it is the text itself
        pass
    return Publisher(title.strip(), logo, imprint.strip())


@contextmanager
def _progress(label: str, length: int) -> Iterator[Callable[[str], None]]:
    """A bar on standard error while something is made, if that is a terminal."""
    with click.progressbar(length=length, label=label, file=sys.stderr, hidden=not is_styled(sys.stderr)) as bar:
        yield lambda language: bar.update(1)
