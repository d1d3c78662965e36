"""What it costs to be left with the card of a pool."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.families.stops.pools import POOL, PlayedCard


class Amount(StrEnum):
    """How much is paid into a pool by the player who is left with its card."""

    AS_MUCH_AGAIN = "as-much-again"
    STAKE = "stake"


@dataclass(frozen=True)
class LeftWithCard(Rule):
    """Whoever still holds the card of a pool when somebody has gone out pays into that pool."""

    amount: Amount = param(Amount.AS_MUCH_AGAIN, says="how much is paid into the pool")

    def bind(self, at: Place) -> Step:
        """The payments, pool by pool; nobody pays more than he has."""
        pools = [
            (rule.card.number, at.accounts[slot.removeprefix(POOL)], rule.stake)
            for slot, rule in at.rules.items()
            if isinstance(rule, PlayedCard)
        ]
        doubles, rule = self.amount is Amount.AS_MUCH_AGAIN, at.setting("amount")

        def settle(t: Table) -> None:
            for card, pool, stake in pools:
                seat = t.holder[card]
                if seat >= 0:
                    chips = min(t.chips(pool) if doubles else stake, t.chips(seat))
                    if chips:
                        t.pay(seat, pool, chips, rule)

        return settle
