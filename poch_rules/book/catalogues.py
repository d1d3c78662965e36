"""Bring the catalogues of a book's hand-written pages up to date, and say what each language still lacks.

    python -m poch_rules.book.catalogues docs

A language is known by its folder of messages.  Its catalogues, one of the pages and one of the words of the interface,
are made where there is none.  Running it again changes nothing.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import sphinx
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from fluent.syntax import ast, parse
from sphinx.errors import SphinxError

from poch_rules.book.lost import lost_references
from poch_rules.book.project import BookProject
from poch_rules.book.web.site import HERE
from poch_rules.declare.languages import FOLDER, languages
from poch_rules.declare.wording import glossary

#: The catalogue that Sphinx and its themes take the words of the interface from.
INTERFACE = "sphinx"
SPHINX = Path(sphinx.__file__).parent / "locale"
#: Names have the forms that the sentences of their language ask for; those of English are nobody else's.
NAMES = ("pool-", "rank-", "suit-", "face-german-", "number-words")
#: When a catalogue was made changes without anything else having changed.
DATES = re.compile(r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\n', re.MULTILINE)


@dataclass(frozen=True)
class Lack:
    """Something that a language lacks: where it belongs, what kind of thing it is, and its name or English text."""

    place: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.kind}: {self.text}"


def update(source: Path) -> dict[str, list[Lack]]:
    """Let every catalogue of a folder of pages have the passages of these pages, no more and no less.

    Gives language → what it lacks.  Raises `sphinx.errors.SphinxError` where the pages cannot be read.
    """
    pages = extracted(source)
    found = {}
    for language in languages():
        if language == "en":
            continue
        folder = source / "locales" / language / "LC_MESSAGES"
        found[language] = [*unworded(language), *unnamed(language)]
        for name, passages in pages.items():
            if name != INTERFACE:
                catalogue = updated(folder / f"{name}.po", language, passages)
                found[language] += untranslated(f"{name}.po", "passage", catalogue)
                lost = lost_references(folder / f"{name}.po")
                found[language] += [Lack(f"{name}.po:{line}", "reference", fault) for line, fault in lost]
        words = dict.fromkeys([*texts(pages.get(INTERFACE, ())), *interface()])
        found[language] += unspoken(folder / f"{INTERFACE}.po", language, words)
    return found


def unworded(language: str) -> Iterator[Lack]:
    """The messages, and sentences that are attributes of one, that stand in the English wording alone."""
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        own = worded(FOLDER / language / path.name)
        yield from (Lack(f"wording/{language}/{path.name}", "message", id) for id in worded(path) if id not in own)


def worded(path: Path) -> list[str]:
    """The names of a file's messages and of their attributes: ``rule-vying``, ``rule-vying.first``."""
    entries = parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    found = []
    for message in (entry for entry in entries if isinstance(entry, ast.Message)):
        found += [message.id.name] if message.value is not None else []
        if not message.id.name.startswith(NAMES):
            found += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return found


def unnamed(language: str) -> Iterator[Lack]:
    """The concepts of the glossary that have no term, or whose meaning is not told."""
    for id, concept in glossary().items():
        if language not in concept.terms:
            yield Lack("glossary.yaml", "term", id)
        if language not in concept.about:
            yield Lack("glossary.yaml", "meaning", id)


def untranslated(place: str, kind: str, catalogue: Catalog) -> Iterator[Lack]:
    """The messages of a catalogue that are shown in English: those without a translation, and uncertain ones."""
    for message in catalogue:
        if message.id and not message.string:
            yield Lack(place, kind, str(message.id))
        elif message.id and message.fuzzy:
            yield Lack(place, f"uncertain {kind}", str(message.id))


def unspoken(path: Path, language: str, words: Iterable[str]) -> Iterator[Lack]:
    """The words of the interface that neither Sphinx nor the package nor the project says.

    They go into the project’s own catalogue, which is before the others.
    """
    own = read(path, language) if path.exists() else Catalog(language)
    elsewhere = (SPHINX / language / "LC_MESSAGES" / "sphinx.po", HERE / "locale" / f"{language}.po")
    said = {text for place in elsewhere if place.exists() for text in texts(read(place, language), translated=True)}
    lacking = [word for word in words if word not in said and word not in own]
    for word in lacking:
        own.add(word)
    if lacking:
        write(path, own)
    return untranslated(path.name, "word of the interface", own)


@lru_cache
def interface() -> tuple[str, ...]:
    """The words of the interface that the catalogues of Sphinx and its themes lack in some language, in English."""
    paths = sorted((HERE / "locale").glob("*.po"))
    return tuple(dict.fromkeys(text for path in paths for text in texts(read(path, path.stem))))


def texts(catalogue: Iterable[Message], *, translated: bool = False) -> Iterator[str]:
    """The messages of a catalogue without its head; if so asked, those that have a translation."""
    return (str(message.id) for message in catalogue if message.id and (message.string or not translated))


def extracted(source: Path) -> Mapping[str, Catalog]:
    """The passages of the hand-written pages, as Sphinx gives them to translators: one catalogue, or several."""
    from sphinx.application import Sphinx
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    with tempfile.TemporaryDirectory() as out, patch_docutils(str(source)), docutils_namespace():
        settings = {"language": "en", "gettext_location": False, "suppress_warnings": ["ref", "toc"]}
        read_to, said = Path(out, "read"), io.StringIO()
        app = Sphinx(source, source, out, read_to, "gettext", settings, status=None, warning=said)
        # The pages that are made from variants have nothing to translate: they stay away, and links to them are loose.
        app.project = app.env.project = BookProject(app.project, {})
        app.build(force_all=True)
        if said.getvalue():
            raise SphinxError(said.getvalue())
        paths = sorted(Path(out).rglob("*.pot"))
        return {path.relative_to(out).with_suffix("").as_posix(): read(path, "en") for path in paths}


def updated(path: Path, language: str, passages: Catalog) -> Catalog:
    """The catalogue at a path with these passages, its translations kept, written if it has changed."""
    catalogue = read(path, language) if path.exists() else Catalog(language, project=passages.project)
    catalogue.update(passages, update_creation_date=False)
    catalogue.obsolete.clear()
    write(path, catalogue)
    return catalogue


def read(path: Path, language: str) -> Catalog:
    """A catalogue from its file."""
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue, each passage on one line and without the hour, so that only what has changed differs."""
    written = io.BytesIO()
    write_po(written, catalogue, width=0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(DATES.sub("", written.getvalue().decode()), encoding="utf-8", newline="\n")


def main(*arguments: str) -> int:
    """Update, and tell what is lacking; 1 if something is."""
    if len(arguments) != 1 or not Path(arguments[0], "conf.py").is_file():
        print("python -m poch_rules.book.catalogues DOCS: name the folder of the pages and their conf.py")
        return 2
    found = update(Path(arguments[0]))
    for language, lacks in found.items():
        print(f"{language}: {f'{len(lacks)} lacking' if lacks else 'complete'}")
        for lack in lacks:
            print(f"  {lack}")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
