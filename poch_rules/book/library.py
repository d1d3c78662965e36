"""What stands in a book: its variants, and the words of its language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

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
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.sources import Ruling, Source
from poch_rules.declare.wording import Faces, Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.grounds import everything


@dataclass(frozen=True, eq=False)
class Bookshelf:
    """The variants of one book in their order, the families that may stand in it, and its language.

    `titles` has what variants are called that a book may speak of: those of the library and every parent.
    """

    language: str
    faces: Faces
    families: tuple[Family, ...]
    variants: tuple[Declaration, ...]
    titles: Mapping[str, Text]
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
                modules = (self.cited(str(use.definition.cites.get("source")), each) for use in each.slots.values())
                grounds = (ground.source for ground in everything(each).values())
                for source in (each.source, *each.sources.values(), *grounds, *modules):
                    while source is not None and self.name_of(source) not in cited:
                        cited[self.name_of(source)] = source
                        source = self.shared_sources.get(source.through)
        whole = {heading.id for heading in library.variants(self.families)} <= {variant.id for variant in self.variants}
        shared = {key: source for key, source in self.shared_sources.items() if whole or key in cited}
        return shared | {name: source for name, source in cited.items() if name not in shared}

    def name_of(self, cited: Source | Ruling) -> str:
        """What references call a source or ruling: its key or, of one that a variant brings along, that after it."""
        place = cited.span.path, cited.key
        if place not in self._names:
            lines = (each for variant in self.variants for each in variant.line())
            owner = next((each.id for each in lines if each.path == cited.span.path), None)
            self._names[place] = cited.key if owner is None else f"{owner}/{cited.key}"
        return self._names[place]

    def cited(self, key: str, variant: Declaration) -> Source | None:
        """The source that a module of a variant calls by that key."""
        return variant.sources.get(key) or self.shared_sources.get(key)

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
def declarations(
    names: tuple[str, ...], added: tuple[str, ...], families: tuple[Family, ...]
) -> tuple[Declaration, ...]:
    """The variants that are named (all of these families where none is), then those of the added files.

    Raises `Refused` for a faulty file, `UnknownVariant` for a name that is none and `NameTaken`.
    """
    wanted: list[str | Path] = list(names or (heading.id for heading in library.variants(families)))
    wanted += [Path(path) for path in added]
    found: dict[str, Declaration] = {}
    for name in dict.fromkeys(wanted):
        declaration = library.load(name, families=families)
        other = found.setdefault(declaration.id, declaration)
        if Path(other.path).resolve() != Path(declaration.path).resolve():
            raise NameTaken(
                f"‘{declaration.path}’ is called ‘{declaration.id}’, as ‘{other.path}’ is: give it a name of its own"
            )
    return tuple(found.values())


def bookshelf(config: Config) -> Bookshelf:
    """The bookshelf of a build."""
    names, added = tuple(config.poch_variants), tuple(config.poch_add)
    return _bookshelf(config.language, config.poch_faces, config.poch_families, names, added)


@lru_cache
def _bookshelf(
    language: str, faces: Faces, families: tuple[Family, ...], names: tuple[str, ...], added: tuple[str, ...]
) -> Bookshelf:
    try:
        variants = declarations(names, added, families)
    except Refused as refused:
        raise ExtensionError(render(refused.diagnostics)) from None
    except (library.UnknownVariant, NameTaken) as error:
        raise ExtensionError(str(error)) from None
    known = dict.fromkeys((*families, *FAMILIES))
    titles = {heading.id: heading.title(language) for heading in library.variants(tuple(known))}
    for variant in variants:
        while variant.parent is not None:
            variant = variant.parent
            titles[variant.id] = variant.title(language)
    return Bookshelf(language, faces, families, variants, titles, Wording(language, families, faces=faces))


class Known(tuple[Family, ...]):
    """The families of a build.  They are Python, so Sphinx cannot keep them in its cache as it keeps other settings."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[tuple[()]], tuple[()]]:
        return tuple, ()


def complete_settings(app: Sphinx, config: Config) -> None:
    """Check and complete what ``conf.py`` names; files may be given from the folder that it stands in."""
    if config.language not in languages():
        raise ExtensionError(f"no book can be made in ‘{config.language}’: the languages are {', '.join(languages())}")
    config.poch_families = Known(config.poch_families or FAMILIES)
    here = Path(app.confdir)
    own = [str(path) for path in variant_files((here / config.poch_folder).resolve())] if config.poch_folder else []
    added = [str(here / path) for path in config.poch_add]
    if own and not config.poch_variants:
        config.poch_variants = own
    else:
        added += own
    config.poch_add = added


def variant_files(folder: Path) -> list[Path]:
    """The variant files in and below a folder; hands, modules and lists may stand beside them.

    Raises `ExtensionError` if there is none.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.yaml"))}
    starts = {path: {line.partition(":")[0] for line in text.splitlines()} for path, text in texts.items()}
    found = [path for path, keys in starts.items() if "variant" in keys and "hand" not in keys]
    if not found:
        raise ExtensionError(f"no variant file is in ‘{folder}’, which ‘poch_folder’ names")
    return found


def setup(app: Sphinx) -> None:
    """Register the settings that choose what stands in a book."""
    app.add_config_value("poch_families", (), "", (list, tuple, Known))
    app.connect("config-inited", complete_settings)
    app.add_config_value("poch_variants", [], "env", list)
    app.add_config_value("poch_add", [], "env", list)
    app.add_config_value("poch_folder", "", "env", str)
    app.add_config_value("poch_faces", "french", "env", str)
