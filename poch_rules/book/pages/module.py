"""The page of a module: what it says, its parameters with their values, who uses it, and a hand that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.contents import Used, modules
from poch_rules.book.domain import domain_of, link_to_page, reference
from poch_rules.book.library import Bookshelf, Called, bookshelf
from poch_rules.book.markup import unmarked
from poch_rules.book.pages.example import example
from poch_rules.book.pages.rules import Reading, read
from poch_rules.book.text import Cell, fields, flow, isolated, listed, paragraph, section, table
from poch_rules.core.rules import parameters
from poch_rules.declare.parameters import MOST_CHOICES, Allowed, allowed_values, with_value
from poch_rules.declare.reader import in_language
from poch_rules.declare.spelling import written
from poch_rules.declare.wording import Wording
from poch_rules.study.spoken import sentences

#: Of more choices than these, such as ranks, it need not be said what each would mean.
MOST_TOLD = 7


def page(env: BuildEnvironment, name: str) -> nodes.section:
    """The page of the module of that name; it is made anew when a variant that uses the module changes."""
    shelf, domain = bookshelf(env.config), domain_of(env)
    used = modules(shelf)[name]
    readings = [read(shelf, each.variant) for each in used]
    domain.note_list()
    for reading in readings:
        reading.note_dependencies(env)
    module = used[0].use.definition
    words = shelf.words.of(used[0].variant.family)
    title = module.title(shelf.language)
    domain.note("module", name, "", Called(title))
    about = [paragraph(shelf.text(in_language(module.about, shelf.language)))] if module.about else []
    said = own_sentences(used, words)
    body = nodes.bullet_list("", *(nodes.list_item("", paragraph(text)) for text in said))
    parts = [section("says", words.say("book-module-says"), body)] if said else []
    parts += parameters_of(readings, used, words)
    parts += example(used, words)
    back = [paragraph(link_to_page(env, "modules"))] if link_to_page(env, "modules") else []
    return section("module", shelf.text(title), back, about, facts(shelf, used, words), parts)


def facts(shelf: Bookshelf, used: Sequence[Used], words: Wording) -> nodes.field_list:
    """Its name in files, its slots, the variants that use it, and where it was first described."""
    module = used[0].use.definition
    slots = dict.fromkeys(unmarked(words.name("slot", each.slot)) for each in used)
    variants = dict.fromkeys(each.variant.id for each in used)
    source, at = (cited.source, cited.at) if (cited := used[0].use.first) is not None else (None, "")
    place: list[nodes.Node] = [isolated(at), nodes.Text(" · ")] if at else []
    first = [*place, reference("source", shelf.name_of(source))] if source is not None else []
    return fields(
        (words.say("book-in-files"), [nodes.literal("", module.id)]),
        (words.say("book-fills"), flow(words.join(list(slots), by="comma"))),
        (words.say("book-used-by"), linked(shelf, variants)),
        (words.say("book-first-described"), first),
    )


def linked(shelf: Bookshelf, variants: Iterable[str]) -> list[nodes.Node]:
    """Links to variants with commas between."""
    return listed((reference("variant", id) for id in variants), shelf.comma)


def own_sentences(used: Sequence[Used], words: Wording) -> list[str]:
    """What the module itself says: not what a variant has set otherwise, nor what it leaves to the variants."""
    said: dict[str, str] = {}
    for variant, slot, use in used:
        for parameter, text in sentences(variant, words, slot):
            setting = variant.settings.get(f"{slot}.{parameter}")
            path = setting.span.path if setting else use.definition.path
            if path == use.definition.path:
                said.setdefault(parameter, text)
    return list(said.values())


def parameters_of(readings: Sequence[Reading], used: Sequence[Used], words: Wording) -> list[nodes.section]:
    """Every parameter of its rule: what it may be, what each value means, and who has set it so."""
    first = used[0]
    rule = first.variant.family.rules[first.use.rule]
    rows = [row for parameter in parameters(rule) for row in values_of(readings, used, words, parameter)]
    if not rows:
        return []
    head = [flow(words.say(f"book-{column}")) for column in ("parameter", "value", "meaning", "so-in")]
    return [section("parameters", words.say("book-parameters"), table(head, rows))]


def values_of(
    readings: Sequence[Reading], used: Sequence[Used], words: Wording, parameter: str
) -> Iterator[Sequence[Cell]]:
    """A row for each value of a parameter: those that it has in this book, then those that it could have."""
    found: dict[str, tuple[list[str], dict[str, None]]] = {}
    for reading, (variant, slot, use) in zip(readings, used, strict=True):
        setting = variant.settings.get(f"{slot}.{parameter}")
        if setting is None:
            continue
        told = [line.text for line in reading.said(setting.name)]
        _, users = found.setdefault(written(setting.value), (told, {}))
        if setting.span.path != use.definition.path:
            users[variant.id] = None
    first, comma = used[0], readings[0].shelf.comma
    values = allowed_values(first.variant.family.rules[first.use.rule])[parameter]

    rows = [
        (value, told, linked(readings[0].shelf, users) or flow(words.say("book-in-module")))
        for value, (told, users) in found.items()
    ]
    rows += [
        (value, told, flow(words.say("book-in-none")))
        for value, told in others(first, words, values, parameter)
        if rows and value not in found
    ]
    for at, (value, told, who) in enumerate(rows):
        label = flow(words.name("param", f"{first.use.rule}.{parameter}"))
        names = [paragraph(label), paragraph([nodes.literal("", parameter)])]
        if at == 0:
            names.append(paragraph(may_be(values, words, comma)))
        yield [names, [nodes.literal("", value)], flow(" ".join(told)), who]


def others(used: Used, words: Wording, values: Allowed, parameter: str) -> Iterator[tuple[str, list[str]]]:
    """What each of a few choices would mean, those that no variant has made as well."""
    variant, slot, use = used
    beside = variant.variant.rules[variant.players.usual]
    rule = beside[slot]
    if values.several is not None or len(values.choices) > MOST_TOLD:
        return
    for choice in values.choices:
        changed = with_value(rule, parameter, choice)
        said = words.rule(variant.family, use.rule, changed, slot=slot, beside={**beside, slot: changed})
        yield str(choice), [sentence.text for sentence in said if sentence.parameter == parameter]


def may_be(values: Allowed, words: Wording, comma: str) -> list[nodes.Node]:
    """What a parameter may be: names as files have them, and numbers as the language writes them."""
    choices: list[nodes.Node] = [nodes.literal("", str(choice)) for choice in values.choices]
    each: list[nodes.Node] = listed(choices, comma)
    if len(choices) > MOST_CHOICES:
        each = [choices[0], nodes.Text(" … "), choices[-1]]
    if values.number:
        least, most = ("" if bound is None else words.number(bound) for bound in (values.least, values.most))
        numbers = words.say("book-allowed-numbers", least=least, most=most) if least and most else f"{least} … {most}"
        each += [*([nodes.Text(comma)] if each else []), *flow(numbers.strip())]
    if values.name:
        each += [*([nodes.Text(comma)] if each else []), *flow(words.say("book-allowed-names"))]
    label = words.say("book-allowed")
    if values.several is not None:
        of = values.several > 1
        label = words.say("book-allowed-list-of", least=values.several) if of else words.say("book-allowed-list")
    return [*flow(label), nodes.Text(" "), *each]
