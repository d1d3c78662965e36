"""The comparison in a page, as somebody uses it: filters, columns, pairs, by keyboard, on a phone, without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from windows import PHONE, Open

from poch_rules.book.comparison.page import as_html
from poch_rules.declare.library import load
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES
from poch_rules.study.compare import compare

VARIANTS = ("poch/family-nine-pot", "poch/meyer-longest", "poch/eight-pool", "poch/meyer-1908", "poch/polish-leaflet")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """The one file of a comparison of five variants, in a language."""
    folder = tmp_path_factory.mktemp("comparisons")

    def written(language: str = "en") -> Path:
        path = folder / f"{language}.html"
        if not path.exists():
            comparison = compare([load(id) for id in VARIANTS], language=language)
            path.write_text(as_html(comparison, Wording(language, FAMILIES)), encoding="utf-8")
        return path

    return written


def with_choice(path: Path, choice: str) -> str:
    return path.resolve().as_uri() + choice


def rows(page: Any) -> int:
    return int(page.locator("tbody tr:visible").count())


def columns(page: Any) -> list[str]:
    heads = page.locator("th[data-variant]:visible")
    return [str(head.get_attribute("data-variant")) for head in heads.all()]


def choice(page: Any) -> str:
    return str(page.evaluate("location.hash"))


def test_a_text_leaves_the_rows_that_hold_it(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    every = rows(page)
    page.get_by_label("Only rules that contain").fill("MARRIAGE trumps")
    assert 0 < rows(page) < every
    for row in page.locator("tbody tr:visible").all():
        text = row.inner_text().lower()
        assert "marriage" in text
        assert "trumps" in text
    assert page.get_by_role("status").inner_text() == f"Rules shown: {rows(page)} of {every}"
    assert choice(page) == "#of=all&q=MARRIAGE+trumps"
    page.get_by_label("Only rules that contain").fill("qwertz")
    assert rows(page) == 0
    assert page.get_by_role("status").inner_text() == "No rule is left to show."


def test_a_search_does_not_need_marks(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file("pl"))
    page.get_by_role("searchbox").fill("Zeton")
    assert rows(page) > 0
    page = opened(file("ar"))
    page.get_by_role("searchbox").fill("الموزع")  # the page writes it with a mark of doubling
    assert rows(page) > 0


def test_a_part_of_the_game_can_be_shown_alone(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    page.get_by_label("Part of the game").select_option("Shedding")
    assert {row.get_attribute("data-part") for row in page.locator("tbody:has(tr:visible)").all()} == {"play"}
    assert "part=play" in choice(page)


def test_columns_can_be_chosen_by_keyboard(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    assert columns(page) == list(VARIANTS)
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert columns(page) == list(VARIANTS[1:])
    assert page.locator("summary").inner_text() == "Variants shown: 4 of 5"
    assert all(row.locator("td:visible").count() == 4 for row in page.locator("tbody tr:visible").all()[:5])
    assert choice(page) == f"#show={','.join(VARIANTS[1:])}"
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"


def test_the_last_column_cannot_be_taken_away(file: Callable[..., Path], opened: Open) -> None:
    page = opened(with_choice(file(), f"#show={VARIANTS[2]}"))
    assert columns(page) == [VARIANTS[2]]
    page.locator("summary").click()
    page.locator(f'input[value="{VARIANTS[2]}"]').click()
    assert columns(page) == [VARIANTS[2]]


def test_two_variants_are_shown_with_what_differs_between_them(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    page.get_by_label("First variant").select_option(VARIANTS[1])
    assert columns(page) == list(VARIANTS)
    page.get_by_label("Second variant").select_option(VARIANTS[0])
    assert columns(page) == [VARIANTS[0], VARIANTS[1]]
    told = compare([load(VARIANTS[0]), load(VARIANTS[1])])
    assert 0 < rows(page) <= len(told.differing)
    assert choice(page) == f"#a={VARIANTS[1]}&b={VARIANTS[0]}"
    for row in page.locator("tbody tr:visible").all():
        left, right = row.locator("td:visible").all()
        assert left.inner_text() != right.inner_text()
    page.get_by_label("Only what differs").uncheck()
    assert rows(page) > len(told.differing)
    page.get_by_role("button", name="Show everything").click()
    assert (columns(page), choice(page)) == (list(VARIANTS), "")


def test_no_variant_can_be_compared_with_itself(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    page.get_by_label("First variant").select_option(VARIANTS[1])
    assert page.get_by_label("Second variant").locator(f'option[value="{VARIANTS[1]}"]').is_disabled()


@pytest.mark.parametrize("sign", ["#", "?"])
def test_an_address_brings_back_what_was_shown(file: Callable[..., Path], opened: Open, sign: str) -> None:
    page = opened(with_choice(file(), f"{sign}a={VARIANTS[0]}&b={VARIANTS[4]}&part=play"))
    assert columns(page) == [VARIANTS[0], VARIANTS[4]]
    assert page.get_by_label("Second variant").input_value() == VARIANTS[4]
    assert page.get_by_label("Part of the game").input_value() == "play"
    assert page.get_by_label("Only what differs").is_checked()
    page.evaluate("location.hash = '#show=poch/eight-pool,poch/unheard-of'")
    page.wait_for_function("document.querySelectorAll('th[data-variant]:not([hidden])').length === 1")
    assert columns(page) == ["poch/eight-pool"]


@pytest.mark.parametrize("part", ["", "unheard-of", "__proto__", "toString"])
@pytest.mark.parametrize("variants", ["of=all", "a=poch/unheard-of&b=poch/eight-pool"])
def test_an_address_of_nothing_known_shows_everything(
    file: Callable[..., Path], opened: Open, variants: str, part: str
) -> None:
    page = opened(with_choice(file(), f"#{variants}&part={part}"))
    assert columns(page) == list(VARIANTS)
    assert rows(page) == page.locator("tbody tr").count() > 0
    assert page.get_by_label("Part of the game").input_value() == ""


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_phone_begins_with_few_columns_and_scrolls_the_table_alone(
    file: Callable[..., Path], opened: Open, no_sideways: Callable[[Any], None], language: str
) -> None:
    page = opened(file(language), width=PHONE)
    assert columns(page) == list(VARIANTS[:3])
    no_sideways(page)
    first = page.locator("tbody th").first
    before = first.bounding_box()
    page.locator(".poch-scroll").evaluate(
        "box => box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -80 : 80"
    )
    assert first.bounding_box()["x"] == before["x"]  # it stays in sight
    assert (before["x"] > PHONE / 2) == (language == "ar")


def test_without_scripts_the_whole_table_stands_there(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file(), scripts=False, width=PHONE)
    assert columns(page) == list(VARIANTS)
    assert page.locator("form, select, input").count() == 0


def test_the_heads_of_columns_stay_in_sight(file: Callable[..., Path], opened: Open) -> None:
    page = opened(file())
    page.locator(".poch-scroll").evaluate("box => box.scrollTop = 400")
    head, box = page.locator("thead th").nth(1).bounding_box(), page.locator(".poch-scroll").bounding_box()
    assert abs(head["y"] - box["y"]) < 3


# -- in a book -----------------------------------------------------------------------------------------------


def test_a_book_has_the_same_comparison_for_each_family(site: Path, opened: Open) -> None:
    page = opened(site / "en" / "compare.html")
    assert page.locator(".poch-compare").count() == 2
    # Spades stand alone in this book: there is nothing to choose from.
    assert page.locator("form.poch-choice").count() == 1
    page.get_by_label("First variant").select_option("poch/family-nine-pot")
    page.get_by_label("Second variant").select_option("poch/meyer-longest")
    shown = page.locator("[data-family=poch] tbody tr:visible")
    assert shown.count() < page.locator("[data-family=poch] tbody tr").count()
    for row in shown.all():
        sentences = [cell.locator("p[class]:visible").all_inner_texts() for cell in row.locator("td:visible").all()]
        assert not set(sentences[0]) & set(sentences[1])
    assert page.locator("[data-family=spades] tbody tr:visible").count() > 5


def test_the_page_of_a_variant_leads_to_the_two_side_by_side(site: Path, opened: Open) -> None:
    page = opened(site / "en" / "variants" / "poch" / "meyer-longest.html")
    page.locator('#differences a[href*="compare.html?"]').first.click()
    page.wait_for_url(re.compile(r"compare\.html\?a=poch/meyer-longest&b="))
    assert len(page.locator("[data-family=poch] th[data-variant]:visible").all()) == 2
    assert page.get_by_label("Only what differs").is_checked()


def test_the_choice_goes_along_to_another_language(site: Path, opened: Open) -> None:
    hash = "#a=poch/family-nine-pot&b=poch/eight-pool"
    page = opened(with_choice(site / "ar" / "compare.html", hash))
    assert set(columns(page)) == {"poch/family-nine-pot", "poch/eight-pool", "spades/partnership"}


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("scripts", [True, False])
def test_a_page_of_a_book_does_not_scroll_sideways_on_a_phone(
    site: Path, opened: Open, no_sideways: Callable[[Any], None], language: str, scripts: bool
) -> None:
    no_sideways(opened(site / language / "compare.html", width=PHONE, scripts=scripts))
