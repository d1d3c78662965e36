"""What is wrong with a file: at which place, in the author's words, and what would be right."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple, Protocol

from poch_rules.core.family import Code
from poch_rules.declare.codes import CODES

__all__ = ["CODES", "Code", "Diagnostic", "Findings", "Refused", "Related", "Span", "Unreadable", "render"]

ERROR, WARNING = "error", "warning"
#: Nobody reads more; whoever writes a file of another kind by mistake gets no more.
MOST = 100
#: More places where a value is repeated only distract.
MOST_USES = 4
#: What is quoted of an author's words in a message.
_LONG = re.compile("‘([^’]{80})[^’]+’")
#: A line that is longer than this is shown only around the fault.
LONGEST_LINE = 160


class Span(NamedTuple):
    """A stretch of a file: lines and columns start at 1, columns count characters, the end is the first place after it.

    `quote` is the first line of the stretch as the file has it, so that it can be shown without reading again.  Of what
    an alias repeats the stretch is the alias, and `origin` the place where it is written out.
    """

    path: str
    line: int
    column: int
    end_line: int
    end_column: int
    quote: str = ""
    origin: Span | None = None

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"

    @property
    def shown(self) -> str:
        """Where it begins, for a reader."""
        return f"{shown_path(self.path)}:{self.line}:{self.column}"


def within(span: Span, word: str) -> Span:
    """Where a word stands in the first line of a stretch; the whole stretch if it is not to be found there."""
    at = span.quote.find(word, span.column - 1)
    if at < 0 or (span.line == span.end_line and at + len(word) >= span.end_column):
        return span
    return span._replace(column=at + 1, end_line=span.line, end_column=at + 1 + len(word))


class Related(NamedTuple):
    """Another place that has to do with a fault, and how."""

    span: Span
    message: str


@dataclass(frozen=True)
class Diagnostic:
    """One fault: its code, ``error`` or ``warning``, where, what is wrong, and one remedy.

    `label` are the few words under the quoted line.
    """

    code: str
    severity: str
    span: Span
    message: str
    help: str = ""
    related: tuple[Related, ...] = ()
    label: str = ""


class Refused(Exception):
    """The files cannot be used; `diagnostics` says why, in file order."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(render(diagnostics).rstrip("\n"))
        self.diagnostics = tuple(diagnostics)


class Unreadable(Refused):
    """There is no file of that name, or it cannot be opened."""


@dataclass
class Findings:
    """The faults found so far in one file and those that it is made from; `files` in the order of their reading."""

    files: list[str] = field(default_factory=list)
    found: list[Diagnostic] = field(default_factory=list)
    _ways: list[tuple[Related, str | None]] = field(default_factory=list)

    def error(
        self, code: str, span: Span, message: str, help: str = "", *, label: str = "", related: Iterable[Related] = ()
    ) -> None:
        """Something for which the file must be refused."""
        self._add(Diagnostic(code, ERROR, span, message, help, tuple(related), label))

    def warning(
        self, code: str, span: Span, message: str, help: str = "", *, label: str = "", related: Iterable[Related] = ()
    ) -> None:
        """Something that is probably not meant."""
        self._add(Diagnostic(code, WARNING, span, message, help, tuple(related), label))

    @contextmanager
    def through(self, span: Span, message: str, inside: str | None = None) -> Iterator[None]:
        """Whatever is found meanwhile in another file was come to through this place, which is named with it.

        `inside` is that file, where only one is meant.
        """
        self._ways.append((Related(span, message), inside))
        try:
            yield
        finally:
            self._ways.pop()

    def _add(self, d: Diagnostic) -> None:
        for way, inside in reversed(self._ways):
            is_there = d.span.path == inside if inside is not None else d.span.path != way.span.path
            if is_there and d.span.path != way.span.path and all(way.span != each.span for each in d.related):
                d = replace(d, related=(*d.related, way))
        d = replace(d, message=_LONG.sub(r"‘\1…’", d.message), help=_LONG.sub(r"‘\1…’", d.help))
        # What is no good YAML is no good value either.
        known = any(d == one or (one.code < "P1" and one.span[:3] == d.span[:3]) for one in self.found)
        if not known and not self._repeats(d):
            self.found.append(_with_origin(d))
        if len(self.found) >= MOST:
            raise Refused(self.ordered)

    def _repeats(self, d: Diagnostic) -> bool:
        """Whether it is about a value that was found wrong already, where it is written or at another alias."""
        if d.span.origin is None:
            return False
        place = d.span.origin[:3]
        for n, one in enumerate(self.found):
            if one.code == d.code and (one.span.origin or one.span)[:3] == place:
                if len(one.related) < MOST_USES:
                    used = Related(d.span, "used here as well")
                    self.found[n] = replace(one, related=(*one.related, used))
                return True
        return False

    @property
    def errors(self) -> int:
        """How many of them are errors."""
        return sum(d.severity == ERROR for d in self.found)

    @property
    def ordered(self) -> tuple[Diagnostic, ...]:
        """Everything in file order: the examined file first, then those that it is made from."""
        place = {path: i for i, path in enumerate(self.files)}

        def key(d: Diagnostic) -> tuple[int, int, int]:
            return place.get(d.span.path, len(place)), d.span.line, d.span.column

        return tuple(sorted(self.found, key=key))

    def stop_if_failed(self) -> None:
        """Raise `Refused` with everything found if there is an error."""
        if self.errors:
            raise Refused(self.ordered)


def _with_origin(d: Diagnostic) -> Diagnostic:
    """The same with the place where the value is written out, if an alias repeats it."""
    origin = d.span.origin
    if origin is None or any(each.span[:3] == origin[:3] for each in d.related):
        return d
    return replace(d, related=(*d.related, Related(origin, "it is written out here")))


def render(diagnostics: Sequence[Diagnostic], colour: bool = False) -> str:
    """The diagnostics for a reader at a terminal, a blank line between two; ends with a newline.

    >>> place = Span("my-poch.yaml", 8, 3, 8, 14, "  board.stkae: 2")
    >>> fault = Diagnostic("P104", "error", place, "no rule has a setting ‘board.stkae’",
    ...                    "did you mean ‘board.stake’?", label="unknown setting")
    >>> print(render([fault]), end="")
    error[P104]: no rule has a setting ‘board.stkae’
     --> my-poch.yaml:8:3
      |
    8 |   board.stkae: 2
      |   ^^^^^^^^^^^ unknown setting
      = help: did you mean ‘board.stake’?
    """
    return "\n".join(_one(d, _paint if colour else _plain) for d in diagnostics)


def shown_path(path: str) -> str:
    """A path as a reader wants it: relative where the file lies below the working directory."""
    if os.path.isabs(path):
        try:
            return printable(Path(path).relative_to(Path.cwd()).as_posix())
        except (ValueError, OSError):
            pass
    return printable(path)


def printable(text: str) -> str:
    """The text with characters that a terminal would obey, or show the wrong way round, spelt out."""
    return "".join(_spelt(char) for char in text)


def _spelt(char: str) -> str:
    if char == "\t":
        return " "
    if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") and char not in "\u200c\u200d":
        return f"<U+{ord(char):04X}>"
    return char


def _plain(text: str, style: str) -> str:
    return text


_STYLES = {"error": "1;31", "warning": "1;33", "frame": "1;34", "message": "1"}


def _paint(text: str, style: str) -> str:
    return f"\x1b[{_STYLES[style]}m{text}\x1b[0m"


def _one(d: Diagnostic, paint: _Painter) -> str:
    margin = max((len(str(s.line)) for s in (d.span, *(r.span for r in d.related)) if s.quote), default=1)
    head = paint(f"{d.severity}[{d.code}]", d.severity) + paint(f": {printable(d.message)}", "message")
    lines = [head, *_excerpt(d.span, d.label, "^", "-->", margin, paint, d.severity)]
    for span, message in d.related:
        lines += _excerpt(span, message, "-", ":::", margin, paint, "frame")
    if d.help:
        lines.append(f"{' ' * (margin + 1)}{paint('=', 'frame')} help: {printable(d.help)}")
    return "\n".join(lines) + "\n"


def _excerpt(span: Span, label: str, mark: str, arrow: str, margin: int, paint: _Painter, style: str) -> list[str]:
    """Where it is, the quoted line, and marks under the words that are meant."""
    blank = " " * margin
    place = f"{blank}{paint(arrow, 'frame')} {span.shown}"
    if not span.quote.strip():
        return [place + (f" {printable(label)}" if label and arrow == ":::" else "")]
    start = span.column - 1
    end = span.end_column - 1 if span.end_line == span.line else len(span.quote.rstrip())
    quote, start, end = _cut(span.quote, start, max(end, start + 1))
    before, marked = printable(quote[:start]), printable(quote[start:end])
    under = " " * _width(before) + paint(
        mark * max(1, _width(marked)) + (f" {printable(label)}" if label else ""), style
    )
    bar = paint("|", "frame")
    return [
        place,
        f"{blank} {bar}",
        f"{span.line:>{margin}} {bar} {printable(quote).rstrip()}",
        f"{blank} {bar} {under}",
    ]


def _cut(line: str, start: int, end: int) -> tuple[str, int, int]:
    """The part of a very long line around the marked words, and where these are in it."""
    if len(line) <= LONGEST_LINE:
        return line, start, end
    first = max(0, start - LONGEST_LINE // 4)
    part = line[first : first + LONGEST_LINE]
    head, tail = "…" if first else "", "…" if first + LONGEST_LINE < len(line) else ""
    shift = len(head) - first
    return head + part + tail, start + shift, min(end + shift, len(head + part))


def _width(text: str) -> int:
    """How many columns of a terminal the text takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


class _Painter(Protocol):
    """How a piece of text is coloured, by the name of its style."""

    def __call__(self, text: str, style: str) -> str: ...
