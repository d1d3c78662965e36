"""The documents of a book: those of its folder, and one for every variant file.

The source of a variant's page *is* the variant's YAML file, wherever it lies.  Sphinx asks its `Project` which
documents there are and where; this one answers with the variants as well, and a parser of our own makes their pages.
So no stub is written for a variant, and changed files are noticed as those of any other page are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.project import Project
from sphinx.util._pathlib import _StrPath

from poch_rules.book.library import bookshelf

SUFFIX = ".yaml"
FILETYPE = "poch-variant"


def docname(variant: str) -> str:
    """The document of a variant, by the variant's id.

    >>> docname("poch/eight-pool")
    'variants/poch/eight-pool'
    """
    return f"variants/{variant}"


def variant_of(docname: str) -> str:
    """The variant whose page a document is.

    >>> variant_of("variants/poch/eight-pool")
    'poch/eight-pool'
    """
    return docname.removeprefix("variants/")


class BookProject(Project):
    """The documents of the source folder and, beside them, the variant files of the book.

    A YAML file in the source folder is no document by itself.
    """

    def __init__(self, project: Project, variants: Mapping[str, Path]) -> None:
        super().__init__(project.srcdir, [suffix for suffix in project.source_suffix if suffix != SUFFIX])
        self.variants = dict(variants)

    def discover(self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ("**",)) -> set[str]:
        """Find all documents."""
        super().discover(exclude_paths, include_paths)
        for name, path in self.variants.items():
            self.docnames.add(name)
            self._docname_to_path[name] = path
            self._path_to_docname[path] = name
        return self.docnames

    def doc2path(self, docname: str, absolute: bool) -> _StrPath:
        """Where a document lies; without `absolute` a name for it that does not tell of the machine."""
        if docname in self.variants and not absolute:
            return _StrPath(docname + SUFFIX)
        return super().doc2path(docname, absolute)


def put_variants_in(app: Sphinx) -> None:
    """Let the build look for its documents in a `BookProject`."""
    variants = {docname(v.id): Path(v.path).resolve() for v in bookshelf(app.config).variants}
    app.project = app.env.project = BookProject(app.project, variants)


def setup(app: Sphinx) -> None:
    """Register the file type and the project."""
    app.add_source_suffix(SUFFIX, FILETYPE)
    app.connect("builder-inited", put_variants_in)
