"""The documents of a book: those of its folder, and one for every variant, module and source.

The source of a variant's page *is* the variant's YAML file, wherever it lies, and so it is with modules.  Sphinx asks
its `Project` which documents there are and where; this one answers with these as well, and a parser of our own makes
their pages.  So no stub is written for any of them, and changed files are noticed as those of any other page are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.project import Project
from sphinx.util._pathlib import _StrPath

from poch_rules.book.contents import documents
from poch_rules.book.library import bookshelf

SUFFIXES = (".yaml", ".yml")
FILETYPE = "poch"


class BookProject(Project):
    """The documents of the source folder and, beside them, those that are `made` from files of the library.

    A YAML file in the source folder is no document by itself.  What the last build has found is known, as it is in the
    project whose place this one takes: builders ask for it before anybody looks again.
    """

    def __init__(self, project: Project, made: Mapping[str, Path]) -> None:
        super().__init__(project.srcdir, [suffix for suffix in project.source_suffix if suffix not in SUFFIXES])
        self.restore(project)
        self.made = dict(made)

    def discover(self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ("**",)) -> set[str]:
        """Find all documents."""
        super().discover(exclude_paths, include_paths)
        for name, path in self.made.items():
            self.docnames.add(name)
            self._docname_to_path[name] = path
            self._path_to_docname[path] = name
        return self.docnames

    def doc2path(self, docname: str, absolute: bool) -> _StrPath:
        """Where a document lies; without `absolute` a name for it that does not tell of the machine."""
        if docname in self.made and not absolute:
            return _StrPath(docname + SUFFIXES[0])
        return super().doc2path(docname, absolute)


def leave_yaml_alone(env: BuildEnvironment) -> None:
    """Let nobody take a YAML file of the source folder for a document, or for a rival of the page of that name.

    Sphinx looks for documents once before any builder is there, and so before `put_pages_in`.
    """
    env.project = BookProject(env.project, {})


def put_pages_in(app: Sphinx) -> None:
    """Let the build look for its documents in a `BookProject`."""
    app.project = app.env.project = BookProject(app.env.project, documents(bookshelf(app.config)))


def setup(app: Sphinx) -> None:
    """Register the file type and the project."""
    for suffix in SUFFIXES:
        app.add_source_suffix(suffix, FILETYPE)
    app.connect("builder-inited", put_pages_in)
