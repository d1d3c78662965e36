"""The replay in a page, as somebody uses it: by keys and buttons, on a phone, right to left, without scripts."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from recorded import MOCK, under
from windows import PHONE, Open

from poch_rules import load, replay
from poch_rules.book.build import Book, build
from poch_rules.book.stepper.page import page as replay_page
from poch_rules.core.record import DealtSeed, HandRecord
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES

STEPS = 19
PARTS = 9  # the step in which the two variants part


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """The one file of a replay, in a language."""
    folder = tmp_path_factory.mktemp("replays")

    def written(language: str = "en", *variants: str) -> Path:
        names = variants or ("family-nine-pot", "meyer-longest")
        path = folder / f"{language}-{'-'.join(names)}.html"
        if not path.exists():
            path.write_text(replay_page(under(MOCK, *names), Wording(language, FAMILIES)), encoding="utf-8")
        return path

    return written


def at(page: Any) -> int:
    return int(page.locator("input[type=range]").input_value())


def said(page: Any) -> str:
    return str(page.locator("[aria-live=polite]").inner_text())


def shown(page: Any) -> Any:
    """All chips and cards that are drawn, and what is marked."""
    marks = ".poch-columns :is([data-chips], [data-gain], use, .poch-moved, .poch-shown, .poch-last)"
    return page.locator(marks).evaluate_all("all => all.map(n => n.getAttribute('href') ?? n.textContent)")


def test_the_slider_takes_arrows_home_and_end_and_says_where_it_stands(opened: Open, file: Any) -> None:
    page = opened(file())
    slider = page.get_by_role("slider", name="Step")
    assert (at(page), slider.get_attribute("aria-valuetext")) == (0, "Before the deal")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.type") == "range"
    page.keyboard.press("ArrowRight")
    assert (at(page), slider.get_attribute("aria-valuetext")) == (1, f"Step 1 of {STEPS}: Dressing")
    page.keyboard.press("End")
    assert at(page) == STEPS
    page.keyboard.press("ArrowLeft")
    assert at(page) == STEPS - 1
    page.keyboard.press("Home")
    assert at(page) == 0


def test_each_step_is_told_politely_with_its_reason(opened: Open, file: Any) -> None:
    page = opened(file())
    heard = [said(page)]
    for _ in range(STEPS):
        page.get_by_role("button", name="Next").click()
        heard.append(said(page))
    assert "Before the deal" in heard[0]
    assert "Anna dresses 9 pools with one chip each." in heard[1]
    assert "Dressing a pool costs one chip." in heard[1]
    assert "Anna: open or pass? (1–31)" in heard[10]
    assert "Anna leads: ♥7 ♥8" in heard[14]
    assert all(text for text in heard)
    assert len(set(heard)) == len(heard)


def test_the_buttons_can_be_reached_and_pressed_by_keys_and_arrows_work_on_them(opened: Open, file: Any) -> None:
    page = opened(file())
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert at(page) == 2
    page.keyboard.press("ArrowRight")
    assert at(page) == 3
    page.keyboard.press("End")
    assert page.get_by_role("button", name="Next").get_attribute("aria-disabled") == "true"
    assert page.evaluate("document.activeElement.textContent") == "Next", "focus stays where it was"


def test_the_first_divergence_is_marked_on_the_slider_and_a_button_leads_there(opened: Open, file: Any) -> None:
    page = opened(file())
    tick, slider = page.locator(".poch-tick").bounding_box(), page.locator("input[type=range]").bounding_box()
    where = (tick["x"] + tick["width"] / 2 - slider["x"]) / slider["width"]
    assert abs(where - PARTS / STEPS) < 0.02
    page.get_by_role("button", name="To the first divergence").click()
    assert at(page) == PARTS
    assert "First divergence: Whoever holds the seven, eight and nine of trumps" in said(page)
    assert "First divergence: The best sequence in one hand" in said(page)


def test_boards_purses_and_hands_show_what_the_engine_says(opened: Open, file: Any) -> None:
    page = opened(file())
    first, second = page.locator("[data-column='0']"), page.locator("[data-column='1']")
    page.get_by_role("button", name="To the first divergence").click()
    assert first.locator("[data-chips=sequence]").text_content() == "9"
    assert second.locator("[data-chips=sequence]").text_content() == "0"
    assert second.locator("[data-gain='1']").text_content() == "(+9)"
    assert second.locator("[data-hand='1'] .poch-shown").count() == 3
    assert second.locator("[data-hand='1'] svg").count() == 10
    page.get_by_role("button", name="Next").click(click_count=5)
    assert at(page) == 14
    assert first.locator("[data-table] svg").count() == 8
    assert (
        first.locator("[data-table]").get_attribute("aria-label").startswith("On the table: ♥7 Anna, ♥8 Anna, ♥9 Clara")
    )
    assert first.locator("[data-table] .poch-last use").get_attribute("href") == "#card-Ah"
    assert first.locator("[data-hand='0']").get_attribute("aria-label") == "Cards of Anna: ♣8, ♣7, ♦Q, ♦10, ♦8, ♠J, ♠9"
    page.get_by_role("button", name="End").click()
    assert [second.locator(f"[data-chips='{seat}']").text_content() for seat in range(3)] == ["34", "58", "31"]
    assert second.locator("[data-hand='1']").get_attribute("aria-label") == "Cards of Ben: no cards left"


def test_stepping_back_shows_what_was_there_before(opened: Open, file: Any) -> None:
    page = opened(file())
    seen = [shown(page)]
    for _ in range(STEPS):
        page.get_by_role("button", name="Next").click()
        seen.append(shown(page))
    assert len({str(each) for each in seen}) > STEPS - 3, "hardly a step changes nothing"
    for step in reversed(range(STEPS)):
        page.get_by_role("button", name="Back").click()
        assert shown(page) == seen[step]


def test_in_arabic_the_slider_runs_from_right_to_left_and_so_do_the_arrows(opened: Open, file: Any) -> None:
    page = opened(file("ar"))
    assert page.locator("html").get_attribute("dir") == "rtl"
    slider = page.locator("input[type=range]")
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    assert at(page) == 0
    page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
    assert at(page) == STEPS
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    assert at(page) == 1, "on the slider"
    page.get_by_role("button", name="التالي").focus()
    page.keyboard.press("ArrowLeft")
    assert at(page) == 2, "on a button"
    page.keyboard.press("ArrowRight")
    assert at(page) == 1
    tick = page.locator(".poch-tick").bounding_box()
    where = (box["x"] + box["width"] - tick["x"] - tick["width"] / 2) / box["width"]
    assert abs(where - PARTS / STEPS) < 0.02


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("variants", [("family-nine-pot", "meyer-longest"), ("family-nine-pot",)], ids=["two", "one"])
def test_on_a_phone_columns_stand_below_each_other_and_nothing_scrolls_sideways(
    opened: Open, file: Any, no_sideways: Callable[[Any], None], language: str, variants: tuple[str, ...]
) -> None:
    page = opened(file(language, *variants), width=PHONE)
    for _ in range(STEPS):
        page.locator("[data-to=next]").click()
        no_sideways(page)
    page.locator("summary").click()
    no_sideways(page)
    boxes = [column.bounding_box() for column in page.locator(".poch-column").all()]
    assert all(one["y"] + one["height"] <= two["y"] for one, two in pairwise(boxes))


def test_a_long_name_is_broken_where_three_columns_leave_it_no_room(
    opened: Open, tmp_path: Path, no_sideways: Callable[[Any], None]
) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralt"
    hand = HandRecord((name, "Ben", "Clara"), dealer=0, deal=DealtSeed(7), title=f"The hand of {name}")
    path = tmp_path / "long.html"
    shown = replay(hand, ["poch/family-nine-pot", "poch/meyer-longest", "poch/eight-pool"])
    path.write_text(replay_page(shown, Wording("en", FAMILIES)), encoding="utf-8")
    page = opened(path, width=360)
    for _ in range(3):
        page.locator("[data-to=next]").click()
        no_sideways(page)
    page.locator("summary").click()
    no_sideways(page)


def test_without_scripts_every_step_can_be_read_in_a_table(opened: Open, file: Any) -> None:
    page = opened(file(), scripts=False)
    assert not page.locator(".poch-stage").is_visible()
    rows = page.locator("table.poch-steps tbody tr")
    assert rows.count() == STEPS
    assert all(row.is_visible() for row in rows.all())
    assert "Nobody holds the seven, eight and nine of trumps together" in rows.nth(PARTS - 1).inner_text()
    assert "First divergence" in rows.nth(PARTS - 1).inner_text()


def test_spades_shows_bids_and_tricks(opened: Open, tmp_path: Path) -> None:
    record = HandRecord(("Anna", "Ben", "Clara", "Dora"), 3, DealtSeed(3))
    path = tmp_path / "spades.html"
    comparison = replay(record, [load("spades/partnership")])
    path.write_text(replay_page(comparison, Wording("en", FAMILIES)), encoding="utf-8")
    page = opened(path)
    assert page.locator("[data-figure='bids.0']").text_content() == "–"
    page.get_by_role("button", name="End").click()
    tricks = [int(page.locator(f"[data-figure='tricks.{seat}']").text_content()) for seat in range(4)]
    assert tricks == comparison.replays[0].outcome["tricks"]
    score = [int(page.locator(f"[data-figure='score.{side}']").text_content().replace("−", "-")) for side in range(2)]
    assert score == comparison.replays[0].outcome["score"]


def test_a_page_of_the_book_has_it_as_well_and_its_rules_lead_to_the_pages_of_the_variants(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_sideways: Callable[[Any], None]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    source = tmp_path / "docs"
    shutil.copytree(book_folder() / "hands", source / "hands")
    (source / "conf.py").write_text(
        'project = "Hands"\nextensions = ["myst_parser", "poch_rules.book"]\nhtml_theme = "furo"\n', encoding="utf-8"
    )
    (source / "index.md").write_text(
        "# Hands\n\n```{poch:variants}\n```\n\n```{poch:sources}\n```\n\n```{poch:rulings}\n```\n\n"
        "```{poch:modules}\n```\n\n```{toctree}\nhand\n```\n",
        encoding="utf-8",
    )
    hand = "```{poch:replay} hands/the-run-that-was-not-trump.yaml\n:under: family-nine-pot, meyer-longest\n```\n"
    (source / "hand.md").write_text(f"# A hand\n\n{hand}\n{hand}", encoding="utf-8")
    build(Book(source, ("en", "ar"), ("poch/family-nine-pot", "poch/meyer-longest")), tmp_path / "site")

    page = opened(tmp_path / "site" / "en" / "hand.html")
    first, second = page.locator(".poch-stepper").all()
    first.get_by_role("button", name="To the first divergence").click()
    assert "Ben has the best sequence" in first.locator("[aria-live]").inner_text()
    assert "Before the deal" in second.locator("[aria-live]").inner_text(), "each steps by itself"
    href = first.locator("[data-said='1'] a").first.get_attribute("href")
    assert href.startswith("variants/poch/meyer-longest.html#meld.sequence")
    first.locator("[data-said='1'] a").first.click()
    page.locator(f"[id='{href.partition('#')[2]}']").wait_for(state="visible")
    for language in ("en", "ar"):
        narrow = opened(tmp_path / "site" / language / "hand.html", width=PHONE)
        no_sideways(narrow)
        narrow.locator("[data-to=end]").first.click()
        no_sideways(narrow)
    assert "poch-stepper" not in (tmp_path / "site" / "en" / "index.html").read_text(encoding="utf-8")
