"""Text that is laid out in columns: what `rich` makes of it, as plain lines."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType


def laid_out(parts: Iterable[RenderableType], width: int) -> str:
    """The parts one under another, without colours and blanks at the ends of lines.

    They are wrapped at that many columns, but for a text that may not be: a path can be copied from one line only.
    """
    from rich.console import Console
    from rich.text import Text

    page = io.StringIO()
    console = Console(
        file=page, width=width, markup=False, highlight=False, emoji=False, color_system=None, legacy_windows=False
    )
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, Text) and bool(part.no_wrap))
    return "".join(f"{line.rstrip()}\n" for line in page.getvalue().splitlines())
