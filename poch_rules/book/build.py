"""Build the book in several languages: a forked child for each, some at a time, and all of it or nothing.

Everything heavy is imported, and every variant read, before the first fork.  Two languages in one process would leak
into each other, since Sphinx keeps its catalogues for as long as the process lives.

The pages are written into a folder beside the old ones and take their place only when every language is done.  What
Sphinx has read is kept in a cache folder of the user's, so that the next build into the same folder is quick.  If
anything has changed all pages are written, so that a book does not depend on what stood there before; if nothing has,
nothing is written at all.
"""

from __future__ import annotations

import gc
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
from importlib import import_module
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from poch_rules.book import seal
from poch_rules.book.folders import beside_the_old, output_folder, put_in_place
from poch_rules.book.library import declarations
from poch_rules.book.lost import check_catalogues
from poch_rules.book.web.root import GENERATOR, root_files
from poch_rules.core.family import Family
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.inputs import claim_output, note_input
from poch_rules.declare.shelf import is_file_name
from poch_rules.declare.wording import Faces
from poch_rules.families import FAMILIES

#: A child that cannot write ends with this and the number of the system's error.
NO_ROOM = 100


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
    faces: Faces = "french"
    families: tuple[Family, ...] = FAMILIES

    def declarations(self) -> tuple[Declaration, ...]:
        """The variants, read once in a process.  Raises as `library.declarations` does."""
        found = declarations(self.names, tuple(str(path.absolute()) for path in self.added), self.families)
        for path in {path for variant in found for path in variant.files()}:
            note_input(path)  # they may have been read before this run
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The `variants`, those that are files by their whole path."""
        return tuple(str(Path(name).absolute()) if is_file_name(name) else name for name in self.variants)

    def settings(self, locales: Path) -> dict[str, object]:
        """The settings of Sphinx that all languages share."""
        return {
            "poch_languages": list(self.languages),
            "poch_variants": list(self.names),
            "poch_faces": self.faces,
            "poch_add": [str(path.absolute()) for path in self.added],
            "locale_dirs": [str(locales.resolve())],  # Sphinx would look for them beside its sources
            # A book whose families are not named here may name them in its conf.py.
            **({} if self.families == FAMILIES else {"poch_families": self.families}),
        }


def build(
    book: Book,
    out: Path,
    *,
    base: str = "",
    jobs: int | None = None,
    done: Callable[[str], None] = lambda language: None,
) -> bool:
    """Write the book into a folder; `done` is called with each language that is ready.

    `base` is the address where the book will stand, if it is known: then there are sitemaps, and links between
    languages are whole addresses.  `jobs` is how many languages are built at the same time, by default as many as there
    are cores.  Says whether anything was written: a book that stands there as it would be made again is left alone.

    Raises `BookNotBuilt`, `LostReferences`, `InTheWay` or `WouldBeLost`, and then leaves the folder as it was.
    """
    base = base.rstrip("/")
    at_root = root_files(book.languages, base)
    names = [*book.languages, *at_root]
    with output_folder(out), ExitStack() as stack:
        _refuse_to_overwrite(out, names)
        cache = _cache(out, stack)
        sealed = cache / "seal.json"
        chosen = (book.languages, book.variants, book.faces, base)
        for name in {*names, *seal.written(sealed)}:
            claim_output(out / name)
        made_from = seal.ingredients(chosen, book.source, book.families, book.declarations())
        if seal.is_whole(sealed, made_from, out):
            return False
        beside = stack.enter_context(beside_the_old(out))
        build_languages(book, beside, cache, base=base, jobs=jobs, done=done)
        for name, text in at_root.items():
            (beside / name).write_text(text(beside), encoding="utf-8")
        put_in_place(beside, out, names, before=seal.written(sealed))
        seal.put(sealed, made_from, out, names)
    return True


def build_languages(
    book: Book,
    beside: Path,
    cache: Path,
    *,
    builder: str = "html",
    base: str = "",
    jobs: int | None = None,
    done: Callable[[str], None],
) -> None:
    """Build each language into a folder of its name, in a child of its own; the first that fails ends the others.

    `builder` is the name of Sphinx’ builder, `base` an address as for `build`.  What Sphinx has read is kept in the
    `cache`.  Raises `BookNotBuilt` and, where a translation is at fault, `LostReferences`.
    """
    _import_everything()
    jobs = jobs or os.cpu_count() or 1
    locales = cache / "locales"
    _copy_catalogues(book.source / "locales", locales)
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    if way != "fork" and book.families != FAMILIES:
        raise BookNotBuilt("here families are named in conf.py, as ‘poch_families’, and sphinx-build makes the book")
    fork: Any = multiprocessing.get_context(way)
    waiting = list(book.languages)
    running: dict[str, BaseProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                language = waiting.pop(0)
                settings = {**book.settings(locales), "language": language}
                if base:
                    settings["html_baseurl"] = f"{base}/{language}/"
                places = (book.source, beside / language, cache / "read" / language, beside / f"{language}.log")
                child = fork.Process(target=_build_one, args=(builder, settings, *places))
                child.start()
                running[language] = child
            wait([child.sentinel for child in running.values()])
            for language, child in list(running.items()):
                if child.is_alive():
                    continue
                child.join()
                del running[language]
                if child.exitcode and child.exitcode > NO_ROOM:
                    number = child.exitcode - NO_ROOM
                    raise OSError(number, os.strerror(number), str(beside.parent))
                log = beside / f"{language}.log"
                said = log.read_text(encoding="utf-8").strip() if log.exists() else ""
                if child.exitcode or said:
                    check_catalogues(book.source / "locales", [language])  # what Sphinx names is the English page
                    raise BookNotBuilt(f"the book in {language} has faults:\n{said or 'its process died'}")
                log.unlink(missing_ok=True)
                done(language)
    finally:
        for child in running.values():
            child.terminate()
            child.join()


def _build_one(builder: str, settings: dict[str, object], source: Path, target: Path, read: Path, log: Path) -> None:
    """Build one language, in a process of its own; what Sphinx warns of goes into the log."""
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    from poch_rules.book.lean import quicken

    quicken()
    warnings = io.StringIO()
    failed = True
    try:
        with patch_docutils(str(source)), docutils_namespace():
            app = Sphinx(
                source, source, target, read, builder, settings, status=None, warning=warnings, warningiserror=True
            )
            app.build(force_all=True)
            failed = bool(app.statuscode)
        # It tells where the sources lie, to builds that write only some pages.
        (target / ".buildinfo").unlink(missing_ok=True)
    except SphinxError as error:
        warnings.write(f"{error}\n")
    except KeyboardInterrupt:
        os._exit(130)
    except OSError as error:  # there may be no room for a message either
        sys.exit(NO_ROOM + error.errno if error.errno else 1)
    except Exception as error:
        warnings.write(f"{type(error).__name__}: {error}\n")
        if os.environ.get("POCH_DEBUG"):
            traceback.print_exc(file=warnings)
    if failed:
        log.write_text(warnings.getvalue(), encoding="utf-8")
    sys.exit(int(failed))


def _import_everything() -> None:
    """Pay for the imports once, before the forks, and let the children leave that memory as it is."""
    for name in ("furo", "myst_parser.parsers.sphinx_", "sphinx.builders.html", "poch_rules.book.pages.made"):
        import_module(name)
    gc.freeze()


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


def _refuse_to_overwrite(out: Path, names: Sequence[str]) -> None:
    """Stop where files of somebody else stand in the way, also beside a book of ours."""
    is_ours = _is_ours(out)
    for name in names:
        path = out / name
        if path.exists() and not (is_ours and (path.is_file() or (path / "objects.inv").is_file())):
            raise InTheWay(f"‘{out / name}’ is there already and no rule book of ours: name another folder with -o")
