"""Pools that are won in the play: by playing a card, a trump, or two trumps.

Each rule stands in a slot ``pool.NAME``, says what goes into the pool of that name, and watches for what wins it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le, Len

from poch_rules.core.cards import RANK_OF, SUIT_SIZE, Card, Rank
from poch_rules.core.events import RawEvent
from poch_rules.core.rules import LARGEST, Place, Rule, Watcher, param
from poch_rules.core.table import Table

Chips = Annotated[int, Ge(1), Le(LARGEST)]
#: The slots of pools; what follows is the name of the pool.
POOL = "pool."


@dataclass(frozen=True)
class Pool(Rule):
    """A pool of the board, and what is put into it before the deal."""

    stake: Chips = param(1, says="how many chips a player who dresses the board puts into the pool")

    def wins_with(self, card: int, trump: int) -> bool:
        """Whether that card alone, with that suit of trumps, wins the pool."""
        return False


@dataclass(frozen=True)
class PlayedCard(Pool):
    """Whoever plays this card takes the pool."""

    card: Card = param(Card("9d"), says="the card that takes the pool when it is played")

    def wins_with(self, card: int, trump: int) -> bool:
        """That card and no other."""
        return card == self.card.number

    def watch(self, at: Place) -> Watcher:
        """The award, as soon as the card is played."""
        wanted, pool, rule = self.card.number, at.accounts[at.name], at.setting("card")

        def award(t: Table, event: RawEvent) -> None:
            if event[0] == "played" and event[3] == wanted:
                t.collect(pool, event[1], rule)

        return award


@dataclass(frozen=True)
class PlayedTrump(Pool):
    """Whoever plays the trump of this rank takes the pool."""

    rank: Rank = param(Rank.ACE, says="the rank of the trump that takes the pool when it is played")

    def wins_with(self, card: int, trump: int) -> bool:
        """The trump of that rank."""
        return card == SUIT_SIZE * trump + self.rank.index

    def watch(self, at: Place) -> Watcher:
        """The award, as soon as the trump is played."""
        rank, pool, rule = self.rank.index, at.accounts[at.name], at.setting("rank")

        def award(t: Table, event: RawEvent) -> None:
            if event[0] == "played" and event[3] == SUIT_SIZE * t.trump + rank:
                t.collect(pool, event[1], rule)

        return award


@dataclass(frozen=True)
class PlayedTrumps(Pool):
    """Whoever plays both trumps of these ranks takes the pool."""

    ranks: Annotated[tuple[Rank, ...], Len(2, 2)] = param(
        (Rank.KING, Rank.QUEEN), says="the ranks of the two trumps that one player must play"
    )

    def watch(self, at: Place) -> Watcher:
        """The award, as soon as one player has played both; who played the first is public."""
        ranks, pool, rule, slot = {r.index for r in self.ranks}, at.accounts[at.name], at.setting("ranks"), at.slot

        def award(t: Table, event: RawEvent) -> None:
            if event[0] == "played" and event[3] // SUIT_SIZE == t.trump and RANK_OF[event[3]] in ranks:
                if t.public.get(slot) == event[1]:
                    t.collect(pool, event[1], rule)
                t.public[slot] = event[1]

        return award


@dataclass(frozen=True)
class PlainPool(Pool):
    """A pool that no card wins: what does is said elsewhere, such as where going out is paid."""
