"""A double-entry ledger: nothing appears and nothing is lost, by construction.

Accounts are numbers: first the players by seat, then the pools (or whatever a game keeps), then, where points
come from nowhere, the bank.  Every entry moves an amount from one account to another.
"""

from __future__ import annotations

from collections.abc import Sequence


class Overdraft(ValueError):
    """An account would go below zero that may not."""


class Ledger:
    """Balances by account, changed only by entries that sum to zero."""

    __slots__ = ("balances", "debt")

    def __init__(self, balances: Sequence[int], debt: frozenset[int] = frozenset()) -> None:
        """`balances` in account order; the accounts in `debt` may go below zero."""
        self.balances = list(balances)
        self.debt = debt

    def move(self, source: int, target: int, amount: int) -> None:
        """Enter `amount` from one account to another.  Raises `Overdraft` rather than let a purse go negative."""
        if amount < 0:
            raise ValueError(f"an entry of {amount}: entries are not negative, swap the accounts")
        balances = self.balances
        if balances[source] < amount and source not in self.debt:
            raise Overdraft(f"account {source} holds {balances[source]} and cannot pay {amount}")
        balances[source] -= amount
        balances[target] += amount

    def spread(self, source: int, targets: Sequence[int], each: int) -> None:
        """One entry with several lines: `each` from the source to every target."""
        total = each * len(targets)
        balances = self.balances
        if balances[source] < total and source not in self.debt:
            raise Overdraft(f"account {source} holds {balances[source]} and cannot pay {total}")
        balances[source] -= total
        for target in targets:
            balances[target] += each

    def total(self) -> int:
        """Everything there is; it never changes."""
        return sum(self.balances)

    def copy(self) -> Ledger:
        """An independent ledger with the same balances."""
        return Ledger(self.balances, self.debt)
