"""Laws: what must hold after every event, at every question, after a phase, and when a hand is over.

The same functions run in the tests, in `poch validate` and wherever a play is watched, and are printed in the book.
A check returns nothing when all is well and otherwise says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from poch_rules.core.cards import NAMES
from poch_rules.core.decisions import Choose, Range
from poch_rules.core.events import RawEvent
from poch_rules.core.table import PLAYED, UPCARD, Table
from poch_rules.core.view import View

if TYPE_CHECKING:
    from poch_rules.core.family import Family
    from poch_rules.core.play import Play


class Moment(NamedTuple):
    """When a law is checked: the play, the event just written if any, and the balances before it."""

    play: Play
    event: RawEvent | None
    before: tuple[int, ...]

    @property
    def table(self) -> Table:
        """The table of the play."""
        return self.play.table


Check = Callable[[Moment], str | None]


@dataclass(frozen=True)
class Invariant:
    """A law: its dotted name, when it must hold, its check, and one sentence that a card player understands."""

    name: str
    after: str
    check: Check
    says: str


def holds(name: str, *, after: str) -> Callable[[Check], Invariant]:
    """Make a law of a check; `after` is ``event``, ``question``, ``phase`` or ``hand``."""

    def law(check: Check) -> Invariant:
        return Invariant(name, after, check, (check.__doc__ or "").strip().splitlines()[0])

    return law


def account_name(moment: Moment, account: int) -> str:
    """What an account is called: the name of a pool, or the player whose it is."""
    plan = moment.play.plan
    return plan.accounts[account - plan.players] if account >= plan.players else f"{{{account}}}"


@holds("chips.conserved", after="event")
def chips_conserved(moment: Moment) -> str | None:
    """No chip or point appears from nowhere or vanishes."""
    have, had = sum(moment.table.ledger.balances), sum(moment.before)
    return None if have == had else f"{had} before and {have} after"


@holds("chips.not-negative", after="event")
def chips_not_negative(moment: Moment) -> str | None:
    """Nobody pays what they do not have."""
    ledger = moment.table.ledger
    for account, balance in enumerate(ledger.balances):
        if balance < 0 and account not in ledger.debt:
            return f"{account_name(moment, account)} stands at {balance}"
    return None


@holds("cards.one-place", after="event")
def cards_one_place(moment: Moment) -> str | None:
    """Each card of the pack is in exactly one place."""
    table = moment.table
    places: dict[int, int] = {}
    for seat, cards in enumerate(table.hands):
        for card in cards:
            if card in places:
                return f"{NAMES[card]} is in two hands"
            if table.holder[card] != seat:
                return f"{NAMES[card]} lies in the hand of {{{seat}}}, but {table.holder[card]} is said to have it"
            places[card] = seat
    for card in table.stock:
        if card in places:
            return f"{NAMES[card]} is in a hand and in the stock"
        places[card] = -1
    for card in table.pack.cards:
        if (card not in places) and table.holder[card] not in (PLAYED, UPCARD):
            return f"{NAMES[card]} is nowhere"
        if card in places and table.holder[card] in (PLAYED, UPCARD):
            return f"{NAMES[card]} was played or turned up and is still held"
    return None


@holds("pools.once", after="event")
def pools_once(moment: Moment) -> str | None:
    """A pool is emptied at most once in a deal."""
    pools = [event[3] for event in moment.play.log if event[0] == "collected"]
    again = next((pool for pool in pools if pools.count(pool) > 1), None)
    return None if again is None else f"the pool ‘{account_name(moment, again)}’ was taken twice"


@holds("questions.menu", after="question")
def questions_menu(moment: Moment) -> str | None:
    """Every question offers at least one answer, and none of them twice."""
    asking = moment.play.asking
    assert asking is not None
    if not asking.menu:
        return f"{asking.kind} offers nothing"
    single = [option for option in asking.menu if isinstance(option, int)]
    ranges = [option for option in asking.menu if isinstance(option, Range)]
    if len(set(single)) < len(single):
        return f"{asking.kind} offers an answer twice"
    for option in ranges:
        if option.low > option.high:
            return f"{asking.kind} offers an empty range"
        if any(option.low <= answer <= option.high for answer in single):
            return f"{asking.kind} offers an answer twice"
    if any(isinstance(o, Choose) and not 0 < o.number <= len(o.cards) for o in asking.menu):
        return f"{asking.kind} offers a choice that cannot be made"
    return None


@holds("questions.in-play", after="question")
def questions_in_play(moment: Moment) -> str | None:
    """Nobody is asked to play who has no cards left."""
    asking = moment.play.asking
    assert asking is not None
    return None if moment.table.hands[asking.seat] else f"{{{asking.seat}}} is asked and holds nothing"


@holds("questions.clone", after="question")
def questions_clone(moment: Moment) -> str | None:
    """A copy of the hand made at any question asks the same and goes on in the same way."""
    twin = moment.play.clone()
    if twin.asking != moment.play.asking:
        return f"the copy asks {twin.asking}"
    if twin.table.hands != moment.table.hands or twin.table.ledger.balances != moment.table.ledger.balances:
        return "the copy stands differently"
    return None


@holds("questions.unseen", after="question")
def questions_unseen(moment: Moment) -> str | None:
    """What a player cannot see changes none of the automatic player’s answers."""
    play = moment.play
    asking = play.asking
    assert asking is not None
    policy = play.plan.variant.family.automatic
    twin = with_hidden_cards_moved(moment.table, asking.seat)
    seen, unseen = policy(play.view(asking.seat), asking), policy(View(twin, asking.seat), asking)
    return None if seen == unseen else f"answered {seen}, but {unseen} with other cards in the others' hands"


@holds("hand.same-again", after="hand")
def hand_same_again(moment: Moment) -> str | None:
    """The same deal with the same answers goes the same way again."""
    twin = moment.play.again()
    return None if list(twin.log) == list(moment.play.log) else "played again, the hand went differently"


CORE_LAWS = (
    chips_conserved, chips_not_negative, cards_one_place, pools_once, questions_menu, questions_in_play,
    questions_clone, questions_unseen, hand_same_again,
)  # fmt: skip


def one_place_on(cards: list[int]) -> None:
    """Put the first of the cards last."""
    cards[:] = cards[1:] + cards[:1]


def with_hidden_cards_moved(table: Table, seat: int, move: Callable[[list[int]], None] = one_place_on) -> Table:
    """The same position for that seat, but with the cards that it cannot see in other places; `move` says in which."""
    twin = table.copy()
    own = set() if seat in table.withheld else set(table.hands[seat])
    shown = {card for _, cards in table.shown for card in cards}  # everybody also knows which of them he lacks
    hidden = [
        card
        for card in table.pack.cards
        if card not in own and card not in shown and table.holder[card] not in (PLAYED, UPCARD)
    ]
    targets = hidden[:]
    move(targets)
    moved = dict(zip(hidden, targets, strict=True))
    twin.hands = [sorted(moved.get(card, card) for card in cards) for cards in table.hands]
    twin.stock = [moved.get(card, card) for card in table.stock]
    for card, target in moved.items():
        twin.holder[target] = table.holder[card]
    return twin


@lru_cache
def laws(family: Family, moment: str) -> tuple[Invariant, ...]:
    """The laws of the core and of a family that are due at a moment."""
    return tuple(law for law in (*CORE_LAWS, *family.invariants) if law.after == moment)
