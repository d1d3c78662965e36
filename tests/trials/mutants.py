"""Would the tests of a part notice if its code did something else?  Mutants of it, and whether its own tests kill them.

``python -m tests.trials.mutants --seed 1 --mutants 400 --minutes 60 [--only PART] [--jobs 2] [--resume FILE]`` needs
the dependency group `trials`.  Lines are drawn with the seed, from each part as many as its share of all lines;
every mutant stands in a copy of the project, and only the tests of its own part (`parts.py`) are run, until one fails.
What takes many times as long as the tests do is killed as well.  Survivors that no test could kill are named with the
reason in `equivalent.yaml`.  With ``--resume`` outcomes are kept in a file, and what was killed there is not run again.
Ctrl-C, or the end of the minutes, prints what is known.  The exit status is 1 where fewer than 92 % are killed, or an
entry of `equivalent.yaml` names a line that is no longer there.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

import yaml

from tests.trials.command import Clock, options
from tests.trials.copies import Copy, Outcome
from tests.trials.mutations import Mutant, Mutations
from tests.trials.parts import PARTS, ROOT

EQUIVALENT = Path(__file__).with_name("equivalent.yaml")
LEAST = 0.92

Drawn = tuple[str, Mutant]


def main() -> int:
    """Try the mutants that the arguments ask for, and print what became of them."""
    parser = options("mutants", __doc__, minutes=60)
    parser.add_argument("--mutants", type=int, default=400, help="how many")
    parser.add_argument("--only", choices=PARTS, help="one part instead of all")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    parser.add_argument("--resume", type=Path, help="a file of outcomes, read and written")
    parser.add_argument("--list", action="store_true", help="print the mutants and try none")
    asked = parser.parse_args()
    os.environ["PYTHONHASHSEED"] = "0"  # for the processes that run tests

    equivalent = known_equivalent()
    gone = no_longer_there(equivalent)
    for entry in gone:
        print(f"{EQUIVALENT.name}: no longer there: {entry}", file=sys.stderr)
    drawn = sample([asked.only] if asked.only else list(PARTS), asked.mutants, asked.seed)
    if asked.list:
        print(*(f"{part}: {mutant}" for part, mutant in drawn), sep="\n")
        return 0
    outcomes = {mutant.key: Outcome.EQUIVALENT for _, mutant in drawn if mutant.key in equivalent}
    if asked.resume and asked.resume.exists():
        kept = map(json.loads, asked.resume.read_text(encoding="utf-8").splitlines())
        outcomes |= {tuple(key): Outcome(outcome) for key, outcome in kept if outcome != Outcome.SURVIVED}
    left = [(part, mutant) for part, mutant in drawn if mutant.key not in outcomes]
    try:
        for done, (part, mutant, outcome) in enumerate(try_all(left, asked.seed, asked.jobs, Clock(asked.minutes)), 1):
            outcomes[mutant.key] = outcome
            print(f"{done}/{len(left)} {outcome:9} {part}: {mutant}", file=sys.stderr, flush=True)
            if asked.resume:
                with asked.resume.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([mutant.key, outcome]) + "\n")
    except KeyboardInterrupt:
        print("interrupted: this is what is known", file=sys.stderr)
    share = tell([(part, mutant, outcomes[mutant.key]) for part, mutant in drawn if mutant.key in outcomes])
    return int(share < LEAST or bool(gone))


def sample(names: Sequence[str], count: int, seed: int) -> list[Drawn]:
    """So many mutants of these parts, from each as many as its share of all lines, mixed."""
    files = {name: PARTS[name].files(ROOT) for name in names}
    sizes = {name: sum(len((ROOT / file).read_text().splitlines()) for file in files[name]) for name in names}
    drawn: list[Drawn] = []
    for name in names:
        dice = random.Random(f"{seed} {name}")
        mutations = [Mutations(ROOT, file) for file in files[name]]
        lines = [(each, line) for each in mutations for line in sorted(each.lines)]
        wanted = round(count * sizes[name] / sum(sizes.values()))
        found: dict[tuple[str, ...], Mutant] = {}
        for _ in range(20 * wanted):  # a small part may not have so many
            if len(found) < wanted:
                each, line = dice.choice(lines)
                if mutant := each.draw(line, dice):
                    found[mutant.key] = mutant
        drawn += [(name, mutant) for mutant in found.values()]
    random.Random(seed).shuffle(drawn)
    return drawn


def try_all(drawn: Sequence[Drawn], seed: int, jobs: int, clock: Clock) -> Iterator[tuple[str, Mutant, Outcome]]:
    """Try the mutants, each in one of several copies of the project; those that are done in time, one by one."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            free.put(Copy(Path(folder) / str(number), seed))
        measured = free.get()
        reach = {part: measured.reach(part) for part in PARTS if any(part == each for each, _ in drawn)}
        free.put(measured)

        def one(part: str, mutant: Mutant) -> Outcome | None:
            copy = free.get()
            try:
                return copy.try_mutant(mutant, reach[part]) if not clock.is_over() else None
            finally:
                free.put(copy)

        trials = {pool.submit(one, *each): each for each in drawn}
        try:
            for trial in as_completed(trials):
                if (outcome := trial.result()) is not None:
                    yield *trials[trial], outcome
        finally:
            pool.shutdown(cancel_futures=True)


def known_equivalent() -> dict[tuple[str, ...], str]:
    """Why some mutants do what the code does, by their keys."""
    entries = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or []
    return {(one["file"], one["function"], one["was"], one["becomes"]): one["because"] for one in entries}


def no_longer_there(entries: Iterable[tuple[str, ...]]) -> list[str]:
    """The entries whose line is not in its file any more."""
    gone = []
    for file, function, was, _ in entries:
        path = ROOT / file
        text = " ".join(line.strip() for line in path.read_text().splitlines()) if path.exists() else ""
        if was not in text or function.rpartition(".")[2] not in text:
            gone.append(f"{file} {function}: {was}")
    return gone


def tell(results: Sequence[tuple[str, Mutant, Outcome]]) -> float:
    """Print a line for every part, and every survivor; returns what share of those that can be killed was."""
    print("\n" + "part".ljust(10) + "mutants".rjust(12) + "".join(outcome.rjust(12) for outcome in Outcome))
    for name in (*PARTS, "all"):
        became = [outcome for part, _, outcome in results if name in (part, "all")]
        if became:
            print(f"{name:10}{len(became):12}" + "".join(f"{became.count(outcome):12}" for outcome in Outcome))
    for part, mutant, outcome in sorted(results, key=lambda each: (each[0], each[1].file, each[1].line)):
        if outcome is Outcome.SURVIVED:
            print(f"\nsurvived in {part}: {mutant}")
    mortal = [outcome for *_, outcome in results if outcome is not Outcome.EQUIVALENT]
    share = 1 - mortal.count(Outcome.SURVIVED) / max(len(mortal), 1)
    print(f"\n{share:.1%} of {len(mortal)} killed")
    return share


if __name__ == "__main__":
    sys.exit(main())
