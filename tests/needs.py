"""What some checks need beside Python: a browser, Java, poppler.  Without it they are skipped.

Where ``POCH_CHECKS`` is ``all``, as in continuous integration, a check that cannot be made fails instead.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NoReturn

import pytest

#: Whether every check has to be made.
ALL = os.environ.get("POCH_CHECKS") == "all"


def lacking(what: str) -> NoReturn:
    """End a check for which something is not there."""
    if ALL:
        pytest.fail(what)
    pytest.skip(what)


def needs(found: Mapping[str, object]) -> pytest.MarkDecorator:
    """A mark for tests that need these things: what they are called, and something true where they are there."""
    missing = [name for name, there in found.items() if not there]
    return pytest.mark.skipif(bool(missing) and not ALL, reason=f"not installed: {', '.join(missing)}")
