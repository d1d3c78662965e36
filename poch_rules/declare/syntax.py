"""What is wrong with a text that is not YAML, in words for people who do not know how YAML is parsed."""

from __future__ import annotations

import re
from typing import Any

import yaml

from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.repairs import repairs

#: Blanks that YAML does not take for blanks.
_ODD_BLANK = re.compile("(?:^[ \t]*|: *)([\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff])")

#: More lines that could be meant only distract.
MOST_OTHERS, OR_THIS = 2, "or it is this line"


def explain_syntax(error: yaml.YAMLError, lines: list[str], path: str, findings: Findings, loader: Any) -> None:
    """Report the fault that made the parser stop, at the line that would have to be mended."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = str(getattr(error, "problem", None) or error)
    context = getattr(error, "context", None) or ""
    line = min(mark.line, len(lines) - 1) if mark else 0
    column = mark.column if mark and mark.line == line else len(lines[line])
    quote = lines[line]
    char = quote[column : column + 1]

    def place(line: int, column: int, length: int = 1) -> Span:
        end = min(column + length, len(lines[line]))  # what is missing at the end of a line takes no room
        return Span(path, line + 1, column + 1, line + 1, max(column, end) + 1, lines[line])

    indent = quote[: len(quote) - len(quote.lstrip(" \t"))]
    odd_blank = _ODD_BLANK.search(quote)
    if "\t" in indent:
        at = indent.index("\t")
        tabs, help = place(line, at, len(indent) - at), "indent with blanks only"
        findings.error("P004", tabs, "this line is indented with a tab", help, label="a tab")
    elif char == "\t":
        findings.error("P004", place(line, column), "there is a tab here", "type a blank instead", label="a tab")
    elif "nesting depth" in problem:
        message = "brackets inside one another, more levels than any file needs"
        findings.error("P011", place(line, column), message, "write it flatter")
    elif odd_blank:
        message = f"the character U+{ord(odd_blank[1]):04X} looks like a blank and is none"
        findings.error("P003", place(line, odd_blank.start(1)), message, "type an ordinary blank instead")
    elif found := list(repairs(lines, lambda text: _gives_up(text, loader))):
        for best, others in found:
            marked = [Related(place(each.line, each.column, each.length), OR_THIS) for each in others[:MOST_OTHERS]]
            span = place(best.line, best.column, best.length)
            findings.error("P003", span, best.message, best.help, label=best.label, related=marked)
    elif char.isalnum() and quote[:column].endswith(tuple(_WITHIN_QUOTES)):
        ended, help = place(line, column - 1), _WITHIN_QUOTES[quote[column - 1]]
        findings.error("P003", ended, "the quotes end here, and the text goes on", help, label="ends the text")
    else:
        opened = getattr(error, "context_mark", None)
        related: list[Related] = []
        if opened and (opened.line, opened.column) < (line, column) and opened.line < len(lines):
            if lines[opened.line][opened.column : opened.column + 1] in ("[", "{", "'", '"'):
                related.append(Related(place(opened.line, opened.column), "opened here"))
            if char == ":" and opened.line == line:
                problem = "mapping values are not allowed"
        if "block" in context and "scalar" not in context and len(indent) < column < len(quote):
            context = "after a value"
        findings.error("P003", place(line, column), *_reworded(f"{context}: {problem}", char), related=related)


def _gives_up(text: str, loader: Any) -> int | None:
    """The line (from 0) where a parser gives up; nothing where it reads the whole text."""
    try:
        for _ in yaml.parse(text, Loader=loader):
            pass
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        return mark.line if mark else 0
    return None


def _reworded(complaint: str, char: str) -> tuple[str, str]:
    """The parser's complaint in other words, and a remedy."""
    for pattern, message, help in _WORDS:
        if re.search(pattern, complaint):
            return message.format(char=char), help
    return f"this is not YAML: {complaint}", "compare the line with one that works"


_WITHIN_QUOTES = {"'": "write it twice, or put the text in double quotes", '"': "put the text in single quotes"}
_WORDS = (
    (
        "mapping values are not allowed",
        "there is a colon where none can stand",
        "if it belongs to a text, put the text in quotes; if a key starts here, indent it like the keys beside it",
    ),
    ("unknown escape|hex", "‘\\’ means something of its own between double quotes", "use single quotes"),
    ("quoted scalar", "a text in quotes does not end", "close the quotes"),
    ("cannot start any token|that cannot start", "a value cannot start with ‘{char}’", "put the value in quotes"),
    ("expected ':'", "a key has no colon after it", "write ‘key: value’, with a blank after the colon"),
    (
        "flow",
        "a bracket is not closed, or a comma is missing",
        "write a comma between two values and close every bracket",
    ),
    ("node content", "a bracket is closed here that was not opened", "put the value in quotes if it belongs to a text"),
    ("after a value", "there is more text here after the value has ended", "put the whole value in quotes"),
    (
        "expected key|<block end>|expected '-'",
        "this line is indented neither like the lines above nor below one of them",
        "indent it like the line it belongs to",
    ),
    ("anchor|alias", "‘&’ and ‘*’ at the start of a value mark and repeat values", "put the value in quotes"),
    ("block scalar", "what follows ‘|’ or ‘>’ is not understood", "start the text on the next line"),
    ("incompatible|directive", "a line that starts with ‘%’ is not understood", "leave the line away"),
    ("tag", "‘!’ at the start of a value means a tag, and tags are not allowed", "put the value in quotes"),
    ("document start", "the text goes on where the file has ended", "leave the line ‘...’ away"),
    ("simple key|block sequence|block mapping", "a list or key cannot stand here", "start it on a new line, indented"),
)
