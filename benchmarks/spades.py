"""Random hands of Spades a second: `spades/partnership` against the `spades` of OpenSpiel, both driven from Python.

Either side deals 52 shuffled cards and then draws a random answer to every question until the hand is scored.  The
loop over OpenSpiel is that of its own documentation, which draws each card that is dealt from the chances of a node;
the row ``dealt`` is told beside it: there the cards are shuffled in Python and only entered.  OpenSpiel's game has no
double nil and no exchange; ours asks for both, so that its hands have a few questions more.  Rounds are interleaved
and CPU time is counted; a ratio is the median of the ratios within a round.

    pip install '.[bench]'
    python benchmarks/spades.py [ROUNDS]

Source: M. Lanctot et al., OpenSpiel: A Framework for Reinforcement Learning in Games, 2019.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import Any

import pyspiel

import poch_rules
from poch_rules.core.decisions import Choose, Decision, mask
from poch_rules.core.pack import shuffle
from poch_rules.core.view import View

AT_LEAST = 1.0
HANDS = 300  # a round
PLAN = poch_rules.load("spades/partnership").plan(4)
SCORES = [0] * (4 + len(PLAN.accounts))
GAME = pyspiel.load_game("spades")
RNG = random.Random(1)


def whim(view: View, asking: Decision) -> int:
    """Any answer on the menu."""
    menu = asking.menu
    option = menu[int(RNG.random() * len(menu))]
    if isinstance(option, int):
        return option
    if isinstance(option, Choose):
        return mask(RNG.sample(option.cards, option.number))
    return option.low + int(RNG.random() * (option.high - option.low + 1))


def ours() -> None:
    for _ in range(HANDS):
        cards = list(PLAN.pack.cards)
        shuffle(cards, RNG)
        poch_rules.Play(PLAN, cards, dealer=3, balances=SCORES, log=False).run(whim)


def open_spiel() -> None:
    for _ in range(HANDS):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(RNG.choices(actions, chances)[0])
            else:
                answer_at_random(state)
        state.returns()


def open_spiel_dealt() -> None:
    for _ in range(HANDS):
        state = GAME.new_initial_state()
        cards = list(range(52))
        shuffle(cards, RNG)
        for card in cards:
            state.apply_action(card)
        while not state.is_terminal():
            answer_at_random(state)
        state.returns()


def answer_at_random(state: Any) -> None:
    actions = state.legal_actions()
    state.apply_action(actions[int(RNG.random() * len(actions))])


ROWS = {"poch-rules": ours, "OpenSpiel": open_spiel, "dealt": open_spiel_dealt}


def main(rounds: int) -> int:
    for row in ROWS.values():
        row()
    seconds: dict[str, list[float]] = {name: [] for name in ROWS}
    for _ in range(rounds):
        for name, row in ROWS.items():
            begun = time.process_time()
            row()
            seconds[name].append(time.process_time() - begun)
    own = seconds["poch-rules"]
    ratios = {name: statistics.median(b / a for a, b in zip(own, took, strict=True)) for name, took in seconds.items()}
    for name, took in seconds.items():
        print(f"{name:10}  {HANDS / statistics.median(took):8,.0f} hands/s   we make {ratios[name]:.2f} of it")
    met = ratios["OpenSpiel"] >= AT_LEAST
    print(f"ratio {ratios['OpenSpiel']:.2f}; at least {AT_LEAST:.2f}: {'met' if met else 'NOT MET'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
