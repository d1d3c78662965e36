"""Search where a book is opened from disk: Sphinx' own search, with the two languages that it lacks."""

from __future__ import annotations

import re

import snowballstemmer  # type: ignore[import-untyped]
from sphinx.application import Sphinx
from sphinx.search import SearchLanguage

#: Tatweel, vowel marks and marks of direction: written or not, the word is the same.
_MARKS = "\\u0640\\u064b-\\u065f\\u0670\\u2066-\\u2069\\u200e\\u200f"
_MARKED = re.compile(f"[{_MARKS}]")
#: Words that are on every page.
_ARABIC = "في من على إلى عن أن إن هذا هذه التي الذي ما لا و أو ثم كل قد"
_POLISH = "a i o u w z ze na do od po za że to nie się jest są lub oraz"


class SearchArabic(SearchLanguage):
    """Arabic: words are whole with and without their vowel marks, and are found by their stem."""

    lang, language_name, js_stemmer_rawcode = "ar", "Arabic", "arabic-stemmer.js"
    stopwords = frozenset(_ARABIC.split())
    js_splitter_code = rf"""
var splitQuery = function (query) {{
  return query.replace(/[{_MARKS}]/g, '').split(/[^\p{{Letter}}\p{{Number}}_]+/gu).filter(term => term);
}};
"""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.stemmer = snowballstemmer.stemmer("arabic")

    def split(self, input: str) -> list[str]:  # the parameter's name is that of Sphinx
        """The words of a text, without their marks."""
        return super().split(_MARKED.sub("", input))

    def stem(self, word: str) -> str:
        """The stem that a word is filed under."""
        return str(self.stemmer.stemWord(word.lower()))


class SearchPolish(SearchLanguage):
    """Polish: an exact word is always found; no English word is left out and no English ending cut off."""

    lang, language_name = "pl", "Polish"
    stopwords = frozenset(_POLISH.split())

    def stem(self, word: str) -> str:
        """The word itself, in small letters."""
        return word.lower()


def setup(app: Sphinx) -> None:
    """Make the two languages known."""
    app.add_search_language(SearchArabic)
    app.add_search_language(SearchPolish)
