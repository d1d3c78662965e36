"""``poch explain``: where rules come from, and what diagnostics mean."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules import load
from poch_rules.declare.diagnostics import CODES
from poch_rules.declare.library import variants
from poch_rules.families import FAMILIES

FAMILY_NAMES = {family.name for family in FAMILIES}
SHIPPED = [heading.id for heading in variants() if heading.family in FAMILY_NAMES]
HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))


def written_at(path: str, line: int, column: int) -> str:
    """What a file has from that place on."""
    return Path(path).read_text(encoding="utf-8").splitlines()[line - 1][column - 1 :]


def begins_with(text: str, value: Any) -> bool:
    """Whether a text begins with a value as YAML has it, or with the bracket or key of a list or table."""
    if isinstance(value, list):
        return text.startswith(("[", "- ")) and all(str(part) in text for part in value if text.startswith("["))
    if isinstance(value, dict):
        return text.startswith("{") or text.split(":")[0].strip() == next(iter(value))
    return text.lstrip("\"'").startswith(str(value))


def test_a_place_is_not_broken_over_lines(poch: Callable[..., Any], tmp_path: Path) -> None:
    """Else it can be neither copied nor clicked."""
    folder = tmp_path / ("long-" * 20)
    folder.mkdir()
    file = folder / "ours.yaml"
    text = "format: 1\nvariant: ours\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
    file.write_text(f"{text}set: {{board.stake: 2}}\n", encoding="utf-8")
    assert f"  {file}:7:20\n" in poch("explain", file, "board.stake").out


@pytest.mark.parametrize("variant", [*SHIPPED, *map(str, HOUSES)], ids=lambda name: Path(name).stem)
def test_the_text_at_the_place_of_every_setting_is_that_setting(poch: Callable[..., Any], variant: str) -> None:
    ran = poch("explain", variant, "--format", "json")
    assert (ran.status, ran.err) == (0, "")
    declaration = load(variant)
    settings = json.loads(ran.out)["settings"]
    assert {one["setting"] for one in settings} == {*declaration.settings, *declaration.slots}
    for one in settings:
        text = written_at(one["path"], one["line"], one["column"])
        setting = declaration.settings.get(one["setting"])
        if setting is not None and setting.default:
            assert text.startswith(one["rule"]), one
        else:
            assert begins_with(text, one["value"]), (one, text)


def test_a_slot_is_explained_with_its_settings(poch: Callable[..., Any]) -> None:
    ran = poch("explain", "family-nine-pot", "meld.king")
    assert ran.status == 0
    lines = [line.strip() for line in ran.out.splitlines()]
    assert lines[0] == "meld.king = meld/trump-card"
    assert "meld.king.rank = K" in lines
    assert any(line.startswith("stated") and "AR-B-14" in line for line in lines)
    assert any(line.startswith("because: ") for line in lines)  # the ruling that trump is meant


def test_a_group_of_slots_the_players_and_the_order_can_be_asked_for(poch: Callable[..., Any]) -> None:
    def names(what: str) -> list[str]:
        told = json.loads(poch("explain", "family-nine-pot", what, "--format", "json").out)
        return [one["setting"] for one in told["settings"]]

    assert "meld.marriage" in names("meld")
    assert "meld.marriage.ranks" in names("meld")
    assert names("players") == ["players.least", "players.most", "players.usual"]
    assert names("order") == ["order"]
    assert names("board.stake") == ["board.stake"]


def test_a_changed_setting_is_the_houses_and_gives_its_place(poch: Callable[..., Any]) -> None:
    path = next(path for path in HOUSES if path.stem == "changed-settings")
    (one,) = json.loads(poch("explain", path, "board.stake", "--format", "json").out)["settings"]
    assert (one["value"], one["standing"], one["source"], one["path"]) == (2, "house", None, str(path))


def test_ten_is_the_same_rank_with_and_without_quotation_marks(poch: Callable[..., Any], tmp_path: Path) -> None:
    told = []
    for rank in ("10", '"10"'):
        path = tmp_path / "ten.yaml"
        path.write_text(
            "format: 1\nvariant: ten\nkind: house\ntitle: {en: Ten}\nextends: poch/family-nine-pot\n"
            f"add:\n  meld.another: {{use: meld/trump-card, set: {{rank: {rank}}}}}\n",
            encoding="utf-8",
        )
        (one,) = json.loads(poch("explain", path, "meld.another.rank", "--format", "json").out)["settings"]
        told.append(one)
        assert written_at(one["path"], one["line"], one["column"]).startswith(rank)
    assert told[0] == told[1]
    assert told[0]["value"] == "10"


def test_an_unknown_slot_or_setting_names_the_nearest(poch: Callable[..., Any]) -> None:
    ran = poch("explain", "family-nine-pot", "board.stkae")
    assert (ran.status, ran.out) == (2, "")
    assert "did you mean ‘board.stake’" in ran.err


def test_a_code_prints_its_page(poch: Callable[..., Any]) -> None:
    ran = poch("explain", "P104")
    assert ran.status == 0
    assert ran.out.startswith(f"P104: {CODES['P104'].title}")
    told = json.loads(poch("explain", "p104", "--format", "json").out)
    assert (told["code"], told["about"]) == ("P104", CODES["P104"].about)


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_page(poch: Callable[..., Any], code: str) -> None:
    assert poch("explain", code).status == 0


def test_an_unknown_code_names_the_nearest(poch: Callable[..., Any]) -> None:
    ran = poch("explain", "P1O4".replace("O", "9"))
    assert (ran.status, ran.out) == (2, "")
    assert "‘P1" in ran.err.split("did you mean")[1]


def test_an_age_is_explained_with_the_numbers_of_players(poch: Callable[..., Any]) -> None:
    out = poch("explain", "polish-leaflet", "players").out
    assert "players.older_than = 8\n  the age that players are over, in years\n" in out


def test_a_setting_is_explained_with_what_it_may_be(poch: Callable[..., Any]) -> None:
    def allowed(name: str, variant: str = "family-nine-pot") -> Any:
        return json.loads(poch("explain", variant, name, "--format", "json").out)["settings"][0]["allowed"]

    assert "may be ‘set’ or ‘anything’" in poch("explain", "family-nine-pot", "vying.entry").out
    assert allowed("vying.entry")["choices"] == ["set", "anything"]
    stake = {"choices": [], "number": {"least": 1, "most": 1_000_000}, "name": False, "list": False}
    assert allowed("board.stake") == {"text": "a whole number from 1 to 1000000", **stake}
    assert allowed("meld.marriage.ranks")["list"]
    assert allowed("players.most")["number"] == {"least": 2, "most": 52}
    assert "vying" in allowed("order")["choices"]
    assert {"sequence/longest", "sequence/trump-seven-eight-nine"} <= set(allowed("meld.sequence")["choices"])
    assert "play/by-rank" not in allowed("play")["choices"]


def test_what_a_setting_may_be_is_what_a_wrong_one_is_told(poch: Callable[..., Any], tmp_path: Path) -> None:
    for one in json.loads(poch("explain", "family-nine-pot", "--format", "json").out)["settings"]:
        if one["rule"] is None or one["value"] == one["module"]:
            continue
        path = tmp_path / "wrong.yaml"
        head = "format: 1\nvariant: wrong\nkind: house\ntitle: {en: Wrong}\nextends: poch/family-nine-pot\n"
        path.write_text(f"{head}set: {{{one['setting']}: {{wrong: value}}}}\n", encoding="utf-8")
        told = poch("validate", path, "--hands", "0").out
        assert f"expected {one['allowed']['text']}\n" in told, one["setting"]
