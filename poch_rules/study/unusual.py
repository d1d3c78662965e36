"""Packs that deal what a fair shuffle hardly ever brings: long suits, many equal ranks, the cards that a rule names.

Such deals are made, not waited for, so that a rule that bites once in ten thousand hands is tried all the same.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from poch_rules.core.cards import SUIT_SIZE, Rank
from poch_rules.core.pack import shuffle
from poch_rules.core.table import UPCARD

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan


def unusual_pack(plan: Plan, dealer: int, rng: random.Random) -> tuple[int, ...]:
    """A pack for that dealer's deal, one time clumped, another time with the cards of a rule in one hand."""
    named = list(named_ranks(plan))
    if named and rng.random() < 0.5:
        return with_named_cards(plan, dealer, named[int(rng.random() * len(named))], rng)
    return clumped(plan, dealer, rng)


def named_ranks(plan: Plan) -> Iterator[tuple[int, ...]]:
    """The ranks that each rule names, rule by rule, as numbers."""
    for rule in plan.rules.values():
        values = [getattr(rule, field.name) for field in dataclasses.fields(rule)]
        each = [rank for value in values for rank in (value if isinstance(value, tuple) else (value,))]
        ranks = tuple(rank.index for rank in each if isinstance(rank, Rank))
        if ranks:
            yield ranks


def places(plan: Plan, dealer: int) -> list[int]:
    """Whose each card of the shuffled pack is after the deal, by its place in the pack: a seat, or below 0."""
    table = plan.dealt_unshuffled(dealer)
    return [table.holder[card] for card in plan.pack.cards]


def with_named_cards(plan: Plan, dealer: int, ranks: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    """A pack that deals the cards of those ranks of one suit to one player, and turns up a card of the same suit."""
    suit, seat = int(rng.random() * 4), int(rng.random() * plan.players)
    wanted = [suit * SUIT_SIZE + rank for rank in ranks if suit * SUIT_SIZE + rank in plan.pack]
    others = [card for card in plan.pack.cards if card not in wanted]
    shuffle(others, rng)
    whose = places(plan, dealer)
    pack = [-1] * len(whose)
    for place in (place for place, holder in enumerate(whose) if holder == seat):
        if wanted:
            pack[place] = wanted.pop()
    turned = whose.index(UPCARD) if UPCARD in whose else -1
    same_suit = next((card for card in others if card // SUIT_SIZE == suit), None)
    if turned >= 0 and same_suit is not None:
        pack[turned] = same_suit
        others.remove(same_suit)
    rest = iter([*wanted, *others])
    return tuple(card if card >= 0 else next(rest) for card in pack)


def clumped(plan: Plan, dealer: int, rng: random.Random) -> tuple[int, ...]:
    """Cards in order of suit or rank, dealt to one player after another, with a few of them exchanged."""
    draw = rng.random
    noise = {card: draw() for card in plan.pack.cards}
    keys: tuple[Callable[[int], tuple[float, float]], ...] = (
        lambda card: (card // SUIT_SIZE, card % SUIT_SIZE),
        lambda card: (card // SUIT_SIZE, noise[card]),
        lambda card: (card % SUIT_SIZE, noise[card]),
    )
    cards = sorted(plan.pack.cards, key=keys[int(draw() * len(keys))])
    cut = int(draw() * len(cards))
    cards = cards[cut:] + cards[:cut]
    for _ in range(int(draw() * 6)):
        i, j = int(draw() * len(cards)), int(draw() * len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    whose = [max(holder, -1) for holder in places(plan, dealer)]
    turn = {seat: draw() for seat in (-1, *range(plan.players))}
    pack = [0] * len(cards)
    for place, card in zip(sorted(range(len(cards)), key=lambda p: (turn[whose[p]], p)), cards, strict=True):
        pack[place] = card
    return tuple(pack)
