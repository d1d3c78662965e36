"""How sure something is: stated at a place, inferred, silent with a ruling, or a custom of the house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from poch_rules.declare.citation import odd_numbers
from poch_rules.declare.diagnostics import within
from poch_rules.declare.located import Scalar
from poch_rules.declare.reader import Reader, Texts
from poch_rules.declare.said import Said
from poch_rules.declare.sources import Ruling, Rulings, Source, Sources
from poch_rules.declare.spelling import guess

OF_SOURCES = ("stated", "inferred", "silent")


@dataclass(frozen=True)
class Cited:
    """Where something comes from: its standing, the source and the place in it, the ruling, the reason of the house.

    `single` is what is said of single settings; `gaps` are rulings on what else is open here, with their standing.
    """

    standing: str
    source: Source | None = None
    at: str = ""
    ruling: Ruling | None = None
    because: Texts = field(default_factory=dict)
    single: Mapping[str, Cited] = field(default_factory=dict)
    gaps: tuple[tuple[Ruling, str], ...] = ()

    def of(self, parameter: str) -> Cited:
        """What holds for one setting: what is said of it alone, else what is said of the whole."""
        return self.single.get(parameter, self)


class Desk:
    """Looks up what a source variant says of its slots and settings, and reports what is not there."""

    def __init__(self, reader: Reader, sources: Sources, rulings: Rulings, source: Source | None) -> None:
        self.reader, self.sources, self.rulings, self.source = reader, sources, rulings, source

    def cite(self, said: Said, name: str, *, otherwise: Cited | None = None) -> Cited:
        """What is said of one slot or setting, checked.  `otherwise` holds where nothing is said."""
        source = self.find_source(said.source) if said.source else self.source
        ruling = self.find_ruling(said.ruling) if said.ruling else None
        if said.standing is None:
            if otherwise is None:
                self.reader.findings.error(
                    "P201", said.span, f"‘{name}’ says nothing about its standing",
                    "add ‘standing: stated’ and ‘at:’ with the place; or ‘standing: silent’ and a ‘ruling:’",
                )  # fmt: skip
            return otherwise or Cited("silent", source)
        standing = said.standing.text
        self.check_standing(said.standing, said, name)
        if standing in OF_SOURCES and standing != "stated" and said.ruling is None:
            self.reader.findings.error(
                "P203", said.standing.span, f"‘{name}’ is {standing}, but nothing says why it is read so",
                "add ‘ruling:’ with the key of a ruling", label="why?",
            )  # fmt: skip
        self.check_numbers(said, source)
        return Cited(standing, source, said.at, ruling, said.because, *self.details(said, name))

    def first(self, said: Said) -> Cited:
        """Where a module says that its rule was described first, checked as for a slot; it needs no ruling."""
        source = self.find_source(said.source) if said.source else None
        if said.standing is not None:
            self.check_standing(said.standing, said, "cites")
        self.check_numbers(said, source)
        return Cited(said.standing.text if said.standing else "stated", source, said.at)

    def check_standing(self, standing: Scalar, said: Said, name: str) -> None:
        """Report a standing that a source cannot have, and one without its place."""
        if standing.text not in OF_SOURCES:
            self.wrong_standing(standing)
        elif standing.text == "stated" and not said.at:
            self.reader.findings.error(
                "P202", standing.span, f"‘{name}’ is stated, but not where", "add ‘at:’ with the place in the source",
                label="where?",
            )  # fmt: skip

    def check_numbers(self, said: Said, source: Source | None) -> None:
        """Warn of numbers of rules that a source which explains its numbers cannot have."""
        for odd in odd_numbers(said.at, source.key, source.numbers) if source is not None and source.numbers else ():
            place = within(said.place or said.span, odd.place)
            self.reader.findings.warning("P507", place, odd.message, odd.help, label=odd.label)

    def details(self, said: Said, name: str) -> tuple[dict[str, Cited], tuple[tuple[Ruling, str], ...]]:
        """What is said of single settings, and the gaps."""
        gaps = [self.cite(gap, name) for gap in said.gaps]
        return (
            {parameter: self.cite(each, f"{name}.{parameter}") for parameter, each in said.single.items()},
            tuple((cited.ruling, cited.standing) for cited in gaps if cited.ruling is not None),
        )

    def wrong_standing(self, standing: Scalar) -> None:
        """Report a word that is no standing, or not one that a source can have."""
        if standing.text == "house":
            message = "only a variant of ‘kind: house’ has customs of the house"
            help = "write ‘stated’, ‘inferred’ or ‘silent’"
        else:
            message = f"‘{standing.text}’ is no standing"
            help = guess(standing.text, OF_SOURCES, "a standing is one of")
        self.reader.findings.error("P201", standing.span, message, help)

    def find_source(self, key: Scalar) -> Source | None:
        """The source of that key."""
        if key.text not in self.sources:
            help = guess(key.text, self.sources, "the sources are", f"add ‘{key.text}’ under ‘sources:’")
            self.reader.findings.error(
                "P205", key.span, f"no source has the key ‘{key.text}’", help, label="unknown source"
            )
        return self.sources.get(key.text)

    def find_ruling(self, key: Scalar) -> Ruling | None:
        """The ruling of that key."""
        if key.text not in self.rulings:
            help = guess(key.text, self.rulings, "the rulings are", f"add ‘{key.text}’ under ‘rulings:’")
            self.reader.findings.error(
                "P204", key.span, f"no ruling has the key ‘{key.text}’", help, label="unknown ruling"
            )
        return self.rulings.get(key.text)
