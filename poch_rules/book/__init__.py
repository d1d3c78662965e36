"""The multilingual rule book: a Sphinx extension, ``extensions = ["poch_rules.book"]``, and what builds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything."""
    from poch_rules.book import directives, domain, epub, lean, missing, project, seal, settings, text
    from poch_rules.book.comparison import table
    from poch_rules.book.pages import made
    from poch_rules.book.pictures import nodes as pictures
    from poch_rules.book.print import whole
    from poch_rules.book.stepper import figure
    from poch_rules.book.web import finder, navigation, search, site

    for part in (
        pictures,
        figure,
        lean,
        settings,
        seal,
        text,
        domain,
        missing,
        directives,
        table,
        project,
        made,
        search,
        navigation,
        site,
        finder,
        whole,
        epub,
    ):
        part.setup(app)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
