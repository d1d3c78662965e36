"""Sentences of the wording as HTML, and as text for what holds no elements.

The wording sets apart what it puts into a right-to-left sentence by marks of direction.  In pages, on paper and in
books for readers these marks become elements (``<bdi>``), so that neither a search nor a copied line ever meets them.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple, TypeAlias

from poch_rules.declare.wording.messages import END_OF_MARKED, FIRST_STRONG, LEFT_TO_RIGHT, RIGHT_TO_LEFT

#: What opens a stretch, with the direction it has (none: that of its first letter).
_OPENING = {FIRST_STRONG: "", LEFT_TO_RIGHT: "ltr", RIGHT_TO_LEFT: "rtl"}
_MARK = re.compile(f"([{''.join(_OPENING)}{END_OF_MARKED}])")


class Stretch(NamedTuple):
    """Words that keep a direction of their own, ``ltr`` or ``rtl``, and stretches among them."""

    direction: str
    parts: tuple[Part, ...]


Part: TypeAlias = "str | Stretch"


def parts_of(text: str) -> tuple[Part, ...]:
    """A sentence taken apart at its marks; one without a partner is left away.

    A stretch without a letter of its own that only joins others has no direction to take, and dissolves.

    >>> parts_of("a \u2068\u2068b\u2069, \u2068d\u2069\u2069")
    ('a ', Stretch(direction='ltr', parts=('b',)), ', ', Stretch(direction='ltr', parts=('d',)))
    """
    within: list[tuple[str, list[Part]]] = [("", [])]
    for piece in _MARK.split(text):
        if piece in _OPENING:
            within.append((_OPENING[piece], []))
        elif piece == END_OF_MARKED:
            if len(within) > 1:
                set_, parts = within.pop()
                within[-1][1].extend(_closed(set_, parts))
        elif piece:
            within[-1][1].append(piece)
    return tuple(part for _, parts in within for part in parts)


def _closed(set_: str, parts: Sequence[Part]) -> Sequence[Part]:
    own = "".join(part for part in parts if isinstance(part, str))
    direction = set_ or direction_of(own)
    if not direction and any(isinstance(part, Stretch) for part in parts):
        return parts
    return [Stretch(direction or "ltr", tuple(parts))]


def direction_of(text: str) -> str:
    """The direction of a text’s first letter, or nothing if it has none.

    >>> direction_of("7 Könige"), direction_of("7 ملوك"), direction_of("7-8-9")
    ('ltr', 'rtl', '')
    """
    kinds = (unicodedata.bidirectional(sign) for sign in text)
    return next(("ltr" if kind == "L" else "rtl" for kind in kinds if kind in ("L", "R", "AL")), "")


def foreign(text: str) -> str:
    """A text between marks that keep it apart from the sentence round it."""
    return f"{FIRST_STRONG}{text}{END_OF_MARKED}"


def as_markup(text: str) -> str:
    """A sentence as the content of an element.

    >>> as_markup("a & \u2068بوخ\u2069")
    'a &amp; <bdi dir="rtl">بوخ</bdi>'
    """
    return "".join(map(_markup, parts_of(text)))


def _markup(part: Part) -> str:
    if isinstance(part, str):
        return escape(part, quote=False)
    return f'<bdi dir="{part.direction}">{"".join(map(_markup, part.parts))}</bdi>'


def as_label(text: str) -> str:
    """A sentence for an attribute or a title, which hold no elements.

    >>> as_label("“\u2068b\u2069” & c")
    '“b” &amp; c'
    """
    return escape(unmarked(text))


def unmarked(text: str) -> str:
    """The text without its marks.

    >>> unmarked("a \u2068b\u2069")
    'a b'
    """
    return _MARK.sub("", text)


def as_script(data: Mapping[str, Any]) -> str:
    """Data as JSON for a script element, without marks, and with no end tag that could cut it short.

    >>> print(as_script({"a": "</script>", "b": "\u2068c\u2069"}))
    {"a":"\\u003c/script>","b":"c"}
    """
    return unmarked(json.dumps(data, ensure_ascii=False, separators=(",", ":"))).replace("<", "\\u003c")
