"""A pool for one card whatever trumps are, and a player who need not pay."""

from __future__ import annotations

from dataclasses import dataclass

from poch_rules.core.cards import Card
from poch_rules.core.events import RawEvent
from poch_rules.core.rules import Place, Rule, Watcher, param
from poch_rules.core.table import NOBODY, Table
from poch_rules.families.poch.meld import Claim, Meld


@dataclass(frozen=True)
class HeldCard(Meld):
    """Whoever holds this card, whatever trumps are, takes the pool."""

    card: Card = param(Card("Jc"), says="the card that takes the pool")

    def claim(self, at: Place) -> Claim:
        """The claim of one pool by one card."""
        card = self.card.number
        return Claim(at.accounts[at.name], at.setting("card"), lambda t: max(t.holder[card], NOBODY))

    def wins_with(self, card: int, trump: int) -> bool:
        """That card and no other."""
        return card == self.card.number


@dataclass(frozen=True)
class NextCardExcuses(Rule):
    """Whoever holds the card that would have come next when somebody goes out pays nothing."""

    def watch(self, at: Place) -> Watcher:
        """The last card played is public; who is excused is known when somebody goes out."""
        up, slot = at.pack.up, at.slot

        def excuse(t: Table, event: RawEvent) -> None:
            if event[0] == "played":
                t.public["closing"] = event[3]
            elif event[0] == "won" and event[3] == "out" and t.holder[up[t.public["closing"]]] >= 0:
                t.crown("excused", t.holder[up[t.public["closing"]]], slot)

        return excuse
