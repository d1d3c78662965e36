"""The yardstick: one plain Poch, written for speed as closures over small ints.

This is the one second copy of rules that the project allows itself.  It knows no variants, no purses, no questions, no
log that anybody could read, and its players decide at random; what it costs is about what such a hand must cost in
Python at all.  `hands.py` measures the engine against it.

Thirty-two cards, four players, nine pools: everybody dresses every pool, eight cards each, the last card turns trumps;
ace, king, queen, jack, ten, marriage and 7-8-9 of trumps; vying on sets with at most three raises; rising runs; the
centre pool and a chip a card.  Pools that nobody wins carry over.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

VARIANT: dict[str, Any] = {
    "players": 4,
    "ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"],
    "suits": ["C", "S", "H", "D"],
    "pots": ["A", "K", "Q", "J", "10", "marriage", "sequence", "poch", "middle"],
    "claims": {
        "A": ["A"], "K": ["K"], "Q": ["Q"], "J": ["J"], "10": ["10"],
        "marriage": ["K", "Q"], "sequence": ["7", "8", "9"],
    },
    "vying": {"pot": "poch", "min_set": 2, "max_raises": 3, "max_bet": 3},
    "stops": {"pot": "middle", "per_card": 1},
}  # fmt: skip

#: Where the parts of a position stand in the list that is handed from phase to phase.
CHIPS, POTS, HANDS, OWNER, DEALER, TRUMP, LEADER, LOG = range(8)
State = list[Any]
Below = Callable[[int], int]
Phase = Callable[[State, Below], None]


class Std:
    """Random numbers as a Python program would draw them."""

    def __init__(self, seed: int) -> None:
        draw = random.Random(seed).random
        self.below: Below = lambda n: int(draw() * n)


def compile_int(variant: dict[str, Any]) -> list[Phase]:
    """The phases of the variant, with every name looked up beforehand."""
    n_ranks, n = len(variant["ranks"]), variant["players"]
    rank = {name: i for i, name in enumerate(variant["ranks"])}
    pot = {name: i for i, name in enumerate(variant["pots"])}
    n_cards, n_pots, seats = n_ranks * len(variant["suits"]), len(variant["pots"]), range(n)

    def ante(state: State, below: Below) -> None:
        chips, pots, log = state[CHIPS], state[POTS], state[LOG]
        for p in seats:
            chips[p] -= n_pots
            if log is not None:
                log.append(("ante", p, 1))
        for k in range(n_pots):
            pots[k] += n

    def deal(state: State, below: Below) -> None:
        deck = list(range(n_cards))
        for i in range(n_cards - 1, 0, -1):
            j = below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        first, hands, owner, log = (state[DEALER] + 1) % n, [[] for _ in seats], [0] * n_cards, state[LOG]
        for k in seats:
            p = (first + k) % n
            hands[p] = hand = deck[k::n]
            for c in hand:
                owner[c] = p
            if log is not None:
                log.append(("deal", p, tuple(hand)))
        state[HANDS], state[OWNER], state[TRUMP] = hands, owner, deck[-1] // n_ranks

    claims = [(pot[name], [rank[r] for r in ranks]) for name, ranks in variant["claims"].items()]

    def claim(state: State, below: Below) -> None:
        owner, chips, pots, log, base = state[OWNER], state[CHIPS], state[POTS], state[LOG], state[TRUMP] * n_ranks
        for k, ranks in claims:
            p = owner[base + ranks[0]]
            for r in ranks:
                if owner[base + r] != p:
                    break
            else:
                chips[p] += pots[k]
                if log is not None:
                    log.append(("claim", p, k, pots[k]))
                pots[k] = 0

    vied_for = pot[variant["vying"]["pot"]]
    min_set, max_raises, max_bet = (variant["vying"][key] for key in ("min_set", "max_raises", "max_bet"))

    def power(hand: list[int], owner: list[int], p: int, base: int) -> int:
        count = [0] * n_ranks
        for c in hand:
            count[c % n_ranks] += 1
        best = 0
        for r in range(n_ranks):
            if count[r] >= min_set:
                worth = count[r] * 64 + r * 2 + (owner[base + r] == p)
                if worth > best:
                    best = worth
        return best

    def vie(state: State, below: Below) -> None:
        owner, base, log, chips, pots = state[OWNER], state[TRUMP] * n_ranks, state[LOG], state[CHIPS], state[POTS]
        powers = [power(state[HANDS][p], owner, p, base) for p in seats]
        still_in, paid, bet, raises, last, seen = [x > 0 for x in powers], [0] * n, 0, 0, -1, 0
        p = (state[DEALER] + 1) % n
        while (p != last) if bet else (seen != n):
            if still_in[p]:
                if not bet:
                    if below(2):
                        bet = paid[p] = 1 + below(max_bet)
                        last = p
                    else:
                        still_in[p] = False
                else:
                    k = below(4)
                    if k == 0:
                        still_in[p] = False
                    else:
                        if k == 3 and raises < max_raises:
                            bet += 1 + below(max_bet)
                            raises += 1
                            last = p
                        paid[p] = bet
                if log is not None:
                    log.append(("bet", p, paid[p], still_in[p]))
            seen += 1
            p = (p + 1) % n
        state[LEADER] = (state[DEALER] + 1) % n
        if bet:
            winner = max((q for q in seats if still_in[q]), key=powers.__getitem__)
            for q in seats:
                chips[q] -= paid[q]
            chips[winner] += sum(paid) + pots[vied_for]
            pots[vied_for] = 0
            state[LEADER] = winner

    middle, per_card = pot[variant["stops"]["pot"]], variant["stops"]["per_card"]

    def stops(state: State, below: Below) -> None:
        chips, pots, hands, owner, log, p = (
            state[CHIPS], state[POTS], state[HANDS], state[OWNER], state[LOG], state[LEADER],
        )  # fmt: skip
        hand = hands[p]
        while hand:
            c = hand[below(len(hand))]
            while True:
                p = owner[c]
                owner[c] = -1
                hand = hands[p]
                hand.remove(c)
                if log is not None:
                    log.append(("play", p, c))
                if not hand or c % n_ranks == n_ranks - 1 or owner[c + 1] < 0:
                    break
                c += 1
        for q in seats:
            due = per_card * len(hands[q])
            chips[q] -= due
            chips[p] += due
        chips[p] += pots[middle]
        pots[middle] = 0

    return [ante, deal, claim, vie, stops]


def run_int(hands: int, rng: Std, log: bool = False) -> tuple[list[int], list[int]]:
    """Play that many hands one after another; what the players gained, and what is left in the pools."""
    phases, below = compile_int(VARIANT), rng.below
    state: State = [[0] * VARIANT["players"], [0] * len(VARIANT["pots"]), None, None, 0, 0, 0, None]
    for i in range(hands):
        state[DEALER] = i % VARIANT["players"]
        state[LOG] = [] if log else None
        for phase in phases:
            phase(state, below)
    return state[CHIPS], state[POTS]
