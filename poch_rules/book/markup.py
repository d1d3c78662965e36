"""Texts of the wording as HTML, for pages that are made without Sphinx."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import escape
from typing import Any

#: What opens an isolated stretch of a right-to-left sentence, as an element.
ISOLATES = {"\u2066": '<bdi dir="ltr">', "\u2067": '<bdi dir="rtl">', "\u2068": "<bdi>"}


def as_markup(text: str) -> str:
    """A sentence of the wording as HTML; its isolated stretches are elements.

    One without a letter of its own, which only joins others, has no direction to take and is left away.

    >>> as_markup("a < \u2068b\u2069 \u2068\u2068c\u2069, \u2068d\u2069\u2069")
    'a &lt; <bdi>b</bdi> <bdi>c</bdi>, <bdi>d</bdi>'
    """
    within: list[tuple[str, list[str]]] = [("", [])]
    for part in re.split("([\u2066-\u2069])", escape(text)):
        if part in ISOLATES:
            within.append((ISOLATES[part], []))
        elif part == "\u2069" and len(within) > 1:
            tag, inside = within.pop()
            own = "".join(piece for piece in inside if not piece.startswith("<bdi"))
            alone = tag == "<bdi>" and len(inside) > 1 and not any(letter.isalpha() for letter in own)
            within[-1][1].append("".join(inside) if alone else f"{tag}{''.join(inside)}</bdi>")
        elif part:
            within[-1][1].append(part)
    return "".join(piece for _, pieces in within for piece in pieces)


def unmarked(text: str) -> str:
    """The text without the marks that set its parts apart, for what holds no elements.

    >>> unmarked("a \u2068b\u2069")
    'a b'
    """
    return text.translate(dict.fromkeys(range(0x2066, 0x206A)))


def as_script(data: Mapping[str, Any]) -> str:
    """Data as JSON for a script element, which no end tag within it can cut short.

    >>> print(as_script({"a": "</script>"}))
    {"a":"\\u003c/script>"}
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
