"""What modules tell beside their rule, the example and the first source: read once their family is known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from poch_rules.core.family import Family
from poch_rules.declare.example import Example, read_example
from poch_rules.declare.module import Module
from poch_rules.declare.reader import Reader
from poch_rules.declare.sources import Sources
from poch_rules.declare.standing import Cited, Desk


class Told(NamedTuple):
    """What one module tells; what is not there, or faulty, is nothing."""

    first: Cited | None = None
    example: Example | None = None


class Teller:
    """Reads what modules tell, each once in a run."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.known: dict[Module, Told] = {}

    def read(self, modules: Iterable[Module], family: Family, sources: Sources) -> None:
        """Read what modules tell that a variant of the family uses or brings along, which knows these sources."""
        desk = Desk(self.reader, sources, {}, None)
        for module in modules:
            if module not in self.known:
                first = desk.first(module.cites) if module.cites is not None else None
                example = read_example(module.example, self.reader.findings, family) if module.example else None
                self.known[module] = Told(first, example)
