"""Comparing rules: which rows differ, what each variant says there, and how it reads."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations, groupby
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from poch_rules import compare, load
from poch_rules.declare.library import variants
from poch_rules.declare.wording import Wording, languages
from poch_rules.families.poch import POCH
from poch_rules.study.compare import RuleComparison
from poch_rules.study.compare_text import as_markdown, as_text, cell_text, told_rows
from poch_rules.study.spoken import DIFFERS

HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))
ENGLISH = Wording("en", (POCH,))


def house(name: str) -> Path:
    return next(path for path in HOUSES if path.stem == name)


def differing(comparison: RuleComparison) -> set[str]:
    return {row.name for row in comparison.differing}


def test_the_longest_sequence_differs_from_the_family_game_in_one_slot_alone() -> None:
    comparison = compare(["poch/family-nine-pot", "poch/meyer-longest"])
    assert {row.slot for row in comparison.differing} == {"meld.sequence"}


def test_a_variant_does_not_differ_from_itself() -> None:
    assert not compare(["poch/eight-pool", "poch/eight-pool"]).differing


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("added-pool", {"meld.nine", "meld.nine.rank"}),
        ("removed-pool", {"meld.marriage", "meld.marriage.ranks"}),
        ("other-order", {"order"}),
        ("own-words", {"settle.chips"}),
        ("table-over-players", {"deal.cards"}),
        ("changed-settings", {"board.stake", "chips.chips", "players.most", "vying.least_bet"}),
    ],
)
def test_a_house_variant_differs_from_its_parent_in_what_it_changes(name: str, rows: set[str]) -> None:
    assert differing(compare(["poch/family-nine-pot", house(name)])) == rows


def test_a_cell_says_value_sentence_standing_source_and_place() -> None:
    comparison = compare(["poch/family-nine-pot", "poch/polish-leaflet"])
    row = next(row for row in comparison.rows if row.name == "vying.entry")
    family, leaflet = row.cells
    assert family is not None
    assert leaflet is not None
    assert (family.value, leaflet.value) == ("set", "anything")
    assert family.text == "Only a player who holds at least a pair may stake anything."
    assert (family.standing, family.module) == ("inferred", "vying/until-level")
    assert leaflet.source == "polish-leaflet"
    first = next(row for row in comparison.rows if row.name == "vying.first").cells[1]
    assert first is not None
    assert first.at.startswith("PL-")


def test_where_it_comes_from_makes_no_difference() -> None:
    row = next(row for row in compare(["poch/family-nine-pot", "poch/pierer-1844"]).rows if row.name == "pack.size")
    standings = {cell.standing for cell in row.cells if cell is not None}
    assert standings == {"stated", "silent"}
    assert not row.differs


def test_two_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    for stake in (2, 3):
        text = "format: 1\nvariant: poch/mine\nfamily: poch\nkind: house\ntitle: {en: Mine}\n"
        text += f"extends: poch/family-nine-pot\nset: {{board.stake: {stake}}}\n"
        (tmp_path / f"{stake}.yaml").write_text(text, encoding="utf-8")
    compared = compare([load(tmp_path / "2.yaml"), load(tmp_path / "3.yaml")])
    assert [each["variant"] for each in compared.to_json()["variants"]] == ["poch/mine", "poch/mine (2)"]


def test_a_slot_that_a_variant_does_not_have_has_no_cell() -> None:
    comparison = compare([house("removed-pool"), "poch/family-nine-pot"])
    row = next(row for row in comparison.rows if row.name == "meld.marriage")
    assert row.cells[0] is None
    assert row.cells[1] is not None


def test_every_setting_of_every_variant_has_its_row() -> None:
    names = ["poch/family-nine-pot", "poch/eight-pool", "poch/polish-leaflet", house("added-pool")]
    rows = {row.name for row in compare(names).rows}
    for name in names:
        assert set(load(name).settings) <= rows


def test_a_table_over_players_is_said_for_each_value() -> None:
    comparison = compare(["poch/family-nine-pot", house("table-over-players")])
    (row,) = comparison.differing
    cell = row.cells[1]
    assert cell is not None
    assert cell.value == {"3": 8, "4": 6, "5": 5, "6": 5}
    assert "With 5 and 6 players: Each player is dealt five cards." in cell.text


def test_json_has_rows_with_a_cell_for_each_variant() -> None:
    told = json.loads(json.dumps(compare(["poch/family-nine-pot", "poch/meyer-longest"]).to_json(differences=True)))
    assert [variant["variant"] for variant in told["variants"]] == ["poch/family-nine-pot", "poch/meyer-longest"]
    assert all(row["differs"] and len(row["cells"]) == 2 for row in told["rows"])
    first = told["rows"][0]
    assert first["setting"] == "meld.sequence"
    assert [cell["module"] for cell in first["cells"]] == ["sequence/trump-seven-eight-nine", "sequence/longest"]


# -- text -------------------------------------------------------------------------------------------------------


def text_of(*names: Any, **how: Any) -> str:
    return as_text(compare(list(names)), ENGLISH, **how)


def test_two_variants_stand_side_by_side_in_80_columns() -> None:
    text = text_of("poch/family-nine-pot", "poch/meyer-longest")
    assert max(map(len, text.splitlines())) <= 80
    head = next(line for line in text.splitlines() if "poch/family-nine-pot" in line)
    at = head.index("poch/meyer-longest")
    assert head[at:] == "poch/meyer-longest"
    different = next(line for line in text.splitlines() if line.startswith(DIFFERS) and "Whoever holds" in line)
    assert different[at:].startswith("The best sequence")  # in part stated: no one sign stands for the whole


def test_what_all_say_is_said_once() -> None:
    text = text_of("poch/family-nine-pot", "poch/meyer-longest")
    assert text.count("Forehand speaks first.") == 1


def test_with_differences_only_rows_that_differ_are_left() -> None:
    text = text_of("poch/family-nine-pot", "poch/meyer-longest", differences=True)
    assert "Forehand" not in text
    assert "The best sequence" in text
    assert text.count(DIFFERS) - 1 == 1  # the legend has one
    assert "One of 55 rows differs." in text


def test_a_rule_that_one_lacks_is_one_row_for_a_reader_and_for_a_program_as_many_as_it_has_settings() -> None:
    names = ("poch/family-nine-pot", "poch/meyer-longest")
    page = (Path(__file__).parents[2] / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
    assert f"prints {len(compare(names).differing)}, while `poch compare` says that one row differs" in page
    assert "One of" in text_of(*names)


def test_many_variants_stand_one_under_another() -> None:
    names = ["poch/family-nine-pot", "poch/meyer-longest", "poch/eight-pool", "poch/pierer-1844", "poch/polish-leaflet"]
    text = text_of(*names)
    assert max(map(len, text.splitlines())) <= 80
    assert "● eight-pool, ● polish-leaflet" in text
    assert "● family-nine-pot, ● meyer-longest, ◐ pierer-1844" in text


def test_the_legend_explains_every_sign() -> None:
    assert text_of("poch/family-nine-pot", "poch/meyer-longest").splitlines()[-1] == (
        "● stated   ◐ inferred   ○ silent   ◇ house rule   ▸ differs"
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", HOUSES, ids=lambda path: path.stem)
def test_every_house_variant_compares_in_every_language(path: Path, language: str) -> None:
    comparison = compare(["poch/family-nine-pot", path], language=language)
    words = Wording(language, (POCH,))
    assert as_text(comparison, words)
    assert as_markdown(comparison, words).startswith("# ")


def test_markdown_has_a_cell_for_each_variant_in_every_row() -> None:
    table = as_markdown(compare(["poch/family-nine-pot", "poch/meyer-longest"]), ENGLISH).splitlines()
    rows = [line for line in table if line.startswith("|")]
    assert len({line.count(" | ") for line in rows}) == 1


# -- any two ----------------------------------------------------------------------------------------------------

PAIRS = list(combinations([heading.id for heading in variants()], 2))


def test_a_setting_that_makes_no_difference_in_a_variant_is_none_there() -> None:
    comparison, words = told_by("en", "poch/foster-1897", "poch/eight-pool")
    raises = next(row for row in told_rows(comparison) if row.label == "Smallest raise")
    assert (raises.differs, raises.cells[0]) == (True, None)
    assert cell_text(raises.cells[0], words) == f"– {words.say('book-absent')}"
    without, _ = told_by("en", "poch/foster-1897", "poch/ass-1973")
    assert "Smallest raise" not in {row.label for row in told_rows(without)}
    setting = next(row for row in comparison.rows if row.name == "vying.least_raise")
    assert [cell.value for cell in setting.cells if cell] == [1, 1]


known = cache(load)


@cache
def told_by(language: str, *names: str) -> tuple[RuleComparison, Wording]:
    """A comparison, and the words that its text is made of."""
    families = tuple(dict.fromkeys(known(name).family for name in names))
    return compare([known(name) for name in names], language=language), Wording(language, families)


def pairs_in(language: str) -> list[tuple[str, str]]:
    """All pairs in English; in the others one of every seven, another in each."""
    first = languages().index(language)
    return PAIRS if language == "en" else PAIRS[first::7]


@pytest.mark.parametrize("language", languages())
def test_every_cell_of_any_two_says_something_in_the_language_alone(language: str) -> None:
    identifier = re.compile(r"\b[a-z]+(?:-[a-z]+)*/[a-z]+|\b[a-z]+\.[a-z]+|_")
    for names in pairs_in(language):
        comparison, _ = told_by(language, *names)
        for row in told_rows(comparison):
            for texts in ([each.text for each in cells] for cells in row.cells if cells is not None):
                assert texts, (names, row.heading, row.label)
                assert all(text.strip() and not identifier.search(text) for text in texts), (names, row)


@pytest.mark.parametrize("language", languages())
def test_no_row_of_any_two_differs_and_says_the_same(language: str) -> None:
    for names in pairs_in(language):
        comparison, _ = told_by(language, *names)
        for row in told_rows(comparison):
            said = {None if cells is None else tuple(cell.text for cell in cells) for cells in row.cells}
            assert not row.differs or len(said) > 1, (names, row)


@pytest.mark.parametrize("language", languages())
def test_the_slots_of_any_two_stand_together_and_none_is_left_out(language: str) -> None:
    for names in pairs_in(language):
        comparison, _ = told_by(language, *names)
        slots = [row.slot for row in comparison.rows]
        assert [slot for slot, _ in groupby(slots)] == list(dict.fromkeys(slots)), names
        told = {row.heading for row in told_rows(comparison) if row.differs}
        assert told == {row.heading for row in comparison.differing}, names


@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("differences", [True, False])
def test_the_text_of_any_two_fits_and_counts_the_rows_it_marks(width: int, differences: bool) -> None:
    for names in PAIRS[:: 3 if differences and width == 80 else 20]:
        comparison, words = told_by("en", *names)
        lines = as_text(comparison, words, width=width, differences=differences).splitlines()
        assert max(map(cell_len, lines)) <= width, names
        marked = sum(line.startswith(DIFFERS) for line in lines)
        counted = re.search(r"^(\w+) of (\d+) rows differs?\.$", "\n".join(lines), re.M)
        assert (counted[1] if counted else "No") == {0: "No", 1: "One"}.get(marked, str(marked)), names


def test_a_language_without_wording_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no wording in ‘xx’: the languages are en, ar, de, fi, pl"):
        compare(["poch/eight-pool", "poch/pierer-1844"], language="xx")
