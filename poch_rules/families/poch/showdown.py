"""The end of the vying: who wins the pools, and what is shown and paid for it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from poch_rules.core.rules import Place
from poch_rules.core.table import Table
from poch_rules.families.poch.sets import Comparing

if TYPE_CHECKING:
    from poch_rules.families.poch.vying import Vying


class Survivor(StrEnum):
    """What a sole survivor must do to win."""

    UNSEEN = "unseen"
    SHOWS_SET = "shows-set"


class Compared(StrEnum):
    """Whose sets are compared."""

    STAYERS = "stayers"
    EVERYBODY = "everybody"


class Penalty(StrEnum):
    """What a beaten highest bidder pays."""

    NONE = "none"
    AS_MUCH_AGAIN = "as-much-again"


class AllPass(StrEnum):
    """What happens to the pools when nobody stakes anything."""

    STAY = "stay"
    BEST_TAKES = "best-takes"


class Level(StrEnum):
    """What happens where the best sets are level."""

    NEVER = "never"
    SHARE = "share"
    DEALING_ORDER = "dealing-order"
    STAY = "stay"


#: Ends the vying: from the table, those who stayed, the highest bidder (−1: nobody bid), and everybody's strength.
Settlement: TypeAlias = Callable[[Table, list[int], int, list[int]], None]


def showdown(vying: Vying, at: Place, pools: tuple[int, ...], strength: Comparing) -> Settlement:
    """Who wins the pools, and what is shown and paid for it."""
    bank = pools[0]
    compared, survivor = at.setting("compared"), at.setting("survivor")
    penalty, all_pass, level = at.setting("penalty"), at.setting("all_pass"), at.setting("level")
    compares_all, pays_again = vying.compared is Compared.EVERYBODY, vying.penalty is Penalty.AS_MUCH_AGAIN
    shows, best_takes = vying.survivor is Survivor.SHOWS_SET, vying.all_pass is AllPass.BEST_TAKES
    fee, least_set, counts = vying.fee, strength.least_set, strength.counts
    stays, shares = vying.level is Level.STAY, vying.level is Level.SHARE

    def settle(t: Table, stayers: list[int], highest: int, best: list[int]) -> None:
        winners: list[int] = []
        rule = compared
        if len(stayers) == 1 and not compares_all:
            rule = survivor
            if not shows:
                winners = stayers
            elif best[stayers[0]] >= least_set:
                winners = stayers
                t.show(stayers[0], strength.cards(best[stayers[0]]), rule)
        elif highest < 0:
            rule = all_pass
            if best_takes and (stayers or not fee):
                show_sets(t, stayers, best, strength, rule)
                winners = strongest(stayers or list(t.order()), [counts(worth) for worth in best])
        else:
            showing = list(t.order()) if compares_all else stayers
            show_sets(t, showing, best, strength, rule)
            winners = strongest(showing, [counts(worth) for worth in best])
        if len(winners) > 1:
            if best[winners[0]] < least_set:  # lone cards: the first in dealing order
                winners = winners[:1]
            else:
                rule = level
                winners = winners if stays or shares else winners[:1]
        if pays_again and winners and highest >= 0 and highest not in winners:
            due = min(t.chips(bank), t.chips(highest))
            if due:
                t.tell("beaten", highest, penalty, due)
                t.pay(highest, bank, due, penalty)
        if not winners or (stays and len(winners) > 1):
            for pool in pools:
                t.stay(pool, rule)
            return
        t.crown("vying_winner", winners[0], rule)
        for pool in pools:
            if len(winners) > 1:
                t.share(pool, winners, rule)
                t.stay(pool, rule)  # what does not divide
            else:
                t.collect(pool, winners[0], rule)

    return settle


def show_sets(t: Table, seats: list[int], best: list[int], strength: Comparing, rule: str) -> None:
    """Everybody of these who has something shows it, in this order."""
    for seat in seats:
        if best[seat]:
            t.show(seat, strength.cards(best[seat]), rule)


def strongest(seats: list[int], worths: list[int]) -> list[int]:
    """Those of the seats, in their order, that no other beats; none if nobody has a set."""
    most = max(worths[seat] for seat in seats)
    return [seat for seat in seats if worths[seat] == most] if most else []
