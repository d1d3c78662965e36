"""Which languages there are: a language is a folder of messages, and nothing else has a list of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

#: A folder a language: a file for each part of what every game needs, and one for each family that brings no folder of
#: its own.
FOLDER = Path(__file__).parents[1] / "wording"


@lru_cache
def languages() -> tuple[str, ...]:
    """Every language that has a wording, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/common.ftl"))
    return ("en", *(language for language in found if language != "en"))


@lru_cache
def locale_of(code: str) -> Locale | None:
    """What is known of a language that an author writes in, ``de-AT`` say; nothing of one that nobody knows.

    >>> str(locale_of("sr-Latn-RS")), locale_of("xx")
    ('sr_Latn_RS', None)
    """
    from babel import Locale, UnknownLocaleError

    for name in (code, code.partition("-")[0]):
        try:
            return Locale.parse(name, sep="-")
        except (ValueError, UnknownLocaleError):
            continue
    return None
