"""A hand that is tried out: dealt, answered, and watched for broken laws."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from poch_rules.core.decisions import Choose, Decision, Range, allows, mask
from poch_rules.core.invariants import CORE_LAWS
from poch_rules.core.ledger import Overdraft
from poch_rules.core.play import BoundedLog, EndlessHand, Hands, Play
from poch_rules.core.variant import CannotBePlayed
from poch_rules.study.deal import names

if TYPE_CHECKING:
    from poch_rules.core.family import Family, Policy
    from poch_rules.core.variant import Plan

#: Laws that no watched play can check, since they are about a hand that does not come to its end.
HAND_STARTS = "hand.starts"
HAND_ENDS = "hand.ends"
OUTER_LAWS = {
    HAND_STARTS: "A hand can be played with what everybody starts a match with.",
    HAND_ENDS: "Every hand ends.",
}


class Broken(NamedTuple):
    """A law that a hand broke: which, what was wrong, and the setting that was at work."""

    law: str
    what: str
    rule: str


@dataclass(frozen=True)
class Trial:
    """One hand to try.

    `deal` is a shuffled pack or hands as they stand.  `answers` are given in turn; where there is none (or one that
    is not on the menu) the automatic player answers.
    """

    plan: Plan
    deal: tuple[int, ...] | Hands
    dealer: int
    balances: tuple[int, ...]
    answers: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a trial went: the laws that it broke, every question with its answer, and the balances it left."""

    broken: tuple[Broken, ...]
    given: tuple[tuple[str, Decision, int], ...]
    balances: tuple[int, ...]

    @property
    def answers(self) -> tuple[int, ...]:
        """The answers alone."""
        return tuple(answer for _, _, answer in self.given)


Answerer: TypeAlias = "Callable[[Play, Decision], int]"


@dataclass
class Scripted:
    """Answers as the trial has them, and the automatic player's where it has none."""

    answers: Sequence[int | None]
    policy: Policy
    at: int = field(default=0, init=False)

    def __call__(self, play: Play, asking: Decision) -> int:
        """The next answer."""
        answer = self.answers[self.at] if self.at < len(self.answers) else None
        self.at += 1
        if answer is None or not allows(asking.menu, answer):
            return self.policy(play.view(asking.seat), asking)
        return answer


@dataclass
class Whim:
    """Random legal answers; stakes are often the least, so that a purse lasts for more than one bet."""

    rng: random.Random

    def __call__(self, play: Play, asking: Decision) -> int:
        """Any answer of the menu."""
        option = asking.menu[int(self.rng.random() * len(asking.menu))]
        if isinstance(option, Range):
            if self.rng.random() < 0.5:
                return option.low
            return option.low + int(self.rng.random() * (option.high - option.low + 1))
        if isinstance(option, Choose):
            return mask(self.rng.sample(option.cards, option.number))
        return option


def try_hand(trial: Trial, answerer: Answerer | None = None) -> Outcome:
    """Play a hand and say which laws it breaks.

    The hand is played once without watching, which also shows whether it ends, and then watched with the same
    answers.
    """
    policy = trial.plan.variant.family.automatic
    script = answerer or Scripted(trial.answers, policy)
    first, given, stopped = played(trial, script, watch=False)
    if isinstance(stopped, CannotBePlayed):
        return Outcome((Broken(HAND_STARTS, stopped.said_to(names(trial.plan.players)), ""),), given, ())
    if isinstance(stopped, EndlessHand):
        return Outcome((Broken(HAND_ENDS, str(stopped), given[-1][1].rule),), given, ())
    answers = tuple(answer for _, _, answer in given)
    play, given, stopped = played(trial, Scripted(answers, policy), watch=True)
    broken = []
    if play is not None:
        for violation in play.violations:
            rule = play.log[violation.event][2] if play.log else play.phase
            broken.append(Broken(violation.name, violation.what, rule))
    if stopped is not None:
        law = "chips.not-negative" if isinstance(stopped, Overdraft) else HAND_ENDS
        what = str(stopped) if isinstance(stopped, Overdraft) else f"the rules stopped: {stopped!r}"
        broken.append(Broken(law, what, given[-1][1].rule if given else ""))
    return Outcome(tuple(broken), given, tuple(first.table.ledger.balances) if first else ())


Given: TypeAlias = tuple[tuple[str, Decision, int], ...]


def played(trial: Trial, answerer: Answerer, *, watch: bool) -> tuple[Play | None, Given, Exception | None]:
    """The hand as far as it could be played, the questions with their answers, and what stopped it."""
    given: list[tuple[str, Decision, int]] = []
    play = None
    try:
        play = Play(trial.plan, trial.deal, dealer=trial.dealer, balances=trial.balances, log=BoundedLog(), watch=watch)
        while (asking := play.asking) is not None:
            answer = answerer(play, asking)
            given.append((play.phase, asking, answer))
            play.answer(answer)
    except Exception as error:  # a rule that stops in the middle of a hand is what we are looking for
        return play, tuple(given), error
    return play, tuple(given), None


def laws_of(family: Family) -> dict[str, str]:
    """Every law that hands of the family are held to, with its sentence."""
    return {law.name: law.says for law in (*CORE_LAWS, *family.invariants)} | OUTER_LAWS
