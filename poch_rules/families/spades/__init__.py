"""Partnership Spades and its relatives: bids, tricks, bags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poch_rules.core.family import Family, Rules, Slot
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.pack import PackOfCards
from poch_rules.families.spades.automatic import automatic
from poch_rules.families.spades.bidding import DOUBLE_NIL, Bidding, Exchange
from poch_rules.families.spades.deal import SIDES, WholePack
from poch_rules.families.spades.faults import CODES, faults
from poch_rules.families.spades.invariants import INVARIANTS
from poch_rules.families.spades.measure import SpadesTally
from poch_rules.families.spades.notation import read_answer, silence, write_answer, wrong_answer
from poch_rules.families.spades.score import MOST_BAGS, MOST_POINTS, Contracts, ToTarget
from poch_rules.families.spades.tricks import SpadeTricks

RULES = {
    "pack": PackOfCards,
    "whole-pack": WholePack,
    "bidding": Bidding,
    "exchange": Exchange,
    "spade-tricks": SpadeTricks,
    "contracts": Contracts,
    "to-target": ToTarget,
}

SLOTS = (
    Slot("pack", ("pack",), True, "the pack of cards"),
    Slot("deal", ("whole-pack",), True, "the deal"),
    Slot("bidding", ("bidding",), True, "the bids"),
    Slot("exchange", ("exchange",), False, "the exchange of cards after a double nil"),
    Slot("play", ("spade-tricks",), True, "the tricks"),
    Slot("score", ("contracts",), True, "the score of a hand"),
    Slot("match", ("to-target",), True, "the end of the match"),
)

EVENT_KINDS = {
    "bid": ("tricks",),
    "bid-nil": (),
    "bid-double-nil": (),
    "exchanged": ("to", "cards"),
    "broke": (),
    "took": ("card",),
    "scored": ("partner", "points", "bags"),
}


def seats(rules: Rules, players: int) -> Seats:
    """Two partnerships, partners opposite."""
    return Seats(players, sides=SIDES)


def pack(rules: Rules) -> Pack:
    """The pack of the variant."""
    rule = rules["pack"]
    assert isinstance(rule, PackOfCards)
    return rule.cards()


def accounts(rules: Rules, seats: Seats) -> tuple[Sequence[str], Sequence[str]]:
    """Each side's score and bags, and the bank that points come from; scores may fall below zero."""
    scores = [f"score.{side}" for side in range(seats.sides)]
    return [*scores, *(f"bags.{side}" for side in range(seats.sides)), "bank"], [*scores, "bank"]


def stands_at(plan: Plan, balances: Sequence[int]) -> list[int]:
    """Each player has the points of his side."""
    return [balances[plan.account(f"score.{plan.seats.side(seat)}")] for seat in range(plan.players)]


def of_sides(rules: Rules) -> dict[str, tuple[int, int]]:
    """What a partnership brings along: its points, and the bags that were left below the limit."""
    score = rules.get("score")
    limit = score.bag_limit if isinstance(score, Contracts) else MOST_BAGS + 1
    most = limit - 1 if isinstance(limit, int) else MOST_BAGS
    return {"score": (-MOST_POINTS, MOST_POINTS), "bags": (0, most)}


def outcome(plan: Plan, table: Table, opening: Sequence[int]) -> dict[str, Any]:
    """Bids and tricks by seat, score and bags by side."""
    bids = table.public.get("bids", [None] * plan.players)
    return {
        "bids": [0 if bid == DOUBLE_NIL else bid for bid in bids],
        "nil": ["double" if bid == DOUBLE_NIL else "nil" if bid == 0 else None for bid in bids],
        "tricks": table.public.get("tricks", [0] * plan.players),
        "score": [table.chips(plan.account(f"score.{side}")) for side in range(plan.seats.sides)],
        "bags": [table.chips(plan.account(f"bags.{side}")) for side in range(plan.seats.sides)],
    }


SPADES = Family(
    name="spades",
    rules=RULES,
    slots=SLOTS,
    deals=frozenset({"deal"}),
    closes=frozenset({"score"}),
    after={
        "bidding": ("deal",),
        "exchange": ("bidding",),
        "play": ("bidding", "exchange"),
        "score": ("play",),
    },
    event_kinds=EVENT_KINDS,
    ends_run=frozenset({"took"}),
    seats=seats,
    pack=pack,
    accounts=accounts,
    purse=lambda rules, players: 0,
    automatic=automatic,
    read_answer=read_answer,
    write_answer=write_answer,
    wrong_answer=wrong_answer,
    silence=silence,
    outcome=outcome,
    of_sides=of_sides,
    faults=faults,
    codes=CODES,
    invariants=INVARIANTS,
    measure=SpadesTally,
    stands_at=stands_at,
)
