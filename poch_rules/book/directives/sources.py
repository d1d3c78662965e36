"""``{poch:sources}``: the texts that rules were taken from."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.pages.module import linked
from poch_rules.book.pages.source import followers, named, own
from poch_rules.book.text import Cell, flow, table


class SourcesDirective(BookDirective):
    """A table of the sources, each with a link to its page, its language, its year, what it is, and who follows it."""

    def run(self) -> list[nodes.Node]:
        """The sources of the library, then those that variants bring along."""
        self.readings()
        columns = ("source", "language", "year", "kind", "used-by")
        return [table([flow(self.say(column)) for column in columns], list(map(self.row, self.shelf.sources)))]

    def row(self, name: str) -> list[Cell]:
        """One source."""
        source, words = self.shelf.sources[name], self.shelf.words
        return [
            [reference("source", name)],
            flow(words.name("language", source.language)) if source.language else [],
            own(source.year),
            named(self.shelf, "source-kind", source.kind),
            linked(self.shelf, followers(self.shelf, name)) or flow(self.say("used-by-none")),
        ]
