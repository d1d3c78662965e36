"""A declared variant: its rules, and for every setting the place in a file and in a source that it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from poch_rules.core.family import Family
from poch_rules.core.variant import Plan, Players, Variant
from poch_rules.declare.compose import Calls, Words
from poch_rules.declare.diagnostics import Diagnostic, Span
from poch_rules.declare.example import Example
from poch_rules.declare.module import Module
from poch_rules.declare.reader import Text, Texts, in_language
from poch_rules.declare.sources import Ruling, Source
from poch_rules.declare.standing import Cited


@dataclass(frozen=True)
class Setting:
    """One parameter of a rule, one of ``players.least``, ``.most``, ``.usual``, ``.older_than``, or ``order``.

    name      dotted: slot and parameter, as in ``board.stake``
    value     as the rule has it (a number, a member of an enum, a tuple …); for a table over players a dict by number
    span      where the value is written: in the variant, else in the module.  A value that nobody wrote is the rule's
              own default, and `span` is then the rule's name in the module that chose it (`default` is true).
    standing  ``stated``, ``inferred``, ``silent`` or ``house``; with its source, the place in it, and the ruling
    because   the reason of a house, a text by language

    The text that starts at `span` is, for one word or number, the value as its author wrote it, quotes included, and
    ends where the span ends; for a list or table in brackets it starts with the bracket, for one written line by line
    with its first dash or key.
    """

    name: str
    value: object
    span: Span
    standing: str
    source: Source | None = None
    at: str = ""
    ruling: Ruling | None = None
    because: Texts = field(default_factory=dict)
    default: bool = False

    @property
    def places(self) -> tuple[str, ...]:
        """Each place in the source that `at` names."""
        return _places(self.at)


@dataclass(frozen=True)
class SlotUse:
    """Which module stands in a slot, and who says so.

    module      its id; `definition` is the module itself
    rule        the name of its rule in the family
    span        the module's name in the variant file that put it there
    gaps        what else had to be ruled on: rulings with their standing
    first       where the module's rule was first described, if it says so
    example     the small hand that shows what the module does, if it has one
    The other fields are those of a `Setting`.
    """

    module: str
    rule: str
    standing: str
    at: str
    ruling: Ruling | None
    source: Source | None
    because: Texts
    span: Span
    definition: Module
    gaps: tuple[tuple[Ruling, str], ...] = ()
    first: Cited | None = None
    example: Example | None = None

    @property
    def places(self) -> tuple[str, ...]:
        """Each place in the source that `at` names."""
        return _places(self.at)


def _places(at: str) -> tuple[str, ...]:
    return tuple(at.split(", ")) if at else ()


@dataclass(frozen=True, eq=False)
class Declaration:
    """A variant with everything that its files say.

    id        ``family/name``
    kind      ``source`` for one that transcribes a text, ``house`` for one that changes another
    path      the variant's own file
    titles    what it is called, and `about` what it is, by language
    variant   the rules, ready to be planned
    source    the text that it transcribes; of a house variant nothing
    sources   texts that its file and those above it bring along, by key
    parent    the variant that a house variant extends
    slots     slot → module and where that comes from, in the order of the files
    settings  dotted name → setting: every parameter of every slot, ``players.*`` and ``order``; an age,
              ``players.older_than``, only where it is given
    terms     the author's own words: language → concept → a word, or its forms
    calls     what players say: language → call → words
    warnings  what is probably not meant
    """

    id: str
    family: Family
    kind: str
    path: str
    titles: Texts
    about: Texts
    players: Players
    order: tuple[str, ...]
    variant: Variant
    source: Source | None
    parent: Declaration | None
    slots: Mapping[str, SlotUse]
    settings: Mapping[str, Setting]
    terms: Words
    calls: Calls
    sources: Mapping[str, Source] = field(default_factory=dict)
    warnings: tuple[Diagnostic, ...] = ()

    def __repr__(self) -> str:
        return f"<declaration of {self.id}>"

    def plan(self, players: int) -> Plan:
        """The variant prepared for a number of players.  Raises `CannotBePlayed` if it is not for so many."""
        return self.variant.plan(players)

    def line(self) -> Iterator[Declaration]:
        """The variant itself, then those that it extends, one after another."""
        above: Declaration | None = self
        while above is not None:
            yield above
            above = above.parent

    def files(self) -> set[str]:
        """The files that it is made from: its own, those that it extends, and those of their modules."""
        own = {each.path for each in self.line()}
        return own | {use.definition.path for each in self.line() for use in each.slots.values()}

    def title(self, language: str) -> Text:
        """What it is called, in that language if it is there; `Text.language` says which one it is in."""
        return in_language(self.titles, language) if self.titles else Text(self.id.rpartition("/")[2], "und")
