"""The tree of a YAML file, in which every key and value knows its place; and what unquoted words mean.

Scalars are those of the core schema of YAML 1.2: ``no`` and ``off`` are words, ``7:8:9`` and ``2024-01-01`` are
text, ``010`` is no number.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from poch_rules.declare.diagnostics import Span

Plain: TypeAlias = str | int | float | bool | None


@dataclass(eq=False, slots=True)
class Scalar:
    """One word, text or number.

    `text` is what stands there without quotes, `value` what it means, `raw` the source with its quotes.
    """

    text: str
    value: Plain
    span: Span
    raw: str


@dataclass(eq=False, slots=True)
class Items:
    """A list."""

    span: Span
    items: list[Node] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Entry:
    """A key with its value."""

    key: Scalar
    value: Node


@dataclass(eq=False, slots=True)
class Fields:
    """A mapping, in the order of the file."""

    span: Span
    entries: dict[str, Entry] = field(default_factory=dict)


Node: TypeAlias = Scalar | Items | Fields


def data(node: Node) -> object:
    """The node as plain Python: strings, numbers, lists and mappings."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Items):
        return [data(item) for item in node.items]
    return {name: data(entry.value) for name, entry in node.entries.items()}


def each_of(node: Node) -> list[Node]:
    """The items of a list; what is no list is meant as the only one."""
    return node.items if isinstance(node, Items) else [node]


def under(entry: Entry | None) -> Mapping[str, Entry]:
    """What stands under a key, by name; nothing if the key is missing or its value is no mapping."""
    return entry.value.entries if entry is not None and isinstance(entry.value, Fields) else {}


def repeated(node: Node, span: Span) -> Node:
    """The node as an alias at `span` repeats it: it stands there, and is written out where it was."""
    here = span._replace(origin=node.span.origin or node.span)
    if isinstance(node, Scalar):
        return Scalar(node.text, node.value, here, node.raw)
    if isinstance(node, Items):
        return Items(here, [repeated(item, span) for item in node.items])
    entries = {}
    for name, entry in node.entries.items():
        key = entry.key
        place = span._replace(origin=key.span.origin or key.span)
        entries[name] = Entry(Scalar(key.text, key.value, place, key.raw), repeated(entry.value, span))
    return Fields(here, entries)


_NULL = {"~", "null", "Null", "NULL"}
_BOOL = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
# Longer numbers count nothing at a card table, and no leading zero, which half of all readers take for base eight.
_INT = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,29})")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]{1,3})?")


def plain_value(text: str) -> Plain:
    """What an unquoted word means in the core schema of YAML 1.2.

    >>> [plain_value(t) for t in ("no", "7", "7:8", "010", "true", "~", "5.5")]
    ['no', 7, '7:8', '010', True, None, 5.5]
    """
    if not text or text in _NULL:
        return None
    if text[0] in "0123456789+-.":
        if _INT.fullmatch(text):
            return int(text)
        if _FLOAT.fullmatch(text):
            return float(text)
    return _BOOL.get(text, text)


#: How far from one word of a text the next can be; where it is farther its place is not worth the search.
_FARTHEST = 1000


def places_of_words(scalar: Scalar) -> list[tuple[str, Span]]:
    """The words of a text, each with its own place in the file; commas between them do not count."""
    found, at, span = [], 0, scalar.span.origin or scalar.span

    def place(word: Span) -> Span:
        return scalar.span._replace(origin=word) if scalar.span.origin else word

    lines = re.split("\r\n|\r|\n", scalar.raw)
    starts = [0, *(match.end() for match in re.finditer("\r\n|\r|\n", scalar.raw))]
    for word in re.findall(r"[^\s,]+", scalar.text):
        here = scalar.raw.find(word, at, at + len(word) + _FARTHEST)
        if here < 0:  # written with escapes: the whole text is the best place there is
            found.append((word, place(span)))
            continue
        at = here + len(word)
        down = bisect(starts, here) - 1
        column = here - starts[down] + (1 if down else span.column)
        quote = lines[down] if down else span.quote
        line = span.line + down
        found.append((word, place(Span(span.path, line, column, line, column + len(word), quote))))
    return found
