"""Copies of the project, in which the tests of a part are run against one mutant after another."""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from pathlib import Path

from tests.trials.mutations import Mutant
from tests.trials.parts import PARTS, ROOT

COPIED = ("poch_rules", "tests", "variants", "docs", "pyproject.toml", "cli.py", "README.md", "CHANGELOG.md")
QUICK = 1.5  #: seconds of the tests that reach a line which are tried before all others
MEMORY = 4 * 2**30  #: bytes that the tests of a mutant may use

#: Every run of tests is a fork of a process that has imported what no mutant changes, which takes most of the time.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        *("tests.trials.copies", "pytest", "hypothesis.strategies", "coverage", "pygments", "annotated_types"),
        *("babel.dates", "babel.numbers", "click", "fluent.runtime", "pydantic", "rich.console", "yaml"),
    ]
)


class Outcome(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"


@dataclass(frozen=True)
class Reach:
    """The tests of a part: how many seconds each takes, and the lines of each file that it reaches."""

    tests: dict[str, tuple[float, dict[str, list[int]]]]

    @property
    def seconds(self) -> float:
        """How long all of them take."""
        return sum(seconds for seconds, _ in self.tests.values())

    def batches(self, mutant: Mutant) -> Iterator[list[str]]:
        """The tests that could notice a change: the quickest that reach its statement, then the others that do.

        What runs on import is reached by no test in particular; there all tests of the part are one batch.
        """
        near = sorted(
            (seconds, test)
            for test, (seconds, lines) in self.tests.items()
            if not set(mutant.statement).isdisjoint(lines.get(mutant.file, ()))
        )
        if not near:
            yield [*self.tests]
        quick = sum(spent <= QUICK for spent in accumulate(seconds for seconds, _ in near))
        for part in (near[:quick], near[quick:]):
            if part:
                yield [test for _, test in part]


class Copy:
    """A copy of the project in which tests are run."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.seed, self.tried = folder, seed, 0
        for name in COPIED:
            source, to = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, to, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy(source, to)

    def run(self, tests: Sequence[str], *options: str, seconds: float) -> int:
        """The exit status of these tests; below zero when they were stopped for taking too long."""
        arguments = ["-x", "-p", "no:cacheprovider", "--hypothesis-profile=dev", f"--hypothesis-seed={self.seed}"]
        process = FORKS.Process(target=run_tests, args=(str(self.folder), [*arguments, *options, *tests], int(seconds)))
        process.start()
        process.join(20 * seconds)  # what waits uses no time of the processor
        if process.exitcode is None:
            assert process.pid is not None
            os.killpg(process.pid, signal.SIGKILL)
            process.join()
        assert process.exitcode is not None
        return process.exitcode

    def reach(self, name: str) -> Reach:
        """The tests of a part, run once as they are.  Raises `SystemExit` where one of them fails."""
        print(f"the tests of {name} as they are …", file=sys.stderr)
        part, path = PARTS[name], self.folder / "reached.json"
        options = ("-p", "tests.trials.reached", f"--reached={path}", f"--code={','.join(part.code)}")
        if self.run(part.found_tests(self.folder), *options, seconds=3600):
            raise SystemExit(f"the tests of {name} fail as they are")
        return Reach(json.loads(path.read_text(encoding="utf-8")))

    def try_mutant(self, mutant: Mutant, reach: Reach) -> Outcome:
        """Whether the tests of the part notice the change."""
        path = self.folder / mutant.file
        before, stat = path.read_text(encoding="utf-8"), path.stat()
        path.write_text(mutant.text, encoding="utf-8")
        self.tried += 1
        os.utime(path, (self.tried, self.tried))  # or Python takes what it has compiled, of a change of the same length
        try:
            for tests in reach.batches(mutant):
                if status := self.run(tests, seconds=30 + 3 * reach.seconds):
                    return Outcome.KILLED if status > 0 else Outcome.TIMED_OUT
        finally:
            path.write_text(before, encoding="utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        return Outcome.SURVIVED


def run_tests(folder: str, arguments: Sequence[str], seconds: int) -> None:
    """Run pytest in a copy of the project, as a process of its own that takes no more than so many seconds."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.chdir(folder)
    os.environ["PYTHONPATH"] = folder
    sys.path[:] = [folder, *(path for path in sys.path if Path(path).resolve() != ROOT)]
    for name in list(sys.modules):
        if name.partition(".")[0] in ("poch_rules", "tests"):
            del sys.modules[name]
    import pytest

    sys.exit(pytest.main(list(arguments)))
