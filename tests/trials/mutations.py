"""The mutants of a file: its text with one thing changed, as mutmut changes things, and with conditions denied.

What nobody could notice in a game is left alone: annotations and what only mypy reads, decorators (they freeze and
remember), `__repr__`, docstrings, and the text of messages.
"""

from __future__ import annotations

import difflib
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import libcst as cst
from libcst import matchers as m
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators, operator_string

Operator = Callable[[Any], Iterable[cst.CSTNode]]


def denied_condition(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    """The same with `not` before a condition that is no comparison (those are turned round by mutmut)."""
    if not isinstance(node.test, cst.Comparison):
        test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(cst.SimpleWhitespace("")), test))


def other_string(node: cst.BaseString) -> Iterator[cst.CSTNode]:
    """Another string; of mutmut’s three the first, and none for prose, which is what has spaces in it."""
    if not (isinstance(node, cst.SimpleString) and " " in node.value.strip("'\" ")):
        yield from list(operator_string(node))[:1]


OPERATORS: tuple[tuple[Any, Operator], ...] = (
    *((kind, operator) for kind, operator in mutation_operators if operator is not operator_string),
    (cst.BaseString, other_string),
    (cst.If, denied_condition),
    (cst.While, denied_condition),
    (cst.CompIf, denied_condition),
)

#: What is left as it is, with all that stands in it.
LEFT_ALONE = m.OneOf(
    m.Annotation(),
    m.Decorator(),
    m.Assert(),
    m.Raise(),
    m.ImportFrom(),
    m.Import(),
    m.FunctionDef(name=m.Name("__repr__")),
    m.If(test=m.Name("TYPE_CHECKING")),
    m.SimpleStatementLine(body=[m.Expr(m.SimpleString())]),
    m.Arg(keyword=m.Name("says")),
    m.AnnAssign(annotation=m.Annotation(m.Name("TypeAlias"))),
    m.Assign(value=m.Call(func=m.Name("TypeVar"))),
    m.Assign(value=m.Subscript(value=m.Name("Annotated"))),
)


class Place(NamedTuple):
    """A node that can be changed: where it and its statement stand in the file, in which function, what changes it."""

    where: CodeRange
    statement: range
    function: str
    node: cst.CSTNode
    operator: Operator


@dataclass(frozen=True)
class Mutant:
    """A file with one change.  `was` and `becomes` are the changed lines without their indentation.

    `line` is where the change begins, `statement` all lines of which a test that runs any could notice it.
    """

    file: str
    line: int
    statement: range
    function: str
    was: str
    becomes: str
    text: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines are written above it."""
        return (self.file, self.function, self.was, self.becomes)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}\n    - {self.was}\n    + {self.becomes}"


class Mutations:
    """Everything that can be changed in one file, by line."""

    def __init__(self, root: Path, file: str) -> None:
        self.file, self.source = file, (root / file).read_text(encoding="utf-8")
        wrapper = MetadataWrapper(cst.parse_module(self.source))
        self.module, positions = wrapper.module, wrapper.resolve(PositionProvider)
        self.lines: dict[int, list[Place]] = defaultdict(list)
        for node, function, statement in nodes_of(self.module, (), None):
            for kind, operator in OPERATORS:
                if isinstance(node, kind) and next(iter(operator(node)), None) is not None:
                    where = positions[node]
                    around = where if statement is None else positions[statement]
                    lines = range(around.start.line, around.end.line + 1)
                    self.lines[where.start.line].append(Place(where, lines, function, node, operator))

    def draw(self, line: int, dice: random.Random) -> Mutant | None:
        """A mutant of that line: first how it is changed, then where; nothing for a change that makes none."""
        operator = dice.choice(sorted({place.operator for place in self.lines[line]}, key=lambda each: each.__name__))
        place = dice.choice([place for place in self.lines[line] if place.operator is operator])
        changed = dice.choice(list(operator(place.node)))
        text = self.with_change(place, changed)
        try:
            compile(text, self.file, "exec")
        except SyntaxError:
            return None
        was, becomes = changed_lines(self.source, text)
        return Mutant(self.file, line, place.statement, place.function, was, becomes, text) if was != becomes else None

    def with_change(self, place: Place, changed: cst.CSTNode) -> str:
        """The text of the file with another node in a place; only statements with a body take the long way."""
        if isinstance(place.node, cst.BaseCompoundStatement):
            return self.module.deep_replace(place.node, changed).code  # type: ignore[attr-defined, no-any-return]
        lines = self.source.splitlines(keepends=True)
        start, end = place.where.start, place.where.end
        before = "".join(lines[: start.line - 1]) + lines[start.line - 1][: start.column]
        after = lines[end.line - 1][end.column :] + "".join(lines[end.line :])
        return before + self.module.code_for_node(changed).strip() + after


def nodes_of(
    node: cst.CSTNode, names: tuple[str, ...], statement: cst.CSTNode | None
) -> Iterator[tuple[cst.CSTNode, str, cst.CSTNode | None]]:
    """Every node that may be changed, with the dotted name of the function or class, and the statement it stands in.

    What heads a statement with a body stands in none.
    """
    if m.matches(node, LEFT_ALONE):
        return
    if isinstance(node, cst.FunctionDef | cst.ClassDef):
        names = (*names, node.name.value)
    if isinstance(node, cst.SimpleStatementLine):
        statement = node
    yield node, ".".join(names), statement
    for child in node.children:
        yield from nodes_of(child, names, statement)


def changed_lines(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, each stripped and joined by a space."""
    one, two = before.splitlines(), after.splitlines()
    was, becomes = [], []
    for kind, a, b, c, d in difflib.SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if kind != "equal":
            was += one[a:b]
            becomes += two[c:d]
    return " ".join(map(str.strip, was)), " ".join(map(str.strip, becomes))
