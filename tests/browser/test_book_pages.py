"""Pages of a book as somebody reads them: in another language, on a phone, in light and dark, and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from windows import PHONE, TABLET, Open

PAGE = Path("variants", "poch", "family-nine-pot.html")


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


@pytest.mark.parametrize("width", [PHONE, TABLET])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_drawer_waits_beyond_its_own_side_and_comes_in_from_there(
    site: Path, opened: Open, language: str, width: int
) -> None:
    page = opened(site / language / PAGE, width=width)
    drawer = page.locator(".sidebar-drawer").bounding_box()
    assert drawer["x"] >= width if language == "ar" else drawer["x"] + drawer["width"] <= 0
    page.locator(".mobile-header .nav-overlay-icon").click()
    page.wait_for_function(
        """([side, edge]) => {
            const drawer = document.querySelector(".sidebar-drawer").getBoundingClientRect();
            return Math.round(drawer[side]) === edge
        }""",
        arg=["right", width] if language == "ar" else ["left", 0],
    )


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
