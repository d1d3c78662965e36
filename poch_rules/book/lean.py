"""What Sphinx need not do for pages that are made whole and in their language, and what it need not do twice."""

from __future__ import annotations

import functools
import gc
from importlib import import_module
from typing import Any

from sphinx.application import Sphinx
from sphinx.transforms import AutoNumbering, DoctreeReadEvent, FilterSystemMessages, SphinxTransform
from sphinx.transforms.compact_bullet_list import RefOnlyBulletListTransform
from sphinx.transforms.references import SphinxDomains
from sphinx.util import nodes as sphinx_nodes

#: What a page needs that nobody has written by hand.  All else completes handwriting: it translates, resolves
#: substitutions and footnotes, sets quotes right, and walks the whole page each time.
NEEDED = (AutoNumbering, DoctreeReadEvent, FilterSystemMessages, RefOnlyBulletListTransform, SphinxDomains)


class SpareGeneratedPages(SphinxTransform):
    """Comes before all others, and leaves of those of Sphinx only what a generated page needs.

    A parser marks such a page by calling `final` with the document.
    """

    default_priority = 0

    def apply(self, **kwargs: Any) -> None:
        """Take out what is not needed."""
        if self.document.get("translated"):
            waiting = self.document.transformer.transforms
            waiting[:] = [entry for entry in waiting if entry[1] in NEEDED or not _is_of_sphinx(entry[1])]


def _is_of_sphinx(transform: type) -> bool:
    return transform.__module__.partition(".")[0] in ("docutils", "sphinx", "myst_parser")


def quicken() -> None:
    """Spare a process that does nothing but build books what only costs time; the pages are the same.

    Each part switches itself off where Sphinx or MyST are built another way.
    """
    # A page is a tree whose branches know their trunk, so that many are thrown away at a time: look for them seldom.
    gc.set_threshold(200_000, 50, 50)
    if hasattr(sphinx_nodes, "repr_domxml"):
        # Written out for every node that is not translated, for a line of debugging that nobody reads.
        sphinx_nodes.repr_domxml = lambda node, length=80: ""
    try:
        base: Any = import_module("myst_parser.mdit_to_docutils.base")
        parsers: Any = import_module("myst_parser.parsers.sphinx_")
        make, create = base.make_document, parsers.create_md_parser
    except (ImportError, AttributeError):
        return
    # For every message that is translated a parser is made anew, and a document that is thrown away.
    base.make_document = functools.cache(make)
    made: dict[tuple[int, type], tuple[Any, Any]] = {}

    def create_once(config: Any, renderer: type) -> Any:
        key = id(config), renderer
        if key not in made:
            made[key] = config, create(config, renderer)  # the configuration must live as long as its id is a key
        return made[key][1]

    parsers.create_md_parser = create_once


def setup(app: Sphinx) -> None:
    """Register the transform."""
    app.add_transform(SpareGeneratedPages)
