"""Words in braces without a colon: the rest of a text that a comma has cut, or a key whose colon has no blank.

YAML takes ``{en: Michigan, or Boodle}`` for two keys, the second with nothing after it, and ``{board.stake:2}`` for
one.  Nobody means that: no file has a key without a value.
"""

from __future__ import annotations

import re

from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.located import Entry, Fields, Node, Scalar, plain_value

#: What is said of ``board.stake:2``, which YAML takes for one word.
NO_BLANK = "no blank stands after the colon of ‘{key}’"
_GLUED = re.compile(r"(?P<key>[^\W\d][\w./*-]*):(?P<value>(?!//)\S.*)", re.DOTALL)
_COULD_BE_KEY = re.compile(r"[a-z][\w.]*")


def glued(scalar: Scalar) -> Entry | None:
    """The key and the value of ``key:value`` that stand there as one plain word, each with its place."""
    match = _GLUED.fullmatch(scalar.text) if scalar.raw == scalar.text else None
    if match is None:
        return None
    span, value, at = scalar.span, match["value"], len(match["key"])
    key = Scalar(
        match["key"], match["key"], span._replace(end_line=span.line, end_column=span.column + at), match["key"]
    )
    return Entry(key, Scalar(value, plain_value(value), span._replace(column=span.column + at + 1), value))


def report_glued(scalar: Scalar, entry: Entry, findings: Findings) -> None:
    """Report a key whose colon has no blank after it."""
    value = entry.value.text if isinstance(entry.value, Scalar) else ""
    message, help = NO_BLANK.format(key=entry.key.text), f"write ‘{entry.key.text}: {value}’"
    findings.error("P003", scalar.span, message, help, label="no blank")


def is_bare(key: Scalar, value: Node) -> bool:
    """Whether a key in braces has neither a colon nor a value."""
    after = key.span.quote[key.span.end_column - 1 :].lstrip() if key.span.line == key.span.end_line else ""
    return isinstance(value, Scalar) and not value.raw and value.value is None and after[:1] != ":"


def take_bare(fields: Fields, key: Scalar, nothing: Node, findings: Findings) -> Entry | None:
    """Put a word without a colon where it was meant to stand; the entry whose text it goes on, if it is one."""
    entry = glued(key)
    before = next(reversed(fields.entries.values()), None)
    if entry is not None and entry.key.text not in fields.entries:
        report_glued(key, entry, findings)
        fields.entries[entry.key.text] = entry
    elif before is not None and isinstance(before.value, Scalar) and before.value.raw[:1] not in ("", "'", '"'):
        cut = before.value
        whole = f"{cut.text}, {key.text}"
        span = cut.span._replace(end_line=key.span.end_line, end_column=key.span.end_column)
        before.value = Scalar(whole, whole, span, f"{cut.raw}, {key.raw}")
        return before
    else:
        fields.entries[key.text] = Entry(key, nothing)
    return None


def report_cut(entry: Entry, findings: Findings) -> None:
    """Report a text that was cut by commas."""
    text, name = entry.value, entry.key.text
    assert isinstance(text, Scalar)
    rest = text.text.split(", ")[-1]
    help = f'write ‘{name}: "{text.text}"’'
    if _COULD_BE_KEY.fullmatch(rest):
        help += f", or ‘{name}: [{text.text}]’ if it is a list, or ‘{rest}: …’ if that is a key"
    message = f"a text with a comma stands in quotes: without them the comma ends ‘{name}’"
    findings.error("P014", text.span, message, help, label="one text?")
