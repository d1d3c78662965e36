"""``poch compare``."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

PAIR = ("family-nine-pot", "meyer-longest")


def test_text_json_and_markdown_say_which_rows_differ(poch: Callable[..., Any]) -> None:
    ran = poch("compare", *PAIR)
    assert (ran.status, ran.err) == (0, "")
    assert "One of 56 rows differs." in ran.out
    told = json.loads(poch("compare", *PAIR, "--format", "json").out)
    assert sum(row["differs"] for row in told["rows"]) == 4
    assert "▸" in poch("compare", *PAIR, "--format", "markdown", "--differences").out


def test_another_language_says_it_in_its_own_words(poch: Callable[..., Any]) -> None:
    german = poch("compare", *PAIR, "--language", "de", "--differences")
    assert german.status == 0
    assert german.out != poch("compare", *PAIR, "--differences").out


def test_one_variant_alone_is_not_compared(poch: Callable[..., Any]) -> None:
    ran = poch("compare", PAIR[0])
    assert (ran.status, ran.out) == (2, "")
    assert "two variants" in ran.err


def test_html_is_refused_with_what_there_is(poch: Callable[..., Any]) -> None:
    ran = poch("compare", *PAIR, "--format", "html")
    assert (ran.status, ran.out) == (2, "")
    assert "markdown" in ran.err
