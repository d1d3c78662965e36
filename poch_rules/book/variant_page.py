"""The page of a variant, made from its file: always in the same order, every sentence from a parameter."""

from __future__ import annotations

from docutils import nodes
from docutils.parsers import Parser
from sphinx.application import Sphinx

from poch_rules.book.differences import differences
from poch_rules.book.domain import domain_of, reference
from poch_rules.book.library import bookshelf
from poch_rules.book.project import FILETYPE, variant_of
from poch_rules.book.rules import Reading, read
from poch_rules.book.standings import open_questions, standings
from poch_rules.book.text import Cell, fields, final, flow, paragraph, section, table
from poch_rules.declare.reader import in_language


class VariantParser(Parser):
    """Makes the page of a variant; the source is the variant's YAML file."""

    supported = (FILETYPE,)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Fill the document."""
        self.setup_parse(inputstring, document)
        env = document.settings.env
        shelf = bookshelf(env.config)
        variant = shelf.get(variant_of(env.docname))
        assert variant is not None, env.docname
        reading = read(shelf, variant)
        reading.note_dependencies(env)
        domain, title = domain_of(env), variant.title(shelf.language)
        domain.note("variant", variant.id, "", title)
        for setting in dict.fromkeys([*reading.lines, *(line.setting for line in reading.every_line() if line.ground)]):
            domain.note("rule", f"{variant.id}:{setting}", setting, title._replace(text=f"{title.text}: {setting}"))
        document += variant_page(reading)
        self.finish_parse()


def variant_page(reading: Reading) -> nodes.section:
    """All sections of a variant's page."""
    variant, words = reading.variant, reading.words
    page = section("variant", reading.title())
    if variant.about:
        page += paragraph(reading.text(in_language(variant.about, reading.shelf.language)))
    page += at_a_glance(reading)
    page += section("need", words.say("book-need"), rules(reading, ["players", *reading.before]))
    for phase, slots in reading.stages.items():
        page += section(f"stage-{phase}", words.name("phase", phase), rules(reading, slots))
    if reading.after:
        page += section("end-of-match", words.say("book-end-of-match"), rules(reading, reading.after))
    page += open_questions(reading)
    page += differences(reading)
    page += standings(reading)
    return page


def at_a_glance(reading: Reading) -> nodes.section:
    """Players, pack, board, stages, length, and where the variant comes from, in a few lines."""
    variant, words = reading.variant, reading.words
    plan = variant.plan(variant.players.usual)
    pools = variant.family.pools(plan)
    named = words.join([words.name("pool", pool) for pool in pools], by="comma")
    board = words.say("book-board-pools", n=len(pools), pools=named) if pools else ""
    order = final(nodes.paragraph("", "", *flow(reading.phases()), nodes.Text(" "), ids=["order"]))
    order += reading.mark(variant.settings["order"])
    glance = fields(
        (words.say("book-players"), flow(reading.players())),
        (words.say("book-pack"), flow(words.say("book-need-pack", n=len(plan.pack.cards)))),
        (words.say("book-board"), flow(board)),
        (reading.name("order"), [order]),
        (words.say("book-length"), flow(" ".join(line.text for slot in reading.after for line in reading.lines[slot]))),
        (words.say("book-kind"), flow(words.say(f"book-kind-{variant.kind}"))),
        (words.say("book-source"), [reference("source", variant.source.key)] if variant.source else []),
        (words.say("book-parent"), [reference("variant", variant.parent.id)] if variant.parent else []),
    )
    return section("at-a-glance", words.say("book-at-a-glance"), glance)


def rules(reading: Reading, slots: list[str]) -> list[nodes.Element]:
    """The rules of a stage: a list for its only slot, else each slot under its name."""
    if len(slots) == 1:
        return [sentences(reading, slots[0]), *scale(reading, slots[0])]
    body = nodes.definition_list(classes=["simple", "poch-slots"])
    for slot in slots:
        term = final(nodes.term("", "", *flow(reading.name(slot))))
        body += nodes.definition_list_item(
            "", term, nodes.definition("", sentences(reading, slot), *scale(reading, slot))
        )
    return [body]


def sentences(reading: Reading, slot: str) -> nodes.bullet_list:
    """The sentences of a slot, each with its anchor and its mark, and then what was read into its gaps."""
    said = reading.lines[slot]
    has_own = any(line.setting == slot and line.ground is not None for line in said)
    body = nodes.bullet_list(classes=["poch-rules"], ids=[] if has_own else [slot])
    anchors: set[str] = set()
    for line in said:
        own = line.ground is not None and line.setting not in anchors
        body += nodes.list_item("", reading.marked(line), ids=[line.setting] if own else [])
        anchors.add(line.setting)
    use = reading.variant.slots.get(slot)
    for ruling, standing in use.gaps if use else ():
        mark = reading.standing(standing, ruling)
        body += nodes.list_item("", paragraph(reading.reason(ruling), nodes.Text(" "), mark, at=ruling.span))
    return body


def scale(reading: Reading, slot: str) -> list[nodes.Element]:
    """The numbers of a rule as a table, if it has one."""
    variant, words, use = reading.variant, reading.words, reading.variant.slots.get(slot)
    found = None if use is None else variant.variant.rules[variant.players.usual][slot].scale()
    if use is None or found is None:
        return []
    head: list[Cell] = [[], *(flow(words.say(f"scale-{use.rule}-{column}")) for column in found.columns)]
    rows = [
        [
            [reading.link(f"{slot}.{parameter}", flow(words.name("param", f"{use.rule}.{parameter}")))],
            *(flow(words.number(number, signed=True)) if number is not None else [] for number in numbers),
        ]
        for parameter, numbers in found.rows
    ]
    return [table(head, rows, "poch-scale")]


def setup(app: Sphinx) -> None:
    """Register the parser."""
    app.add_source_parser(VariantParser)
