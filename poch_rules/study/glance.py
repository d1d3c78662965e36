"""A variant at a glance: what is asked first, each with its label and with where it comes from.

Every book has some of it: each chooses by kind, in this order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from poch_rules.study.chapters import parts
from poch_rules.study.spoken import (
    marked,
    phases_in_a_line,
    players_in_a_line,
    players_in_brief,
    said_of_players,
    sentences,
)

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration, Setting
    from poch_rules.declare.wording import Wording

#: `players` are told in sentences, each with its ground, and `table` tells the same in a few words.
Kind = Literal["players", "table", "age", "pack", "board", "order", "length", "kind", "source", "parent"]


class Fact(NamedTuple):
    """One thing that is seen at a glance: its kind, its label, what is said, and the setting it comes from, if any."""

    kind: Kind
    label: str
    text: str
    ground: Setting | None = None


def facts(declaration: Declaration, words: Wording) -> Iterator[Fact]:
    """All there is of a variant: its players, their age, pack, board, stages, length, and where it comes from."""
    family, plan = declaration.family, declaration.plan(declaration.players.usual)
    settings, label = declaration.settings, words.say("book-players")
    for name, text in players_in_brief(declaration, words):
        yield Fact("players", label, text, settings[f"players.{name}"])
    yield Fact("table", label, players_in_a_line(declaration, words))
    age = said_of_players(declaration, words).get("older_than")
    if age is not None:
        yield Fact("age", words.name("param", "players.older_than"), age, settings["players.older_than"])
    yield Fact("pack", words.say("book-pack"), words.say("book-need-pack", n=len(plan.pack.cards)))
    pools = family.pools(plan)
    if pools:
        named = words.join([words.name("pool", pool) for pool in pools])
        yield Fact("board", words.say("book-board"), words.say("book-board-pools", n=len(pools), pools=named))
    yield Fact("order", words.name("slot", "order"), phases_in_a_line(declaration, words), settings["order"])
    ends = [slot for part in parts(declaration) if part.kind == "end-of-match" for slot in part.slots]
    if ends:
        said = (text for slot in ends for _, text in sentences(declaration, words, slot))
        yield Fact("length", words.say("book-length"), " ".join(said))
    yield Fact("kind", words.say("book-kind"), words.say(f"book-kind-{declaration.kind}"))
    if declaration.source is not None:
        yield Fact("source", words.say("book-source"), declaration.source.title)
    if declaration.parent is not None:
        title = marked(declaration.parent.title(words.language), words)
        yield Fact("parent", words.say("book-parent"), f"{title} ({declaration.parent.id})")
