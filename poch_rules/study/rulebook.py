"""The rule book of one variant as chapters of sentences, in the order in which a hand is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from poch_rules.study.chapters import Part, heading, parts
from poch_rules.study.compare import compare
from poch_rules.study.spoken import ground, players_in_brief, said_of_players, sentences

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.reader import Text, Texts
    from poch_rules.declare.sources import Ruling, Source
    from poch_rules.declare.wording import Wording


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
    """The variant in a few lines."""
    variant = declaration.variant
    for i, (name, text) in enumerate(players_in_brief(declaration, words)):
        yield _of_players(declaration, name, text, words.say("book-players") if i == 0 else "")
    age = said_of_players(declaration, words).get("older_than")
    if age is not None:
        yield _of_players(declaration, "older_than", age, words.name("param", "players.older_than"))
    plan = declaration.plan(variant.players.usual)
    pools = variant.family.pools(plan)
    if pools:
        named = words.join([words.name("pool", pool) for pool in pools])
        yield Line(words.say("book-board-pools", n=len(pools), pools=named), words.say("book-board"))
    yield Line(words.say(f"book-kind-{declaration.kind}"), words.say("book-kind"))
    if declaration.parent is not None:
        title = marked(declaration.parent.title(words.language), words)
        yield Line(f"{title} ({declaration.parent.id})", words.say("book-parent"))
    if declaration.source is not None:
        yield Line(declaration.source.title, words.say("book-source"))


def _of_players(declaration: Declaration, name: str, text: str, label: str) -> Line:
    setting = declaration.settings[f"players.{name}"]
    return Line(text, label, setting.standing, setting.at)


def of_slot(declaration: Declaration, words: Wording, slot: str) -> Chapter:
    """What the rule in a slot says, each sentence with its standing and place."""
    lines = []
    for parameter, text in sentences(declaration, words, slot):
        where = ground(declaration, slot, parameter)
        lines.append(Line(text, standing=where.standing, at=where.at or "") if where is not None else Line(text))
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
    rulings: dict[str, Ruling] = {}
    for name, use in everything(declaration).items():
        if use.standing in ("inferred", "silent") and use.ruling is not None:
            rulings[use.ruling.key] = use.ruling
            found.setdefault((use.standing, use.ruling.key), []).append(name)
    for slot, filled in declaration.slots.items():
        for ruling, standing in filled.gaps:
            rulings[ruling.key] = ruling
            found.setdefault((standing, ruling.key), []).append(slot)
    for (standing, key), names in found.items():
        # The settings of a slot go without saying where the slot stands there itself.
        whole = [name for name in dict.fromkeys(names) if name.rpartition(".")[0] not in names]
        yield Line(marked(rulings[key].text(words.language), words), ", ".join(whole), standing)
    if not found:
        yield Line(words.say("book-open-none"))


def sources(declaration: Declaration, words: Wording) -> Iterator[Line]:
    """The texts that the variant's rules come from."""
    cited: dict[str, Source] = {}
    for use in everything(declaration).values():
        if use.source is not None:
            cited.setdefault(use.source.key, use.source)
    for source in cited.values():
        parts = (source.author, source.title, source.edition, source.year, source.pages, source.address)
        yield Line(", ".join(part for part in parts if part), source.key)


def everything(declaration: Declaration) -> dict[str, SlotUse | Setting]:
    """Every slot and every setting by its name."""
    return {**declaration.slots, **declaration.settings}


def marked(text: Text, words: Wording) -> str:
    """A text of an author, marked with its language where that is not the book's."""
    if text.language in (words.language, "und"):
        return text.text
    return f"{text.text} ({words.say('book-only-in', language=words.name('language', text.language))})"


def reason(because: Texts, words: Wording) -> str:
    """The reason of a change, in the book's language if it is there."""
    from poch_rules.declare.reader import in_language

    return marked(in_language(because, words.language), words) if because else ""
