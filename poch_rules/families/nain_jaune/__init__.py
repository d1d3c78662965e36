"""*Nain jaune*, the yellow dwarf: runs by rank whatever the suit, and five boxes that five cards win when played."""

from __future__ import annotations

from collections.abc import Sequence

from poch_rules.core.family import Family, Rules, Slot
from poch_rules.core.seats import Seats
from poch_rules.families.pack import PackOfCards
from poch_rules.families.poch import outcome, pack, purse, seats
from poch_rules.families.poch.board import Purse, Seating, SharedSupply
from poch_rules.families.poch.invariants import somebody_out
from poch_rules.families.poch.measure import PochTally
from poch_rules.families.poch.notation import read_answer, write_answer, wrong_answer
from poch_rules.families.poch.settle import PerCard, PerPoint, UntilUndressed
from poch_rules.families.stops.automatic import automatic
from poch_rules.families.stops.board import StakedBoard
from poch_rules.families.stops.deal import DealWithDeadCards
from poch_rules.families.stops.faults import CODES, faults
from poch_rules.families.stops.invariants import INVARIANTS
from poch_rules.families.stops.pack import PackWithout
from poch_rules.families.stops.play import OneGo, RankRuns
from poch_rules.families.stops.pools import POOL, PlainPool, PlayedCard
from poch_rules.families.stops.settle import LeftWithCard

RULES = {
    "pack": PackOfCards,
    "pack-without": PackWithout,
    "seating": Seating,
    "purse": Purse,
    "shared-supply": SharedSupply,
    "staked-board": StakedBoard,
    "dead-cards": DealWithDeadCards,
    "played-card": PlayedCard,
    "plain-pool": PlainPool,
    "rank-runs": RankRuns,
    "one-go": OneGo,
    "left-with-card": LeftWithCard,
    "per-card": PerCard,
    "per-point": PerPoint,
    "until-undressed": UntilUndressed,
}

SLOTS = (
    Slot("pack", ("pack", "pack-without"), True, "the pack of cards"),
    Slot("seating", ("seating",), True, "the direction of the game and the first dealer"),
    Slot("chips", ("purse", "shared-supply"), True, "what everybody starts a match with"),
    Slot("board", ("staked-board",), True, "who dresses the board"),
    Slot("pool.*", ("played-card", "plain-pool"), False, "one pool, its stake, and what wins it"),
    Slot("deal", ("dead-cards",), True, "the deal"),
    Slot("play", ("rank-runs",), True, "the shedding of the cards"),
    Slot("sweep", ("one-go",), False, "what going out in a single turn wins"),
    Slot("left", ("left-with-card",), False, "what it costs to be left with the card of a pool"),
    Slot("settle", ("per-card", "per-point"), True, "what is paid when somebody goes out"),
    Slot("match", ("until-undressed",), True, "when no further hand is dealt"),
)

EVENT_KINDS = {"dressed": ("pools", "each"), "lacked": ("rank",), "stopped": ()}


def pools(rules: Rules, seats: Seats) -> tuple[Sequence[str], Sequence[str]]:
    """A pool for every slot under ``pool``; no account may go below zero."""
    return [slot.removeprefix(POOL) for slot in rules if slot.startswith(POOL)], ()


NAIN_JAUNE = Family(
    name="nain-jaune",
    builds_on=("poch", "stops"),
    rules=RULES,
    slots=SLOTS,
    phases={"dress": "board"},
    deals=frozenset({"deal"}),
    closes=frozenset({"settle"}),
    after={
        "upcard": ("board", "deal"),
        "play": ("board", "deal"),
        "sweep": ("play",),
        "left": ("play",),
        "settle": ("board", "play"),
    },
    event_kinds=EVENT_KINDS,
    no_card=frozenset({"lacked"}),
    ends_run=frozenset({"stopped"}),
    seats=seats,
    pack=pack,
    accounts=pools,
    pools=lambda plan: plan.accounts,
    middle="seven",
    purse=purse,
    automatic=automatic,
    read_answer=read_answer,
    write_answer=write_answer,
    wrong_answer=wrong_answer,
    outcome=outcome,
    faults=faults,
    codes=CODES,
    invariants=(somebody_out, *INVARIANTS),
    measure=PochTally,
)
