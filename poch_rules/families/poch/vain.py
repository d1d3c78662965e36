"""Values that stand in vain: what they say never comes about beside the other settings, though it does no harm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from poch_rules.core.family import IN_VAIN, Fault
from poch_rules.core.rules import Rule
from poch_rules.families.poch.board import Purse, SharedSupply
from poch_rules.families.poch.meld import BestRun
from poch_rules.families.poch.sets import SetOrder, sets_of
from poch_rules.families.poch.showdown import Compared, Survivor
from poch_rules.families.poch.vying import Answers, Closing, Vying


def in_vain(players: int, rules: Mapping[str, Rule]) -> list[Fault]:
    """Every value that means nothing for that many players."""
    found: list[Fault] = []
    for slot, rule in rules.items():
        if isinstance(rule, Vying):
            found += [*_vying(slot, rule, rules), *_amounts(slot, rule, players, rules)]
        elif isinstance(rule, BestRun):
            found += _runs(slot, rule)
    return found


def _vying(slot: str, rule: Vying, rules: Mapping[str, Rule]) -> Iterator[Fault]:
    if rule.closing is Closing.DECLINED and not rule.asks_again:
        ends = "nobody may raise" if rule.answers is Answers.HOLD else "nobody may hold, so that only one is left"
        yield Fault(f"{slot}.closing", f"nobody is asked again: {ends}", "write ‘level’", IN_VAIN)
    if rule.compared is Compared.EVERYBODY and rule.survivor is Survivor.SHOWS_SET:
        message = "a sole survivor has to show in any case, since all sets are compared"
        yield Fault(f"{slot}.survivor", message, "leave it away", IN_VAIN)
    if sets_of(rules) and SetOrder.TRUMP in rule.ranking:
        message = "‘trump’ is never compared: sets of the rule in ‘sets’ know no trumps"
        yield Fault(f"{slot}.ranking", message, "leave ‘trump’ away", IN_VAIN)


def _amounts(slot: str, rule: Vying, players: int, rules: Mapping[str, Rule]) -> Iterator[Fault]:
    """What nobody can pay with what he starts a match with."""
    chips = rules.get("chips")
    if not isinstance(chips, Purse | SharedSupply):
        return
    purse = chips.each(players)
    for name, does in (("least_bet", "bet"), ("least_raise", "raise"), ("fee", "pay")):
        amount = getattr(rule, name)
        if amount > purse:
            message = f"nobody can {does} {amount} chips: everybody starts with {purse}"
            yield Fault(f"{slot}.{name}", message, f"write at most {purse}, or let everybody start with more", IN_VAIN)


def _runs(slot: str, rule: BestRun) -> Iterator[Fault]:
    """What is to be compared after the dealing order, which leaves nothing to compare."""
    for by in rule.compare[len(rule.measures()) + 1 :]:
        message = f"‘{by.value}’ is never compared: the dealing order before it decides"
        yield Fault(f"{slot}.compare", message, f"leave ‘{by.value}’ away, or put ‘dealing-order’ last", IN_VAIN)
