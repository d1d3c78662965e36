"""The line that closes a vying whose best sets are level: who takes what, what was shown, and what stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import hand

from poch_rules import load, replay
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES
from poch_rules.study.replay.text import replay_text

HOUSE = """\
format: 1
variant: level
family: poch
kind: house
title: {{en: Level}}
extends: poch/family-nine-pot
set: {{vying.ranking: [cards], vying.level: {level}}}
"""
#: Ben and Clara have a pair each, and five chips lie in the pool of the vying.
PAIRS = hand("7h 7s Kd 8c", "8h 8s Qs", "Jh Js As", upcard="Kh", says={"vying": "Anna pass, Ben poch 1, Clara hold"})


@pytest.mark.parametrize(
    ("level", "line"),
    [
        ("stay", "Poch stays (5): the best sets are level; Ben ♥8 ♠8, Clara ♥J ♠J"),
        ("share", "wins the vying, Poch 2: ♥8 ♠8 against Clara ♥J ♠J; Clara: Poch 2; Poch stays (1): does not divide"),
        ("dealing-order", "wins the vying, Poch 5: ♥8 ♠8 against Clara ♥J ♠J"),
    ],
)
def test_what_was_shown_stands_apart_from_what_stays(tmp_path: Path, level: str, line: str) -> None:
    house = tmp_path / "level.yaml"
    house.write_text(HOUSE.format(level=level), encoding="utf-8")
    told = replay_text(replay(PAIRS, [load(house)]), Wording("en", FAMILIES), width=200)
    assert line in " ".join(told.split())
