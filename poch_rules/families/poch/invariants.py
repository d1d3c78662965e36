"""Laws of Poch and of its relatives that are played on a staking board."""

from __future__ import annotations

from poch_rules.core.invariants import Moment, holds
from poch_rules.families.poch.sets import Lone, strength_of
from poch_rules.families.poch.showdown import Level
from poch_rules.families.poch.vying import Vying


@holds("hand.somebody-out", after="hand")
def somebody_out(moment: Moment) -> str | None:
    """When a deal is over, whoever went out has no cards."""
    if "play" not in moment.play.plan.rules:
        return None
    out = [seat for seat, cards in enumerate(moment.table.hands) if not cards]
    return None if out and moment.table.roles.get("out") in out else f"without cards are {out}"


@holds("sets.never-level", after="phase")
def sets_never_level(moment: Moment) -> str | None:
    """No two players ever hold equally good sets, unless the rules say what happens then."""
    table, rules = moment.table, moment.play.plan.rules
    vying = next((rule for rule in rules.values() if isinstance(rule, Vying) and rule.level is Level.NEVER), None)
    if vying is None or "staked" not in table.public or table.trump < 0 or not vying.compares:
        return None
    strength = strength_of(rules, vying.ranking, Lone.NOTHING)
    worths = [strength.counts(worth) for worth in strength.of(table.hands, table.trump) if worth]
    return None if len(set(worths)) == len(worths) else "two best sets are level"


INVARIANTS = (somebody_out, sets_never_level)
