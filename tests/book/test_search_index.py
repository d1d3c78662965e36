"""The two ways to search: what Pagefind is given to find, and the languages that Sphinx' own search lacks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pages import pages, read

from poch_rules.book.web import finder
from poch_rules.book.web.search import SearchArabic, SearchPolish
from poch_rules.declare.wording import languages

LANGUAGES = languages()


def test_an_arabic_word_is_the_same_with_its_marks_and_without() -> None:
    arabic = SearchArabic({})
    assert arabic.split("توزَّع الأوراق") == arabic.split("توزّع الأوراق") == ["توزع", "الأوراق"]
    assert arabic.stem("اللاعبون") == arabic.stem("لاعب")


def test_a_polish_word_is_found_with_its_marks_and_without() -> None:
    polish = SearchPolish({})
    assert [polish.stem(word) for word in ("Żetony", "król", "dołek")] == ["zetony", "krol", "dolek"]


def test_numbers_are_words() -> None:
    assert SearchPolish({}).split("od 7 do 10") == ["od", "_7", "do", "_10"]
    assert SearchPolish({}).word_filter("_10")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_for_books_from_disk_knows_numbers_and_leaves_out_no_word_of_another_language(
    site: Path, language: str
) -> None:
    text = (site / language / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    assert any(re.fullmatch(r"_\d+", term) for term in index["terms"])
    script = (site / language / "_static" / "language_data.js").read_text(encoding="utf-8")
    stopped = set(json.loads(re.search(r"stopwords = new Set\((\[.*?\])\)", script, re.DOTALL)[1]))  # type: ignore[index]
    assert ("the" in stopped) == (language == "en")
    assert not stopped & {"as", "10", "using"} or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_pages_say_is_found_and_what_stands_round_it_is_not(site: Path, language: str) -> None:
    for page in pages(site, language):
        text = page.path.read_text(encoding="utf-8")
        assert ("<article data-pagefind-body" in text) == (page.path.name not in ("search.html", "genindex.html"))
        assert ('<section data-pagefind-ignore id="standings">' in text) == ("standings" in page.ids)
    folder = site / language / "pagefind"
    assert list((folder / "index").glob(f"{language}_*.pf_index"))
    assert len(list((folder / "fragment").iterdir())) == len(pages(site, language)) - 1
    assert not [path for pattern in finder.UNUSED for path in folder.glob(pattern)]


def test_the_page_for_searching_names_the_index_and_needs_nothing_else_to_be_there(site: Path) -> None:
    for language in LANGUAGES:
        page = read(site / language / "search.html")
        assert 'data-index="pagefind/pagefind.js"' in page.path.read_text(encoding="utf-8")
        assert [asset for asset in page.assets if "searchindex.js" in asset or "pagefind" in asset] == []


def test_where_pagefind_is_missing_the_search_from_disk_serves_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from poch_rules.book.build import Book, build
    from poch_rules.declare.library import book_folder

    monkeypatch.setattr(finder, "find_spec", lambda name: None)
    build(Book(book_folder(), ("pl",), ("poch/eight-pool",)), tmp_path / "site")
    page = (tmp_path / "site" / "pl" / "search.html").read_text(encoding="utf-8")
    assert "poch-search.js" in page
    assert "data-index" not in page
    assert not (tmp_path / "site" / "pl" / "pagefind").exists()
