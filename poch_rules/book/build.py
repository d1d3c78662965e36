"""Build the book in several languages: a forked child for each, two at a time, and all of it or nothing.

Everything heavy is imported, and every variant read, before the first fork.  Two languages in one process would leak
into each other, since Sphinx keeps its catalogues for as long as the process lives.

The pages are written into a folder beside the old ones and take their place only when every language is done.  What
Sphinx has read is kept in a cache folder of the user's, so that the next build into the same folder is quick; all pages
are written each time, so that a book does not depend on what stood there before.
"""

from __future__ import annotations

import hashlib
import io
import multiprocessing
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module, resources
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from string import Template
from typing import Any

from poch_rules.book.site import own_name
from poch_rules.book.text import direction
from poch_rules.core.family import Family
from poch_rules.families import FAMILIES

#: How many languages are built at the same time.
AT_A_TIME = 2
#: What tells a start page of ours from somebody else's.
GENERATOR = '<meta name="generator" content="poch-rules">'


class BookNotBuilt(Exception):
    """The book has faults, or Sphinx failed; the message is what it said."""


class InTheWay(Exception):
    """Something that is no book of ours stands where the book is to go."""


@dataclass(frozen=True)
class Book:
    """What to build: the folder of the pages, the languages, and which variants.

    `variants` are names (none: all of the families), `added` paths of variant files, `faces` says what cards are called
    and `families` to what the variants may belong.
    """

    source: Path
    languages: tuple[str, ...]
    variants: tuple[str, ...] = ()
    added: tuple[Path, ...] = ()
    faces: str = "french"
    families: tuple[Family, ...] = FAMILIES

    def settings(self, locales: Path) -> dict[str, object]:
        """The settings of Sphinx that all languages share."""
        return {
            "poch_languages": list(self.languages),
            "poch_variants": list(self.variants),
            "poch_faces": self.faces,
            "poch_add": [str(path.resolve()) for path in self.added],
            "locale_dirs": [str(locales)],
            # A book whose families are not named here may name them in its conf.py.
            **({} if self.families == FAMILIES else {"poch_families": self.families}),
        }


def build(book: Book, out: Path, *, done: Callable[[str], None] = lambda language: None) -> None:
    """Write the book into a folder; `done` is called with each language that is ready.

    Raises `BookNotBuilt` or `InTheWay`, and then leaves the folder as it was.
    """
    _import_everything()
    existed = out.exists()
    out.mkdir(parents=True, exist_ok=True)
    try:
        _refuse_to_overwrite(out, book.languages)
        with ExitStack() as stack:
            cache = _cache(out, stack)
            beside = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=".building-", dir=out)))
            locales = cache / "locales"
            _copy_catalogues(book.source / "locales", locales)
            _build_languages(book, beside, cache, locales, done)
            (beside / "index.html").write_text(start_page(book.languages), encoding="utf-8")
            _put_in_place(beside, out, book.languages)
    finally:
        if not existed and out.exists() and not any(out.iterdir()):
            out.rmdir()


def _build_languages(book: Book, beside: Path, cache: Path, locales: Path, done: Callable[[str], None]) -> None:
    """One child a language; the first that fails ends the others."""
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    if way != "fork" and book.families != FAMILIES:
        raise BookNotBuilt("here families are named in conf.py, as ‘poch_families’, and sphinx-build makes the book")
    fork: Any = multiprocessing.get_context(way)
    waiting = list(book.languages)
    running: dict[str, BaseProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < AT_A_TIME:
                language = waiting.pop(0)
                settings = {**book.settings(locales), "language": language}
                places = (book.source, beside / language, cache / "read" / language, beside / f"{language}.log")
                child = fork.Process(target=_build_one, args=(settings, *places))
                child.start()
                running[language] = child
            wait([child.sentinel for child in running.values()])
            for language, child in list(running.items()):
                if child.is_alive():
                    continue
                child.join()
                del running[language]
                log = beside / f"{language}.log"
                said = log.read_text(encoding="utf-8").strip() if log.exists() else ""
                if child.exitcode or said:
                    raise BookNotBuilt(f"the book in {language} has faults:\n{said or 'its process died'}")
                log.unlink(missing_ok=True)
                done(language)
    finally:
        for child in running.values():
            child.terminate()
            child.join()


def _build_one(settings: dict[str, object], source: Path, target: Path, read: Path, log: Path) -> None:
    """Build one language, in a process of its own; what Sphinx warns of goes into the log."""
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    warnings = io.StringIO()
    failed = True
    try:
        with patch_docutils(str(source)), docutils_namespace():
            app = Sphinx(
                source, source, target, read, "html", settings, status=None, warning=warnings, warningiserror=True
            )
            app.build(force_all=True)
            failed = bool(app.statuscode)
        (target / ".buildinfo").unlink()  # tells where the sources lie, to builds that write only some pages
    except SphinxError as error:
        warnings.write(f"{error}\n")
    except KeyboardInterrupt:
        os._exit(130)
    except Exception as error:
        warnings.write(f"{type(error).__name__}: {error}\n")
        if os.environ.get("POCH_DEBUG"):
            traceback.print_exc(file=warnings)
    if failed:
        log.write_text(warnings.getvalue(), encoding="utf-8")
    sys.exit(int(failed))


def _import_everything() -> None:
    """Pay for the imports once, before the forks."""
    for name in ("furo", "myst_parser.parsers.sphinx_", "sphinx.builders.html", "poch_rules.book.variant_page"):
        import_module(name)


def _cache(out: Path, stack: ExitStack) -> Path:
    """The folder that keeps what was read for that output, or one for this time only where none can be had.

    A book that is built from nothing is also read from nothing.
    """
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())
    folder = home / "poch-rules" / hashlib.sha256(str(out.resolve()).encode()).hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not _is_ours(out):
            shutil.rmtree(folder)
            folder.mkdir()
    except OSError:
        return Path(stack.enter_context(tempfile.TemporaryDirectory()))
    return folder


def _copy_catalogues(source: Path, target: Path) -> None:
    """Copy the catalogues that differ, so that Sphinx compiles them in the cache and notices what has changed."""
    for path in sorted(source.glob("*/LC_MESSAGES/*.po")):
        copy = target / path.relative_to(source)
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def _is_ours(out: Path) -> bool:
    """Whether a book of ours stands in a folder."""
    index = out / "index.html"
    return index.is_file() and GENERATOR in index.read_text(encoding="utf-8", errors="replace")


def _refuse_to_overwrite(out: Path, languages: Sequence[str]) -> None:
    """Stop where files of somebody else stand in the way."""
    if _is_ours(out):
        return
    for name in ("index.html", *languages):
        if (out / name).exists():
            raise InTheWay(f"‘{out / name}’ is there already and no rule book of ours: name another folder with -o")


def _put_in_place(beside: Path, out: Path, languages: Sequence[str]) -> None:
    """Let the new pages take the place of the old ones; languages that are no longer asked for go."""
    old = beside / "old"
    old.mkdir()
    for path in out.iterdir():
        if (path / "objects.inv").is_file() and (path / "searchindex.js").is_file():
            path.rename(old / path.name)
    for name in languages:
        (beside / name).rename(out / name)
    (beside / "index.html").replace(out / "index.html")


def start_page(languages: Sequence[str]) -> str:
    """The page where a reader chooses a language."""
    links = "\n".join(
        f'      <li><a href="{code}/index.html" hreflang="{code}" lang="{code}" dir="{direction(code)}">'
        f"{own_name(code)}</a></li>"
        for code in languages
    )
    page = resources.files("poch_rules.book").joinpath("templates/start.html").read_text(encoding="utf-8")
    return Template(page).substitute(generator=GENERATOR, links=links)
