"""The domain ``poch``: what can be referred to in a book."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from poch_rules.book.library import bookshelf
from poch_rules.book.markup import unmarked
from poch_rules.declare.reader import Text

log = logging.getLogger(__name__)

#: What can be referred to, by the name of its role.
KINDS = ("variant", "module", "rule", "pool", "source", "place", "ruling", "term", "law", "code")


class Target(NamedTuple):
    """Where something stands, and what it is called: in the language of the book, or of its author."""

    docname: str
    anchor: str
    title: Text


class PochDomain(Domain):
    """Everything that has its place in a book; rules are ``variant:setting`` and places ``source:number``."""

    name, label = "poch", "Poch"
    object_types = {kind: ObjType(kind, kind) for kind in KINDS}  # noqa: RUF012  # as every domain has them
    roles = {kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in KINDS}  # noqa: RUF012
    initial_data = {"targets": {}, "lists": set()}  # noqa: RUF012
    data_version = 2

    @property
    def targets(self) -> dict[tuple[str, str], Target]:
        """Everything that can be referred to, by kind and name."""
        return self.data["targets"]  # type: ignore[no-any-return]

    @property
    def lists(self) -> set[str]:
        """The documents that speak of every variant of the book."""
        return self.data["lists"]  # type: ignore[no-any-return]

    def note(self, kind: str, name: str, anchor: str, title: Text | str) -> None:
        """Something stands in the document being read, at that anchor."""
        text = Text(title, self.env.config.language) if isinstance(title, str) else title
        self._enter(kind, name, Target(self.env.docname, anchor, text))

    def _enter(self, kind: str, name: str, target: Target) -> None:
        other = self.targets.get((kind, name))
        if other is not None and other.docname != target.docname:
            places = f"{other.docname} and {target.docname}"
            log.warning("poch:%s %r stands in both %s", kind, name, places, type="poch", subtype="twice")
        self.targets[kind, name] = target

    def note_list(self) -> None:
        """The document being read speaks of every variant, and is to be read again when one comes or goes."""
        self.lists.add(self.env.docname)

    def clear_doc(self, docname: str) -> None:
        """Forget what stood in a document."""
        self.lists.discard(docname)
        for key in [key for key, target in self.targets.items() if target.docname == docname]:
            del self.targets[key]

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read in these documents."""
        self.lists.update(otherdata["lists"] & set(docnames))
        for (kind, name), target in otherdata["targets"].items():
            if target.docname in docnames:
                self._enter(kind, name, target)

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """The link to something; its text is the title in the language of the book unless the author gave one."""
        found = self.targets.get((typ, target))
        if found is None:
            return self.absent(typ, target, node, contnode)
        if not node.get("refexplicit"):
            contnode = nodes.inline("", "", *bookshelf(env.config).text(found.title, noted=False))
        return make_refnode(builder, fromdocname, found.docname, found.anchor, contnode)

    def absent(self, typ: str, target: str, node: pending_xref, contnode: nodes.Element) -> nodes.reference | None:
        """What this book has no page for is named without a link; anything else dangles.

        That is a variant of the library that is not in this book, and what a generated sentence speaks of where no page
        lists anything of its kind: rulings, say, in a project without such a page.
        """
        if node.get("generated") and not any(kind == typ for kind, _ in self.targets):
            return nodes.inline("", "", *contnode.children)  # type: ignore[return-value]
        shelf = bookshelf(self.env.config)
        title = shelf.titles.get(target.partition(":")[0])
        if typ not in ("variant", "rule") or title is None:
            return None
        content = [contnode] if node.get("refexplicit") else shelf.text(title, noted=False)
        return nodes.inline("", "", *content)  # type: ignore[return-value]  # what is resolved may be any node

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Everything of that name, of whatever kind."""
        found = (
            (kind, self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode))
            for kind in KINDS
            if (kind, target) in self.targets
        )
        return [(f"poch:{kind}", reference) for kind, reference in found if reference is not None]

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """Everything, for the inventory and the search; the search finds single rules and places by their text."""
        for (kind, name), target in sorted(self.targets.items()):
            priority = -1 if kind in ("rule", "place") else 1
            yield name, unmarked(target.title.text), kind, target.docname, target.anchor, priority

    def get_type_name(self, type: ObjType, primary: bool = False) -> str:
        """What something is called in search results, in the language of the book."""
        return bookshelf(self.env.config).words.say(f"book-{type.lname}")


def domain_of(env: BuildEnvironment) -> PochDomain:
    """The domain of a build."""
    domain = env.domains["poch"]
    assert isinstance(domain, PochDomain)
    return domain


def reference(kind: str, name: str, *content: nodes.Node) -> pending_xref:
    """A reference to something; without content its title stands there."""
    inner = nodes.inline("", "", *content) if content else nodes.inline("", name)
    found = pending_xref("", inner, refdomain="poch", reftype=kind, reftarget=name, refwarn=True)
    found["refexplicit"], found["generated"] = bool(content), True
    return found


def link_to_page(env: BuildEnvironment, docname: str) -> list[nodes.Node]:
    """A link to a page of the book's folder by its title, if the book has that page."""
    if docname not in env.found_docs:
        return []
    found = pending_xref("", nodes.inline("", docname), refdomain="std", reftype="doc", reftarget=f"/{docname}")
    found["refexplicit"], found["refwarn"] = False, True
    return [found]


def documents_that_list(
    app: Sphinx, env: BuildEnvironment, added: Set[str], changed: Set[str], removed: Set[str]
) -> Iterable[str]:
    """Read the pages that speak of every variant again when a variant has come or gone."""
    gone = any(name.startswith("variants/") for name in added | removed)
    return sorted(domain_of(env).lists) if gone else ()


def setup(app: Sphinx) -> None:
    """Register the domain."""
    app.add_domain(PochDomain)
    app.connect("env-get-outdated", documents_that_list)
