"""What decides between two runs, where the order of what is compared is unusual."""

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.rules import Place
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table
from poch_rules.families.poch.meld import BestRun, Comparison

LENGTH, TOP, TRUMP, DEALING_ORDER = Comparison


def winner(compare, *hands, trump=3):
    seats, pack = Seats(len(hands)), Pack.of(32)
    table = Table(seats, pack, Ledger([0] * len(hands) + [5]), dealer=len(hands) - 1)
    table.deal([[parse(card) for card in hand.split()] for hand in hands], [], "deal")
    table.trump = trump
    BestRun(3, compare).bind(Place("meld.sequence", seats, pack, {"sequence": len(hands)}, {}))(table)
    return next((seat for _, seat, _ in table.takings), None)


@pytest.mark.parametrize(
    ("compare", "seat"),
    [
        ((LENGTH, TOP, TRUMP, DEALING_ORDER), 1),
        ((TOP, LENGTH), 2),
        ((TRUMP, LENGTH), 0),
        ((DEALING_ORDER,), 0),
        ((DEALING_ORDER, TOP, LENGTH), 0),  # what follows has nothing left to decide
        ((LENGTH, DEALING_ORDER, TOP), 1),
    ],
)
def test_the_first_difference_decides_and_dealing_order_leaves_none(compare, seat):
    assert winner(compare, "7s 8s 9s", "7h 8h 9h 10h", "Qc Kc Ac") == seat


def test_equal_runs_go_to_the_first_in_dealing_order():
    assert winner((LENGTH,), "Ad", "7h 8h 9h", "Qc Kc Ac") == 1
