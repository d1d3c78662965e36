"""``poch docs``: the rule books in every language, for the screen and for paper."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from poch_rules.commands.output import Language

if TYPE_CHECKING:
    from poch_rules.book.build import Book
    from poch_rules.book.library import Faces
    from poch_rules.book.print.leaflet import Publisher

FORMATS = ("html", "pdf", "epub")


@click.command()
@click.argument("variants", metavar="[VARIANT]…", nargs=-1)
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
    variants: tuple[str, ...], output: Path | None, languages: tuple[str, ...], faces: str, form: str,
    added: tuple[Path, ...], base: str, title: str, logo: Path | None, imprint: str,
) -> None:  # fmt: skip
    """The rule books: pages for the screen, a PDF or an EPUB, in each language.

    VARIANT is an id, a bare name or a file; without one the whole library is in the book.  A PDF of a VARIANT is a
    leaflet of two or four pages for its box.  Nothing is written unless every page of every language is right.
    """
    from poch_rules.book.build import Book, InTheWay
    from poch_rules.book.library import NameTaken, declarations
    from poch_rules.book.print.paper import NoPrinter, NotPrinted
    from poch_rules.declare.library import book_folder
    from poch_rules.declare.wording import languages as known

    leaflets = form == "pdf" and bool(variants)
    _refuse_what_does_not_fit(form, leaflets, base=base, added=added, title=title, logo=logo, imprint=imprint)
    wanted = tuple(language for language in known() if not languages or language in languages)
    book = Book(book_folder(), wanted, variants, added, faces, base=base)
    try:
        if leaflets:
            written = _leaflets(book, output or Path(), _publisher(title, logo, imprint))
        else:
            declarations(variants, tuple(str(path.resolve()) for path in added))
            written = _pages(book, output or Path("site")) if form == "html" else _files(book, form, output or Path())
    except (InTheWay, NameTaken, NoPrinter, NotPrinted) as error:
        raise click.ClickException(str(error)) from None
    for path in written:
        click.echo(f"written to {path}", err=True)


def _refuse_what_does_not_fit(form: str, leaflets: bool, **options: object) -> None:
    """Raise a usage error for an option that the format has no use for."""
    useful = {
        "html": {"base", "added"},
        "epub": {"added"},
        "pdf": {"title", "logo", "imprint"} if leaflets else {"added"},
    }
    names = {"base": "--base-url", "added": "--add"}
    for name, value in options.items():
        if not value or name in useful[form]:
            continue
        option = names.get(name, f"--{name}")
        if name == "base":
            raise click.UsageError(f"{option} is for --format html, whose pages have addresses")
        if name == "added":
            raise click.UsageError(f"{option} puts a variant into a book: name the file as VARIANT to get its leaflet")
        raise click.UsageError(f"{option} stands on a leaflet: give --format pdf and a VARIANT")


def _pages(book: Book, output: Path) -> list[Path]:
    """The books as pages; nothing if they stand there already."""
    from poch_rules.book.build import build

    with _progress("languages", len(book.languages)) as done:
        is_new = build(book, output, done=done)
    index = output / "index.html"
    if not is_new:
        click.echo(f"nothing has changed: {index} is as it was", err=True)
        return []
    from poch_rules.book import finder

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
    """A leaflet of each variant in each language, all of them or none."""
    from poch_rules.book.print.leaflet import leaflet
    from poch_rules.declare.library import load
    from poch_rules.declare.wording import Wording

    made: dict[Path, bytes] = {}
    variants = [load(name) for name in book.variants]
    with _progress("leaflets", len(variants) * len(book.languages)) as done:
        for variant in variants:
            for language in book.languages:
                words = Wording(
                    language,
                    (variant.family,),
                    terms=variant.terms,
                    calls=variant.calls,
                    faces=cast("Faces", book.faces),
                )
                printed = leaflet(variant, words, publisher)
                path = output / f"{variant.id.replace('/', '-')}-{language}.pdf"
                made[path] = printed.pdf
                if printed.too_long:
                    click.echo(f"{path}: too long for four pages; {printed.pages} of them at {printed.size:g} points",
                               err=True)  # fmt: skip
                done(language)
    output.mkdir(parents=True, exist_ok=True)
    for path, pdf in made.items():
        path.write_bytes(pdf)
    return [*made]


def _publisher(title: str, logo: Path | None, imprint: str) -> Publisher:
    """What the options say; an imprint that is the name of a file is what stands in it."""
    from poch_rules.book.print.leaflet import Publisher

    if logo is not None:
        if logo.suffix.lower() not in (".svg", ".png"):
            raise click.UsageError(f"‘{logo}’: a logo is an SVG or PNG file, by its name")
        logo.read_bytes()  # an OSError says which file it is
    try:
        if imprint and Path(imprint).is_file():
            imprint = Path(imprint).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise click.UsageError(f"‘{imprint}’ is no text in UTF-8") from None
    except (OSError, ValueError):  # too long for the name of a file: it is the text itself
        pass
    return Publisher(title.strip(), logo, imprint.strip())


@contextmanager
def _progress(label: str, length: int) -> Iterator[Callable[[str], None]]:
    """A bar on standard error while something is made, if that is a terminal."""
    with click.progressbar(length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        yield lambda language: bar.update(1)
