"""References to what stands nowhere in the book: known text, or a warning that says what was probably meant.

Sphinx asks the domain first, then other books (intersphinx).  What neither has may still be known to the library, such
as a variant that is not in this book, or a term where no page is a glossary: it is shown by what it is called, without
a link and without a warning.  What not even the library knows is a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains import Domain
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from poch_rules.book.contents import modules
from poch_rules.book.directives.laws import laws_of
from poch_rules.book.directives.rulings import rested_on
from poch_rules.book.domain import domain_of
from poch_rules.book.library import Bookshelf, Called, bookshelf, whole_library
from poch_rules.book.pages.rules import read
from poch_rules.book.pages.source import citations, title_of
from poch_rules.declare import library
from poch_rules.declare.codes import CODES
from poch_rules.declare.reader import Text
from poch_rules.declare.spelling import listed, nearest
from poch_rules.declare.wording import glossary
from poch_rules.families import FAMILIES

log = logging.getLogger(__name__)

Names = Iterator[tuple[str, Called]]


def known(shelf: Bookshelf, kind: str, name: str) -> Called | None:
    """What something is called that the book is made of or, if not, that the library has."""
    return names(shelf, kind).get(name) or names(whole_library(shelf), kind).get(name)


@lru_cache(maxsize=64)
def names(shelf: Bookshelf, kind: str) -> Mapping[str, Called]:
    """Everything of a kind in the variants of a shelf, with what it is called."""
    return dict(NAMES[kind](shelf))


def _variants(shelf: Bookshelf) -> Names:
    for heading in library.variants(tuple(dict.fromkeys((*shelf.families, *FAMILIES)))):
        yield heading.id, Called(heading.title(shelf.language))
    for variant in shelf.variants:
        for each in variant.line():
            yield each.id, Called(each.title(shelf.language))


def _rules(shelf: Bookshelf) -> Names:
    for variant in shelf.variants:
        for each in variant.line():
            reading = read(shelf, each)
            yield from ((f"{each.id}:{rule}", reading.called(rule)) for rule in reading.rules())


def _modules(shelf: Bookshelf) -> Names:
    for heading in library.modules(shelf.families):
        yield f"{heading.family}/{heading.id}", Called(heading.title(shelf.language))
    for name, used in modules(shelf).items():
        yield name, Called(used[0].use.definition.title(shelf.language))


def _sources(shelf: Bookshelf) -> Names:
    for name, source in shelf.sources.items():
        yield name, Called(title_of(source))


def _places(shelf: Bookshelf) -> Names:
    for source, places in citations(shelf).items():
        yield from ((f"{source}:{place}", Called(Text(place, "und"))) for place in places)


def _rulings(shelf: Bookshelf) -> Names:
    for name, rested in rested_on([read(shelf, variant) for variant in shelf.variants]).items():
        yield name, Called(Text(rested.about(shelf.words), shelf.language))


def _terms(shelf: Bookshelf) -> Names:
    for concept in glossary().values():
        if shelf.language in concept.terms:
            yield concept.id, Called(Text(concept.term(shelf.language), shelf.language))


def _laws(shelf: Bookshelf) -> Names:
    for name, (words, _) in laws_of(shelf, shelf.families).items():
        yield name, Called(Text(words.name("law", name), shelf.language))


def _codes(shelf: Bookshelf) -> Names:
    for code in CODES:
        yield code, Called(Text(code, "und"))


#: Kind → what goes through its names.
NAMES: dict[str, Callable[[Bookshelf], Names]] = {
    "variant": _variants,
    "rule": _rules,
    "module": _modules,
    "source": _sources,
    "place": _places,
    "ruling": _rulings,
    "term": _terms,
    "law": _laws,
    "code": _codes,
}


def show_what_is_known(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.Element
) -> nodes.Element | None:
    """What the library knows by what it is called, or in the words of the author; nothing for anything else."""
    kind, name = node["reftype"], node["reftarget"]
    if node.get("refdomain") != "poch" or kind not in NAMES:
        return None
    generated, shelf = node.get("generated", False), bookshelf(env.config)
    if generated and is_on_a_page(env, kind, name):
        return None
    explicit = node.get("refexplicit", False)
    called = None if generated and explicit else known(shelf, kind, name)
    if called is None and not generated:
        return None
    return nodes.inline("", "", *(shelf.called(called) if called and not explicit else [content]))


def is_on_a_page(env: BuildEnvironment, kind: str, name: str) -> bool:
    """Whether the book has the page on which something would stand, so that a generated page must lead there.

    That is the page of the variant, and for what is listed, such as rulings, any page that lists something of its kind.
    """
    targets = domain_of(env).targets
    if kind in ("variant", "rule"):
        return ("variant", name.partition(":")[0]) in targets
    return any(one == kind for one, _ in targets)


def warn(app: Sphinx, domain: Domain | None, node: pending_xref) -> bool | None:
    """Warn as Sphinx does of a reference to what there is not, and say what was probably meant."""
    if domain is None or domain.name != "poch" or node["reftype"] not in NAMES:
        return None
    kind, name, shelf = node["reftype"], node["reftarget"], bookshelf(app.config)
    help = meant(name, [*names(shelf, kind), *names(whole_library(shelf), kind)])
    said = f"{name}: {help}" if help else name
    log.warning("poch:%s reference target not found: %s", kind, said, location=node, type="ref", subtype=kind)
    return True


def meant(name: str, known: Iterable[str]) -> str:
    """What was probably meant; of a rule the variant is looked for by itself, and so is the source of a place.

    >>> meant("poch/eihgt-pool:vyign", ["poch/eight-pool:vying", "spades/solo:play"])
    'did you mean ‘poch/eight-pool:vying’?'
    >>> meant("poch/eight-pool", ["poch/eight-pool:vying"])
    'what of it? write ‘poch/eight-pool:vying’, say'
    """
    parts: dict[str, list[str]] = {}
    for whole, _, part in (each.partition(":") for each in known):
        parts.setdefault(whole, []).append(part)
    whole, colon, part = name.partition(":")
    found = whole if whole in parts else nearest(whole, parts)
    if found is None:
        return ""
    if not any(parts[found]):  # it has none
        return f"did you mean ‘{found}’?"
    if not colon:
        return f"what of it? write ‘{found}:{parts[found][0]}’, say"
    near = part if part in parts[found] else nearest(part, parts[found])
    return f"did you mean ‘{found}:{near}’?" if near else f"‘{found}’ has {listed(parts[found])}"


def setup(app: Sphinx) -> None:
    """Stand behind every other book that is asked."""
    app.connect("missing-reference", show_what_is_known, priority=900)
    app.connect("warn-missing-reference", warn)
