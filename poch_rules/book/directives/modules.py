"""``{poch:modules}``: the modules that the variants of the book are put together from."""

from __future__ import annotations

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.domain import reference
from poch_rules.book.rules import Reading, module_name
from poch_rules.book.text import fields, flow, isolated, paragraph, plain, section
from poch_rules.declare.declaration import SlotUse
from poch_rules.declare.wording import Wording
from poch_rules.study.spoken import sentences


class ModulesDirective(BookDirective):
    """A section a module: what it says, the slot that it fills, who uses it, where it was first described."""

    def run(self) -> list[nodes.Node]:
        """The sections, in the order in which the variants use them."""
        used: dict[str, list[tuple[Reading, str, SlotUse]]] = {}
        for reading in self.readings():
            for slot, use in reading.variant.slots.items():
                used.setdefault(module_name(reading.variant, use), []).append((reading, slot, use))
        return [self.module(name, uses) for name, uses in sorted(used.items())]

    def module(self, name: str, uses: list[tuple[Reading, str, SlotUse]]) -> nodes.section:
        """One module."""
        reading, _, use = uses[0]
        module, words = use.definition, reading.words
        title = module.title(self.shelf.language)
        self.domain.note("module", name, name, title)
        said = own_sentences(uses, self.shelf.words)
        users = dict.fromkeys(reading.variant for reading, _, _ in uses)
        slots = dict.fromkeys(plain(words.name("slot", slot)) for _, slot, _ in uses)
        cited = module.cites.get("source")
        place = [isolated(module.cites.get("at", "")), nodes.Text(" · ")] if module.cites.get("at") else []
        about = fields(
            (self.say("module"), [nodes.literal("", module.id)]),
            (self.say("fills"), flow(words.join(list(slots), by="comma"))),
            (self.say("used-by"), self.linked(users)),
            (self.say("first-described"), [*place, reference("source", cited)] if cited else []),
        )
        body = nodes.bullet_list("", *(nodes.list_item("", paragraph(text)) for text in said))
        return section(name, self.text(title), body if said else [], about)


def own_sentences(uses: list[tuple[Reading, str, SlotUse]], words: Wording) -> list[str]:
    """What the module itself says: not what a variant has set otherwise, nor what it leaves to the variants."""
    said: dict[str, str] = {}
    for reading, slot, use in uses:
        variant = reading.variant
        for parameter, text in sentences(variant, words.of(variant.family), slot):
            setting = variant.settings.get(f"{slot}.{parameter}")
            path = setting.span.path if setting else use.definition.path
            if path == use.definition.path:
                said.setdefault(parameter, text)
    return list(said.values())
