"""Making a hand that breaks a law as small as possible, so that somebody can see why.

Greedy: each step tries hands that are a little simpler in one way and goes on from the first that still breaks the
same law, until none does.  What is simpler is one order of all hands (`simplicity`), so that most faults end in the
same hand wherever the search began.  Nothing is drawn at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from poch_rules.core.cards import SUIT_SIZE
from poch_rules.core.play import Hands, Play
from poch_rules.core.variant import CannotBePlayed
from poch_rules.study.deal import as_dealt
from poch_rules.study.trial import Outcome, Trial, try_hand

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan, Variant

#: How many hands a search may try.
MOST_TRIES = 6_000


@dataclass
class Shrinking:
    """A search for the simplest hand that breaks one law.

    `best` is the simplest so far and `outcome` how it goes; `finished` says whether nothing simpler is left to try.
    """

    best: Trial
    law: str
    outcome: Outcome
    most_tries: int = MOST_TRIES
    tries: int = 0
    finished: bool = False
    seen: set[tuple[Any, ...]] = field(default_factory=set)

    def run(self, after_try: Callable[[int], None] | None = None) -> Shrinking:
        """Search until nothing simpler breaks the law or the tries are used up."""
        self.take(as_it_lies(self.best))
        while not self.finished:
            for candidate in simpler(self.best):
                if self.tries >= self.most_tries:
                    return self
                if after_try is not None:
                    after_try(self.tries)
                if self.take(candidate):
                    break
            else:
                self.finished = True
        return self

    def take(self, candidate: Trial | None) -> bool:
        """Go on from a candidate if it is simpler and breaks the same law."""
        if candidate is None or simplicity(candidate) >= simplicity(self.best):
            return False
        key = (candidate.plan.players, candidate.deal, candidate.dealer, candidate.balances, candidate.answers)
        if key in self.seen:
            return False
        self.seen.add(key)
        self.tries += 1
        outcome = try_hand(candidate)
        if all(broken.law != self.law for broken in outcome.broken):
            return False
        self.best, self.outcome = candidate, outcome
        return True


def as_it_lies(trial: Trial) -> Trial | None:
    """The same hand with the cards given as they were dealt, where it had a shuffled pack."""
    if isinstance(trial.deal, Hands):
        return None
    try:
        play = Play(trial.plan, trial.deal, dealer=trial.dealer, balances=trial.balances)
    except Exception:  # the hand may break before its first question; then the pack is what we have
        return None
    return replace(trial, deal=as_dealt(play))


def simplicity(trial: Trial) -> tuple[Any, ...]:
    """The place of a hand in the order of all hands; the simplest comes first.

    Few players, few answers that are not the automatic player's, few cards, fresh purses and pools, the deal in the
    last seat, low cards of the early suits, and the most of it in the first seats.
    """
    plan, deal = trial.plan, trial.deal
    purse = plan.opening[0]
    purses, pools = trial.balances[: plan.players], trial.balances[plan.players :]
    given = [answer for answer in trial.answers if answer is not None]
    if not isinstance(deal, Hands):
        cards: tuple[Any, ...] = (1, deal)
    else:
        ranks = sum(card % SUIT_SIZE for hand in deal.hands for card in hand)
        sizes = [len(hand) for hand in deal.hands]
        cards = (0, sum(sizes), deal.trump, deal.upcard, ranks, [-size for size in sizes], deal.hands)
    return (
        plan.players,
        len(given),
        sum(map(abs, pools)),
        sum(abs(chips - purse) for chips in purses),
        cards[:2],
        plan.players - 1 - trial.dealer,
        cards[2:],
        given,
        len(trial.answers),
    )


def simpler(trial: Trial) -> Iterator[Trial]:
    """Hands that might be simpler in one way, the boldest first."""
    yield from fewer_players(trial)
    yield from fewer_answers(trial)
    yield from fresh_balances(trial)
    yield from turned_round(trial)
    if isinstance(trial.deal, Hands):
        yield from fewer_cards(trial, trial.deal)
        yield from other_suits(trial, trial.deal)
        yield from other_seats(trial, trial.deal)
        yield from lower_cards(trial, trial.deal)


def fewer_players(trial: Trial) -> Iterator[Trial]:
    """Without one of the players; his cards go back into the pack."""
    plan = trial.plan
    smaller = smaller_plan(plan.variant, plan.players - 1)
    if smaller is None or not isinstance(trial.deal, Hands):
        return
    pools = dict(zip(plan.accounts, trial.balances[plan.players :], strict=True))
    for gone in range(plan.players):
        hands = trial.deal.hands[:gone] + trial.deal.hands[gone + 1 :]
        purses = trial.balances[:gone] + trial.balances[gone + 1 : plan.players]
        dealer = trial.dealer - (trial.dealer >= gone and trial.dealer > 0)
        balances = (*purses, *(pools.get(name, 0) for name in smaller.accounts))
        yield Trial(smaller, trial.deal._replace(hands=hands), dealer, balances)
        yield Trial(smaller, trial.deal._replace(hands=hands), dealer, balances, trial.answers)


def smaller_plan(variant: Variant, players: int) -> Plan | None:
    """The plan for that many players, where the variant takes them."""
    try:
        return variant.plan(players)
    except CannotBePlayed:
        return None


def fewer_answers(trial: Trial) -> Iterator[Trial]:
    """With more of the answers left to the automatic player, or lower ones."""
    answers = trial.answers
    length = len(answers)
    for keep in dict.fromkeys((0, length // 2, length - 1)):
        if 0 <= keep < length:
            yield replace(trial, answers=answers[:keep])
    for at, answer in enumerate(answers):
        if answer is not None:
            yield replace(trial, answers=(*answers[:at], None, *answers[at + 1 :]))
            yield replace(trial, answers=(*answers[:at], *answers[at + 1 :]))
    for at, answer in enumerate(answers):
        if answer is not None:
            for lower in dict.fromkeys((-1, 1, answer // 2, answer - 1)):
                if lower < answer:
                    yield replace(trial, answers=(*answers[:at], lower, *answers[at + 1 :]))


def fresh_balances(trial: Trial) -> Iterator[Trial]:
    """With the purses of a first deal and nothing on the board, or nearer to it."""
    plan, balances = trial.plan, trial.balances
    fresh = plan.opening
    yield replace(trial, balances=fresh)
    yield replace(trial, balances=(*fresh[: plan.players], *balances[plan.players :]))
    yield replace(trial, balances=(*balances[: plan.players], *fresh[plan.players :]))
    for account, (have, wanted) in enumerate(zip(balances, fresh, strict=True)):
        for nearer in dict.fromkeys((wanted, (have + wanted) // 2, have + (1 if have < wanted else -1))):
            if abs(nearer - wanted) < abs(have - wanted):
                yield replace(trial, balances=(*balances[:account], nearer, *balances[account + 1 :]))


def turned_round(trial: Trial) -> Iterator[Trial]:
    """The same hand with everybody one or more seats further, so that the last seat deals."""
    count = trial.plan.players
    by = count - 1 - trial.dealer
    if by and isinstance(trial.deal, Hands):

        def turn(seats: tuple[Any, ...]) -> tuple[Any, ...]:
            return seats[-by:] + seats[:-by]

        balances = (*turn(trial.balances[:count]), *trial.balances[count:])
        deal = trial.deal._replace(hands=turn(trial.deal.hands))
        yield replace(trial, deal=deal, dealer=count - 1, balances=balances)


def fewer_cards(trial: Trial, deal: Hands) -> Iterator[Trial]:
    """With fewer cards in one hand; everybody keeps at least one."""
    for seat, cards in enumerate(deal.hands):
        half = len(cards) // 2
        if half > 1:
            yield with_hand(trial, deal, seat, cards[:half])
            yield with_hand(trial, deal, seat, cards[half:])
    for seat, cards in enumerate(deal.hands):
        if len(cards) > 1:
            for card in cards:
                yield with_hand(trial, deal, seat, tuple(c for c in cards if c != card))


def with_hand(trial: Trial, deal: Hands, seat: int, cards: tuple[int, ...]) -> Trial:
    """The same hand with other cards for one seat."""
    return replace(trial, deal=deal._replace(hands=(*deal.hands[:seat], cards, *deal.hands[seat + 1 :])))


def other_suits(trial: Trial, deal: Hands) -> Iterator[Trial]:
    """With two suits exchanged everywhere."""
    for one in range(3):
        for other in range(one + 1, 4):
            suits = {one: other, other: one}
            swap = {
                card: suits.get(card // SUIT_SIZE, card // SUIT_SIZE) * SUIT_SIZE + card % SUIT_SIZE
                for card in range(52)
            }
            yield replace(trial, deal=renamed(deal, swap))


def renamed(deal: Hands, swap: dict[int, int]) -> Hands:
    """A deal with cards replaced, and the trump suit with its cards."""
    hands = tuple(tuple(sorted(swap.get(card, card) for card in cards)) for cards in deal.hands)
    lowest = SUIT_SIZE * deal.trump
    trump = swap.get(lowest, lowest) // SUIT_SIZE if deal.trump >= 0 else -1
    return Hands(hands, swap.get(deal.upcard, deal.upcard), trump)


def other_seats(trial: Trial, deal: Hands) -> Iterator[Trial]:
    """With the cards of two players exchanged."""
    hands = list(deal.hands)
    for one in range(len(hands) - 1):
        for other in range(one + 1, len(hands)):
            swapped = hands[:]
            swapped[one], swapped[other] = hands[other], hands[one]
            yield replace(trial, deal=deal._replace(hands=tuple(swapped)))


def lower_cards(trial: Trial, deal: Hands) -> Iterator[Trial]:
    """With one rank exchanged for a lower one everywhere, or one card for another, which then lies where it lay."""
    pack = trial.plan.pack
    used = sorted({card % SUIT_SIZE for cards in deal.hands for card in cards}, reverse=True)
    for high in used:
        for low in pack.ranks():
            if low < high:
                swap: dict[int, int] = {}
                for lowest in range(0, 52, SUIT_SIZE):
                    swap |= {lowest + high: lowest + low, lowest + low: lowest + high}
                yield replace(trial, deal=renamed(deal, swap))
    lying = [deal.upcard] if deal.upcard >= 0 else []
    for card in [*lying, *(card for cards in deal.hands for card in cards)]:
        for other in pack.cards:
            if other != card:
                yield replace(trial, deal=renamed(deal, {card: other, other: card})._replace(trump=deal.trump))
