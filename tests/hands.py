"""Small hands for tests: a table of Anna, Ben, Clara …, cards and answers as a record writes them, and what came of it.

>>> hand = deal("poch/family-nine-pot", "9c 9d", "7c 8d", "Qs Jd", trump="h").says("Anna poch 2, Ben pass, Clara pass")
>>> hand.winner, hand.asked, hand.menu
('Anna', 'Anna', ['9c', '9d'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from poch_rules import load
from poch_rules.core.cards import NAMES, SUITS, parse
from poch_rules.core.decisions import PASS, Range
from poch_rules.core.match import Match
from poch_rules.core.play import Hands, Play
from poch_rules.core.variant import Plan, prepare

PEOPLE = ("Anna", "Ben", "Clara", "Dora", "Emil", "Fanny", "Gustav", "Hanna")


@cache
def plan(variant: str, players: int) -> Plan:
    """A variant prepared for a number of players, read once."""
    return load(variant).plan(players)


def changed(variant: str, players: int, settings: Mapping[str, Any]) -> Plan:
    """A variant with some settings changed, by their dotted names, prepared for a number of players."""
    made = load(variant).variant
    rules = dict(made.rules[players])
    for name, value in settings.items():
        slot, _, parameter = name.rpartition(".")
        rules[slot] = replace(rules[slot], **{parameter: value})
    return prepare(replace(made, rules={players: rules}), players)


class Hand:
    """One hand, played on by `says` and `rest`; the last player deals unless another is named, so Anna is forehand."""

    def __init__(self, play: Play, before: Sequence[int]) -> None:
        self.play = play
        self.plan = play.plan
        self.people = PEOPLE[: play.plan.players]
        self.before = before

    # -- playing

    def says(self, answers: str) -> Hand:
        """Give answers in the order in which they are asked for: ``Anna poch 2, Ben hold``."""
        for entry in answers.split(", "):
            name, _, text = entry.partition(" ")
            assert name == self.asked, f"{self.asked} is asked, not {name}"
            asking = self.play.asking
            assert asking is not None
            self.play.answer(self.plan.variant.family.read_answer(asking, text))
        return self

    def rest(self) -> Hand:
        """Let the automatic player answer everything from here on; no law may have been broken."""
        self.play.run(self.plan.variant.family.automatic)
        assert not self.play.violations
        return self

    def all_pass(self) -> Hand:
        """Everybody passes until the vying is over."""
        while self.play.asking is not None and self.play.asking.kind.startswith("vying"):
            self.play.answer(PASS)
        return self

    # -- looking

    @property
    def asked(self) -> str | None:
        """Who is asked now."""
        return None if self.play.asking is None else self.people[self.play.asking.seat]

    @property
    def menu(self) -> list[str]:
        """What may be answered now: cards, or ``pass``, ``hold`` and stakes such as ``1-31``."""
        asking = self.play.asking
        assert asking is not None
        if asking.kind.startswith("play"):
            return [NAMES[card] for card in asking.menu if isinstance(card, int)]
        words = {True: "pass", False: "hold"}
        return [f"{o.low}-{o.high}" if isinstance(o, Range) else words[o == PASS] for o in asking.menu]

    @property
    def chips(self) -> dict[str, int]:
        """Everybody's purse."""
        return dict(zip(self.people, self.play.table.ledger.balances, strict=False))

    @property
    def net(self) -> dict[str, int]:
        """What everybody has won or lost since before the board was dressed."""
        return {name: have - had for (name, have), had in zip(self.chips.items(), self.before, strict=True)}

    @property
    def pots(self) -> dict[str, int]:
        """What lies in the pools, the empty ones left out."""
        balances = self.play.table.ledger.balances[self.plan.players :]
        return {pool: chips for pool, chips in zip(self.plan.accounts, balances, strict=True) if chips}

    @property
    def won(self) -> dict[str, tuple[str, int]]:
        """Every pool that was taken: by whom, and how many chips."""
        count = self.plan.players
        return {self.plan.accounts[p - count]: (self.people[seat], n) for p, seat, n in self.play.table.takings}

    @property
    def winner(self) -> str | None:
        """Who won the vying."""
        return self._role("vying_winner")

    @property
    def out(self) -> str | None:
        """Who got rid of all cards."""
        return self._role("out")

    def _role(self, role: str) -> str | None:
        seat = self.play.table.roles.get(role)
        return None if seat is None else self.people[seat]

    def holds(self, name: str) -> list[str]:
        """The cards that a player has in hand."""
        return [NAMES[card] for card in self.play.table.hands[self.people.index(name)]]

    @property
    def laid(self) -> list[str]:
        """Every card played, in order: ``Anna 7h``."""
        return [f"{self.people[e[1]]} {NAMES[e[3]]}" for e in self.play.log if e[0] == "played"]

    @property
    def showed(self) -> dict[str, list[str]]:
        """Who has shown which cards."""
        return {self.people[e[1]]: [NAMES[c] for c in e[3]] for e in self.play.log if e[0] == "showed"}

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The events of one kind: whose, and the details."""
        return [(self.people[e[1]] if e[1] >= 0 else None, *e[3:]) for e in self.play.log if e[0] == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [event[0] for event in self.play.log]


def deal(
    variant: str,
    *hands: str,
    trump: str | None = None,
    upcard: str | None = None,
    dealer: str | None = None,
    chips: int | Sequence[int] = 40,
    pots: Mapping[str, int] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Hand:
    """A hand with the cards as they stand, stopped at its first question; `settings` change the variant."""
    cards = Hands(
        tuple(tuple(parse(card) for card in hand.split()) for hand in hands),
        -1 if upcard is None else parse(upcard),
        -1 if trump is None else SUITS.index(trump),
    )
    return _start(variant, len(hands), cards, dealer, chips, pots, settings)


def deal_pack(
    variant: str,
    players: int,
    pack: str = "",
    *,
    dealer: str | None = None,
    chips: int | Sequence[int] = 40,
    pots: Mapping[str, int] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Hand:
    """A hand dealt as the variant deals: these cards first, then the rest of the pack in order."""
    first = [parse(card) for card in pack.split()]
    cards = (changed(variant, players, settings) if settings else plan(variant, players)).pack.cards
    return _start(
        variant, players, first + [card for card in cards if card not in first], dealer, chips, pots, settings
    )


def _start(
    variant: str,
    players: int,
    cards: Hands | list[int],
    dealer: str | None,
    chips: int | Sequence[int],
    pots: Mapping[str, int] | None,
    settings: Mapping[str, Any] | None,
) -> Hand:
    prepared = changed(variant, players, settings) if settings else plan(variant, players)
    purses = [chips] * players if isinstance(chips, int) else list(chips)
    carried = [(pots or {}).get(pool, 0) for pool in prepared.accounts]
    seat = players - 1 if dealer is None else PEOPLE.index(dealer)
    return Hand(Play(prepared, cards, dealer=seat, balances=[*purses, *carried], watch=True), purses)


def match(variant: str, players: int) -> Match:
    """A match at its start."""
    return Match(plan(variant, players))
