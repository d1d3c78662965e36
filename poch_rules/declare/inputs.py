"""Files that were read are not written over.

Whoever opens a file notes it (`note_input`), whoever is going to write one claims it (`claim_output`).  Whichever comes
second finds out that the two are one file: mostly when the file is read, before any work is done, and at the latest
when the other is written.  Both belong to a run, which is one command; outside of a run nothing is noted, so that a
program which lives long and reads much keeps nothing of it.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

#: A file or folder whatever it is called: its device, and its number there.  Links, other spellings of a path and names
#: in capital letters, where these are the same, all lead to one.
_Identity: TypeAlias = tuple[int, int]


class WouldBeLost(Exception):
    """What is to be written would take the place of a file that was read, or of another that is written."""


class _Output(NamedTuple):
    """What an option names to be written."""

    path: str
    option: str


@dataclass
class _Run:
    """The files of one command: the name of each that was read, with what it is and the folders that it lies in."""

    inputs: dict[str, frozenset[_Identity]] = field(default_factory=dict)
    outputs: list[_Output] = field(default_factory=list)
    around: dict[str, frozenset[_Identity]] = field(default_factory=dict)

    def places(self, path: str | int) -> frozenset[_Identity]:
        """A file itself and the folders around it, by its name and by where links lead; nothing if it is no file."""
        itself = _identity(path)
        if itself is None or isinstance(path, int):
            return frozenset() if itself is None else frozenset((itself,))
        folders = {os.path.dirname(found) for found in (os.path.abspath(path), os.path.realpath(path))}
        return frozenset((itself,)).union(*map(self.folders, folders))

    def folders(self, folder: str) -> frozenset[_Identity]:
        """A folder and all those around it."""
        if folder not in self.around:
            found = {_identity(each) for each in (folder, *map(str, Path(folder).parents))}
            self.around[folder] = frozenset(identity for identity in found if identity is not None)
        return self.around[folder]


_RUN: ContextVar[_Run | None] = ContextVar("_RUN", default=None)


@contextmanager
def guarded_run() -> Iterator[None]:
    """Keep apart, for as long as this lasts, what is read and what is written."""
    token = _RUN.set(_Run())
    try:
        yield
    finally:
        _RUN.reset(token)


def note_input(path: str | Path, *, opened: int | None = None) -> None:
    """A file is read; of one that was opened by somebody else, as standard input is, `opened` is its number.

    Raises `WouldBeLost` if it is going to be written over.
    """
    run = _RUN.get()
    name = str(path)
    if run is None or name in run.inputs:
        return
    run.inputs[name] = run.places(name if opened is None else opened)
    for output in run.outputs:
        _keep(run, name, output)


def claim_output(path: str | Path, option: str = "-o") -> None:
    """A file or folder is going to be written, because `option` names it.

    Raises `WouldBeLost` if it is, or holds, a file that was read, or if another option names the same.
    """
    run = _RUN.get()
    if run is None:
        return
    output = _Output(str(path), option)
    for other in run.outputs:
        if other.option != option and _same(other.path, output.path):
            raise WouldBeLost(f"{other.option} and {option} both name ‘{path}’: give one of them another name")
    for name in run.inputs:
        _keep(run, name, output)
    if output not in run.outputs:
        run.outputs.append(output)


def _keep(run: _Run, name: str, output: _Output) -> None:
    """Raise `WouldBeLost` where an output would take the place of the input of that name."""
    there = _identity(output.path)
    if there is None or there not in run.inputs[name]:
        return
    if os.path.isdir(output.path):
        what = f"‘{name}’, which is read, lies in ‘{output.path}’, so that cannot be written"
    elif name == output.path:
        what = f"‘{name}’ is read, so it cannot be written"
    else:
        what = f"‘{output.path}’ is ‘{name}’, which is read, so it cannot be written"
    raise WouldBeLost(f"{what}: give {output.option} another name")


def _identity(path: str | int) -> _Identity | None:
    """What file or folder it is; nothing for a terminal, a pipe or a device, and for what is not there."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return (found.st_dev, found.st_ino) if stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode) else None


def _same(one: str, other: str) -> bool:
    """Whether two paths lead to one place, where something may not yet be."""
    there = _identity(one)
    return there == _identity(other) if there is not None else os.path.realpath(one) == os.path.realpath(other)
