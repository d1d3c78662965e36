"""Poch and its relatives on a staking board: melding, vying, shedding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poch_rules.core.family import Family, Rules, Slot, chips_and_pools
from poch_rules.core.pack import Pack
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.families.pack import PackOfCards
from poch_rules.families.poch.automatic import automatic
from poch_rules.families.poch.board import Board, Direction, Purse, Seating, SharedSupply, pools_of
from poch_rules.families.poch.counting import Counting
from poch_rules.families.poch.deal import Deal
from poch_rules.families.poch.faults import CODES, faults
from poch_rules.families.poch.invariants import INVARIANTS
from poch_rules.families.poch.measure import PochTally
from poch_rules.families.poch.meld import BestRun, TrumpCard, TrumpCards, melding
from poch_rules.families.poch.notation import read_answer, silence, write_answer, wrong_answer
from poch_rules.families.poch.play import EndRuns, RisingRuns, Tricks
from poch_rules.families.poch.reasons import why
from poch_rules.families.poch.settle import PerCard, PerPoint, UntilUndressed
from poch_rules.families.poch.upcard import UpcardPool
from poch_rules.families.poch.vain import in_vain
from poch_rules.families.poch.vying import Vying

RULES = {
    "pack": PackOfCards,
    "seating": Seating,
    "purse": Purse,
    "shared-supply": SharedSupply,
    "board": Board,
    "deal": Deal,
    "trump-card": TrumpCard,
    "trump-cards": TrumpCards,
    "best-run": BestRun,
    "vying": Vying,
    "rising-runs": RisingRuns,
    "end-runs": EndRuns,
    "tricks": Tricks,
    "counting": Counting,
    "upcard-pool": UpcardPool,
    "per-card": PerCard,
    "per-point": PerPoint,
    "until-undressed": UntilUndressed,
}

SLOTS = (
    Slot("pack", ("pack",), True, "the pack of cards"),
    Slot("seating", ("seating",), True, "the direction of the game and the first dealer"),
    Slot("chips", ("purse", "shared-supply"), True, "what everybody starts a match with"),
    Slot("board", ("board",), True, "the pools and how they are dressed"),
    Slot("deal", ("deal",), True, "the deal and the trump suit"),
    Slot("meld.*", ("trump-card", "trump-cards", "best-run"), False, "one pool and the claim to it"),
    Slot("vying", ("vying",), False, "the bets on sets"),
    Slot("vying.*", ("vying",), False, "one of several rounds of bets on sets"),
    Slot("upcard", ("upcard-pool",), False, "what the card turned up wins"),
    Slot("play", ("rising-runs", "end-runs", "tricks", "counting"), False, "the shedding of the cards"),
    Slot("settle", ("per-card", "per-point"), False, "what is paid when somebody goes out"),
    Slot("match", ("until-undressed",), True, "when no further hand is dealt"),
)

EVENT_KINDS = {
    "dressed": ("pools", "each"),
    "entered": ("chips",),
    "waited": (),
    "passed": (),
    "opened": ("stake",),
    "held": ("stake",),
    "raised": ("stake",),
    "beaten": ("chips",),
    "stopped": (),
    "rises": (),
    "falls": (),
    "withheld": (),
    "took": ("card",),
    "counted": ("count",),
}


def seats(rules: Rules, players: int) -> Seats:
    """Everybody plays alone, in the direction of the variant."""
    seating = rules["seating"]
    assert isinstance(seating, Seating)
    return Seats(players, clockwise=seating.direction is Direction.CLOCKWISE)


def pack(rules: Rules) -> Pack:
    """The pack of the variant."""
    rule = rules["pack"]
    assert isinstance(rule, PackOfCards)
    return rule.cards()


def pools(rules: Rules, seats: Seats) -> tuple[Sequence[str], Sequence[str]]:
    """A pool for every slot under ``meld``, then the board's further pools; no account may go below zero."""
    board = rules["board"]
    assert isinstance(board, Board)
    return pools_of(board.further, rules), ()


def bet_for(plan: Plan) -> Sequence[str]:
    """The pools that the vying wins."""
    return [pool for rule in plan.rules.values() if isinstance(rule, Vying) for pool in rule.pools]


def purse(rules: Rules, players: int) -> int:
    """What everybody starts a match with."""
    rule = rules["chips"]
    assert isinstance(rule, Purse | SharedSupply)
    return rule.each(players)


def outcome(plan: Plan, table: Table, opening: Sequence[int]) -> dict[str, Any]:
    """Chips and net by seat, what is left in the pools, what was won, who won the vying and who went out."""
    return {
        **chips_and_pools(plan, table, opening),
        "won": [(plan.accounts[pool - plan.players], seat, chips) for pool, seat, chips in table.takings],
        "vying_winner": table.roles.get("vying_winner"),
        "out": table.roles.get("out"),
    }


POCH = Family(
    name="poch",
    rules=RULES,
    slots=SLOTS,
    phases={"dress": "board"},
    deals=frozenset({"deal"}),
    closes=frozenset({"settle"}),
    after={
        "meld": ("board", "deal"),
        "vying": ("board", "deal"),
        "upcard": ("board", "deal"),
        "play": ("deal", "meld", "vying"),
        "settle": ("board", "play"),
    },
    together={"meld": melding},
    event_kinds=EVENT_KINDS,
    no_card=frozenset({"withheld"}),
    ends_run=frozenset({"stopped", "took"}),
    seats=seats,
    pack=pack,
    accounts=pools,
    pools=lambda plan: plan.accounts,
    bet_for=bet_for,
    middle="centre",
    purse=purse,
    automatic=automatic,
    read_answer=read_answer,
    write_answer=write_answer,
    wrong_answer=wrong_answer,
    silence=silence,
    why=why,
    outcome=outcome,
    faults=faults,
    in_vain=in_vain,
    codes=CODES,
    invariants=INVARIANTS,
    measure=PochTally,
)
