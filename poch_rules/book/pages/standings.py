"""Where the rules of a variant come from: what was read into gaps and why, and every setting with its standing."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.contents import module_name
from poch_rules.book.domain import reference
from poch_rules.book.pages.rules import Reading
from poch_rules.book.pages.values import said
from poch_rules.book.text import Cell, final, flow, paragraph, section, table
from poch_rules.declare.declaration import Setting
from poch_rules.declare.sources import Ruling
from poch_rules.study.grounds import everything, rulings


def open_questions(reading: Reading) -> nodes.section:
    """What the source does not say, or not clearly: each ruling with the sentences that rest on it."""
    variant, words = reading.variant, reading.words
    resting: dict[str, tuple[Ruling, list[nodes.Node]]] = {}
    for line in reading.every_line():
        if line.ground is not None and line.ground.ruling is not None:
            ruling = line.ground.ruling
            resting.setdefault(ruling.key, (ruling, []))[1].append(reading.link(line.setting, flow(line.text)))
    for point in rulings(variant):
        if point.gap:
            link = reading.link(point.name, flow(reading.label_of_gap(point.name)))
            resting.setdefault(point.ruling.key, (point.ruling, []))[1].append(link)
    if not resting:
        return section("open", words.say("book-open"), paragraph(words.say("book-open-none")))
    body = nodes.definition_list(classes=["simple", "poch-open"])
    for ruling, about in resting.values():
        terms = [final(nodes.term("", "", each)) for each in about]
        body += nodes.definition_list_item("", *terms, nodes.definition("", paragraph(reading.reason(ruling))))
    return section("open", words.say("book-open"), paragraph(words.say("book-open-intro")), body)


def standings(reading: Reading) -> nodes.section:
    """The sources of a variant, and all its settings with value, standing and place."""
    variant, words = reading.variant, reading.words
    cited = {reading.shelf.name_of(ground.source): ground.source for ground in everything(variant).values()
             if ground.source is not None}  # fmt: skip
    sources = nodes.bullet_list("", *(nodes.list_item("", paragraph(reading.source(each))) for each in cited.values()))
    rows = [_setting(reading, setting) for name, setting in variant.settings.items() if _general(name)]
    for slot, use in variant.slots.items():
        name = final(nodes.strong("", "", *flow(reading.name(slot))))
        place = [reading.place(use)] if use.at else []
        module = reference("module", module_name(variant, use))
        rows.append([[name], [module], [reading.mark(use, in_place=False)], place])
        of_slot = (setting for name, setting in variant.settings.items() if name.rpartition(".")[0] == slot)
        rows += [_setting(reading, setting) for setting in of_slot]
    head = [flow(words.say(f"book-{column}")) for column in ("setting", "value", "standing", "place")]
    listed = [sources] if cited else []
    return section("standings", words.say("book-standings"), listed, table(head, rows, "poch-standings"))


def _general(name: str) -> bool:
    return name == "order" or name.startswith("players.")


def _setting(reading: Reading, setting: Setting) -> list[Cell]:
    """A row of the table, which leads to the sentence of the setting; one without a sentence is found here."""
    label = flow(reading.label(setting.name))
    spoken_of = bool(reading.said(setting.name))
    name = [reading.link(setting.name, label) if spoken_of else nodes.inline("", "", *label, ids=[setting.name])]
    place = [reading.place(setting)] if setting.at else []
    return [name, said(reading, setting), [reading.mark(setting, in_place=False)], place]
