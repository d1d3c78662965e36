"""What a book was made from and what was written, so that a build with nothing new leaves everything as it is, and one
with something new takes away what the last one wrote and nothing else."""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import distributions
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config

from poch_rules.core.family import Family
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.inputs import note_input
from poch_rules.declare.library import data_folder

PACKAGE = Path(__file__).parents[1]
#: What Python and Sphinx write beside their sources.
COMPILED = (".pyc", ".mo")


def ingredients(settings: object, source: Path, families: Sequence[Family], variants: Sequence[Declaration]) -> str:
    """A digest of everything that goes into a book.

    That is its settings, the folder of its pages with their translations, the package with all wording, the library and
    the variants, what is installed and in which version, and the time that the build pretends to be.
    """
    digest = hashlib.sha256()
    versions = sorted({f"{found.name} {found.version}" for found in distributions()})
    for line in (repr(settings), sys.version, os.environ.get("SOURCE_DATE_EPOCH", ""), *versions):
        digest.update(f"{line}\n".encode())
    for folder in (source, PACKAGE, data_folder()):
        _feed(digest, folder, _below(folder))
    for family in families:
        _feed(digest, Path("/"), _files_of(family))
    for variant in variants:
        for file in (Path(each.path).resolve() for each in variant.line()):
            if data_folder() not in file.parents:  # a module or a recorded hand may stand beside it
                beside = (*file.parent.glob("*.yaml"), *file.parent.glob("*/*.yaml"))
                read = [path for path in beside if path.is_file()]
                for path in read:
                    note_input(path)
                _feed(digest, file.parent, read)
    return digest.hexdigest()


def contents(out: Path, names: Iterable[str]) -> str:
    """A digest of files and folders that were written."""
    digest = hashlib.sha256()
    for name in sorted(names):
        path = out / name
        _feed(digest, out, _below(path) if path.is_dir() else [path] if path.exists() else [])
    return digest.hexdigest()


def is_whole(seal: Path, made_from: str, out: Path) -> bool:
    """Whether a book that was made from the same stands there as it was written."""
    try:
        kept = json.loads(seal.read_text(encoding="utf-8"))
        return bool(kept["from"] == made_from and kept["tree"] == contents(out, kept["names"]))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def written(seal: Path) -> list[str]:
    """The files and folders that the last build wrote; none where that is not known."""
    try:
        return [str(name) for name in json.loads(seal.read_text(encoding="utf-8"))["names"]]
    except (OSError, ValueError, KeyError, TypeError):
        return []


def put(seal: Path, made_from: str, out: Path, names: Iterable[str]) -> None:
    """Note what a book was made from and what was written."""
    kept = {"from": made_from, "names": sorted(names), "tree": contents(out, names)}
    seal.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def fingerprint(config: Config) -> str:
    """Changes with all code, the wording and the library's lists, so that pages are then all read again."""
    files = {path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".ftl", ".po")}
    files |= {*data_folder().glob("*.yaml"), *(path for family in config.poch_families for path in _files_of(family))}
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files_of(family: Family) -> Iterator[Path]:
    """The code of a family, and what it brings along beside its variants."""
    yield from (Path(inspect.getfile(rule)) for rule in family.rules.values())
    if family.wording is not None:
        yield from family.wording.glob(f"*/{family.name}.ftl")
    if family.variants is not None:
        yield from family.variants.glob("*.yaml")


def _below(folder: Path) -> Iterator[Path]:
    found = (path for path in folder.rglob("*") if path.suffix not in COMPILED and "__pycache__" not in path.parts)
    return (path for path in found if path.is_file())


def _feed(digest: hashlib._Hash, folder: Path, paths: Iterable[Path]) -> None:
    for path in sorted(paths):
        text = path.read_bytes()
        name = path.relative_to(folder) if path.is_relative_to(folder) else path
        digest.update(os.fsencode(name) + f"\0{len(text)}\0".encode())
        digest.update(text)


def setup(app: Sphinx) -> None:
    """Let Sphinx notice what it does not see: its pages are made by code."""
    app.add_config_value("poch_fingerprint", fingerprint, "env", str)
