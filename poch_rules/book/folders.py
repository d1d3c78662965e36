"""The folder that a book is written into: what is new is made beside the old, and takes its place when it is whole."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

#: How the folder of a build that is at work begins; the number of its process follows.
UNFINISHED = ".building-"


@contextmanager
def output_folder(out: Path) -> Iterator[None]:
    """Have a folder to write into; one that was not there before goes again if nothing came into it."""
    existed = out.exists()
    out.mkdir(parents=True, exist_ok=True)
    try:
        yield
    finally:
        if not existed and out.exists() and not any(out.iterdir()):
            out.rmdir()


@contextmanager
def beside_the_old(out: Path) -> Iterator[Path]:
    """A folder for what is not yet whole, in the one where it will stand; what killed builds have left there goes."""
    for left in out.glob(f"{UNFINISHED}*"):
        if not _is_at_work(left.name.removeprefix(UNFINISHED).partition("-")[0]):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f"{UNFINISHED}{os.getpid()}-", dir=out) as folder:
        yield Path(folder)


def _is_at_work(process: str) -> bool:
    """Whether a process of that number is there, or may be."""
    if os.name != "posix" or not process.isdigit():
        return True
    try:
        os.kill(int(process), 0)  # asks, and ends nothing
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


def put_in_place(beside: Path, out: Path, names: Sequence[str], *, before: Sequence[str]) -> None:
    """Let what is new take the place of the old; what was written `before` and is no longer asked for goes."""
    old = beside / "old"
    old.mkdir()
    for name in {*names, *before}:
        path = out / name
        if path.is_dir() or (path.is_file() and name not in names):  # a file is replaced at one stroke
            path.rename(old / name)
    for name in names:
        (beside / name).replace(out / name)
