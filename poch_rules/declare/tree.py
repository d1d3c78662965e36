"""From the text of a YAML file to its tree.

The tree is built from the parser's events and not by PyYAML's own composer: that takes a tenth of the time on a large
file, and what would make trouble later is refused while it is read.  An author of rules has no use for keys that stand
twice, tags, a second document, aliases that grow without bound; a reviewer may overlook them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

from poch_rules.declare.bare import is_bare, report_cut, take_bare
from poch_rules.declare.characters import Characters
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.located import Entry, Fields, Items, Node, Scalar, each_of, plain_value, repeated
from poch_rules.declare.spelling import nearest
from poch_rules.declare.syntax import explain_syntax

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
#: What the author of an empty file could start from.
VARIANT = "a copy of a variant that ‘poch list’ names"
#: No honest file comes near these.
DEEPEST = 40
MOST_BY_ALIASES = 100_000
MOST_VALUES = 250_000
#: Where the parser sees a new line.
LINE_BREAK = re.compile("\r\n|\r|\n|\x85|\u2028|\u2029")
#: A line without content: blank, a comment, or a mark at the start or the end of a document.
_NOTHING = re.compile(r"(?:---|\.\.\.)?\s*(?:#.*)?")
#: What may stand before a node that has an anchor or a tag: these, blanks, comments.
_PROPERTIES = re.compile(r"(?:[&!][^\s,\[\]{}]*|\s|#[^\n]*)*")


def read_text(text: str, path: str, findings: Findings, *, model: str = VARIANT, loader: Any = LOADER) -> Node | None:
    """The content of a YAML text; nothing if there is none or it is not YAML.  Faults go to the findings."""
    if path not in findings.files:
        findings.files.append(path)
    return _Reading(text, path, findings, model).read(loader)


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read, in braces or not.

    `count` is how many nodes there were before it, `cut` are the entries whose texts were cut by commas.
    """

    node: Items | Fields
    anchor: str | None
    count: int
    braces: bool = False
    key: Scalar | None = None
    skip: bool = False
    merged: list[Fields] = field(default_factory=list)
    cut: list[Entry] = field(default_factory=list)


@dataclass(slots=True)
class _Mark:
    """A place in the text, as PyYAML's marks have it: all counted from 0."""

    index: int
    line: int
    column: int


class _TooMuch(Exception):
    """Reading on would be of no use."""


class _Reading:
    """One text on its way to a tree.  (Events and their marks are looser in PyYAML's types than in fact: `Any`.)"""

    def __init__(self, text: str, path: str, findings: Findings, model: str) -> None:
        self.text, self.path, self.findings, self.model = text, path, findings, model
        self.lines = LINE_BREAK.split(text)
        self.root: Node | None = None
        self.stack: list[_Open] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.count = self.by_aliases = 0
        self.characters = Characters(text, self.span_at, findings)

    def read(self, loader: Any) -> Node | None:
        if self.characters.refuse_anywhere():
            return None
        try:
            self.events(loader)
        except _TooMuch:
            return None
        except yaml.YAMLError as error:
            if not any(_NOTHING.fullmatch(line) is None for line in self.lines):
                self.empty()
                return None
            explain_syntax(error, self.lines, self.path, self.findings, loader)
            return None
        self.characters.refuse_elsewhere()
        root = self.root
        if root is None or (isinstance(root, Scalar) and root.value is None):
            self.empty()
            return None
        return root

    def empty(self) -> None:
        help = f"write something, or start from {self.model}"
        self.error("P005", Span(self.path, 1, 1, 1, 1), "the file has no content", help)

    def events(self, loader: Any) -> None:
        documents = 0
        for event in yaml.parse(self.text, Loader=loader):
            kind = type(event)
            if kind is yaml.ScalarEvent:
                self.place(self.scalar(event))
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self.open(event, Fields if kind is yaml.MappingStartEvent else Items)
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self.close(event)
            elif kind is yaml.AliasEvent:
                self.alias(event)
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    at = self.span(event.start_mark, event.end_mark)
                    help = "put what follows into a file of its own"
                    self.error("P007", at, "a second YAML document starts here; a file holds one", help)
                    return

    def error(self, code: str, span: Span, message: str, help: str, *related: Related, label: str = "") -> None:
        self.findings.error(code, span, message, help, related=related, label=label)

    # -- places

    def span(self, start: Any, end: Any) -> Span:
        line = start.line
        quote = self.lines[line] if line < len(self.lines) else ""
        return Span(self.path, line + 1, start.column + 1, end.line + 1, end.column + 1, quote)

    def span_at(self, start: int, length: int = 1) -> Span:
        """The place of characters by their number in the text."""
        before = LINE_BREAK.split(self.text[:start])
        line, column = len(before), len(before[-1]) + 1
        quote = self.lines[line - 1]  # what breaks a line stands in none
        return Span(self.path, line, column, line, min(column + length, len(quote) + 1), quote)

    def start(self, event: Any) -> Any:
        """Where a node itself starts, after its anchor."""
        mark = event.start_mark
        if event.anchor is None:
            return mark
        match = _PROPERTIES.match(self.text, mark.index)
        assert match is not None
        breaks = LINE_BREAK.split(match[0])
        column = mark.column + len(match[0]) if len(breaks) == 1 else len(breaks[-1])
        return _Mark(match.end(), mark.line + len(breaks) - 1, column)

    # -- nodes

    def scalar(self, event: Any) -> Scalar:
        self.count += 1
        start, end = self.start(event), event.end_mark
        if start.index > end.index:  # an anchor with nothing after it
            start = end
        text: str = event.value
        raw = self.text[start.index : end.index]
        value = text if event.style and event.style != "plain" else plain_value(text)
        node = Scalar(text, value, self.span(start, end), raw)
        if event.tag is not None:
            self.tag(event)
        elif self.characters.has_isolates or "\\" in raw:
            if "\\" in raw:
                self.characters.escaped(text, node.span)
            if not self.at_key():
                self.characters.value(text, node.span, start.index, end.index)
        if event.anchor is not None:
            self.anchors[event.anchor] = node, 1
        return node

    def at_key(self) -> bool:
        """Whether the next node is a key."""
        frame = self.stack[-1] if self.stack else None
        return frame is not None and isinstance(frame.node, Fields) and frame.key is None and not frame.skip

    def tag(self, event: Any) -> None:
        at = max(self.text.find("!", event.start_mark.index), 0)
        word = re.match(r"[^\s,\[\]{}]*", self.text[at : at + 200])
        name = word[0] if word else "!"
        self.error(
            "P009", self.span_at(at, len(name)),
            f"the tag ‘{name}’ is not allowed: values here are words, numbers, lists and mappings",
            f"leave ‘{name}’ away", label="a tag",
        )  # fmt: skip

    def open(self, event: Any, kind: type[Fields] | type[Items]) -> None:
        self.count += 1
        span = self.span(self.start(event), event.end_mark)
        if event.tag is not None:
            self.tag(event)
        if len(self.stack) >= DEEPEST:
            self.error("P011", span, f"more than {DEEPEST} levels of brackets or indentation", "write it flatter")
            raise _TooMuch
        self.stack.append(_Open(kind(span), event.anchor, self.count, event.flow_style))

    def close(self, event: Any) -> None:
        frame = self.stack.pop()
        node = frame.node
        end = event.end_mark
        if event.start_mark.index < end.index:  # a bracket
            node.span = node.span._replace(end_line=end.line + 1, end_column=end.column + 1)
        elif (last := _end(node)) and last >= node.span[1:3]:  # a block ends with the last thing in it
            node.span = node.span._replace(end_line=last[0], end_column=last[1])
        if isinstance(node, Fields):
            for merged in frame.merged:
                for name, entry in merged.entries.items():
                    node.entries.setdefault(name, entry)
        for entry in frame.cut:
            report_cut(entry, self.findings)
        if frame.anchor is not None:
            self.anchors[frame.anchor] = node, self.count - frame.count + 1
        self.place(node)

    def alias(self, event: Any) -> None:
        name: str = event.anchor
        span = self.span(event.start_mark, event.end_mark)
        if any(frame.anchor == name for frame in self.stack):
            message = f"‘*{name}’ stands inside ‘&{name}’: it would contain itself"
            self.error("P010", span, message, "write the value out")
            raise _TooMuch
        if name not in self.anchors:
            meant = nearest(name, self.anchors)
            help = f"did you mean ‘*{meant}’?" if meant else f"write ‘&{name}’ before the value that is meant"
            self.error("P010", span, f"‘*{name}’ repeats a value, but none is marked ‘&{name}’ above", help)
            self.place(Scalar(name, name, span, f"*{name}"))
            return
        node, size = self.anchors[name]
        self.count += size
        self.by_aliases += size
        if self.by_aliases > MOST_BY_ALIASES:
            message = f"aliases make this file more than {MOST_BY_ALIASES:,} values long"
            self.error("P010", span, message, "write the values out")
            raise _TooMuch
        self.place(repeated(node, span))

    def place(self, node: Node) -> None:
        """Put a finished node where it belongs."""
        if self.count > MOST_VALUES:
            message = f"the file has more than {MOST_VALUES:,} keys and values"
            self.error("P011", node.span, message, "split it, or leave away what is not needed")
            raise _TooMuch
        if not self.stack:
            self.root = node
            return
        frame = self.stack[-1]
        if isinstance(frame.node, Items):
            frame.node.items.append(node)
        elif frame.skip:
            frame.skip = False
        elif frame.key is None:
            self.key(frame, frame.node, node)
        else:
            key, frame.key = frame.key, None
            if key.raw == "<<":
                self.merge(frame, key, node)
            elif frame.braces and is_bare(key, node):
                cut = take_bare(frame.node, key, node, self.findings)
                if cut is not None and cut not in frame.cut:
                    frame.cut.append(cut)
            else:
                frame.node.entries[key.text] = Entry(key, node)

    def key(self, frame: _Open, fields: Fields, node: Node) -> None:
        if not isinstance(node, Scalar):
            self.error("P013", node.span, "a list or mapping cannot be a key", "a key is one word before a colon")
            frame.skip = True
        elif node.text in fields.entries:
            first = fields.entries[node.text].key.span
            self.error(
                "P008", node.span, f"the key ‘{node.text}’ stands twice in one mapping", "keep one of the two",
                Related(first, "first time"), label="second time",
            )  # fmt: skip
            frame.skip = True
        else:
            frame.key = node

    def merge(self, frame: _Open, key: Scalar, node: Node) -> None:
        """``<<: *other`` takes over the entries of another mapping that this one does not have itself."""
        for each in each_of(node):
            if isinstance(each, Fields):
                frame.merged.append(each)
            else:
                message = "‘<<’ takes over the entries of a mapping, and this is none"
                self.error("P013", key.span, message, "leave ‘<<’ away")


def _end(node: Items | Fields) -> tuple[int, int] | None:
    """Where the last thing in a list or mapping ends."""
    if isinstance(node, Items):
        return node.items[-1].span[3:5] if node.items else None
    if not node.entries:
        return None
    last = next(reversed(node.entries.values()))
    return max(last.key.span[3:5], last.value.span[3:5])
