"""``poch validate``: formats, exit statuses, and the counterexample that replays as failing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))


@pytest.fixture
def twice(tmp_path: Path) -> Path:
    """A variant in which one pool can be taken twice."""
    return house(tmp_path, "twice", "set: {vying.pools: [ace, poch]}")


@pytest.fixture
def typo(tmp_path: Path) -> Path:
    return house(tmp_path, "typo", "set: {board.stkae: 2}")


def house(folder: Path, name: str, line: str) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(
        f"format: 1\nvariant: {name}\nfamily: poch\nkind: house\ntitle: {{en: {name}}}\n"
        f"extends: poch/family-nine-pot\n{line}\n",
        encoding="utf-8",
    )
    return path


def test_house_variants_of_every_kind_are_valid(poch: Callable[..., Any]) -> None:
    ran = poch("validate", *HOUSES, "--hands", 1)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(": valid\n") == len(HOUSES)


def test_a_broken_law_gives_a_hand_that_replay_fails_on(poch: Callable[..., Any], twice: Path, tmp_path: Path) -> None:
    saved = tmp_path / "counterexample.yaml"
    ran = poch("validate", twice, "--hands", 20, "--save", saved)
    assert (ran.status, ran.err) == (1, "")
    assert "pools.once" in ran.out
    replayed = poch("replay", saved, "--format", "json")
    assert replayed.status == 1
    (column,) = json.loads(replayed.out)["replays"]
    assert {violation["name"] for violation in column["violations"]} == {"pools.once"}


def test_nothing_is_saved_without_a_fault_or_without_being_asked(
    poch: Callable[..., Any], twice: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    poch("validate", twice, "--hands", 20)
    poch("validate", HOUSES[0], "--hands", 1, "--save", "nothing.yaml")
    assert [path.name for path in tmp_path.iterdir()] == ["twice.yaml"]


def test_two_runs_with_one_seed_are_the_same_to_the_byte(poch: Callable[..., Any], twice: Path) -> None:
    for form in ("text", "json", "sarif"):
        one, two = (poch("validate", twice, "--hands", 20, "--seed", 7, "--format", form).out for _ in range(2))
        assert one == two
        assert "7" in one


def test_faults_are_exit_1_and_a_missing_file_is_exit_2(poch: Callable[..., Any], typo: Path, tmp_path: Path) -> None:
    ran = poch("validate", typo)
    assert ran.status == 1
    assert "error[P104]" in ran.out
    assert "seed 1" in ran.out
    ran = poch("validate", tmp_path / "missing.yaml")
    assert (ran.status, "there is no file" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 1),
        (b"a: [b\n", 1),
        (b"\x00\x01\x02\xff", 1),
        (b"just words\n", 1),
        (b"- a\n- list\n", 1),
        (b"hand: 1\nvariant: poch/family-nine-pot\ndeal: {seed: 1}\n", 1),
    ],
)
def test_what_is_no_variant_file_is_a_fault_of_the_file(
    poch: Callable[..., Any], tmp_path: Path, content: bytes, status: int
) -> None:
    path = tmp_path / "strange.yaml"
    path.write_bytes(content)
    ran = poch("validate", path)
    assert ran.status == status
    assert "error[P" in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_a_folder_is_exit_2(poch: Callable[..., Any], tmp_path: Path) -> None:
    assert poch("validate", tmp_path).status == 2


def test_of_several_files_the_worst_counts_and_every_one_is_checked(
    poch: Callable[..., Any], typo: Path, tmp_path: Path
) -> None:
    good = HOUSES[0]
    for files in ((typo, good), (good, typo)):
        ran = poch("validate", *files, "--hands", 1, "--format", "json")
        assert ran.status == 1
        assert [file["valid"] for file in json.loads(ran.out)["files"]] == [file == good for file in files]
    assert poch("validate", tmp_path / "missing.yaml", typo).status == 2


def test_warnings_are_no_fault(poch: Callable[..., Any], tmp_path: Path) -> None:
    ran = poch("validate", house(tmp_path, "same", "set: {board.stake: 1}"), "--hands", 1)
    assert ran.status == 0
    assert "warning[" in ran.out


def test_a_number_of_players_that_is_not_allowed_is_exit_2(poch: Callable[..., Any]) -> None:
    ran = poch("validate", "poch/family-nine-pot", "--players", 9)
    assert (ran.status, "3 to 6 players" in ran.err) == (2, True)


def test_time_that_runs_out_is_exit_3(poch: Callable[..., Any]) -> None:
    ran = poch("validate", "poch/family-nine-pot", "--hands", 100, "--seconds", 0)
    assert ran.status == 3
    assert "undecided" in ran.out


def test_sarif_is_one_log_with_a_driver_and_results(poch: Callable[..., Any], typo: Path) -> None:
    log = json.loads(poch("validate", typo, "--format", "sarif").out)
    (result,) = log["runs"][0]["results"]
    assert (log["version"], result["ruleId"], result["level"]) == ("2.1.0", "P104", "error")
    assert log["runs"][0]["tool"]["driver"]["name"] == "poch-rules"


def test_a_file_can_come_from_standard_input(poch: Callable[..., Any], typo: Path) -> None:
    ran = poch("validate", "-", stdin=typo.read_text(encoding="utf-8"))
    assert ran.status == 1
    assert "<standard input>:7:" in ran.out
