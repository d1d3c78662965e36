"""One file on its way through the commands, and what must hold on it whatever is in the file.

No fault of our own, no file touched that was not asked for, every diagnostic at a place that exists, JSON that can be
read; and what ``validate`` passes, the rest takes.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from poch_rules.commands import run
from poch_rules.declare.tree import LINE_BREAK

LANGUAGES = ("en", "de", "ar", "fi", "pl")
_PLACE = re.compile(r"^ *(?:-->|:::) (.+):(\d+):(\d+)", re.MULTILINE)


class Broken(AssertionError):
    """Something that must hold does not; `kind` tells such breaks from one another."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}\n{what}")
        self.kind = kind


class Ran(NamedTuple):
    """What a command did: its exit status and what it wrote."""

    status: int
    out: str
    err: str


@dataclass
class Outcome:
    """What came of one file: the codes of what was found, whether it passed, and whether it was played."""

    codes: list[str] = field(default_factory=list)
    passed: bool = False
    played: bool = False


def command(folder: Path, *arguments: object, writes: Sequence[str] = (), expect: Sequence[int] = (0,)) -> Ran:
    """Run ``poch`` in that folder, which may then hold something new under the names in `writes` and nowhere else."""
    said = [str(argument) for argument in arguments]
    line = f"poch {' '.join(said)}"
    before = _snapshot(folder)
    with _streams() as (out, err), _working_in(folder):
        try:
            status = run(said)
        except Exception as error:
            frames = [f for f in traceback.extract_tb(error.__traceback__) if "poch_rules" in f.filename]
            last = f"{Path(frames[-1].filename).name}:{frames[-1].name}" if frames else "?"
            raise Broken(f"{type(error).__name__} in {last}", f"{line}\n{traceback.format_exc()}") from None
    ran = Ran(status, out.getvalue().decode(), err.getvalue().decode())
    if status not in expect:
        raise Broken(f"{said[0]}: exit status {status}", f"{line}\n{ran.err[-2000:]}")
    if "Traceback" in ran.err:
        raise Broken(f"{said[0]}: a traceback is shown", f"{line}\n{ran.err[-2000:]}")
    touched = {name for name, _ in before ^ _snapshot(folder)} - {*writes}
    if touched:
        raise Broken(f"{said[0]}: touches other files", f"{line}\n{sorted(touched)}")
    return ran


@contextmanager
def _streams() -> Iterator[tuple[io.BytesIO, io.BytesIO]]:
    """Streams as a pipe has them; what is written is kept when the wrappers are gone."""
    out, err = io.BytesIO(), io.BytesIO()
    wrapped = [io.TextIOWrapper(each, encoding="utf-8", write_through=True) for each in (out, err)]
    stdin = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with mock.patch.multiple(sys, stdin=stdin, stdout=wrapped[0], stderr=wrapped[1]):
        yield out, err
    for each in wrapped:
        each.detach()


@contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    """A process as a user starts it in that folder, but that an error of our own comes out."""
    before = os.getcwd()
    os.chdir(folder)
    try:
        with mock.patch.dict(os.environ, {"COLUMNS": "80", "POCH_DEBUG": "1"}):
            yield
    finally:
        os.chdir(before)


def _snapshot(folder: Path) -> set[tuple[str, str]]:
    """Everything below a folder, each file with what is in it."""
    found = set()
    for path in folder.rglob("*"):
        inside = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        found.add((path.relative_to(folder).as_posix(), inside))
    return found


def parsed(ran: Ran, what: str) -> Any:
    """What a command wrote as JSON."""
    try:
        return json.loads(ran.out)
    except ValueError as error:
        raise Broken(f"{what}: no JSON", f"{error}\n{ran.out[:500]}") from None


# -- diagnostics


def check_places(folder: Path, text: str) -> None:
    """Every place that a text of diagnostics names must exist."""
    for path, line, column in _PLACE.findall(text):
        _check_place(folder, path, int(line), int(column), "a diagnostic as text")


def check_diagnostic(folder: Path, told: dict[str, Any]) -> None:
    """A diagnostic of JSON must say what is wrong, where that is in a file that it names, and what would be right."""
    code = told["code"]
    if not told["message"].strip() or (told["severity"] == "error" and not told["help"].strip()):
        raise Broken(f"{code}: says too little", json.dumps(told, ensure_ascii=False))
    _check_place(folder, told["path"], told["line"], told["column"], code)
    _check_place(folder, told["path"], told["end_line"], told["end_column"], f"{code}: the end")
    if (told["line"], told["column"]) > (told["end_line"], told["end_column"]):
        raise Broken(f"{code}: ends before it begins", json.dumps(told, ensure_ascii=False))
    for each in told["related"]:
        _check_place(folder, each["path"], each["line"], each["column"], f"{code}: a related place")


def _check_place(folder: Path, path: str, line: int, column: int, what: str) -> None:
    file = folder / path
    if not file.is_file():
        raise Broken(f"{what}: no such file", f"{path}:{line}:{column}")
    lines = LINE_BREAK.split(file.read_bytes().decode("utf-8-sig", "replace"))
    if not 1 <= line <= len(lines) or not 1 <= column <= len(lines[line - 1]) + 1:
        raise Broken(f"{what}: no such place", f"{path}:{line}:{column}")


# -- the ways of a file


def read_variant(folder: Path, content: bytes, *, hands: int = 1) -> Outcome:
    """Check a variant file by ``validate``."""
    path = folder / "v.yaml"
    path.write_bytes(content)
    names = ("v.yaml", "--hands", hands, "--save", "broken.yaml")
    ran = command(folder, "validate", *names, "--format", "json", writes=["broken.yaml"], expect=(0, 1))
    (told,) = parsed(ran, "validate")["files"]
    for each in told["diagnostics"]:
        check_diagnostic(folder, each)
    codes = sorted({each["code"] for each in told["diagnostics"]})
    if told["valid"] != (ran.status == 0):
        raise Broken("validate: says one thing and ends with another", ran.out)
    text = command(folder, "validate", "v.yaml", "--hands", 0, expect=(0, 1))
    check_places(folder, text.out + text.err)
    if told["counterexample"] is not None:
        command(folder, "replay", "broken.yaml", expect=(1,))
    elif ran.status and not any(each["severity"] == "error" for each in told["diagnostics"]):
        raise Broken("validate: refuses without a reason", ran.out)
    return Outcome(codes, passed=ran.status == 0)


def read_recorded_hand(folder: Path, content: bytes) -> Outcome:
    """Check a hand file by ``replay``."""
    (folder / "hand.yaml").write_bytes(content)
    ran = command(folder, "replay", "hand.yaml", "--format", "json", expect=(0, 1, 2))
    if ran.status == 2:
        if not ran.err.startswith(("error", "warning", "Usage:")):
            raise Broken("replay: refuses without a reason", ran.err)
        check_places(folder, ran.err)
        return Outcome(sorted(set(re.findall(r"^(?:error|warning)\[(P\d+)\]", ran.err, re.MULTILINE))))
    parsed(ran, "replay")
    choice = _choice(content)
    command(folder, "replay", "hand.yaml", "--language", LANGUAGES[choice % 5], expect=(ran.status,))
    if choice % 4 == 0:
        command(folder, "replay", "hand.yaml", "--format", "html", expect=(ran.status,))
    if choice % 3 == 0:
        under = ("--under", "poch/eight-pool", "--under", "spades/partnership", "--otherwise", "stop")
        command(folder, "replay", "hand.yaml", *under, expect=(0, 1))
    return Outcome(passed=True, played=ran.status == 0)


def go_all_the_way(folder: Path, content: bytes) -> Outcome:
    """Check a variant file; if it passes, everything else must take it."""
    outcome = read_variant(folder, content, hands=2)
    if not outcome.passed:
        return outcome
    choice = _choice(content)
    (told,) = parsed(command(folder, "simulate", "v.yaml", "--hands", 2, "--format", "json"), "simulate")["simulations"]
    listed = parsed(command(folder, "explain", "v.yaml", "--format", "json"), "explain")
    from poch_rules import load

    declared = load(folder / "v.yaml")
    for players in {declared.players.least, told["players"], declared.players.most}:
        deal = ("--players", players, "--seed", choice, "-o", "dealt.yaml")
        command(folder, "deal", "v.yaml", *deal, writes=["dealt.yaml"])
        (column,) = parsed(command(folder, "replay", "dealt.yaml", "--format", "json"), "replay")["replays"]
        if not column["complete"] or column["findings"] or column["violations"]:
            raise Broken("replay: not as it was dealt", json.dumps(column, ensure_ascii=False)[:3000])
    for language in LANGUAGES:
        command(folder, "show", "v.yaml", "--language", language)
    language = ("--language", LANGUAGES[choice % 5])
    form = ("text", "html")[choice % 2]
    command(folder, "replay", "dealt.yaml", "--format", form, *language)
    if declared.parent is not None:
        form = ("text", "json", "html", "markdown")[choice % 4]
        command(folder, "compare", "v.yaml", declared.parent.id, "--format", form, *language)
        parsed(command(folder, "compare", declared.parent.id, "v.yaml", "--format", "json"), "compare")
    parsed(command(folder, "validate", "v.yaml", "--hands", 0, "--format", "sarif"), "sarif")
    outcome.played = bool(listed)
    return outcome


def read_either(folder: Path, content: bytes) -> Outcome:
    """Take any bytes for a variant file and for a hand file."""
    hand = read_recorded_hand(folder, content)
    variant = read_variant(folder, content)
    return Outcome(sorted({*hand.codes, *variant.codes}), hand.passed or variant.passed, hand.played)


def _choice(content: bytes) -> int:
    """A number that is the same for the same file, to take turns by."""
    return hashlib.sha256(content).digest()[0]


WAYS = {"variant": read_variant, "hand": read_recorded_hand, "way": go_all_the_way, "bytes": read_either}
