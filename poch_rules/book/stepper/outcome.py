"""How a hand came out under each variant, as tables: who has what in the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from poch_rules.core.seats import side_names
from poch_rules.study.replay.result import Result

if TYPE_CHECKING:
    from poch_rules.book.stepper.telling import Telling

#: A head, and a text for each name (nothing: an empty cell).
Column: TypeAlias = "tuple[str, Sequence[str | None]]"


class Outcome(NamedTuple):
    """One table: heads, and for every name a text under each."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str | None, ...]], ...]


def outcomes(telling: Telling) -> Iterator[Outcome]:
    """A table of chips, or one of what players and one of what partnerships have."""
    played = telling.comparison.played
    result = Result(telling.head, played)
    if telling.head.has_chips():
        head, *lines = result.chips()
        heads = tuple(beside(telling, at, text or "") for at, text in enumerate(head.cells))
        yield Outcome(heads, tuple((line.label, line.cells) for line in lines))
        return
    sides = max(replay.plan.seats.sides for replay in played if replay.plan)
    for names in (telling.players, *([side_names(telling.players, sides)] if sides > 1 else [])):
        columns = [column for at in range(len(played)) for column in counted(telling, result, at, names)]
        rows = zip(names, zip(*(texts for _, texts in columns), strict=True), strict=True)
        yield Outcome(tuple(head for head, _ in columns), tuple(rows))


def counted(telling: Telling, result: Result, at: int, names: Sequence[str]) -> Iterator[Column]:
    """What a family counts for these players or partnerships, as far as it has a word for it."""
    replay = telling.comparison.played[at]
    words = telling.wording.of(replay.declaration.variant.family)
    about = {key: value for key, value in result.outcomes[at].items() if isinstance(value, Mapping)}
    if "net" in about:  # beside a family that counts otherwise
        if all(name in about["net"] for name in names):
            gains = [f"{about['chips'][name]} ({words.number(about['net'][name], signed=True)})" for name in names]
            yield beside(telling, at, telling.head.say("chips-head")), gains
        return
    for key, value in about.items():
        if words.has(f"outcome-{key}") and any(name in value for name in names):
            texts = [result.value(replay, about, key, name) or None for name in names]
            yield beside(telling, at, words.say(f"outcome-{key}")), texts


def beside(telling: Telling, at: int, head: str) -> str:
    """The head of a column, with the name of the variant where there are several."""
    return head if len(telling.names) == 1 else f"{telling.names[at]}: {head}"
