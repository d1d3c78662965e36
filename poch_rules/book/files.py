"""The book as one file a language: all of them or none."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from poch_rules.book.build import Book, build_languages
from poch_rules.book.epub import NAME
from poch_rules.book.print.whole import FILE

#: What makes a file of each form, and where it leaves it.
BUILDERS = {"pdf": ("pochpdf", FILE), "epub": ("pochepub", f"{NAME}.epub")}


def build_files(book: Book, form: str, out: Path, *, done: Callable[[str], None] = lambda language: None) -> list[Path]:
    """Write ``poch-rules-LANGUAGE.pdf``, or ``.epub``, into a folder; `done` is called for each language.

    Raises `BookNotBuilt`, and then writes nothing.
    """
    builder, made = BUILDERS[form]
    existed = out.exists()
    out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix=".building-", dir=out) as folder:
            beside = Path(folder)
            build_languages(replace(book, builder=builder), beside, beside / "cache", done=done)
            written = [out / f"poch-rules-{language}.{form}" for language in book.languages]
            for language, path in zip(book.languages, written, strict=True):
                os.replace(beside / language / made, path)
    finally:
        if not existed and not any(out.iterdir()):
            out.rmdir()
    return written
