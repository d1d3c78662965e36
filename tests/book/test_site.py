"""The built book: all pages in all languages, every link alive, every word in the language of its page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import Page, pages, read, target

from poch_rules.declare import library
from poch_rules.declare.wording import languages

LANGUAGES = languages()
GENERAL = (
    "index", "compare", "glossary", "sources", "rulings", "modules", "laws", "standings", "variants/index", "search",
)  # fmt: skip

#: Words of the interface of Sphinx and its theme, and headings of the book.
ENGLISH = (
    "Search", "Next", "Previous", "Home", "On this page", "Contents", "Back to top", "Skip to content", "Toggle",
    "Link to this", "Permalink", "Made with", "Copyright", "Please activate", "Languages",
    "At a glance", "What you need", "Differences from", "Standing", "stated", "inferred", "silent", "house rule",
)  # fmt: skip
GERMAN = ("Suche", "Stichwortverzeichnis", "Weiter", "Zurück", "Auf dieser Seite", "Sprachen")


def test_the_book_is_in_the_five_languages(site: Path) -> None:
    assert {path.name for path in site.iterdir()} == {*LANGUAGES, "index.html"}
    assert set(LANGUAGES) == {"en", "de", "ar", "fi", "pl"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_contract_is_there(site: Path, language: str) -> None:
    variants = [f"variants/{heading.id}" for heading in library.variants()]
    for name in (*GENERAL, *variants):
        assert (site / language / f"{name}.html").is_file(), name


def test_the_start_page_leads_to_every_language_in_its_own_words(site: Path) -> None:
    start = read(site / "index.html")
    assert start.switch == {language: f"{language}/index.html" for language in LANGUAGES}
    assert {lang: text for lang, _, text in start.foreign} == {
        "en": "English", "de": "Deutsch", "ar": "العربية", "fi": "suomi", "pl": "polski",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_links_to_itself_in_the_other_languages(site: Path, language: str) -> None:
    for page in pages(site, language):
        same = page.path.relative_to(site / language)
        for links in (page.switch, {lang: href for lang, href in page.alternates.items() if lang != "x-default"}):
            assert set(links) == set(LANGUAGES), page.path
            for other, href in links.items():
                assert target(page, href) == ((site / other / same).resolve(), ""), (page.path, other)
                assert (site / other / same).is_file()


def test_every_link_and_every_fragment_leads_somewhere(site: Path) -> None:
    dead = [f"{page.path}: {link}" for page in pages(site) for link in (*page.links, *page.assets) if _dead(page, link)]
    assert dead == []


def _dead(page: Page, link: str) -> bool:
    found = target(page, link)
    if found is None:
        return not link.startswith("https://")
    path, fragment = found
    if not path.is_file():
        return True
    return bool(fragment) and path.suffix == ".html" and fragment not in read(path).ids


def test_pages_have_no_id_twice(site: Path) -> None:
    for page in pages(site):
        assert sorted(page.ids) == sorted(set(page.ids)), page.path


def test_ids_do_not_depend_on_the_language(site: Path) -> None:
    for page in pages(site, "en"):
        same = page.path.relative_to(site / "en")
        for other in LANGUAGES:
            assert sorted(read(site / other / same).ids) == sorted(page.ids), (other, same)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_their_language_and_only_arabic_runs_right_to_left(site: Path, language: str) -> None:
    for page in pages(site, language):
        assert (page.lang, page.dir) == (language, "rtl" if language == "ar" else "")
        assert any("poch-rtl.css" in asset for asset in page.assets) == (language == "ar")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_word_of_the_interface_is_left(site: Path, language: str) -> None:
    for page in pages(site, language):
        for shown in (page.text, *page.labels):
            left = [word for word in ENGLISH if re.search(rf"\b{word}\b", shown)]
            assert left == [], (page.path, shown[:200])


def test_no_other_language_leaks_into_english(site: Path) -> None:
    for page in pages(site, "en"):
        for shown in (page.text, *page.labels):
            assert [word for word in GERMAN if re.search(rf"\b{word}\b", shown)] == [], page.path
            assert not re.search("[\u0600-\u06ff]", shown), page.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_of_direction_is_left_in_the_pages(site: Path, language: str) -> None:
    for path in (site / language).rglob("*"):
        if path.suffix in (".html", ".js") and path.name not in ("language_data.js",):
            assert not re.search("[\u2066-\u2069]", path.read_text(encoding="utf-8")), path


def test_no_page_asks_another_machine_for_anything(site: Path) -> None:
    for page in pages(site):
        assert [asset for asset in page.assets if target(page, asset) is None] == [], page.path


def test_nothing_in_the_book_tells_of_the_machine_it_was_made_on(site: Path) -> None:
    here = str(Path(__file__).parents[2]).encode()
    assert [path for path in site.rglob("*") if path.is_file() and here in path.read_bytes()] == []
