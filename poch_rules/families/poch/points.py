"""What cards count where they are counted: pips their number, court cards ten, an ace one."""

from __future__ import annotations

from poch_rules.core.cards import RANK_OF, Rank


def _points(rank: int) -> int:
    return 1 if rank == Rank.ACE.index else min(rank + 2, 10)


#: The points of every card.
POINTS = tuple(_points(rank) for rank in RANK_OF)
