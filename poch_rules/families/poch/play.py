"""Shedding: getting rid of one's cards before everybody else, in three forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from annotated_types import Ge, Le

from poch_rules.core.cards import RANK_OF, SUIT_OF, Rank
from poch_rules.core.decisions import Decision
from poch_rules.core.pack import Pack
from poch_rules.core.rules import LARGEST, Phase, Place, Rule, Step, param
from poch_rules.core.table import Table


class Leader(StrEnum):
    """Who plays first; nobody having won the vying, it is forehand in any case."""

    VYING_WINNER = "vying-winner"
    FOREHAND = "forehand"


class Restart(StrEnum):
    """Who goes on when a run has stopped."""

    LAST_PLAYER = "last-player"
    NEXT_PLAYER = "next-player"


class Lead(StrEnum):
    """Which card may start a run."""

    ANY = "any"
    LOWEST_OF_SUIT = "lowest-of-suit"


def first_leader(leader: Leader) -> Callable[[Table], int]:
    """What finds the seat that plays first."""
    vying_winner = leader is Leader.VYING_WINNER

    def seat(t: Table) -> int:
        return t.roles.get("vying_winner", t.forehand) if vying_winner else t.forehand

    return seat


class Ace(StrEnum):
    """Where the ace stands among the cards of its suit."""

    HIGH = "high"
    LOW = "low"


class Turn(StrEnum):
    """Whose turn it is while a run goes on."""

    HOLDER = "holder"
    ROUND = "round"


#: For payments that may be nothing.
AnyChips = Annotated[int, Ge(0), Le(LARGEST)]


def rising(pack: Pack, ace: Ace) -> tuple[int, ...]:
    """For every card the one that follows it in a run, or −1; an ace that is low stands below the lowest of its suit.

    >>> from poch_rules.core.cards import NAMES, parse
    >>> NAMES[rising(Pack.of(32), Ace.LOW)[parse("Ah")]], rising(Pack.of(32), Ace.LOW)[parse("Kh")]
    ('7h', -1)
    """
    if ace is Ace.HIGH:
        return pack.up
    following = list(pack.up)
    lowest: dict[int, int] = {}
    for card in pack.cards:
        if RANK_OF[card] == Rank.ACE.index:
            following[card] = lowest.get(SUIT_OF[card], -1)
        else:
            lowest.setdefault(SUIT_OF[card], card)
            if RANK_OF[following[card]] == Rank.ACE.index:
                following[card] = -1
    return tuple(following)


def pay_for_stop(t: Table, seat: int, chips: int, rule: str) -> None:
    """Everybody else, from his left, pays the player whose card was the last of a run; nobody more than he has."""
    if chips:
        for other in t.seats.round_from[seat][1:]:
            t.give_at_most(other, seat, chips, rule)


@dataclass(frozen=True)
class RisingRuns(Rule):
    """Runs rise in one suit: whoever holds the next higher card must play it."""

    leader: Leader = param(Leader.VYING_WINNER, says="who plays first")
    lead: Lead = param(Lead.ANY, says="which card may start a run")
    restart: Restart = param(Restart.LAST_PLAYER, says="who starts the next run when one has stopped")
    ace: Ace = param(Ace.HIGH, says="whether the ace is the highest card of a run or the lowest")
    turn: Turn = param(Turn.HOLDER, says="whether the next card is played out of turn or when the turn comes to it")
    stop_chips: AnyChips = param(
        0, says="how many chips each other player pays whoever played the last card of a run that stops"
    )

    def bind(self, at: Place) -> Step:
        """The shedding, until somebody has no cards."""
        up, after = rising(at.pack, self.ace), at.seats.after
        leader = first_leader(self.leader)
        lowest_only, next_starts = self.lead is Lead.LOWEST_OF_SUIT, self.restart is Restart.NEXT_PLAYER
        ace_low, in_turn, paid = self.ace is Ace.LOW, self.turn is Turn.ROUND, self.stop_chips
        slot, lead, turn, stop = at.slot, at.setting("lead"), at.setting("turn"), at.setting("stop_chips")

        def shed(t: Table) -> Phase:
            hands = t.hands
            seat = leader(t)
            while True:
                hand = hands[seat]
                cards = lowest_of_suits(hand, ace_low) if lowest_only else tuple(hand)
                card = cards[0] if len(cards) == 1 else (yield Decision(seat, "play.lead", cards, lead))
                seat = play_in_turn(t, seat, card, up, slot, turn) if in_turn else t.play_run(seat, card, up, slot)
                if not hands[seat]:
                    t.crown("out", seat, slot)
                    return
                t.tell("stopped", seat, slot)
                if paid:
                    pay_for_stop(t, seat, paid, stop)
                if next_starts:
                    seat = after[seat]

        return shed


def play_in_turn(t: Table, seat: int, card: int, following: Sequence[int], rule: str, turn: str) -> int:
    """A run in which the turn goes round: those who cannot go on say so.  Returns the seat that played last."""
    while t.play(seat, card, rule):
        card = following[card]
        holder = t.holder[card]
        for other in t.seats.round_from[seat][1:]:
            if other == holder:
                break
            t.tell("withheld", other, turn)
        if holder < 0:
            break
        seat = holder
    return seat


def lowest_of_suits(hand: list[int], ace_low: bool) -> tuple[int, ...]:
    """The lowest card of each suit in a sorted hand.

    >>> lowest_of_suits([5, 6, 12, 18, 30], False), lowest_of_suits([5, 6, 12, 18, 30], True)
    ((5, 18, 30), (12, 18, 30))
    """
    if not ace_low:
        return tuple([c for i, c in enumerate(hand) if not i or SUIT_OF[hand[i - 1]] != SUIT_OF[c]])
    lowest: dict[int, int] = {}
    for card in hand:
        if SUIT_OF[card] not in lowest or RANK_OF[card] == Rank.ACE.index:
            lowest[SUIT_OF[card]] = card
    return tuple(lowest.values())


class Direction(StrEnum):
    """For how long a direction holds."""

    WHOLE_HAND = "whole-hand"
    EACH_RUN = "each-run"


@dataclass(frozen=True)
class EndRuns(Rule):
    """A run starts with the lowest card of a suit and rises, or with the highest and falls."""

    leader: Leader = param(Leader.VYING_WINNER, says="who plays first")
    direction: Direction = param(Direction.WHOLE_HAND, says="for how long the direction of the first run holds")
    restart: Restart = param(Restart.LAST_PLAYER, says="who starts the next run when a suit is finished")

    def bind(self, at: Place) -> Step:
        """The shedding, until somebody has no cards."""
        up, down = at.pack.up, at.pack.down
        lowest, highest = at.pack.ends()
        either = lowest | highest
        round_from, after = at.seats.round_from, at.seats.after
        leader = first_leader(self.leader)
        holds, next_starts = self.direction is Direction.WHOLE_HAND, self.restart is Restart.NEXT_PLAYER
        slot, lead = at.slot, at.setting("direction")

        def shed(t: Table) -> Phase:
            hands = t.hands
            t.public["direction"] = 0
            starts = leader(t)
            while True:
                direction = t.public["direction"] if holds else 0
                ends = either if not direction else lowest if direction > 0 else highest
                seat = starts
                for seat in round_from[starts]:
                    cards = tuple([c for c in hands[seat] if c in ends])
                    if cards:
                        break
                else:  # only where cards were not dealt: nobody has an end card that fits
                    seat, cards = starts, tuple(hands[starts])
                card = cards[0] if len(cards) == 1 else (yield Decision(seat, "play.lead", cards, lead))
                if not direction:
                    direction = -1 if card in highest else 1
                    t.public["direction"] = direction
                    t.tell("rises" if direction > 0 else "falls", seat, lead)
                seat = t.play_run(seat, card, up if direction > 0 else down, slot)
                if not hands[seat]:
                    t.crown("out", seat, slot)
                    return
                t.tell("stopped", seat, slot)
                starts = after[seat] if next_starts else seat

        return shed


class Stops(StrEnum):
    """When play stops once somebody has no cards."""

    AT_ONCE = "at-once"
    AFTER_TRICK = "after-trick"


@dataclass(frozen=True)
class Tricks(Rule):
    """A card is led; everybody in turn plays a card of its suit if he can, and otherwise none; the highest leads."""

    leader: Leader = param(Leader.FOREHAND, says="who plays first")
    stops: Stops = param(Stops.AT_ONCE, says="when play stops once somebody has no cards")

    def bind(self, at: Place) -> Step:
        """The shedding, until somebody has no cards."""
        round_from = at.seats.round_from
        leader, at_once = first_leader(self.leader), self.stops is Stops.AT_ONCE
        slot, stops = at.slot, at.setting("stops")

        def shed(t: Table) -> Phase:
            hands = t.hands
            lead = leader(t)
            out = -1
            while out < 0:
                suit, best, taker = -1, -1, lead
                for seat in round_from[lead]:
                    if suit < 0:
                        cards, kind = tuple(hands[seat]), "play.lead"
                    else:
                        cards, kind = tuple([c for c in hands[seat] if SUIT_OF[c] == suit]), "play.follow"
                    if not cards:
                        if hands[seat]:
                            t.tell("withheld", seat, slot)
                        continue
                    card = cards[0] if len(cards) == 1 else (yield Decision(seat, kind, cards, slot))
                    t.play(seat, card, slot)
                    if suit < 0:
                        suit = SUIT_OF[card]
                    if card > best:
                        best, taker = card, seat
                    if not hands[seat] and out < 0:
                        out = seat
                        if at_once:
                            break
                if at_once and out >= 0:
                    break
                t.tell("took", taker, slot, best)
                lead = taker
            t.crown("out", out, stops)

        return shed
