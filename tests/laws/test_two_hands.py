"""Laws between two hands: other suits give the same hand in other suits, other seats the same hand in other seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import TABLES, answers, finish, plan, starts

from poch_rules.core.cards import RANK_OF, SUIT_OF, SUITS, Card
from poch_rules.core.decisions import Choose, Decision, mask, unmask
from poch_rules.core.events import KINDS, Event, RawEvent, hands_dealt
from poch_rules.core.play import Hands, Play
from poch_rules.core.rules import parameters
from poch_rules.core.variant import Plan
from poch_rules.families.poch.board import Dressed
from poch_rules.families.pukk.board import OwnedBoard

every_table = pytest.mark.parametrize(("variant", "players"), TABLES, ids=[f"{v}-{n}" for v, n in TABLES])
#: The suits that the rules of a family name whatever their parameters; the others can change places.
NAMED = {"spades": "cs"}  # spades are trumps, and a club may have to be led first
#: Details of events that are seats.
SEATS = frozenset({"to", "partner"})


@dataclass(frozen=True)
class Dealt:
    """A hand that a variant deals, as recorded cards."""

    plan: Plan
    deal: Hands
    dealer: int
    balances: tuple[int, ...]

    def play(self) -> Play:
        """The hand at its first question."""
        return Play(self.plan, self.deal, dealer=self.dealer, balances=self.balances)


def deal(variant: str, players: int, draw: Callable[..., Any]) -> Dealt:
    """Any hand that the variant deals; the cards are read from the log, since play may have begun with forced ones."""
    start = draw(starts(plan(variant, players)))
    table = start.play().table
    hands = hands_dealt(map(Event.of, table.log))
    upcard = -1 if any(table.upcard in held for held in hands) else table.upcard  # a hand may have it by now
    return Dealt(start.plan, Hands(hands, upcard, table.trump), start.dealer, start.balances)


def details(plan: Plan, event: RawEvent) -> list[tuple[str, Any]]:
    """The details of an event with their names."""
    names = (KINDS | dict(plan.variant.family.event_kinds))[event[0]]
    return list(zip(names, event[3:], strict=True))


# -- other suits


@every_table
@given(data=st.data())
def test_renaming_the_suits_renames_the_hand(variant, players, data):
    hand = deal(variant, players, data.draw)
    free = [suit for suit in range(4) if suit not in named_suits(hand.plan)]
    suits = dict(zip(range(4), range(4), strict=True)) | dict(zip(free, data.draw(st.permutations(free)), strict=True))
    to = {card: 13 * suits[SUIT_OF[card]] + RANK_OF[card] for card in range(52)} | {-1: -1}
    cards, upcard, trump = hand.deal
    renamed = Hands(tuple(tuple(to[c] for c in held) for held in cards), to[upcard], suits.get(trump, trump))
    play, twin = hand.play(), Dealt(hand.plan, renamed, hand.dealer, hand.balances).play()
    while (asking := play.asking) is not None:
        assert twin.asking is not None
        assert (twin.asking.seat, twin.asking.kind) == (asking.seat, asking.kind)
        answer = data.draw(answers(asking))
        play.answer(answer)
        twin.answer(in_other_suits(asking, answer, to))
    same = {card: card for card in to}
    assert [told(hand.plan, event, same) for event in twin.log] == [
        told(hand.plan, event if event[0] != "trump" else (*event[:3], suits[event[3]]), to) for event in play.log
    ]


def named_suits(plan: Plan) -> set[int]:
    """The suits that a variant's rules name: one that is always trumps, or that of a card."""
    found = {SUITS.index(suit) for suit in NAMED.get(plan.variant.family.name, "")}
    for rule in plan.rules.values():
        found |= {rule.fixed_trump} - {-1}
        values = [getattr(rule, parameter) for parameter in parameters(type(rule))]
        found |= {SUIT_OF[value.number] for value in values if isinstance(value, Card)}
    return found


def in_other_suits(asking: Decision, answer: int, to: dict[int, int]) -> int:
    """The same answer with other cards."""
    if any(isinstance(option, Choose) for option in asking.menu):
        return mask([to[card] for card in unmask(answer)])
    return to[answer] if asking.kind.startswith("play.") else answer


def told(plan: Plan, event: RawEvent, to: dict[int, int]) -> list[Any]:
    """An event with other cards; of cards that are shown only the ranks, for of two equal runs either is shown."""
    shown = [*event[:3]]
    for name, value in details(plan, event):
        if name == "cards":
            cards = sorted(to[card] for card in value)
            shown.append([RANK_OF[card] for card in cards] if event[0] == "showed" else cards)
        else:
            shown.append(to[value] if name == "card" else value)
    return shown


# -- other seats


@every_table
@given(data=st.data())
def test_turning_the_seats_turns_the_result(variant, players, data):
    hand = deal(variant, players, data.draw)
    turn = data.draw(st.sampled_from([n for n in range(1, players) if n % hand.plan.seats.sides == 0]))
    seats = [(seat + turn) % players for seat in range(players)]
    from_seat = [(seat - turn) % players for seat in range(players)]
    paid, pays = due(hand.plan, hand.dealer), due(hand.plan, seats[hand.dealer])
    twin = Dealt(
        hand.plan,
        hand.deal._replace(hands=tuple(hand.deal.hands[seat] for seat in from_seat)),
        seats[hand.dealer],
        (*(hand.balances[s] - paid[s] + pays[seats[s]] for s in from_seat), *hand.balances[players:]),
    ).play()
    play = finish(hand.play(), data.draw)
    for answer in play.answers:
        twin.answer(answer)
    owned = isinstance(hand.plan.rules.get("board"), OwnedBoard)
    assert in_seats(hand.plan, twin.log, list(range(players)), owned) == in_seats(hand.plan, play.log, seats, owned)
    ended, other = play.table.ledger.balances, twin.table.ledger.balances
    assert other == [*(ended[seat] for seat in from_seat), *ended[players:]]


def due(plan: Plan, dealer: int) -> list[int]:
    """What dressing the board costs each seat.

    A player whose pool goes by his seat has another one where he sits now: his purse is made up for what that costs, so
    that everybody has the same once the board is dressed.
    """
    board = plan.rules.get("board")
    return board.due(plan, dealer) if isinstance(board, Dressed) else [0] * plan.players


def in_seats(plan: Plan, log: Sequence[RawEvent], seats: list[int], owned: bool) -> tuple[list[Any], list[Any]]:
    """A log in other seats: what happened in order, and what stands in the order of the seats or goes by them.

    That are the lines of a score, partner by partner; and where pools are `owned`, the dressing of each.
    """
    events = [moved(plan, event, seats) for event in log if not (owned and event[0] == "dressed")]
    apart = sorted(str(e) for e in events if e[0] == "scored")
    dressed = Counter[int]()
    for kind, _, _, *details in log if owned else ():
        if kind == "dressed":
            dressed.update(dict.fromkeys(details[0], details[1]))
    return [e for e in events if e[0] != "scored"], [*apart, sorted(dressed.items())]


def moved(plan: Plan, event: RawEvent, seats: list[int]) -> list[Any]:
    """An event in other seats; of two partners it does not matter who is named first."""
    kind, seat, rule, *_ = event
    who = [seats[seat]] if seat >= 0 else []
    others = []
    for name, value in details(plan, event):
        if name == "partner":
            who = sorted([*who, seats[value]])
        else:
            others.append(seats[value] if name in SEATS else value)
    return [kind, who, rule, *others]
