"""Which pages a book has beside those of its folder: one for each variant, module and source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from poch_rules.book.library import Bookshelf
from poch_rules.declare.declaration import Declaration, SlotUse
from poch_rules.declare.library import is_shared_module


class Used(NamedTuple):
    """A module in a slot of a variant."""

    variant: Declaration
    slot: str
    use: SlotUse


def document(kind: str, name: str) -> str:
    """The document of a variant, module or source, by the name that references call it.

    >>> document("variant", "poch/eight-pool"), document("source", "pierer-1857")
    ('variants/poch/eight-pool', 'sources/pierer-1857')
    """
    return f"{kind}s/{name}"


def kind_and_name(docname: str) -> tuple[str, str]:
    """What a document is the page of.

    >>> kind_and_name("modules/poch/sequence/longest")
    ('module', 'poch/sequence/longest')
    """
    folder, _, name = docname.partition("/")
    return folder.removesuffix("s"), name


def documents(shelf: Bookshelf) -> dict[str, Path]:
    """Every document that is made, and the file that it is made from."""
    found = {document("variant", variant.id): variant.path for variant in shelf.variants}
    found |= {document("module", name): used[0].use.definition.path for name, used in modules(shelf).items()}
    found |= {document("source", name): source.span.path for name, source in shelf.sources.items()}
    return {name: Path(path).resolve() for name, path in found.items()}


@lru_cache(maxsize=8)
def modules(shelf: Bookshelf) -> Mapping[str, Sequence[Used]]:
    """Every module that the variants of a book are put together from, by name, and where it stands."""
    found: dict[str, list[Used]] = {}
    for variant in shelf.variants:
        for slot, use in variant.slots.items():
            found.setdefault(module_name(variant, use), []).append(Used(variant, slot, use))
    return dict(sorted(found.items()))


def module_name(variant: Declaration, use: SlotUse) -> str:
    """What references call a module: its id after the family that shares it or, of any other, after its variant."""
    path = use.definition.path
    for family in (variant.family.name, *reversed(variant.family.builds_on)):
        if is_shared_module(use.module, variant.family, family, path):
            return f"{family}/{use.module}"
    owner = next((each for each in variant.line() if each.path == path), variant)
    return f"{owner.id}/{use.module}"
