"""Whether a record fits a variant: its players, purses and cards; and the words for why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from poch_rules.core.cards import NAMES, SUIT_OF, SUITS
from poch_rules.core.events import Reason
from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, DealtSeed, HandRecord
from poch_rules.core.seats import side_names
from poch_rules.core.variant import Plan
from poch_rules.declare.spelling import nearest

if TYPE_CHECKING:
    from poch_rules.core.family import Family
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.wording import Wording


class CannotReplay(Exception):
    """The record does not fit the variant."""

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.reason = Reason(message, about)


def plan_for(declaration: Declaration, players: int) -> Plan:
    """The variant prepared for the players of a record.  Raises `CannotReplay`, as the others here do."""
    allowed = declaration.variant.players
    if players not in allowed.numbers():
        exactly = "yes" if allowed.least == allowed.most else "no"
        raise CannotReplay("reason-players", least=allowed.least, most=allowed.most, exactly=exactly, players=players)
    return declaration.plan(players)


def other_game(record: HandRecord, declaration: Declaration) -> Reason | None:
    """That the record is of a game that has nothing in common with the variant's, if it is."""
    from poch_rules.declare.library import variants
    from poch_rules.families import FAMILIES

    names = {heading.family for heading in variants() if heading.id == record.variant}
    played = next((family for family in FAMILIES if family.name in names), None)
    if played is None or related(played) & related(declaration.family):
        return None
    return Reason("reason-other-game", {"variant": record.variant})


def recorded_under(record: HandRecord, declaration: Declaration) -> bool:
    """Whether a variant is the one that a record names: by its id, its bare name, or its file."""
    if record.variant is None:
        return False
    named = Path(record.variant).parts
    from_file = Path(declaration.path).parts[-len(named) :] == named
    return from_file or record.variant in (declaration.id, declaration.id.rpartition("/")[2])


def related(family: Family) -> set[str]:
    """A family and those that it builds on."""
    return {family.name, *family.builds_on}


def opening_of(record: HandRecord, plan: Plan) -> tuple[int, ...]:
    """What every account holds before the hand."""
    strange = [name for name, chips in record.carried.items() if chips and name not in plan.accounts]
    if strange:
        meant = nearest(strange[0], plan.accounts) if len(strange) == 1 else None
        if meant is not None:
            raise CannotReplay("reason-pool-near", pools=strange, meant=meant)
        raise CannotReplay("reason-pool", pools=strange)
    possible = plan.variant.family.of_sides(plan.rules)
    for name, had in record.carried.items():
        kind, _, side = name.partition(".")
        least, most = possible.get(kind, (had, had))
        if not least <= had <= most:
            about = {"side": int(side), "sides": plan.seats.sides, "had": had, "kind": kind}
            raise CannotReplay("reason-side", least=least, most=most, **about)
    purses = record.chips if record.chips is not None else plan.opening[: plan.players]
    return *purses, *(record.carried.get(name, 0) for name in plan.accounts)


class Unusual(NamedTuple):
    """What a variant deals otherwise than a record has it.

    sizes   how many cards each seat would get, where the record's hands are of other sizes
    owner   the seat whose hand the card turned up would go into, where the record leaves it on the table
    """

    sizes: tuple[int, ...] | None = None
    owner: int | None = None


def deal_of(record: HandRecord, plan: Plan) -> tuple[Hands | list[int], Unusual]:
    """The deal as `Play` takes it, and what the variant deals otherwise.

    Raises `CannotReplay` for cards that are not those of the variant's pack, and where trumps are not known.
    """
    deal = record.deal
    if isinstance(deal, DealtSeed):
        return plan.pack.shuffled(deal.seed), Unusual()
    if isinstance(deal, DealtPack):
        if sorted(deal.cards) != sorted(plan.pack.cards):
            raise CannotReplay("reason-pack", size=len(plan.pack.cards))
        return list(deal.cards), Unusual()
    strange = [card for cards in (*deal.hands, (deal.upcard,)) for card in cards if card >= 0 and card not in plan.pack]
    if strange:
        raise CannotReplay("reason-cards", size=len(plan.pack.cards), cards=strange)
    usual = plan.dealt_unshuffled(record.dealer)
    if plan.turns_trumps and deal.trump < 0 and deal.upcard < 0:
        raise CannotReplay("reason-trump")
    sizes = tuple(len(cards) for cards in usual.hands)
    owner = usual.holder[usual.upcard] if deal.upcard >= 0 and usual.upcard >= 0 else -1
    return deal, Unusual(
        sizes if sizes != tuple(len(cards) for cards in deal.hands) else None, owner if owner >= 0 else None
    )


def upcard_note(record: HandRecord, owner: int | None, variant: str, wording: Wording) -> str:
    """How to write down a hand whose upcard goes to `owner`, where the record leaves it on the table; else nothing."""
    deal = record.deal
    if owner is None or not isinstance(deal, Hands):
        return ""
    card, suit = NAMES[deal.upcard], SUITS[SUIT_OF[deal.upcard]]
    return wording.say("ui-replay-upcard-owned", variant=variant, seat=record.players[owner], card=card, suit=suit)


def reason_text(reason: Reason, wording: Wording, players: Sequence[str]) -> str:
    """A reason in words."""
    if reason.message == "reason-text":  # said by a rule that has no message of its own
        return str(reason.about["text"])
    about: dict[str, Any] = {}
    for name, value in reason.about.items():
        if isinstance(value, list):
            about["number"] = len(value)
        if name == "cards":
            about[name] = wording.cards(value)
        elif name == "side":
            about[name] = side_names(players, reason.about["sides"])[value]
        elif name == "kind":
            about[name] = wording.say(f"outcome-{value}")
        elif name == "player":
            about[name] = players[value]
        elif name == "pools":
            about[name] = wording.join_some([wording.name("pool", pool) for pool in value])
        else:
            about[name] = value
    return wording.say(reason.message, **about)
