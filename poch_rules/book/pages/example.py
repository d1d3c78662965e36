"""A few cards that show what a module does: the hands as pictures, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes

from poch_rules.book.contents import Used
from poch_rules.book.pictures import card, cards
from poch_rules.book.pictures.nodes import Drawing
from poch_rules.book.text import fields, flow, paragraph, section
from poch_rules.declare.wording import Wording
from poch_rules.study.example import Shown, WrongExample, played


def example(used: Sequence[Used], words: Wording) -> list[nodes.section]:
    """The example of a module in the first slot where something comes of it; nothing if no variant can play one."""
    shown = list(_until_it_shows(used))
    return [section("example", words.say("book-example"), *as_nodes(*shown[-1], words))] if shown else []


def _until_it_shows(used: Sequence[Used]) -> Iterator[tuple[Shown, str]]:
    """The example as one variant after another plays it, and the slot, up to the first in whose slot anything happens.

    Variants that it is not for are left out: those for other numbers of players, and those that have changed what it
    rests on.
    """
    for variant, slot, use in used:
        if use.example is None:
            continue
        try:
            shown = played(variant, use.example)
        except WrongExample:
            continue
        yield shown, slot
        if shown.events(slot):
            return


def as_nodes(shown: Shown, slot: str, words: Wording) -> list[nodes.Node]:
    """Who holds what, which card or suit makes trumps, and what happens in the slot."""
    plan, players, deal = shown.plan, shown.players, shown.deal
    told = shown.events(slot) or shown.results
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
