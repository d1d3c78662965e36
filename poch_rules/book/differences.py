"""What two variants do not have in common, setting by setting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from docutils import nodes

from poch_rules.book.domain import reference
from poch_rules.book.rules import Reading
from poch_rules.book.text import Cell, flow, paragraph, section, table
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import in_language
from poch_rules.study.compare import RuleComparison, compare
from poch_rules.study.rulebook import everything


@lru_cache
def compared(variants: tuple[Declaration, ...]) -> RuleComparison:
    """These variants setting by setting; their values only, so the language does not matter."""
    return compare(variants)


def unlike(variants: Sequence[Declaration], among: Sequence[Declaration]) -> dict[str, set[str]]:
    """Slot → the names of its settings that are not the same in all these variants (which are `among` others).

    The slot itself is named where not all have it, or where they have different rules in it; ``players`` and ``order``
    stand for the slots of what every variant has.
    """
    columns = [among.index(variant) for variant in variants]
    found: dict[str, set[str]] = {}
    for row in compared(tuple(among)).rows:
        cells = [row.cells[column] for column in columns]
        if len({None if cell is None else repr(cell.value) for cell in cells}) > 1:
            found.setdefault(row.slot, set()).add(row.name)
    return found


def nearest(variant: Declaration, relatives: Sequence[Declaration]) -> Declaration | None:
    """The parent of a variant, or else the relative that differs from it least and does not come from it."""
    if variant.parent is not None:
        return variant.parent
    others = [other for other in relatives if variant.id not in (each.id for each in line_of(other))]
    distance = {other.id: sum(map(len, unlike([variant, other], relatives).values())) for other in others}
    return min(others, key=lambda other: (distance[other.id], other.id), default=None)


def line_of(variant: Declaration) -> Iterator[Declaration]:
    """A variant and those that it extends, one after another."""
    above: Declaration | None = variant
    while above is not None:
        yield above
        above = above.parent


def differences(reading: Reading) -> list[nodes.section]:
    """What a variant has otherwise than its parent or nearest relative, rule beside rule; nothing if it has none."""
    variant, words = reading.variant, reading.words
    relatives = reading.shelf.of_family(variant.family)
    other = nearest(variant, relatives)
    if other is None:
        return []
    there, differ = (
        reading.beside(other),
        unlike([variant, other], relatives if other in relatives else [variant, other]),
    )
    rows = [
        [
            flow(reading.name(slot)),
            [*_sentences(reading, slot, settings), *_reasons(reading, settings)],
            _sentences(there, slot, settings),
        ]
        for slot, settings in differ.items()
    ]
    title = words.say("book-differences-from", variant=other.title(reading.shelf.language).text)
    if not rows:
        return [section("differences", title, paragraph(words.say("book-differences-none")))]
    its_name = reference("variant", other.id, *there.title())
    head: list[Cell] = [flow(words.say("book-rule")), flow(words.say("book-here")), [its_name]]
    return [section("differences", title, table(head, rows, "poch-differences"))]


def _sentences(reading: Reading, slot: str, settings: set[str]) -> list[nodes.Node]:
    """What one variant says of these settings; of a rule that the other has not, everything."""
    said = [line for line in reading.lines.get(slot, ()) if slot in settings or line.setting in settings]
    found = [paragraph([reading.link(line.setting, flow(line.text))]) for line in said]
    return list(found) or [paragraph(reading.words.say("book-absent"))]


def _reasons(reading: Reading, settings: set[str]) -> list[nodes.Node]:
    """Why a house has changed a rule, where it says so."""
    because = [ground.because for name, ground in everything(reading.variant).items() if name in settings]
    said = dict.fromkeys(in_language(texts, reading.shelf.language) for texts in because if texts)
    return [paragraph(f"{reading.words.say('book-because')}: ", reading.text(text)) for text in said]
