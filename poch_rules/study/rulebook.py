"""The rule book of one variant as chapters of sentences, in the order in which a hand is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from poch_rules.study.chapters import Part, heading, parts
from poch_rules.study.compare import compare
from poch_rules.study.glance import facts
from poch_rules.study.grounds import everything, rulings
from poch_rules.study.spoken import ground, marked, reason, sentences

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.sources import Ruling, Source
    from poch_rules.declare.wording import Wording

#: What of a variant stands at a glance in a book without pictures.
AT_A_GLANCE: Final = ("players", "age", "pack", "board", "kind", "source", "parent")


@dataclass(frozen=True)
class Line:
    """One sentence, or a label with its text; of a rule also its standing and its place in the source."""

    text: str
    label: str = ""
    standing: str | None = None
    at: str = ""


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands under it; a chapter with parts has one for each slot of its phase."""

    title: str
    lines: tuple[Line, ...] = ()
    parts: tuple[Chapter, ...] = ()


def rulebook(declaration: Declaration, words: Wording) -> list[Chapter]:
    """All chapters: at a glance, what is needed, the phases in order, the end, what is open, the sources."""
    return [chapter(declaration, words, part) for part in parts(declaration) if _is_told(declaration, part)]


def rules(declaration: Declaration, words: Wording) -> list[Chapter]:
    """What one needs in order to play: what is needed, the phases in order, the end."""
    return [chapter(declaration, words, part) for part in parts(declaration) if part.slots]


def chapter(declaration: Declaration, words: Wording, part: Part) -> Chapter:
    """One chapter; a stage with several slots has a part for each."""
    title = heading(part, declaration, words)
    if part.slots:
        told = tuple(of_slot(declaration, words, slot) for slot in part.slots)
        return Chapter(title, told[0].lines) if len(told) == 1 and part.kind != "need" else Chapter(title, (), told)
    lines = {"at-a-glance": glance, "open": open_points, "differences": house_changes, "standings": sources}[part.kind]
    if part.kind == "standings":
        title = words.say("book-sources")
    if part.kind == "differences" and declaration.parent is not None:
        title = words.say("book-differences-from", variant=declaration.parent.title(words.language).text)
    return Chapter(title, tuple(lines(declaration, words)))


def _is_told(declaration: Declaration, part: Part) -> bool:
    """Whether a book without pictures has that chapter."""
    if part.kind == "differences":
        return declaration.parent is not None
    return part.kind not in ("board", "worked-hand")


def glance(declaration: Declaration, words: Wording) -> Iterator[Line]:
    """The variant in a few lines; several under one label stand after it once."""
    before = ""
    for fact in facts(declaration, words):
        if fact.kind in AT_A_GLANCE:
            label = fact.label if fact.label != before else ""
            yield Line(fact.text, label) if fact.ground is None else line(fact.text, fact.ground, label)
            before = fact.label


def line(text: str, where: Setting | SlotUse, label: str = "") -> Line:
    """A sentence with its standing and place."""
    return Line(text, label, where.standing, where.at)


def of_slot(declaration: Declaration, words: Wording, slot: str) -> Chapter:
    """What the rule in a slot says, each sentence with its standing and place."""
    lines = []
    for parameter, text in sentences(declaration, words, slot):
        where = ground(declaration, slot, parameter)
        lines.append(line(text, where) if where is not None else Line(text))
    return Chapter(words.name("slot", slot), tuple(lines))


def house_changes(declaration: Declaration, words: Wording) -> Iterator[Line]:
    """Where a house variant differs from its parent, with its reasons."""
    assert declaration.parent is not None
    rows = compare([declaration.parent, declaration], language=words.language).differing
    for row in rows:
        cell = row.cells[1]
        label = f"{row.heading}: {row.label}" if row.label else row.heading
        if cell is None and row.parameter and row.slot in declaration.slots:
            continue  # a setting of the rule that stood there before
        if cell is None and not row.parameter:
            yield Line(words.say("book-absent"), label, "house")
        elif cell is not None and cell.text:
            where = declaration.settings.get(row.name) or declaration.slots[row.slot]
            because = reason(where.because, words)
            yield Line(
                cell.text + (f" ({words.say('book-because')}: {because})" if because else ""), label, cell.standing
            )
    if not rows:
        yield Line(words.say("book-differences-none"))


def open_points(declaration: Declaration, words: Wording) -> Iterator[Line]:
    """What the source leaves open: how each point is read and why; what shares a ruling stands together."""
    found: dict[tuple[str, str], list[str]] = {}
    read: dict[str, Ruling] = {}
    for point in rulings(declaration):
        read[point.ruling.key] = point.ruling
        found.setdefault((point.standing, point.ruling.key), []).append(point.name)
    for (standing, key), names in found.items():
        # The settings of a slot go without saying where the slot stands there itself.
        whole = [name for name in dict.fromkeys(names) if name.rpartition(".")[0] not in names]
        yield Line(marked(read[key].text(words.language), words), ", ".join(whole), standing)
    if not found:
        yield Line(words.say("book-open-none"))


def sources(declaration: Declaration, words: Wording) -> Iterator[Line]:
    """The texts that the variant's rules come from."""
    cited: dict[str, Source] = {}
    for use in everything(declaration).values():
        if use.source is not None:
            cited.setdefault(use.source.key, use.source)
    for source in cited.values():
        parts = (source.author, source.title, source.edition, source.year, source.pages, *source.addresses)
        yield Line(", ".join(part for part in parts if part), source.key)
