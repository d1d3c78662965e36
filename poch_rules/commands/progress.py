"""A bar while hands are played, and a Ctrl-C that waits until hands are next counted."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from poch_rules.commands.output import is_styled


class HandCount:
    """The hands of a run: called with how many are played, it moves the bar; their number may be told later.

    Called after a Ctrl-C it raises `KeyboardInterrupt`.
    """

    def __init__(self, total: int | None) -> None:
        self.total = total
        self.asked_to_stop = False
        self.move: Callable[[int, int | None], None] = lambda hands, total: None

    def __call__(self, hands: int) -> None:
        if self.asked_to_stop:
            raise KeyboardInterrupt
        self.move(hands, self.total)

    def expect(self, total: int) -> None:
        """So many hands are to be played."""
        self.total = total
        self.move(0, total)

    def stop(self, signum: int, frame: Any) -> None:
        """Hear a Ctrl-C."""
        if self.asked_to_stop:  # whoever asks twice does not want to wait
            raise KeyboardInterrupt
        self.asked_to_stop = True


@contextmanager
def counted_hands(what: str, total: int | None = None, *, quiet: bool = False) -> Iterator[HandCount]:
    """Give a function to be told how many hands are played; it moves a bar on standard error if that is a terminal.

    A Ctrl-C is kept until the function is next called, and comes out of it as `KeyboardInterrupt`: after a hand that
    was counted and before the next is, so that the counts are whole.  Where hands go abreast that may take some.
    """
    hands = HandCount(total)
    with _bar(what, hands, quiet=quiet):
        if threading.current_thread() is not threading.main_thread():
            yield hands
            return
        before = signal.signal(signal.SIGINT, hands.stop)
        try:
            yield hands
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _bar(what: str, hands: HandCount, *, quiet: bool) -> Iterator[None]:
    if quiet or not is_styled(sys.stderr):
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = None

        def move(played: int, total: int | None) -> None:
            nonlocal task
            if task is None:  # before the first hand their number need not be known
                task = progress.add_task(what, total=total)
            if played % 64 == 0 or played == total:
                progress.update(task, completed=played, total=total)

        hands.move = move
        yield
