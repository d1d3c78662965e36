"""Translations of the hand-written pages and of the interface: complete, and in a form that survives the build."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from sphinx.errors import SphinxError

from poch_rules.book import catalogues
from poch_rules.book.web.site import HERE
from poch_rules.declare.library import book_folder, load
from poch_rules.declare.wording import Wording, languages

LOST = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

#: what it is about
msgid "See {doc}`sources`, {doc}`laws <laws>`."
msgstr "Siehe sources, {doc}`die Gesetze <laws>`."

msgid "[Laws](laws.md), [laws](laws.md)"
msgstr "[Gesetze](laws.md), [Gesetze](lwas.md)"
"""
OTHERS = [language for language in languages() if language != "en"]


def catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def test_sentences_made_from_rules_are_not_given_to_translators() -> None:
    texts = {str(message.id) for message in catalogues.extracted(book_folder())["book"] if message.id}
    variant = load("poch/eight-pool")
    rules = variant.variant.rules[variant.players.usual]
    words = Wording("en", (variant.family,))
    made = {
        sentence.text
        for slot, rule in rules.items()
        for name, kind in variant.family.rules.items()
        if kind is type(rule)
        for sentence in words.rule(variant.family, name, rule, slot=slot)
    }
    assert "Glossary" in texts
    assert made
    assert not texts & made
    assert not [text for text in texts if re.fullmatch(r"AR-A-\d+", text)]


def test_no_language_lacks_anything_and_the_catalogues_are_as_the_command_writes_them(tmp_path: Path) -> None:
    ours = book_folder()
    copy = shutil.copytree(ours, tmp_path / "docs", ignore=shutil.ignore_patterns("*.mo"))
    found = catalogues.update(copy)
    assert [str(lack) for lacks in found.values() for lack in lacks] == []
    assert set(found) == set(OTHERS)
    before, after = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.po")} for folder in (ours, copy)
    )
    assert after == before, "run python -m poch_rules.book.catalogues docs"


@pytest.mark.parametrize("language", OTHERS)
def test_roles_and_links_of_a_message_are_those_of_its_translation(language: str) -> None:
    marks = re.compile(r"(\{[a-z:]+\}`)(?:[^`<]*<)?([^`>]*)|(\]\([^)]*\))")  # the words before <target> are translated
    for message in catalogue(book_folder() / "locales" / language / "LC_MESSAGES" / "book.po"):
        assert sorted(marks.findall(str(message.id))) == sorted(marks.findall(str(message.string))), message.id
        assert "][" not in f"{message.id}{message.string}", "links by reference are lost in translation"


def test_every_language_has_the_same_words_of_the_interface() -> None:
    found = {language: catalogue(HERE / "locale" / f"{language}.po") for language in OTHERS}
    ids = {language: {message.id for message in words if message.id} for language, words in found.items()}
    assert len(set(map(frozenset, ids.values()))) == 1
    for language, words in found.items():
        assert [message.id for message in words if message.id and not message.string] == [], language


# -- the command that brings them up to date ------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project of somebody's own with German in it, and a wording that has messages of two languages."""
    for name, text in {
        "docs/conf.py": 'extensions = ["poch_rules.book"]\ngettext_compact = "ours"\n',
        "docs/index.rst": "Our games\n=========\n\nWe play on Sundays.\n\nBridge is elsewhere.\n",
        "wording/en/common.ftl": "one = One\ntwo = { $n ->\n    [one] One\n   *[other] Two\n }\n    .about = Of two.\n",
        "wording/en/game.ftl": "three = Three\npool-ace = ace\n    .the = the ace\n",
        "wording/de/common.ftl": "one = Eins\ntwo = Zwei\n",
        "docs/locales/de/LC_MESSAGES/ours.po": PO,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path / "wording")
    monkeypatch.setattr(catalogues, "languages", lambda: ("en", "de", "sv"))
    return tmp_path / "docs"


PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=utf-8"

msgid "Our games"
msgstr "Unsere Spiele"

msgid "We play on Mondays."
msgstr "Wir spielen montags."

msgid "We never play."
msgstr "Wir spielen nie."
"""


def told(lacks: list[catalogues.Lack]) -> set[str]:
    return {str(lack) for lack in lacks}


def test_it_lists_messages_and_their_sentences_with_the_file_where_they_belong(own: Path) -> None:
    found = told(catalogues.update(own)["de"])
    assert {line for line in found if "wording" in line} == {
        "wording/de/common.ftl: message: two.about",
        "wording/de/game.ftl: message: three",
        "wording/de/game.ftl: message: pool-ace",
    }


def test_it_lists_terms_of_the_glossary_and_their_meanings(own: Path) -> None:
    found = catalogues.update(own)
    assert not [line for line in told(found["de"]) if "glossary" in line]
    assert {"glossary.yaml: term: chip", "glossary.yaml: meaning: chip"} <= told(found["sv"])


def test_it_lists_passages_that_are_not_translated_or_no_longer_certain(own: Path) -> None:
    found = told(catalogues.update(own)["de"])
    assert {line for line in found if "ours.po" in line} == {
        "ours.po: uncertain passage: We play on Sundays.",  # it was on Mondays
        "ours.po: passage: Bridge is elsewhere.",
    }
    made = catalogue(own / "locales" / "de" / "LC_MESSAGES" / "ours.po")
    assert "We never play." not in [message.id for message in made]
    assert made.get("Our games").string == "Unsere Spiele"  # type: ignore[union-attr]


def test_it_lists_words_of_the_interface_that_neither_sphinx_nor_the_package_nor_the_project_has(own: Path) -> None:
    found = catalogues.update(own)
    assert not [line for line in told(found["de"]) if "sphinx.po" in line]
    assert "sphinx.po: word of the interface: On this page" in told(found["sv"])
    assert "sphinx.po: word of the interface: Search" not in told(found["sv"]), "Sphinx has it"
    path = own / "locales" / "sv" / "LC_MESSAGES" / "sphinx.po"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('msgid "Languages"\nmsgstr ""', 'msgid "Languages"\nmsgstr "Språk"'), "utf-8")
    again = told(catalogues.update(own)["sv"])
    assert told(found["sv"]) - again == {"sphinx.po: word of the interface: Languages"}


def test_it_makes_the_catalogues_of_a_new_language_and_changes_nothing_the_second_time(own: Path) -> None:
    catalogues.update(own)
    first = {path: path.read_bytes() for path in own.rglob("*.po")}
    assert {path.relative_to(own / "locales").as_posix() for path in first} == {
        "de/LC_MESSAGES/ours.po", "sv/LC_MESSAGES/ours.po", "sv/LC_MESSAGES/sphinx.po"
    }  # fmt: skip
    assert b"Language: sv" in first[own / "locales/sv/LC_MESSAGES/ours.po"]
    catalogues.update(own)
    assert {path: path.read_bytes() for path in own.rglob("*.po")} == first


def test_a_page_that_cannot_be_read_costs_no_translation(own: Path) -> None:
    (own / "index.rst").write_text("Our games\n=========\n\n.. nothing::\n\n   We play on Sundays.\n", encoding="utf-8")
    before = (own / "locales/de/LC_MESSAGES/ours.po").read_bytes()
    with pytest.raises(SphinxError, match="nothing"):
        catalogues.update(own)
    assert (own / "locales/de/LC_MESSAGES/ours.po").read_bytes() == before


def test_the_command_says_what_is_lacking_and_that_something_is(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(str(own)) == 1
    said = capsys.readouterr().out
    assert "de: 5 lacking\n  wording/de/common.ftl: message: two.about\n" in said
    assert catalogues.main(str(own.parent)) == 2
    assert "name the folder" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "forms"), [("ar", 6), ("pl", 3), ("de", 2), ("fi", 2)])
def test_a_catalogue_counts_as_its_language_does_and_no_form_is_empty(language: str, forms: int) -> None:
    pages = catalogue(book_folder() / "locales" / language / "LC_MESSAGES" / "book.po")
    assert (pages.num_plurals, f"nplurals={forms};" in str(pages.plural_forms)) == (forms, True)
    for message in (*pages, *catalogue(HERE / "locale" / f"{language}.po")):
        assert not message.pluralizable or (len(message.string) == forms and all(message.string)), message.id


def test_a_reference_that_a_translation_has_lost_is_told_at_its_line(tmp_path: Path) -> None:
    from poch_rules.book.lost import LostReferences, check_catalogues

    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "book.po").write_text(LOST, encoding="utf-8")
    with pytest.raises(LostReferences) as told:
        check_catalogues(tmp_path, ["de", "fi"])
    assert [line.partition("book.po:")[2].partition(": references")[0] for line in str(told.value).splitlines()] == [
        "6: the translation has lost {doc}`sources`",
        "9: the translation has lost ](laws.md); the English text has no ](lwas.md)",
    ]
    check_catalogues(tmp_path, ["fi"])


def test_a_lost_reference_is_no_fault_of_ours(tmp_path: Path) -> None:
    from poch_rules.book.build import Book, build
    from poch_rules.book.lost import LostReferences

    source = tmp_path / "docs"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    path = source / "locales" / "de" / "LC_MESSAGES" / "book.po"
    passages = catalogues.read(path, "de")
    message = next(each for each in passages if "{doc}`" in str(each.id))
    message.string = str(message.string).replace("{doc}`", "`")
    catalogues.write(path, passages)
    with pytest.raises(LostReferences, match=r"docs/locales/de/LC_MESSAGES/book\.po:\d+: the translation has lost"):
        build(Book(source, ("de",), ("poch/eight-pool",)), tmp_path / "site")
