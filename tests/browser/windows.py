"""How pages are opened: what opens one, and the widths of the windows in which they are looked at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: A phone, a tablet, and a desk, where the contents of a page have room beside it.
WIDTHS = PHONE, TABLET, DESK = 420, 900, 1400


class Open(Protocol):
    """Opens a page: a file (with ``#anchor`` or ``?query`` if need be), at a width, with or without scripts."""

    def __call__(self, file: Path | str, *, width: int = ..., scripts: bool = ..., **how: Any) -> Page: ...
