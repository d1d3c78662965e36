"""What stands above the languages of a book: where a reader chooses one, what is shown for a page that is not there,
and what search engines are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import resources
from pathlib import Path
from string import Template
from urllib.parse import quote, urlsplit
from xml.sax.saxutils import escape, quoteattr

from poch_rules.book.text import direction
from poch_rules.book.web.site import own_name
from poch_rules.declare.wording import Wording

#: What tells a page of ours from somebody else's.
GENERATOR = '<meta name="generator" content="poch-rules">'
#: Pages that a search engine has no use for.
UNLISTED = ("search.html", "genindex.html")
_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"


def root_files(languages: Sequence[str], base: str) -> dict[str, Callable[[Path], str]]:
    """The files at the root: name → what makes its text from the folder that holds the pages of each language.

    Sitemaps need to know the address of the book, `base`.
    """
    found: dict[str, Callable[[Path], str]] = {
        "index.html": lambda folder: start_page(languages),
        "404.html": lambda folder: missing_page(languages, base),
    }
    if base:
        found |= {f"sitemap-{language}.xml": partial(sitemap, language, languages, base) for language in languages}
        found["sitemap.xml"] = lambda folder: sitemap_index(languages, base)
    return found


def start_page(languages: Sequence[str]) -> str:
    """The page where a reader chooses a language."""
    links = "\n".join(f"      <li>{_link(code, own_name(code))}</li>" for code in languages)
    return _filled("start.html", links=links)


def missing_page(languages: Sequence[str], base: str) -> str:
    """The page for an address where nothing stands, in every language of the book.

    It is shown at any depth, so its links start from the root of the site.
    """
    said = []
    for code in languages:
        words = Wording(code)
        title, home = words.say("book-missing-page"), words.say("book-missing-page-home")
        said.append(
            f'      <section lang="{code}" dir="{direction(code)}">\n        <h2>{escape(title)}</h2>\n'
            f"        <p>{_link(code, escape(home))}</p>\n      </section>"
        )
    root = f"{urlsplit(base).path}/"
    return _filled("missing.html", sections="\n".join(said), root=quote(root))


def _link(language: str, text: str) -> str:
    about = f'hreflang="{language}" lang="{language}" dir="{direction(language)}"'
    return f'<a href="{language}/index.html" {about}>{text}</a>'


def _filled(name: str, **parts: str) -> str:
    page = resources.files("poch_rules.book").joinpath(f"templates/{name}").read_text(encoding="utf-8")
    return Template(page).substitute(generator=GENERATOR, **parts)


def sitemap(language: str, languages: Sequence[str], base: str, folder: Path) -> str:
    """The pages of a language, each with itself in the other languages."""
    pages = sorted(path.relative_to(folder / language).as_posix() for path in (folder / language).rglob("*.html"))
    return _xml("urlset", (_entry(page, language, languages, base) for page in pages if page not in UNLISTED))


def sitemap_index(languages: Sequence[str], base: str) -> str:
    """The sitemaps of all languages."""
    return _xml(
        "sitemapindex", (f"<sitemap><loc>{escape(base)}/sitemap-{one}.xml</loc></sitemap>" for one in languages)
    )


def _entry(page: str, language: str, languages: Sequence[str], base: str) -> str:
    def address(code: str) -> str:
        return f"{base}/{code}/{quote(page)}"

    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(address(code))}/>' for code in languages
    )
    return f"<url><loc>{escape(address(language))}</loc>{others}</url>"


def _xml(kind: str, entries: Iterator[str]) -> str:
    names = f'xmlns="{_SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{kind} {names}>\n' + "\n".join(entries) + f"\n</{kind}>\n"
