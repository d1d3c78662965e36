"""What all tests share: running a command, and the option that writes golden files anew."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, settings

# How many examples hypothesis tries: a few while one works on a rule, more for every change, many at night.
# Choose with ``pytest --hypothesis-profile=deep``.  Nothing is kept from run to run.
for name, examples in (("dev", 5), ("ci", 30), ("deep", 1_000)):
    slow = (HealthCheck.too_slow, HealthCheck.data_too_large)
    settings.register_profile(name, max_examples=examples, deadline=None, database=None, suppress_health_check=slow)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update", action="store_true", help="write the golden files anew, to be reviewed before a commit"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the file of that name in `golden/` beside the test; ``--update`` writes it anew."""
    folder = Path(request.path).parent / "golden"

    def compare(name: str, text: str) -> None:
        path = folder / name
        if request.config.getoption("--update"):
            folder.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.is_file(), f"there is no {path}: run pytest --update, and look at it"
        assert text == path.read_text(encoding="utf-8")

    return compare


class Ran(NamedTuple):
    """What a command did: its exit status and what it wrote."""

    status: int
    out: str
    err: str


@pytest.fixture
def poch(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run ``poch`` with these arguments in this process; `stdin` is what it reads from there."""
    from poch_rules.commands import run

    monkeypatch.setenv("COLUMNS", "80")

    def ran(*arguments: object, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        capfd.readouterr()
        status = run([str(argument) for argument in arguments])
        return Ran(status, *capfd.readouterr())

    return ran
