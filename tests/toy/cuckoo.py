"""Cuckoo: everybody gets one card and may once try to be rid of it; then whoever holds the lowest loses a life.

A family of games in one file, outside of the package: ``docs/adding-a-game.md`` goes through it piece by piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from annotated_types import Ge

from poch_rules.core.cards import RANK_INDEX, RANK_OF
from poch_rules.core.decisions import Decision, InvalidAnswer
from poch_rules.core.family import Family, Slot
from poch_rules.core.invariants import Moment, holds
from poch_rules.core.match import Ending, MatchRule
from poch_rules.core.rules import Phase, Place, Rule, Step, param
from poch_rules.core.table import Table
from poch_rules.core.variant import Plan
from poch_rules.core.view import View
from poch_rules.families.pack import PackOfCards

HERE = Path(__file__).parent
KEEP, SWAP = 0, 1
WRITTEN = ("keeps", "swaps")


@dataclass(frozen=True)
class OneCard(Rule):
    """Everybody is dealt one card."""

    def bind(self, at: Place) -> Step:
        count, slot = at.seats.count, at.slot

        def deal(t: Table) -> None:
            card_of = dict(zip(t.order(), t.stock, strict=False))
            t.deal([[card_of[seat]] for seat in range(count)], t.stock[count:], slot)

        return deal


@dataclass(frozen=True)
class Swap(Rule):
    """In turn everybody but the dealer keeps the card or swaps it with the next player."""

    kings_refuse: bool = param(True, says="whether the holder of a king need not swap it")

    def bind(self, at: Place) -> Step:
        slot, refusal = at.slot, at.setting("kings_refuse")

        def swap(t: Table) -> Phase:
            for seat in t.order()[:-1]:
                answer = yield Decision(seat, "swap.turn", (KEEP, SWAP), slot)
                neighbour = t.seats.after[seat]
                own, other = t.hands[seat][0], t.hands[neighbour][0]
                if answer == KEEP:
                    t.tell("kept", seat, slot)
                elif self.kings_refuse and RANK_OF[other] == RANK_INDEX["K"]:
                    t.tell("refused", seat, refusal, neighbour)
                    t.show(neighbour, (other,), refusal)
                else:
                    t.pass_cards(seat, neighbour, [own])
                    t.pass_cards(neighbour, seat, [other])
                    t.tell("swapped", seat, slot, neighbour)

        return swap


@dataclass(frozen=True)
class LowestPays(Rule):
    """All cards are shown, and whoever has one of the lowest rank loses a life."""

    lives: Annotated[int, Ge(1)] = param(3, says="how many lives everybody has to lose")

    def bind(self, at: Place) -> Step:
        pool, slot = at.accounts["lost"], at.slot

        def settle(t: Table) -> None:
            for seat in t.order():
                t.show(seat, tuple(t.hands[seat]), slot)
            for seat in losers(t):
                if t.chips(seat):
                    t.pay(seat, pool, 1, slot)

        return settle


def losers(t: Table) -> list[int]:
    """Whoever holds one of the lowest cards, in dealing order."""
    lowest = min(RANK_OF[card] for hand in t.hands for card in hand)
    return [seat for seat in t.order() if any(RANK_OF[card] == lowest for card in t.hands[seat])]


@dataclass(frozen=True)
class UntilOut(MatchRule):
    """The match is over when somebody has no lives left; whoever has most has won."""

    def ending(self, plan: Plan, balances: Sequence[int], dealer: int, hands: int = 0) -> Ending | None:
        lives = balances[: plan.players]
        winners = tuple(seat for seat, left in enumerate(lives) if left == max(lives))
        return None if min(lives) else Ending("out", lives.index(0), tuple(range(plan.players)), winners)


@holds("lives.lowest-pays", after="hand")
def lowest_pays(moment: Moment) -> str | None:
    """Nobody loses a life but those who hold the lowest cards."""
    payers = {event[1] for event in moment.play.log if event[0] == "paid"}
    return None if payers <= set(losers(moment.table)) else f"seats {sorted(payers)} paid"


def automatic(view: View, asking: Decision) -> int:
    """Keeps an eight or better."""
    return KEEP if RANK_OF[view.hand[0]] >= RANK_INDEX["8"] else SWAP


def read_answer(asking: Decision, text: str) -> int:
    """``keeps`` or ``swaps``."""
    if text not in WRITTEN:
        raise InvalidAnswer(f"‘{text}’ is no answer: expected ‘keeps’ or ‘swaps’")
    return WRITTEN.index(text)


CUCKOO = Family(
    name="cuckoo",
    rules={"pack": PackOfCards, "one-card": OneCard, "swap": Swap, "lowest-pays": LowestPays, "until-out": UntilOut},
    slots=(
        Slot("pack", ("pack",), True, "the pack of cards"),
        Slot("deal", ("one-card",), True, "the deal"),
        Slot("swap", ("swap",), True, "keeping or swapping"),
        Slot("settle", ("lowest-pays",), True, "who loses a life"),
        Slot("match", ("until-out",), True, "the end of the match"),
    ),
    deals=frozenset({"deal"}),
    event_kinds={"kept": (), "refused": ("to",), "swapped": ("to",)},
    pack=lambda rules: rules["pack"].cards(),
    accounts=lambda rules, seats: (["lost"], []),
    pools=lambda plan: plan.accounts,
    purse=lambda rules, players: rules["settle"].lives,
    automatic=automatic,
    read_answer=read_answer,
    write_answer=lambda asking, answer: WRITTEN[answer],
    invariants=(lowest_pays,),
    variants=HERE / "variants",
    wording=HERE / "wording",
)
