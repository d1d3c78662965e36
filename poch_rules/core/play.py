"""`Play`, the only driver: it starts a phase, stops at a question, checks the answer, and sends it in.

A hand is its deal and its answers and nothing else: played again with the same, the same log appears.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from poch_rules.core.cards import NAMES, SUIT_OF
from poch_rules.core.decisions import IllegalAnswer, covers
from poch_rules.core.events import Listener, RawEvent, UnwrittenLog, WatchedLog
from poch_rules.core.invariants import Moment, laws
from poch_rules.core.pack import twice
from poch_rules.core.table import Table
from poch_rules.core.variant import CannotBePlayed, Plan
from poch_rules.core.view import View

if TYPE_CHECKING:
    from poch_rules.core.family import Policy
    from poch_rules.core.rules import Phase

#: More questions, and more events, than any hand of any game here can need; a hand with more goes round for ever.
MOST_QUESTIONS = 5_000
MOST_EVENTS = 100_000
ALL_CARDS = range(len(NAMES))


class EndlessHand(RuntimeError):
    """The hand asked `MOST_QUESTIONS` questions, or wrote `MOST_EVENTS` events, and did not end."""


class BoundedLog(list[RawEvent]):
    """A log that stops a hand which goes round for ever without asking anybody."""

    def append(self, event: RawEvent) -> None:
        super().append(event)
        if len(self) > MOST_EVENTS:
            raise EndlessHand(f"the hand did not end after {MOST_EVENTS} events")


class Hands(NamedTuple):
    """Cards that are dealt as they stand: each player's, the upcard (or −1) and the trump suit (or −1)."""

    hands: tuple[tuple[int, ...], ...]
    upcard: int = -1
    trump: int = -1

    def fault(self, players: int) -> str | None:
        """Why they cannot be dealt to that many players, whatever the pack; nothing if they can."""
        if len(self.hands) != players:
            return f"{len(self.hands)} hands are dealt and there are {players} players"
        cards = [card for hand in self.hands for card in hand] + ([] if self.upcard == -1 else [self.upcard])
        for card in cards:
            if card not in ALL_CARDS:
                return f"{card!r} is no card: cards are numbers from 0 to 51"
        again = twice(cards)
        if again is not None:
            return f"{NAMES[again]} is dealt twice"
        return None if self.trump in range(-1, 4) else f"{self.trump!r} is no suit: suits are numbers from 0 to 3"


class Violation(NamedTuple):
    """A law that did not hold: which, after which event of the log, and the balances before and after.

    `what` may name seats as ``{0}``, ``{1}``.
    """

    name: str
    event: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    what: str

    def said_to(self, names: Sequence[str]) -> str:
        """What was wrong, with the players' names, by seat."""
        return self.what.format(*names)


class Play:
    """One hand under a plan.

    plan      the variant prepared for the number of players
    deal      the shuffled pack, first card dealt first, or `Hands` that are dealt as they stand
    dealer    seat of the dealer
    balances  what every account holds before the hand: players by seat, then `plan.accounts`
    log       whether to write down what happens, or the list to write it into
    watch     whether to check the family's and the core's invariants on the way (implies the log)

    Raises `CannotBePlayed` where the cards or the purses do not fit, `ValueError` where a seat or an account is missing
    or holds part of a chip, and `TypeError` for a plan that is none.
    """

    __slots__ = (
        "_before", "_deal", "_hand", "_opening", "answers", "asking", "phase", "plan",
        "table", "violations", "watch",
    )  # fmt: skip

    def __init__(
        self,
        plan: Plan,
        deal: Sequence[int] | Hands,
        *,
        dealer: int,
        balances: Sequence[int],
        log: bool | list[RawEvent] = True,
        watch: bool = False,
    ) -> None:
        check_start(plan, deal, dealer, balances)
        self.plan = plan
        self.watch = watch
        self._deal = deal
        self._opening = tuple(balances)
        self._before = self._opening
        self.table = table = plan.table(balances, dealer)
        self.violations: list[Violation] = []
        if plan.watchers or watch:
            table.log = self._watched(log)
        elif log is not False:
            table.log = [] if log is True else log
        table.stock = list(plan.pack.cards if isinstance(deal, Hands) else deal)
        self.answers: list[int] = []
        self.phase = ""
        self._hand = self._course()
        self.asking = next(self._hand, None)
        if watch:
            self._check("question" if self.asking else "hand")

    # -- playing ---------------------------------------------------------------------------------------------

    @property
    def log(self) -> Sequence[RawEvent]:
        """What has happened so far; empty where no log is kept."""
        return self.table.log or ()

    def view(self, seat: int) -> View:
        """What that player sees, as the hand goes on."""
        return View(self.table, seat)

    def views(self) -> list[View]:
        """What each player sees, by seat."""
        return [View(self.table, seat) for seat in range(self.plan.seats.count)]

    def answer(self, choice: int) -> None:
        """Answer the question that is asked.

        Raises `IllegalAnswer` for what is not on the menu, and `TypeError` for what is no number; `Family.read_answer`
        makes one of a text.
        """
        asking, answers = self.asking, self.answers
        if not isinstance(choice, int):
            raise TypeError(f"an answer is a whole number, not {choice!r}: the family’s ‘read_answer’ reads a text")
        if asking is None:
            raise IllegalAnswer("the hand is over: nothing is asked")
        if choice not in asking.menu and not covers(asking.menu, choice):
            raise IllegalAnswer(f"{choice} is not on the menu of {asking.kind}: {asking.menu}")
        if len(answers) == MOST_QUESTIONS:
            raise EndlessHand(f"the hand did not end after {MOST_QUESTIONS} questions")
        answers.append(choice)
        try:
            self.asking = self._hand.send(choice)
        except StopIteration:
            self.asking = None
        if self.watch:
            self._check("question" if self.asking else "hand")

    def run(self, policy: Policy) -> Play:
        """Let a policy answer everything to the end of the hand."""
        views = self.views()
        while (asking := self.asking) is not None:
            self.answer(policy(views[asking.seat], asking))
        return self

    def _watched(self, log: bool | list[RawEvent]) -> WatchedLog:
        """A log on which the watchers of the plan hang: laws first, so that each event is checked before the next."""
        first: list[Listener] = [self._check_event] if self.watch else []
        if isinstance(log, list):
            first.append(log.append)
        listeners = first + [partial(watcher, self.table) for watcher in self.plan.watchers]
        return UnwrittenLog((), listeners) if log is False and not self.watch else WatchedLog((), listeners)

    def _course(self) -> Phase:
        """The whole hand: every step of the plan in its turn, asking what the step asks."""
        table, watch = self.table, self.watch
        as_it_stands = self._deal if isinstance(self._deal, Hands) else None
        for step in self.plan.steps:
            self.phase = step.phase
            if step.deals and as_it_stands:
                slot = step.slots[0]
                deal_as_it_stands(table, as_it_stands, slot, self.plan.rules[slot].fixed_trump)
            else:
                asks = step.run(table)
                if asks is not None:
                    yield from asks
            if watch:
                self._check("phase")

    # -- copies ----------------------------------------------------------------------------------------------

    def clone(self) -> Play:
        """An independent play at the same point: the same deal, given the same answers."""
        return self.again()

    def again(self, answers: Sequence[int] | None = None) -> Play:
        """The same hand from its deal on, with the same answers (or with others, as far as they go)."""
        log = self.table.log is not None
        twin = Play(self.plan, self._deal, dealer=self.table.dealer, balances=self._opening, log=log)
        for choice in self.answers if answers is None else answers:
            twin.answer(choice)
        return twin

    # -- laws ------------------------------------------------------------------------------------------------

    def _check_event(self, event: RawEvent) -> None:
        if len(self.log) > MOST_EVENTS:
            raise EndlessHand(f"the hand did not end after {MOST_EVENTS} events")
        self._check("event", event)

    def _check(self, moment: str, event: RawEvent | None = None) -> None:
        after = tuple(self.table.ledger.balances)
        for law in laws(self.plan.variant.family, moment):
            broken = law.check(Moment(self, event, self._before))
            if broken:
                index = len(self.log) - 1
                self.violations.append(Violation(law.name, index, self._before, after, broken))
        if moment in ("event", "hand"):
            self._before = after


def check_start(plan: Plan, deal: Sequence[int] | Hands, dealer: int, balances: Sequence[int]) -> None:
    """Whether a hand can begin with this deal, dealer and balances; raises what `Play` raises if it cannot."""
    if not isinstance(plan, Plan):
        raise TypeError(f"a hand is played under a plan, as a variant’s ‘plan(players)’ makes it, not under {plan!r}")
    check_dealer(plan, dealer)
    check_balances(plan, balances)
    if isinstance(deal, Hands):
        if (fault := deal.fault(plan.seats.count)) is not None:
            raise CannotBePlayed(fault)
        if deal.upcard < 0 and deal.trump < 0 and plan.turns_trumps:
            raise CannotBePlayed("no upcard settles the trump suit of these hands, and ‘trump’ does not say it")
    elif len(deal) != len(plan.pack.cards) or plan.pack.members != set(deal):
        raise CannotBePlayed(f"these are not the {len(plan.pack.cards)} cards of the pack, each once")


def check_dealer(plan: Plan, dealer: int) -> None:
    """Whether that seat can deal; raises `ValueError` if not."""
    seats = plan.seats.count
    if type(dealer) is not int or dealer not in range(seats):
        raise ValueError(f"{dealer!r} is no seat of a dealer: with {seats} players seats are 0 to {seats - 1}")


def check_balances(plan: Plan, balances: Sequence[int]) -> None:
    """Whether there is a whole number for every player and every account; raises `ValueError` if not."""
    if len(balances) != plan.seats.count + len(plan.accounts):
        raise ValueError(
            f"{len(balances)} balances are given; {plan.variant.id} has {plan.seats.count} players and then the "
            f"accounts {', '.join(plan.accounts)}"
        )
    if {*map(type, balances)} != {int}:
        raise ValueError(f"an account holds whole chips, not {', '.join(map(repr, balances))}")


def deal_as_it_stands(table: Table, deal: Hands, rule: str, fixed_trump: int) -> None:
    """Give everybody the cards of a record; trumps that the variant fixes (or −1) hold whatever is recorded.

    Raises `CannotBePlayed` for a card outside the variant's pack.
    """
    pack = table.pack.cards
    held = {card for cards in deal.hands for card in cards}
    for card in (*sorted(held), deal.upcard):
        if card >= 0 and card not in table.pack:
            raise CannotBePlayed(f"{NAMES[card]} is not in the pack of {len(pack)} cards")
    table.deal(deal.hands, [card for card in pack if card not in held], rule)
    if deal.upcard >= 0:
        table.turn_up(deal.upcard, rule)
    recorded = deal.trump if deal.trump >= 0 else SUIT_OF[deal.upcard] if deal.upcard >= 0 else -1
    trump = fixed_trump if fixed_trump >= 0 else recorded
    if trump >= 0:
        table.fix_trump(trump, rule)
