"""``{poch:variants}``: the variants of the book, and their place in its contents."""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes

from poch_rules.book.contents import document
from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.text import Cell, flow, table


class VariantsDirective(BookDirective):
    """A table of the variants, family by family, with a link to the page of each."""

    def run(self) -> list[nodes.Node]:
        """The table, and a hidden table of contents that puts the pages below this one."""
        rows: list[list[Cell]] = []
        for reading in self.readings():
            variant, words = reading.variant, reading.words
            least, most, _ = variant.players
            packs = dict.fromkeys(variant.plan(number).pack.size for number in variant.players.numbers())
            sizes = words.join([words.number(size) for size in packs], "comma")
            origin: nodes.Node = nodes.Text("")
            if variant.parent is not None:
                origin = reference("variant", variant.parent.id)
            elif variant.source is not None:
                origin = reference("source", self.shelf.name_of(variant.source))
            players = words.number(least) if least == most else f"{words.number(least)}–{words.number(most)}"
            rows.append([[reference("variant", variant.id)], flow(players), flow(sizes), [origin]])
        head = [flow(self.say(column)) for column in ("variant", "players", "pack", "source")]
        names = [document("variant", variant.id) for variant in self.shelf.variants]
        contents = addnodes.toctree(
            parent=self.env.docname, entries=[(None, name) for name in names], includefiles=names, hidden=True,
            maxdepth=-1, caption=None, rawcaption="", glob=False, numbered=0, titlesonly=True, includehidden=False,
        )  # fmt: skip
        return [table(head, rows), nodes.compound("", contents, classes=["toctree-wrapper"])]
