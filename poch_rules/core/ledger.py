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

    def spread(self, sources: Sequence[int], targets: Sequence[int], each: int) -> None:
        """One entry with several lines: `each` from every source to every target."""
        balances, out, into = self.balances, each * len(targets), each * len(sources)
        for source in sources:
            if balances[source] < out and source not in self.debt:
                raise Overdraft(f"account {source} holds {balances[source]} and cannot pay {out}")
        for source in sources:
            balances[source] -= out
        for target in targets:
            balances[target] += into

    def empty(self, source: int, target: int) -> int:
        """Enter everything that one account holds to another, and say how much it was."""
        balances = self.balances
        amount = balances[source]
        if amount < 0:
            raise Overdraft(f"account {source} stands at {amount} and has nothing to give")
        balances[source] = 0
        balances[target] += amount
        return amount

    def copy(self) -> Ledger:
        """An independent ledger with the same balances."""
        return Ledger(self.balances, self.debt)
