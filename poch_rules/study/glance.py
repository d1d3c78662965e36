"""A variant at a glance: what is asked first, each with its label and with where it comes from.

Every book has some of it: each chooses by kind, in this order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from poch_rules.study.chapters import parts
from poch_rules.study.spoken import (
    marked,
    only_for,
    phases_in_a_line,
    players_in_a_line,
    players_in_brief,
    said_of_players,
    sentences,
)

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan
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


def for_each_number(declaration: Declaration, words: Wording, said: Callable[[Plan], str]) -> Iterator[str]:
    """What is said of a variant, once for all numbers of players, or for each with whom it is something else."""
    numbers: dict[str, list[int]] = {}
    for number in declaration.players.numbers():
        numbers.setdefault(said(declaration.plan(number)), []).append(number)
    for text, those in numbers.items():
        if text:
            yield text if len(numbers) == 1 else only_for(words, those, text)


def said_of_pools(plan: Plan, words: Wording) -> str:
    """How many pools the board has, and which; nothing where there are none."""
    pools = plan.variant.family.pools(plan)
    named = words.join([words.name("pool", pool) for pool in pools])
    return words.say("book-board-pools", n=len(pools), pools=named) if pools else ""


def facts(declaration: Declaration, words: Wording) -> Iterator[Fact]:
    """All there is of a variant: its players, their age, pack, board, stages, length, and where it comes from."""
    settings, label = declaration.settings, words.say("book-players")
    for name, text in players_in_brief(declaration, words):
        yield Fact("players", label, text, settings[f"players.{name}"])
    yield Fact("table", label, players_in_a_line(declaration, words))
    age = said_of_players(declaration, words).get("older_than")
    if age is not None:
        yield Fact("age", words.name("param", "players.older_than"), age, settings["players.older_than"])
    for text in for_each_number(declaration, words, lambda plan: words.say("book-need-pack", n=plan.pack.size)):
        yield Fact("pack", words.say("book-pack"), text)
    for text in for_each_number(declaration, words, lambda plan: said_of_pools(plan, words)):
        yield Fact("board", words.say("book-board"), text)
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
