"""``poch compare``."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from poch_rules import compare
from poch_rules.declare.wording import Wording, languages
from poch_rules.study.compare_text import told_rows
from poch_rules.study.spoken import SIGNS

PAIR = ("family-nine-pot", "meyer-longest")


def test_text_json_and_markdown_say_which_rows_differ(poch: Callable[..., Any]) -> None:
    ran = poch("compare", *PAIR)
    assert (ran.status, ran.err) == (0, "")
    assert "One of 55 rows differs." in ran.out
    told = json.loads(poch("compare", *PAIR, "--format", "json").out)
    assert sum(row["differs"] for row in told["rows"]) == 5
    assert "▸" in poch("compare", *PAIR, "--format", "markdown", "--differences").out


def test_another_language_says_it_in_its_own_words(poch: Callable[..., Any]) -> None:
    german = poch("compare", *PAIR, "--language", "de", "--differences")
    assert german.status == 0
    assert german.out != poch("compare", *PAIR, "--differences").out


def test_one_variant_alone_is_not_compared(poch: Callable[..., Any]) -> None:
    ran = poch("compare", PAIR[0])
    assert (ran.status, ran.out) == (2, "")
    assert "two variants" in ran.err


@pytest.mark.parametrize("language", languages())
def test_html_is_one_page_that_needs_nothing_else(poch: Callable[..., Any], language: str) -> None:
    ran = poch("compare", *PAIR, "polish-leaflet", "--format", "html", "--language", language)
    assert (ran.status, ran.err) == (0, "")
    assert f'<html lang="{language}" dir="{"rtl" if language == "ar" else "ltr"}">' in ran.out
    assert not re.search(r"""\b(src|href)=|url\(|@import|https?:""", ran.out)
    assert not re.search("[\u2066-\u2069]", ran.out)
    rows = re.findall(r"<tr>.*?</tr>", ran.out, re.DOTALL)
    assert {row.count("<td") for row in rows[1:]} == {3}
    words = Wording(language)
    standings = "|".join(words.name("standing", standing) for standing in SIGNS)
    marked = sum(len(re.findall(f"[●◐○◇] ({standings})<", row)) for row in rows)
    told = [cells for row in told_rows(compare([*PAIR, "polish-leaflet"], language=language)) for cells in row.cells]
    assert ran.out.count('class="poch-absent"') == sum(cells is None for cells in told)
    assert marked == sum(cell.standing is not None for cells in told for cell in cells or ()) > 100


def test_html_of_differences_holds_only_these(poch: Callable[..., Any]) -> None:
    whole = poch("compare", *PAIR, "--format", "html").out
    some = poch("compare", *PAIR, "--format", "html", "--differences").out
    assert some.count("<tr>") < whole.count("<tr>")
    assert some.count("<tr>") - 1 == some.count('class="poch-differs"') > 0


def test_html_of_a_variant_and_itself_says_that_nothing_differs(poch: Callable[..., Any]) -> None:
    assert "No rule differs." in poch("compare", PAIR[0], PAIR[0], "--format", "html").out


def test_a_list_in_an_arabic_page_keeps_its_order(poch: Callable[..., Any]) -> None:
    html = poch("compare", *PAIR, "--format", "html", "--language", "ar").out
    order = next(cell for cell in re.findall(r"<p>.*?</p>", html) if "تتعاقب المراحل" in cell)
    assert "<bdi><bdi>" not in order


def test_markdown_is_one_table_whose_cells_hold_no_bare_pipe(poch: Callable[..., Any], tmp_path: Path) -> None:
    custom = tmp_path / "piped.yaml"
    custom.write_text(
        "format: 1\nvariant: piped\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\n"
        "title: {en: A | B}\nterms: {en: {pool: dish | bowl}}\n",
        encoding="utf-8",
    )
    ran = poch("compare", PAIR[0], custom, "--format", "markdown")
    assert ran.status == 0, ran.err
    lines = [line for line in ran.out.splitlines() if line.startswith("|")]
    assert len({len(re.findall(r"(?<!\\)\|", line)) for line in lines}) == 1


def test_markdown_shows_the_words_of_an_author_as_they_stand(poch: Callable[..., Any], tmp_path: Path) -> None:
    custom, word = tmp_path / "signs.yaml", "<img src=x> [a](https://b.c) `d` *e* _f_ &lt; g"
    custom.write_text(
        "format: 1\nvariant: signs\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\n"
        f"terms: {{en: {{pool: '{word}', centre: '{word}', ace: '{word}'}}}}\n",
        encoding="utf-8",
    )
    ran = poch("compare", custom, PAIR[0], "--format", "markdown")
    assert ran.status == 0, ran.err
    shown = MarkdownIt("commonmark").enable("table").render(ran.out)
    assert escape(word, quote=False) in shown
    assert not re.search(r"<(?!br>|/?(h1|p|table|thead|tbody|tr|th|td|code)\b)", shown)
    assert shown.count("<code>") == 2
    assert "https://" not in ran.out


@pytest.mark.parametrize("form", ["text", "html", "markdown"])
def test_where_words_and_rules_are_the_same_nothing_differs(poch: Callable[..., Any], form: str) -> None:
    words = Path(__file__).parents[1] / "variants" / "own-words.yaml"
    again = poch("compare", words, words, "--format", form).out
    assert "No rule differs." in again
    assert "only the words" not in again


@pytest.mark.parametrize("language", languages())
def test_other_words_for_the_same_rules_are_no_difference_but_are_told(
    poch: Callable[..., Any], tmp_path: Path, language: str
) -> None:
    custom = tmp_path / "words.yaml"
    custom.write_text(
        "format: 1\nvariant: words\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\n"
        f"terms: {{{language}: {{pool: xyz, centre: xyz}}}}\n",
        encoding="utf-8",
    )
    ran = poch("compare", PAIR[0], custom, "--differences", "--language", language)
    assert ran.status == 0, ran.err
    said = Wording(language)
    told = " ".join(ran.out.split())
    assert said.say("ui-compare-only-words") in told
    assert said.say("ui-compare-no-difference") not in told


def test_a_comparison_goes_into_a_file(poch: Callable[..., Any], tmp_path: Path) -> None:
    assert poch("compare", *PAIR, "--format", "html", "-o", tmp_path / "x.html").out == ""
    assert (tmp_path / "x.html").read_text(encoding="utf-8") == poch("compare", *PAIR, "--format", "html").out
