"""Alignment: a longest common subsequence over several columns, never a zip."""

from __future__ import annotations

from poch_rules.study.align import align


def same(one: str, other: str) -> int:
    return int(one == other)


def shown(*columns: str) -> list[str]:
    return ["".join(item or "-" for item in row) for row in align(columns, same)]


def test_what_one_column_lacks_is_a_gap_and_what_follows_still_meets() -> None:
    assert shown("abcd", "acd") == ["aa", "b-", "cc", "dd"]


def test_nothing_meets_what_it_is_not_worth_meeting() -> None:
    assert shown("ab", "xy") == ["a-", "b-", "-x", "-y"]


def test_a_third_column_meets_rows_that_only_the_second_has() -> None:
    assert shown("ad", "abd", "abcd") == ["aaa", "-bb", "--c", "ddd"]


def test_every_item_of_every_column_stands_once_and_in_its_order() -> None:
    columns = ("abcab", "bacab", "", "cabba")
    rows = align(columns, same)
    assert [[row[n] for row in rows if row[n] is not None] for n in range(4)] == [list(column) for column in columns]


def test_what_is_worth_more_meets_before_what_comes_earlier() -> None:
    rows = align([["a1"], ["a2", "a1"]], lambda one, other: 2 if one == other else int(one[0] == other[0]))
    assert rows == [(None, "a2"), ("a1", "a1")]


def test_no_columns_give_no_rows_and_empty_columns_none_either() -> None:
    assert align([], same) == []
    assert shown("", "") == []
