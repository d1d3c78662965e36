"""Loading variants by id, name or file; and what there is to load."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from poch_rules.core.family import Family
from poch_rules.core.variant import Variant
from poch_rules.declare.compose import Composer, Composition, Filled, Was
from poch_rules.declare.declaration import Declaration, SlotUse
from poch_rules.declare.diagnostics import Findings, Related
from poch_rules.declare.files import read_file, shown_name
from poch_rules.declare.finder import Finder
from poch_rules.declare.folders import book_folder, data_folder
from poch_rules.declare.headings import Heading, ModuleHeading, modules, usable, variants
from poch_rules.declare.located import Fields, Scalar
from poch_rules.declare.meaning import check_order, check_places, check_slots, check_unused
from poch_rules.declare.module import Module
from poch_rules.declare.naming import UnknownVariant, find, find_named
from poch_rules.declare.reader import Reader
from poch_rules.declare.settle import as_data, settle
from poch_rules.declare.shelf import Shelf, is_file_name
from poch_rules.declare.sources import Sources
from poch_rules.declare.spelling import guess
from poch_rules.declare.standing import Desk
from poch_rules.declare.strays import check_strays, stray_anyway
from poch_rules.declare.suspects import family_and_modules, likely_family, likely_parent, other_game
from poch_rules.declare.together import check_together
from poch_rules.declare.told import Teller
from poch_rules.declare.vain import check_in_vain
from poch_rules.declare.variant_file import VariantFile, read_variant_file
from poch_rules.families import FAMILIES

__all__ = [
    "Heading", "ModuleHeading", "UnknownVariant", "book_folder", "data_folder", "is_shared", "is_shared_module", "load",
    "modules", "variants",
]  # fmt: skip


def load(name: str | Path, *, families: Sequence[Family] = FAMILIES) -> Declaration:
    """The variant of that id (``poch/family-nine-pot``), of that name where only one has it, or in that file.

    Raises `UnknownVariant` for an id that is none, `Unreadable` for a file that is not there, `Refused`, with
    everything that is wrong, for a faulty file, and `TypeError` for what is neither a text nor a path.
    """
    if not isinstance(name, str | Path):
        raise TypeError(f"a variant is named by a text or a Path, not by {name!r}")
    shelf = Shelf(families)
    return _Loading(families, shelf).load(find(name, shelf))


@lru_cache(maxsize=1024)
def is_shared_module(id: str, family: Family, owner: str, path: str) -> bool:
    """Whether the file at `path` is the module of that id which the family `owner` shares with `family`."""
    shared = Shelf((family,)).module_path(id, owner)
    return shared is not None and os.path.isfile(path) and shared.samefile(path)


def is_shared(use: SlotUse, family: Family) -> bool:
    """Whether the module of a slot is one that the library has for the family."""
    owners = (family.name, *family.builds_on)
    return any(is_shared_module(use.module, family, owner, use.definition.path) for owner in owners)


class _Loading:
    """One call of `load`: the files that it reads, and what is found in them."""

    def __init__(self, families: Sequence[Family], shelf: Shelf) -> None:
        self.families = {family.name: family for family in families}
        self.shelf = shelf
        self.findings = Findings()
        self.reader = Reader(self.findings)
        self.finder = Finder(self.families, shelf, self.reader)
        self.composer = Composer(self.reader, shelf, self.finder.find_module)
        self.teller = Teller(self.reader)

    def load(self, path: Path) -> Declaration:
        file = self.read(path)
        declared = self.declare(file, [path], 0) if file is not None else None
        self.findings.stop_if_failed()
        assert declared is not None
        return declared[1]

    def read(self, path: Path) -> VariantFile | None:
        """A variant file; nothing if it cannot be used at all."""
        node = read_file(path, self.findings)
        fields = self.reader.document(node, "a variant file") if node is not None else None
        if fields is None:
            return None
        if "hand" in fields.entries and "variant" in fields.entries and "deal" in fields.entries:
            place = fields.entries["hand"].key.span
            self.findings.error("P006", place, "this is a hand file, not a variant file", "give it to ‘poch replay’")
            return None
        return read_variant_file(fields, shown_name(path), self.reader, self.likely_parent)

    def likely_parent(self, fields: Fields) -> str:
        """The variant that a house file most likely extends."""
        return likely_parent(*family_and_modules(fields), self.headings())

    def headings(self) -> list[Heading]:
        """All variants that could be extended."""
        return variants(tuple(self.families.values()))

    # -- one variant

    def declare(self, file: VariantFile, chain: list[Path], errors: int) -> tuple[Composition, Declaration] | None:
        """A variant from its file, after its parent; nothing if it is faulty or something it needs is missing.

        `chain` are the files that extend one another down to this one, `errors` how many were found before it.
        """
        parent: Declaration | None = None
        if file.kind == "source":
            family = self.family(file)
            composed = self.composer.source(file, family) if family else None
        else:
            above = self.parent(file, chain)
            composed = None
            if above is not None:
                parent = above[1]
                if other_game(file, above[1], self.headings, self.findings):
                    self.without_parent(file)
                    return None
                before = {name: Was(as_data(s.value), s.span) for name, s in parent.settings.items()}
                composed = self.composer.house(file, above[0], before)
                self.same_family(file, parent)
            else:
                self.without_parent(file)
        if composed is None:
            return None
        check_slots(composed, self.findings)
        settled = settle(composed, self.reader)
        check_strays(composed, self.reader)
        check_order(composed, settled, self.findings)
        check_unused(composed, self.findings)
        if self.findings.errors == errors:  # what rules mean together is of no use while one of them is wrong
            concepts = self.shelf.concepts if file.concepts else {}
            check_together(composed, settled, parent, concepts, self.findings)
        sources = {**(parent.sources if parent else {}), **file.sources}
        modules = dict.fromkeys([*(filled.module for filled in composed.slots.values()), *file.modules.values()])
        self.through_known(file, {**self.shelf.sources, **sources})
        self.names_of_modules(composed)
        self.teller.read(filter(None, modules), composed.family, {**self.shelf.sources, **sources})
        if self.findings.errors > errors or settled.players is None:
            return None
        check_in_vain(composed, settled, self.findings)
        id = f"{composed.family.name}/{file.name.text.rpartition('/')[2]}"
        self.named_like_another(id, file)
        slots = {slot: _slot_use(filled, self.teller) for slot, filled in composed.slots.items()}
        variant = Variant(id, composed.family, settled.players, settled.order, settled.rules)
        declaration = Declaration(
            id=id,
            family=composed.family,
            kind=file.kind,
            path=file.path,
            titles=file.titles,
            about=file.about,
            players=settled.players,
            order=settled.order,
            variant=variant,
            source=composed.source,
            sources=sources,
            parent=parent,
            slots=slots,
            settings=settled.settings,
            terms=composed.terms,
            calls=composed.calls,
            warnings=self.findings.ordered,
        )
        return composed, declaration

    def without_parent(self, file: VariantFile) -> None:
        """Report what is wrong in a house variant whatever its parent would be."""
        family = self.family(file)
        if family is None:
            for use in (*file.replace.values(), *file.add.values()):
                self.composer.no_standing(use.said)
            return

        def is_known(module: Scalar) -> bool:
            name = module.text
            return is_file_name(name) or name in file.modules or self.finder.shared_module(name, family) is not None

        composed = self.composer.without_parent(file, family, is_known)
        check_places(composed, self.findings)
        settle(composed, self.reader)
        stray_anyway(file, composed, self.reader)
        check_unused(composed, self.findings)

    def family(self, file: VariantFile) -> Family | None:
        """The family that a variant names."""
        if file.family is None:
            return None
        family = self.families.get(file.family.text)
        if family is None:
            help = guess(file.family.text, self.families, "the families are")
            self.findings.error(
                "P121", file.family.span, f"there is no family ‘{file.family.text}’", help, label="unknown family"
            )
            return None
        likely = likely_family(file, family, self.families.values(), usable)
        if likely is not family:
            message = f"the slots and modules of this file are of ‘{likely.name}’, not of ‘{family.name}’"
            self.findings.error("P121", file.family.span, message, f"write ‘family: {likely.name}’")
        self.id_fits(file, likely)
        return likely

    def id_fits(self, file: VariantFile, family: Family) -> None:
        """The family in a variant's id is the family that it belongs to."""
        named, slash, name = file.name.text.rpartition("/")
        if slash and named != family.name:
            self.findings.error(
                "P121", file.name.span, f"the id says ‘{named}’, but the variant belongs to the family ‘{family.name}’",
                f"write ‘{family.name}/{name}’",
            )  # fmt: skip

    def same_family(self, file: VariantFile, parent: Declaration) -> None:
        """A house variant belongs to its parent's family."""
        if file.family is not None and file.family.text != parent.family.name:
            message = f"‘{parent.id}’ belongs to the family ‘{parent.family.name}’, not ‘{file.family.text}’"
            related = [Related(file.extends.span, "extended here")] if file.extends else []
            help = f"write ‘family: {parent.family.name}’"
            self.findings.error("P121", file.family.span, message, help, related=related)
        self.id_fits(file, parent.family)

    def named_like_another(self, id: str, file: VariantFile) -> None:
        """Note a file of the author's own that has the id of a variant of the library."""
        if id in self.shelf.variant_paths() and not self.shelf.is_variant(id, file.path):
            self.findings.warning(
                "P504", file.name.span, f"the library has a variant ‘{id}’ already",
                f"name yours otherwise, ‘my-{file.name.text.rpartition('/')[2]}’ for example",
            )  # fmt: skip

    # -- parents

    def parent(self, file: VariantFile, chain: list[Path]) -> tuple[Composition, Declaration] | None:
        """The variant that a house variant extends."""
        name = file.extends
        path = find_named(name.text, name.span, self.shelf, self.findings) if name is not None else None
        if name is None or path is None:
            return None
        passed = next((below for below in chain if path.resolve() == below.resolve()), None)
        if passed is not None:
            ring = [each.name for each in (*chain, path)]
            names = " → ".join(ring if path.name == passed.name else [*ring, passed.name])
            help = "let one of them extend a variant that is not among them"
            self.findings.error(
                "P112", name.span, f"the variant extends itself: {names}", help, label="comes round again"
            )
            return None
        errors = self.findings.errors
        with self.findings.through(name.span, f"‘{name.text}’ is extended here"):
            above = self.read(path)
            return self.declare(above, [*chain, path], errors) if above is not None else None

    def through_known(self, file: VariantFile, sources: Sources) -> None:
        """Report a source that was seen through one that is not there."""
        desk = Desk(self.reader, sources, {}, None)
        for source in file.sources.values():
            if source.through_at is not None and source.through:
                desk.find_source(Scalar(source.through, source.through, source.through_at, source.through))

    def names_of_modules(self, composed: Composition) -> None:
        """Report two modules of one name, which would have one page."""
        known: dict[str, Module] = {}
        for filled in composed.slots.values():
            module = filled.module
            if module is None or filled.file is not composed.file:
                continue
            other = known.setdefault(module.id, module)
            if other is not module:
                related = [Related(other.span, "the other")]
                message = f"two modules of this variant are called ‘{module.id}’"
                self.findings.error("P122", module.span, message, "name one of them otherwise", related=related)


def _slot_use(filled: Filled, teller: Teller) -> SlotUse:
    module, cited = filled.module, filled.cited
    assert module is not None
    told = teller.known[module]
    return SlotUse(
        module=module.id,
        rule=module.rule.text,
        standing=cited.standing,
        at=cited.at,
        ruling=cited.ruling,
        source=cited.source,
        because=cited.because,
        span=filled.use.module.span,
        definition=module,
        gaps=cited.gaps,
        first=told.first,
        example=told.example,
    )
