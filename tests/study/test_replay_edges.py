"""Edges of the side-by-side text and of its JSON: the narrowest table, the shortest text, the rarest cause."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from recorded import MOCK, under

from poch_rules import load, replay
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES
from poch_rules.study import replay as package
from poch_rules.study.replay.layout import NO_BREAK, Layout, Line, Note, pad, wrap
from poch_rules.study.replay.text import replay_text

ENGLISH = Wording("en", FAMILIES)
VARIANTS = Path(__file__).parents[1] / "variants"
BOTH = under(MOCK, "family-nine-pot", "meyer-longest")


def test_the_package_has_what_it_says_it_has() -> None:
    assert [name for name in package.__all__ if not hasattr(package, name)] == []


def test_a_table_has_one_column_however_narrow_it_is() -> None:
    assert [Layout.most_columns(width) for width in (1, 20, 40)] == [1, 1, 1]
    assert Layout.most_columns(200) > Layout.most_columns(80) > 1


def test_no_text_fills_no_cell_and_a_cell_of_some_width_is_filled() -> None:
    assert (pad(""), pad("", 3), pad("ab", 3), pad("abcd", 3)) == ("", "   ", "ab ", "abcd")


def test_a_word_that_is_too_long_gives_way_at_its_no_break_spaces_which_are_not_kept() -> None:
    assert wrap(f"♥7{NO_BREAK}♥8{NO_BREAK}♥9", 3) == ["♥7", "♥8", "♥9"]


def test_notes_and_cells_are_set_apart_in_the_direction_of_the_language() -> None:
    for direction, mark in (("ltr", "\u2066"), ("rtl", "\u2067")):
        (note,) = Layout(80, 10, 20, 1, direction).render([Note("مرحبا")])
        (row,) = Layout(80, 10, 20, 1, direction).render([Line("مرحبا", ("x",))])
        assert note.count(mark) == row.count(mark) == 1


def test_where_the_title_leaves_no_room_the_dealer_stands_below_it() -> None:
    narrow = [line.strip() for line in replay_text(BOTH, ENGLISH, width=30).splitlines()[:2]]
    assert narrow == ["The run that was not trump", "dealer Clara · trumps ♣"]
    assert "dealer Clara" in replay_text(BOTH, ENGLISH, width=80).splitlines()[0]


def test_of_two_columns_the_second_is_not_named_where_they_part_and_of_three_it_is() -> None:
    assert "First divergence: " in replay_text(BOTH, ENGLISH, width=80)
    three = replay_text(under(MOCK, "family-nine-pot", "finnish-nine-pot", "meyer-longest"), ENGLISH, width=100)
    assert "First divergence of meyer-longest: " in three


def test_another_order_of_the_phases_is_told_as_a_whole_on_both_sides() -> None:
    comparison = replay(MOCK, [load("poch/family-nine-pot"), load(VARIANTS / "other-order.yaml")])
    told = replay_text(comparison, ENGLISH, width=120)
    assert "First divergence: order" in told
    for phases in ("Deal, Melding, Vying, Shedding", "Deal, Vying, Melding, Shedding"):
        assert f"in this order: Dressing, {phases}, Settling." in told


def test_json_tells_of_a_setting_what_it_is_and_where_that_stands() -> None:
    settings = json_of_causes(under(MOCK, "family-nine-pot", "eight-pool").to_json()["divergences"])
    assert {frozenset(each) for each in settings} == {
        frozenset({"name", "value", "standing", "source", "at", "ruling", "where"})
    }
    further = settings[0]
    assert (further["name"], further["value"]) == ("board.further", ["poch", "centre"])
    assert (further["standing"], further["at"]) == ("stated", "AR-B-05, AR-B-08, AR-B-09")


def json_of_causes(told: Any) -> list[dict[str, Any]]:
    """Every setting that divergences name as their cause, however deep it stands."""
    if isinstance(told, dict):
        own = [setting for setting in told.get("settings", ()) if isinstance(setting, dict)]
        return [*own, *(one for value in told.values() for one in json_of_causes(value))]
    return [one for value in told for one in json_of_causes(value)] if isinstance(told, list) else []
