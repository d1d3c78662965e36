"""What there is: a heading for every variant and module, read quickly and without checking any rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from poch_rules.core.family import Family
from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.files import read_file
from poch_rules.declare.located import data
from poch_rules.declare.module import may_stand
from poch_rules.declare.reader import UNKNOWN_LANGUAGE, Text, Texts, in_language
from poch_rules.declare.shelf import Shelf
from poch_rules.families import FAMILIES


@dataclass(frozen=True)
class Heading:
    """What a list of variants says of one.

    `modules` names the module in each slot, `players` is (least, most, usual).
    """

    id: str
    family: str
    kind: str
    path: str
    titles: Texts
    players: tuple[int, int, int] | None
    source: str | None
    parent: str | None
    modules: Mapping[str, str] = field(default_factory=dict)

    def title(self, language: str) -> Text:
        """What it is called."""
        return in_language(self.titles, language)


@dataclass(frozen=True)
class ModuleHeading:
    """What a list of modules says of one."""

    id: str
    family: str
    path: str
    titles: Texts
    fills: str
    rule: str
    source: str | None

    def title(self, language: str) -> Text:
        """What it is called."""
        return in_language(self.titles, language)


def variants(families: Sequence[Family] = FAMILIES) -> list[Heading]:
    """Every variant of these families, without checking its rules.  Raises `Refused` for a file that is not YAML."""
    found: dict[str, Heading] = {}
    paths = Shelf(families).variant_paths()

    def heading(id: str) -> Heading:
        if id not in found:
            found[id] = _heading(
                id, paths[id], lambda parent: heading(parent) if parent in paths and parent != id else None
            )
        return found[id]

    return [heading(id) for id in paths]


def modules(families: Sequence[Family] = FAMILIES) -> list[ModuleHeading]:
    """Every module of these families.  Raises `Refused` for a file that is not YAML."""
    shelf = Shelf(families)
    return [_module_heading(id, name, path) for name in shelf.folders for id, path in shelf.module_paths(name).items()]


def usable(family: Family) -> tuple[ModuleHeading, ...]:
    """Every module that a variant of a family may use: the family's own, and those of families that it builds on."""
    shelf, found = Shelf((family,)), {}
    for owner in (family.name, *reversed(family.builds_on)):
        for id, path in shelf.module_paths(owner).items():
            if id not in found:
                found[id] = _module_heading(id, owner, path)
    return tuple(found.values())


def fitting(slot: str, family: Family, headings: Sequence[ModuleHeading]) -> list[str]:
    """The ids of the modules among these that may stand in a slot."""
    kind = family.slot(slot)
    rules = kind.rules if kind is not None else ()
    return [each.id for each in headings if may_stand(each.fills, slot) and each.rule in rules]


def _content(path: Path) -> dict[str, Any]:
    """What a file of the library holds.  Raises `Refused` if it is not even YAML."""
    findings = Findings()
    node = read_file(path, findings)
    findings.stop_if_failed()
    content = data(node) if node is not None else {}
    return content if isinstance(content, dict) else {}


def _heading(id: str, path: Path, parent_of: Callable[[str], Heading | None]) -> Heading:
    content = _content(path)
    extends = content.get("extends")
    parent = parent_of(extends) if isinstance(extends, str) else None
    used = dict(parent.modules) if parent else {}
    for slot in _part(content, "remove"):
        used.pop(slot, None)
    for part in ("slots", "replace", "add"):
        used |= {
            slot: use.get("use", "") if isinstance(use, dict) else str(use)
            for slot, use in _part(content, part).items()
        }
    numbers = _part(content, "players")
    players = (numbers.get("least", 0), numbers.get("most", 0), numbers.get("usual", 0)) if numbers else None
    if parent and parent.players:
        changed = _part(content, "set")
        pairs = zip(("least", "most", "usual"), parent.players, strict=True)
        least, most, usual = (_value(changed.get(f"players.{name}", was)) for name, was in pairs)
        players = (least, most, usual)
    return Heading(
        id=id,
        family=id.partition("/")[0],
        kind=str(content.get("kind", "")),
        path=str(path),
        titles=_texts(content.get("title")),
        players=players,
        source=content.get("source"),
        parent=parent.id if parent else None,
        modules=used,
    )


def _value(change: Any) -> Any:
    return change.get("use") if isinstance(change, dict) else change


def _part(content: dict[str, Any], key: str) -> dict[str, Any]:
    part = content.get(key)
    return part if isinstance(part, dict) else {}


def _texts(value: Any) -> dict[str, str]:
    if isinstance(value, dict):
        return {str(language): str(text) for language, text in value.items()}
    return {} if value is None else {UNKNOWN_LANGUAGE: str(value)}


def _module_heading(id: str, family: str, path: Path) -> ModuleHeading:
    content = _content(path)
    cites = _part(content, "cites")
    return ModuleHeading(
        id=id,
        family=family,
        path=str(path),
        titles=_texts(content.get("title")),
        fills=str(content.get("fills", "")),
        rule=str(content.get("rule", "")),
        source=cites.get("source"),
    )
