"""``{poch:glossary}``: the terms of the game in the language of the book, and in the others."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from docutils import nodes

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.text import final, flow, isolated, paragraph
from poch_rules.book.web.site import own_name
from poch_rules.declare.library import data_folder
from poch_rules.declare.wording import Concept, glossary, languages

#: Alphabets that do not file their letters where Unicode's decomposition would.
_ALPHABETS = {"fi": "abcdefghijklmnopqrstuvwxyzåäö", "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"}
_ARTICLE = re.compile("^ال")


class GlossaryDirective(BookDirective):
    """A list of the concepts in the order of the language's alphabet."""

    def run(self) -> list[nodes.Node]:
        """Term, meaning, and the terms of the other languages."""
        self.env.note_dependency(str(Path(data_folder(), "glossary.yaml")))
        language = self.shelf.language
        concepts = [concept for concept in glossary().values() if language in concept.terms]
        body = nodes.definition_list(classes=["simple", "poch-glossary"])
        for concept in sorted(concepts, key=lambda concept: filed(concept.term(language), language)):
            anchor, name = f"term-{concept.id}", concept.term(language)
            self.note("term", concept.id, anchor, name)
            term = final(nodes.term("", "", *flow(name), ids=[anchor]))
            about = [paragraph(concept.about[language])] if language in concept.about else []
            body += nodes.definition_list_item("", term, nodes.definition("", *about, self.elsewhere(concept)))
        return [body]

    def elsewhere(self, concept: Concept) -> nodes.paragraph:
        """What the other languages call it."""
        node = final(nodes.paragraph(classes=["poch-elsewhere"]))
        others = [code for code in languages() if code != self.shelf.language and code in concept.terms]
        for at, code in enumerate(others):
            node += [nodes.Text(" · " if at else ""), isolated(own_name(code), code), nodes.Text(": ")]
            node += isolated(concept.term(code), code)
        return node


def filed(term: str, language: str) -> tuple[list[int], str]:
    """Where a term is filed in a language: Finnish ä after z, Polish ł after l, Arabic words without their article.

    >>> sorted(["öljy", "zebra", "auto", "äiti"], key=lambda word: filed(word, "fi"))
    ['auto', 'zebra', 'äiti', 'öljy']
    """
    word = unicodedata.normalize("NFC", term.casefold())
    if language == "ar":
        word = _ARTICLE.sub("", "".join(c for c in word if not unicodedata.combining(c)))
    alphabet = _ALPHABETS.get(language, "")
    return [alphabet.find(c) if c in alphabet else _plain(c) for c in word], word


def _plain(letter: str) -> int:
    return ord(unicodedata.normalize("NFD", letter)[0])
