"""From files to one variant: which module stands in which slot, and who said so.

A source variant is flat.  A house variant starts from what its parent has and changes it: `replace`, `add`,
`remove`, `order`, `set`.  Nothing is merged, and each change says what it changes, so that a parent that has changed
is noticed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from poch_rules.core.family import Family
from poch_rules.core.rules import Rule
from poch_rules.declare.diagnostics import Related, Span
from poch_rules.declare.located import Node, Scalar, data
from poch_rules.declare.module import Module
from poch_rules.declare.reader import Reader
from poch_rules.declare.said import Change, Said, Use
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.sources import Source
from poch_rules.declare.spelling import listed, nearest, written
from poch_rules.declare.standing import Cited, Desk
from poch_rules.declare.variant_file import PLAYERS, VariantFile

Words: TypeAlias = Mapping[str, Mapping[str, str | Mapping[str, str]]]
Calls: TypeAlias = Mapping[str, Mapping[str, str]]
Word = TypeVar("Word")


@dataclass(frozen=True, eq=False)
class Given:
    """A value as written, the name before it, and where it comes from."""

    key: Scalar
    node: Node
    cited: Cited


@dataclass(frozen=True, eq=False)
class Filled:
    """A slot with its module.  `given` are the settings that variants give it, `file` is who put the module there."""

    use: Use
    file: VariantFile
    module: Module | None
    cited: Cited
    given: Mapping[str, Given] = field(default_factory=dict)

    def written(self, parameter: str) -> Node | None:
        """The value of a parameter as a variant, or else the module, has it."""
        if parameter in self.given:
            return self.given[parameter].node
        entry = self.module.settings.get(parameter) if self.module else None
        return entry.value if entry else None


@dataclass(frozen=True, eq=False)
class Composition:
    """A variant before its rules are made: everything written, and whose it is; of a source variant also its source.

    `stray` are changes of settings in slots that do not exist.
    """

    file: VariantFile
    family: Family
    source: Source | None
    players: Mapping[str, Given]
    order: Given | None
    slots: Mapping[str, Filled]
    terms: Words
    calls: Calls
    modules: Mapping[str, Module]
    stray: tuple[Change, ...] = ()

    def rule(self, slot: str) -> type[Rule] | None:
        """The rule that stands in a slot; nothing if the slot is empty, or the family has no rule of that name."""
        filled = self.slots.get(slot)
        return self.family.rules.get(filled.module.rule.text) if filled is not None and filled.module else None


class Composer:
    """Composes one file after another, the parent first; `find_module` finds a module by what a file calls it."""

    def __init__(self, reader: Reader, shelf: Shelf, find_module: ModuleFinder) -> None:
        self.reader, self.shelf, self.find_module = reader, shelf, find_module
        self.error = reader.findings.error

    # -- sources

    def source(self, file: VariantFile, family: Family) -> Composition:
        """A flat variant."""
        desk = Desk(self.reader, {**self.shelf.sources, **file.sources}, {**self.shelf.rulings, **file.rulings}, None)
        if file.source is not None:
            desk.source = desk.find_source(file.source)
        here = Cited("stated", desk.source)
        players = desk.cite(file.players_said, "players", otherwise=None if file.players else here)
        order = file.order
        return Composition(
            file=file,
            family=family,
            source=desk.source,
            players={name: Given(entry.key, entry.value, players.of(name)) for name, entry in file.players.items()},
            order=Given(order.key, order.value, desk.cite(order.said, "order", otherwise=here))
            if order and order.value
            else None,
            slots={slot: self.cited_slot(use, file, family, desk) for slot, use in file.slots.items()},
            terms=file.terms,
            calls=file.calls,
            modules=file.modules,
        )

    def cited_slot(self, use: Use, file: VariantFile, family: Family, desk: Desk) -> Filled:
        """A slot of a source variant, whose standing and place are its own."""
        slot = use.key.text
        cited = desk.cite(use.said, slot)
        given = {name: Given(entry.key, entry.value, cited.of(name)) for name, entry in use.settings.items()}
        return Filled(use, file, self.find_module(use, file, family, file.modules), cited, given)

    # -- houses

    def house(self, file: VariantFile, parent: Composition, before: Mapping[str, Was]) -> Composition:
        """A variant that changes its parent; `before` has the parent's settings as plain values."""
        modules = {**parent.modules, **file.modules}
        slots = dict(parent.slots)
        for slot, removal in file.remove.items():
            if self.stands(slot, removal, slots):
                del slots[slot]
        for slot, use in file.replace.items():
            if self.stands(slot, use, slots):
                slots[slot] = self.house_slot(use, file, parent.family, modules)
        for slot, use in file.add.items():
            if slot in slots:
                was = slots[slot].use.module.text
                self.error(
                    "P116", use.key.span, f"the slot ‘{slot}’ is filled already, with ‘{was}’",
                    f"put another module there under ‘replace:’, with ‘was: {was}’",
                    related=[Related(slots[slot].use.module.span, "filled here")],
                )  # fmt: skip
            else:
                slots[slot] = self.house_slot(use, file, parent.family, modules)
        players, stray = dict(parent.players), []
        for name, change in file.set.items():
            assert change.value is not None
            given = Given(change.key, change.value, Cited("house", because=change.said.because))
            slot, _, parameter = name.rpartition(".")
            if slot in slots:
                if slot not in file.replace and slot not in file.add:
                    self.unchanged(change, before)
                slots[slot] = replace(slots[slot], given={**slots[slot].given, parameter: given})
            elif slot == "players" and parameter in PLAYERS:
                self.unchanged(change, before)
                players[parameter] = given
            else:
                stray.append(change)
        return Composition(
            file=file,
            family=parent.family,
            source=None,
            players=players,
            order=self.house_order(file, parent),
            slots=slots,
            terms=_over(parent.terms, file.terms),
            calls=_over(parent.calls, file.calls),
            modules=modules,
            stray=tuple(stray),
        )

    def house_slot(self, use: Use, file: VariantFile, family: Family, modules: Mapping[str, Module]) -> Filled:
        """A slot that the house fills: nothing of its parent's standing is left."""
        self.no_standing(use.said)
        cited = Cited("house", because=use.said.because)
        given = {name: Given(entry.key, entry.value, cited) for name, entry in use.settings.items()}
        return Filled(use, file, self.find_module(use, file, family, modules), cited, given)

    def without_parent(self, file: VariantFile, family: Family, is_known: Callable[[Scalar], bool]) -> Composition:
        """A house variant whose parent is missing or faulty: the slots that it fills itself, and how many may play.

        A module that is not known may be the parent's, and so may a slot that is not filled.
        """
        own = {**file.replace, **file.add}
        slots = {}
        for slot, use in own.items():
            if is_known(use.module):
                slots[slot] = self.house_slot(use, file, family, file.modules)
            else:
                self.no_standing(use.said)
        numbers = {}
        for name, change in file.set.items():
            slot, _, parameter = name.rpartition(".")
            assert change.value is not None
            given = Given(change.key, change.value, Cited("house", because=change.said.because))
            if slot in slots:
                slots[slot] = replace(slots[slot], given={**slots[slot].given, parameter: given})
            elif slot == "players" and parameter in PLAYERS:
                numbers[parameter] = given
        return Composition(
            file=file, family=family, source=None, players=numbers, order=None, slots=slots, terms={}, calls={},
            modules=file.modules,
        )  # fmt: skip

    def no_standing(self, said: Said) -> None:
        """A house variant has no source to cite."""
        named = said.of_sources
        if named:
            first, standing = next(iter(named)), said.standing.text if said.standing else ""
            wrong = f"is ‘{standing}’" if first == "standing" else f"has the key ‘{first}’"
            help = f"leave {listed(f'{key}:' for key in named)} away, and give your reason with ‘because:’"
            self.error("P201", named[first], f"a house variant is no source: nothing in it {wrong}", help)

    def stands(self, slot: str, changed: Use | Change, slots: Mapping[str, Filled]) -> bool:
        """Whether there is something in the slot that is replaced or removed, and it is what the author thinks."""
        verb, was, key = "replace" if isinstance(changed, Use) else "remove", changed.was, changed.key
        if slot not in slots:
            meant = nearest(slot, slots)
            help = "put it under ‘add:’" if verb == "replace" else f"filled are {listed(slots, most=20)}"
            help = f"did you mean ‘{meant}’?" if meant else help
            message = f"there is nothing to {verb} in the slot ‘{slot}’"
            self.error("P115", key.span, message, help, label="empty in the parent")
            return False
        filled = slots[slot]
        now = filled.use.module
        if was is None:
            if isinstance(changed, Use):
                self.error(
                    "P114", key.span, f"nothing says which module of ‘{slot}’ is replaced",
                    changed.add(f"was: {now.text}"), related=[Related(now.span, "this one stands there")],
                )  # fmt: skip
            return isinstance(changed, Use)
        name = was.text if isinstance(was, Scalar) else ""
        if name not in (now.text, filled.module.id if filled.module else now.text):
            self.error(
                "P114", was.span, f"‘{slot}’ does not hold ‘{name}’ in the parent", f"write ‘was: {now.text}’",
                related=[Related(now.span, "this one stands there")],
            )  # fmt: skip
        return True

    def unchanged(self, change: Change, before: Mapping[str, Was]) -> None:
        """Check what a changed setting is said to have been; note a change that changes nothing."""
        name = change.key.text
        if name not in before or change.value is None:
            return
        stood, span = before[name]
        shown = written(stood)
        if change.was is not None and not same(data(change.was), stood):
            message = f"‘{name}’ is {shown} in the parent, not {written(data(change.was))}"
            help = f"write ‘was: {shown}’"
            self.error("P114", change.was.span, message, help, related=[Related(span, "set here")])
        elif same(data(change.value), stood):
            self.reader.findings.warning(
                "P501", change.key.span, f"‘{name}’ is {shown} already",
                "leave the line away: with it, the setting loses its source", related=[Related(span, "set here")],
            )  # fmt: skip

    def house_order(self, file: VariantFile, parent: Composition) -> Given | None:
        """The order of phases, changed if the file changes it."""
        change = file.order
        if change is None or change.value is None or parent.order is None:
            return parent.order
        self.no_standing(change.said)
        now, was = parent.order.node, change.was
        as_now = written(data(now))
        related = [Related(now.span, "this is the order")]
        if was is None:
            help = f"write ‘order: {{was: {as_now}, use: […]}}’"
            self.error("P114", change.key.span, "nothing says which order is changed", help, related=related)
        elif data(was) != data(now):
            self.error("P114", was.span, "the parent's order is another", f"write ‘was: {as_now}’", related=related)
        return Given(change.key, change.value, Cited("house", because=change.said.because))


class Was(NamedTuple):
    """The value of a setting in the parent, as plain data, and where it stands."""

    value: object
    span: Span


def same(one: object, other: object) -> bool:
    """Whether two values mean the same as they are written: ``10`` and ``"10"`` do."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return {str(k): written(v) for k, v in one.items()} == {str(k): written(v) for k, v in other.items()}
    return str(one) == str(other)


def _over(old: Mapping[str, Mapping[str, Word]], new: Mapping[str, Mapping[str, Word]]) -> dict[str, dict[str, Word]]:
    """The words of a parent with those of a child laid over them, language by language."""
    return {
        language: {**old.get(language, {}), **new.get(language, {})}
        for language in (*old, *(n for n in new if n not in old))
    }


class ModuleFinder(Protocol):
    """Finds the module that a file puts into a slot, by the name that it uses for it."""

    def __call__(self, use: Use, file: VariantFile, family: Family, inline: Mapping[str, Module]) -> Module | None: ...
