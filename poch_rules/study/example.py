"""The example of a module, played: a few cards, perhaps a few answers, and what comes of them in the module's slot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from poch_rules.core.cards import SUITS, parse
from poch_rules.core.decisions import Decision, first_answers
from poch_rules.core.events import RawEvent
from poch_rules.core.play import Hands, Play
from poch_rules.study.deal import names

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan
    from poch_rules.declare.declaration import Declaration

#: What everybody has where the variant hands out no chips.
PURSE = 40
#: Events that tell how a hand comes out.
RESULTS = ("showed", "collected", "won")


@dataclass(frozen=True)
class Example:
    """A small hand that was played.

    players  names by seat, clockwise; the last seat deals
    deal     the cards by seat, with the upcard or the trump suit
    events   what happened in the slot; nothing if the slot only says what holds in others
    results  who showed, took and won what in the whole hand
    """

    plan: Plan
    players: tuple[str, ...]
    deal: Hands
    events: tuple[RawEvent, ...]
    results: tuple[RawEvent, ...]


def played(declaration: Declaration, slot: str, example: Mapping[str, Any]) -> Example | None:
    """The example of the module in a slot, as the variant plays it; nothing if the variant is not for so many.

    The example names its players by their place: ``forehand``, ``second`` … ``dealer``.  Where it tells no answer
    before the last one told, the tamest is given, and after it the automatic player's.  Raises `ValueError` for an
    example that cannot be played.
    """
    hands = example["hands"]
    count = len(hands)
    if count not in declaration.players.numbers():
        return None
    plan = declaration.plan(count)
    places = _seats(plan, list(hands))
    by_seat = tuple(tuple(parse(card) for card in str(hands[place]).split()) for place in places)
    upcard, trump = example.get("upcard"), example.get("trump")
    deal = Hands(by_seat, parse(upcard) if upcard else -1, SUITS.index(trump) if trump else -1)
    purse = plan.variant.family.purse(plan.rules, count) or PURSE
    play = Play(plan, deal, dealer=count - 1, balances=[purse] * count + [0] * len(plan.accounts))
    _answer(play, places, {phase: list(told) for phase, told in example.get("decisions", {}).items()})
    events = tuple(event for event in play.log if event[2] == slot or event[2].startswith(f"{slot}."))
    results = tuple(event for event in play.log if event[0] in RESULTS)
    return Example(plan, names(count), deal, events, results)


def _seats(plan: Plan, places: Sequence[str]) -> list[str]:
    """The places by seat: in dealing order they stand from the forehand to the dealer."""
    by_seat = [""] * len(places)
    for place, seat in zip(places, plan.seats.round_from[plan.seats.after[-1]], strict=True):
        by_seat[seat] = place
    return by_seat


def _answer(play: Play, places: Sequence[str], told: Mapping[str, list[str]]) -> None:
    """Answer every question to the end of the hand."""
    family = play.plan.variant.family
    while (asking := play.asking) is not None:
        left = told.get(play.phase)
        if left:
            place, _, text = left.pop(0).partition(" ")
            if place != places[asking.seat]:
                raise ValueError(f"‘{places[asking.seat]}’ is asked, not ‘{place}’")
            play.answer(family.read_answer(asking, text))
        elif any(told.values()):
            play.answer(_tamest(asking))
        else:
            play.answer(family.automatic(play.view(asking.seat), asking))
    if any(told.values()):
        raise ValueError(f"nobody is asked for ‘{next(left[0] for left in told.values() if left)}’")


def _tamest(asking: Decision) -> int:
    return next(first_answers(asking.menu))
