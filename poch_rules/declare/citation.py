"""Numbers of rules in a source, ``AR-A-07`` or ``SP-18…26``, and what is odd about those that an author cites."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from poch_rules.declare.spelling import guess

_LETTERS = r"[^\W\d_]+(?:-[^\W\d_]+)*"
#: A word that is meant as a number of a rule: letters and a figure; pages and the like are not.
_MEANT = re.compile(rf"({_LETTERS})-(\d+)(.*)")
_ONE = re.compile(rf"({_LETTERS})-(\d+)[a-z]?")
_RANGE = re.compile(rf"({_LETTERS})-(\d+)\s*(?:…|\.\.\.?)\s*(?:({_LETTERS})-)?(\d+)")
_HYPHENS = re.compile(rf"({_LETTERS})-(\d+)[-–—](?:({_LETTERS})-)?(\d+)")


class Odd(NamedTuple):
    """A place that is odd, what is odd about it, and what would be right."""

    place: str
    message: str
    help: str
    label: str = ""


def odd_numbers(at: str, source: str, letters: Collection[str]) -> Iterator[Odd]:
    """What is odd about the places in a source whose numbers begin with these letters.

    >>> [odd.help for odd in odd_numbers("SP-18…2, SP-4, SP-4, p. 3", "spades", ["SP"])]
    ['write ‘SP-2…18’', 'write it once']
    """
    known: set[tuple[str, int]] = set()
    for place in at.split(", "):
        span = _RANGE.fullmatch(place)
        for word in [place] if span else place.split():
            meant = _MEANT.match(word)
            if meant is None:
                continue
            odd = _unknown(word, meant[1], source, letters)
            odd = odd or (_range(word, span) if span else None if _ONE.fullmatch(word) else _no_number(word, meant))
            last = int(span[4]) if span else int(meant[2])
            these = {(word if meant[3] and not span else meant[1], n) for n in range(int(meant[2]), last + 1)}
            if odd is None and these & known:
                odd = Odd(word, f"‘{word}’ is named already", "write it once")
            known |= these
            if odd is not None:
                yield odd


def _unknown(word: str, found: str, source: str, letters: Collection[str]) -> Odd | None:
    """That the source has no numbers with such letters."""
    if found in letters:
        return None
    help = guess(found, letters, "its numbers begin with", f"explain ‘{found}’ under ‘numbers:’")
    return Odd(word, f"‘{word}’ is no number of a rule in ‘{source}’", help, "of another source?")


def _range(word: str, span: re.Match[str]) -> Odd | None:
    """What is odd about a range: it runs from a lower number to a higher one with the same letters."""
    letters, first, others, last = span.groups()
    if others is not None and others != letters:
        return Odd(word, f"‘{word}’ runs from ‘{letters}’ to ‘{others}’", "name the numbers of each by themselves")
    if int(first) == int(last):
        return Odd(word, f"‘{word}’ runs from a number to itself", f"write ‘{letters}-{first}’")
    if int(first) > int(last):
        return Odd(word, f"‘{word}’ runs backwards", f"write ‘{letters}-{last}…{first}’")
    return None


def _no_number(word: str, meant: re.Match[str]) -> Odd:
    """That a word is no number, with what it may have been meant for."""
    hyphens = _HYPHENS.fullmatch(word)
    if hyphens is not None and hyphens[3] in (None, hyphens[1]) and int(hyphens[2]) < int(hyphens[4]):
        help = f"write ‘{hyphens[1]}-{hyphens[2]}…{hyphens[4]}’ for all from the first to the last"
    elif re.search(r"[,;/+&]", word):
        help = "write a comma and a blank between two numbers"
    else:
        help = f"write ‘{meant[1]}-{meant[2]}’"
    return Odd(word, f"‘{word}’ is no number of a rule", help)
