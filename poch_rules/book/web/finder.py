"""Search where a book is served: an index by Pagefind, which the reader's browser loads in small pieces.

A book that is opened from disk has Sphinx' own search, see `search`; so has one that is made where Pagefind cannot be
had.  The page for searching works both ways, and asks neither of another machine.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

from poch_rules.book.web.site import is_furo

#: What of an index no page of a book loads.
UNUSED = ("*-ui.*", "pagefind-highlight.js")
#: Sections that say in numbers and names what the page has said in sentences: their words would drown the others.
REPEATING = ("standings",)
#: What stands in the text and is no word of it.
NOISE = ".headerlink, .poch-standing, script, style"


def is_there() -> bool:
    """Whether Pagefind is installed."""
    return find_spec("pagefind_bin") is not None


def serves(app: Sphinx) -> bool:
    """Whether a book gets the index."""
    return is_furo(app) and is_there()


def mark(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> str | None:
    """Say what of a page is to be found, and put our page for searching in the place of the theme's."""
    if not is_furo(app):
        return None
    context["poch_index"] = serves(app)
    context["poch_found"] = serves(app) and doctree is not None
    if context["poch_found"]:
        sections = "|".join(REPEATING)
        context["body"] = re.sub(
            rf'<section (?=id="(?:{sections})")', "<section data-pagefind-ignore ", context["body"]
        )
    return "poch-search.html" if pagename == "search" else None


def index(app: Sphinx, exception: Exception | None) -> None:
    """Make the index of the pages that were written."""
    if exception is not None or not serves(app):
        return
    out = Path(app.outdir)
    line = [sys.executable, "-m", "pagefind_bin", "--site", str(out), "--force-language", app.config.language]
    line += ["--exclude-selectors", NOISE, "--keep-index-url", "--quiet"]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise ExtensionError(f"the search index could not be made: {ran.stderr.strip() or ran.stdout.strip()}")
    for pattern in UNUSED:
        for path in (out / "pagefind").glob(pattern):
            path.unlink()


def setup(app: Sphinx) -> None:
    """Mark every page behind the theme, and make the index when all are written."""
    app.connect("html-page-context", mark, priority=950)
    app.connect("build-finished", index, priority=900)
