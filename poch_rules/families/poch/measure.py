"""What is counted in simulated hands of this family: pools, seats, cards left over, and the vying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poch_rules.core.measure import Mean, NetTally, Share, with_interval, with_own_interval
from poch_rules.core.rules import Rule
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.poch.settle import TakesPools
from poch_rules.families.poch.vying import Vying


def claims_of(pool: str, plan: Plan) -> tuple[str, ...]:
    """The slots by which a pool is won for what it is for: its own, and the upcard's; else the vying for it.

    Of a pool that has neither there are none: whatever takes it is what it is for.
    """
    own = next((slot for slot, rule in plan.rules.items() if slot.partition(".")[2] == pool and acts(rule)), None)
    if own is not None:
        return (own, *(slot for slot in plan.rules if slot == "upcard"))
    return tuple(slot for slot, rule in plan.rules.items() if isinstance(rule, Vying) and pool in rule.pools)


def acts(rule: Rule) -> bool:
    """Whether a rule does anything by itself; one that does not only says what holds elsewhere."""
    return rule.is_played() or type(rule).watch is not Rule.watch


class PochTally(NetTally):
    """The counts of Poch.

    pots        by pool: the share of hands in which it was won by what it is for, and the chips taken from it in such
                a hand; where going out takes what is left on the board, the same of the hands in which that took it
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
        self.claims = {account: claims_of(name, plan) for account, name in self.pools.items()}
        names = tuple(self.pools.values())
        takes = {name for rule in plan.rules.values() if isinstance(rule, TakesPools) for name in rule.takes(names)}
        self.swept = {account: Mean() for account, name in self.pools.items() if self.claims[account] and name in takes}
        if self.swept:
            swept = "swept: share of hands in which whoever went out took it unclaimed, with so many chips"
            self.says = {**self.says, "pots": f"{self.says['pots']}; {swept}"}
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
        swept: dict[int, int] = {}
        for (pool, _, chips), rule in zip(table.takings, table.taken_by, strict=True):
            claims = self.claims[pool]
            found = taken if not claims or any(f"{rule}.".startswith(f"{slot}.") for slot in claims) else swept
            found[pool] = found.get(pool, 0) + chips
        for pool, chips in taken.items():
            self.taken[pool].add(chips)
        for pool, chips in swept.items():
            self.swept.setdefault(pool, Mean()).add(chips)
        self.hands += 1
        self.cards_left += sum(map(len, table.hands))
        if self.vied_for:
            self.passed.of += 1  # of several rounds of vying the last one counts
            self.passed.hits += not any(table.public["staked"]) and not any(table.public.get("entered", ()))
            winner = table.roles.get("vying_winner")
            if winner is not None:
                self.vied.add(sum(taken.get(pool, 0) for pool in self.vied_for))

    def figures(self) -> dict[str, Any]:
        """The figures as JSON has them: shares from 0 to 1, chips, cards."""
        hands = self.hands
        pools = {}
        for account, name in self.pools.items():
            chips = self.taken[account]
            pools[name] = {**with_interval("won", Share(chips.of, hands)), "mean_chips": chips.value}
            if account in self.swept:
                swept = self.swept[account]
                pools[name] |= {**with_own_interval("swept", Share(swept.of, hands)), "swept_chips": swept.value}
        figures: dict[str, Any] = {"pots": pools, **super().figures()}
        if self.sheds:
            left = self.cards_left / (hands * (len(self.net) - 1)) if hands else None
            figures["cards_left"] = {"mean": left}
        if self.vied_for:
            figures["vying"] = {"all_pass": self.passed.value, "mean_pot": self.vied.value}
        return figures
