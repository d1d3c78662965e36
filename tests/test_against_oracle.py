"""The engine and an independent oracle agree, hand by hand: on recorded cases and on freshly seeded ones."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hands import PEOPLE, deal, deal_pack
from oracle import GAMES, pack_of, result

CASES = json.loads((Path(__file__).parent / "cases" / "automatic-hands.json").read_text(encoding="utf-8"))
POCH = [case for case in CASES if case["hand"]["variant"].startswith("poch/")]
SEEDS = range(60)


def engine(hand: dict[str, Any]) -> dict[str, Any]:
    """What the engine makes of a hand file without decisions, under the names of the file."""
    people = hand["players"]
    names = dict(zip(PEOPLE, people, strict=False))
    how = hand["deal"]
    table = {
        "dealer": PEOPLE[people.index(hand["dealer"])],
        "chips": [hand["chips"][name] for name in people],
        "pots": hand["pots"],
    }
    if "pack" in how:
        played = deal_pack(hand["variant"], len(people), how["pack"], **table).rest()
    else:
        cards = [how["hands"][name] for name in people]
        played = deal(hand["variant"], *cards, trump=how.get("trump"), upcard=how.get("upcard"), **table).rest()
    return {
        "chips": {names[name]: chips for name, chips in played.chips.items()},
        "pots": played.pots,
        "vying_winner": names.get(played.winner or ""),
        "out": names[played.out or ""],
    }


def seeded(variant: str, seed: int) -> dict[str, Any]:
    """A hand of any allowed number of players, short purses and long, carried pools, hands or a pack."""
    draw = Random(f"{variant} {seed}")
    game = GAMES[variant]
    people = list(PEOPLE[: draw.choice(game["players"])])
    least = len(game["dress"])
    pools = sorted({*game["dress"], "poch", *(["centre"] if "nine" in variant or "leaflet" in variant else [])})
    pack = pack_of(game)
    draw.shuffle(pack)
    hand = {
        "variant": variant,
        "players": people,
        "dealer": draw.choice(people),
        "chips": {name: least + draw.choice([0, 1, 2, 5, 40]) for name in people},
        "pots": {pool: draw.randint(1, 12) for pool in draw.sample(pools, draw.randint(0, 4))},
    }
    if draw.random() < 0.5:
        return {**hand, "deal": {"pack": " ".join(pack)}}
    trump = pack[-1]
    size = draw.randint(1, (len(pack) - 1) // len(people))
    hands = {name: " ".join(pack[i * size : (i + 1) * size]) for i, name in enumerate(people)}
    cards = {"hands": hands, "trump": trump[-1]} if "leaflet" in variant else {"hands": hands, "upcard": trump}
    return {**hand, "deal": cards}


@pytest.mark.parametrize("number", range(len(POCH)))
def test_engine_and_oracle_give_what_a_recorded_case_expects(number):
    hand, expect = POCH[number]["hand"], POCH[number]["expect"]
    wanted = {key: expect[key] for key in ("chips", "pots", "vying_winner", "out")}
    assert engine(hand) == wanted
    assert result(hand) == wanted


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", GAMES)
def test_engine_and_oracle_agree_on_a_seeded_hand(variant, seed):
    hand = seeded(variant, seed)
    assert engine(hand) == result(hand)
