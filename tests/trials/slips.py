"""Slips of a hand that writes rules: one line mistyped, lost, doubled, moved, indented otherwise, and where it shows.

`Slip.lines` are the lines at which a reader would look for the slip:

* for one that leaves the line there (a value, a name, a letter, the indentation), that line;
* for a line that stands twice or changed its place, each place where it stands and stood, with its neighbours;
* for a line that is gone (deleted, made a comment): those next to the gap, the key under which it stood and the first
  key beside it, for a mapping that lacks a key is named by these.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

#: Words that stand in the files of the library: keys, slots, modules, values.
Words: TypeAlias = Sequence[str]
Lines: TypeAlias = list[str]

VALUES = ("0", "-1", "1", "7", "99", "many", "yes", "~", "[a]", "{}", "{a: 1}", "'x", "&", "*x", "a: b", "''", "2.5")
_KEY = re.compile(r"(\s*(?:- )?)([\w./-]+)(:)(?: |$)")
_WORD = re.compile(r"[A-Za-z][\w./-]+")


@dataclass(frozen=True)
class Slip:
    """A text with one slip in it: what kind it is, and the numbers (from 1) of the lines where it may be shown."""

    kind: str
    text: str
    lines: frozenset[int]


def slip(text: str, words: Words, rng: random.Random) -> Slip | None:
    """The text with one random slip in it; nothing if that kind cannot be made at the line that was drawn."""
    lines = text.split("\n")
    while lines and not lines[-1]:
        lines.pop()
    at = _line(lines, rng)
    kind = rng.choice(list(_KINDS))
    made = _KINDS[kind](list(lines), at, words, rng)
    if made is None or made[0] == lines:
        return None
    return Slip(kind, "\n".join(made[0]) + "\n", frozenset(n + 1 for n in made[1]))


def _line(lines: Lines, rng: random.Random) -> int:
    """A line with something on it; one of a running text only now and then, since any words will do there."""
    full = [n for n, line in enumerate(lines) if line.strip()]
    rules = [n for n in full if (_KEY.match(lines[n]) and len(lines[n]) < 160) or lines[n].lstrip().startswith("-")]
    return rng.choice(rules if rng.random() < 0.95 else full)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _is_content(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _around(lines: Lines, at: int) -> set[int]:
    """The lines next to a gap before line `at`, the key above them, and the first key beside it."""
    found = {n for n in (at - 1, at) if 0 <= n < len(lines)}
    for n in list(found):
        depth = _indent(lines[n])
        above = range(n - 1, -1, -1)
        over = next((k for k in above if _is_content(lines[k]) and _indent(lines[k]) < depth), None)
        rest = (k for k in range(over + 1 if over is not None else 0, len(lines)) if _is_content(lines[k]))
        found |= {*([over] if over is not None else []), next(rest, n)}
    return found


Made: TypeAlias = "tuple[Lines, set[int]] | None"


def _changed(lines: Lines, at: int, line: str) -> Made:
    lines[at] = line
    return lines, {at}


def _value(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    key = _KEY.match(lines[at])
    if key is None or not lines[at][key.end() :].strip():
        return None
    inner = [*re.finditer(r"(?<=: )[\w./-]+(?=[,}]|$)", lines[at])]
    new = rng.choice([*VALUES, rng.choice(words), rng.choice(words), rng.choice(words)])
    if inner and rng.random() < 0.7:
        old = rng.choice(inner)
        return _changed(lines, at, lines[at][: old.start()] + new + lines[at][old.end() :])
    return _changed(lines, at, lines[at][: key.end()] + new)


def _name(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    names = [*re.finditer(r"[a-z][\w-]*/[\w-]+", lines[at])]
    if not names:
        return None
    old = rng.choice(names)
    new = rng.choice([word for word in words if "/" in word] + ["play/none", old[0] + "s", old[0].partition("/")[2]])
    return _changed(lines, at, lines[at][: old.start()] + new + lines[at][old.end() :])


def _slot(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    key = _KEY.match(lines[at])
    if key is None or not key[1] or not key[2].replace(".", "").isalpha():
        return None
    slots = [
        "meld.ten",
        "meld.nine",
        "vying",
        "vying.1",
        "upcard",
        "settle",
        "play",
        "match",
        "bidding",
        "none",
        "Board",
    ]
    return _changed(lines, at, f"{key[1]}{rng.choice(slots)}{lines[at][key.end(2) :]}")


def _key(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    keys = [*re.finditer(r"[\w.-]+(?=:(?: |$))", lines[at])]
    if not keys:
        return None
    old = rng.choice(keys)
    new = rng.choice(["use", "set", "was", "standing", "at", "ruling", "extends", "kind", "slots", old[0] + "x", "x"])
    return _changed(lines, at, lines[at][: old.start()] + new + lines[at][old.end() :])


def _letter(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    found = [*_WORD.finditer(lines[at])]
    if not found:
        return None
    word = rng.choice(found)
    n = rng.randrange(word.start(), word.end() - 1)
    old, line = lines[at][n : n + 2], lines[at]
    new = rng.choice([old[0], old[1], old[::-1], old[0] + rng.choice("aeinrst") + old[1], old[0] * 2 + old[1]])
    return _changed(lines, at, line[:n] + new + line[n + 2 :])


def _no_blank(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    colons = [match.start() for match in re.finditer(r": (?=\S)", lines[at])]
    if not colons:
        return None
    n = rng.choice(colons)
    return _changed(lines, at, lines[at][: n + 1] + lines[at][n + 2 :])


def _deeper(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    return _changed(lines, at, " " * rng.choice([1, 2]) + lines[at])


def _shallower(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    depth = _indent(lines[at])
    return _changed(lines, at, lines[at][rng.choice([1, min(2, depth)]) :]) if depth else None


def _bracket(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    found = [match.start() for match in re.finditer(r"""[][{}"']""", lines[at])]
    if not found:
        return None
    n = rng.choice(found)
    return _changed(lines, at, lines[at][:n] + lines[at][n + 1 :])


def _deleted(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    del lines[at]
    return lines, _around(lines, at)


def _comment(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    depth = _indent(lines[at])
    left = _around([*lines[:at], *lines[at + 1 :]], at)
    lines[at] = " " * depth + "# " + lines[at][depth:]
    return lines, {at} | {n + (n >= at) for n in left}


def _doubled(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    lines.insert(at, lines[at])
    return lines, {at - 1, at, at + 1, at + 2}


def _swapped(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    if at + 1 >= len(lines):
        return None
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return lines, {at - 1, at, at + 1, at + 2}


def _moved(lines: Lines, at: int, words: Words, rng: random.Random) -> Made:
    line = lines.pop(at)
    to = rng.randrange(len(lines) + 1)
    left = _around(lines, at)
    lines.insert(to, line)
    return lines, {to - 1, to, to + 1} | {n + (n >= to) for n in left} | _around(lines, to)


_KINDS: dict[str, Callable[[Lines, int, Words, random.Random], Made]] = {
    "value": _value, "name": _name, "slot": _slot, "key": _key, "letter": _letter, "no blank": _no_blank,
    "deeper": _deeper, "shallower": _shallower, "bracket": _bracket, "deleted": _deleted, "comment": _comment,
    "doubled": _doubled, "swapped": _swapped, "moved": _moved,
}  # fmt: skip
