"""A bar while hands are played, and a Ctrl-C that waits for the end of the hand."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def counted_hands(what: str, total: int | None, *, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Give a function to be told how many hands are played; it moves a bar on standard error if that is a terminal.

    A Ctrl-C is kept until the function is next called, and comes out of it as `KeyboardInterrupt`: between two hands,
    so that what was counted is whole.
    """
    asked_to_stop = False

    def stop(signum: int, frame: Any) -> None:
        nonlocal asked_to_stop
        if asked_to_stop:  # whoever asks twice does not want to wait
            raise KeyboardInterrupt
        asked_to_stop = True

    with _bar(what, total, quiet=quiet) as move:

        def played(hands: int) -> None:
            if asked_to_stop:
                raise KeyboardInterrupt
            move(hands)

        if threading.current_thread() is not threading.main_thread():
            yield played
            return
        before = signal.signal(signal.SIGINT, stop)
        try:
            yield played
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _bar(what: str, total: int | None, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    if quiet or not sys.stderr.isatty():
        yield lambda hands: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)

        def move(hands: int) -> None:
            if hands % 64 == 0 or hands == total:
                progress.update(task, completed=hands)

        yield move
