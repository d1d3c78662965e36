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

from poch_rules.book.library import Called, bookshelf
from poch_rules.book.markup import unmarked
from poch_rules.book.project import leave_yaml_alone

log = logging.getLogger(__name__)

#: What can be referred to, by the name of its role.
KINDS = ("variant", "module", "rule", "source", "place", "ruling", "term", "law", "code")


class Target(NamedTuple):
    """Where something stands, and what it is called."""

    docname: str
    anchor: str
    called: Called


class PochDomain(Domain):
    """Everything that has its place in a book; rules are ``variant:setting`` and places ``source:number``."""

    name, label = "poch", "Poch"
    object_types = {kind: ObjType(kind, kind) for kind in KINDS}  # noqa: RUF012  # as every domain has them
    roles = {kind: XRefRole(warn_dangling=True, innernodeclass=nodes.inline) for kind in KINDS}  # noqa: RUF012
    initial_data = {"targets": {}, "lists": set()}  # noqa: RUF012
    data_version = 3

    def setup(self) -> None:
        """Begin a build."""
        super().setup()
        leave_yaml_alone(self.env)

    @property
    def targets(self) -> dict[tuple[str, str], Target]:
        """Everything that can be referred to, by kind and name."""
        return self.data["targets"]  # type: ignore[no-any-return]

    @property
    def lists(self) -> set[str]:
        """The documents that speak of every variant of the book."""
        return self.data["lists"]  # type: ignore[no-any-return]

    def note(self, kind: str, name: str, anchor: str, called: Called) -> None:
        """Something stands in the document being read, at that anchor."""
        self._enter(kind, name, Target(self.env.docname, anchor, called))

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
        """The link to something; its text is what it is called unless the author gave one.

        Of what stands nowhere in this book other books are asked, and `missing` in the end.
        """
        found = self.targets.get((typ, target))
        if found is None:
            return None
        if not node.get("refexplicit"):
            contnode = nodes.inline("", "", *bookshelf(env.config).called(found.called))
        return make_refnode(builder, fromdocname, found.docname, found.anchor, contnode)

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
            yield name, unmarked(str(target.called)), kind, target.docname, target.anchor, priority

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
