"""The pack of cards, a rule that families share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from poch_rules.core.pack import Pack
from poch_rules.core.rules import Rule, param


@dataclass(frozen=True)
class PackOfCards(Rule):
    """The pack that is played with: one card of each rank in four suits, ace high."""

    size: Literal[32, 36, 40, 52] = param(32, says="how many cards the pack has")

    def cards(self) -> Pack:
        """The cards themselves."""
        return Pack.of(self.size)
