"""``poch simulate``: formats, exit statuses, and a real Ctrl-C."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

COMMAND = "import sys; from poch_rules.commands import run; sys.exit(run(sys.argv[1:]))"


def test_json_has_one_object_for_each_variant(poch: Callable[..., Any]) -> None:
    ran = poch("simulate", "family-nine-pot", "eight-pool", "--hands", 20, "--seed", 3, "--format", "json")
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)["simulations"]
    assert [run["variant"] for run in told] == ["poch/family-nine-pot", "poch/eight-pool"]
    assert all((run["hands"], run["seed"], run["complete"]) == (20, 3, True) for run in told)


def test_two_files_of_one_name_are_told_apart(poch: Callable[..., Any], tmp_path: Path) -> None:
    text = (
        "format: 1\nvariant: poch/mine\nfamily: poch\nkind: house\ntitle: {en: Mine}\nextends: poch/family-nine-pot\n"
    )
    for stake in (2, 3):
        (tmp_path / f"{stake}.yaml").write_text(f"{text}set: {{board.stake: {stake}}}\n", encoding="utf-8")
    both = ("simulate", tmp_path / "2.yaml", tmp_path / "3.yaml", "--hands", 2, "--format")
    assert [run["variant"] for run in json.loads(poch(*both, "json").out)["simulations"]] == [
        "poch/mine",
        "poch/mine (2)",
    ]
    lines = csv.DictReader(io.StringIO(poch(*both, "csv").out))
    assert {line["variant"] for line in lines} == {"poch/mine", "poch/mine (2)"}
    assert "poch/mine (2): 4 players" in poch(*both, "text").out


def test_text_is_a_table_of_80_columns(poch: Callable[..., Any]) -> None:
    out = poch("simulate", "family-nine-pot", "--hands", 20).out
    assert "20 hands, seed 1" in out
    assert max(map(len, out.splitlines())) <= 80
    assert next(line for line in out.splitlines() if line.startswith("centre")).split()[1] == "1.0000"


def test_csv_is_a_header_and_numbers_and_nothing_else(poch: Callable[..., Any]) -> None:
    out = poch("simulate", "family-nine-pot", "--hands", 20, "--format", "csv").out
    lines = list(csv.reader(io.StringIO(out)))
    assert {len(line) for line in lines} == {8}
    assert "\r" not in out


def test_whole_matches_say_how_they_are_limited(poch: Callable[..., Any]) -> None:
    out = poch("simulate", "family-nine-pot", "--hands", 30, "--match", "--match-limit", 3).out
    assert "unfinished" in out
    assert "broken off after 3 hands" in " ".join(out.split())


def test_the_seeds_are_documented(poch: Callable[..., Any]) -> None:
    assert "SEED * 1000000000 + n" in " ".join(poch("simulate", "--help").out.split())


def test_wrong_numbers_of_players_and_poor_purses_are_refused(poch: Callable[..., Any], tmp_path: Path) -> None:
    ran = poch("simulate", "family-nine-pot", "--players", 9)
    assert (ran.status, ran.out) == (2, "")
    assert "3 to 6 players, not 9" in ran.err
    assert poch("simulate", "family-nine-pot", "--hands", 0).status == 2


def test_an_interrupt_prints_what_was_played_so_far_and_leaves_the_old_file_alone(tmp_path: Path) -> None:
    old = tmp_path / "figures.json"
    old.write_text("old", encoding="utf-8")
    variants = ["family-nine-pot", "eight-pool", "spades/partnership"]
    arguments = ["simulate", *variants, "--hands", "100000000", "--format", "json", "-o", str(old)]
    # A job in the background ignores Ctrl-C, and so would its children.
    listening = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {COMMAND}"
    with subprocess.Popen(
        [sys.executable, "-c", listening, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        time.sleep(2)
        os.kill(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in err
    if out:  # it had begun to play
        (run,) = json.loads(out)["simulations"]
        assert not run["complete"]
        assert 0 < run["hands"] < run["asked"] == 100_000_000
        (line,) = err.splitlines()
        assert line == (
            f"interrupted: {run['hands']:,} of 100,000,000 hands of poch/family-nine-pot; "
            f"not begun: poch/eight-pool, spades/partnership; "
            f"‘{old}’ is left alone, and what was counted is on standard output"
        )
    assert old.read_text(encoding="utf-8") == "old"
