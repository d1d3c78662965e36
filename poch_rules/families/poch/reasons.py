"""Why a pool stays, and why one run beats another: what an event alone does not tell."""

from __future__ import annotations

from collections.abc import Sequence

from poch_rules.core.cards import SUIT_SIZE, Rank
from poch_rules.core.events import Event, Reason, hands_dealt
from poch_rules.core.variant import Plan
from poch_rules.families.poch.meld import BestRun, Comparison, TrumpCard, TrumpCards, measure
from poch_rules.families.poch.showdown import Level
from poch_rules.families.poch.vying import Vying


def why(plan: Plan, events: Sequence[Event], index: int) -> Reason | None:
    """Why the event happened, where a player at the table would ask."""
    event = events[index]
    slot, _, parameter = event.rule.rpartition(".")
    rule = plan.rules.get(slot)
    if event.kind == "collected" and isinstance(rule, BestRun):
        return _why_this_run(plan, rule, events, event.seat)
    if event.kind != "stayed":
        return None
    if isinstance(rule, TrumpCard):
        return _why_no_claim((rule.rank,), events)
    if isinstance(rule, TrumpCards):
        return _why_no_claim(rule.ranks, events)
    if isinstance(rule, BestRun):
        return Reason("why-no-run", {"least": rule.least})
    if isinstance(rule, Vying) and parameter == "level":
        return Reason("why-odd-chips" if rule.level is Level.SHARE else "why-level", {})
    if isinstance(rule, Vying):
        return Reason("why-nobody-bid" if parameter == "all_pass" else "why-nobody-set", {})
    return None


def _why_no_claim(ranks: Sequence[Rank], events: Sequence[Event]) -> Reason:
    """Why nobody holds all trumps of these ranks."""
    trump = next(event.details[0] for event in events if event.kind == "trump")
    wanted = [SUIT_SIZE * trump + rank.index for rank in ranks]
    held = {card for cards in hands_dealt(events) for card in cards}
    missing = [card for card in wanted if card not in held]
    turned = [event.details[0] for event in events if event.kind == "turned"]
    if any(card in turned for card in missing):
        return Reason("why-upcard", {"cards": [card for card in missing if card in turned]})
    if missing:
        return Reason("why-undealt", {"cards": missing})
    return Reason("why-apart", {"cards": wanted})


def _why_this_run(plan: Plan, rule: BestRun, events: Sequence[Event], winner: int) -> Reason | None:
    """Which run of another player the best one beats, and by what."""
    trump = next((event.details[0] for event in events if event.kind == "trump"), -1)
    measures, hands = rule.measures(), hands_dealt(events)

    def best(seats: Sequence[int]) -> tuple[int, list[int]] | None:
        found = [(s, run) for s in seats for run in rule.counted(hands[s], plan.pack.up)]
        return max(found, key=lambda one: [measure(one[1], trump, by) for by in measures], default=None)

    seats = [event.seat for event in events if event.kind == "dealt"]  # in dealing order
    first, second = best([winner]), best([seat for seat in seats if seat != winner])
    if first is None or second is None:
        return None
    differing = (by for by in measures if measure(first[1], trump, by) != measure(second[1], trump, by))
    by = next(differing, Comparison.DEALING_ORDER)
    return Reason("why-beats", {"cards": second[1], "player": second[0], "by": by.value})
