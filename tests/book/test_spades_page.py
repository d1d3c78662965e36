"""The pages of Spades: a table of scoring from the parameters, and the slip of the source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from poch_rules import load
from poch_rules.declare.wording import languages
from poch_rules.study.spoken import words_of

each_language = pytest.mark.parametrize("language", languages())


def html(site: Path, language: str, variant: str) -> str:
    return (site / language / "variants" / "spades" / f"{variant}.html").read_text(encoding="utf-8")


def scale(page: str) -> list[list[str]]:
    """The rows of the table of scoring, without markup."""
    (table,) = re.findall(r'<table class="poch-scale.*?</table>', page, re.DOTALL)
    rows = re.findall(r"<tr.*?</tr>", table, re.DOTALL)
    cells = [re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL) for row in rows]
    return [[re.sub(r"<.*?>|\s+", " ", cell).strip() for cell in row] for row in cells]


@each_language
def test_the_table_of_scoring_has_the_numbers_of_the_variant(site: Path, language: str) -> None:
    (head, *rows) = scale(html(site, language, "partnership"))
    assert len(head) == 3
    assert [row[1:] for row in rows] == [["+10", "−10"], ["+100", "−100"], ["+200", "−200"], ["+1", ""], ["", "−100"]]
    house = scale(html(site, language, "three-hundred"))
    assert house[-1] == [rows[-1][0], "", "−70"]


def test_a_sign_stays_before_its_number_where_the_page_runs_from_right_to_left(site: Path) -> None:
    assert '<bdi dir="ltr">−100</bdi>' in html(site, "ar", "partnership")
    assert '<bdi dir="ltr">−300</bdi>' in html(site, "ar", "blind-when-behind")


@each_language
def test_the_slip_of_the_source_is_noted(site: Path, language: str) -> None:
    page = html(site, language, "partnership")
    assert page.count("spades-bag-slip") >= 1
    assert "3 + 3 + 5" in re.sub(r"<.*?>", "", page)


@each_language
def test_a_house_variant_says_what_it_changes_and_its_source_does_not(site: Path, language: str) -> None:
    assert 'id="differences"' in html(site, language, "three-hundred")
    assert 'id="differences"' not in html(site, language, "partnership")


@each_language
def test_the_book_is_called_after_both_games(site: Path, language: str) -> None:
    title = words_of(load("spades/partnership"), language).say("book-title")
    index = (site / language / "index.html").read_text(encoding="utf-8")
    assert re.sub("[\u2066-\u2069]", "", title) in index
