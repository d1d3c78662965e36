"""What stands in a book: its variants, and the words of its language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from docutils import nodes
from sphinx.config import Config

from poch_rules.book.text import flow, isolated
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.reader import Text
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.sources import Ruling, Source
from poch_rules.declare.wording import Faces, Wording
from poch_rules.families import FAMILIES
from poch_rules.study.example import wrong_examples
from poch_rules.study.grounds import everything


class Called(NamedTuple):
    """What something is called, in its author’s language or the book’s; of a rule the variant, and which `part`."""

    title: Text
    part: str = ""

    def __str__(self) -> str:
        return f"{self.title.text}: {self.part}" if self.part else self.title.text


@dataclass(frozen=True, eq=False)
class Bookshelf:
    """The variants of one book in their order, the families that may stand in it, and its language."""

    language: str
    faces: Faces
    families: tuple[Family, ...]
    variants: tuple[Declaration, ...]
    words: Wording
    _words: dict[str, Wording] = field(default_factory=dict)
    _names: dict[tuple[str, str], str] = field(default_factory=dict)

    def get(self, variant: str) -> Declaration | None:
        """The variant of that id, if it is in this book."""
        return next((declaration for declaration in self.variants if declaration.id == variant), None)

    def words_of(self, variant: Declaration) -> Wording:
        """The words of the book's language, with those that the variant's source has of its own."""
        if variant.id not in self._words:
            self._words[variant.id] = Wording(
                self.language, (variant.family,), variant.terms, variant.calls, faces=self.faces
            )
        return self._words[variant.id]

    def of_family(self, family: Family) -> list[Declaration]:
        """The variants of one family."""
        return [variant for variant in self.variants if variant.family is family]

    @cached_property
    def comma(self) -> str:
        """What stands between the items of a list."""
        return self.words.say("list-comma", before="", after="")

    @cached_property
    def shared_sources(self) -> Mapping[str, Source]:
        """The sources of the library, by key."""
        return Shelf(self.families).sources

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """The sources of the book, by the name that references call them: those of the library, then variants' own.

        A book of the whole library has all of them, another those that its variants and their modules rest on.
        """
        cited: dict[str, Source] = {}
        for variant in self.variants:
            for each in variant.line():
                modules = (use.first.source for use in each.slots.values() if use.first is not None)
                grounds = (ground.source for ground in everything(each).values())
                for source in (each.source, *each.sources.values(), *grounds, *modules):
                    while source is not None and self.name_of(source) not in cited:
                        cited[self.name_of(source)] = source
                        source = self.through(source)
        whole = {heading.id for heading in library.variants(self.families)} <= {variant.id for variant in self.variants}
        shared = {key: source for key, source in self.shared_sources.items() if whole or key in cited}
        return shared | {name: source for name, source in cited.items() if name not in shared}

    def through(self, source: Source) -> Source | None:
        """The source that told of one that was not seen: one of the same file, or of the library."""
        files = (each for variant in self.variants for each in variant.line() if each.path == source.span.path)
        beside = next((each.sources for each in files), {})
        return beside.get(source.through) or self.shared_sources.get(source.through)

    def name_of(self, cited: Source | Ruling) -> str:
        """What references call a source or ruling: its key or, of one that a variant brings along, that after it."""
        place = cited.span.path, cited.key
        if place not in self._names:
            lines = (each for variant in self.variants for each in variant.line())
            owner = next((each.id for each in lines if each.path == cited.span.path), None)
            self._names[place] = cited.key if owner is None else f"{owner}/{cited.key}"
        return self._names[place]

    def text(self, text: Text, *, noted: bool = True) -> list[nodes.Node]:
        """A text of an author; one that is in another language only is marked with it, and `noted` says so in words."""
        if text.language in (self.language, "und"):
            return flow(text.text)
        name = self.words.name("language", text.language)
        note = nodes.inline("", "", *flow(self.words.say("book-only-in", language=name)), classes=["poch-only-in"])
        return [isolated(text.text, text.language), *([nodes.Text(" "), note] if noted else [])]

    def called(self, called: Called) -> list[nodes.Node]:
        """What something is called, marked with its language where that is not the book's."""
        return [*self.text(called.title, noted=False), *flow(f": {called.part}" if called.part else "")]


class NameTaken(ValueError):
    """Two variants of a book have the same id."""


#: Every file that a variant was read from, with its state at that time.
_read_from: dict[str, tuple[int, int] | None] = {}


@lru_cache
def declarations(
    names: tuple[str, ...], added: tuple[str, ...], families: tuple[Family, ...]
) -> tuple[Declaration, ...]:
    """The variants that are named (all of these families where none is), then those of the added files.

    Raises `Refused` for a faulty file or example, `UnknownVariant` for a name that is none and `NameTaken`.
    """
    wanted: list[str | Path] = list(names or (heading.id for heading in library.variants(families)))
    wanted += [Path(path) for path in added]
    found: dict[str, Declaration] = {}
    shelf = Shelf(families)
    for name in dict.fromkeys(wanted):
        declaration = library.load(name, families=families)
        if not shelf.is_variant(declaration.id, declaration.path) and (wrong := wrong_examples(declaration)):
            raise Refused(wrong)
        other = found.setdefault(declaration.id, declaration)
        if Path(other.path).resolve() != Path(declaration.path).resolve():
            raise NameTaken(
                f"‘{declaration.path}’ is called ‘{declaration.id}’, as ‘{other.path}’ is: give it a name of its own"
            )
    _read_from.update((path, _state(path)) for each in found.values() for path in each.files())
    return tuple(found.values())


def forget_what_has_changed() -> None:
    """Read every variant again in the next build of this process if any of their files is another than it was."""
    if any(_state(path) != then for path, then in _read_from.items()):
        _read_from.clear()
        declarations.cache_clear()
        _bookshelf.cache_clear()


def _state(path: str) -> tuple[int, int] | None:
    """When a file was changed, and how long it is; nothing if it is not there."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def bookshelf(config: Config) -> Bookshelf:
    """The bookshelf of a build.  Raises as `declarations` does, before the build has begun."""
    names, added = tuple(config.poch_variants), tuple(config.poch_add)
    return _bookshelf(config.language, config.poch_faces, config.poch_families, names, added)


def whole_library(shelf: Bookshelf) -> Bookshelf:
    """Every variant of the library and of a book's own families, in the language of the book."""
    return _bookshelf(shelf.language, shelf.faces, tuple(dict.fromkeys((*shelf.families, *FAMILIES))), (), ())


@lru_cache
def _bookshelf(
    language: str, faces: Faces, families: tuple[Family, ...], names: tuple[str, ...], added: tuple[str, ...]
) -> Bookshelf:
    variants = declarations(names, added, families)
    return Bookshelf(language, faces, families, variants, Wording(language, families, faces=faces))
