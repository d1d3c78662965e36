"""Each law is shown to be able to fail: a rule is broken on purpose, and the law that is there for it notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

import pytest
from strategies import plan

from poch_rules.core.cards import parse
from poch_rules.core.decisions import PASS, Decision, Range
from poch_rules.core.play import Hands, Play
from poch_rules.core.rules import Phase, Place, Rule, Step
from poch_rules.core.table import PLAYED, Table
from poch_rules.core.variant import Plan, prepare
from poch_rules.core.view import View
from poch_rules.families import FAMILIES
from poch_rules.families.poch.sets import SetOrder
from poch_rules.families.poch.vying import Vying
from poch_rules.families.spades.score import Contracts
from poch_rules.families.spades.tricks import SpadeTricks
from poch_rules.study.trial import Trial, laws_of, try_hand


@dataclass(frozen=True)
class Meddled(Rule):
    """A rule, and something that should not happen after it."""

    rule: Rule
    meddle: Callable[[Table], object]

    def bind(self, at: Place) -> Step:
        whole = self.rule.bind(at)

        def meddled(t: Table) -> Phase:
            phase = whole(t)
            if phase is not None:
                yield from phase
            extra = self.meddle(t)
            if isinstance(extra, Decision):
                yield extra
            t.tell("stopped", 0, at.slot)

        return meddled


def poch(slot: str, meddle: Callable[[Table], object]) -> Plan:
    """The family game for three, with something wrong after the rule of one slot."""
    return changed("poch/family-nine-pot", 3, slot, lambda rule: Meddled(rule, meddle))


@dataclass(frozen=True)
class LooseTricks(SpadeTricks):
    """Tricks that nobody's rules rule."""

    plays: Callable[[Table], object] = print

    def bind(self, at: Place) -> Step:
        def play(t: Table) -> None:
            t.withheld = frozenset()
            t.public["tricks"] = [0] * at.seats.count
            self.plays(t)

        return play


@dataclass(frozen=True)
class Generous(Contracts):
    """A score with a point for good measure."""

    def bind(self, at: Place) -> Step:
        honest = super().bind(at)

        def score(t: Table) -> None:
            honest(t)
            t.ledger.move(at.accounts["bank"], at.accounts["score.0"], 1)
            t.tell("scored", 0, at.setting("trick"), 2, 1, 0)

        return score


def spades(plays: Callable[[Table], object]) -> Plan:
    """Spades in which the tricks are played in this way."""
    return changed("spades/partnership", 4, "play", lambda rule: LooseTricks(plays=plays))


def changed(variant: str, players: int, slot: str, change: Callable[[Rule], Rule]) -> Plan:
    whole = plan(variant, players).variant
    rules = {**whole.rules[players], slot: change(whole.rules[players][slot])}
    return prepare(replace(whole, rules={players: rules}), players)


def chip_from_nowhere(t: Table) -> None:
    t.ledger.balances[0] += 1


def unchecked_payment(t: Table) -> None:
    t.ledger.balances[0] -= 100
    t.ledger.balances[1] += 100


def card_in_two_places(t: Table) -> None:
    t.hands[0].append(t.hands[1][0])


def pool_taken_again(t: Table) -> None:
    pool = t.takings[0][0]
    t.pay(0, pool, 1, "meld")
    t.collect(pool, 1, "meld")


def asks_nothing(t: Table) -> Decision:
    return Decision(0, "play.lead", (), "play")


def asks_twice_the_same(t: Table) -> Decision:
    return Decision(0, "vying.open", (3, Range(1, 5)), "vying")


def asks_who_is_out(t: Table) -> Decision:
    return Decision(t.roles["out"], "vying.again", (1, 2), "play")


TURN = count()


def asks_another_each_time(t: Table) -> Decision:
    return Decision(0, "vying.open", (PASS, next(TURN)), "vying")


def tells_another_each_time(t: Table) -> None:
    t.tell("opened", 0, "vying", next(TURN))


def peeks(view: View, asking: Decision) -> int:
    """Leads by what the next player holds."""
    if asking.kind != "play.lead":
        return asking.menu[0]
    hands = view._table.hands
    return asking.menu[sum(hands[(view.seat + 1) % len(hands)]) % len(asking.menu)]


def peeking() -> Plan:
    whole = plan("poch/family-nine-pot", 3).variant
    return prepare(replace(whole, family=replace(whole.family, automatic=peeks)), 3)


def wrong_one_out(t: Table) -> None:
    t.crown("out", next(seat for seat, cards in enumerate(t.hands) if cards), "play")


def play_out(*cards: str) -> Callable[[Table], None]:
    """These cards are played by whoever holds them, as one trick."""

    def play(t: Table) -> None:
        for card in map(parse, cards):
            t.play(t.holder[card], card, "play")

    return play


@dataclass(frozen=True)
class Fault:
    """A broken plan, and hands in which it shows."""

    plan: Plan
    hands: tuple[str, ...] = ("7c 7d Kh", "8c 9d 10s", "Qc Qd Js")

    def play(self, plan: Plan) -> Play:
        """The hand under a plan, as far as it can be played."""
        cards = tuple(tuple(map(parse, text.split())) for text in self.hands)
        purse = 40 if plan.variant.family.name == "poch" else 0
        balances = [purse] * plan.players + [0] * len(plan.accounts)
        play = Play(plan, Hands(cards, trump=2), dealer=plan.players - 1, balances=balances, watch=True)
        for _ in range(60):
            asking = play.asking
            if asking is None or not asking.menu:
                break
            play.answer(plan.variant.family.automatic(play.view(asking.seat), asking))
        return play


EVEN = ("7c As", "8c 9d", "Jc Qd", "Kc Ad")
FAULTS = {
    "chips.conserved": Fault(poch("vying", chip_from_nowhere)),
    "chips.not-negative": Fault(poch("settle", unchecked_payment)),
    "cards.one-place": Fault(poch("vying", card_in_two_places)),
    "pools.once": Fault(poch("vying", pool_taken_again)),
    "questions.menu": Fault(poch("vying", asks_nothing)),
    "questions.in-play": Fault(poch("play", asks_who_is_out)),
    "questions.clone": Fault(poch("vying", asks_another_each_time)),
    "questions.unseen": Fault(peeking()),
    "hand.same-again": Fault(poch("settle", tells_another_each_time)),
    "hand.somebody-out": Fault(poch("settle", wrong_one_out)),
    "sets.never-level": Fault(
        changed("poch/family-nine-pot", 3, "vying", lambda rule: Vying(ranking=(SetOrder.CARDS, SetOrder.RANK))),
        ("7c 7d Kh", "7h 7s 10s", "Qc Kd Js"),
    ),
    "tricks.all": Fault(spades(play_out()), EVEN),
    "tricks.suit-followed": Fault(spades(play_out("7c", "9d")), EVEN),
    "tricks.spades-broken": Fault(spades(play_out("As")), EVEN),
    "score.as-bid": Fault(changed("spades/partnership", 4, "score", lambda rule: Generous()), EVEN),
}
#: Laws about a hand that does not come to its end, which are shown below, and of the stops games, shown beside them.
OUTER = {"hand.starts", "hand.ends", "pools.by-playing"}


def test_every_law_of_core_and_families_has_a_fault_that_breaks_it():
    laws = {name for family in FAMILIES for name in laws_of(family)}
    assert set(FAULTS) == laws - OUTER


@pytest.mark.parametrize("law", FAULTS)
def test_a_broken_rule_breaks_its_law(law):
    fault = FAULTS[law]
    assert law in {violation.name for violation in fault.play(fault.plan).violations}


@pytest.mark.parametrize("law", FAULTS)
def test_the_same_hand_breaks_no_law_under_sound_rules(law):
    fault = FAULTS[law]
    sound = plan(fault.plan.variant.id, fault.plan.players)
    assert fault.play(sound).violations == []


def test_an_answer_that_is_offered_twice_is_noticed():
    fault = Fault(poch("vying", asks_twice_the_same))
    assert {v.name for v in fault.play(fault.plan).violations} == {"questions.menu"}


def test_a_played_card_that_is_still_held_is_noticed():
    def holds_on(t: Table) -> None:
        t.holder[t.hands[0][0]] = PLAYED

    fault = Fault(poch("vying", holds_on))
    assert "cards.one-place" in {v.name for v in fault.play(fault.plan).violations}


def test_a_violation_says_after_which_event_and_with_which_balances():
    fault = FAULTS["chips.conserved"]
    broken = fault.play(fault.plan).violations[0]
    assert (sum(broken.before), sum(broken.after), broken.what) == (120, 121, "120 before and 121 after")
    assert fault.play(fault.plan).log[broken.event][0] == "stopped"


# -- hands that do not begin, or do not end


def tried(plan: Plan, purse: int = 40) -> set[str]:
    balances = (*[purse] * plan.players, *[0] * len(plan.accounts))
    outcome = try_hand(Trial(plan, tuple(plan.pack.shuffled(7)), plan.players - 1, balances))
    return {broken.law for broken in outcome.broken}


def test_a_hand_that_never_ends_is_noticed():
    def for_ever(t: Table) -> None:
        while True:
            t.tell("stopped", 0, "play")

    assert tried(poch("play", for_ever)) == {"hand.ends"}


def test_a_hand_that_cannot_begin_is_noticed():
    sound = plan("poch/family-nine-pot", 3)
    assert tried(sound) == set()
    assert tried(sound, purse=8) == {"hand.starts"}
