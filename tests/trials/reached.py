"""A pytest plugin: which lines of some code each test reaches, and how long it takes.

``pytest -p tests.trials.reached --reached FILE --code FOLDER,FILE,…`` writes ``{test: [seconds, {file: [line, …]}]}``
as JSON.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import coverage
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reached", type=Path, required=True, help="where to write which lines each test reaches")
    parser.addoption("--code", required=True, help="files and folders, with commas between them")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reached(config.getoption("--reached"), config.getoption("--code").split(",")))


class Reached:
    """Switches the context of a measurement from test to test."""

    def __init__(self, path: Path, code: Sequence[str]) -> None:
        self.path, self.seconds = path, dict[str, float]()
        files = [each if each.endswith(".py") else f"{each}/*" for each in code]
        self.measure = coverage.Coverage(data_file=None, config_file=False, include=files)
        self.measure.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.measure.switch_context(item.nodeid)
        begun = time.perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.perf_counter() - begun
            self.measure.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self.measure.stop()
        data = self.measure.get_data()
        reached: dict[str, tuple[float, dict[str, list[int]]]] = {
            test: (seconds, {}) for test, seconds in self.seconds.items()
        }
        for file in data.measured_files():
            name = Path(file).relative_to(Path.cwd()).as_posix()
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    if test:
                        reached[test][1].setdefault(name, []).append(line)
        self.path.write_text(json.dumps(reached), encoding="utf-8")
