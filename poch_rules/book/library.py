"""What stands in a book: its variants, and the words of its language."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Literal

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError

from poch_rules.book.text import flow, isolated
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Refused, render
from poch_rules.declare.reader import Text
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES

Faces = Literal["french", "german"]


@dataclass(frozen=True, eq=False)
class Bookshelf:
    """The variants of one book in their order, and its language.

    `titles` has what variants are called that a book may speak of: those of the library and every parent.
    """

    language: str
    faces: Faces
    variants: tuple[Declaration, ...]
    titles: Mapping[str, Text]
    words: Wording
    _words: dict[str, Wording] = field(default_factory=dict)

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

    def text(self, text: Text, *, noted: bool = True) -> list[nodes.Node]:
        """A text of an author; one that is in another language only is marked with it, and `noted` says so in words."""
        if text.language in (self.language, "und"):
            return flow(text.text)
        name = self.words.name("language", text.language)
        note = nodes.inline("", "", *flow(self.words.say("book-only-in", language=name)), classes=["poch-only-in"])
        return [isolated(text.text, text.language), *([nodes.Text(" "), note] if noted else [])]


class NameTaken(ValueError):
    """Two variants of a book have the same id."""


@lru_cache
def declarations(names: tuple[str, ...], added: tuple[str, ...]) -> tuple[Declaration, ...]:
    """The variants that are named (all of the library where none is), then those of the added files.

    Raises `Refused` for a faulty file, `UnknownVariant` for a name that is none and `NameTaken`.
    """
    wanted: list[str | Path] = list(names or (heading.id for heading in library.variants()))
    wanted += [Path(path) for path in added]
    found: dict[str, Declaration] = {}
    for declaration in map(library.load, dict.fromkeys(wanted)):
        other = found.setdefault(declaration.id, declaration)
        if Path(other.path).resolve() != Path(declaration.path).resolve():
            raise NameTaken(
                f"‘{declaration.path}’ is called ‘{declaration.id}’, as ‘{other.path}’ is: give it a name of its own"
            )
    return tuple(found.values())


def bookshelf(config: Config) -> Bookshelf:
    """The bookshelf of a build."""
    return _bookshelf(config.language, config.poch_faces, tuple(config.poch_variants), tuple(config.poch_add))


@lru_cache
def _bookshelf(language: str, faces: Faces, names: tuple[str, ...], added: tuple[str, ...]) -> Bookshelf:
    try:
        variants = declarations(names, added)
    except Refused as refused:
        raise ExtensionError(render(refused.diagnostics)) from None
    except (library.UnknownVariant, NameTaken) as error:
        raise ExtensionError(str(error)) from None
    titles = {heading.id: heading.title(language) for heading in library.variants()}
    for variant in variants:
        while variant.parent is not None:
            variant = variant.parent
            titles[variant.id] = variant.title(language)
    return Bookshelf(language, faces, variants, titles, Wording(language, FAMILIES, faces=faces))


def fingerprint(config: Config) -> str:
    """Changes with our own code, the wording and the library's lists, so that pages are then all read again."""
    package = Path(__file__).parents[1]
    files = [path for path in package.rglob("*") if path.suffix in (".py", ".ftl", ".po")]
    digest = hashlib.sha256()
    for path in sorted([*files, *library.data_folder().glob("*.yaml")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def setup(app: Sphinx) -> None:
    """Register the settings that choose what stands in a book."""
    app.add_config_value("poch_fingerprint", fingerprint, "env", str)
    app.add_config_value("poch_variants", [], "env", list)
    app.add_config_value("poch_add", [], "env", list)
    app.add_config_value("poch_faces", "french", "env", str)
