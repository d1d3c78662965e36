"""What two variants do not have in common, setting by setting."""

from __future__ import annotations

from collections.abc import Sequence

from docutils import nodes

from poch_rules.book.comparison.table import Beside
from poch_rules.book.domain import reference
from poch_rules.book.pages.rules import Reading
from poch_rules.book.text import Cell, flow, paragraph, section, table
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import in_language
from poch_rules.study.compare import played
from poch_rules.study.grounds import everything

#: With how many relatives a variant without a parent is compared on its page.
RELATIVES = 2


def unlike(variants: Sequence[Declaration], among: Sequence[Declaration]) -> dict[str, set[str]]:
    """Slot → the names of its settings that are not the same in all these variants (which are `among` others).

    The slot itself is named where not all have it, or where they have different rules in it; ``players`` and ``order``
    stand for the slots of what every variant has.
    """
    columns = [among.index(variant) for variant in variants]
    found: dict[str, set[str]] = {}
    for row in played(tuple(among)):
        if len({row.values[column] for column in columns}) > 1:
            found.setdefault(row.slot, set()).add(row.name)
    return found


def nearest(variant: Declaration, relatives: Sequence[Declaration]) -> list[Declaration]:
    """The parent of a variant, or else the two descriptions of its family that differ from it least."""
    if variant.parent is not None:
        return [variant.parent]
    others = [other for other in relatives if other.parent is None and other is not variant]
    distance = {other.id: sum(map(len, unlike([variant, other], relatives).values())) for other in others}
    return sorted(others, key=lambda other: (distance[other.id], other.id))[:RELATIVES]


def differences(reading: Reading) -> list[nodes.section]:
    """What a variant has otherwise than each of its nearest relatives, rule beside rule; nothing if it has none."""
    others = nearest(reading.variant, reading.shelf.of_family(reading.variant.family))
    if not others:
        return []
    title = reading.words.say("book-differences")
    return [section("differences", title, *(beside(reading, reading.beside(other)) for other in others))]


def beside(reading: Reading, there: Reading) -> nodes.section:
    """What a variant has otherwise than another."""
    variant, other, words = reading.variant, there.variant, reading.words
    relatives = reading.shelf.of_family(variant.family)
    differ = unlike([variant, other], relatives if other in relatives else [variant, other])
    rows = [
        [
            flow(reading.name(slot)),
            [*_sentences(reading, slot, settings), *_reasons(reading, settings)],
            _sentences(there, slot, settings),
        ]
        for slot, settings in differ.items()
    ]
    anchor = f"differences-{other.id.replace('/', '-')}"
    title = words.say("book-differences-from", variant=other.title(reading.shelf.language).text)
    if not rows:
        return section(anchor, title, paragraph(words.say("book-differences-none")))
    its_name = reference("variant", other.id, *there.title())
    head: list[Cell] = [flow(words.say("book-rule")), flow(words.say("book-here")), [its_name]]
    link = Beside(a=variant.id, b=other.id, text=words.say("book-compare-beside"))
    shown = [link] if other in relatives else []
    return section(anchor, title, table(head, rows), shown)


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
