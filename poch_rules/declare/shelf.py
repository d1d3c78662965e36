"""Where the variants, modules, sources and rulings of the project lie; and files beside a file."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from poch_rules.core.family import Family
from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.files import NO_FILES, read_file
from poch_rules.declare.folders import data_folder
from poch_rules.declare.inputs import note_input
from poch_rules.declare.located import Fields, under
from poch_rules.declare.reader import Reader
from poch_rules.declare.sources import Rulings, Sources, read_rulings, read_sources

T = TypeVar("T")
Concepts: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]


class Shelf:
    """The variants of some families and what they cite.

    A family's folder has ``family/name.yaml``, ``family/modules/…``, ``sources.yaml`` and ``rulings.yaml``.
    """

    def __init__(self, families: Sequence[Family]) -> None:
        self.folders = {family.name: family.variants or data_folder() for family in families}

    def variant_paths(self) -> dict[str, Path]:
        """The file of every variant, by id."""
        of_each = ((name, sorted((folder / name).glob("*.yaml"))) for name, folder in self.folders.items())
        return {f"{name}/{path.stem}": path for name, paths in of_each for path in paths}

    def is_variant(self, id: str, path: str) -> bool:
        """Whether the file at `path` is that of the variant of that id."""
        shelved = self.variant_paths().get(id)
        return shelved is not None and os.path.isfile(path) and shelved.samefile(path)

    def module_paths(self, family: str) -> dict[str, Path]:
        """The file of every module of a family, by id."""
        folder = self.folders.get(family, data_folder()) / family / "modules"
        return {p.relative_to(folder).with_suffix("").as_posix(): p for p in sorted(folder.glob("*/*.yaml"))}

    def module_path(self, id: str, family: str) -> Path | None:
        """The file of one module, if there is one."""
        folder, _, name = id.partition("/")
        path = self.folders.get(family, data_folder()) / family / "modules" / folder / f"{name}.yaml"
        return path if folder not in ("", ".", "..") and "/" not in name and os.path.isfile(path) else None

    @cached_property
    def sources(self) -> Sources:
        """The bibliography."""
        return self._all("sources.yaml", read_sources)

    @cached_property
    def rulings(self) -> Rulings:
        """How gaps are read."""
        return self._all("rulings.yaml", read_rulings)

    @cached_property
    def concepts(self) -> Concepts:
        """The concepts of the glossary: concept → language → the forms of its term."""
        return _once(data_folder() / "glossary.yaml", _forms)

    def _all(self, name: str, read: Callable[[Fields | None, Reader], Mapping[str, T]]) -> Mapping[str, T]:
        """What the files of that name hold in all folders."""
        found: dict[str, T] = {}
        for folder in dict.fromkeys(self.folders.values()):
            found |= _once(folder / name, read)
        return found


def _forms(fields: Fields | None, reader: Reader) -> Concepts:
    return {
        name: {language: tuple(under(term)) for language, term in under(under(concept).get("terms")).items()}
        for name, concept in (fields.entries if fields else {}).items()
    }


def _once(path: Path, read: Callable[[Fields | None, Reader], T]) -> T:
    """What a file of the library holds; one that has not changed is read once in the life of the program."""
    if not path.is_file():
        return read(None, Reader(Findings()))
    note_input(path)
    stat = path.stat()
    found: T = _read(path, stat.st_mtime_ns, stat.st_size, read)
    return found


@lru_cache
def _read(path: Path, changed: int, size: int, read: Callable[[Fields | None, Reader], T]) -> T:
    findings = Findings()
    node = read_file(path, findings)
    found = read(node if isinstance(node, Fields) else None, Reader(findings))
    findings.stop_if_failed()
    return found


class Outside(ValueError):
    """The name leads out of the folder of the file that uses it."""


def is_file_name(name: str) -> bool:
    """Whether a name is meant as a file's and not as that of something in the library."""
    return name.endswith((".yaml", ".yml")) or name.startswith((".", "/", "~")) or "\\" in name


def beside(name: str, path: str) -> Path | None:
    """The file of that name beside (or below) the file at `path`.  Raises `Outside` if it lies elsewhere."""
    folder = Path.cwd() if path in NO_FILES else Path(path).parent
    wanted = folder / name
    try:
        inside = wanted.resolve().is_relative_to(folder.resolve())
        found = wanted.is_file()
    except (OSError, ValueError, RuntimeError):
        return None
    leads_home = name.startswith("~") and not found
    if not inside or leads_home or Path(name).is_absolute() or "\\" in name:
        raise Outside(name)
    return wanted if found else None
