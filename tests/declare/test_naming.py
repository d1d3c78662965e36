"""What a file may name: the library, and what lies beside it or below."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import poch_rules
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.hand import read_hand
from poch_rules.declare.library import UnknownVariant, load

HOUSE = "format: 1\nvariant: house\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
HAND = "hand: 1\nvariant: {}\nplayers: [Anna, Ben, Clara]\ndealer: Clara\ndeal: {{seed: 7}}\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of its own, below one with a file that is none of its business; work is done elsewhere."""
    folder = tmp_path / "project"
    (folder / "below").mkdir(parents=True)
    for path in (folder / "house.yaml", folder / "below" / "house.yaml", folder / "house", tmp_path / "house.yaml"):
        path.write_text(HOUSE, encoding="utf-8")
    (tmp_path / "secret.yaml").write_text("password: hunter2\n", encoding="utf-8")
    (folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (folder / "loop.yaml").symlink_to(folder / "loop.yaml")
    (folder / "inner.yaml").symlink_to("house.yaml")
    monkeypatch.chdir(folder / "below")
    return folder


def hand(project: Path, variant: str) -> Path:
    path = project / "hand.yaml"
    path.write_text(HAND.format(variant), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "variant", ["house.yaml", "./house.yaml", "below/house.yaml", "below/../house.yaml", "house", "inner.yaml"]
)
def test_a_hand_names_files_from_its_own_folder_wherever_one_works(project: Path, variant: str) -> None:
    path = hand(project, variant)
    for given in (path, read_hand(path)):
        assert poch_rules.replay(given).replays[0].declaration.id == "poch/house"


@pytest.mark.parametrize(
    "variant",
    [
        "../secret.yaml", "../house.yaml", "below/../../secret.yaml", "nowhere/../../secret.yaml", "link.yaml",
        "/etc/hostname", "~/secret.yaml", r"..\secret.yaml", r"below\house.yaml", "../secret", "below/../../secret",
    ],
)  # fmt: skip
def test_a_hand_that_names_what_lies_elsewhere_is_refused_at_that_line(project: Path, variant: str) -> None:
    path = hand(project, variant)
    for given in (path, read_hand(path)):
        with pytest.raises(Refused) as refused:
            poch_rules.replay(given)
        (fault,) = refused.value.diagnostics
        assert (fault.code, fault.span.path, fault.span.line, fault.span.column) == ("P113", str(path), 2, 10)
        assert "hunter2" not in str(refused.value)
    assert poch_rules.replay(path, "poch/eight-pool").replays[0].complete, "what is not asked for is not looked at"


@pytest.mark.parametrize("variant", ["nosuch.yaml", "loop.yaml", "poch/famly-nine-pot", "below"])
def test_a_hand_that_names_nothing_says_so_at_that_line(project: Path, variant: str) -> None:
    path = hand(project, variant)
    with pytest.raises(Refused) as refused:
        poch_rules.replay(path)
    (fault,) = refused.value.diagnostics
    assert (fault.code, fault.span.path, fault.span.line) == ("P111", str(path), 2)


def test_who_asks_may_name_any_file(project: Path) -> None:
    assert load("../../house.yaml").id == load(project.parent / "house.yaml").id == "poch/house"
    with pytest.raises(UnknownVariant, match="poch/family-nine-pot"):
        load("poch/famly-nine-pot")


def test_a_name_keeps_its_place_when_it_is_copied(project: Path) -> None:
    record = read_hand(hand(project, "../secret.yaml"))
    for same in (copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert same == record
        with pytest.raises(Refused, match="leads out of"):
            poch_rules.replay(same)
