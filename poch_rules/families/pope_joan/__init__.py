"""*Pope Joan*: runs in suit that a missing card and a dead hand stop, and eight pools that the play wins."""

from __future__ import annotations

from dataclasses import replace

from poch_rules.core.family import Shape, Slot
from poch_rules.families.nain_jaune import NAIN_JAUNE
from poch_rules.families.poch.board import Purse, Seating, SharedSupply
from poch_rules.families.poch.play import RisingRuns
from poch_rules.families.poch.settle import PerCard, PerPoint, UntilUndressed
from poch_rules.families.poch.upcard import UpcardPool
from poch_rules.families.stops.board import StakedBoard
from poch_rules.families.stops.deal import DealWithDeadCards
from poch_rules.families.stops.pack import PackWithout
from poch_rules.families.stops.pools import PlainPool, PlayedCard, PlayedTrump, PlayedTrumps

RULES = {
    "pack-without": PackWithout,
    "seating": Seating,
    "purse": Purse,
    "shared-supply": SharedSupply,
    "staked-board": StakedBoard,
    "dead-cards": DealWithDeadCards,
    "played-card": PlayedCard,
    "played-trump": PlayedTrump,
    "played-trumps": PlayedTrumps,
    "plain-pool": PlainPool,
    "upcard-pool": UpcardPool,
    "rising-runs": RisingRuns,
    "per-card": PerCard,
    "per-point": PerPoint,
    "until-undressed": UntilUndressed,
}

SLOTS = (
    Slot("pack", ("pack-without",), True, "the pack of cards"),
    Slot("seating", ("seating",), True, "the direction of the game and the first dealer"),
    Slot("chips", ("purse", "shared-supply"), True, "what everybody starts a match with"),
    Slot("board", ("staked-board",), True, "who dresses the board"),
    Slot("pool.*", ("played-card", "played-trump", "played-trumps", "plain-pool"), False, "one pool and what wins it"),
    Slot("deal", ("dead-cards",), True, "the deal and the trump suit"),
    Slot("upcard", ("upcard-pool",), False, "what the card turned up wins"),
    Slot("play", ("rising-runs",), True, "the shedding of the cards"),
    Slot("settle", ("per-card", "per-point"), True, "what is paid when somebody goes out"),
    Slot("match", ("until-undressed",), True, "when no further hand is dealt"),
)

EVENT_KINDS = {"dressed": ("pools", "each"), "stopped": (), "withheld": ()}

POPE_JOAN = replace(
    NAIN_JAUNE,
    name="pope-joan",
    rules=RULES,
    slots=SLOTS,
    event_kinds=EVENT_KINDS,
    no_card=frozenset({"withheld"}),
    middle="",
    shape=Shape.RING,
)
