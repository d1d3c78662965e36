"""The built book: all pages in all languages, every link alive, every word in the language of its page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pages import Page, pages, read, target

from poch_rules.book.build import Book, build
from poch_rules.book.web.site import HERE
from poch_rules.declare import library
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import Wording, languages
from poch_rules.study.spoken import SIGNS

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
    assert {path.name for path in site.iterdir()} == {*LANGUAGES, "index.html", "404.html"}
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


def test_a_page_that_is_not_there_says_so_in_every_language_and_leads_back(site: Path) -> None:
    missing = read(site / "404.html")
    assert missing.switch == {language: f"{language}/index.html" for language in LANGUAGES}
    assert [lang for lang, _, text in missing.foreign if "Pod tym adresem" in text or "لا توجد" in text] == ["ar", "pl"]
    assert '<base href="/">' in missing.path.read_text(encoding="utf-8"), "it is shown at any depth"


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
        return not link.startswith(("https://", "data:"))
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
    keys = Wording(language).say("stepper-keys")  # what is printed on them is English in some countries
    for page in pages(site, language):
        for shown in (page.text.replace(keys, ""), *page.labels):
            left = [word for word in ENGLISH if re.search(rf"\b{word}\b", shown)]
            assert left == [], (page.path, shown[:200])


def test_no_other_language_leaks_into_english(site: Path) -> None:
    for page in pages(site, "en"):
        # What a source is called, in its own language, also stands in the title of its page, where nothing can mark it.
        for shown in (" ".join(page.words[1:]), *page.labels):
            assert [word for word in GERMAN if re.search(rf"\b{word}\b", shown)] == [], page.path
            assert not re.search("[\u0600-\u06ff]", shown), page.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_of_direction_is_left_in_the_pages(site: Path, language: str) -> None:
    for path in (site / language).rglob("*"):
        if path.suffix in (".html", ".js") and path.name not in ("language_data.js",):
            assert not re.search("[\u2066-\u2069]", path.read_text(encoding="utf-8")), path


def test_no_page_asks_another_machine_for_anything(site: Path) -> None:
    for page in pages(site):
        away = [asset for asset in page.assets if target(page, asset) is None and not asset.startswith("data:")]
        assert away == [], page.path


def test_the_first_page_is_small_without_its_fonts_and_needs_no_script(site: Path) -> None:
    for language in LANGUAGES:
        page = read(site / language / "index.html")
        files = {found[0] for asset in page.assets if (found := target(page, asset)) is not None}
        size = sum(path.stat().st_size for path in {page.path, *files} if path.suffix != ".woff2")
        assert size <= 300_000, (language, size)
        assert "Poch" in page.text or "بوخ" in page.text


def test_every_sheet_and_script_of_ours_is_shipped_and_fonts_go_where_they_are_needed(site: Path) -> None:
    ours = {path.name for path in (HERE / "static").iterdir() if path.is_file()}
    for language in LANGUAGES:
        static = site / language / "_static"
        assert ours <= {path.name for path in static.iterdir()}
        assert len(list(static.glob("*.woff2"))) == (2 if language == "ar" else 0)
        assert (static / "OFL.txt").exists() == (language == "ar"), "a font goes with its licence"
    sheet = (site / "ar" / "_static" / "poch-rtl.css").read_text(encoding="utf-8")
    fonts = re.findall(r'url\("([^"]+)"\)', sheet)
    assert fonts
    assert [font for font in fonts if not (site / "ar" / "_static" / font).is_file()] == []


def test_every_sheet_with_standings_has_the_signs_that_stand_for_them_elsewhere() -> None:
    with_standings = []
    for path in sorted((HERE / "static").glob("*.css")):
        # The sign of the first standing is that of all that have no other.
        signs = dict(re.findall(r'\.poch-(\w+)::before \{ content: "(.)"', path.read_text(encoding="utf-8")))
        if "standing" in signs:
            assert signs == {"standing": SIGNS["stated"]} | {name: SIGNS[name] for name in list(SIGNS)[1:]}, path.name
            with_standings.append(path.stem)
    assert with_standings == ["poch-book", "poch-epub", "poch-print"]


def test_the_tree_of_pages_marks_where_one_is_and_leads_from_there(site: Path) -> None:
    for page in pages(site, "pl"):
        text = page.path.read_text(encoding="utf-8")
        tree = text.partition('<div class="sidebar-tree">')[2].partition('<div class="toc-drawer')[0]
        here = re.findall(
            r'<li class="[^"]*current-page[^"]*"><a class="current reference internal" href="([^"]*)"', tree
        )
        same = page.path.relative_to(site / "pl").as_posix()
        apart = re.fullmatch(r"(index|search|(modules|sources)/.*)\.html", same)
        assert here == ([] if apart else ["#"]), page.path
        if re.fullmatch(r"variants/.*/.*", same):
            assert re.search(r'checked="" [^>]*id="toctree-checkbox-', tree), "the branch is open"


def test_with_an_address_there_are_sitemaps_and_whole_links(tmp_path: Path) -> None:
    build(Book(book_folder(), ("en", "ar"), ("poch/eight-pool",)), tmp_path / "site", base="https://example.org/poch/")
    root = "https://example.org/poch"
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    index = ElementTree.parse(tmp_path / "site" / "sitemap.xml")
    assert [found.text for found in index.iterfind(".//s:loc", space)] == [
        f"{root}/sitemap-en.xml", f"{root}/sitemap-ar.xml"
    ]  # fmt: skip
    listed = {}
    for language in ("en", "ar"):
        for entry in ElementTree.parse(tmp_path / "site" / f"sitemap-{language}.xml").iterfind("s:url", space):
            listed[entry.findtext("s:loc", "", space)] = {
                link.attrib["hreflang"]: link.attrib["href"] for link in entry.iterfind("x:link", space)
            }
    for address, others in listed.items():
        assert (tmp_path / "site" / address.removeprefix(f"{root}/")).is_file()
        assert listed[others["ar"]] == listed[others["en"]] == others, "alternates are mutual"
    assert f"{root}/ar/variants/poch/eight-pool.html" in listed
    assert f"{root}/ar/search.html" not in listed
    page = read(tmp_path / "site" / "ar" / "compare.html")
    assert page.alternates["en"] == f"{root}/en/compare.html"
    assert '<base href="/poch/">' in (tmp_path / "site" / "404.html").read_text(encoding="utf-8")
    build(Book(book_folder(), ("en", "ar"), ("poch/eight-pool",)), tmp_path / "site")
    assert not list((tmp_path / "site").glob("sitemap*"))


def test_nothing_in_the_book_tells_of_the_machine_it_was_made_on(site: Path) -> None:
    here = str(Path(__file__).parents[2]).encode()
    assert [path for path in site.rglob("*") if path.is_file() and here in path.read_bytes()] == []
