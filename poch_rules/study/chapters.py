"""The order of a rule book: its chapters, and which slots stand in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from poch_rules.core.variant import slots_in_order

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.wording import Wording

Kind = Literal[
    "at-a-glance", "board", "need", "stage", "end-of-match", "worked-hand", "open", "differences", "standings",
]  # fmt: skip


class Part(NamedTuple):
    """One chapter: what it tells of, of a stage also its phase, and the slots whose rules stand in it."""

    kind: Kind
    phase: str = ""
    slots: tuple[str, ...] = ()

    @property
    def anchor(self) -> str:
        """Its name in links, the same in every language, and that of no slot: ``board`` is one."""
        return f"stage-{self.phase}" if self.phase else "the-board" if self.kind == "board" else self.kind


def parts(declaration: Declaration) -> Iterator[Part]:
    """All chapters of a variant in their order, the stages in that of the variant.

    Not every book has all of them: one for a terminal has no pictures.
    """
    stages: dict[str, list[str]] = {}
    for phase, slot in slots_in_order(declaration.order, declaration.slots, declaration.family):
        stages.setdefault(phase, []).append(slot)
    played = {slot for slots in stages.values() for slot in slots}
    yield Part("at-a-glance")
    yield Part("board")
    yield Part("need", "", tuple(slot for slot in declaration.slots if slot not in played and slot != "match"))
    for phase, slots in stages.items():
        yield Part("stage", phase, tuple(slots))
    if "match" in declaration.slots:
        yield Part("end-of-match", "", ("match",))
    yield Part("worked-hand")
    yield Part("open")
    yield Part("differences")
    yield Part("standings")


def heading(part: Part, declaration: Declaration, words: Wording) -> str:
    """What a chapter is called; the stage that settles a hand says that the hand is over."""
    if part.kind != "stage":
        return words.say(f"book-{part.kind}")
    name = words.name("phase", part.phase)
    closes = not declaration.family.closes.isdisjoint(part.slots)
    return words.say("book-end-of-hand", stage=name) if closes else name
