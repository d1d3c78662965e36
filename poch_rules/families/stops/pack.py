"""A pack from which cards are taken out, so that runs stop before them."""

from __future__ import annotations

from dataclasses import dataclass

from poch_rules.core.cards import Card
from poch_rules.core.pack import Pack
from poch_rules.core.rules import param
from poch_rules.families.pack import PackOfCards


@dataclass(frozen=True)
class PackWithout(PackOfCards):
    """The pack that is played with, from which some cards are taken out."""

    without: tuple[Card, ...] = param((Card("8d"),), says="the cards that are taken out of it")

    def cards(self) -> Pack:
        """The cards that are left."""
        return Pack.of(self.size, frozenset(card.number for card in self.without))
