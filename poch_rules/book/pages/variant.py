"""The page of a variant, made from its file: always in the same order, every sentence from a parameter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.domain import domain_of, reference
from poch_rules.book.faults import tell_refused
from poch_rules.book.library import Called, bookshelf
from poch_rules.book.pages.differences import differences
from poch_rules.book.pages.hands import worked
from poch_rules.book.pages.rules import Line, Reading, read
from poch_rules.book.pages.standings import open_questions, standings
from poch_rules.book.pictures import board as drawn_board
from poch_rules.book.pictures.nodes import Drawing
from poch_rules.book.stepper.figure import worked_hand
from poch_rules.book.text import Cell, fields, final, flow, paragraph, section, table
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.reader import in_language
from poch_rules.study.chapters import Kind, Part, heading
from poch_rules.study.glance import Fact, facts
from poch_rules.study.grounds import rulings
from poch_rules.study.worked import hand_file


def page(env: BuildEnvironment, name: str) -> nodes.section:
    """The page of the variant of that id, which notes what can be referred to on it."""
    shelf, domain = bookshelf(env.config), domain_of(env)
    variant = shelf.get(name)
    assert variant is not None, name
    reading = read(shelf, variant)
    reading.note_dependencies(env)
    for path in filter(None, map(hand_file, variant.line())):
        env.note_dependency(path.resolve())
    domain.note("variant", variant.id, "", Called(variant.title(shelf.language)))
    for rule in reading.rules():
        domain.note("rule", f"{variant.id}:{rule}", rule, reading.called(rule))
    return variant_page(reading)


def variant_page(reading: Reading) -> nodes.section:
    """All chapters of a variant's page."""
    variant = reading.variant
    body = section("variant", reading.title())
    if variant.about:
        body += paragraph(reading.text(in_language(variant.about, reading.shelf.language)))
    for part in reading.parts:
        body += CHAPTERS[part.kind](reading, part)
    return body


def at_a_glance(reading: Reading, part: Part) -> list[nodes.section]:
    """Players, their age, pack, board, stages, length, and where the variant comes from, in a few lines."""
    seen = (fact for fact in facts(reading.variant, reading.words) if fact.kind != "table")
    labelled = groupby(seen, key=lambda fact: fact.label)
    pairs = [(label, [node for fact in said for node in told(reading, fact)]) for label, said in labelled]
    return [chapter(reading, part, fields(*pairs))]


def told(reading: Reading, fact: Fact) -> list[nodes.Node]:
    """What is said, with where that comes from; of what has a page of its own a link to it."""
    variant = reading.variant
    if fact.kind == "source":
        return reading.source(variant.source)
    if fact.kind == "parent" and variant.parent is not None:
        return [reference("variant", variant.parent.id)]
    if fact.ground is None:
        return flow(fact.text)
    sentence = reading.marked(Line(fact.ground.name, fact.text, fact.ground))
    if fact.kind == "order":
        sentence["ids"].append("order")
    return [sentence]


def board(reading: Reading, part: Part) -> list[nodes.section]:
    """The board as a picture, of a game that has one."""
    picture = drawn_board(reading.variant, reading.words)
    return [chapter(reading, part, nodes.figure("", Drawing(picture)))] if picture else []


def of_slots(reading: Reading, part: Part) -> list[nodes.section]:
    """What is needed, a stage, or the end: the rules of its slots."""
    slots = ["players", *part.slots] if part.kind == "need" else list(part.slots)
    return [chapter(reading, part, *rules(reading, slots))]


def played_hand(reading: Reading, part: Part) -> list[nodes.section]:
    """A hand of the variant, played again; nothing where its hand file is no good, which is then told."""
    try:
        record = worked(reading.variant)
    except Refused as refused:
        tell_refused(refused)
        return []
    return [chapter(reading, part, *worked_hand(reading, record, file=hand_file(reading.variant)))]


def chapter(reading: Reading, part: Part, *body: nodes.Node) -> nodes.section:
    """A chapter under its heading."""
    return section(part.anchor, heading(part, reading.variant, reading.words), *body)


#: What makes each chapter; the order is that of `parts`.
CHAPTERS: dict[Kind, Callable[[Reading, Part], Sequence[nodes.section]]] = {
    "at-a-glance": at_a_glance,
    "board": board,
    "need": of_slots,
    "stage": of_slots,
    "end-of-match": of_slots,
    "worked-hand": played_hand,
    "open": lambda reading, part: [open_questions(reading)],
    "differences": lambda reading, part: differences(reading),
    "standings": lambda reading, part: [standings(reading)],
}


def rules(reading: Reading, slots: list[str]) -> list[nodes.Element]:
    """The rules of a stage, a list for its only slot or each slot under its name; and what was read into its gaps.

    What is open in one of several slots of a kind, such as the pools that are won by melding, is open in all of them
    and stands below them.
    """
    if len(slots) == 1:
        return whole_rule(reading, slots[0])
    body = nodes.definition_list(classes=["simple", "poch-slots"])
    for slot in slots:
        term = final(nodes.term("", "", *flow(reading.name(slot))))
        body += nodes.definition_list_item(
            "", term, nodes.definition("", *whole_rule(reading, slot, gaps="." not in slot))
        )
    shared = unsaid(reading, [slot for slot in slots if "." in slot])
    return [body, nodes.bullet_list("", *shared, classes=["poch-rules"])] if shared else [body]


def whole_rule(reading: Reading, slot: str, *, gaps: bool = True) -> list[nodes.Element]:
    """The sentences of a slot with its `gaps`, and its table of numbers if it has one."""
    said = sentences(reading, slot)
    said += unsaid(reading, [slot] if gaps else [])
    return [said, *scale(reading, slot)]


def sentences(reading: Reading, slot: str) -> nodes.bullet_list:
    """The sentences of a slot, each with its anchor and its mark."""
    said = reading.lines[slot]
    has_own = any(line.setting == slot and line.ground is not None for line in said)
    body = nodes.bullet_list(classes=["poch-rules"], ids=[] if has_own else [slot])
    anchors: set[str] = set()
    for line in said:
        own = line.ground is not None and line.setting not in anchors
        body += nodes.list_item("", reading.marked(line), ids=[line.setting] if own else [])
        anchors.add(line.setting)
    return body


def unsaid(reading: Reading, slots: list[str]) -> list[nodes.list_item]:
    """What the source leaves open in these slots beside their settings, each with how it is read."""
    found: dict[str, nodes.list_item] = {}
    for name, ruling, standing, gap in rulings(reading.variant):
        if gap and name in slots:
            mark = reading.standing(standing, ruling)
            said = paragraph(reading.reason(ruling), nodes.Text(" "), mark, at=ruling.span)
            found.setdefault(ruling.key, nodes.list_item("", said))
    return list(found.values())


def scale(reading: Reading, slot: str) -> list[nodes.Element]:
    """The numbers of a rule as a table, if it has one."""
    variant, words, use = reading.variant, reading.words, reading.variant.slots.get(slot)
    found = None if use is None else variant.variant.rules[variant.players.usual][slot].scale()
    if use is None or found is None:
        return []
    columns = [f"scale-{use.rule}-{column}" for column in found.columns]
    head: list[Cell] = [flow(words.say(id)) for id in ("book-setting", *columns)]
    rows = [
        [
            [reading.link(f"{slot}.{parameter}", flow(words.name("param", f"{use.rule}.{parameter}")))],
            *(flow(words.number(number, signed=True)) if number is not None else [] for number in numbers),
        ]
        for parameter, numbers in found.rows
    ]
    return [table(head, rows, "poch-scale")]
