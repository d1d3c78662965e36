"""What a player can see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poch_rules.core.table import PLAYED, Table


class View:
    """What one player sees as the hand goes on: his own cards, unless a rule withholds them, and everything public."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def hand(self) -> Sequence[int]:
        """His own cards from the lowest number; none while a rule withholds them."""
        table = self._table
        return () if self.seat in table.withheld else table.hands[self.seat]

    @property
    def sizes(self) -> list[int]:
        """How many cards everybody holds."""
        return [len(cards) for cards in self._table.hands]

    @property
    def trump(self) -> int:
        """The trump suit, or −1."""
        return self._table.trump

    @property
    def upcard(self) -> int:
        """The card turned up, or −1."""
        return self._table.upcard

    @property
    def balances(self) -> Sequence[int]:
        """What every account holds: the players by seat, then `Plan.accounts`."""
        return tuple(self._table.ledger.balances)

    @property
    def public(self) -> Mapping[str, Any]:
        """What everybody has seen and remembers, by name."""
        return self._table.public

    @property
    def roles(self) -> Mapping[str, int]:
        """Who won which stage so far."""
        return self._table.roles

    @property
    def dealer(self) -> int:
        """Whose deal it is."""
        return self._table.dealer

    @property
    def played(self) -> tuple[int, ...]:
        """Every card that was played."""
        return tuple(c for c in self._table.pack.cards if self._table.holder[c] == PLAYED)

    @property
    def shown(self) -> frozenset[int]:
        """Cards in hands that their owners had to show."""
        holder = self._table.holder
        return frozenset(card for seat, cards in self._table.shown for card in cards if holder[card] == seat)
