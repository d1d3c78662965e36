"""Words that must not run out of the place they stand in."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from poch_rules.book.pictures.svg import text
from poch_rules.declare.wording import Wording

#: Widths of letters in heights of the type, on the wide side of the serif faces that readers have.
_NARROW, _USUAL, _WIDE, _CAPITAL, _ARABIC = 0.36, 0.59, 0.95, 0.76, 0.58
_NARROW_LETTERS, _WIDE_LETTERS = frozenset("fijlrtłI.,:;'’-–() اأإآ"), frozenset("mwMWÆŒæœ")
LEAST_SIZE = 8.5


class Fitted(NamedTuple):
    """Words in one line or two, each with the width that it is pressed into if it must be; the size of their type."""

    lines: list[tuple[str, float | None]]
    size: float


def lettering(words: Wording) -> str:
    """The typefaces of labels in a language."""
    return "Noto Naskh Arabic,serif" if words.direction == "rtl" else "Palatino Linotype,Palatino,Book Antiqua,serif"


def width(words: str) -> float:
    """How wide words are, in heights of the type, estimated from above.

    >>> width("keskipotti") < width("kahdeksikko")
    True
    """
    return sum(_letter(letter) for letter in unicodedata.normalize("NFC", words))


def _letter(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0
    if letter in _NARROW_LETTERS:
        return _NARROW
    if letter in _WIDE_LETTERS:
        return _WIDE
    if unicodedata.bidirectional(letter) == "AL":
        return _ARABIC
    return _CAPITAL if letter.isupper() else _USUAL


def fitted(words: str, room: float, size: float) -> Fitted:
    """Words made to fit a room: at `size` where they do, else in two lines, smaller, and in the end narrower.

    >>> fitted("the pool of the king", 70, 13).lines
    [('the pool', None), ('of the king', None)]
    """
    lines = [words] if width(words) * size <= room else _halves(words)
    size = min(size / len(lines) ** 0.3, max(room / max(width(line) for line in lines), LEAST_SIZE))
    return Fitted([(line, room if width(line) * size > room + 0.01 else None) for line in lines], size)


def _halves(words: str) -> list[str]:
    """The words cut at the blank that makes the longer half shortest."""
    cuts = [at for at, letter in enumerate(words) if letter == " "]
    if not cuts:
        return [words]
    cut = min(cuts, key=lambda at: max(width(words[:at]), width(words[at + 1 :])))
    return [words[:cut], words[cut + 1 :]]


def label(words: Fitted, x: float, y: float, **attributes: object) -> str:
    """Words in the middle over a point, which is on the base line of the last."""
    last, found = len(words.lines) - 1, ""
    for at, (line, wide) in enumerate(words.lines):
        narrow = None if wide is None else "spacingAndGlyphs"
        found += text(
            line, x=x, y=y - (last - at) * words.size * 1.05, font_size=words.size, text_anchor="middle",
            textLength=wide, lengthAdjust=narrow, **attributes,
        )  # fmt: skip
    return found
