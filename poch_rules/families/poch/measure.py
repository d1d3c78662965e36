"""What is counted in simulated hands of this family: pools, seats, cards left over, and the vying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poch_rules.core.measure import Mean, NetTally, Share, with_interval
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.vying import Vying


class PochTally(NetTally):
    """The counts of Poch.

    pots        by pool: the share of hands in which it was taken, and the chips taken from it in such a hand
    seats       by place in dealing order (1 is forehand, the last place deals): chips gained or lost in a hand
    cards_left  how many cards a player who did not go out still holds, where cards are shed
    vying       the share of hands in which nobody staked anything, and the chips that were won by vying in a hand in
                which somebody won it
    """

    says: Mapping[str, str] = {
        "pots": "won: share of hands; mean chips: taken from the pool when it was won",
        "seats": "seat 1 is forehand, the last one deals; mean net: chips gained in a hand",
        "cards_left": "in the hand of a player who did not go out",
        "vying": "all pass: share of hands; mean pool: chips that vying won, where it was won",
    }

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.pools = {plan.players + i: name for i, name in enumerate(plan.accounts)}
        self.taken = {account: Mean() for account in self.pools}
        self.hands = self.cards_left = 0
        self.sheds = "play" in plan.rules
        rounds = {slot: rule for slot, rule in plan.rules.items() if isinstance(rule, Vying)}
        self.vied_for = frozenset(plan.account(name) for rule in rounds.values() for name in rule.pools)
        self.passed = Share()
        self.vied = Mean()

    def count(self, table: Table, opening: Sequence[int]) -> None:
        """Count one finished hand; `opening` is what every account held before it."""
        super().count(table, opening)
        # A pool counts once a hand, with all that was taken from it.
        taken: dict[int, int] = {}
        for pool, _, chips in table.takings:
            taken[pool] = taken.get(pool, 0) + chips
        for pool, chips in taken.items():
            self.taken[pool].add(chips)
        self.hands += 1
        self.cards_left += sum(map(len, table.hands))
        if self.vied_for:
            self.passed.of += 1  # of several rounds of vying the last one counts
            self.passed.hits += not any(table.public["staked"]) and not any(table.public.get("entered", ()))
            winner = table.roles.get("vying_winner")
            if winner is not None:
                self.vied.add(sum(chips for pool, seat, chips in table.takings if pool in self.vied_for))

    def figures(self) -> dict[str, Any]:
        """The figures as JSON has them: shares from 0 to 1, chips, cards."""
        hands = self.hands
        pools = {}
        for account, name in self.pools.items():
            chips = self.taken[account]
            pools[name] = {**with_interval("won", Share(chips.of, hands)), "mean_chips": chips.value}
        figures: dict[str, Any] = {"pots": pools, **super().figures()}
        if self.sheds:
            left = self.cards_left / (hands * (len(self.net) - 1)) if hands else None
            figures["cards_left"] = {"mean": left}
        if self.vied_for:
            figures["vying"] = {"all_pass": self.passed.value, "mean_pot": self.vied.value}
        return figures
