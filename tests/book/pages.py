"""Pages of a built book, read as a browser would find them: no network, no browser."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

#: Custom variants that all tests share.
CUSTOM = Path(__file__).parents[1] / "variants"

VOID = {"meta", "link", "input", "br", "img", "hr", "col", "path", "use", "source", "wbr"}


@dataclass
class Page:
    """One page: its language and direction, its ids, its links, its words, its alternates."""

    path: Path
    lang: str = ""
    dir: str = ""
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    assets: list[str] = field(default_factory=list)
    alternates: dict[str, str] = field(default_factory=dict)
    switch: dict[str, str] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    by_id: dict[str, str] = field(default_factory=dict)
    foreign: list[tuple[str, str, str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Everything that a reader sees, except what is marked as another language's."""
        return " ".join(self.words)


class _Reader(HTMLParser):
    """Collects a page; keeps the open elements, so that each text knows where it stands."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.open: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        page = self.page
        if tag == "html":
            page.lang, page.dir = found.get("lang", ""), found.get("dir", "")
        if "id" in found:
            page.ids.append(found["id"])
            page.by_id[found["id"]] = ""
        if tag == "a" and "href" in found:
            page.links.append(found["href"])
            if "hreflang" in found:
                page.switch[found["hreflang"]] = found["href"]
        if tag == "link" and found.get("rel") == "alternate":
            page.alternates[found["hreflang"]] = found["href"]
        elif tag in ("link", "script", "img"):
            page.assets += [found[name] for name in ("href", "src") if name in found]
        page.labels += [found[name] for name in ("aria-label", "title", "placeholder", "alt") if name in found]
        if tag not in VOID:
            self.open.append((tag, found))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return  # as of <path/>, which was never opened
        while self.open:
            if self.open.pop()[0] == tag:
                break

    def handle_data(self, data: str) -> None:
        tags = [tag for tag, _ in self.open]
        if "script" in tags or "style" in tags or not data.strip():
            return
        for _, attrs in self.open:
            if "id" in attrs:
                self.page.by_id[attrs["id"]] += data
        other = next((a for t, a in reversed(self.open) if t != "html" and "lang" in a), None)
        if other is not None:
            self.page.foreign.append((other["lang"], other.get("dir", ""), data))
        elif not {"code", "pre", "kbd"} & set(tags):
            self.page.words.append(data)


@cache
def read(path: Path) -> Page:
    """The page in a file."""
    page = Page(path)
    _Reader(page).feed(path.read_text(encoding="utf-8"))
    return page


def pages(site: Path, language: str = "") -> list[Page]:
    """All pages of a language, or of the whole site."""
    return [read(path) for path in sorted((site / language).rglob("*.html"))]


def target(page: Page, link: str) -> tuple[Path, str] | None:
    """The file and the fragment that a link of a page leads to; nothing for one that leaves the site."""
    if urlsplit(link).scheme or link.startswith("//"):
        return None
    address, fragment = urldefrag(link)
    path = unquote(urlsplit(address).path)
    return ((page.path.parent / path).resolve() if path else page.path.resolve()), unquote(fragment)
