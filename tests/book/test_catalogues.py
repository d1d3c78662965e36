"""Translations of the hand-written pages and of the interface: complete, and in a form that survives the build."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from poch_rules.book.site import HERE
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import languages

CHECKOUT = Path(__file__).parents[2]
OTHERS = [language for language in languages() if language != "en"]


def catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """What the hand-written pages say, as translators get it."""
    out = tmp_path_factory.mktemp("pot")
    line = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "gettext", "-D", "poch_variants=poch/eight-pool"]
    line += ["-d", str(out / "read"), str(book_folder()), str(out)]
    subprocess.run(line, cwd=CHECKOUT, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, check=True)
    return catalogue(out / "book.pot")


def test_sentences_made_from_rules_are_not_given_to_translators(messages: Catalog) -> None:
    texts = [message.id for message in messages if message.id]
    assert "Glossary" in texts
    assert not any("takes the" in text or "AR-A" in text for text in texts)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_of_the_pages_is_translated_and_none_is_left_over(messages: Catalog, language: str) -> None:
    translated = catalogue(book_folder() / "locales" / language / "LC_MESSAGES" / "book.po")
    assert {message.id for message in translated if message.id} == {message.id for message in messages if message.id}
    assert [message.id for message in translated if message.id and (not message.string or message.fuzzy)] == []
    assert not translated.obsolete


@pytest.mark.parametrize("language", OTHERS)
def test_roles_and_links_of_a_message_are_those_of_its_translation(language: str) -> None:
    marks = re.compile(r"\{[a-z:]+\}`[^`]*`|\]\([^)]*\)")
    for message in catalogue(book_folder() / "locales" / language / "LC_MESSAGES" / "book.po"):
        assert sorted(marks.findall(str(message.id))) == sorted(marks.findall(str(message.string))), message.id
        assert "][" not in f"{message.id}{message.string}", "links by reference are lost in translation"


def test_every_language_has_the_same_words_of_the_interface() -> None:
    found = {language: catalogue(HERE / "locale" / f"{language}.po") for language in OTHERS}
    ids = {language: {message.id for message in words if message.id} for language, words in found.items()}
    assert len(set(map(frozenset, ids.values()))) == 1
    for language, words in found.items():
        assert [message.id for message in words if message.id and not message.string] == [], language
