"""Whole hands a second: the engine with four automatic players, against the yardstick `intmod.py`.

Rounds are interleaved and CPU time is counted, so that whatever else the machine does disturbs all rows alike; each
ratio is the median of the ratios within a round.  Every hand is dealt from one running generator, as the yardstick
deals; the row ``seeded`` starts a generator for every hand, as `poch simulate` does for the sake of its seeds.

    python benchmarks/hands.py [ROUNDS]
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from intmod import Std, run_int

import poch_rules
from poch_rules.core.pack import shuffle

PLAN = poch_rules.load("poch/family-nine-pot").plan(4)
AUTOMATIC = PLAN.variant.family.automatic
PURSES = [60] * 4 + [0] * len(PLAN.accounts)
HANDS = 1_000  # a round of each row
#: What must hold: this row, at least so much of that row.
AT_LEAST = (("log off", 0.50, "intmod"), ("log on", 0.85, "log off"))


def play(hands: int, log: bool) -> None:
    rng = random.Random(1)
    for _ in range(hands):
        cards = list(PLAN.pack.cards)
        shuffle(cards, rng)
        poch_rules.Play(PLAN, cards, dealer=3, balances=PURSES, log=log).run(AUTOMATIC)


def play_seeded(hands: int) -> None:
    for n in range(1, hands + 1):
        deal = PLAN.pack.shuffled(1_000_000_000 + n)
        poch_rules.Play(PLAN, deal, dealer=3, balances=PURSES, log=False).run(AUTOMATIC)


ROWS = {
    "intmod": lambda: run_int(HANDS, Std(1)),
    "log off": lambda: play(HANDS, log=False),
    "log on": lambda: play(HANDS, log=True),
    "seeded": lambda: play_seeded(HANDS),
}


def main(rounds: int) -> int:
    for row in ROWS.values():
        row()
    seconds: dict[str, list[float]] = {name: [] for name in ROWS}
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(rounds):
        for name, row in ROWS.items():
            begun = time.process_time()
            row()
            seconds[name].append(time.process_time() - begun)
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)

    def ratio(name: str, to: str) -> float:
        return statistics.median(b / a for a, b in zip(seconds[name], seconds[to], strict=True))

    for name, took in seconds.items():
        print(f"{name:8}  {HANDS / statistics.median(took):9,.0f} hands/s   {ratio(name, 'intmod'):.2f} of intmod")
    met = True
    for name, least, to in AT_LEAST:
        found = ratio(name, to)
        met &= found >= least
        print(f"{name} is {found:.2f} of {to}; at least {least:.2f}: {'met' if found >= least else 'NOT MET'}")
    if share < 0.95:
        print(f"The processor was shared (this process had {share:.0%} of it): figures are too low. Run it again.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
