"""The ledger: entries that sum to zero, and no overdraft but where debt is allowed."""

from __future__ import annotations

import pytest

from poch_rules.core.ledger import Ledger, Overdraft


def test_what_one_account_loses_another_gains():
    ledger = Ledger([5, 0, 2])
    ledger.move(0, 1, 3)
    assert ledger.balances == [2, 3, 2]
    assert sum(ledger.balances) == 7


def test_an_entry_is_never_negative():
    with pytest.raises(ValueError, match="swap the accounts"):
        Ledger([5, 5]).move(0, 1, -1)


def test_an_overdraft_is_refused_and_changes_nothing():
    ledger = Ledger([2, 0, 0])
    with pytest.raises(Overdraft, match="account 0 holds 2 and cannot pay 3"):
        ledger.move(0, 1, 3)
    with pytest.raises(Overdraft, match="account 1 holds 0 and cannot pay 2"):
        ledger.spread((0, 1), (1, 2), 1)
    assert ledger.balances == [2, 0, 0]


def test_an_account_gives_its_last_chip():
    ledger = Ledger([4, 3, 0])
    ledger.spread((0,), (1, 2), 2)
    ledger.move(1, 2, 5)
    assert ledger.balances == [0, 0, 7]
    ledger.move(0, 2, 0)
    assert ledger.empty(0, 2) == 0


def test_an_account_that_may_owe_does_so_in_several_lines_too():
    ledger = Ledger([0, 1, 0], frozenset({0}))
    ledger.spread((0, 1), (2,), 1)
    assert ledger.balances == [-1, 0, 2]


def test_an_account_that_may_owe_goes_below_zero():
    ledger = Ledger([0, 0], frozenset({1}))
    ledger.move(1, 0, 10)
    assert ledger.balances == [10, -10]


def test_one_entry_can_have_several_lines():
    ledger = Ledger([9, 9, 0, 0, 0])
    ledger.spread((0, 1), (2, 3, 4), 2)
    assert ledger.balances == [3, 3, 4, 4, 4]


def test_an_account_is_emptied_whole():
    ledger = Ledger([0, 4], frozenset({0}))
    assert ledger.empty(1, 0) == 4
    assert ledger.empty(1, 0) == 0
    assert ledger.balances == [4, 0]
    ledger.move(0, 1, 6)
    with pytest.raises(Overdraft, match="has nothing to give"):
        ledger.empty(0, 1)


def test_a_copy_goes_its_own_way():
    ledger = Ledger([1, 0], frozenset({1}))
    twin = ledger.copy()
    twin.move(1, 0, 5)
    assert (ledger.balances, twin.balances) == ([1, 0], [6, -5])
