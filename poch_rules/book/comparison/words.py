"""What a comparison says to a reader who chooses what it shows: the strings of its script, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from poch_rules.book.markup import as_script

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording

#: The messages that the script needs, without their common beginning.
SAID = ("search", "part", "whole", "differing", "variants", "pair", "first", "second", "choose", "reset", "none")
#: Those that count, with blanks for the script to fill.
COUNTED = ("rows", "columns")
#: More columns than these want a large sheet of paper.
WIDE = 6


def for_script(words: Wording, parts: Iterable[tuple[str, str]]) -> str:
    """JSON for the script: its texts, the parts that rows belong to by key and name, and what is wide."""
    said = {name: words.say(f"book-compare-{name}") for name in SAID}
    said |= {name: words.say(f"book-compare-{name}", shown="{shown}", all="{all}") for name in COUNTED}
    return as_script({"words": said, "parts": dict(parts), "wide": WIDE})
