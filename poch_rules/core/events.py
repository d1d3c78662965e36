"""The log of a hand: what happened, as plain tuples ``(kind, seat, rule, *details)``.

`kind` names what happened in the past tense, `seat` is whose it is (−1: nobody's), `rule` the dotted setting that
caused it, and the details are numbers: cards, accounts, amounts.  `KINDS` says which; each kind has a sentence in
every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

RawEvent: TypeAlias = tuple[Any, ...]

#: The details of the events that the table itself writes.  A family adds its own kinds.
KINDS: dict[str, tuple[str, ...]] = {
    "dealt": ("cards",),  # a player's whole hand, once the deal is over
    "turned": ("card",),  # a card is turned up
    "took-up": ("card",),  # the card turned up goes into a hand
    "trump": ("suit",),  # a suit becomes trumps
    "paid": ("pool", "chips"),  # somebody pays into a pool
    "collected": ("pool", "chips"),  # somebody takes everything from a pool
    "shared": ("pool", "chips"),  # somebody takes an equal part of a pool
    "gave": ("to", "chips"),  # one player pays another
    "stayed": ("pool", "chips"),  # a pool keeps what it holds
    "played": ("card",),  # a card leaves a hand
    "showed": ("cards",),  # cards are shown and kept
    "won": ("role",),  # somebody takes on a role, such as the winner of a stage
}


class Reason(NamedTuple):
    """Why something is so: the message that says it in every language, and what it is about.

    Among what it is about, ``cards`` are card numbers, ``player`` is a seat and ``pools`` are names of accounts; of a
    list the message also gets the ``number``.
    """

    message: str
    about: dict[str, Any]


class Event(NamedTuple):
    """One event, unpacked for reading."""

    kind: str
    seat: int
    rule: str
    details: tuple[Any, ...]

    @staticmethod
    def of(raw: RawEvent) -> Event:
        """The event that a raw tuple of the log stands for."""
        return Event(raw[0], raw[1], raw[2], tuple(raw[3:]))

    @property
    def raw(self) -> RawEvent:
        """The raw tuple that this event stands for."""
        return (self.kind, self.seat, self.rule, *self.details)

    def named(self, kinds: dict[str, tuple[str, ...]]) -> dict[str, Any]:
        """The details by name."""
        return dict(zip(kinds[self.kind], self.details, strict=True))


def hands_dealt(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """Everybody's cards when the deal was over, by seat: those dealt, and the card turned up where somebody took it.

    >>> told = [("dealt", 1, "deal", (4, 9)), ("dealt", 0, "deal", (2,)), ("took-up", 0, "deal", 1)]
    >>> hands_dealt(map(Event.of, told))
    ((1, 2), (4, 9))
    """
    hands: dict[int, tuple[int, ...]] = {}
    for event in events:
        if event.kind == "dealt":
            hands[event.seat] = tuple(event.details[0])
        elif event.kind == "took-up":
            hands[event.seat] = tuple(sorted((*hands[event.seat], event.details[0])))
    return tuple(hands[seat] for seat in sorted(hands))


#: Who is told of an event right after it has happened.
Listener: TypeAlias = Callable[[RawEvent], None]


class WatchedLog(list[RawEvent]):
    """A log that tells listeners of each event right after it is written.

    Payments that follow from an event, and laws that must hold after each one, hang on this.
    """

    def __init__(self, events: Iterable[RawEvent], listeners: Iterable[Listener]) -> None:
        super().__init__(events)
        self.listeners = tuple(listeners)

    def append(self, event: RawEvent) -> None:
        super().append(event)
        for listener in self.listeners:
            listener(event)


class UnwrittenLog(WatchedLog):
    """A log that tells its listeners and keeps nothing, for hands that nobody will read."""

    def append(self, event: RawEvent) -> None:
        for listener in self.listeners:
            listener(event)
