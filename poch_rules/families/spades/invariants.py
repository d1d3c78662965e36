"""Laws of Spades."""

from __future__ import annotations

from poch_rules.core.cards import NAMES, SUIT_SIZE
from poch_rules.core.invariants import Moment, holds
from poch_rules.families.spades.deal import TRUMPS
from poch_rules.families.spades.score import Contracts
from poch_rules.families.spades.tricks import Leading, SpadeTricks


@holds("tricks.all", after="hand")
def all_tricks(moment: Moment) -> str | None:
    """There are as many tricks as each player was dealt cards."""
    dealt = {len(event[3]) for event in moment.play.log if event[0] == "dealt"}
    have = sum(moment.table.public["tricks"])
    # Only a recorded hand can deal unevenly; then the tricks are no fixed number.
    return None if len(dealt) > 1 or {have} == dealt else f"{have} tricks, but {dealt} cards each"


@holds("tricks.suit-followed", after="hand")
def suit_followed(moment: Moment) -> str | None:
    """Whoever has a card of the suit led plays one."""
    for hand, card, led in _plays(moment):
        if led >= 0 and card // SUIT_SIZE != led and any(c // SUIT_SIZE == led for c in hand):
            return f"{NAMES[card]} was played by somebody who could follow suit"
    return None


@holds("tricks.spades-broken", after="hand")
def spades_broken(moment: Moment) -> str | None:
    """No spade is led before spades are broken, unless the leader has nothing else."""
    rule = next((r for r in moment.play.plan.rules.values() if isinstance(r, SpadeTricks)), None)
    broken = rule is None or rule.leading is Leading.ANY_TIME
    for hand, card, led in _plays(moment):
        spade = card // SUIT_SIZE == TRUMPS
        if spade and led < 0 and not broken and any(c // SUIT_SIZE != TRUMPS for c in hand):
            return f"{NAMES[card]} was led before spades were broken"
        broken = broken or spade
    return None


@holds("score.as-bid", after="hand")
def score_as_bid(moment: Moment) -> str | None:
    """A partnership scores what its bids, tricks and earlier bags are worth, and nothing else."""
    plan, table = moment.play.plan, moment.table
    rule, seats = plan.rules["score"], plan.seats
    assert isinstance(rule, Contracts)
    for side in range(seats.sides):
        partners = range(side, seats.count, seats.sides)
        told = [event[4:] for event in moment.play.log if event[0] == "scored" and event[1] in partners]
        bids, tricks = table.public["bids"], table.public["tricks"]
        had = table.chips(plan.account(f"bags.{side}")) - sum(bags for _, bags in told)
        due = [
            (points, bags)
            for _, points, bags in rule.lines([bids[s] for s in partners], [tricks[s] for s in partners], had)
        ]
        if told != due:
            return f"the side of {{{side}}} scored {told}, not {due}"
    return None


def _plays(moment: Moment) -> list[tuple[frozenset[int], int, int]]:
    """Every card played, with the hand that it came from and the suit led (−1 for the lead itself)."""
    hands: dict[int, set[int]] = {}
    plays: list[tuple[frozenset[int], int, int]] = []
    led = -1
    for event in moment.play.log:
        kind, seat = event[0], event[1]
        if kind == "dealt":
            hands[seat] = set(event[3])
        elif kind == "exchanged":
            hands[seat] -= set(event[4])
            hands[event[3]] |= set(event[4])
        elif kind == "played":
            plays.append((frozenset(hands[seat]), event[3], led))
            hands[seat].discard(event[3])
            led = event[3] // SUIT_SIZE if led < 0 else led
        elif kind == "took":
            led = -1
    return plays


INVARIANTS = (all_tricks, suit_followed, spades_broken, score_as_bid)
