"""The pages of modules and sources, of rulings, laws and codes: made from the library, and linked with the variants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import CUSTOM, Page, read, target

from poch_rules.book.build import Book, build
from poch_rules.book.contents import module_name
from poch_rules.core.family import Family
from poch_rules.declare import library
from poch_rules.declare.codes import CODES
from poch_rules.declare.library import book_folder
from poch_rules.declare.shelf import Shelf
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.spoken import sentences

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
VARIANTS = [heading.id for heading in library.variants()]
#: Each module with the first variant that uses it, and where.
MODULES = {
    module_name(variant, use): (variant, slot, use)
    for variant in map(library.load, reversed(VARIANTS))
    for slot, use in reversed(variant.slots.items())
}
#: Who sits where in an example, forehand first.
PLAYERS = ("Anna", "Ben", "Clara", "Dora", "Emil")
SOURCES = Shelf(FAMILIES).sources
EXAMPLES = [name for name, (_, _, use) in MODULES.items() if use.example]


def page_of(site: Path, kind: str, name: str, language: str = "en") -> Page:
    return read(site / language / kind / f"{name}.html")


def words_of(family: Family, language: str) -> Wording:
    return Wording(language, (family,))


def in_line(text: str) -> str:
    return " ".join(re.sub("[\u2066-\u2069]", "", text).split())


# -- modules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_a_page_that_says_what_it_says(site: Path, language: str) -> None:
    for name, (variant, slot, use) in MODULES.items():
        page = page_of(site, "modules", name, language)
        assert use.module in page.by_id["module"]
        own = []
        for parameter, text in sentences(variant, words_of(variant.family, language), slot):
            setting = variant.settings.get(f"{slot}.{parameter}")
            if setting is None or setting.span.path == use.definition.path:
                own.append(in_line(text))
        shown = in_line(page.by_id.get("says", ""))
        assert [text for text in own if text not in shown] == [], name
        assert bool(own) == bool(shown), name


def test_a_module_leads_to_the_variants_that_use_it_and_they_lead_to_it(site: Path) -> None:
    for name, (variant, _, _) in MODULES.items():
        page, user = page_of(site, "modules", name), page_of(site, "variants", variant.id)
        assert user.path.resolve() in {found[0] for link in page.links if (found := target(page, link))}
        assert page.path.resolve() in {found[0] for link in user.links if (found := target(user, link))}


def test_each_setting_of_a_module_has_its_name_in_files_and_its_value(site: Path) -> None:
    html = page_of(site, "modules", "poch/vying/until-level").path.read_text(encoding="utf-8")
    rows = [re.findall(r'<span class="pre">(.*?)</span>', row) for row in re.findall(r"<tr.*?</tr>", html, re.DOTALL)]
    assert ["entry", "set", "anything", "set"] in rows
    assert ["least_bet", "1"] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_module_says_what_each_setting_may_be(site: Path, language: str) -> None:
    html = page_of(site, "modules", "poch/vying/until-level", language).path.read_text(encoding="utf-8")
    rows = [re.findall(r'<span class="pre">(.*?)</span>', row) for row in re.findall(r"<tr.*?</tr>", html, re.DOTALL)]
    assert ["entry", "set", "anything", "set"] in rows
    assert ["entry", "anything"] in rows  # with what it would mean, though no variant has it
    assert ["most_bet", "purse", "purse"] in rows
    million = words_of(FAMILIES[0], language).number(1_000_000)
    assert million in re.sub(r"<[^>]*>", "", html)


def test_a_value_that_a_variant_has_set_is_told_with_that_variant(site: Path) -> None:
    page = page_of(site, "modules", "poch/meld/trump-card")
    assert "Whoever holds the king of trumps takes the king pool." in in_line(page.by_id["parameters"])
    assert "Poch on nine pools" in page.by_id["parameters"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_of_a_module_shows_its_cards_and_what_comes_of_them(site: Path, name: str) -> None:
    shown = MODULES[name][-1].example
    assert shown is not None
    page = page_of(site, "modules", name)
    drawn = page.path.read_text(encoding="utf-8").partition('id="example"')[2].count("poch-picture")
    assert drawn == len(shown.places) + (shown.cards.upcard >= 0)
    for expected in shown.expected:
        told = rf"\b{PLAYERS[expected.place]}\b[^.]* {expected.words.partition(' ')[0]} "  # as “takes” or “goes”
        assert re.search(told, in_line(page.by_id["example"])), expected.words


def test_a_module_that_a_variant_brings_along_has_a_page_too(site: Path) -> None:
    page = page_of(site, "modules", "poch/own-module/sequence/four-in-a-row")
    assert "four in a row" in page.text


# -- sources ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_a_rule_cites_leads_to_what_the_source_says_there(site: Path, language: str) -> None:
    for id in VARIANTS:
        page, variant = page_of(site, "variants", id, language), library.load(id)
        links = {found for link in page.links if (found := target(page, link))}
        for setting in variant.settings.values():
            for place in filter(None, setting.at.split(", ")):
                assert setting.source is not None
                source = page_of(site, "sources", setting.source.key, language)
                anchor = re.sub(r"[^A-Za-z0-9]+", "-", place).strip("-")
                assert (source.path.resolve(), anchor) in links, (id, place)
                assert source.by_id[anchor] == place


def test_a_place_tells_the_sentences_that_rest_on_it_and_who_says_them(site: Path) -> None:
    html = page_of(site, "sources", "ar-wikipedia-poch").path.read_text(encoding="utf-8")
    row = next(row for row in re.findall(r"<tr.*?</tr>", html, re.DOTALL) if 'id="AR-B-16"' in row)
    text = in_line(re.sub(r"<[^>]+>", "", row))
    assert "Whoever holds the seven, eight and nine of trumps in one hand takes the sequence pool." in text
    assert "Poch on nine pools" in text
    assert "variants/poch/family-nine-pot.html#meld.sequence" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_page_with_what_it_leaves_open(site: Path, language: str) -> None:
    for key in SOURCES:
        assert page_of(site, "sources", key, language).by_id["source"]
    page, variant = page_of(site, "sources", "polish-leaflet", language), library.load("poch/polish-leaflet")
    for setting in variant.settings.values():
        if setting.ruling is not None:
            assert in_line(setting.ruling.text(language).text) in in_line(page.by_id["open"]), setting.name


def test_the_index_pages_lead_to_every_module_and_source(site: Path) -> None:
    for index, names in (("modules", MODULES), ("sources", SOURCES)):
        page = read(site / "en" / f"{index}.html")
        found = {hit[0] for link in page.links if (hit := target(page, link))}
        assert {page_of(site, index, name).path.resolve() for name in names} <= found


def test_pages_that_an_index_leads_to_are_not_in_the_tree_of_every_page(site: Path) -> None:
    page = page_of(site, "variants", "poch/eight-pool")
    tree = page.path.read_text(encoding="utf-8").partition('<div class="sidebar-tree">')[2].partition("</div>")[0]
    for name in ("variants/index", "modules", "sources"):
        assert f'href="../../{name}.html"' in tree
    assert "modules/" not in tree
    assert "sources/" not in tree


# -- rulings, laws, codes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_a_ruling_is_called_by_what_it_is_about(site: Path, language: str) -> None:
    page = read(site / language / "rulings.html")
    label = words_of(library.load("poch/family-nine-pot").family, language).name("param", "vying.entry")
    assert in_line(label) in in_line(page.by_id["set-to-vie"])
    assert "set-to-vie" not in page.text


@pytest.mark.parametrize("language", OTHERS)
def test_no_identifier_stands_where_a_reader_of_rules_looks(site: Path, language: str) -> None:
    html = page_of(site, "variants", "poch/family-nine-pot", language).path.read_text(encoding="utf-8")
    table = html.partition('class="poch-standings')[2]
    assert re.findall(r'<span class="pre">(.*?)</span>', table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_an_anchor_and_the_text_that_poch_explain_prints(site: Path, language: str) -> None:
    page = read(site / language / "codes.html")
    shown = in_line(page.text if language == "en" else " ".join(text for lang, _, text in page.foreign if lang == "en"))
    for code, kind in CODES.items():
        assert code in page.ids
        assert in_line(kind.about) in shown, code
    if language != "en":
        assert {direction for lang, direction, _ in page.foreign if lang == "en"} == {"ltr"}


# -- custom variants -------------------------------------------------------------------------------------------

OWN_SOURCE = """\
format: 1
variant: grandmother
family: poch
kind: house
extends: poch/family-nine-pot
sources:
  letter:
    title: A letter from my grandmother
    year: 1951
    language: de
    address: [https://example.org/letter, https://example.net/copy]
modules:
  sequence/five-in-a-row:
    fills: meld.sequence
    rule: best-run
    set: {least: 5, compare: [length, top]}
    title: {en: five in a row}
    cites: {source: letter, at: page 2, standing: stated}
replace:
  meld.sequence: {was: sequence/trump-seven-eight-nine, use: sequence/five-in-a-row}
"""


def test_a_module_that_cites_a_source_of_its_own_file_leads_to_the_page_of_that_source(tmp_path: Path) -> None:
    custom, out = tmp_path / "grandmother.yaml", tmp_path / "site"
    custom.write_text(OWN_SOURCE, encoding="utf-8")
    build(Book(book_folder(), ("en", "ar"), ("poch/family-nine-pot",), added=(custom,)), out)
    for language in ("en", "ar"):
        page = page_of(out, "modules", "poch/grandmother/sequence/five-in-a-row", language)
        source = page_of(out, "sources", "poch/grandmother/letter", language)
        assert source.path.resolve() in {found[0] for link in page.links if (found := target(page, link))}
        html = source.path.read_text(encoding="utf-8")
        assert "A letter from my grandmother" in html
        assert "1951" in html
        assert {"https://example.org/letter", "https://example.net/copy"} <= set(source.links)


def test_a_custom_variant_without_a_hand_plays_the_cards_of_its_parents(site: Path) -> None:
    names = ("Samir", "Layla", "Omar", "Nour")
    for custom in ("changed-settings", "own-words"):
        told = page_of(site, "variants", f"poch/{custom}").by_id["worked-hand"]
        assert all(name in told for name in names), custom


def test_two_sources_of_one_key_have_a_page_each(tmp_path: Path) -> None:
    for name, year in (("grandmother", "1951"), ("grandfather", "1949")):
        text = OWN_SOURCE.replace("grandmother", name).replace("1951", year)
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    out = tmp_path / "site"
    added = tuple(sorted(tmp_path.glob("*.yaml")))
    build(Book(book_folder(), ("en",), ("poch/family-nine-pot",), added=added), out)
    for name, year in (("grandmother", "1951"), ("grandfather", "1949")):
        assert year in page_of(out, "sources", f"poch/{name}/letter").path.read_text(encoding="utf-8")


def test_a_hand_that_no_longer_fits_fails_the_build_with_the_name_of_its_file(tmp_path: Path) -> None:
    from poch_rules.book.build import BookNotBuilt

    text = (CUSTOM / "changed-settings.yaml").read_text(encoding="utf-8")
    custom = tmp_path / "changed-settings.yaml"
    custom.write_text(text, encoding="utf-8")
    hand = library.data_folder() / "poch" / "hands" / "family-nine-pot.yaml"
    own = tmp_path / "hands" / "changed-settings.yaml"
    own.parent.mkdir()
    own.write_text(hand.read_text(encoding="utf-8").replace("Omar poch 2", "Omar pass"), encoding="utf-8")
    with pytest.raises(BookNotBuilt, match=r"hands/changed-settings\.yaml"):
        build(Book(book_folder(), ("en",), ("poch/family-nine-pot",), added=(custom,)), tmp_path / "site")
