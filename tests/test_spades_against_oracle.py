"""The engine and an independent oracle agree on Spades, in mid-match too: on recorded cases and on fresh ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from oracle_spades import GAMES, PACK, result

from poch_rules import load, replay
from poch_rules.declare.hand import read_hand

CASES = json.loads((Path(__file__).parent / "cases" / "automatic-hands.json").read_text(encoding="utf-8"))
SPADES = [case for case in CASES if case["hand"]["variant"].startswith("spades/")]
PEOPLE = ["Anna", "Ben", "Clara", "Dora"]
SIDES = ["Anna+Clara", "Ben+Dora"]


def engine(hand: dict[str, Any]) -> dict[str, Any]:
    """What a replay of a hand file makes of it."""
    column = replay(read_hand(json.dumps(hand)), [load(hand["variant"])]).to_json()["replays"][0]
    assert (column["complete"], column["violations"]) == (True, [])
    return {key: column[key] for key in ("bids", "tricks", "score", "bags")}


def seeded(variant: str, seed: int) -> dict[str, Any]:
    """A shuffled pack, any dealer, and what both sides have from earlier hands."""
    draw = Random(f"{variant} {seed}")
    pack = PACK.copy()
    draw.shuffle(pack)
    return {
        "hand": 1,
        "variant": variant,
        "players": PEOPLE,
        "dealer": draw.choice(PEOPLE),
        "deal": {"pack": " ".join(pack)},
        "score": {side: draw.randint(-300, 499) for side in SIDES},
        "bags": {side: draw.randrange(GAMES[variant][0]) for side in SIDES},
    }


def in_dealing_order(hand: dict[str, Any]) -> str:
    """The pack that gives everybody the hand of a recorded case."""
    turn = hand["players"].index(hand["dealer"]) + 1
    order = hand["players"][turn:] + hand["players"][:turn]
    hands = [hand["deal"]["hands"][name].split() for name in order]
    return " ".join(card for round_ in zip(*hands, strict=True) for card in round_)


@pytest.mark.parametrize("number", range(len(SPADES)))
def test_engine_and_oracle_give_what_a_recorded_case_expects(number):
    hand, expect = SPADES[number]["hand"], SPADES[number]["expect"]
    wanted = {key: expect[key] for key in ("bids", "tricks", "score", "bags")}
    assert engine(hand) == wanted
    if "hands" in hand["deal"]:
        hand = {**hand, "deal": {"pack": in_dealing_order(hand)}}
    nothing = {key: dict.fromkeys(SIDES, 0) for key in ("score", "bags")}
    assert result({**nothing, **hand}) == wanted


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("variant", GAMES)
def test_engine_and_oracle_agree_on_a_seeded_hand_in_mid_match(variant, seed):
    hand = seeded(variant, seed)
    assert engine(hand) == result(hand)
