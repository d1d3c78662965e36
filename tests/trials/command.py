"""The command line that the trials have in common: a seed, how long, and figures at the end, also after Ctrl-C."""

from __future__ import annotations

import argparse
import sys
import time


def options(name: str, doc: str | None, *, minutes: float) -> argparse.ArgumentParser:
    """The options of ``python -m tests.trials.NAME``, with the first line of its `doc` as what it does."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.trials.{name}", description=(doc or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="what everything random is drawn with")
    parser.add_argument("--minutes", type=float, default=minutes, help="how long at most")
    return parser


class Clock:
    """Time that runs out after some minutes."""

    def __init__(self, minutes: float) -> None:
        self.begun = time.monotonic()
        self.ends = self.begun + 60 * minutes

    @property
    def seconds(self) -> float:
        """How long it has run."""
        return time.monotonic() - self.begun

    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.ends


def show_progress(text: str) -> None:
    """Say on standard error how far a trial is, in the place of what was said before."""
    print(f"\r{text} ", end="", file=sys.stderr, flush=True)
