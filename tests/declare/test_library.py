"""Finding variants and modules, and what that costs."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from poch_rules.declare.diagnostics import Refused, Unreadable
from poch_rules.declare.library import UnknownVariant, book_folder, data_folder, load, modules, variants
from poch_rules.families import FAMILIES

NAMES = {family.name for family in FAMILIES}


def test_a_variant_is_found_by_its_id_its_bare_name_and_its_path() -> None:
    path = data_folder() / "poch" / "pierer-1844.yaml"
    one, other, third = load("poch/pierer-1844"), load("pierer-1844"), load(path)
    assert one.id == other.id == third.id == "poch/pierer-1844"
    assert one.path == str(path)
    assert load(str(path)).id == "poch/pierer-1844"


def test_a_variant_may_come_from_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "format: 1\nvariant: mine\nkind: house\nextends: parent.yaml\nset: {board.stake: 3}\n"
    parent = text.replace("parent.yaml", "poch/pierer-1844").replace("3", "2")
    (tmp_path / "parent.yaml").write_text(parent, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    declared = load("-")
    assert declared.settings["board.stake"].span[:3] == ("<standard input>", 5, 20)
    assert declared.parent is not None
    assert declared.parent.settings["board.stake"].value == 2


@pytest.mark.parametrize(
    ("name", "meant"),
    [("poch/pierer", "poch/pierer-1844"), ("family-nine-pots", "poch/family-nine-pot"), ("meyer", "poch/meyer-longest"),
     ("nine-pot-family", "poch/family-nine-pot"), ("Poch/Pierer-1844", "poch/pierer-1844")],
)  # fmt: skip
def test_an_unknown_name_is_answered_with_the_nearest(name: str, meant: str) -> None:
    with pytest.raises(UnknownVariant, match=f"‘{name}’.*‘{meant}’"):
        load(name)


@pytest.mark.parametrize("name", ["zzz", "", "poch/", "/", "a\0b", "x" * 5000])
def test_a_name_that_is_like_nothing_is_unknown(name: str) -> None:
    with pytest.raises((UnknownVariant, Unreadable)):
        load(name)


@pytest.mark.parametrize("name", ["missing.yaml", "./missing.yaml", "../missing.yml"])
def test_the_name_of_a_file_that_is_not_there_is_unreadable(name: str) -> None:
    with pytest.raises(Unreadable):
        load(name)


def test_a_file_without_an_ending_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("just text", encoding="utf-8")
    with pytest.raises(Refused):
        load("mine")


def test_every_variant_of_the_library_is_listed_and_can_be_loaded() -> None:
    for heading in variants():
        if heading.family in NAMES:
            declared = load(heading.id)
            assert declared.id == heading.id
            assert declared.kind == heading.kind
            assert declared.path == heading.path
            assert dict(declared.titles) == dict(heading.titles)
            assert tuple(declared.players) == heading.players
            assert {slot: use.module for slot, use in declared.slots.items()} == dict(heading.modules)
            assert (declared.source.key if declared.source else None) == heading.source
            assert (declared.parent.id if declared.parent else None) == heading.parent
            assert not declared.warnings


def test_every_module_of_the_library_lies_where_its_id_says_and_is_used_or_can_be() -> None:
    listed = {(heading.family, heading.id): heading for heading in modules()}
    for family in FAMILIES:
        for (name, id), heading in listed.items():
            if name == family.name:
                assert heading.rule in family.rules
                kinds = [slot for slot in family.slots if slot.name == heading.fills or slot.matches(heading.fills)]
                assert any(heading.rule in slot.rules for slot in kinds), id
                assert Path(heading.path) == data_folder() / name / "modules" / f"{id}.yaml"
                assert f"module: {id}\n" in Path(heading.path).read_text(encoding="utf-8")
                assert heading.title("en").text


def test_modules_cite_sources_that_are_there() -> None:
    from poch_rules.declare.shelf import Shelf

    sources = Shelf(FAMILIES).sources
    for heading in modules():
        if heading.family in NAMES:
            assert heading.source is None or heading.source in sources, heading.id


def test_sources_that_tell_of_others_name_them() -> None:
    from poch_rules.declare.shelf import Shelf

    sources = Shelf(FAMILIES).sources
    for source in sources.values():
        assert source.title
        assert not source.through or source.through in sources


def test_the_folders_of_the_variants_and_of_the_book_are_found() -> None:
    assert (data_folder() / "sources.yaml").is_file()
    assert book_folder().name == "docs"


@pytest.mark.parametrize(
    ("does", "without"),
    [("variants(); modules()", ["pydantic", "rich", "hypothesis", "sphinx", "numpy"]),
     ("load('poch/family-nine-pot')", ["rich", "hypothesis", "sphinx", "numpy"])],
)  # fmt: skip
def test_listing_imports_nothing_heavy(does: str, without: list[str]) -> None:
    code = (
        f"from poch_rules.declare.library import *; {does}; import sys; "
        f"print([name for name in {without!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_only_a_file_of_ones_own_is_told_that_the_library_has_its_id(tmp_path: Path) -> None:
    own = tmp_path / "pierer-1844.yaml"
    own.write_text("format: 1\nvariant: pierer-1844\nkind: house\nextends: poch/pierer-1844\n", encoding="utf-8")
    assert [warning.code for warning in load(own).warnings] == ["P504"]
    for heading in variants():
        assert load(heading.id).warnings == (), heading.id
