"""``{poch:modules}``: the modules that the variants of the book are put together from."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.contents import Used, modules
from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.markup import unmarked
from poch_rules.book.text import Cell, flow, paragraph, section, table


class ModulesDirective(BookDirective):
    """A table of the modules, each with a link to its page, the slot that it fills, and who uses it."""

    def run(self) -> list[nodes.Node]:
        """A table, or a section with one for each family."""
        self.readings()
        by_family: dict[str, list[tuple[str, list[Used]]]] = {}
        for name, used in modules(self.shelf).items():
            by_family.setdefault(used[0].variant.family.name, []).append((name, list(used)))
        tables = {family: self.table(entries) for family, entries in by_family.items()}
        if len(tables) == 1:
            return list(tables.values())
        return [section(f"of-{name}", self.shelf.words.name("family", name), body) for name, body in tables.items()]

    def table(self, entries: list[tuple[str, list[Used]]]) -> nodes.table:
        """The modules of one family in the order of their slots."""
        head: list[Cell] = [flow(self.say(column)) for column in ("module", "fills", "used-by")]
        return table(head, [self.row(name, used) for name, used in entries])

    def row(self, name: str, used: list[Used]) -> list[Cell]:
        """One module: its title and its name in files, its slots, its variants."""
        words = self.shelf.words.of(used[0].variant.family)
        slots = dict.fromkeys(unmarked(words.name("slot", each.slot)) for each in used)
        names = [paragraph([reference("module", name)]), paragraph([nodes.literal("", used[0].use.definition.id)])]
        return [names, flow(words.join(list(slots), by="comma")), self.linked(dict.fromkeys(u.variant for u in used))]
