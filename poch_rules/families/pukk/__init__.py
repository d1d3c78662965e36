"""*Púkk*, the Icelandic Poch: pools that belong to the players, a wild knave, sixes above the aces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from poch_rules.core.decisions import PASS, Decision, Range
from poch_rules.core.family import Fault, Rules, Shape, Slot
from poch_rules.core.seats import Seats
from poch_rules.core.view import View
from poch_rules.families.poch import POCH
from poch_rules.families.poch.automatic import automatic as poch_automatic
from poch_rules.families.poch.board import pools_of
from poch_rules.families.poch.faults import faults as poch_faults
from poch_rules.families.poch.invariants import somebody_out
from poch_rules.families.poch.vying import Vying
from poch_rules.families.pukk.board import OwnedBoard
from poch_rules.families.pukk.claims import HeldCard, NextCardExcuses
from poch_rules.families.pukk.sets import WildSets

RULES = {
    **{name: rule for name, rule in POCH.rules.items() if name != "board"},
    "owned-board": OwnedBoard,
    "held-card": HeldCard,
    "wild-sets": WildSets,
    "next-card-excuses": NextCardExcuses,
}

OWN_SLOTS = {
    "board": (Slot("board", ("owned-board",), True, "the pools, their owners and how they are dressed"),),
    "meld.*": (
        Slot("meld.*", ("trump-card", "trump-cards", "held-card", "best-run"), False, "one pool and the claim to it"),
        Slot("sets", ("wild-sets",), False, "which sets there are"),
    ),
    "play": (
        *(slot for slot in POCH.slots if slot.name == "play"),
        Slot("excused", ("next-card-excuses",), False, "who pays nothing when somebody goes out"),
    ),
}
#: Those of Poch in their order, each with what stands in its place.
SLOTS = tuple(own for slot in POCH.slots for own in OWN_SLOTS.get(slot.name, (slot,)))


def pools(rules: Rules, seats: Seats) -> tuple[Sequence[str], Sequence[str]]:
    """A pool for every slot under ``meld``, then those that belong to nobody; no account may go below zero."""
    board = rules["board"]
    assert isinstance(board, OwnedBoard)
    return pools_of(board.further, rules), ()


def automatic(view: View, asking: Decision) -> int:
    """As Poch's: opens with the least and holds where it may, which is with a pair or the wild card; never raises."""
    if asking.kind in ("vying.open", "vying.answer"):
        option = asking.menu[1] if len(asking.menu) > 1 else PASS
        if isinstance(option, Range):
            return option.low if asking.kind == "vying.open" else PASS
        assert isinstance(option, int)
        return option
    return poch_automatic(view, asking)


def faults(players: int, rules: Rules) -> list[Fault]:
    """What Poch's rules get wrong together, and pools that do not exist, exist twice, or that nothing wins."""
    found = poch_faults(players, rules)
    board = rules.get("board")
    if not isinstance(board, OwnedBoard):
        return found
    melds = [slot.removeprefix("meld.") for slot in rules if slot.startswith("meld.")]
    named = ", ".join(f"‘{pool}’" for pool in [*melds, *board.further])
    won = {pool: slot for slot, rule in rules.items() if slot != "board" for pool in getattr(rule, "pools", ())}
    for pool in board.further:
        if pool in melds:
            found.append(Fault("board.further", f"the pool ‘{pool}’ has a meld already", "name it once", "P304"))
        elif pool not in won:
            message = f"nothing wins the pool ‘{pool}’: chips go in and never come out"
            found.append(Fault("board.further", message, "let the vying win it, or leave it away", "P306"))
    for pool, slot in won.items():
        if pool not in (*melds, *board.further):
            found.append(Fault(f"{slot}.pools", f"there is no pool ‘{pool}’", f"the pools are {named}", "P305"))
    if "sets" in rules and not any(isinstance(rule, Vying) for rule in rules.values()):
        found.append(Fault("sets.wild", "sets are compared by nobody: there is no vying", "take ‘sets’ away", "P307"))
    return found


PUKK = replace(
    POCH,
    name="pukk",
    builds_on=("poch",),
    rules=RULES,
    slots=SLOTS,
    accounts=pools,
    middle="pukk",
    shape=Shape.PLATES,
    automatic=automatic,
    faults=faults,
    invariants=(somebody_out,),
)
