"""The example of a module: a few cards, perhaps a few answers, and what comes of them, read as a hand file is.

The players are called by their place: ``forehand``, ``second``, ``third`` … and, last in dealing order, ``dealer``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from poch_rules.core.cards import parse
from poch_rules.core.family import Family
from poch_rules.core.play import Hands
from poch_rules.core.record import Entry as Answer
from poch_rules.declare.diagnostics import Findings, Span
from poch_rules.declare.hand.deal import read_hands
from poch_rules.declare.hand.decisions import read_decisions
from poch_rules.declare.hand.players import Table
from poch_rules.declare.located import Entry, Fields, Scalar, each_of, places_of_words
from poch_rules.declare.module import EXAMPLE
from poch_rules.declare.spelling import nearest

#: Who sits where, in dealing order; the last of any table is the dealer.
PLACES = ("forehand", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
DEALER = "dealer"
#: What can come of a hand, as an author writes it: pools after ``takes``, and the two that need no more.
TAKES, WINS, GOES_OUT = "takes", "wins the vying", "goes out"
EXPECTATIONS = f"‘{TAKES} king, queen’, ‘{WINS}’ or ‘{GOES_OUT}’"


class Expected(NamedTuple):
    """What is to come of the hand for one player, by his place: the words, the pools that he takes, and where it is."""

    place: int
    words: str
    pools: tuple[tuple[str, Span], ...]
    span: Span


@dataclass(frozen=True, eq=False)
class Example:
    """An example as it is written.  Players are numbers in dealing order, from the forehand 0 to the dealer.

    span       its key, for what is wrong with the whole of it
    cards      everybody's cards, the upcard, the trump suit; `cards_at` has the place of each card
    decisions  phase → answers in the order of the file; `spans` has the place of each by its line and column
    expected   what is to come of it
    """

    span: Span
    cards: Hands
    cards_at: Mapping[int, Span] = field(default_factory=dict)
    decisions: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict)
    spans: Mapping[tuple[int, int], Span] = field(default_factory=dict)
    expected: tuple[Expected, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """What the players are called, in dealing order."""
        return places(len(self.cards.hands))


def places(players: int) -> tuple[str, ...]:
    """What that many players are called, in dealing order.

    >>> places(3)
    ('forehand', 'second', 'dealer')
    """
    return *PLACES[: players - 1], DEALER


def read_example(entry: Entry, findings: Findings, family: Family) -> Example | None:
    """The example under a key of a module of that family; nothing, and findings, if anything is wrong with it."""
    table, errors = Table(findings), findings.errors
    fields = table.fields(entry, "a small hand, as in ‘{hands: {forehand: 7h 8h, dealer: 9h 10h}}’")
    if fields is None:
        return None
    table.keys(fields, EXAMPLE, needs={"hands": "hands: {forehand: 7h 8h, dealer: 9h 10h}"}, owner="‘example’",
               at=entry.key.span)  # fmt: skip
    if "hands" not in fields.entries:
        return None
    whole = fields.entries["hands"]
    hands = table.fields(whole, "everybody's cards, as in ‘{forehand: 7h 8h, dealer: 9h 10h}’")
    if hands is None or not _sit(whole, hands, table):
        return None
    cards = read_hands(whole, fields, table)
    told = fields.entries.get("decisions")
    by_phase = table.fields(told, "answers by phase, as in ‘{play: [forehand 7h]}’") if told else None
    decisions = read_decisions(told, table, [family]) if told is not None and by_phase is not None else None
    expect = fields.entries.get("expect")
    expected = tuple(_expected(expect, table)) if expect else ()
    if cards is None or findings.errors > errors:
        return None
    spans = {span[1:3]: span for span in _places_of_answers(by_phase)}
    dealt = [*hands.entries.values(), *(fields.entries[key] for key in ("upcard",) if key in fields.entries)]
    cards_at = {parse(word): span for each in dealt for word, span in _words(each)}
    return Example(entry.key.span, cards, cards_at, decisions or {}, spans, expected)


def _sit(entry: Entry, hands: Fields, table: Table) -> bool:
    """Let as many sit down as there are hands."""
    count = len(hands.entries)
    if not 2 <= count <= len(PLACES) + 1:
        message = f"an example has 2 to {len(PLACES) + 1} players, not {count}"
        table.findings.error("P401", entry.value.span, message, f"give cards to {', '.join(places(3))}")
        return False
    table.names = list(places(count))
    return True


def _expected(entry: Entry, table: Table) -> Iterator[Expected]:
    """What is expected for each player that is named."""
    fields = table.fields(entry, "what comes of it, as in ‘{dealer: goes out}’")
    for each in fields.entries.values() if fields else ():
        seat = table.seat(each.key, f"there is no player ‘{each.key.text}’")
        text = table.scalar(each, EXPECTATIONS)
        if text is None or seat is None:
            continue
        words = places_of_words(text)
        if words[0][0] == TAKES and len(words) > 1:
            yield Expected(seat, " ".join(text.text.split()), tuple(words[1:]), text.span)
        elif text.text in (WINS, GOES_OUT):
            yield Expected(seat, text.text, (), text.span)
        else:
            meant = nearest(text.text, (WINS, GOES_OUT)) or (TAKES if nearest(words[0][0], [TAKES]) else None)
            message = f"‘{text.text}’ is nothing that can come of a hand"
            help = f"write {EXPECTATIONS}" if meant in (None, TAKES) else f"did you mean ‘{meant}’?"
            table.findings.error("P127", text.span, message, help, label="not understood")


def _places_of_answers(fields: Fields | None) -> Iterator[Span]:
    """Where answers stand: every text, and every word of it, for a trick is written on one line."""
    for entry in fields.entries.values() if fields else ():
        yield from (span for _, span in _words(entry))
        yield from (item.span for item in _scalars(entry))


def _words(entry: Entry) -> Iterator[tuple[str, Span]]:
    """The words of a text or of a list of texts, each with its place."""
    for item in _scalars(entry):
        yield from places_of_words(item)


def _scalars(entry: Entry) -> list[Scalar]:
    return [item for item in each_of(entry.value) if isinstance(item, Scalar)]
