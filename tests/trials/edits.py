"""Random slips in every file of the library: is each named at its line, and does what passes run?

``python -m tests.trials.edits --seed 1 --edits 600 --minutes 20`` makes so many seeded single edits (`slips`), one at a
time, to variants, modules and house variants, loads the variant, and prints how many of the refused files have an error
on the edited line or name it as another place to look at, how many have their first error there, and how many of the
passed ones run (`trying`).  What counts as the edited line is written down in `slips`.  An edit after which the file
means the same is not counted.  It stops when the minutes are over, or when it is interrupted, and prints what it has.
``--show`` prints each slip that is not named where it is.

Exit status: 0 if the figures that are to be reached (`WANTED`) are, 1 if not.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from poch_rules.declare.diagnostics import render
from tests.trials.command import Clock, options, show_progress
from tests.trials.slips import Slip, slip
from tests.trials.trying import Outcome, Subject, Workshop, named, shown_at

#: Shares that are to be reached, by what is counted in each row of the table.
WANTED = {"named": 0.95, "first there": 0.88, "run": 1.0}
#: So many passed files go into one book.
IN_A_BOOK = 12


@dataclass
class Figures:
    """What was counted: of refused files by kind of slip, and of passed ones."""

    seed: int
    refused: Counter[str] = field(default_factory=Counter)
    named: Counter[str] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    ran: Counter[str] = field(default_factory=Counter)
    tracebacks: int = 0
    books: int = 0
    books_built: int = 0

    def count(self, kind: str, is_named: bool, is_first: bool) -> None:
        """Count one refused file."""
        self.refused[kind] += 1
        self.named[kind] += is_named
        self.first[kind] += is_first

    def table(self) -> str:
        """All figures, one line a kind."""
        rows = [f"{'slip':<10} {'refused':>8} {'named':>12} {'first there':>12} {'passed':>8} {'run':>6}"]
        kinds = sorted({*self.refused, *self.passed})
        for kind, those in [*((kind, [kind]) for kind in kinds), ("all", kinds)]:
            refused, is_named, first, passed, ran = (
                sum(counter[each] for each in those)
                for counter in (self.refused, self.named, self.first, self.passed, self.ran)
            )
            rows.append(
                f"{kind:<10} {refused:>8} {is_named:>5} {_share(is_named, refused):>6} {first:>5} "
                f"{_share(first, refused):>6} {passed:>8} {ran:>6}"
            )
        rows.append(f"seed {self.seed}; tracebacks: {self.tracebacks}; books built: {self.books_built} of {self.books}")
        return "\n".join(rows)

    def reached(self) -> bool:
        """Whether all figures are as they should be."""
        refused = self.refused.total() or 1
        return (
            self.named.total() / refused >= WANTED["named"]
            and self.first.total() / refused >= WANTED["first there"]
            and self.ran == self.passed
            and self.tracebacks == 0
            and self.books == self.books_built
        )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "–"


def words_in(subjects: list[Subject]) -> list[str]:
    """Words that stand in the files, for what one writes instead of another."""
    texts = (subject.path.read_text(encoding="utf-8") for subject in subjects)
    return sorted({word for text in texts for word in re.findall(r"(?<=: )[a-z][\w-]*(?:/[\w-]+)?(?=[,}\n])", text)})


def judge(subject: Subject, made: Slip, outcome: Outcome, figures: Figures) -> str:
    """Count what became of a slip; what is to be looked at, if it is not as it should be."""
    where = f"{subject.path.name}: {made.kind}, lines {sorted(made.lines)}"
    if outcome.loaded is not None:
        figures.passed[made.kind] += 1
        figures.ran[made.kind] += not outcome.failed
        return f"PASSED, AND FAILED: {where}\n{outcome.failed}" if outcome.failed else ""
    if outcome.failed:
        figures.tracebacks += 1
        return f"TRACEBACK: {where}\n{outcome.failed}"
    path, errors = str(subject.path), [d for d in outcome.found if d.severity == "error"]
    is_named = any(named(d, path, made.lines) for d in errors)
    is_first = shown_at(errors[0], path, made.lines)
    figures.count(made.kind, is_named, is_first)
    if is_first:
        return ""
    return f"{'NOT FIRST' if is_named else 'NOT NAMED'}: {where}\n{_shown(subject, made)}\n{render(errors[:4])}"


def _shown(subject: Subject, made: Slip) -> str:
    """The first place where the spoilt text differs from the good one."""
    good, bad = subject.path.read_text(encoding="utf-8").split("\n"), made.text.split("\n")
    at = next(n for n, (one, other) in enumerate(zip(good, bad, strict=False)) if one != other)
    return "\n".join([*(f"   - {line}" for line in good[at : at + 3]), *(f"   + {line}" for line in bad[at : at + 3])])


def trial(seed: int, edits: int, clock: Clock, folder: Path, show: bool) -> Figures:
    """Make the edits one after another, and count what becomes of each."""
    workshop, rng, figures = Workshop(folder), random.Random(seed), Figures(seed)
    subjects = workshop.subjects()
    words, done = words_in(subjects), 0
    passed: list[tuple[Subject, str]] = []
    try:
        while done < edits and not clock.is_over():
            subject = rng.choice(subjects)
            text = subject.path.read_text(encoding="utf-8")
            made = slip(text, words, rng)
            if made is None or workshop.same_meaning(text, made.text):
                continue
            done += 1
            outcome = workshop.outcome(subject, made.text)
            said = judge(subject, made, outcome, figures)
            if outcome.loaded is not None and not outcome.failed:
                passed.append((subject, made.text))
            if said and show:
                print(said, flush=True)
            if sys.stderr.isatty() or done % 50 == 0:
                show_progress(f"{done} of {edits} edits")
        print(file=sys.stderr)
        rng.shuffle(passed)
        for start in range(0, min(len(passed), 2 * IN_A_BOOK), IN_A_BOOK):
            some = enumerate(passed[start : start + IN_A_BOOK], start)
            failed = workshop.book([workshop.put_into_book(subject, text, n) for n, (subject, text) in some])
            figures.books += 1
            figures.books_built += not failed
            if failed:
                print(f"THE BOOK IS NOT BUILT:\n{failed}", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
    return figures


def main() -> int:
    """The command line."""
    parser = options("edits", __doc__, minutes=20)
    parser.add_argument("--edits", type=int, default=600, help="how many")
    parser.add_argument("--show", action="store_true", help="print each slip that is not named where it is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = trial(given.seed, given.edits, Clock(given.minutes), Path(folder), given.show)
    print(figures.table())
    return 0 if figures.reached() else 1


if __name__ == "__main__":
    sys.exit(main())
