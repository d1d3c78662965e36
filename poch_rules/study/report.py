"""What validation found out about one file, as data and as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from poch_rules.core.record import HandRecord
    from poch_rules.declare.diagnostics import Diagnostic, Span


@dataclass
class Law:
    """A law, on how many hands it was tried, and how many broke it."""

    name: str
    says: str
    hands: int = 0
    violations: int = 0


@dataclass(frozen=True)
class Counterexample:
    """A hand that breaks a law, as small as the search could make it.

    law, what   the law, and what is wrong
    rule, place the setting that was at work, and where it stands
    record      the hand; `smallest` says whether the search for a smaller one came to its end
    tries       how many hands that search tried
    """

    law: str
    what: str
    rule: str
    place: Span | None
    record: HandRecord
    smallest: bool
    tries: int


@dataclass(frozen=True)
class Report:
    """What was found out about one file.

    path, file      what was named, and the file that it is
    players         the numbers of players that hands were to be played for
    diagnostics     faults and warnings of reading, composing and meaning
    laws            every law with the hands it was tried on; none where the file could not be composed
    counterexample  a small hand that breaks a law
    hands           how many hands were played with the automatic player and with random answers together
    undecided       why it could not be played to the end of the check: ``interrupted`` or ``out of time``
    """

    path: str
    seed: int
    file: str = ""
    players: tuple[int, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    laws: tuple[Law, ...] = ()
    counterexample: Counterexample | None = None
    hands: int = 0
    undecided: str | None = None

    @property
    def faulty(self) -> bool:
        """Whether anything is wrong with the file."""
        return any(d.severity == "error" for d in self.diagnostics) or any(law.violations for law in self.laws)

    @property
    def valid(self) -> bool:
        """Whether everything was checked and nothing is wrong; warnings do not count."""
        return not self.faulty and self.undecided is None

    @property
    def status(self) -> int:
        """The exit status: 0 valid, 1 faults, 3 undecided."""
        return 1 if self.faulty else 0 if self.undecided is None else 3

    def to_json(self) -> dict[str, Any]:
        """The object of ``poch validate --format json`` for one file."""
        return {
            "path": self.path,
            "file": self.file,
            "players": list(self.players),
            "valid": self.valid,
            "seed": self.seed,
            "hands": self.hands,
            "undecided": self.undecided,
            "diagnostics": [
                {
                    "code": d.code,
                    "severity": d.severity,
                    **place(d.span),
                    "message": d.message,
                    "help": d.help,
                    "related": [
                        {"path": r.span.path, "line": r.span.line, "column": r.span.column, "message": r.message}
                        for r in d.related
                    ],
                }
                for d in self.diagnostics
            ],
            "invariants": [{"name": law.name, "hands": law.hands, "violations": law.violations} for law in self.laws],
            "counterexample": None if self.counterexample is None else counterexample_json(self.counterexample),
        }


def place(span: Span) -> dict[str, Any]:
    """A stretch of a file as JSON has it."""
    return {
        "path": span.path,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def counterexample_json(found: Counterexample) -> dict[str, Any]:
    """The hand file as an object, and under ``violation`` the law that it breaks."""
    from poch_rules.declare.diagnostics import Findings
    from poch_rules.declare.files import GIVEN_TEXT
    from poch_rules.declare.hand import write_hand
    from poch_rules.declare.located import data
    from poch_rules.declare.tree import read_text

    node = read_text(write_hand(found.record), GIVEN_TEXT, Findings())
    assert node is not None
    hand: Any = data(node)
    violation = {
        "name": found.law,
        "what": found.what,
        "rule": found.rule,
        "place": None if found.place is None else place(found.place),
        "smallest": found.smallest,
    }
    return {**hand, "violation": violation}
