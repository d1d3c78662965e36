"""The deal: how many cards, in what batches, and how the trump suit is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from operator import itemgetter
from typing import Annotated

from annotated_types import Ge, Le, MinLen

from poch_rules.core.cards import SUIT_SIZE, Suit
from poch_rules.core.rules import Place, Rule, Step, param
from poch_rules.core.table import Table


class Extent(StrEnum):
    """How much of the pack is dealt, where not a number of cards to each."""

    ALL = "all"
    ALL_BUT_ONE = "all-but-one"


class TrumpFrom(StrEnum):
    """Which card fixes the trump suit, and whose it is."""

    TURNED = "turned"
    DEALERS = "dealers"
    DEALERS_LAST = "dealers-last"


Cards = Annotated[int, Ge(1), Le(52)]


@dataclass(frozen=True)
class Deal(Rule):
    """Cards are dealt from forehand on, and one card makes its suit trumps."""

    cards: Extent | Cards = param(
        Extent.ALL_BUT_ONE, says="how many cards each player gets, or how much of the pack is dealt"
    )
    batches: Annotated[tuple[Cards, ...], MinLen(1)] = param(
        (1,), says="how many cards are given at a time, round by round; the last goes on to the end"
    )
    trump: TrumpFrom | Suit = param(
        TrumpFrom.TURNED, says="which card fixes the trump suit, and whose it is; or the suit that is always trumps"
    )

    @property
    def fixed_trump(self) -> int:
        """The suit that is always trumps, or −1 where a card fixes it."""
        return self.trump.number if isinstance(self.trump, Suit) else -1

    @property
    def turns_up(self) -> bool:
        """Whether a card that was not dealt is turned up."""
        return self.trump in (TrumpFrom.TURNED, TrumpFrom.DEALERS)

    def circumstances(self, beside: Mapping[str, Rule]) -> Mapping[str, str | int | bool]:
        """Whether the card turned up is the last one, and whether the batches have to be repeated."""
        whole = isinstance(self.cards, int) and sum(self.batches) >= self.cards
        return {"turned": "last" if self.cards is Extent.ALL_BUT_ONE else "next", "repeats": not whole}

    def dealt(self, players: int, pack: int) -> int:
        """How many cards of the pack the players get together."""
        if self.cards is Extent.ALL:
            return pack
        return pack - 1 if self.cards is Extent.ALL_BUT_ONE else self.cards * players

    def bind(self, at: Place) -> Step:
        """The deal from a shuffled pack."""
        count = at.seats.count
        to = self.script(count, len(at.pack.cards))
        dealt, rule, turned, fixed = len(to), at.setting("trump"), self.turns_up, self.fixed_trump
        cards_rule = at.setting("cards")
        takes = self.trump is TrumpFrom.DEALERS
        dealers_last = max((i for i, place in enumerate(to) if place == count - 1), default=-1)
        places = range(count)
        picks = [picker([i for i, place in enumerate(to) if place == p]) for p in places]

        def deal(t: Table) -> None:
            pack, order = t.stock, t.order()
            hands: list[Sequence[int]] = [()] * count
            for place in places:
                hands[order[place]] = picks[place](pack)
            decides = pack[dealt] if turned else pack[dealers_last]
            t.deal(hands, pack[dealt:], cards_rule)
            if turned:
                t.turn_up(decides, rule)
            if takes:
                t.take_upcard(t.dealer, rule)
            t.fix_trump(fixed if fixed >= 0 else decides // SUIT_SIZE, rule)

        return deal

    def script(self, players: int, pack: int) -> list[int]:
        """Whose each card of the pack is, as places in dealing order.

        >>> Deal(cards=5, batches=(3, 2)).script(3, 32)
        [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 1, 1, 2, 2]
        """
        wanted = self.dealt(players, pack)
        to: list[int] = []
        limit = self.cards if isinstance(self.cards, int) else pack
        for batch in chain(self.batches, repeat(self.batches[-1])):
            for place in range(players):
                to += [place] * min(batch, limit - to.count(place), wanted - len(to))
            if len(to) >= wanted:
                return to
        raise AssertionError("unreachable: batches are endless")


def picker(places: Sequence[int]) -> Callable[[Sequence[int]], Sequence[int]]:
    """What takes the cards at these places out of a pack.

    >>> picker([0, 2])("7h Kh 7s".split())
    ('7h', '7s')
    """
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))
