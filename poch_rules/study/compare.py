"""The rules of several variants side by side: a row for every setting, a cell for every variant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from poch_rules.declare.settle import as_data
from poch_rules.study.names import told_apart
from poch_rules.study.spoken import ground, said_of_order, said_of_players, sentences, settings_of_players, words_of

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration, Setting, SlotUse
    from poch_rules.declare.wording import Wording


def dotted(slot: str, parameter: str) -> str:
    """The dotted name of a setting; with an empty parameter that of the slot, for its rule as a whole."""
    return f"{slot}.{parameter}" if parameter else slot


@dataclass(frozen=True)
class Cell:
    """What one variant says in one row.

    value     the setting's value as JSON has it; of a rule as a whole its name
    text      the sentence in the language of the comparison; may be empty where another setting's sentence says it
    module    the module that stands in the slot, where there is a slot
    standing  ``stated``, ``inferred``, ``silent`` or ``house``; `source` and `at` say where it comes from.  Nothing for
              a rule as a whole that is stated but for gaps, which no one standing fits
    """

    value: Any
    text: str
    module: str | None
    standing: str | None
    source: str | None
    at: str

    def to_json(self) -> dict[str, Any]:
        """The cell as JSON has it."""
        return {
            "value": self.value,
            "text": self.text,
            "module": self.module,
            "standing": self.standing,
            "source": self.source,
            "at": self.at or None,
        }


@dataclass(frozen=True)
class Row:
    """One setting of a slot, or (with an empty parameter) its rule as a whole; a variant without it has no cell."""

    slot: str
    parameter: str
    heading: str
    label: str
    cells: tuple[Cell | None, ...]

    @property
    def name(self) -> str:
        """The dotted name of the setting."""
        return dotted(self.slot, self.parameter)

    @property
    def differs(self) -> bool:
        """Whether the variants do not all play the same here; where they have it from does not matter."""
        return any(cell is None for cell in self.cells) or len({repr(cell.value) for cell in self.cells if cell}) > 1


@dataclass(frozen=True)
class RuleComparison:
    """Several variants, setting by setting, in one language.

    variants  id (numbered where it is another one's as well), title and source of each column
    rows      in the order of the family's slots; `Row.differs` says which are not the same everywhere
    """

    language: str
    variants: tuple[dict[str, Any], ...]
    rows: tuple[Row, ...]

    def __repr__(self) -> str:
        names = ", ".join(variant["variant"] for variant in self.variants)
        return f"<comparison of {names}: {len(self.differing)} of {len(self.rows)} settings differ>"

    @property
    def differing(self) -> tuple[Row, ...]:
        """The rows that are not the same in all variants."""
        return tuple(row for row in self.rows if row.differs)

    def to_json(self, *, differences: bool = False) -> dict[str, Any]:
        """The object of ``poch compare --format json``; with `differences` only the rows that differ."""
        return {
            "language": self.language,
            "variants": [dict(variant) for variant in self.variants],
            "rows": [
                {
                    "setting": row.name,
                    "slot": row.slot,
                    "parameter": row.parameter or None,
                    "differs": row.differs,
                    "cells": [None if cell is None else cell.to_json() for cell in row.cells],
                }
                for row in (self.differing if differences else self.rows)
            ],
        }


class Played(NamedTuple):
    """One setting of a slot, or (with an empty parameter) its rule, and what each variant plays there.

    `values` are the settings' values, or the rule's name, written so that equal ones play the same; nothing for a
    variant that has no such setting.
    """

    slot: str
    parameter: str
    values: tuple[str | None, ...]

    @property
    def name(self) -> str:
        """The dotted name of the setting."""
        return dotted(self.slot, self.parameter)


@lru_cache(maxsize=64)
def played(declarations: tuple[Declaration, ...]) -> tuple[Played, ...]:
    """What variants play, setting by setting, without a word of any language; the rows of `compare`."""
    rows = settings_in_order([settings_of(declaration) for declaration in declarations])
    return tuple(
        Played(slot, parameter, tuple(value_of(declaration, slot, parameter) for declaration in declarations))
        for slot, parameter in rows
    )


def value_of(declaration: Declaration, slot: str, parameter: str) -> str | None:
    """What a variant plays in a setting."""
    if slot != "order" and not parameter:
        return declaration.slots[slot].rule if slot in declaration.slots else None
    found = declaration.settings.get(dotted(slot, parameter))
    return None if found is None else repr(as_data(found.value))


def compare(declarations: Sequence[Declaration], *, language: str = "en") -> RuleComparison:
    """The rules of variants side by side, rule by rule.

    declarations  two or more variants, as `load` gives them, one a column; of different families if need be
    language      the language of the sentences

    Two cells are the same when they say the same of the game; standing and source may differ all the same.  Raises
    `ValueError` for fewer than two variants.
    """
    if len(declarations) < 2:
        raise ValueError("name two variants or more: a comparison needs something to compare with")
    columns = [Column(declaration, words_of(declaration, language)) for declaration in declarations]
    rows = []
    for slot, parameter in settings_in_order([settings_of(declaration) for declaration in declarations]):
        cells = tuple(column.cell(slot, parameter) for column in columns)
        speaker = next(column for column, cell in zip(columns, cells, strict=True) if cell is not None)
        heading = next(column.heading(slot) for column in columns if column.has(slot))
        rows.append(Row(slot, parameter, heading, speaker.label(slot, parameter), cells))
    variants = tuple(
        {
            "variant": label,
            "title": declaration.title(language).text,
            "source": None if declaration.source is None else declaration.source.key,
            "parent": None if declaration.parent is None else declaration.parent.id,
        }
        for label, declaration in zip(told_apart([each.id for each in declarations]), declarations, strict=True)
    )
    return RuleComparison(language, variants, tuple(rows))


class Column:
    """One variant, and what it says of each setting."""

    def __init__(self, declaration: Declaration, words: Wording) -> None:
        self.declaration, self.words = declaration, words
        self.rules = declaration.variant.rules[declaration.variant.players.usual]
        self.players = said_of_players(declaration, words)
        self.said: dict[str, dict[str, str]] = {}
        for slot in self.rules:
            texts: dict[str, list[str]] = {}
            for sentence in sentences(declaration, words, slot):
                texts.setdefault(sentence.parameter, []).append(sentence.text)
            self.said[slot] = {parameter: " ".join(text) for parameter, text in texts.items()}

    def cell(self, slot: str, parameter: str) -> Cell | None:
        """What this variant says of a setting; nothing where it has none such."""
        declaration = self.declaration
        if slot == "order":
            text = said_of_order(declaration, self.words)
            return self._cell(declaration.settings["order"], list(declaration.variant.order), text, None)
        if slot == "players":
            setting = declaration.settings.get(f"players.{parameter}")
            if setting is None:
                return None
            return self._cell(setting, as_data(setting.value), self.players[parameter], None)
        if slot not in self.rules:
            return None
        use, said = declaration.slots[slot], self.said[slot]
        if not parameter:
            cell = self._cell(use, use.rule, said.get("", ""), use.module)
            return cell if ground(declaration, slot, "") else replace(cell, standing=None)
        found = declaration.settings.get(f"{slot}.{parameter}")
        if found is None:
            return None
        where = ground(declaration, slot, parameter) or found
        return self._cell(where, as_data(found.value), said.get(parameter, ""), use.module)

    def _cell(self, where: Setting | SlotUse, value: Any, text: str, module: str | None) -> Cell:
        source = None if where.source is None else str(where.source)
        return Cell(value, text, module, where.standing, source, where.at or "")

    def has(self, slot: str) -> bool:
        """Whether this variant has such a slot; numbers of players and an order have all."""
        return slot in self.rules or slot in ("players", "order")

    def heading(self, slot: str) -> str:
        """What the slot is called."""
        return self.words.say("slot-players") if slot == "players" else self.words.name("slot", slot)

    def label(self, slot: str, parameter: str) -> str:
        """What the setting is called."""
        if slot in ("players", "order"):
            return self.words.name("param", dotted(slot, parameter))
        if not parameter:
            return ""
        return self.words.say(f"param-{self.declaration.slots[slot].rule}-{parameter.replace('_', '-')}")


def settings_of(declaration: Declaration) -> list[tuple[str, str]]:
    """Every slot with an empty parameter and then with each of its own, in the order of the family's slots."""
    slots: list[tuple[str, str]] = [("players", name) for name in settings_of_players(declaration)]
    slots.append(("order", ""))
    family = declaration.variant.family
    order = {slot.name: i for i, slot in enumerate(family.slots)}

    def place(slot: str) -> int:
        kind = family.slot(slot)
        return order[kind.name] if kind is not None else len(order)

    for slot in sorted(declaration.variant.rules[declaration.variant.players.usual], key=place):
        slots.append((slot, ""))
        prefix = f"{slot}."
        names = [name.removeprefix(prefix) for name in declaration.settings if name.startswith(prefix)]
        # ``vying.1.first`` belongs to the slot vying.1 and not to a slot vying.
        slots += [(slot, name) for name in names if "." not in name]
    return slots


def settings_in_order(settings: Sequence[Sequence[tuple[str, str]]]) -> list[tuple[str, str]]:
    """The settings of all columns, each once and slot by slot."""
    slots = merged([[slot for slot, _ in each] for each in settings])
    return [
        (slot, parameter)
        for slot in slots
        for parameter in merged([[name for of, name in each if of == slot] for each in settings])
    ]


def merged(lists: Sequence[Sequence[str]]) -> list[str]:
    """What stands in several lists, each once; what only a later list has follows its neighbour there."""
    found: list[str] = []
    for each in lists:
        at = 0
        for name in each:
            if name in found:
                at = found.index(name) + 1
            else:
                found.insert(at, name)
                at += 1
    return found
