"""Packs that a fair shuffle hardly ever brings."""

from __future__ import annotations

import random

import pytest

from poch_rules import load
from poch_rules.core.play import Play
from poch_rules.declare.library import variants
from poch_rules.families import FAMILIES
from poch_rules.study.unusual import clumped, named_ranks, places, unusual_pack, with_named_cards

SHIPPED = [heading.id for heading in variants() if heading.family in {family.name for family in FAMILIES}]
FAMILY = load("poch/family-nine-pot").plan(4)
KING, QUEEN, SEVEN = 11, 10, 5


@pytest.mark.parametrize("variant", SHIPPED)
def test_every_such_pack_holds_each_card_once(variant: str) -> None:
    declaration = load(variant)
    for players in declaration.players.numbers():
        plan = declaration.plan(players)
        for seed in range(20):
            assert sorted(unusual_pack(plan, players - 1, random.Random(seed))) == list(plan.pack.cards)


def test_the_ranks_that_rules_name_are_those_of_the_pools() -> None:
    assert (KING, QUEEN) in named_ranks(FAMILY)
    assert (SEVEN,) not in named_ranks(FAMILY)


def test_the_named_cards_lie_in_one_hand_and_are_trumps() -> None:
    for seed in range(30):
        pack = with_named_cards(FAMILY, 3, (KING, QUEEN), random.Random(seed))
        table = Play(FAMILY, pack, dealer=3, balances=[60] * 4 + [0] * 9).table
        holders = {table.holder[13 * table.trump + rank] for rank in (KING, QUEEN)}
        assert len(holders) == 1
        assert holders.pop() >= 0


def test_clumped_packs_deal_longer_suits_than_fair_ones() -> None:
    def longest_suit(pack: tuple[int, ...]) -> int:
        whose = places(FAMILY, 3)
        hands = [[card // 13 for card, holder in zip(pack, whose, strict=True) if holder == seat] for seat in range(4)]
        return max(hand.count(suit) for hand in hands for suit in range(4))

    fair = sum(longest_suit(tuple(FAMILY.pack.shuffled(seed))) for seed in range(50))
    unfair = sum(longest_suit(clumped(FAMILY, 3, random.Random(seed))) for seed in range(50))
    assert unfair > fair


def test_the_same_seed_makes_the_same_pack() -> None:
    one, two = (unusual_pack(FAMILY, 2, random.Random(5)) for _ in range(2))
    assert one == two
