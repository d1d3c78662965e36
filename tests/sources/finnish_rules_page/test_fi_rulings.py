"""The ruling on what the Finnish page leaves open at the end of a match."""

from poch_rules import load
from poch_rules.core.match import Match


def test_ruling_final_count():
    """Everybody is counted, the one who cannot place nine too: here that is the one with most counters."""
    ending = Match(load("poch/finnish-nine-pot").plan(3), balances=[8, 5, 3, *[0] * 9]).ending
    assert (ending.counted, ending.winners) == ((0, 1, 2), (0,))
    tied = Match(load("poch/finnish-nine-pot").plan(3), balances=[8, 8, 3, *[0] * 9]).ending
    assert tied.winners == (0, 1)
