"""Text in two directions, search words, and where a glossary files its terms."""

from __future__ import annotations

import pytest

from poch_rules.book.directives.glossary import filed
from poch_rules.book.search import SearchArabic, SearchPolish
from poch_rules.book.text import Isolated, flow, plain


def test_isolated_words_become_elements_without_marks() -> None:
    nodes = flow("قال \u2068Anna\u2069 شيئًا")
    assert [type(node) for node in nodes][1] is Isolated
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
    assert plain("\u2068AR-B-14\u2069 \u2067♥7\u2069") == "AR-B-14 ♥7"


def test_arabic_words_are_found_with_and_without_their_vowel_marks() -> None:
    search = SearchArabic({})
    assert search.split("توزَّع الأوراق") == ["توزع", "الأوراق"]
    assert search.stem("اللاعبون") == search.stem("لاعب") or search.stem("الحفر") == search.stem("حفر")


def test_polish_words_are_not_cut_as_english_ones() -> None:
    search = SearchPolish({})
    assert search.stem("Żetony") == "żetony"
    assert search.word_filter("as")


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
