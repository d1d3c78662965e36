"""``{poch:rulings}``: how gaps in the sources are read, and why."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, paragraph
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.sources import Ruling
from poch_rules.study.rulebook import everything


class RulingsDirective(BookDirective):
    """A list of the rulings that the variants of the book rest on."""

    def run(self) -> list[nodes.Node]:
        """Each ruling with its reason and the variants that are read so."""
        body = nodes.definition_list(classes=["simple", "poch-rulings"])
        for key, (ruling, variants) in self.rulings().items():
            self.domain.note("ruling", key, key, key)
            term = final(nodes.term("", "", nodes.literal("", key), ids=[key]))
            users = paragraph(f"{self.say('ruling-used')}: ", self.linked(variants))
            body += nodes.definition_list_item(
                "", term, nodes.definition("", paragraph(self.text(ruling.text(self.shelf.language))), users)
            )
        return [body]

    def rulings(self) -> dict[str, tuple[Ruling, dict[Declaration, None]]]:
        """Key → the ruling and the variants that rest on it."""
        found: dict[str, tuple[Ruling, dict[Declaration, None]]] = {}
        for reading in self.readings():
            variant = reading.variant
            rulings = [ground.ruling for ground in everything(variant).values() if ground.ruling is not None]
            rulings += [ruling for use in variant.slots.values() for ruling, _ in use.gaps]
            for ruling in rulings:
                found.setdefault(ruling.key, (ruling, {}))[1][variant] = None
        return dict(sorted(found.items()))
