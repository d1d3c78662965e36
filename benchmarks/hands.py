"""Whole hands a second: the engine with four automatic players, against the yardstick `intmod.py`.

Each row runs in a process of its own, so that none warms up or clutters the interpreter of another.  They take turns,
and CPU time is counted, so that whatever else the machine does disturbs all rows alike; a ratio is the median of the
ratios within a turn.  Hands are played abreast, as `poch simulate` plays them, and the row ``alone`` plays one after
another.  Every hand is dealt from one running generator, as the yardstick deals; the row ``seeded`` starts a generator
for every hand, as `poch simulate` does for the sake of its seeds.

    python benchmarks/hands.py [TURNS]
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from intmod import Std, run_int

import poch_rules
from poch_rules.core.abreast import abreast
from poch_rules.core.pack import shuffle

HANDS = 500  # a turn of each row
#: What must hold: this row, at least so much of that row.
AT_LEAST = (("log off", 0.50, "intmod"), ("log on", 0.85, "log off"))


def engine(*, log: bool = False, seeded: bool = False, alone: bool = False) -> Callable[[], None]:
    """A turn of hands of the family game with nine pools."""
    plan = poch_rules.load("poch/family-nine-pot").plan(4)
    automatic, purses = plan.variant.family.automatic, [60] * 4 + [0] * len(plan.accounts)
    rng = random.Random(1)

    def pack(n: int) -> list[int]:
        if seeded:
            return plan.pack.shuffled(1_000_000_000 + n)
        cards = list(plan.pack.cards)
        shuffle(cards, rng)
        return cards

    def turn() -> None:
        dealt = (poch_rules.Play(plan, pack(n), dealer=3, balances=purses, log=log) for n in range(1, HANDS + 1))
        played = (play.run(automatic) for play in dealt) if alone else abreast(dealt, automatic)
        for _ in played:
            pass

    return turn


ROWS: dict[str, Callable[[], Callable[[], object]]] = {
    "intmod": lambda: lambda: run_int(HANDS, Std(1)),
    "log off": lambda: engine(),
    "log on": lambda: engine(log=True),
    "alone": lambda: engine(alone=True),
    "seeded": lambda: engine(seeded=True),
}


def row(name: str) -> None:
    """The process of a row: for every line it reads it plays a turn and writes the seconds it took, its own and all."""
    turn = ROWS[name]()
    turn()
    for _ in sys.stdin:
        begun, own = time.perf_counter(), time.process_time()
        turn()
        print(time.process_time() - own, time.perf_counter() - begun, flush=True)


def main(turns: int) -> int:
    """Let the rows take turns, and say how they compare."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    rows = {name: subprocess.Popen([sys.executable, __file__, name], **pipes) for name in ROWS}  # type: ignore[call-overload]
    seconds: dict[str, list[float]] = {name: [] for name in ROWS}
    passed = 0.0
    for _ in range(turns):
        for name, process in rows.items():
            process.stdin.write("\n")
            process.stdin.flush()
            own, whole = map(float, process.stdout.readline().split())
            seconds[name].append(own)
            passed += whole
    share = sum(map(sum, seconds.values())) / passed
    for process in rows.values():
        process.communicate()

    def ratio(name: str, to: str) -> float:
        return statistics.median(b / a for a, b in zip(seconds[name], seconds[to], strict=True))

    for name, took in seconds.items():
        print(f"{name:8}  {HANDS / statistics.median(took):9,.0f} hands/s   {ratio(name, 'intmod'):.2f} of intmod")
    met = True
    for name, least, to in AT_LEAST:
        found = ratio(name, to)
        met &= found >= least
        print(f"{name} is {found:.2f} of {to}; at least {least:.2f}: {'met' if found >= least else 'NOT MET'}")
    if share < 0.9:
        print(f"The processor was shared (the rows had {share:.0%} of it): ratios are too low. Run it again.")
    return 0 if met else 1


if __name__ == "__main__":
    argument = sys.argv[1] if len(sys.argv) > 1 else "40"
    sys.exit(main(int(argument)) if argument.isdigit() else row(argument))
