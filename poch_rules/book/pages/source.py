"""The page of a source: what it is, who follows it, what it says by number, and what it leaves open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from docutils import nodes
from sphinx.environment import BuildEnvironment

from poch_rules.book.contents import modules
from poch_rules.book.domain import domain_of, link_to_page, reference
from poch_rules.book.library import Bookshelf, Called, bookshelf
from poch_rules.book.pages.module import linked
from poch_rules.book.pages.rules import Reading, read
from poch_rules.book.text import Cell, fields, final, flow, isolated, listed, paragraph, section, table
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import Text, in_language
from poch_rules.declare.sources import Ruling, Source
from poch_rules.study.grounds import everything

#: Sentence → the variants that say it, each with the setting that it speaks of.
Says = dict[str, dict[str, str]]


def page(env: BuildEnvironment, name: str) -> nodes.section:
    """The page of the source of that name; it is made anew when a variant that cites it changes."""
    shelf, domain = bookshelf(env.config), domain_of(env)
    source = shelf.sources[name]
    domain.note_list()
    domain.note("source", name, "", Called(title_of(source)))
    numbers = citations(shelf).get(name, {})
    for variant in {id: None for says in numbers.values() for users in says.values() for id in users}:
        read(shelf, _known(shelf, variant)).note_dependencies(env)
    for place, anchor in anchors(numbers).items():
        domain.note("place", f"{name}:{place}", anchor, Called(Text(place, "und")))
    note = [paragraph(shelf.text(in_language(source.note, shelf.language)))] if source.note else []
    back = [paragraph(link_to_page(env, "sources"))] if link_to_page(env, "sources") else []
    body = [*by_number(shelf, numbers), *left_open(shelf, name)]
    title = isolated(source.title, source.language)
    return section("source", [title], back, note, facts(shelf, name, source), body)


def title_of(source: Source) -> Text:
    """What a source is called, in its own language."""
    return Text(source.title, source.language or "und")


def facts(shelf: Bookshelf, name: str, source: Source) -> nodes.field_list:
    """What the source is, how much of it was seen, how its rules are numbered, and who follows it."""
    words = shelf.words
    numbers = [
        paragraph([isolated(letters), nodes.Text(": "), *shelf.text(in_language(texts, shelf.language))])
        for letters, texts in source.numbers.items()
    ]
    first = [
        module
        for module, (used, *_) in modules(shelf).items()
        if (cited := used.use.first) is not None and cited.source is not None and shelf.name_of(cited.source) == name
    ]
    return fields(
        (words.say("book-author"), own(source.author)),
        (words.say("book-edition"), own(source.edition)),
        (words.say("book-year"), own(source.year)),
        (words.say("book-pages"), own(source.pages)),
        (words.say("book-language"), flow(words.name("language", source.language)) if source.language else []),
        (words.say("book-kind"), named(shelf, "source-kind", source.kind)),
        (words.say("book-seen"), seen(shelf, source)),
        (words.say("book-address"), listed(map(link, source.addresses), shelf.comma)),
        (words.say("book-numbers"), numbers),
        (words.say("book-used-by"), linked(shelf, followers(shelf, name)) or flow(words.say("book-used-by-none"))),
        (words.say("book-first-here"), listed((reference("module", each) for each in first), shelf.comma)),
    )


def followers(shelf: Bookshelf, name: str) -> list[str]:
    """The variants that have anything from a source."""
    return [
        variant.id
        for variant in shelf.variants
        if any(ground.source is not None and shelf.name_of(ground.source) == name
               for ground in everything(variant).values())
    ]  # fmt: skip


def seen(shelf: Bookshelf, source: Source) -> Cell:
    """How much of it was seen, and through which other source where not the text itself."""
    said = [*named(shelf, "source-seen", source.seen)]
    other = shelf.through(source)
    if other is not None:
        said += [nodes.Text(" · "), *flow(shelf.words.say("source-through", source=other.title))]
    return said


def named(shelf: Bookshelf, of: str, word: str) -> Cell:
    """A word of the library's for what a source is, in the language of the book; an author's own as it stands."""
    return flow(shelf.words.name(of, word)) if shelf.words.has(f"{of}-{word}") else own(word)


def own(text: str) -> Cell:
    """A word of the source's own, which is not translated."""
    return [isolated(text)] if text else []


def link(address: str) -> nodes.reference:
    """The address of a page, as a link."""
    return nodes.reference("", "", isolated(address), refuri=address, internal=False)


# -- what it says ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def citations(shelf: Bookshelf) -> Mapping[str, Mapping[str, Says]]:
    """Source → place in it → the sentences that the variants of the book take from there."""
    found: dict[str, dict[str, Says]] = {}
    for variant in shelf.variants:
        reading = read(shelf, variant)
        for name, ground in everything(variant).items():
            if ground.source is None:
                continue
            lines = reading.said(name) or (reading.lines[name][:1] if name in variant.slots else [])
            told = [line.text for line in lines]
            for place in ground.places:
                says = found.setdefault(shelf.name_of(ground.source), {}).setdefault(place, {})
                for text in told:
                    says.setdefault(text, {}).setdefault(variant.id, name)
    return found


def anchors(numbers: Mapping[str, Says]) -> dict[str, str]:
    """The anchor of each place, which is the place itself as far as anchors can say it."""
    found: dict[str, str] = {}
    for place in sorted(numbers, key=filed):
        anchor = re.sub(r"[^A-Za-z0-9]+", "-", place).strip("-")
        found[place] = anchor if anchor and anchor not in found.values() else f"place-{len(found) + 1}"
    return found


def filed(place: str) -> list[tuple[int, str]]:
    """Where a place is filed: by its letters, then by its number.

    >>> sorted(["PL-16", "PL-8", "FI-02"], key=filed)
    ['FI-02', 'PL-8', 'PL-16']
    """
    return [(int(part), "") if re.fullmatch("[0-9]+", part) else (0, part) for part in re.split("([0-9]{1,9})", place)]


def by_number(shelf: Bookshelf, numbers: Mapping[str, Says]) -> list[nodes.section]:
    """A row for each number of a source: the sentences that rest on it, each with the variants that say so."""
    words = shelf.words
    rows: list[list[Cell]] = []
    for place, anchor in anchors(numbers).items():
        told = nodes.bullet_list(classes=["simple"])
        for text, users in numbers[place].items():
            who = listed((_said(shelf, *user) for user in users.items()), shelf.comma)
            told += nodes.list_item("", paragraph(text, nodes.Text(" "), who))
        where = final(nodes.paragraph("", "", isolated(place), ids=[anchor]))
        rows.append([[where], [told] if numbers[place] else []])
    if not rows:
        return []
    head = [flow(words.say("book-place")), flow(words.say("book-rule"))]
    return [section("numbers", words.say("book-by-number"), table(head, rows))]


def _said(shelf: Bookshelf, variant: str, setting: str) -> nodes.Node:
    """A variant by its title, which leads to a setting of it."""
    title = shelf.text(_known(shelf, variant).title(shelf.language), noted=False)
    return reference("rule", f"{variant}:{setting}", *title)


def left_open(shelf: Bookshelf, name: str) -> list[nodes.section]:
    """What the source does not say, or not clearly: how that is read, and by which variants."""
    found: dict[str, tuple[Ruling, dict[str, None], dict[str, None], Reading, str]] = {}
    for variant in shelf.variants:
        if variant.source is None or shelf.name_of(variant.source) != name:
            continue
        reading = read(shelf, variant)
        for label, ruling, standing in reading.rulings():
            entry = found.setdefault(shelf.name_of(ruling), (ruling, {}, {}, reading, standing))
            entry[1][label] = None
            entry[2][variant.id] = None
    if not found:
        return []
    words, body = shelf.words, nodes.definition_list(classes=["simple", "poch-open"])
    for ruling, labels, variants, reading, standing in found.values():
        about = flow(words.join(list(labels), by="comma"))
        term = final(nodes.term("", "", *about, nodes.Text(" "), reading.standing(standing, ruling)))
        users = paragraph(f"{words.say('book-ruling-used')}: ", linked(shelf, variants))
        body += nodes.definition_list_item("", term, nodes.definition("", paragraph(reading.reason(ruling)), users))
    return [section("open", words.say("book-source-open"), body)]


def _known(shelf: Bookshelf, variant: str) -> Declaration:
    found = shelf.get(variant)
    assert found is not None
    return found
