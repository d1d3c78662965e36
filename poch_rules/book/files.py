"""The book as one file a language, and leaflets of its variants: all of them or none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from poch_rules.book.build import Book, build_languages
from poch_rules.book.epub import NAME
from poch_rules.book.folders import beside_the_old, output_folder
from poch_rules.book.print.leaflet import Leaflet, Publisher, leaflet
from poch_rules.book.print.whole import FILE
from poch_rules.declare.inputs import claim_output
from poch_rules.declare.wording import Wording

#: What makes a file of each form, and where it leaves it.
BUILDERS = {"pdf": ("pochpdf", FILE), "epub": ("pochepub", f"{NAME}.epub")}


def build_files(book: Book, form: str, out: Path, *, done: Callable[[str], None] = lambda language: None) -> list[Path]:
    """Write ``poch-rules-LANGUAGE.pdf``, or ``.epub``, into a folder; `done` is called for each language.

    Raises `BookNotBuilt` and `WouldBeLost`, and then writes nothing.
    """
    builder, made = BUILDERS[form]
    written = [out / f"poch-rules-{language}.{form}" for language in book.languages]
    for path in written:
        claim_output(path)
    with output_folder(out), beside_the_old(out) as beside:
        build_languages(book, beside, beside / "cache", builder=builder, done=done)
        for language, path in zip(book.languages, written, strict=True):
            os.replace(beside / language / made, path)
    return written


def build_leaflets(
    book: Book, publisher: Publisher, out: Path, *, done: Callable[[str], None] = lambda language: None
) -> dict[Path, Leaflet]:
    """Write ``VARIANT-LANGUAGE.pdf`` for each variant in each language; `done` is called for each leaflet.

    Raises `NoPrinter`, `NotPrinted` and `WouldBeLost`, and then writes nothing.
    """
    wanted = {
        out / f"{variant.id.replace('/', '-')}-{language}.pdf": (variant, language)
        for variant in book.declarations()
        for language in book.languages
    }
    for path in wanted:
        claim_output(path)
    made: dict[Path, Leaflet] = {}
    with output_folder(out), beside_the_old(out) as beside:
        for path, (variant, language) in wanted.items():
            words = Wording(language, (variant.family,), variant.terms, variant.calls, book.faces)
            made[path] = leaflet(variant, words, publisher)
            (beside / path.name).write_bytes(made[path].pdf)
            done(language)
        for path in made:
            os.replace(beside / path.name, path)
    return made
