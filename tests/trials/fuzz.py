"""Files that hypothesis makes up, on their way through the commands, for as long as there is time.

``python -m tests.trials.fuzz --seed 1 --minutes 10 [--only way] [--save FOLDER]`` tries every file in a process that
has little memory and, for one file, little time; `tests.chain` says what must hold.  A file for which it does not is
made small and kept.  Files that pass go into a book, many at once.  The exit status is 1 if anything failed.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests import chain, grammar
from tests.trials.command import Clock, options, show_progress

#: What one file may take: seconds of the processor, and bytes of memory with all that Python needs itself.
SECONDS, MEMORY = 10, 3 * 1024**3
#: How many files of one kind are tried before the next kind has its turn.
ROUND = 40
#: How many files go into one book.
BOOK = 20
#: How often a failing file is tried with something taken out of it.
TRIES = 300


class Worker:
    """A process that tries one file after another; a new one where the last was ended by its limits."""

    def __init__(self) -> None:
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.memory = 0

    def tried(self, kind: str, content: bytes) -> tuple[chain.Outcome | chain.Broken, float]:
        """What came of a file, and the seconds that it took."""
        if self.process is None or not self.process.is_alive():
            self.pipe, other = multiprocessing.Pipe()
            self.process = multiprocessing.get_context("fork").Process(target=_work, args=(other,), daemon=True)
            self.process.start()
            other.close()
        assert self.pipe is not None
        self.pipe.send((kind, content))
        try:
            answer, took, memory = self.pipe.recv()
        except EOFError:
            self.process.join()
            status = self.process.exitcode
            why = f"takes more than {SECONDS} s" if status == -signal.SIGPROF else f"ends with {status}"
            return chain.Broken(f"{kind}: {why}", why), float(SECONDS)
        self.memory = max(self.memory, memory)
        return (chain.Broken(*answer) if isinstance(answer, tuple) else answer), took


def _work(pipe: Connection) -> None:
    """Try what comes, in a folder of its own that is also home and the place for temporary files."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            kind, content = pipe.recv()
        except EOFError:
            return
        with tempfile.TemporaryDirectory(prefix="poch-fuzz-") as name:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            start = time.process_time()
            try:
                answer: object = chain.WAYS[kind](Path(name).resolve(), content)
            except chain.Broken as broken:
                answer = broken.kind, str(broken)
            took = time.process_time() - start
            signal.setitimer(signal.ITIMER_PROF, 0)
        pipe.send((answer, took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024))


@dataclass
class Figures:
    """What was tried of one kind."""

    cases: int = 0
    passed: int = 0
    played: int = 0
    slowest: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        few = ", ".join(f"{code} {count}" for code, count in sorted(self.codes.items()))
        return (
            f"{self.cases} files, {self.passed} passed, {self.played} played, "
            f"slowest {self.slowest:.1f} s; refused by {few or 'nothing'}"
        )


@dataclass
class Trial:
    """Everything that is known by now; `found` tells of each kind of failure."""

    save: Path | None
    clock: Clock
    worker: Worker = field(default_factory=Worker)
    figures: dict[str, Figures] = field(default_factory=dict)
    found: dict[str, str] = field(default_factory=dict)
    passed: list[bytes] = field(default_factory=list)
    books: int = 0

    def round(self, kind: str, number: int) -> None:
        """Try some files of one kind; a failure that is new is made small and kept."""
        failed: list[tuple[bytes, chain.Broken]] = []

        @seed(number)
        @settings(
            max_examples=ROUND, database=None, deadline=None, phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck), report_multiple_bugs=False, print_blob=False,
        )  # fmt: skip
        @given(grammar.KINDS[kind]())
        def try_one(content: bytes) -> None:
            if self.clock.is_over():
                return
            answer, took = self.worker.tried(kind, content)
            self.count(kind, answer, took)
            if isinstance(answer, chain.Broken) and answer.kind not in self.found:
                failed.append((content, answer))
                raise answer
            if kind == "way" and isinstance(answer, chain.Outcome) and answer.passed:
                self.passed.append(content)

        try:
            try_one()
        except chain.Broken:
            self.keep(kind, *failed[-1])

    def count(self, kind: str, answer: chain.Outcome | chain.Broken, took: float) -> None:
        """Note what came of one file."""
        figures = self.figures.setdefault(kind, Figures())
        figures.cases += 1
        figures.slowest = max(figures.slowest, took)
        if isinstance(answer, chain.Outcome):
            figures.passed += answer.passed
            figures.played += answer.played
            figures.codes.update(answer.codes)

    def keep(self, kind: str, content: bytes, broken: chain.Broken) -> None:
        """Make a failing file smaller still, line by line, and save it."""

        def fails(smaller: bytes) -> bool:
            answer, _ = self.worker.tried(kind, smaller)
            return isinstance(answer, chain.Broken) and answer.kind == broken.kind

        self.note(kind, smallest(content, fails), broken)

    def book(self, language: str) -> None:
        """Put files that passed into one book of one language."""
        files, self.passed = self.passed[:BOOK], self.passed[BOOK:]
        self.books += 1
        broken = _no_book(files, language)
        while broken is not None and len(files) > 1:  # which of them it is
            half = files[: len(files) // 2]
            other = _no_book(half, language)
            files, broken = (half, other) if other is not None else (files[len(half) :], broken)
        if broken is not None and broken.kind not in self.found:
            self.note("docs", files[0], broken)

    def note(self, kind: str, content: bytes, broken: chain.Broken) -> None:
        """Show a failing file, and save it."""
        self.found[broken.kind] = str(broken)
        print(f"\n{broken}\n{content.decode('utf-8', 'backslashreplace')[:3000]}", flush=True)
        if self.save is not None:
            self.save.mkdir(parents=True, exist_ok=True)
            beside = self.save / f"{kind}-{len(self.found):02}"
            beside.with_suffix(".yaml").write_bytes(content)
            beside.with_suffix(".txt").write_text(str(broken), encoding="utf-8")


def _no_book(files: list[bytes], language: str) -> chain.Broken | None:
    """Why no book can be made of these files; nothing if one can."""
    with tempfile.TemporaryDirectory(prefix="poch-fuzz-") as name:
        added = []
        for number, content in enumerate(files):
            (Path(name) / f"v{number}.yaml").write_bytes(_renamed(content, f"v{number}"))
            added += ["--add", f"v{number}.yaml"]
        line = [sys.executable, "-m", "poch_rules", "docs", "--language", language, "-o", "site", "poch/eight-pool"]
        here = {**os.environ, "PYTHONPATH": str(grammar.TESTS.parent), "POCH_DEBUG": ""}
        ran = subprocess.run([*line, *added], cwd=name, env=here, capture_output=True, text=True, timeout=600)
        if ran.returncode == 0 and (Path(name) / "site" / language / "index.html").is_file():
            return None
        said = re.sub(r"\d+", "…", " ".join(ran.stderr.split()[:40]))
        return chain.Broken(f"docs: exit status {ran.returncode}: {said}", ran.stderr)


def _renamed(content: bytes, name: str) -> bytes:
    """A file under another name, since a book has each name once; it is written as the grammar writes names."""
    for old in (b'variant: "v"', b"variant: v"):
        if old in content:
            return content.replace(old, f"variant: {name}".encode(), 1)
    return content


def smallest(content: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """The file without the lines, and then the stretches of bytes, that it can fail without."""
    tries = 0
    for split in (lambda all: all.splitlines(keepends=True), lambda all: [bytes((each,)) for each in all]):
        parts = split(content)
        size = max(1, len(parts) // 2)
        while size and tries < TRIES:
            at = 0
            while at < len(parts) and tries < TRIES:
                smaller = parts[:at] + parts[at + size :]
                tries += 1
                if smaller and fails(b"".join(smaller)):
                    parts = smaller
                else:
                    at += size
            size //= 2
        content = b"".join(parts)
    return content


def kinds(only: str | None) -> Iterator[str]:
    """The kinds in turn, without end; the whole way, which takes longest, comes as often as the rest."""
    while True:
        yield from (only,) if only else ("way", "variant", "way", "hand", "way", "bytes")


def main() -> int:
    """Run the trial; the exit status is 1 if anything failed."""
    parser = options("fuzz", __doc__, minutes=10)
    parser.add_argument("--only", choices=list(grammar.KINDS), help="one kind of file instead of all")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where failing files are kept")
    chosen = parser.parse_args()
    clock = Clock(chosen.minutes)
    trial = Trial(chosen.save, clock)
    numbers = random.Random(chosen.seed)
    try:
        for kind in kinds(chosen.only):
            if clock.is_over():
                break
            trial.round(kind, numbers.randrange(2**32))
            if len(trial.passed) >= BOOK:
                trial.book(numbers.choice(chain.LANGUAGES))
            cases = sum(each.cases for each in trial.figures.values())
            failures = len(trial.found)
            show_progress(f"{clock.seconds:5.0f} s  {cases} files  {trial.books} books  {failures} failures")
    except KeyboardInterrupt:
        pass
    print(f"\nseed {chosen.seed}, {clock.seconds / 60:.1f} minutes, {trial.books} books, "
          f"{trial.worker.memory / 1024**2:.0f} MB at most")  # fmt: skip
    for kind, figures in trial.figures.items():
        print(f"{kind}: {figures}")
    print(f"{len(trial.found)} kinds of failure" + "".join(f"\n  {each}" for each in trial.found))
    return 1 if trial.found else 0


if __name__ == "__main__":
    sys.exit(main())
