"""Sentences as HTML for paper, each foreign stretch with a direction of its own."""

from __future__ import annotations

import re
import unicodedata
from html import escape

#: What the wording sets round a foreign stretch: an opening mark and the closing one, with none within.
_INNERMOST = re.compile("([\u2066-\u2068])([^\u2066-\u2069]*)\u2069")
_LEFT_OVER = re.compile("[\u2066-\u2069]")
_FORCED = {"\u2066": "ltr", "\u2067": "rtl"}


def marked_up(text: str) -> str:
    """A sentence as HTML; what stands between isolating marks becomes an element.

    >>> marked_up("a & \\u2068بوخ\\u2069")
    'a &amp; <bdi dir="rtl">بوخ</bdi>'
    """
    found = escape(text, quote=False)
    while (marked := _INNERMOST.sub(_isolated, found)) != found:
        found = marked
    return _LEFT_OVER.sub("", found)


def _isolated(found: re.Match[str]) -> str:
    mark, text = found.groups()
    own = re.sub("<bdi.*?</bdi>|<[^>]*>", "", text)
    direction = _FORCED.get(mark) or direction_of(own)
    # What only holds other stretches has no letter to take a direction from.
    return text if not direction and "<bdi" in text else f'<bdi dir="{direction or "ltr"}">{text}</bdi>'


def direction_of(text: str) -> str:
    """The direction of a text’s first letter, or nothing if it has none.

    >>> direction_of("7 Könige"), direction_of("7 ملوك"), direction_of("7-8-9")
    ('ltr', 'rtl', '')
    """
    kinds = (unicodedata.bidirectional(sign) for sign in text)
    return next(("ltr" if kind == "L" else "rtl" for kind in kinds if kind in ("L", "R", "AL")), "")


def foreign(text: str) -> str:
    """A text between marks that keep it apart from the sentence round it."""
    return f"\u2068{text}\u2069"
