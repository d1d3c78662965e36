"""No command writes over a file that it reads: the file stays as it was, byte for byte, and the status is 2."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules.declare.folders import data_folder

Poch = Callable[..., Any]

HOUSE = "format: 1\nvariant: {}\nfamily: poch\nkind: house\ntitle: {{en: Ours}}\nextends: {}\n"
FILES = {
    "house.yaml": HOUSE.format("house", "poch/family-nine-pot"),
    "child.yaml": HOUSE.format("child", "house.yaml")
    + "replace: {meld.sequence: {was: sequence/trump-seven-eight-nine, use: longest.yaml}}\n",
    "longest.yaml": (data_folder() / "poch/modules/sequence/longest.yaml").read_text(encoding="utf-8"),
    "hand.yaml": "hand: 1\nvariant: child.yaml\nplayers: [Anna, Ben, Clara]\ndealer: Clara\ndeal: {seed: 7}\n",
}
#: A command, and the files that it reads.
COMMANDS = {
    "validate --hands 0 child.yaml": "child.yaml house.yaml longest.yaml",
    "validate --hands 0 poch/pierer-1844 child.yaml": "child.yaml house.yaml longest.yaml",
    "simulate child.yaml --hands 1": "child.yaml house.yaml longest.yaml",
    "compare family-nine-pot child.yaml": "child.yaml house.yaml longest.yaml",
    "explain child.yaml": "child.yaml house.yaml longest.yaml",
    "show child.yaml": "child.yaml house.yaml longest.yaml",
    "deal child.yaml": "child.yaml house.yaml longest.yaml",
    "replay hand.yaml": "hand.yaml child.yaml house.yaml longest.yaml",
    "replay hand.yaml --under house.yaml": "hand.yaml house.yaml child.yaml",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def is_kept(folder: Path) -> bool:
    """Whether the files are as they were, and nothing has come beside them."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("[!.]*.yaml")} == FILES


@pytest.mark.parametrize(("command", "read"), [(c, file) for c, files in COMMANDS.items() for file in files.split()])
def test_what_a_command_reads_it_does_not_write(poch: Poch, folder: Path, command: str, read: str) -> None:
    ran = poch(*command.split(), "-o", read)
    assert (ran.status, ran.out) == (2, "")
    assert f"‘{read}’" in ran.err
    assert "so it cannot be written: give -o another name" in ran.err
    assert is_kept(folder)


@pytest.mark.parametrize("command", COMMANDS)
def test_other_files_are_written(poch: Poch, folder: Path, command: str) -> None:
    assert poch(*command.split(), "-o", "new.txt").status == 0
    assert poch(*command.split(), "-o", "new.txt").status == 0
    assert is_kept(folder)


@pytest.mark.parametrize("read", ["child.yaml", "house.yaml", "longest.yaml", "./house.yaml"])
def test_save_is_refused_too_though_nothing_may_be_found_that_it_would_write(
    poch: Poch, folder: Path, read: str
) -> None:
    ran = poch("validate", "--hands", "0", "child.yaml", "--save", read)
    assert ran.status == 2
    assert "give --save another name" in ran.err
    assert is_kept(folder)


def test_the_report_and_the_hand_that_is_saved_are_two_files(poch: Poch, folder: Path) -> None:
    ran = poch("validate", "--hands", "0", "house.yaml", "-o", "new", "--save", "./new")
    assert (ran.status, (folder / "new").exists()) == (2, False)


@pytest.mark.parametrize("how", ["symlink", "link"])
def test_a_link_to_what_is_read_is_the_same_file(poch: Poch, folder: Path, how: str) -> None:
    getattr(os, how)("house.yaml", "alias")
    assert poch("show", "house.yaml", "-o", "alias").status == 2
    assert (folder / "alias").samefile("house.yaml")
    assert is_kept(folder)


def test_a_file_of_the_library_is_kept_as_well(poch: Poch, tmp_path: Path) -> None:
    for name in ("poch/family-nine-pot.yaml", "sources.yaml"):
        path = data_folder() / name
        before = path.read_bytes()
        assert poch("show", "poch/family-nine-pot", "-o", path).status == 2
        assert path.read_bytes() == before


def test_what_is_refused_is_refused_before_the_work(poch: Poch) -> None:
    ran = poch("simulate", "house.yaml", "--hands", 1_000_000_000, "-o", "house.yaml")
    assert ran.status == 2


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_the_file_behind_standard_input_is_kept(folder: Path, name: str) -> None:
    command = [sys.executable, "-m", "poch_rules", "validate", "--hands", "0", name, "-o", "house.yaml"]
    with open("house.yaml", "rb") as file:
        ran = subprocess.run(command, stdin=file, capture_output=True, text=True, env=package_path(), check=False)
    assert ran.returncode == 2, ran.stderr
    assert is_kept(folder)


def package_path() -> dict[str, str]:
    """The environment, with the package of these tests."""
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}


def test_a_book_does_not_take_the_place_of_a_variant_that_is_added_to_it(poch: Poch, folder: Path) -> None:
    (folder / "site" / "en").mkdir(parents=True)
    (folder / "site" / "index.html").write_text('<meta name="generator" content="poch-rules">', encoding="utf-8")
    (folder / "site" / "en" / "objects.inv").write_text("", encoding="utf-8")
    added = folder / "site" / "en" / "mine.yaml"
    added.write_text(FILES["house.yaml"], encoding="utf-8")
    ran = poch("docs", "poch/family-nine-pot", "--add", added, "--language", "en", "-o", "site")
    assert (ran.status, added.read_text(encoding="utf-8")) == (2, FILES["house.yaml"]), ran.err


def test_a_leaflet_does_not_take_the_place_of_the_imprint_that_is_printed_in_it(poch: Poch, folder: Path) -> None:
    pytest.importorskip("weasyprint")
    imprint = folder / "poch-eight-pool-en.pdf"
    imprint.write_text("Printed at home", encoding="utf-8")
    ran = poch("docs", "eight-pool", "--format", "pdf", "--language", "en", "--imprint", imprint, "-o", ".")
    assert (ran.status, imprint.read_text(encoding="utf-8")) == (2, "Printed at home"), ran.err
