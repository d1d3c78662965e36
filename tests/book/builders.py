"""A small project of somebody's, built in this process by any builder of Sphinx into a folder that is kept warm."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

#: Every builder of Sphinx that needs no network and no other program, and that of our EPUB.  That of translators,
#: gettext, keeps its doctrees in another way, so that Sphinx itself lets it share them with no other.
BUILDERS = (
    "html", "dirhtml", "singlehtml", "json", "text", "man", "latex", "texinfo", "xml", "pseudoxml", "epub", "changes",
    "dummy", "pochepub",
)  # fmt: skip
CONF = """
project = "Our Poch"
author = copyright = "us"
version = release = "1"
extensions = ["myst_parser", "poch_rules.book"]
poch_variants = ["poch/eight-pool"]
exclude_patterns = [".doctrees"]
"""
INDEX = """
# Our Poch

{poch:variant}`poch/eight-pool`, {poch:rule}`poch/eight-pool:vying`, {poch:term}`trump`

~~~{poch:variants}
~~~
"""


def project(folder: Path, conf: str = CONF, index: str = INDEX) -> Path:
    """The project in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "conf.py").write_text(conf, encoding="utf-8")
    (folder / "index.md").write_text(index, encoding="utf-8")
    return folder


def built(source: Path, out: Path, builder: str, *, jobs: int = 1, **settings: object) -> str:
    """Build into ``out/BUILDER``, with what was read in ``out/read``; what was warned of, and nothing if all is well.

    Raises whatever ends the build.
    """
    said = io.StringIO()
    with patch_docutils(str(source)), docutils_namespace():
        app = Sphinx(
            source, source, out / builder, out / "read", builder, {"nitpicky": True, **settings}, status=None,
            warning=said, warningiserror=True, parallel=jobs,
        )  # fmt: skip
        app.build()
    assert app.statuscode == int(bool(said.getvalue()))
    return said.getvalue()


def circuit(names: Sequence[str]) -> Iterator[str]:
    """The names one after another so that each comes once after each other one."""
    for at, name in enumerate(names):
        for other in names[at + 1 :]:
            yield from (name, other)
    yield names[0]
