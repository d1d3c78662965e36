"""``{poch:sources}``: the texts that rules were taken from."""

from __future__ import annotations

from collections.abc import Mapping

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import Cell, fields, flow, isolated, paragraph, section
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import Text, in_language
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.sources import Source
from poch_rules.study.rulebook import everything


class SourcesDirective(BookDirective):
    """A section a source: what it is, how much of it was seen, how its rules are numbered, who follows it."""

    @property
    def library(self) -> Mapping[str, Source]:
        """The sources of the library."""
        return Shelf(self.shelf.families).sources

    def run(self) -> list[nodes.Node]:
        """The sources of the library, then those that variants bring along."""
        users: dict[str, dict[Declaration, None]] = {}
        found = dict(self.library)
        for reading in self.readings():
            variant = reading.variant
            for ground in everything(variant).values():
                if ground.source is not None:
                    found.setdefault(ground.source.key, ground.source)
                    users.setdefault(ground.source.key, {})[variant] = None
        return [self.source(source, list(users.get(key, ()))) for key, source in found.items()]

    def source(self, source: Source, variants: list[Declaration]) -> nodes.section:
        """One source."""
        words = self.shelf.words
        self.domain.note("source", source.key, source.key, Text(source.title, source.language or "und"))
        numbers = [
            paragraph([isolated(letters), nodes.Text(": "), *self.text(in_language(texts, self.shelf.language))])
            for letters, texts in source.numbers.items()
        ]
        about = fields(
            (self.say("author"), self.own(source.author)),
            (self.say("edition"), self.own(source.edition)),
            (self.say("year"), self.own(source.year)),
            (self.say("pages"), self.own(source.pages)),
            (self.say("language"), flow(words.name("language", source.language)) if source.language else []),
            (self.say("kind"), self.named("source-kind", source.kind)),
            (self.say("seen"), self.seen(source)),
            (self.say("address"), self.address(source)),
            (self.say("numbers"), numbers),
            (self.say("used-by"), self.linked(variants)),
        )
        note = [paragraph(self.text(in_language(source.note, self.shelf.language)))] if source.note else []
        title = isolated(source.title, source.language)
        return section(source.key, [title], note, about)

    def seen(self, source: Source) -> Cell:
        """How much of it was seen, and through which other source where not the text itself."""
        words = self.shelf.words
        said = [*self.named("source-seen", source.seen)]
        other = self.library.get(source.through)
        if other is not None:
            said += [nodes.Text(" · "), *flow(words.say("source-through", source=other.title))]
        return said

    def named(self, of: str, word: str) -> Cell:
        """A word of the library's for what a source is, in the language of the book; an author's own as it stands."""
        return flow(self.shelf.words.name(of, word)) if self.shelf.words.has(f"{of}-{word}") else self.own(word)

    def own(self, text: str) -> Cell:
        """A word of the source's own, which is not translated."""
        return [isolated(text)] if text else []

    def address(self, source: Source) -> Cell:
        """The address of a page, as a link."""
        if not source.address:
            return []
        return [nodes.reference("", "", isolated(source.address), refuri=source.address, internal=False)]
