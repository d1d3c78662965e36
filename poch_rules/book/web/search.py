"""Search where a book is opened from disk: Sphinx' own search, with what it lacks.

It has no class for Arabic and Polish, takes a language that it does not know for English, and leaves out all numbers,
though a ten is a card.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from unicodedata import normalize

import snowballstemmer  # type: ignore[import-untyped]
from sphinx import search
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.search import SearchLanguage

#: Tatweel, vowel marks and marks of direction: written or not, the word is the same.
_MARKS = "\\u0640\\u064b-\\u065f\\u0670\\u2066-\\u2069\\u200e\\u200f"
_MARKED = re.compile(f"[{_MARKS}]")
#: Words that are on every page.
_ARABIC = "في من على إلى عن أن إن هذا هذه التي الذي ما لا و أو ثم كل قد"
_POLISH = "a i o u w z ze na do od po za że to nie się jest są lub oraz"


class WithNumbers(SearchLanguage):
    """A language in which numbers are words: neither Sphinx nor its script finds them otherwise."""

    js_splitter_code = rf"""
var splitQuery = function (query) {{
  return query.replace(/[{_MARKS}]/g, '').split(/[^\p{{Letter}}\p{{Number}}_]+/gu).filter(term => term)
    .map(term => /^\d+$/.test(term) ? '_' + term : term);
}};
"""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.stem = cache(self.stem)  # type: ignore[method-assign]  # a book has few words, many times

    def split(self, input: str) -> list[str]:  # the parameter's name is that of Sphinx
        """The words of a text, without their marks, and its numbers."""
        words = super().split(_MARKED.sub("", input))
        return [f"_{word}" if word.isdigit() else word for word in words]


class SearchArabic(WithNumbers):
    """Arabic: words are whole with and without their vowel marks, and are found by their stem."""

    lang, language_name, js_stemmer_rawcode = "ar", "Arabic", "arabic-stemmer.js"
    stopwords = frozenset(_ARABIC.split())

    def stem(self, word: str) -> str:
        """The stem that a word is filed under."""
        return str(_arabic().stemWord(word.lower()))


@cache
def _arabic() -> snowballstemmer.basestemmer.BaseStemmer:
    return snowballstemmer.stemmer("arabic")


class SearchPolish(WithNumbers):
    """Polish: a word is found with its marks and without; no English word is left out and no English ending cut off."""

    lang, language_name = "pl", "Polish"
    stopwords = frozenset(_POLISH.split())
    js_stemmer_code = r"""
var Stemmer = function () {
  this.stemWord = word => word.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/[\u0300-\u036f]/g, '');
};
"""

    def stem(self, word: str) -> str:
        """The word in small letters, without the marks of its letters."""
        return re.sub("[\u0300-\u036f]", "", normalize("NFD", word.lower().replace("ł", "l")))


class SearchOther(WithNumbers):
    """A language that nobody knows the stems of: an exact word is always found."""

    lang, language_name, stopwords = "", "", frozenset()

    def stem(self, word: str) -> str:
        """The word itself, in small letters."""
        return word.lower()


def complete(app: Sphinx, config: Config) -> None:
    """Let the class for the language of the book find numbers too."""
    known = search.languages.get(config.language, SearchOther)
    if isinstance(known, str):
        module, _, name = known.rpartition(".")
        known = getattr(import_module(module), name)
    if known.split is SearchLanguage.split or known is SearchOther:
        bases = (known,) if known is SearchOther else (WithNumbers, known)
        made = type(known.__name__, bases, {"lang": config.language})
        app.add_search_language(made)


def setup(app: Sphinx) -> None:
    """Make the languages known."""
    app.add_search_language(SearchArabic)
    app.add_search_language(SearchPolish)
    app.connect("config-inited", complete)
