"""A pool in equal parts."""

import pytest

from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table


@pytest.mark.parametrize(("chips", "part", "left"), [(7, 3, 1), (8, 4, 0), (1, 0, 1)])
def test_what_does_not_divide_stays_in_the_pool(chips, part, left):
    table = Table(Seats(3), Pack.of(32), Ledger([0, 0, 0, chips]), 0)
    table.log = []
    assert table.share(3, (0, 2), "vying") == part
    assert table.ledger.balances == [part, 0, part, left]
    assert table.log == [("shared", seat, "vying", 3, part) for seat in (0, 2) if part]
