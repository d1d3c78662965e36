"""What rules of the stops games get wrong together."""

from __future__ import annotations

from collections.abc import Iterator

from poch_rules.core.family import Code, Fault, Rules
from poch_rules.families.pack import PackOfCards
from poch_rules.families.poch.deal import Extent
from poch_rules.families.stops.deal import DealWithDeadCards, Turned
from poch_rules.families.stops.pools import POOL, PlainPool, PlayedCard, PlayedTrump, PlayedTrumps, Pool

CODES = {
    "P314": Code(
        "a trump where nothing is trumps",
        "Playing a trump is to win the pool, but no card is turned up, so there are no trumps.",
    ),
}


def faults(players: int, rules: Rules) -> list[Fault]:
    """A pack too small for the deal, a card to turn that was dealt, and pools whose card is not in the pack."""
    return [*_cards(players, rules), *_claims(rules), *_pools(rules)]


def _cards(players: int, rules: Rules) -> Iterator[Fault]:
    pack, deal = rules.get("pack"), rules.get("deal")
    if not isinstance(pack, PackOfCards) or not isinstance(deal, DealWithDeadCards):
        return
    size, turned = len(pack.cards().cards), deal.turned is Turned.LAST
    if isinstance(deal.cards, int):
        needed = deal.cards * (players + deal.dead_hands) + turned
        if needed > size:
            yield Fault(
                "players.most",
                f"{players} players need {needed} cards and the pack has {size}",
                f"deal at most {(size - turned) // (players + deal.dead_hands)} cards each, or let fewer play",
                "P301",
            )
    elif turned and deal.cards is Extent.ALL:
        yield Fault(
            "deal.turned", "all cards are dealt, so none is left to turn up", "deal ‘all-but-one’ of the cards", "P302"
        )


def _claims(rules: Rules) -> Iterator[Fault]:
    pack, deal = rules.get("pack"), rules.get("deal")
    if not isinstance(pack, PackOfCards):
        return
    cards = pack.cards()
    trumps = [slot for slot, rule in rules.items() if isinstance(rule, PlayedTrump | PlayedTrumps)]
    if trumps and isinstance(deal, DealWithDeadCards) and deal.turned is Turned.NONE:
        yield Fault(
            "deal.turned",
            f"a trump is to win ‘{trumps[0]}’, but no card is turned for trumps",
            "turn the last card: ‘deal.turned: last’",
            "P314",
        )
    for slot, rule in rules.items():
        if isinstance(rule, PlayedCard) and rule.card.number not in cards:
            yield Fault(
                f"{slot}.card",
                f"the pack has no {rule.card.value}",
                "name a card of the pack, or use another pack",
                "P303",
            )
        if isinstance(rule, PlayedTrump | PlayedTrumps):
            ranks, parameter = ((rule.rank,), "rank") if isinstance(rule, PlayedTrump) else (rule.ranks, "ranks")
            for rank in ranks:
                if rank.index not in cards.ranks():
                    yield Fault(
                        f"{slot}.{parameter}", f"the pack has no {rank.value}", "name a rank of the pack", "P303"
                    )


def _pools(rules: Rules) -> Iterator[Fault]:
    pools = [slot.removeprefix(POOL) for slot, rule in rules.items() if isinstance(rule, Pool)]
    paid = {pool: slot for slot, rule in rules.items() for pool in getattr(rule, "pools", ())}
    for pool, slot in paid.items():
        if pool not in pools:
            named = ", ".join(f"‘{each}’" for each in pools)
            yield Fault(f"{slot}.pools", f"there is no pool ‘{pool}’", f"the pools are {named}", "P305")
    for slot, rule in rules.items():
        if isinstance(rule, PlainPool) and slot.removeprefix(POOL) not in paid:
            yield Fault(
                f"{slot}.stake",
                f"nothing wins the pool ‘{slot.removeprefix(POOL)}’: chips go in and never come out",
                "let going out win it: ‘settle.pools’",
                "P306",
            )
