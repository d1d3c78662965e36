"""Whether a variant file is sound: read, composed, understood, and then played with every law watched."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from poch_rules.core.match import Match
from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, Entry, HandRecord
from poch_rules.core.variant import slots_in_order
from poch_rules.families import FAMILIES
from poch_rules.study.deal import carried, names
from poch_rules.study.example import wrong_examples
from poch_rules.study.report import Counterexample, Law, Report
from poch_rules.study.shrink import MOST_TRIES, Shrinking
from poch_rules.study.simulate import seed_of_hand, whole_numbers
from poch_rules.study.trial import HAND_ENDS, Outcome, Scripted, Trial, Whim, laws_of, try_hand
from poch_rules.study.unusual import unusual_pack
from poch_rules.study.wordless import wordless
from poch_rules.study.worked import wrong_hand

if TYPE_CHECKING:
    from poch_rules.core.family import Family
    from poch_rules.core.variant import Plan
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.diagnostics import Diagnostic, Span

#: How many hands are played for each number of players and each kind of player unless something else is asked for.
HANDS = 100


def validate(
    variant: Declaration | str | Path,
    *,
    hands: int = HANDS,
    players: int | None = None,
    seed: int = 1,
    seconds: float | None = None,
    families: Sequence[Family] = FAMILIES,
    expect: Callable[[int], None] | None = None,
    after_hand: Callable[[int], None] | None = None,
) -> Report:
    """Check a variant file: reading, composing, meaning, and then hands with every law watched.

    variant     a file, the id of a variant, or a variant as `load` gives it
    hands       how many hands for each number of players, once with the automatic player and once with random answers
    players     only this number of players; every allowed number unless given
    seed        the n-th hand (from 1) of each round is dealt from ``seed * 1_000_000_000 + n``
    seconds     give up after so long; what was found by then stands, and a file without a fault is undecided
    expect      told how many hands are to be played, before the first
    after_hand  told how many hands were played after each

    A faulty file gives a report with diagnostics, not an error.  Raises `Unreadable` for a file that is not there,
    `UnknownVariant` for an id that is none, `CannotBePlayed` for a number of players that the variant does not take,
    `ValueError` for fewer hands than none or a seed below zero, and `TypeError` for a number that is no whole one.

    >>> import poch_rules
    >>> report = poch_rules.validate("poch/family-nine-pot", hands=2, players=3)
    >>> report.valid, report.hands, all(law.hands == 4 for law in report.laws)
    (True, 4, True)
    """
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.diagnostics import Refused, Unreadable
    from poch_rules.declare.library import load

    whole_numbers(hands=hands, seed=seed)
    if hands < 0 or seed < 0:
        raise ValueError(f"‘hands’ and ‘seed’ are at least 0, not {min(hands, seed)}")
    if isinstance(variant, Declaration):
        name, declaration = variant.path, variant
    else:
        name = str(variant)
        try:
            declaration = load(variant, families=families)
        except Unreadable:
            raise
        except Refused as refused:
            return Report(name, seed, name, diagnostics=refused.diagnostics)
    return check(
        declaration,
        name=name,
        hands=hands,
        players=players,
        seed=seed,
        seconds=seconds,
        expect=expect,
        after_hand=after_hand,
    )


def check(
    declaration: Declaration,
    *,
    name: str,
    hands: int = HANDS,
    players: int | None = None,
    seed: int = 1,
    seconds: float | None = None,
    expect: Callable[[int], None] | None = None,
    after_hand: Callable[[int], None] | None = None,
) -> Report:
    """Play a composed variant with every law watched; `name` is what the report calls it."""
    numbers = declaration.players.numbers() if players is None else (players,)
    plans = [declaration.plan(number) for number in numbers]
    laws = Laws({law: Law(law, says) for law, says in laws_of(declaration.family).items()})
    deadline = None if seconds is None else time.monotonic() + seconds
    undecided, shrinking = None, None
    if expect is not None:
        expect(2 * hands * len(plans))
    try:
        for plan in plans:
            for whims in (False, True):
                for outcome in rounds(plan, hands, seed, whims=whims, laws=laws):
                    laws.count(outcome)
                    if after_hand is not None:
                        after_hand(laws.hands)
                    if deadline is not None and time.monotonic() > deadline:
                        raise TimeoutError
        shrinking = laws.shrinking()
        if shrinking is not None:
            shrinking.run(None if after_hand is None else lambda _: after_hand(laws.hands))
    except KeyboardInterrupt:
        undecided = "interrupted"
    except TimeoutError:
        undecided = "out of time"
    shrinking = shrinking or laws.shrinking()
    return Report(
        path=name,
        seed=seed,
        file=declaration.path,
        players=tuple(numbers),
        diagnostics=(*declaration.warnings, *found_by_playing(declaration)),
        laws=tuple(laws.by_name.values()),
        counterexample=None if shrinking is None else counterexample(declaration, name, shrinking),
        hands=laws.hands,
        undecided=undecided,
    )


def found_by_playing(declaration: Declaration) -> tuple[Diagnostic, ...]:
    """What only shows when hands are played and told: examples, the worked hand, and words that a language lacks."""
    return *wrong_examples(declaration), *wrong_hand(declaration), *wordless(declaration)


@dataclass
class Laws:
    """The laws while hands are played, and the first hand that broke each."""

    by_name: dict[str, Law]
    hands: int = 0
    first: dict[str, tuple[Trial, Outcome]] = field(default_factory=dict)

    def count(self, tried: tuple[Trial, Outcome]) -> None:
        """Count one hand for every law."""
        trial, outcome = tried
        self.hands += 1
        for law in self.by_name.values():
            law.hands += 1
        for name in dict.fromkeys(broken.law for broken in outcome.broken):
            self.by_name[name].violations += 1
            self.first.setdefault(name, (replace(trial, answers=outcome.answers), outcome))

    def shrinking(self) -> Shrinking | None:
        """The search for a smaller hand that breaks the first law that was broken at all."""
        name = next((name for name in self.by_name if name in self.first), None)
        if name is None:
            return None
        trial, outcome = self.first[name]
        return Shrinking(trial, name, outcome, most_tries=200 if name == HAND_ENDS else MOST_TRIES)


def rounds(plan: Plan, hands: int, seed: int, *, whims: bool, laws: Laws) -> Iterator[tuple[Trial, Outcome]]:
    """Seeded hands, one match after another, so that short purses and full pools come up as they do in play.

    With `whims` the answers are random, and every other pack is one that a fair shuffle hardly ever brings.
    """
    policy = plan.variant.family.automatic
    match = Match(plan)
    for n in range(1, hands + 1):
        rng = random.Random(seed_of_hand(seed, n))
        if match.ending is not None:
            match = Match(plan)
        pack = tuple(plan.pack.shuffled(seed_of_hand(seed, n)))
        if whims and n % 2 == 0:
            pack = unusual_pack(plan, match.dealer, rng)
        trial = Trial(plan, pack, match.dealer, tuple(match.balances))
        outcome = try_hand(trial, Whim(rng) if whims else Scripted((), policy))
        yield trial, outcome
        if any(broken.law == HAND_ENDS for broken in outcome.broken):
            return  # every further hand would go on for as long
        carried_on = outcome.balances and not outcome.broken
        match = (
            Match(plan, dealer=plan.seats.after[match.dealer], balances=outcome.balances) if carried_on else Match(plan)
        )


def counterexample(declaration: Declaration, name: str, shrinking: Shrinking) -> Counterexample:
    """The hand that a search ended with, written down so that a replay shows the same."""
    trial, plan = shrinking.best, shrinking.best.plan
    family, count = plan.variant.family, plan.players
    broken = next(b for b in shrinking.outcome.broken if b.law == shrinking.law)
    decisions: dict[str, tuple[Entry, ...]] | None = None
    if any(answer is not None for answer in trial.answers):
        decisions = {}
        for phase, asking, answer in shrinking.outcome.given:
            entry = Entry(asking.seat, family.write_answer(asking, answer))
            decisions[phase] = (*decisions.get(phase, ()), entry)
    chips = trial.balances[:count]
    record = HandRecord(
        players=names(count),
        dealer=trial.dealer,
        deal=trial.deal if isinstance(trial.deal, Hands) else DealtPack(trial.deal),
        title=f"Breaks the law {broken.law}",
        variant=None if name == "-" else name,
        chips=None if chips == plan.opening[:count] else chips,
        carried=carried(plan, trial.balances),
        decisions=decisions,
    )
    what = broken.what.format(*names(count))
    return Counterexample(
        broken.law, what, broken.rule, place_of(declaration, broken.rule), record, shrinking.finished,
        shrinking.tries,
    )  # fmt: skip


def place_of(declaration: Declaration, rule: str) -> Span | None:
    """The line to look at for a law that was broken by the rule of that dotted name.

    It may also be the name of a phase, or empty where nothing was played.  A house's parent keeps the laws, so if the
    rule stands there as it did before, the house's own change is the place: of the same slot if there is one.
    """
    named = declaration.settings.get(rule) or declaration.slots.get(rule)
    if declaration.parent is None or (named is not None and named.span.path == declaration.path):
        return None if named is None else named.span
    spans = {name: use.span for name, use in declaration.slots.items()}
    spans |= {name: setting.span for name, setting in declaration.settings.items()}
    changed = {name: span for name, span in spans.items() if span.path == declaration.path}
    played = slots_in_order(declaration.order, declaration.slots, declaration.family)
    slots = {slot for phase, slot in played if phase == rule}  # a law may be broken before a phase has done anything
    if slot := rule if rule in declaration.slots else rule.rpartition(".")[0]:
        slots = {slot}
    own = [span for name, span in changed.items() if name in slots or name.rpartition(".")[0] in slots]
    return min(own or changed.values(), default=None if named is None else named.span)
