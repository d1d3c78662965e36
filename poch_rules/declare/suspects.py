"""Head lines that decide how all the rest is read: suspected where most of the rest would be wrong under them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from poch_rules.core.family import Family
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Findings, Related
from poch_rules.declare.headings import Heading, ModuleHeading, fitting
from poch_rules.declare.located import Entry, Fields, Scalar, under
from poch_rules.declare.said import Use
from poch_rules.declare.variant_file import VariantFile

#: The variant that most houses play.
USUAL = "poch/family-nine-pot"
#: The modules that variants of a family may use.
Modules: TypeAlias = Callable[[Family], Sequence[ModuleHeading]]


def likely_family(file: VariantFile, named: Family, families: Iterable[Family], modules: Modules) -> Family:
    """The family whose slots and modules a file uses: the one that it names, unless another fits twice as well.

    The family in the variant's own id is believed as soon as it fits better.
    """
    uses = [*file.slots.values(), *file.replace.values(), *file.add.values()]
    of_id, _, _ = file.name.text.rpartition("/")
    if of_id in ("", named.name) and all(named.slot(use.key.text) for use in uses):
        return named
    uses = [use for use in uses if use.module.text not in file.modules]
    fit = {family.name: _fits(uses, family, modules(family)) for family in (named, *families)}
    best = max((named, *families), key=lambda family: fit[family.name])  # of equal ones the one that is named
    clearly = best.name == of_id or fit[best.name] > 2 * fit[named.name]
    return best if clearly and 2 * fit[best.name] > len(uses) else named


def _fits(uses: Sequence[Use], family: Family, modules: Sequence[ModuleHeading]) -> int:
    """How many modules stand in slots of a family as it has them."""
    return sum(use.module.text in fitting(use.key.text, family, modules) for use in uses)


def other_game(
    file: VariantFile, parent: Declaration, headings: Callable[[], Sequence[Heading]], findings: Findings
) -> bool:
    """Report a parent of another family than the file's, if the file changes none of its slots; whether it is so."""
    family, name = file.family, file.extends
    changed = {*file.replace, *file.remove, *(setting.rpartition(".")[0] for setting in file.set)} - {"players"}
    fits = not changed or any(slot in parent.slots for slot in changed)
    if family is None or name is None or family.text == parent.family.name or fits:
        return False
    was = {slot: use.was.text for slot, use in file.replace.items() if use.was is not None}
    message = f"‘{parent.id}’ belongs to the family ‘{parent.family.name}’, not ‘{family.text}’"
    help = f"extend ‘{likely_parent(family.text, was, headings())}’"
    findings.error("P121", name.span, message, help, related=[Related(family.span, "the family")])
    return True


def likely_parent(family: str, was: Mapping[str, str], headings: Sequence[Heading]) -> str:
    """The variant that a house file was most likely to extend: one of its family in which most stands as it says.

    `was` are the slots that it changes, with the modules that it takes to be there.
    """
    of_family = [each for each in headings if each.family == family] or headings
    flat = sorted(of_family, key=lambda each: (each.kind != "source", each.id != USUAL))
    return max(flat, key=lambda each: sum(each.modules.get(slot) == module for slot, module in was.items())).id


def family_and_modules(fields: Fields) -> tuple[str, dict[str, str]]:
    """The family of a house file that is read no further, and what it takes to stand in slots that it changes."""
    changes = {**under(fields.entries.get("replace")), **under(fields.entries.get("remove"))}
    was = {slot: _text(under(each).get("was") or each) for slot, each in changes.items()}
    return _text(fields.entries.get("family")), was


def _text(entry: Entry | None) -> str:
    return entry.value.text if entry is not None and isinstance(entry.value, Scalar) else ""
