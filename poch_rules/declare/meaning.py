"""What a variant means without playing it: slots hold what fits them, phases have slots, and every slot is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from poch_rules.core.family import Family, Slot
from poch_rules.core.variant import slots_in_order
from poch_rules.declare import parameters
from poch_rules.declare.compose import Composition, Filled
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.located import Items, Scalar
from poch_rules.declare.module import Module
from poch_rules.declare.names import check_name
from poch_rules.declare.said import Use
from poch_rules.declare.settle import Settled
from poch_rules.declare.spelling import guess, listed, nearest


def check_slots(composed: Composition, findings: Findings) -> None:
    """Each slot is one of the family's and holds a module that may stand there; none that is needed is empty."""
    family, file = composed.family, composed.file
    check_places(composed, findings)
    for slot, filled in composed.slots.items():
        if family.slot(slot) is not None and filled.module is not None:
            _needs(filled, filled.module, composed, findings)
    for kind in family.slots:
        if kind.required and not any(kind.matches(slot) for slot in (*composed.slots, *file.written)):
            if any(_stands_for(filled, kind, family) for filled in composed.slots.values()):
                continue
            removed = file.remove.get(kind.name)
            place = removed.key.span if removed else file.slots_span
            help = f"replace the module of ‘{kind.name}’ instead" if removed else f"add ‘{kind.name}: {{use: …}}’"
            findings.error("P209", place, f"nothing stands in the slot ‘{kind.name}’: {kind.says}", help)


def check_places(composed: Composition, findings: Findings) -> None:
    """Each slot is one of the family's and holds a module that may stand there, whatever stands elsewhere."""
    for slot, filled in composed.slots.items():
        kind = composed.family.slot(slot)
        if kind is None:
            _unknown_slot(filled, composed, findings)
        elif _is_setting(slot, composed):
            _named_as_setting(filled, composed, findings)
        elif filled.module is not None:
            _fits(filled, filled.module, kind, composed.family, findings)
        if kind is not None and kind.name.endswith(".*"):
            check_name(filled.use.key, "a slot", findings, after=kind.name[:-1])


def _unknown_slot(filled: Filled, composed: Composition, findings: Findings) -> None:
    family, key = composed.family, filled.use.key
    kinds = [kind.name for kind in family.slots]
    group = next((name[:-1] for name in kinds if name.endswith(".*") and key.text.startswith(name[:-2])), None)
    free = [name for name in kinds if name.endswith("*") or name not in composed.slots]
    named = (each for each in family.slots if each.name in free and not each.name.endswith("*"))
    needed = next((each.name for each in named if _stands_for(filled, each, family)), None)
    help = (
        f"did you mean ‘{needed}’, which its module fills?"
        if needed
        else f"name it ‘{group}…’"
        if group
        else guess(key.text, free, f"the slots of {family.name} are")
    )
    findings.error("P107", key.span, f"{family.name} has no slot ‘{key.text}’", help, label="unknown slot")


def _is_setting(slot: str, composed: Composition) -> bool:
    """Whether the slot before the dot holds a rule that has a setting of that name."""
    above, _, name = slot.rpartition(".")
    rule = composed.rule(above)
    return rule is not None and name in parameters.names(rule)


def _named_as_setting(filled: Filled, composed: Composition, findings: Findings) -> None:
    """Report a slot whose name means a setting of the slot above it."""
    key = filled.use.key
    above, _, name = key.text.rpartition(".")
    free = next(n for n in range(2, len(composed.slots) + 3) if f"{above}.{n}" not in composed.slots)
    message, help = f"‘{key.text}’ is a setting of the slot ‘{above}’", f"name the slot otherwise: ‘{above}.{free}’"
    label = f"‘{name}’ is a setting"
    findings.error("P125", key.span, message, help, label=label)


def _stands_for(filled: Filled, kind: Slot, family: Family) -> bool:
    """Whether a slot that the family does not have holds what belongs into that one."""
    return family.slot(filled.use.key.text) is None and filled.module is not None and filled.module.fits(kind.name)


def _fits(filled: Filled, module: Module, kind: Slot, family: Family, findings: Findings) -> None:
    slot, use = filled.use.key.text, filled.use
    if not module.fits(slot) and not _is_slot(module.fills, family) and _is_near(module, use, slot):
        unknown_fills(module, family, findings, meant=slot, related=[Related(use.module.span, "used here")])
    elif not module.fits(slot):
        message = f"the module ‘{module.id}’ does not fit the slot ‘{slot}’: it fills ‘{module.fills}’"
        help = f"put a module there that fills ‘{slot}’"
        findings.error("P110", use.module.span, message, help, related=[Related(module.fills_at, "it fills another")])
    elif module.rule.text in family.rules and module.rule.text not in kind.rules:
        message = f"the rule ‘{module.rule.text}’ does not fit the slot ‘{slot}’"
        help = f"the rules for this slot are {listed(kind.rules)}"
        findings.error("P110", module.rule.span, message, help, related=[Related(use.module.span, "used here")])


def _is_slot(fills: str, family: Family) -> bool:
    return any(kind.name == fills for kind in family.slots) or family.slot(fills) is not None


def _is_near(module: Module, use: Use, slot: str) -> bool:
    """Whether it is the module that has a slip, and not the file that uses it."""
    return module.path == use.module.span.path or nearest(module.fills, [slot]) is not None


def unknown_fills(
    module: Module, family: Family, findings: Findings, *, meant: str = "", related: Sequence[Related] = ()
) -> None:
    """Report a module that names a slot which its family does not have; `meant` is the one that it was put into."""
    kinds = [kind.name for kind in family.slots]
    help = f"did you mean ‘{meant}’?" if meant else guess(module.fills, kinds, f"the slots of {family.name} are")
    message = f"{family.name} has no slot ‘{module.fills}’"
    findings.error("P107", module.fills_at, message, help, label="unknown slot", related=related)


def check_unused(composed: Composition, findings: Findings) -> None:
    """Note modules of the file's own that stand in no slot."""
    used = {filled.use.module.text for filled in composed.slots.values()}
    for id, module in composed.file.modules.items():
        if id in used or not fits_somewhere(module, composed.family, findings):
            continue
        meant = nearest(module.fills, composed.slots)
        help = f"use it in a slot that it fills: ‘{module.fills}’"
        if meant and not any(map(module.fits, composed.slots)):
            help = f"did you mean ‘fills: {meant}’?"
        findings.warning("P502", module.span, f"nothing uses the module ‘{id}’", help)


def fits_somewhere(module: Module, family: Family, findings: Findings) -> bool:
    """Whether a module that stands nowhere names a slot and a rule of the family all the same."""
    errors = findings.errors
    if not _is_slot(module.fills, family):
        unknown_fills(module, family, findings)
    rule = module.rule
    if rule.text not in family.rules:
        help = guess(rule.text, family.rules, "the rules are")
        findings.error("P109", rule.span, f"{family.name} has no rule ‘{rule.text}’", help, label="unknown rule")
    return findings.errors == errors


def _needs(filled: Filled, module: Module, composed: Composition, findings: Findings) -> None:
    """What a module needs is there: another slot, a phase.  Pools are looked at when the rules are made."""
    for kind, names in (("slot", set(composed.slots)), ("phase", _phases(composed))):
        for name in module.needs.get(kind, ()):
            if name.text not in names:
                missing_need(filled, module, kind, name, composed, findings)


def missing_need(
    filled: Filled, module: Module, kind: str, name: Scalar, composed: Composition, findings: Findings
) -> None:
    """Report what a module needs and does not find; where a change has taken it away, at that change."""
    message = f"the module ‘{module.id}’ needs the {kind} ‘{name.text}’, which this variant does not have"
    help = f"add the {kind} ‘{name.text}’, or use another module"
    place, related, file = filled.use.module.span, [Related(name.span, "needed here")], composed.file
    removed = file.order if kind == "phase" else next(
        (gone for slot, gone in file.remove.items() if name.text in (slot, slot.rpartition(".")[2])), None
    )  # fmt: skip
    if removed is not None and place.path != file.path:
        place, related = removed.key.span, [Related(place, "the module"), *related]
        help = f"leave the {kind} ‘{name.text}’ there, or replace the module"
    findings.error("P212", place, message, help, related=related)


def _phases(composed: Composition) -> set[str]:
    node = composed.order.node if composed.order else None
    return {item.text for item in node.items if isinstance(item, Scalar)} if isinstance(node, Items) else set()


# -- the order of phases ---------------------------------------------------------------------------------------------


def check_order(composed: Composition, settled: Settled, findings: Findings) -> None:
    """Every phase of the order has slots to play, once, and in its turn; every slot that can be played is played."""
    if composed.order is None or not isinstance(composed.order.node, Items):
        return
    seen: dict[str, Span] = {}
    for item in composed.order.node.items:
        if not isinstance(item, Scalar):
            continue
        phase = item.text
        if phase in seen:
            help = f"fill two slots, ‘{phase}.1’ and ‘{phase}.2’, if it is played twice"
            related = [Related(seen[phase], "first time")]
            findings.error("P207", item.span, f"the phase ‘{phase}’ stands twice in the order", help, related=related)
        elif not _has_slots(phase, composed):
            _empty_phase(item, composed, findings)
        seen.setdefault(phase, item.span)
    _unplayed(composed, settled.order, findings)
    _too_early(composed, seen, findings)


def _too_early(composed: Composition, places: Mapping[str, Span], findings: Findings) -> None:
    """Report phases that stand before one that they need: nobody can settle what was not played."""
    family = composed.family
    played = slots_in_order(tuple(places), dict.fromkeys(_known_slots(composed)), family)
    for at, (phase, slot) in enumerate(played):
        needed = family.after.get(slot.partition(".")[0], ())
        late = next((p for p, s in played[at + 1 :] if s.partition(".")[0] in needed and p != phase), None)
        if late is not None:
            message, help = f"‘{phase}’ cannot come before ‘{late}’", f"name ‘{late}’ first"
            related = [Related(places[late], "needed first")]
            findings.error("P213", places[phase], message, help, related=related)
            return


def _has_slots(phase: str, composed: Composition) -> bool:
    """Whether there is something to play; a slot that is misspelt or faulty counts, for it is reported already."""
    family = composed.family
    meant = [nearest(slot, [kind.name for kind in family.slots]) for slot in composed.slots if not family.slot(slot)]
    there = dict.fromkeys([*_known_slots(composed), *composed.file.written, *filter(None, meant)])
    played = [slot for _, slot in slots_in_order((phase,), there, family) if _is_played(slot, composed)]
    return phase not in family.phases.values() and bool(played)


def _is_played(slot: str, composed: Composition) -> bool:
    """Whether the rule in a slot makes a phase; the pack, say, does not."""
    rule = composed.rule(slot)
    return rule is None or rule.is_played()


def _known_slots(composed: Composition) -> list[str]:
    return [slot for slot in composed.slots if composed.family.slot(slot)]


def _empty_phase(item: Scalar, composed: Composition, findings: Findings) -> None:
    family, phase = composed.family, item.text
    slot = family.phases.get(phase, phase)
    kind, removed = family.slot(slot), composed.file.remove.get(slot)
    place, related = item.span, []
    if family.phase_of(phase) != phase:
        message, help = f"‘{phase}’ is a slot; its phase has another name", f"write ‘{family.phase_of(phase)}’"
    elif slot in composed.slots and not _is_played(slot, composed):
        message, help = f"‘{phase}’ is a slot that no phase plays", f"take ‘{phase}’ out of the order"
    elif kind is not None or any(each.name.startswith(f"{slot}.") for each in family.slots):
        if kind is not None and kind.required:
            return  # that the slot is empty is reported already
        message = f"the phase ‘{phase}’ has nothing to play: no module stands in the slot ‘{slot}’"
        help = f"take ‘{phase}’ out of the order, or put a module into ‘{slot}’"
        if removed is not None:
            place, related = removed.key.span, [Related(item.span, "the phase")]
            help = f"take ‘{phase}’ out of the order as well: ‘order: {{was: […], use: […]}}’"
    else:
        message, help = f"there is no phase ‘{phase}’", guess(phase, phase_names(composed), "the phases are")
    findings.error("P206", place, message, help, related=related)


def phase_names(composed: Composition) -> list[str]:
    """The phases that the variant's slots make possible."""
    return phases_of(composed.family, [slot for slot in _known_slots(composed) if _is_played(slot, composed)])


def phases_of(family: Family, played: Iterable[str]) -> list[str]:
    """The phases that slots with something to play make possible: each slot is one, and each group of slots."""
    names = [family.phase_of(slot) for slot in played]
    return list(dict.fromkeys([*names, *(name.rpartition(".")[0] for name in names if "." in name)]))


def _unplayed(composed: Composition, order: tuple[str, ...], findings: Findings) -> None:
    """Report slots whose rule is played in a phase when no phase of the order, well or badly spelt, plays them."""
    family, phases = composed.family, phase_names(composed)
    meant = tuple(phase if phase in phases else nearest(phase, phases) or phase for phase in order)
    played = {slot for _, slot in slots_in_order(meant, dict.fromkeys(_known_slots(composed)), family)}
    for slot, filled in composed.slots.items():
        rule = composed.rule(slot)
        if rule is None or slot in played or not rule.is_played() or family.slot(slot) is None:
            continue
        phase = family.phase_of(slot)
        assert composed.order is not None
        message = f"nothing plays the slot ‘{slot}’: no phase of the order stands for it"
        help = f"add ‘{phase}’ to the order, or take the slot away"
        place, there = filled.use.key.span, composed.order.node.span
        if place.path == composed.file.path:
            findings.error("P208", place, message, help, related=[Related(there, "the order")])
        else:  # the slot is as it was: it is the order that was changed
            findings.error("P208", there, message, help, label="the order", related=[Related(place, "the slot")])
