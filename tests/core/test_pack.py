"""Packs: their cards, neighbours and ends, and the shuffle that other programs rely on."""

from __future__ import annotations

import random

import pytest

from poch_rules.core.cards import NAMES, names, parse
from poch_rules.core.pack import Pack, shuffle, twice

#: What every port to another language must give.
SEED_7 = "7h Kh 7s Kc Ks Ac 9h Jh 8h Qd Ah 10d Qc Qs Kd As 10c Js 10s 7d Qh 8s 9s 7c Jd 8c 8d Ad 9c 10h Jc 9d"


@pytest.mark.parametrize(("size", "lowest"), [(32, "7"), (36, "6"), (40, "5"), (52, "2")])
def test_a_pack_runs_from_its_lowest_rank_to_the_ace_suit_by_suit(size, lowest):
    pack = Pack.of(size)
    assert len(pack.cards) == size
    assert list(pack.cards) == sorted(pack.cards)
    assert (NAMES[pack.cards[0]], NAMES[pack.cards[-1]]) == (f"{lowest}c", "As")
    assert len(pack.ranks()) == size // 4


def test_neighbours_stop_at_the_ends_of_a_suit():
    pack = Pack.of(32)
    assert [NAMES[pack.up[parse("10d")]], NAMES[pack.down[parse("10d")]]] == ["Jd", "9d"]
    assert (pack.up[parse("Ac")], pack.down[parse("7d")]) == (-1, -1)
    low, high = pack.ends()
    assert {NAMES[c] for c in low} == {"7c", "7d", "7h", "7s"}
    assert {NAMES[c] for c in high} == {"Ac", "Ad", "Ah", "As"}


def test_a_missing_card_leaves_a_gap_in_its_suit():
    pack = Pack.of(52, frozenset({parse("8d")}))
    assert (pack.up[parse("7d")], pack.down[parse("9d")]) == (-1, -1)
    assert NAMES[pack.up[parse("7c")]] == "8c"
    assert parse("8d") not in pack


def test_seed_7_shuffles_32_cards_as_the_contract_says():
    assert names(Pack.of(32).shuffled(7)) == SEED_7


def test_shuffling_needs_nothing_of_a_generator_but_its_next_number():
    cards, draw = list(range(10)), random.Random(3).random
    for i in range(9, 0, -1):
        j = int(draw() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    again = list(range(10))
    shuffle(again, random.Random(3))
    assert again == cards


def test_a_card_that_is_there_twice_is_found():
    assert twice([1, 2, 3, 2, 1]) == 2
    assert twice([1, 2, 3]) is None


@pytest.mark.parametrize("seed", [None, "7", 7.5])
def test_no_pack_is_shuffled_without_a_seed(seed):
    with pytest.raises(TypeError, match="a seed is a whole number, not"):
        Pack.of(32).shuffled(seed)
