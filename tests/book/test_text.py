"""Text in two directions, search words, and where a glossary files its terms."""

from __future__ import annotations

import json

import pytest

from poch_rules.book.directives.glossary import filed
from poch_rules.book.markup import as_markup, as_script, unmarked
from poch_rules.book.text import Isolated, flow


def test_isolated_words_become_elements_without_marks() -> None:
    nodes = flow("قال \u2068Anna\u2069 شيئًا")
    assert isinstance(nodes[1], Isolated)
    assert nodes[1]["dir"] == "ltr"
    assert "".join(node.astext() for node in nodes) == "قال Anna شيئًا"


def test_a_stretch_that_only_holds_isolated_words_takes_the_direction_around_it() -> None:
    """Else a list of Arabic names in it would run left to right, since it has no letter of its own."""
    nodes = flow("\u2068\u2068الآس\u2069، \u2068الملك\u2069\u2069")
    assert [node.astext() for node in nodes] == ["الآس", "، ", "الملك"]


def test_a_stretch_with_a_set_direction_keeps_it() -> None:
    (node,) = flow("\u2067♥K ♥Q\u2069")
    assert isinstance(node, Isolated)
    assert node["dir"] == "rtl"


def test_plain_text_has_no_marks() -> None:
    assert unmarked("\u2068AR-B-14\u2069 \u2067♥7\u2069") == "AR-B-14 ♥7"


def test_a_stretch_that_holds_only_others_takes_no_direction_of_its_own() -> None:
    inner = "\u2068Poch\u2069"
    assert as_markup(f"\u2068({inner})\u2069") == '(<bdi dir="ltr">Poch</bdi>)'
    assert as_markup("\u2068AR-B-01\u2069 <b>") == '<bdi dir="ltr">AR-B-01</bdi> &lt;b&gt;'
    assert as_markup("\u2067بوخ\u2069 \u2068") == '<bdi dir="rtl">بوخ</bdi> '


def test_data_for_a_script_come_back_without_marks_and_no_end_tag_cuts_them_short() -> None:
    written = as_script({"name": "</script><b>\u2067بوخ\u2069"})
    assert json.loads(written) == {"name": "</script><b>بوخ"}
    assert "</" not in written


@pytest.mark.parametrize(
    ("language", "terms"),
    [
        ("fi", ["ässä", "yö", "zebra", "auto"]),
        ("pl", ["łut", "lis", "mak", "żeton", "zestaw"]),
        ("de", ["Ober", "Öse", "Ort", "Abheben"]),
        ("ar", ["الآس", "بستوني", "الملك"]),
    ],
)
def test_terms_are_filed_as_the_language_does(language: str, terms: list[str]) -> None:
    right = {
        "fi": ["auto", "yö", "zebra", "ässä"],
        "pl": ["lis", "łut", "mak", "zestaw", "żeton"],
        "de": ["Abheben", "Ober", "Ort", "Öse"],
        "ar": ["الآس", "بستوني", "الملك"],
    }
    assert sorted(terms, key=lambda term: filed(term, language)) == right[language]
