"""Where the rules of a variant come from: for every setting its value, its line in a file, its source and standing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from poch_rules.core.rules import parameters, sentence
from poch_rules.declare.headings import fitting, usable
from poch_rules.declare.meaning import phases_of
from poch_rules.declare.parameters import Allowed, allowed_values
from poch_rules.declare.settle import as_data, bounds_of_players
from poch_rules.study.spoken import ground

if TYPE_CHECKING:
    from collections.abc import Sequence

    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.diagnostics import Span
    from poch_rules.declare.headings import ModuleHeading
    from poch_rules.declare.sources import Source

#: What each setting of the players is about.
PLAYERS: Final = {
    "least": "the fewest players",
    "most": "the most players",
    "usual": "how many play where no number is named",
    "older_than": "the age that players are over, in years",
}


@dataclass(frozen=True)
class Explanation:
    """One setting.

    name       the dotted name; of a whole slot that of the slot
    about      what the setting is about, in English as the rule documents it
    allowed    what it may be, for every number of players; of a whole slot the modules that fit
    value      as JSON has it; of a whole slot its module
    span       where the value is written; a `default` is written nowhere, and `span` is the rule's name
    module     the module in the slot and `rule` the rule behind it, where there is a slot
    standing   ``stated``, ``inferred``, ``silent`` or ``house``, or nothing for a slot that is stated but for `gaps`;
               `source` and `at` say where it comes from
    ruling     why a gap is read so, and `because` the reason of a house, in English where there is a choice
    gaps       of a whole slot: what else the source leaves open there, as standing and reason
    """

    name: str
    about: str
    allowed: Allowed
    value: Any
    span: Span
    module: str | None
    rule: str | None
    standing: str | None
    source: Source | None
    at: str
    ruling: str
    because: str
    gaps: tuple[tuple[str, str], ...] = ()
    default: bool = False

    def to_json(self) -> dict[str, Any]:
        """One object of ``poch explain --format json``."""
        return {
            "setting": self.name,
            "about": self.about,
            "allowed": self.allowed.to_json(),
            "value": self.value,
            "default": self.default,
            "path": self.span.path,
            "line": self.span.line,
            "column": self.span.column,
            "module": self.module,
            "rule": self.rule,
            "standing": self.standing,
            "source": None if self.source is None else self.source.key,
            "at": self.at or None,
            "ruling": self.ruling or None,
            "because": self.because or None,
            "gaps": [{"standing": standing, "ruling": ruling} for standing, ruling in self.gaps],
        }


def explain(declaration: Declaration, name: str | None = None) -> list[Explanation]:
    """Every setting of a variant; with a `name` only those of a slot, a group of slots, or one setting.

    Raises `KeyError` for a name that is none of these; `known_names` are those that are.
    """
    chosen = [each for each in in_order(declaration) if name is None or each == name or each.startswith(f"{name}.")]
    if not chosen:
        raise KeyError(name)
    modules = usable(declaration.family)
    return [explained(declaration, each, modules) for each in chosen]


def in_order(declaration: Declaration) -> list[str]:
    """Every name that can be explained: the players, the order, then each slot with its settings."""
    names = [name for name in declaration.settings if name.startswith("players.")] + ["order"]
    for slot in declaration.slots:
        own = [name for name in declaration.settings if name.rpartition(".")[0] == slot]
        names += [slot, *own]
    return names


def known_names(declaration: Declaration) -> list[str]:
    """Every name that `explain` takes."""
    names = in_order(declaration)
    groups = [name.partition(".")[0] for name in names]
    return list(dict.fromkeys((*names, *groups)))


def explained(declaration: Declaration, name: str, modules: Sequence[ModuleHeading]) -> Explanation:
    """One setting or slot; `modules` are those that its family has."""
    from poch_rules.declare.reader import in_language

    slot = name if name in declaration.slots else name.rpartition(".")[0]
    use = declaration.slots.get(slot)
    setting = declaration.settings.get(name)
    where = setting if setting is not None else declaration.slots[name]
    whole_rule = setting is None and ground(declaration, name, "") is None
    return Explanation(
        name=name,
        about=about(declaration, slot, name),
        allowed=allowed_in(declaration, slot, name, modules),
        value=as_data(setting.value) if setting is not None else declaration.slots[name].module,
        span=where.span,
        module=None if use is None else use.module,
        rule=None if use is None else use.rule,
        standing=None if whole_rule else where.standing,
        source=where.source,
        at=where.at or "",
        ruling="" if where.ruling is None else where.ruling.text("en").text,
        because=in_language(where.because, "en").text if where.because else "",
        gaps=() if use is None or setting is not None else tuple((how, gap.text("en").text) for gap, how in use.gaps),
        default=setting is not None and setting.default,
    )


def about(declaration: Declaration, slot: str, name: str) -> str:
    """What a setting or a slot is about."""
    if slot == "players":
        return PLAYERS[name.removeprefix("players.")]
    if slot not in declaration.slots:
        return "the phases of a hand, in their order"
    rule = declaration.family.rules[declaration.slots[slot].rule]
    return sentence(rule) if name == slot else parameters(rule)[name.removeprefix(f"{slot}.")]


def allowed_in(declaration: Declaration, slot: str, name: str, modules: Sequence[ModuleHeading]) -> Allowed:
    """What a setting may be, or which modules may stand in a slot."""
    family, kinds = declaration.family, declaration.family.rules
    if slot == "players":
        least, most = bounds_of_players(name.removeprefix("players."))
        return Allowed(number=True, least=least, most=most)
    if slot not in declaration.slots:
        played = [each for each, use in declaration.slots.items() if kinds[use.rule].is_played()]
        return Allowed(tuple(phases_of(family, played)), several=1)
    use = declaration.slots[slot]
    if name == slot:
        return Allowed(tuple(dict.fromkeys((use.module, *fitting(slot, family, modules)))))
    return allowed_values(kinds[use.rule])[name.removeprefix(f"{slot}.")]
