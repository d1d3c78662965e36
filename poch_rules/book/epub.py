"""The whole book of one language as an EPUB: Sphinx’ own builder, in plain pages that know their direction.

Sphinx takes every EPUB for one that runs from left to right, and says on no page in which language it is.  The pages
here have a head of their own, without the scripts and style sheets for the screen; pictures are files beside them.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import shutil
import time
from collections.abc import Set
from html import escape, unescape
from importlib import metadata
from os import environ
from pathlib import Path
from string import Template
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.epub3 import Epub3Builder

from poch_rules.book.print.still import is_left_out, stand_still
from poch_rules.book.text import direction

#: The file that the builder writes, without its suffix.
NAME = "book"
STYLE = "poch-epub.css"
LICENCE = "CC BY 4.0"
#: The first moment that a ZIP can tell: for files whose time is nobody’s concern.
EARLIEST = 315_532_800

_DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
#: Code runs from left to right; an EPUB may not say so in its style sheet.
_CODE = re.compile(r"<(pre|code)\b")
_SAYS = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PAGE = Template(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
    '<html xmlns="http://www.w3.org/1999/xhtml" lang="$language" xml:lang="$language" dir="$direction">\n'
    '<head><meta charset="utf-8" /><title>$title</title>'
    '<link rel="stylesheet" type="text/css" href="${up}_static/$style" /></head>\n'
    "<body>$body</body>\n</html>\n"
)


class BookEpubBuilder(Epub3Builder):
    """Writes one EPUB 3."""

    name = "pochepub"
    epilog = ""

    def init(self) -> None:
        """Say what the book is, where its ``conf.py`` does not."""
        config, language = self.config, self.config.language
        config.epub_basename = NAME
        config.epub_language = language
        config.epub_tocscope = "includehidden"
        config.epub_show_urls = "no"
        config.epub_use_index = False
        config.version = config.version or metadata.version("poch-rules")
        config.epub_description = config.epub_title
        config.epub_contributor = config.epub_publisher = config.epub_author
        config.epub_copyright = config.epub_copyright or LICENCE
        config.epub_identifier = config.epub_uid = f"poch-rules-{language}"
        super().init()

    def content_metadata(self) -> dict[str, Any]:
        """What the EPUB tells of itself, with the side on which its pages are turned."""
        return {**super().content_metadata(), "page_progression_direction": direction(self.config.language)}

    def write_documents(self, docnames: Set[str]) -> None:
        """Write all pages but those that need a screen."""
        super().write_documents({name for name in docnames if not is_left_out(name, self.config)})

    def get_toc(self) -> None:
        """The contents, without those pages."""
        super().get_toc()
        self.refnodes = [node for node in self.refnodes if not self._leads_out("", node["refuri"])]

    def write_doc(self, docname: str, doctree: nodes.document) -> None:
        """One page; of a link to one that is not there only the words are left, or in a list of pages nothing."""
        stand_still(doctree)
        for link in list(doctree.findall(nodes.reference)):
            if self._leads_out(docname, link.get("refuri", "")):
                item = link.parent.parent if isinstance(link.parent, nodes.Element) else None
                if isinstance(item, nodes.list_item) and any(name.startswith("toctree") for name in item["classes"]):
                    item.parent.remove(item)
                else:
                    link.replace_self(nodes.inline("", "", *link.children))
        super().write_doc(docname, doctree)

    def _leads_out(self, docname: str, target: str) -> bool:
        """Whether a link leads to a page that is left out."""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(docname), target.partition("#")[0]))
        return path.endswith(self.out_suffix) and is_left_out(path.removesuffix(self.out_suffix), self.config)

    def handle_page(
        self,
        pagename: str,
        addctx: dict[str, Any],
        templatename: str = "page.html",
        *,
        outfilename: Path | None = None,
        event_arg: Any = None,
    ) -> None:
        """Write a page."""
        language = self.config.language
        up = "../" * pagename.count("/")
        body = _DRAWING.sub(lambda found: self._file_of(found[0], up), addctx["body"])
        body = _CODE.sub(r'<\1 dir="ltr"', body)
        page = _PAGE.substitute(
            language=language, direction=direction(language), title=escape(unescape(_plain(addctx["title"]))), up=up,
            style=STYLE, body=body,
        )  # fmt: skip
        path = Path(self.outdir, f"{pagename}{self.out_suffix}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8", newline="\n")

    def _file_of(self, svg: str, up: str) -> str:
        """A drawing as a file, each once, and the image of it."""
        said = _SAYS.search(svg)
        drawn = svg.encode()
        name = f"{hashlib.sha256(drawn).hexdigest()[:16]}.svg"
        path = Path(self.outdir, "_images", name)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(drawn)
        return f'<img alt="{said[1] if said else ""}" src="{up}_images/{name}" />'

    def copy_static_files(self) -> None:
        """The one style sheet."""
        target = Path(self.outdir, "_static")
        target.mkdir(exist_ok=True)
        shutil.copyfile(Path(__file__).parent / "static" / STYLE, target / STYLE)

    def build_epub(self) -> None:
        """Pack the files, always into the same bytes."""
        moment = max(int(environ.get("SOURCE_DATE_EPOCH", EARLIEST)), EARLIEST)
        names = ["META-INF/container.xml", "content.opf", "toc.ncx", *sorted(self.files)]
        with ZipFile(self.outdir / f"{NAME}.epub", "w") as epub:
            for name in ("mimetype", *names):
                entry = ZipInfo(name, time.gmtime(moment)[:6])
                entry.compress_type = ZIP_STORED if name == "mimetype" else ZIP_DEFLATED
                epub.writestr(entry, Path(self.outdir, name).read_bytes())


def _plain(title: str) -> str:
    return re.sub("<[^>]*>", "", title)


def setup(app: Sphinx) -> None:
    """Register the builder."""
    app.add_builder(BookEpubBuilder)
