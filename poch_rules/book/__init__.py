"""The multilingual rule book: a Sphinx extension, ``extensions = ["poch_rules.book"]``, and what builds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything."""
    from poch_rules.book import domain, library, project, search, site, text, variant_page

    for part in (library, text, domain, project, variant_page, search, site):
        part.setup(app)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
