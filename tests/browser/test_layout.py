"""How a page of every kind is laid out: nothing scrolls sideways, and in Arabic everything stands on its side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kinds import KINDS
from windows import DESK, WIDTHS, Open

#: Of a heading: how far from the right it begins.
INDENT = """heading => {
    const range = document.createRange();
    range.selectNodeContents(heading.firstChild);
    return heading.getBoundingClientRect().right - range.getBoundingClientRect().right;
}"""
#: Of each list that is seen: how far its items stand in from the left and from the right, and its direction.
LISTS = """() => [...document.querySelectorAll("article :is(ul, ol):not(.contents, .search)")].filter(
    list => list.checkVisibility() && getComputedStyle(list.firstElementChild).listStyleType !== "none" &&
      getComputedStyle(list).display === "block").map(list => {
    const outer = list.getBoundingClientRect(), inner = list.firstElementChild.getBoundingClientRect();
    return [inner.left - outer.left, outer.right - inner.right, getComputedStyle(list.firstElementChild).direction];
})"""
#: Of each piece of code that is seen: its direction, and how its letters are kept from those around them.
CODE = """() => [...document.querySelectorAll("article :is(pre, code, kbd, samp)")].filter(
    e => e.checkVisibility()).map(
    e => [getComputedStyle(e).direction, getComputedStyle(e).unicodeBidi, e.textContent.slice(0, 40)])"""
#: Of each table that is seen: where the first cell of its first row stands, and where the last one.
TABLES = """() => [...document.querySelectorAll("article table")].filter(
    e => e.checkVisibility() && e.rows[0].cells[1]).map(
    e => [...e.rows[0].cells]).map(
    cells => [cells[0].getBoundingClientRect().left, cells.at(-1).getBoundingClientRect().left])"""


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_page_scrolls_sideways(
    site: Path, opened: Open, no_sideways: Callable[[Any], None], kind: str, language: str
) -> None:
    page = opened(site / language / f"{KINDS[kind]}.html")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1000})
        no_sideways(page)


@pytest.mark.parametrize("kind", KINDS)
def test_in_arabic_headings_lists_and_tables_begin_at_the_right_and_code_at_the_left(
    site: Path, opened: Open, kind: str
) -> None:
    page = opened(site / "ar" / f"{KINDS[kind]}.html", width=DESK)
    article, sidebar = (page.locator(name).first.bounding_box() for name in ("article", ".sidebar-drawer"))
    assert sidebar["x"] > article["x"] + article["width"] - 1, "the tree of pages stands at the right"
    assert abs(page.locator("article h1").first.evaluate(INDENT)) < 20, "headings begin at the right"
    for left, right, direction in page.evaluate(LISTS):
        assert direction == "rtl"
        assert right > left, "list markers stand at the right"
    code = page.evaluate(CODE)
    assert code or kind != "codes"
    assert not [each for each in code if each[0] != "ltr" or "isolate" not in each[1]]
    for first, last in page.evaluate(TABLES):
        assert first > last, "the first column stands at the right"
