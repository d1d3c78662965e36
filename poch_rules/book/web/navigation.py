"""Furo's tree of all pages, made once a book.

Sphinx and Furo make the tree anew for each page, which takes longer the more pages there are; yet what differs from
page to page is only where its links start from and which of them are marked as leading to the page itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx

from poch_rules.book.web.site import is_furo

#: An entry with its link and, if pages stand below it, the box that shows or hides them; or the end of an entry.
_ENTRY = re.compile(
    r'<li class="(?P<item>[^"]*)"><a class="(?P<link>reference internal)" href="(?P<href>[^"]*)">(?P<text>.*?)</a>'
    r"(?P<box><input )?|</li>",
    re.DOTALL,
)


class _Entry(NamedTuple):
    """One entry of the tree: the text before it, and the entries (by number) that it stands below."""

    before: str
    found: re.Match[str]
    above: frozenset[int]


class Tree:
    """The tree as a page at the root has it that does not stand in it."""

    def __init__(self, html: str) -> None:
        self._entries: list[_Entry] = []
        self._places: dict[str, list[int]] = {}
        open_: list[int] = []
        end = 0
        for found in _ENTRY.finditer(html):
            if found["href"] is None:
                open_.pop()
                continue
            open_.append(len(self._entries))
            self._places.setdefault(found["href"], []).append(open_[-1])
            self._entries.append(_Entry(html[end : found.start()], found, frozenset(open_)))
            end = found.end()
        self._rest = html[end:]

    def at(self, address: str) -> str:
        """The tree as the page at an address has it."""
        up = "../" * address.count("/")
        own = self._places.get(address, [])
        current = frozenset[int]().union(*(self._entries[number].above for number in own))
        written = []
        for number, (before, found, _) in enumerate(self._entries):
            here, link = number in own, number in current
            item = found["item"] + " current" * link + " current-page" * here
            href = "#" if here else up + found["href"]
            box = found["box"] + 'checked="" ' * link if found["box"] else ""
            written.append(
                f'{before}<li class="{item}"><a class="{"current " * link}{found["link"]}" href="{href}">'
                f"{found['text']}</a>{box}"
            )
        return "".join((*written, self._rest))


class Navigation:
    """Puts the tree into every page of a build."""

    def __init__(self) -> None:
        self._toctree: str | None = None
        self._tree: Tree | None = None

    def forget(self, app: Sphinx, *_: object) -> None:
        """Another build may have other pages."""
        self._toctree = self._tree = None

    def before_theme(
        self, app: Sphinx, pagename: str, template: str, context: dict[str, Any], doctree: nodes.document | None
    ) -> None:
        """Give Furo the same tree of Sphinx for all pages."""
        if not is_furo(app):
            return
        if self._toctree is None:
            builder: Any = app.builder
            whole = {"titles_only": True, "maxdepth": -1, "includehidden": True}
            self._toctree = builder._get_local_toctree("", collapse=False, **whole)
        toctree = self._toctree
        context["toctree"] = lambda **options: toctree

    def after_theme(
        self, app: Sphinx, pagename: str, template: str, context: dict[str, Any], doctree: nodes.document | None
    ) -> None:
        """Set what Furo has made of it to the page, with the names of its switches in the language of the book."""
        made = context.get("furo_navigation_tree")
        if not is_furo(app) or not made or app.translator is None:
            return
        if self._tree is None:
            self._tree = Tree(toggles_named(made, app.translator.gettext))
        context["furo_navigation_tree"] = self._tree.at(app.builder.get_target_uri(pagename))


def toggles_named(tree: str, gettext: Callable[[str], str]) -> str:
    """Furo's tree of pages, with the names of its switches in the language of the page."""
    return re.sub(
        r'aria-label="Toggle navigation of ([^"]*)"',
        lambda found: f'aria-label="{gettext("Toggle navigation of %s").replace("%s", found[1])}"',
        tree,
    )


def setup(app: Sphinx) -> None:
    """Stand before and behind the theme."""
    navigation = Navigation()
    app.connect("write-started", navigation.forget)
    app.connect("html-page-context", navigation.before_theme, priority=100)
    app.connect("html-page-context", navigation.after_theme, priority=800)
