"""The comparison of all variants: a whole table without any script, and all that the script needs."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pages import read, target

from poch_rules.book.comparison.words import COUNTED, SAID
from poch_rules.declare import library
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES
from poch_rules.study.compare import compare, played

LANGUAGES = languages()
VARIANTS = [heading.id for heading in library.variants()]
ABSENT = "poch-absent"


class Table(HTMLParser):
    """A comparison as a browser has it: its attributes, its heads, and its rows of cells."""

    def __init__(self) -> None:
        super().__init__()
        self.family, self.told, self.variants, self.wide = "", "", list[str](), False
        self.region: dict[str, str] = {}
        self.rows: list[tuple[str, str, list[Cell]]] = []
        self.part, self.open = "", ""
        self.cell: Cell | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.open = tag
        if found.get("class") == "poch-compare":
            self.family = found["data-family"]
        elif found.get("class") == "poch-scroll":
            self.region = found
        elif tag == "table":
            self.wide = "poch-wide" in found["class"].split()
        elif tag == "tbody":
            self.part = found["data-part"]
        elif tag == "th" and "data-variant" in found:
            self.variants.append(found["data-variant"])
        elif tag == "th" and found.get("scope") == "row":
            self.rows.append((self.part, "", []))
        if tag == "td":
            self.cell = Cell(found["class"])
            self.rows[-1][2].append(self.cell)
        elif self.cell is not None:
            self.cell.classes.append(found.get("class", ""))
            self.cell.links += [found["href"]] if "href" in found else []

    def handle_endtag(self, tag: str) -> None:
        if tag == "td":
            self.cell = None

    def handle_data(self, data: str) -> None:
        if self.open == "script" and data.startswith("{"):
            self.told = data
        elif self.cell is not None:
            self.cell.text += data
        elif self.rows and data.strip() and not self.rows[-1][2]:
            part, name, cells = self.rows[-1]
            self.rows[-1] = (part, name + data, cells)


class Cell:
    """A cell of the table."""

    def __init__(self, same: str) -> None:
        self.same, self.text = same, ""
        self.classes: list[str] = []
        self.links: list[str] = []


def tables(site: Path, language: str) -> list[Table]:
    html = (site / language / "compare.html").read_text(encoding="utf-8")
    found = []
    for part in re.split(r'(?=<div class="poch-compare")', html)[1:]:
        table = Table()
        table.feed(part.partition("</table>")[0])
        found.append(table)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_family_has_a_table_of_all_its_variants(site: Path, language: str) -> None:
    found = tables(site, language)
    assert {variant for table in found for variant in table.variants} >= set(VARIANTS)
    for table in found:
        assert {variant.partition("/")[0] for variant in table.variants} == {table.family}
        for _, name, cells in table.rows:
            assert name.strip()
            assert len(cells) == len(table.variants)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_cell_leads_to_its_rule_and_says_its_standing_in_words(site: Path, language: str) -> None:
    page, words = read(site / language / "compare.html"), Wording(language, FAMILIES)
    standings = [words.name("standing", standing) for standing in ("stated", "inferred", "silent", "house")]
    for table in tables(site, language):
        for column, variant in enumerate(table.variants):
            for _, name, cells in table.rows:
                cell = cells[column]
                if ABSENT in cell.classes:
                    assert cell.links == []
                    continue
                assert any(standing in cell.text for standing in standings), (variant, name, cell.text)
                path, anchor = target(page, cell.links[0]) or (Path(), "")
                assert path == (site / language / "variants" / f"{variant}.html").resolve()
                assert anchor in read(path).ids


def test_a_cell_leads_to_its_place_in_the_source(site: Path) -> None:
    table = tables(site, "en")[0]
    row = next(cells for _, name, cells in table.rows if name.strip() == "Pack")
    cell = row[table.variants.index("poch/eight-pool")]
    assert "AR-A-05" in cell.text
    assert any("sources" in link for link in cell.links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_scrolled_by_keyboard_and_has_a_name(site: Path, language: str) -> None:
    names = [table.region["aria-label"] for table in tables(site, language)]
    assert all(table.region["tabindex"] == "0" for table in tables(site, language))
    assert all(table.region["role"] == "region" for table in tables(site, language))
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_is_told_what_to_say_in_the_language_of_the_page(site: Path, language: str) -> None:
    for table in tables(site, language):
        if len(table.variants) == 1:
            assert table.told == ""
            continue
        told = json.loads(table.told)
        assert set(told["words"]) == {*SAID, *COUNTED}
        assert all("{shown}" in told["words"][name] and "{all}" in told["words"][name] for name in COUNTED)
        assert table.wide == (len(table.variants) > told["wide"])
        assert list(told["parts"]) == list(dict.fromkeys(part for part, _, _ in table.rows))
        assert not re.search("[\u2066-\u2069]", table.told)
        if language != "en":
            english = json.loads(next(t.told for t in tables(site, "en") if t.family == table.family))
            assert not set(told["words"].values()) & set(english["words"].values())


def test_cells_share_a_class_where_their_variants_play_the_same(site: Path) -> None:
    table = next(table for table in tables(site, "en") if table.family == "poch")
    variants = tuple(library.load(id) for id in VARIANTS if id in table.variants)
    columns = [table.variants.index(variant.id) for variant in variants]
    rows = {" ".join(name.split()): cells for _, name, cells in table.rows}
    words = Wording("en", FAMILIES).of(variants[0].family)
    settings: dict[str, list[tuple[object, ...]]] = {}
    for row in played(variants):
        settings.setdefault(row.slot, []).append(row.values)
    for slot, values in settings.items():
        classes = [rows[words.name("slot", slot)][column].same for column in columns]
        plays = list(zip(*values, strict=True))
        same = [(shown, played) for shown, played in zip(classes, plays, strict=True)]
        assert len(set(same)) == len(set(classes)) == len(set(plays)), slot


def test_what_variants_play_is_the_same_with_and_without_words() -> None:
    variants = tuple(library.load(id) for id in VARIANTS if id.startswith("poch/"))
    with_words = compare(variants)
    for row, bare in zip(with_words.rows, played(variants), strict=True):
        assert (row.name, row.differs) == (bare.name, len(set(bare.values)) > 1)
        assert [cell is None for cell in row.cells] == [value is None for value in bare.values]


def test_only_the_page_that_compares_has_its_script_and_style(site: Path) -> None:
    assert any("poch-compare.js" in asset for asset in read(site / "en" / "compare.html").assets)
    assert any("poch-compare.css" in asset for asset in read(site / "en" / "compare.html").assets)
    assert not any("poch-compare" in asset for asset in read(site / "en" / "index.html").assets)


def test_page_and_script_stay_small(site: Path) -> None:
    assert (site / "en" / "_static" / "poch-compare.js").stat().st_size < 8192
    for language in LANGUAGES:
        cells = sum(len(cells) for table in tables(site, language) for _, _, cells in table.rows)
        assert (site / language / "compare.html").stat().st_size < 1000 * cells + 50_000
