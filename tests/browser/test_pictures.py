"""Pictures as a browser sets them: its letters, not our estimate of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from windows import PHONE, Open

from poch_rules.book.pictures import board, cards
from poch_rules.declare.library import load, variants
from poch_rules.declare.wording import Wording, languages

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: How far the farthest corner of a name lies beyond the edge of its hollow, for every name that does.
BEYOND = """[...document.querySelectorAll("[data-pool]")].flatMap(pool => {
  const circle = pool.querySelector("circle"), [x, y, r] = ["cx", "cy", "r"].map(name => +circle.getAttribute(name));
  return [...pool.querySelectorAll(".poch-name")].flatMap(name => {
    const box = name.getBBox(), size = +name.getAttribute("font-size"), base = +name.getAttribute("y");
    const corners = [base - 0.6 * size, base].flatMap(at => [[box.x, at], [box.x + box.width, at]]);
    const far = Math.max(...corners.map(([left, top]) => Math.hypot(left - x, top - y)));
    return far > r ? [`${name.textContent}: ${far - r}`] : [];
  });
})"""


def page(language: str, svgs: list[str]) -> str:
    """A page of pictures in a language."""
    of = 'dir="rtl"' if Wording(language).direction == "rtl" else ""
    sheet = Path(__file__).parents[2] / "poch_rules" / "book" / "static" / "poch-pictures.css"
    head = f'<!doctype html><html lang="{language}" {of}><meta charset="utf-8"><title>boards</title>'
    return f'{head}<link rel="stylesheet" href="{sheet.as_uri()}"><body>{"".join(svgs)}'


def test_no_name_runs_out_of_its_hollow(opened: Open, tmp_path: Path) -> None:
    for language in languages():
        svgs = []
        for heading in variants():
            variant = load(heading.id)
            words = Wording(language, (variant.family,), variant.terms, variant.calls)
            drawn = (board(variant, words), board(variant, words, {}))
            svgs += [picture.svg for picture in drawn if picture is not None]
        file = tmp_path / f"{language}.html"
        file.write_text(page(language, svgs), encoding="utf-8")
        assert opened(file).evaluate(BEYOND) == [], language


def test_pictures_shrink_to_a_phone_and_follow_the_dark(opened: Open, tmp_path: Path) -> None:
    variant = load("poch/family-nine-pot")
    picture = board(variant, Wording("en", (variant.family,)))
    assert picture is not None
    file = tmp_path / "page.html"
    file.write_text(page("en", [picture.svg, cards(range(40), Wording("en")).svg]), encoding="utf-8")

    def wood(shown: Page) -> str:
        return str(shown.evaluate("getComputedStyle(document.querySelector('.poch-wood')).fill"))

    light, dark = opened(file, width=PHONE), opened(file, width=PHONE, color_scheme="dark")
    assert light.evaluate("Math.max(...[...document.querySelectorAll('svg')].map(e => e.clientWidth))") <= PHONE
    assert wood(light) == "rgb(241, 227, 196)"
    assert wood(dark) != wood(light)
    dark.emulate_media(media="print")
    assert wood(dark) == wood(light), "paper is never dark"
