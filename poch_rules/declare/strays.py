"""Changes of settings that no rule has: what their author may have meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poch_rules.core.rules import Rule
from poch_rules.declare import parameters
from poch_rules.declare.compose import Composition
from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.located import Fields, Node, Scalar, data
from poch_rules.declare.reader import Reader
from poch_rules.declare.said import Change
from poch_rules.declare.settle import is_table
from poch_rules.declare.spelling import guess, joined, listed, nearest, written
from poch_rules.declare.variant_file import PLAYERS, VariantFile


def check_strays(composed: Composition, reader: Reader) -> None:
    """Report changed settings in slots that the variant does not have."""
    known = [f"players.{name}" for name in PLAYERS]
    for slot in composed.slots:
        rule = composed.rule(slot)
        known += [f"{slot}.{name}" for name in parameters.names(rule)] if rule else []
    for change in composed.stray:
        name = change.key.text
        meant = nearest(name, known)
        if name == "order":
            help = "change the order of phases with ‘order: {was: […], use: […]}’"
        elif any(setting.startswith(f"{name}.") for setting in known):
            _whole_slot(change, composed, known, reader)
            continue
        elif meant:
            help = f"did you mean ‘{meant}’?"
        else:
            slots = listed(composed.slots, most=30)
            help = f"a setting is a slot and a parameter, as in ‘{known[-1]}’; the slots are {slots}"
        reader.findings.error("P104", change.key.span, f"no rule has a setting ‘{name}’", help, label="unknown setting")


def _whole_slot(change: Change, composed: Composition, known: Sequence[str], reader: Reader) -> None:
    """Report a slot, or a group of slots, that stands where a setting of it should."""
    name, value = change.key.text, change.value
    inside = dict(_leaves(name, value)) if isinstance(value, Fields) else {}
    own = [setting for setting in known if setting.startswith(f"{name}.")]
    filled = composed.slots.get(name)
    if inside and all(setting in known for setting in inside):
        help = f"write {joined([f'‘{setting}: {text}’' for setting, text in inside.items()])}"
    elif filled is not None and isinstance(value, Scalar) and "/" in value.text:
        was = filled.use.module.text
        help = f"another module stands under ‘replace:’, as in ‘{name}: {{was: {was}, use: {value.text}}}’"
    else:
        help = f"the settings of ‘{name}’ are {listed(own, most=20)}"
    message = f"‘{name}’ is no setting: a setting is named by its slot and a parameter"
    reader.findings.error("P104", change.key.span, message, help, label="not a setting")


def _leaves(name: str, node: Node) -> Iterator[tuple[str, str]]:
    """The settings that a mapping was meant to have: dotted name → the value as one would write it."""
    if isinstance(node, Fields) and not is_table(node) and "use" not in node.entries:
        for key, entry in node.entries.items():
            yield from _leaves(f"{name}.{key}", entry.value)
    else:
        yield name, written(data(node))


def _wrong_anyway(change: Change, rules: Sequence[type[Rule]], reader: Reader) -> None:
    """Report a value that a setting cannot have, whichever of these rules it is a setting of."""
    slot, _, parameter = change.key.text.rpartition(".")
    tried = []
    for rule in rules:
        if parameter in parameters.names(rule) and change.value is not None and not is_table(change.value):
            tried.append(Findings())
            parameters.make(rule, {parameter: change.value}, slot, tried[-1])
    if tried and all(each.errors for each in tried):
        for d in tried[0].found:
            reader.findings.error(d.code, d.span, d.message, d.help, label=d.label, related=d.related)


def stray_anyway(file: VariantFile, composed: Composition, reader: Reader) -> None:
    """Report changes of settings that no variant of the family has, whatever the one is that is extended."""
    family = composed.family
    for name, change in file.set.items():
        slot, _, parameter = name.rpartition(".")
        kind = family.slot(slot)
        if slot in composed.slots or (slot == "players" and parameter in PLAYERS):
            continue
        rules = [family.rules[rule] for rule in kind.rules if rule in family.rules] if kind else []
        _wrong_anyway(change, rules, reader)
        known = list(dict.fromkeys(f"{slot}.{each}" for rule in rules for each in parameters.names(rule)))
        if name not in known:
            slots = [each.name for each in family.slots]
            help = guess(name, known, f"the settings of ‘{slot}’ can be", f"the settings of ‘{slot}’ are others")
            help = help if known else f"a setting is a slot and a parameter; the slots are {listed(slots, most=30)}"
            message = f"no rule has a setting ‘{name}’"
            reader.findings.error("P104", change.key.span, message, help, label="unknown setting")
