"""Finding the modules that variant files name: their own, those of the library, and files beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from poch_rules.core.family import Family
from poch_rules.declare.files import read_file
from poch_rules.declare.headings import fitting, usable
from poch_rules.declare.module import Module, read_module
from poch_rules.declare.naming import lies_outside
from poch_rules.declare.reader import Reader
from poch_rules.declare.said import Use
from poch_rules.declare.shelf import Outside, Shelf, beside, is_file_name
from poch_rules.declare.spelling import joined, listed, nearest
from poch_rules.declare.variant_file import VariantFile

#: No slot has nearly as many modules.
MOST_FITTING = 20


class Finder:
    """Finds modules, and reads the file of each once; `families` are the names of all families there are."""

    def __init__(self, families: Collection[str], shelf: Shelf, reader: Reader) -> None:
        self.families, self.shelf, self.reader = families, shelf, reader
        self.findings = reader.findings
        self.modules: dict[Path, Module | None] = {}

    def find_module(self, use: Use, file: VariantFile, family: Family, inline: Mapping[str, Module]) -> Module | None:
        """The module that a file means: one of its own, one of the library, or a file beside it."""
        name, path = use.module, None
        if is_file_name(name.text):
            try:
                path = beside(name.text, file.path)
            except Outside:
                lies_outside(name.text, name.span, self.findings)
                return None
        elif name.text in inline:
            return self.inline_module(inline[name.text], family)
        else:
            path = self.shared_module(name.text, family)
        if path is None:
            self.unknown_module(use, family, inline)
            return None
        if path not in self.modules:
            with self.findings.through(name.span, "used here"):
                self.modules[path] = self.read_module(path)
        return self.modules[path]

    def unknown_module(self, use: Use, family: Family, inline: Mapping[str, Module]) -> None:
        """Report a module that the family does not have, and name those that fit the slot."""
        name, slot = use.module.text, use.key.text
        headings = usable(family)
        own = [id for id, module in inline.items() if module.fits(slot)]
        fit = list(dict.fromkeys([*own, *fitting(slot, family, headings)]))
        otherwise = f"the modules of ‘{family.name}’ for ‘{slot}’ are {listed(fit, most=MOST_FITTING)}" if fit else ""
        owners = [f"‘{each}’" for each in self.families if self.shelf.module_path(name, each) is not None]
        if owners:
            whose = f"the {'family' if len(owners) == 1 else 'families'} {joined(owners)}"
            message = f"the module ‘{name}’ belongs to {whose}, and this variant to ‘{family.name}’"
            help, label = otherwise or f"use a module of ‘{family.name}’", "of another family"
        else:
            message, label = f"there is no module ‘{name}’", "unknown module"
            known = dict.fromkeys([*inline, *(each.id for each in headings)])
            meant = nearest(name, known)
            help = f"did you mean ‘{meant}’?" if meant else otherwise or "‘poch list’ names all that there are"
        self.findings.error("P108", use.module.span, message, help, label=label)

    def shared_module(self, id: str, family: Family) -> Path | None:
        """A module of the library: the family's own, or one of a family that it builds on."""
        paths = (self.shelf.module_path(id, each) for each in (family.name, *reversed(family.builds_on)))
        return next((path for path in paths if path is not None), None)

    def inline_module(self, module: Module, family: Family) -> Module:
        """A module of the file's own, whose name must not be one of the library's."""
        if self.shared_module(module.id, family) is not None:
            message = f"the library has a module ‘{module.id}’ already"
            self.findings.error(
                "P122", module.span, message, f"name yours otherwise: ‘my/{module.id.rpartition('/')[2]}’"
            )
        return module

    def read_module(self, path: Path) -> Module | None:
        """A module from a file of its own."""
        node = read_file(path, self.findings)
        fields = self.reader.document(node, "a module") if node is not None else None
        return read_module(fields, self.reader, str(path)) if fields is not None else None
