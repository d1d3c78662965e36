"""Which line of a text that is not YAML is at fault: the one that needs the smallest repair.

Where a parser gives up is seldom where the author erred: a key without a blank after its colon, or a line that is
indented too far, is noticed a line later, an open bracket at the end of the file.  So repairs are tried on the lines
before, each of a kind that people need, and the one with which most can be read tells what is wrong, and where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from poch_rules.declare.bare import NO_BLANK

#: How many lines are looked at before the one where the parser gave up, and at most for a bracket.
LINES_BEFORE, LINES_OF_BRACKETS = 12, 60
#: Each repair takes a reading: of so many lines after the place, and of no more characters than honest files have.
LINES_AFTER, LARGEST = 60, 20_000
#: A repair must let so many more lines be read, if not all; where to indent a line is the least certain of all.
FURTHER, FURTHER_IF_INDENTED = 1, 2
#: Nobody mends more at once.
MOST = 10

_KEY = re.compile(r"""(?P<blank> *)(?P<key>[\w./*-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)""")
_NO_BLANK = re.compile(r" *(?:- )?[^\W\d][\w./*-]*(?P<colon>:)(?=[^\s/])")
_COMMENTED = re.compile(r"(?P<blank> *)#+ ?(?P<rest> *(?:- )?[\w./*-]+:(?: .*)?)$")
_CLOSERS = {"[": "]", "{": "}"}


class Repair(NamedTuple):
    """A line that is at fault and how it would be right: what is wrong, `column` (from 0) on, and a remedy."""

    line: int
    column: int
    length: int
    mended: str
    message: str
    help: str
    label: str = ""
    certain: bool = True


def repairs(lines: Sequence[str], reads: Callable[[str], int | None]) -> Iterator[tuple[Repair, list[Repair]]]:
    """The repairs after which a text can be read, one after another, each with those that would have done as well.

    It ends where nothing helps any more.  `reads` tells of a text the line (from 0) where a parser gives up, or nothing
    where it reads all.
    """
    text = list(lines)
    for _ in range(MOST):
        gave_up = reads("\n".join(text))
        if gave_up is None:
            return
        start = _start(text, gave_up)
        part = text[start : gave_up + LINES_AFTER]
        best = _best(part, gave_up - start, reads) if sum(map(len, part)) <= LARGEST else []
        if not best:
            return
        best = [each._replace(line=each.line + start) for each in best]
        yield best[0], best[1:]
        text[best[0].line] = best[0].mended


def _start(lines: Sequence[str], gave_up: int) -> int:
    """The first line of a part of the file that can be read by itself, and has all lines that are looked at."""
    early = range(min(gave_up, len(lines) - 1) - LINES_OF_BRACKETS, 0, -1)
    return next((n for n in early if _KEY.match(lines[n]) and lines[n][0] != " "), 0)


def _best(lines: Sequence[str], gave_up: int, reads: Callable[[str], int | None]) -> list[Repair]:
    """The repair with which most can be read; where that is not certain, also those of other lines that do as well."""

    def worth(repair: Repair) -> tuple[int, int] | None:
        """How far one can read with it, and how regular the text is then; nothing if it does not help."""
        mended = [*lines[: repair.line], repair.mended, *lines[repair.line + 1 :]]
        end = reads("\n".join(mended))
        if end is not None and end < gave_up + (FURTHER if repair.certain else FURTHER_IF_INDENTED):
            return None
        return (len(lines) if end is None else end), -_irregular(mended[: (end or len(mended)) + 1])

    tried = [(worth(repair), repair) for repair in _repairs(lines, gave_up)]
    most = max((found for found, _ in tried if found is not None), default=None)
    by_line: dict[int, Repair] = {}
    for found, repair in tried:
        if found is not None and found == most:
            by_line.setdefault(repair.line, repair)
    best = list(by_line.values())
    return best[:1] if best and best[0].certain else best


def _repairs(lines: Sequence[str], gave_up: int) -> Iterator[Repair]:
    """Repairs to try, those first that are right if several are."""
    last = min(gave_up, len(lines) - 1)
    if gave_up <= LINES_BEFORE:
        yield from _first(lines)
    near = range(last, max(-1, last - LINES_BEFORE), -1)
    for kind in (_blank_after_colon, _colon, _sign, _comment):
        for n in near:
            yield from kind(lines, n)
    for n in range(last, max(-1, last - LINES_OF_BRACKETS), -1):
        yield from _close(lines, n)
    for n in sorted({*near, *_above(lines, last)}, key=lambda n: (lines[n].rstrip().endswith(":"), n)):
        yield from _indent(lines, n)  # what stands under a line goes with it, so that it is less likely to be wrong


def _above(lines: Sequence[str], n: int) -> Iterator[int]:
    """The lines under which a line stands, each less far in than the one below it."""
    depth = len(lines[n]) + 1
    for above in range(n, -1, -1):
        text = lines[above].lstrip(" ")
        if text.strip() and not text.startswith("#") and len(lines[above]) - len(text) < depth:
            depth = len(lines[above]) - len(text)
            yield above


def _first(lines: Sequence[str]) -> Iterator[Repair]:
    """The first line of the file, if it is indented and others are not."""
    first = next((n for n, line in enumerate(lines) if line.strip() and not line.lstrip().startswith(("#", "---"))), 0)
    text = lines[first].lstrip(" ")
    depth = len(lines[first]) - len(text)
    if depth and any(_KEY.match(line) and not line.startswith(" ") for line in lines[first + 1 :]):
        message = "the first line is indented further in than those below"
        yield Repair(first, depth, len(text.rstrip()), text, message, "indent it not at all")


def _blank_after_colon(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """``board.stake:2``."""
    line, match = lines[n], _NO_BLANK.match(lines[n])
    if match is not None:
        at = match.start("colon")
        mended = f"{line[: at + 1]} {line[at + 1 :]}"
        value = mended[at + 2 :].strip()
        key = line[:at].strip().removeprefix("- ")
        message = NO_BLANK.format(key=key)
        if value[:1] in "&*!@`%|>}],":  # it is no value either
            yield Repair(
                n, at, 1, line[: at + 1], message, f"write ‘{key}: …’, with a blank after the colon", "no blank"
            )
        else:
            yield Repair(n, at, 1, mended, message, f"write ‘{mended.strip()}’", "no blank")


def _colon(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """``board.stake 2``, ``board.stake; 2``, ``board.stake = 2``."""
    match = re.fullmatch(r"(?P<key> *[^\W\d][\w./*-]*)(?P<sign> ?[;=：])?(?P<value> [^:]*)?", lines[n].rstrip())
    if match is not None:
        key, sign = match["key"].strip(), (match["sign"] or "").strip()
        help = f"write ‘{key}:{match['value'] or ' …'}’, with a blank after the colon"
        mended, length = f"{match['key']}:{match['value'] or ''}", len(lines[n].strip())
        message = "this line has no colon, so it is no key with a value"
        if sign == "：":
            message = f"the character U+{ord(sign):04X} looks like a colon and is none"
        elif sign:
            message = f"‘{sign}’ stands after ‘{key}’ where a colon belongs"
        at = match.end("sign") - 1 if sign else len(match["key"]) - len(key)
        yield Repair(n, at, 1 if sign else length, mended, message, help)


def _sign(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """``variant: & edited``, ``replace: &``."""
    match = re.match(r" *(?:- )?[\w./*-]+: +(?P<mark>[&*!](?=\s|$))", lines[n])
    if match is not None:
        at, mark = match.start("mark"), match["mark"]
        message = f"‘{mark}’ cannot begin a value: it is a sign of YAML"
        yield Repair(n, at, 1, lines[n][:at].rstrip(), message, "leave it away, or put the whole value in quotes")


def _comment(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """A key that is commented out, with lines under it that are not."""
    match = _COMMENTED.match(lines[n])
    below = next((line for line in lines[n + 1 :] if line.strip()), "")
    if match is not None and len(below) - len(below.lstrip()) > len(match["blank"]):
        mended = match["blank"] + match["rest"].lstrip()
        message = "this line is a comment, and the lines that belong under it are none"
        yield Repair(n, len(match["blank"]), 1, mended, message, f"write ‘{mended.strip()}’, or make them comments too")


def _close(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """A bracket or quotation mark that is opened in a line and not closed."""
    line = lines[n]
    opened, quote = _left_open(line)
    if quote is not None:
        mark = line[quote]
        end = len(line.rstrip().rstrip("]}"))
        mended = f"{line[:end]}{mark}{line[end:]}"
        more = "".join(_CLOSERS[line[at]] for at in reversed(_left_open(mended)[0]))
        help = "close the quotes: a text in quotes ends with the mark that it begins with"
        yield Repair(n, quote, 1, mended + more, "a text in quotes does not end", help, "opened here")
    elif opened:
        missing = "".join(_CLOSERS[line[at]] for at in reversed(opened))
        mended = line.rstrip().rstrip(",") + missing
        message = f"the bracket ‘{line[opened[-1]]}’ is not closed"
        yield Repair(n, opened[-1], 1, mended, message, f"add ‘{missing}’ where the value ends", "opened here")


def _left_open(line: str) -> tuple[list[int], int | None]:
    """Where brackets are opened in a line that it does not close; and where a quoted text that does not end."""
    opened: list[int] = []
    quote: int | None = None
    for at, char in enumerate(line):
        before = line[at - 1] if at else " "
        if quote is not None:
            if char == line[quote] and before != "\\":
                quote = None
        elif char in "\"'" and before in " [{,:":
            quote = at
        elif char == "#" and before == " ":
            break
        elif char in "[{" and (opened or before in " :-"):
            opened.append(at)
        elif char in "]}" and opened:
            opened.pop()
    return opened, quote


def _indent(lines: Sequence[str], n: int) -> Iterator[Repair]:
    """A line that stands further right or left than those that it belongs to."""
    text = lines[n].lstrip(" ")
    if not text.strip() or text.startswith("#"):
        return
    own = len(lines[n]) - len(text)
    around = [line for line in lines[max(0, n - LINES_BEFORE) : n + LINES_BEFORE] if line.strip()]
    depths = {len(line) - len(line.lstrip(" ")) for line in around} | {0}
    for depth in sorted(depths - {own}, key=lambda depth: abs(depth - own)):
        far = "further in" if own > depth else "less far in"
        message = f"this line is indented {far} than the lines it belongs to"
        blanks = f"with {depth} blank{'' if depth == 1 else 's'}" if depth else "not at all"
        help = f"indent it {blanks}"
        yield Repair(n, own, len(text.rstrip()), " " * depth + text, message, help, certain=False)


def _irregular(lines: Sequence[str]) -> int:
    """How many times a level of indentation is not as much deeper as levels of the file usually are."""
    depths = [len(match["blank"]) for match in map(_KEY.match, lines) if match]
    steps = [after - before for before, after in pairwise(depths) if after > before]
    usual = max(set(steps), key=steps.count, default=0)
    return sum(step != usual for step in steps)
