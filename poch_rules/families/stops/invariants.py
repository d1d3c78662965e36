"""Laws of the stops games on a board."""

from __future__ import annotations

from poch_rules.core.cards import NAMES, SUIT_OF
from poch_rules.core.invariants import Moment, holds
from poch_rules.families.stops.pools import PlayedTrumps, Pool


@holds("pools.by-playing", after="event")
def by_playing(moment: Moment) -> str | None:
    """Whoever takes a pool for a card has just played that card."""
    event, table = moment.event, moment.table
    if event is None or event[0] != "collected":
        return None
    slot, _, parameter = event[2].rpartition(".")
    rule = moment.play.plan.rules.get(slot)
    if not isinstance(rule, Pool) or not parameter:
        return None
    played = next(past for past in reversed(moment.play.log) if past[0] == "played")
    seat, card = played[1], played[3]
    if seat != event[1]:
        return f"{{{event[1]}}} took it, but {{{seat}}} played last"
    pair = isinstance(rule, PlayedTrumps) and SUIT_OF[card] == table.trump
    return None if pair or rule.wins_with(card, table.trump) else f"{NAMES[card]} does not win it"


INVARIANTS = (by_playing,)
