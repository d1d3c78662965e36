"""A few cards that show what a module does: the hands as pictures, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from docutils import nodes

from poch_rules.book.contents import Used
from poch_rules.book.pictures import card, cards
from poch_rules.book.pictures.nodes import Drawing
from poch_rules.book.text import fields, flow, paragraph, section
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.wording import Wording
from poch_rules.study.example import Example, played


def example(used: Sequence[Used], words: Wording) -> list[nodes.section]:
    """The example of a module in the first slot where something comes of it; nothing if the module has none.

    Raises `ValueError` for an example that cannot be played, except where a house has changed what it rests on.
    """
    told = cast("Mapping[str, Any] | None", used[0].use.definition.example)
    if not told:
        return []
    found = (_played(variant, slot, told) for variant, slot, _ in used)
    some = [shown for shown in _until_it_shows(found) if shown is not None]
    return [section("example", words.say("book-example"), *as_nodes(some[-1], words))] if some else []


def _played(variant: Declaration, slot: str, told: Mapping[str, Any]) -> Example | None:
    try:
        return played(variant, slot, told)
    except ValueError:
        if variant.kind == "house":
            return None
        raise


def _until_it_shows(found: Iterator[Example | None]) -> Iterator[Example | None]:
    """One after another up to the first in whose slot something happens."""
    for shown in found:
        yield shown
        if shown is not None and shown.events:
            return


def as_nodes(shown: Example, words: Wording) -> list[nodes.Node]:
    """Who holds what, which card or suit makes trumps, and what happens in the slot."""
    plan, players, deal, told = shown.plan, shown.players, shown.deal, shown.events or shown.results
    held = fields(
        *((name, [paragraph([Drawing(cards(hand, words))])]) for name, hand in zip(players, deal.hands, strict=True))
    )
    before: list[nodes.Node] = [paragraph(words.say("book-deals", player=players[-1]))]
    if deal.upcard >= 0:
        turned = flow(words.event(plan, ("turned", -1, "deal", deal.upcard), players))
        before.append(paragraph([Drawing(card(deal.upcard, words)), nodes.Text(" ")], turned))
    elif deal.trump >= 0:
        before.append(paragraph(words.event(plan, ("trump", -1, "deal", deal.trump), players)))
    events = [nodes.list_item("", paragraph(words.event(plan, event, players))) for event in told]
    return [held, *before, nodes.bullet_list("", *events)]
