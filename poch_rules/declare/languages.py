"""Which languages there are: a language is a folder of messages, and nothing else has a list of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

#: A folder a language: a file for each part of what every game needs, and one for each family that brings no folder of
#: its own.
FOLDER = Path(__file__).parents[1] / "wording"


@lru_cache
def languages() -> tuple[str, ...]:
    """Every language that has a wording, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/common.ftl"))
    return ("en", *(language for language in found if language != "en"))
