"""Searching a book: over http by Pagefind's index, from disk by Sphinx' own, in every language."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from pages import Page, pages
from windows import Open

from poch_rules.declare.wording import languages

#: Words that a search that is made for English loses; each is on a page of the book, as it stands here or inflected.
QUERIES = {
    "de": ("As", "Bube", "10", "Pochbrett", "Spieler"),
    "fi": ("ässä", "kuvakortit", "pelaaja", "kortti", "panos"),
    "pl": ("as", "król", "żetony", "dziesiątka", "zeton"),
    "ar": ("آس", "الملك", "رهان", "لاعب", "توزع"),
    "en": ("ace", "pool", "10", "using"),
}
#: Only Pagefind knows the endings of Polish.
INFLECTED = {"pl": ("karta",)}
NOWHERE = "ωωωωωω"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # the parameters' names are those of the library
        pass


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    """The address of the book on a server of this machine, in a folder below its root."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{site.name}"
    server.shutdown()


def found(page: Any) -> list[str]:
    """The addresses that a search has brought up, as soon as it is done."""
    page.wait_for_function(
        """() => { const count = document.querySelector(".poch-count, .search-summary");
                   if (!count || !count.textContent || count.textContent.endsWith("…")) return false;
                   return document.querySelector("#search-results li") || !/\\d/.test(count.textContent) }"""
    )
    links: list[str] = page.eval_on_selector_all("#search-results li a", "links => links.map(link => link.pathname)")
    return links


def holders(site: Path, language: str, word: str) -> list[Page]:
    """The pages that hold a word as it stands."""
    whole = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    return [page for page in pages(site, language) if page.path.name != "search.html" and whole.search(page.text)]


CASES = [(language, word) for language, words in QUERIES.items() for word in words]


@pytest.mark.parametrize(("language", "word"), [*CASES, *((lang, w) for lang, ws in INFLECTED.items() for w in ws)])
def test_a_served_book_finds_the_pages_that_hold_a_word(
    site: Path, served: str, opened: Open, language: str, word: str
) -> None:
    links = found(opened(f"{served}/{language}/search.html?q={quote(word)}"))
    assert links
    for link in links:
        assert (site.parent / link.lstrip("/")).is_file(), "results lead to pages of this book"
    holding = {f"/{page.path.relative_to(site.parent).as_posix()}" for page in holders(site, language, word)}
    assert not holding or holding & set(links)


@pytest.mark.parametrize(("language", "word"), CASES)
def test_a_book_from_disk_finds_the_pages_that_hold_a_word(site: Path, opened: Open, language: str, word: str) -> None:
    links = found(opened(f"{(site / language / 'search.html').as_uri()}?q={quote(word)}"))
    assert links
    holding = {page.path.as_posix() for page in holders(site, language, word)}
    assert not holding or holding & set(links)


@pytest.mark.parametrize("language", languages())
def test_both_ways_say_that_nothing_was_found_in_the_language_of_the_book(
    site: Path, served: str, opened: Open, language: str
) -> None:
    for address in (f"{served}/{language}", (site / language).as_uri()):
        page = opened(f"{address}/search.html?q={NOWHERE}")
        assert found(page) == []
        said = page.locator(".poch-count, .search-summary").first.inner_text()
        assert said
        assert ("did not match" in said) == (language == "en")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_box_at_the_side_leads_to_the_results(site: Path, served: str, opened: Open, language: str) -> None:
    word = {"en": "ace", "ar": "آس"}[language]
    for address in (f"{served}/{language}/variants/poch", (site / language / "variants" / "poch").as_uri()):
        page = opened(f"{address}/eight-pool.html")
        page.fill(".sidebar-search", word)
        page.press(".sidebar-search", "Enter")
        page.wait_for_url(f"**/{language}/search.html?**")
        assert found(page)
        assert page.input_value(".poch-search input") == word


def test_results_come_in_parts_and_the_keyboard_reaches_all(served: str, opened: Open) -> None:
    page = opened(f"{served}/en/search.html?q=rule")
    first = len(found(page))
    assert first == 15
    page.get_by_role("button", name="More results").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("first => document.querySelectorAll('.poch-found li').length > first", arg=first)


def test_without_scripts_the_page_says_what_it_needs(site: Path, opened: Open) -> None:
    page = opened(site / "fi" / "search.html", scripts=False)
    assert "JavaScript" in page.locator("noscript").inner_text()
