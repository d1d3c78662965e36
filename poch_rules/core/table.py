"""The table: the one place where cards and chips change hands.

A rule asks; the table acts and remembers.  Its verbs (`collect`, `play`, …) move cards and enter payments, and
write what happened into the log if there is one.  Everything public stands in plain attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from poch_rules.core.events import RawEvent
from poch_rules.core.ledger import Ledger
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats

#: Where a card is that nobody holds: not dealt, turned up, or played.
STOCK, UPCARD, PLAYED = -1, -2, -3
NOBODY = -1
#: For `Table.play_run`: no card is followed by another.
NOTHING_FOLLOWS = (-1,) * 52


class Table:
    """The position of one hand.

    `hands[seat]` holds a player's cards from the lowest number, in the same list all through the hand.
    `holder[card]` says whose a card is (or `STOCK`, `UPCARD`, `PLAYED`); at −1, which is no card, stands `STOCK`.
    `shown` are seats with cards: everybody knows which of these that seat holds.  `ledger` says who has what.
    `public` is what everybody has seen and remembers beside the cards, by name: stakes, counts, a direction.
    `roles` says who won a stage or went out.  `takings` are the pools that were taken (pool, seat, chips), and
    `taken_by` the setting that gave each of them.
    """

    __slots__ = (
        "dealer", "forehand", "hands", "holder", "ledger", "log", "pack", "public", "roles", "seats",
        "shown", "stock", "taken_by", "takings", "trump", "upcard", "withheld",
    )  # fmt: skip

    def __init__(self, seats: Seats, pack: Pack, ledger: Ledger, dealer: int) -> None:
        self.seats = seats
        self.pack = pack
        self.ledger = ledger
        self.dealer = dealer
        self.forehand = seats.after[dealer]
        self.hands: list[list[int]] = [[] for _ in range(seats.count)]
        self.holder: list[int] = [STOCK] * 53
        self.stock: list[int] = []
        self.upcard = -1
        self.trump = -1
        self.roles: dict[str, int] = {}
        self.public: dict[str, Any] = {}
        self.takings: list[tuple[int, int, int]] = []
        self.taken_by: list[str] = []
        self.shown: list[tuple[int, tuple[int, ...]]] = []
        self.withheld: frozenset[int] = frozenset()
        self.log: list[RawEvent] | None = None

    # -- looking ---------------------------------------------------------------------------------------------

    def order(self) -> tuple[int, ...]:
        """All seats in dealing order, from forehand."""
        return self.seats.round_from[self.forehand]

    def chips(self, account: int) -> int:
        """What an account holds."""
        return self.ledger.balances[account]

    # -- cards -----------------------------------------------------------------------------------------------

    def deal(self, hands: Sequence[Iterable[int]], stock: Sequence[int], rule: str) -> None:
        """Everybody gets his hand; the rest of the pack stays in the stock."""
        holder = self.holder
        for seat, cards in enumerate(hands):
            held = self.hands[seat]
            held += cards
            held.sort()
            for card in held:
                holder[card] = seat
        self.stock = list(stock)
        if self.log is not None:
            for seat in self.order():
                self.log.append(("dealt", seat, rule, tuple(self.hands[seat])))

    def turn_up(self, card: int, rule: str) -> None:
        """A card of the stock is turned and belongs to nobody."""
        self.stock.remove(card)
        self.holder[card] = UPCARD
        self.upcard = card
        if self.log is not None:
            self.log.append(("turned", NOBODY, rule, card))

    def take_upcard(self, seat: int, rule: str) -> None:
        """The card turned up goes into a player's hand; everybody knows that he has it."""
        self.hands[seat].append(self.upcard)
        self.hands[seat].sort()
        self.holder[self.upcard] = seat
        self.shown.append((seat, (self.upcard,)))
        if self.log is not None:
            self.log.append(("took-up", seat, rule, self.upcard))

    def fix_trump(self, suit: int, rule: str) -> None:
        """A suit becomes trumps for this hand."""
        self.trump = suit
        if self.log is not None:
            self.log.append(("trump", NOBODY, rule, suit))

    def play(self, seat: int, card: int, rule: str) -> list[int]:
        """A player plays a card of his hand.  Returns the cards that he has left."""
        self.play_run(seat, card, NOTHING_FOLLOWS, rule)
        return self.hands[seat]

    def play_run(self, seat: int, card: int, following: Sequence[int], rule: str) -> int:
        """A player plays a card, and whoever holds the one that follows it plays that, and so on.

        `following` gives for every card the next, or −1.  It ends where nobody holds the next card, or where a player
        has no cards left.  Returns the seat that played last.
        """
        hands, holder, log = self.hands, self.holder, self.log
        while True:
            left = hands[seat]
            left.remove(card)
            holder[card] = PLAYED
            if log is not None:
                log.append(("played", seat, rule, card))
            card = following[card]
            following_seat = holder[card]
            if following_seat < 0 or not left:
                return seat
            seat = following_seat

    def show(self, seat: int, cards: tuple[int, ...], rule: str) -> None:
        """A player shows which of these cards he holds, and takes them back; from now on everybody knows them."""
        self.shown.append((seat, cards))
        if self.log is not None:
            holder = self.holder
            held: tuple[int, ...] = ()
            for card in cards:
                if holder[card] == seat:
                    held += (card,)
            self.log.append(("showed", seat, rule, held))

    def pass_cards(self, giver: int, taker: int, cards: Iterable[int]) -> None:
        """Cards go unseen from one hand into another; what is told of it is the rule's business."""
        for card in cards:
            self.hands[giver].remove(card)
            self.hands[taker].append(card)
            self.holder[card] = taker
        self.hands[taker].sort()

    # -- chips -----------------------------------------------------------------------------------------------

    def pay(self, seat: int, pool: int, chips: int, rule: str) -> None:
        """A player pays into a pool."""
        self.ledger.move(seat, pool, chips)
        if self.log is not None:
            self.log.append(("paid", seat, rule, pool, chips))

    def pay_each(self, payers: Sequence[int], pools: tuple[int, ...], chips: int, kind: str, rule: str) -> None:
        """Each of the payers puts as many chips into each of the pools; `kind` is the family's word for it."""
        self.ledger.spread(payers, pools, chips)
        if self.log is not None:
            for seat in payers:
                self.log.append((kind, seat, rule, pools, chips))

    def collect(self, pool: int, seat: int, rule: str) -> int:
        """A player takes everything from a pool; an empty pool gives no award.  Returns what he took."""
        chips = self.ledger.empty(pool, seat)
        if chips:
            self.takings.append((pool, seat, chips))
            self.taken_by.append(rule)
            if self.log is not None:
                self.log.append(("collected", seat, rule, pool, chips))
        return chips

    def share(self, pool: int, seats: Sequence[int], rule: str) -> int:
        """Several players take equal parts of a pool; what does not divide stays in it.  Returns one part."""
        part = self.ledger.balances[pool] // len(seats)
        for seat in seats if part else ():
            self.ledger.move(pool, seat, part)
            self.takings.append((pool, seat, part))
            self.taken_by.append(rule)
            if self.log is not None:
                self.log.append(("shared", seat, rule, pool, part))
        return part

    def give(self, giver: int, taker: int, chips: int, rule: str) -> None:
        """One player pays another; giving nothing is no event."""
        if chips:
            self.ledger.move(giver, taker, chips)
            if self.log is not None:
                self.log.append(("gave", giver, rule, taker, chips))

    def give_at_most(self, giver: int, taker: int, chips: int, rule: str) -> None:
        """One player pays another, but no more than he has."""
        purse = self.ledger.balances[giver]
        self.give(giver, taker, chips if chips < purse else purse, rule)

    def stay(self, pool: int, rule: str) -> None:
        """A pool that nobody won keeps what it holds; an empty one is not worth a word."""
        if self.log is not None and self.ledger.balances[pool]:
            self.log.append(("stayed", NOBODY, rule, pool, self.ledger.balances[pool]))

    # -- words -----------------------------------------------------------------------------------------------

    def crown(self, role: str, seat: int, rule: str) -> None:
        """A player takes on a role for the rest of the hand, such as the winner of a stage."""
        self.roles[role] = seat
        if self.log is not None:
            self.log.append(("won", seat, rule, role))

    def tell(self, *event: *tuple[str, int, str, *tuple[Any, ...]]) -> None:
        """Write an event of the family's own into the log: its kind, whose it is, its setting, and details."""
        if self.log is not None:
            self.log.append(event)

    # -- copies ----------------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent table in the same position, with a log of its own."""
        twin = Table.__new__(Table)
        twin.seats, twin.pack, twin.dealer, twin.forehand = self.seats, self.pack, self.dealer, self.forehand
        twin.ledger = self.ledger.copy()
        twin.hands = [cards[:] for cards in self.hands]
        twin.holder = self.holder[:]
        twin.stock = self.stock[:]
        twin.upcard, twin.trump = self.upcard, self.trump
        twin.roles = dict(self.roles)
        twin.public = {name: _copied(value) for name, value in self.public.items()}
        twin.takings = self.takings[:]
        twin.taken_by = self.taken_by[:]
        twin.shown = self.shown[:]
        twin.withheld = self.withheld
        twin.log = None if self.log is None else list(self.log)
        return twin


def _copied(value: Any) -> Any:
    """A public fact, copied: a number, or a list of numbers or of lists."""
    return [_copied(v) for v in value] if isinstance(value, list) else value
