"""What ``validate`` passes, everything else can use: it is shown, compared, simulated, dealt, replayed and printed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules import load
from poch_rules.declare.library import variants

Poch = Callable[..., Any]
HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))
NAMES = [*(heading.id for heading in variants()), *map(str, HOUSES)]


@pytest.mark.parametrize("name", NAMES, ids=[Path(name).stem for name in NAMES])
def test_what_passes_is_shown_compared_simulated_dealt_and_replayed(poch: Poch, tmp_path: Path, name: str) -> None:
    parent, hand = load(name).parent, tmp_path / "hand.yaml"
    other = parent.path if parent is not None else "poch/family-nine-pot"
    beside = ("--under", other) if parent is not None else ()
    for line in (
        ("validate", name, "--hands", "2"),
        ("show", name),
        ("explain", name),
        ("compare", name, other),
        ("simulate", name, "--hands", "20"),
        ("deal", name, "-o", hand),
        ("replay", hand, "--under", name, *beside, "--format", "json"),
    ):
        ran = poch(*map(str, line))
        assert ran.status == 0, (line, ran.err)
    assert json.loads(ran.out)["replays"][0]["violations"] == []


def test_a_book_is_made_of_every_house_variant_that_passes(poch: Poch, tmp_path: Path) -> None:
    added = [part for path in HOUSES for part in ("--add", str(path))]
    ran = poch("docs", "-o", str(tmp_path / "site"), "--language", "en", "poch/family-nine-pot", *added)
    assert ran.status == 0, ran.err
    for path in HOUSES:
        assert (tmp_path / "site" / "en" / "variants" / "poch" / f"{path.stem}.html").is_file()


BAD = Path(__file__).parents[1] / "declare" / "bad"


def test_a_book_is_refused_with_the_lines_of_a_wrong_example(poch: Poch, tmp_path: Path) -> None:
    wrong = BAD / "P126-example-wins-otherwise.yaml"
    assert poch("validate", str(wrong), "--hands", "0").status == 1
    ran = poch("docs", "-o", str(tmp_path / "site"), "--language", "en", "--add", str(wrong))
    assert ran.status == 2
    assert "error[P126]: ‘forehand’ takes sequence, not ‘second’" in ran.err
    assert not (tmp_path / "site").exists()
