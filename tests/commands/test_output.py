"""``-o``: files that are written whole or not at all, and what becomes of those that were there."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from poch_rules.commands.output import width

Poch = Callable[..., Any]

modes = pytest.mark.skipif(sys.platform == "win32", reason="files have no modes here")


@pytest.fixture
def umask() -> Iterator[None]:
    """The usual one, whatever is set where the tests run."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return path.stat().st_mode & 0o777


@modes
@pytest.mark.parametrize("kept", [0o600, 0o640, 0o664])
def test_a_file_that_is_replaced_keeps_who_may_read_it(poch: Poch, tmp_path: Path, umask: None, kept: int) -> None:
    target = tmp_path / "hand.yaml"
    target.write_text("old", encoding="utf-8")
    target.chmod(kept)
    assert poch("deal", "family-nine-pot", "-o", target).status == 0
    assert target.read_text(encoding="utf-8") != "old"
    assert mode(target) == kept


@modes
def test_a_new_file_may_be_read_by_whom_the_umask_says(poch: Poch, tmp_path: Path, umask: None) -> None:
    assert poch("deal", "family-nine-pot", "-o", tmp_path / "hand.yaml").status == 0
    assert mode(tmp_path / "hand.yaml") == 0o644


@modes
def test_an_empty_folder_that_is_filled_keeps_who_may_read_it(poch: Poch, tmp_path: Path, umask: None) -> None:
    folder = tmp_path / "match"
    folder.mkdir(mode=0o700)
    assert poch("deal", "family-nine-pot", "--match", "-o", folder).status == 0
    assert mode(folder) == 0o700


def test_a_folder_cannot_be_written_as_a_file_and_says_what_can(poch: Poch, tmp_path: Path) -> None:
    ran = poch("deal", "family-nine-pot", "-o", tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"error: ‘{tmp_path}’: is a folder: name a file in it\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("options", [["--hands", "010"], ["--seed", "007"], ["--players", "04"], ["--hands", "1_0"]])
def test_a_number_on_the_command_line_is_written_as_in_files(poch: Poch, options: list[str]) -> None:
    ran = poch("simulate", "family-nine-pot", *options)
    assert (ran.status, ran.out) == (2, "")
    assert f"‘{options[1]}’" in ran.err
    meant = options[1].lstrip("0")
    assert (f"write {meant}\n" in ran.err) == meant.isdecimal()


def test_text_is_written_in_as_many_columns_as_anybody_has(poch: Poch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "9" * 30)
    wide = width()
    monkeypatch.setenv("COLUMNS", "1")
    assert (width(), wide) == (40, 10_000)
    assert poch("replay", "hand.yaml", "--width", "9" * 30).status == 2
