"""Pages that stand still: what paper and e-books have in common, and a screen has not."""

from __future__ import annotations

from fnmatch import fnmatch

from docutils import nodes
from sphinx.config import Config

#: What needs a screen, or is of use only with the files at hand: patterns of documents.
WITHOUT = ["compare*", "modules*", "laws*", "codes*", "diagnostics*", "reference*", "howto*", "tutorial*"]


def is_left_out(docname: str, config: Config) -> bool:
    """Whether a page is neither printed nor in the EPUB."""
    return any(fnmatch(docname, pattern) for pattern in config.poch_print_without)


def stand_still(tree: nodes.document) -> None:
    """Leave of a replay what happens, and not every rule behind it."""
    for why in list(tree.findall(lambda node: isinstance(node, nodes.paragraph) and "poch-why" in node["classes"])):
        why.parent.remove(why)
