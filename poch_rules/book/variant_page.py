"""The page of a variant, made from its file: always in the same order, every sentence from a parameter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.differences import differences
from poch_rules.book.domain import domain_of, reference
from poch_rules.book.hands import hand_file, worked
from poch_rules.book.library import bookshelf
from poch_rules.book.pictures import board as drawn_board
from poch_rules.book.pictures.nodes import Drawing
from poch_rules.book.rules import Reading, read
from poch_rules.book.standings import open_questions, standings
from poch_rules.book.stepper.figure import worked_hand
from poch_rules.book.text import Cell, fields, final, flow, paragraph, section, table
from poch_rules.declare.reader import in_language
from poch_rules.study.chapters import Kind, Part, heading


def page(env: BuildEnvironment, name: str) -> nodes.section:
    """The page of the variant of that id, which notes what can be referred to on it."""
    shelf, domain = bookshelf(env.config), domain_of(env)
    variant = shelf.get(name)
    assert variant is not None, name
    reading = read(shelf, variant)
    reading.note_dependencies(env)
    for path in filter(None, map(hand_file, variant.line())):
        env.note_dependency(path.resolve())
    title = variant.title(shelf.language)
    domain.note("variant", variant.id, "", title)
    for setting in dict.fromkeys([*reading.lines, *(line.setting for line in reading.every_line() if line.ground)]):
        domain.note("rule", f"{variant.id}:{setting}", setting, title._replace(text=f"{title.text}: {setting}"))
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
    variant, words = reading.variant, reading.words
    plan = variant.plan(variant.players.usual)
    pools = variant.family.pools(plan)
    named = words.join([words.name("pool", pool) for pool in pools], by="comma")
    board = words.say("book-board-pools", n=len(pools), pools=named) if pools else ""
    age = "players.older_than"
    order = final(nodes.paragraph("", "", *flow(reading.phases()), nodes.Text(" "), ids=["order"]))
    order += reading.mark(variant.settings["order"])
    glance = fields(
        (words.say("book-players"), [reading.marked(line) for line in reading.players_in_brief()]),
        (words.name("param", age), [reading.marked(line) for line in reading.said(age)]),
        (words.say("book-pack"), flow(words.say("book-need-pack", n=len(plan.pack.cards)))),
        (words.say("book-board"), flow(board)),
        (reading.name("order"), [order]),
        (words.say("book-length"), flow(" ".join(line.text for slot in reading.after for line in reading.lines[slot]))),
        (words.say("book-kind"), flow(words.say(f"book-kind-{variant.kind}"))),
        (words.say("book-source"), reading.source(variant.source)),
        (words.say("book-parent"), [reference("variant", variant.parent.id)] if variant.parent else []),
    )
    return [chapter(reading, part, glance)]


def board(reading: Reading, part: Part) -> list[nodes.section]:
    """The board as a picture, of a game that has one."""
    picture = drawn_board(reading.variant, reading.words)
    return [chapter(reading, part, nodes.figure("", Drawing(picture)))] if picture else []


def of_slots(reading: Reading, part: Part) -> list[nodes.section]:
    """What is needed, a stage, or the end: the rules of its slots."""
    slots = ["players", *part.slots] if part.kind == "need" else list(part.slots)
    return [chapter(reading, part, *rules(reading, slots))]


def played_hand(reading: Reading, part: Part) -> list[nodes.section]:
    """A hand of the variant, played again."""
    file = hand_file(reading.variant)
    hand = worked_hand(reading, worked(reading.variant), file=str(file) if file else "")
    return [chapter(reading, part, *hand)]


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
    """The rules of a stage, a list for its only slot or each slot under its name; and what was read into its gaps."""
    gaps = unsaid(reading, slots)
    if len(slots) == 1:
        said = sentences(reading, slots[0])
        said += [nodes.list_item("", each) for each in gaps]
        return [said, *scale(reading, slots[0])]
    body = nodes.definition_list(classes=["simple", "poch-slots"])
    for slot in slots:
        term = final(nodes.term("", "", *flow(reading.name(slot))))
        body += nodes.definition_list_item(
            "", term, nodes.definition("", sentences(reading, slot), *scale(reading, slot))
        )
    read_so = nodes.bullet_list("", *(nodes.list_item("", each) for each in gaps), classes=["poch-rules"])
    return [body, read_so] if gaps else [body]


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


def unsaid(reading: Reading, slots: list[str]) -> list[nodes.paragraph]:
    """What the source leaves open in these slots beside their settings, each with how it is read."""
    found: dict[str, nodes.paragraph] = {}
    for slot in slots:
        use = reading.variant.slots.get(slot)
        for ruling, standing in use.gaps if use else ():
            mark = reading.standing(standing, ruling)
            found.setdefault(ruling.key, paragraph(reading.reason(ruling), nodes.Text(" "), mark, at=ruling.span))
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
