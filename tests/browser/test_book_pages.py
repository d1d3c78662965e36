"""Pages of a book at three widths, in both directions, in light and dark and on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Open = Callable[..., Any]
PHONE, TABLET, DESK = 420, 834, 1300
PAGE = Path("variants", "poch", "family-nine-pot.html")


def box(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


def test_a_language_link_keeps_the_page_and_the_place_on_it(site: Path, opened: Open) -> None:
    page = opened(f"{(site / 'en' / PAGE).as_uri()}#stage-vying")
    page.click('.poch-languages a[hreflang="ar"]')
    page.wait_for_url("**/ar/**")
    assert page.url == f"{(site / 'ar' / PAGE).as_uri()}#stage-vying"
    page.evaluate("location.hash = '#meld.ace'")
    page.click('.poch-languages a[hreflang="fi"]')
    page.wait_for_url("**/fi/**")
    assert page.url == f"{(site / 'fi' / PAGE).as_uri()}#meld.ace"


def test_without_scripts_a_language_link_keeps_the_page_and_everything_can_be_read(site: Path, opened: Open) -> None:
    page = opened(site / "en" / PAGE, scripts=False)
    assert page.locator("#stage-vying").is_visible()
    page.click('.poch-languages a[hreflang="pl"]')
    page.wait_for_url("**/pl/**")
    assert page.url == (site / "pl" / PAGE).as_uri()


@pytest.mark.parametrize("width", [PHONE, TABLET, DESK])
def test_arabic_is_mirrored(site: Path, opened: Open, no_sideways: Callable[[Any], None], width: int) -> None:
    page = opened(site / "ar" / PAGE, width=width)
    no_sideways(page)
    article = box(page, "article")
    drawer = box(page, ".sidebar-drawer")
    if width == DESK:
        assert drawer["x"] > article["x"] + article["width"] - 1, "the tree of pages stands at the right"
    else:
        assert drawer["x"] >= width - 1, "the drawer waits beyond the right edge"
    item = page.locator("article ul.poch-rules > li").first
    paddings = item.evaluate(
        "e => [getComputedStyle(e.parentElement).paddingRight, getComputedStyle(e.parentElement).paddingLeft]"
    )
    assert float(paddings[0][:-2]) > float(paddings[1][:-2]), "list markers stand at the right"
    heading = page.locator("article h1").first.evaluate(
        "e => { const range = document.createRange(); range.selectNodeContents(e.firstChild);"
        " const text = range.getBoundingClientRect(), all = e.getBoundingClientRect(); return all.right - text.right }"
    )
    assert abs(heading) < 20, "headings begin at the right"


def test_the_drawer_of_a_phone_comes_in_from_its_own_side(site: Path, opened: Open) -> None:
    for language, edge in (("ar", PHONE), ("en", 0)):
        page = opened(site / language / PAGE, width=PHONE)
        page.locator(".mobile-header .nav-overlay-icon").click()
        page.wait_for_timeout(500)
        drawer = box(page, ".sidebar-drawer")
        assert round(drawer["x"] + (drawer["width"] if edge else 0)) == edge, language


def test_code_stays_left_to_right_in_arabic(site: Path, opened: Open) -> None:
    seen = 0
    for path in sorted((site / "ar").rglob("*.html")):
        if "<code" not in (text := path.read_text(encoding="utf-8")) and "<pre" not in text:
            continue
        page = opened(path)
        styles = page.eval_on_selector_all(
            "article :is(code, pre, kbd, samp)",
            "all => all.map(e => [getComputedStyle(e).direction, getComputedStyle(e).unicodeBidi])",
        )
        assert {direction for direction, _ in styles} <= {"ltr"}, path
        assert {bidi for _, bidi in styles} <= {"isolate", "isolate-override", "plaintext"}, path
        seen += len(styles)
        if seen > 20:
            break
    assert seen


def test_arabic_letters_come_from_the_font_of_the_book_and_only_there(site: Path, opened: Open) -> None:
    for language in ("ar", "en"):
        page = opened(site / language / "index.html")
        page.wait_for_function("document.fonts.status === 'loaded'")
        loaded = page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)")
        assert any("Poch Naskh" in name for name in loaded) == (language == "ar")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_on_paper_there_is_the_text_alone(site: Path, opened: Open, language: str) -> None:
    page = opened(site / language / PAGE)
    page.emulate_media(media="print")
    for gone in (
        ".sidebar-drawer",
        ".toc-drawer",
        ".mobile-header",
        ".poch-languages",
        ".theme-toggle-container",
        "footer",
    ):
        assert not [one for one in page.locator(gone).all() if one.is_visible()], gone
    assert page.locator("article h1").first.is_visible()
    after = page.eval_on_selector_all("article a", "all => all.map(e => getComputedStyle(e, '::after').content)")
    assert set(after) <= {"none", "normal"}, "addresses are not printed"
    rows = page.eval_on_selector_all("article tr", "all => all.map(e => getComputedStyle(e).breakInside)")
    assert set(rows) == {"avoid"}, "no row is cut"


CONTRAST = """() => {
  const light = ([r, g, b]) => [r, g, b].map(c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const rgb = text => text.match(/[\\d.]+/g).map(Number);
  const behind = e => {
    for (; e; e = e.parentElement) {
      const c = rgb(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] === 1) return c;
    }
    return rgb(getComputedStyle(document.body).backgroundColor);
  };
  const faint = [];
  for (const [selector, pseudo] of [
      ["article p, article li, article dt, article dd, article h2", null], [".poch-standing", null],
      [".poch-standing", "::before"], ["article a", null], [".poch-languages a", null], [".sidebar-tree a", null],
    ])
    for (const e of document.querySelectorAll(selector)) {
      const [a, b] = [light(rgb(getComputedStyle(e, pseudo).color)), light(behind(e))].sort((x, y) => y - x);
      const ratio = (a + 0.05) / (b + 0.05), enough = pseudo ? 3 : 4.5;  // a sign needs less than a word
      if (ratio < enough) faint.push(`${selector}${pseudo || ""} ${e.className}: ${ratio.toFixed(2)}`);
    }
  return [...new Set(faint)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_words_and_signs_stand_out_in_light_and_dark(site: Path, opened: Open, language: str, scheme: str) -> None:
    page = opened(site / language / PAGE, color_scheme=scheme)
    assert page.evaluate(CONTRAST) == []
