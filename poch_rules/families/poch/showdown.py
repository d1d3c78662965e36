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


#: Ends the vying: from the table, those who stayed, the highest bidder (−1: nobody bid), and everybody's strength.
Settlement: TypeAlias = Callable[[Table, list[int], int, list[int]], None]


def showdown(vying: Vying, at: Place, pools: tuple[int, ...], strength: Comparing) -> Settlement:
    """Who wins the pools, and what is shown and paid for it."""
    bank = pools[0]
    compared, survivor = at.setting("compared"), at.setting("survivor")
    penalty, all_pass = at.setting("penalty"), at.setting("all_pass")
    compares_all, pays_again = vying.compared is Compared.EVERYBODY, vying.penalty is Penalty.AS_MUCH_AGAIN
    shows, best_takes = vying.survivor is Survivor.SHOWS_SET, vying.all_pass is AllPass.BEST_TAKES
    fee, least_set, shares = vying.fee, strength.least_set, strength.shares

    def settle(t: Table, stayers: list[int], highest: int, best: list[int]) -> None:
        winner, rule, showing = -1, compared, stayers
        if len(stayers) == 1 and not compares_all:
            rule = survivor
            if not shows:
                winner = stayers[0]
            elif best[stayers[0]] >= least_set:
                winner = stayers[0]
                t.show(winner, strength.cards(best[winner]), rule)
        elif highest < 0:
            rule = all_pass
            if best_takes and (stayers or not fee):
                show_sets(t, stayers, best, strength, rule)
                winner = strongest(stayers or list(t.order()), best)
        else:
            showing = list(t.order()) if compares_all else stayers
            show_sets(t, showing, best, strength, rule)
            winner = strongest(showing, best)
            if pays_again and winner >= 0 and winner != highest:
                due = min(t.chips(bank), t.chips(highest))
                if due:
                    t.tell("beaten", highest, penalty, due)
                    t.pay(highest, bank, due, penalty)
        if winner < 0:
            for pool in pools:
                t.stay(pool, rule)
            return
        t.crown("vying_winner", winner, rule)
        level = [seat for seat in showing if best[seat] == best[winner]] if shares else [winner]
        for pool in pools:
            if len(level) > 1:
                t.share(pool, level, rule)
            else:
                t.collect(pool, winner, rule)

    return settle


def show_sets(t: Table, seats: list[int], best: list[int], strength: Comparing, rule: str) -> None:
    """Everybody of these who has something shows it, in this order."""
    for seat in seats:
        if best[seat]:
            t.show(seat, strength.cards(best[seat]), rule)


def strongest(seats: list[int], best: list[int]) -> int:
    """The first of the seats, in their order, that no other beats; −1 if none of them has a set."""
    winner = -1
    for seat in seats:
        if best[seat] and (winner < 0 or best[seat] > best[winner]):
            winner = seat
    return winner
