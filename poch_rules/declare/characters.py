"""Characters that make a file other than it looks: those that nobody sees, and those that turn the direction of text.

Isolates (U+2066 to U+2069) and marks of direction are of use in an Arabic title, and may stand in a value in which each
one that is opened is closed; in a key, a comment or anywhere else they are refused like the older overrides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice

from poch_rules.declare.diagnostics import Findings, Span

_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]")
_OVERRIDES = re.compile("[\u202a-\u202e]")
_ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f\u061c]")
#: A file that is not text would have thousands.
MOST = 10


class Characters:
    """The odd characters of one text; `place` makes a span of a character's number."""

    def __init__(self, text: str, place: Callable[[int], Span], findings: Findings) -> None:
        self.text, self.place, self.findings = text, place, findings
        self.has_isolates = bool(_ISOLATES.search(text))
        self.allowed: set[int] = set()

    def refuse_anywhere(self) -> bool:
        """Report what no file may hold; whether there was any."""
        wrong = False
        for match in _few(_UNSEEN, self.text):
            code = f"U+{ord(match[0]):04X}"
            self.findings.error(
                "P012",
                self.place(match.start()),
                f"the character {code} cannot be seen and is not allowed",
                "delete it",
            )
            wrong = True
        for match in _few(_OVERRIDES, self.text):
            self.turns(self.place(match.start()), match[0])
            wrong = True
        return wrong

    def escaped(self, text: str, span: Span) -> None:
        """Report what a text in double quotes must not hold, although its source does not show it."""
        unseen, override = _UNSEEN.search(text), _OVERRIDES.search(text)
        if unseen:
            message = f"the text holds the character U+{ord(unseen[0]):04X}, which cannot be seen and is not allowed"
            self.findings.error("P012", span, message, "delete it")
        elif override:
            self.turns(span, override[0])

    def value(self, text: str, span: Span, start: int, end: int) -> None:
        """Let isolates stand in a value; `text` may hold some that the source writes as escapes."""
        depth = lowest = 0
        for char in text:
            depth += (char in "\u2066\u2067\u2068") - (char == "\u2069")
            lowest = min(lowest, depth)
        source = [match.start() for match in _ISOLATES.finditer(self.text, start, end)]
        if depth == lowest == 0:
            self.allowed.update(source)
        elif not source:
            self.turns(span, "\u2066")

    def refuse_elsewhere(self) -> None:
        """Report isolates in keys and comments, and those that are not closed."""
        if self.has_isolates:
            places = (match for match in _ISOLATES.finditer(self.text) if match.start() not in self.allowed)
            for match in islice(places, MOST):
                self.turns(self.place(match.start()), match[0])

    def turns(self, span: Span, char: str) -> None:
        """Report a character that turns the direction of text."""
        self.findings.error(
            "P012", span,
            f"the character U+{ord(char):04X} turns the direction of text: what is read is not what is seen",
            "delete it; in a title, U+2066 before and U+2069 after a word do the same without harm",
        )  # fmt: skip


def _few(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    return islice(pattern.finditer(text), MOST)
