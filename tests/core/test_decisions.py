"""Questions: what is on a menu."""

from __future__ import annotations

import pytest

from poch_rules.core.decisions import PASS, Choose, Range, allows, first_answers, mask, unmask


@pytest.mark.parametrize(("answer", "fits"), [(PASS, True), (2, True), (3, False), (4, True), (9, True), (10, False)])
def test_a_menu_holds_single_answers_and_ranges_with_both_ends(answer, fits):
    assert allows((PASS, 2, Range(4, 9)), answer) is fits


@pytest.mark.parametrize(
    ("cards", "fits"), [((1, 5), True), ((1, 5, 7), False), ((1,), False), ((1, 2), False), ((), False)]
)
def test_a_choice_is_exactly_so_many_of_these_cards(cards, fits):
    assert allows((Choose((1, 5, 7), 2),), mask(cards)) is fits


def test_a_choice_holds_no_negative_number():
    assert not allows((Choose((0, 1), 1),), PASS)


def test_a_mask_is_a_set_of_cards():
    assert unmask(mask([51, 0, 13])) == (0, 13, 51)


def test_the_answers_of_a_menu_come_one_by_one_in_its_order():
    menu = (PASS, Range(3, 6), Choose((2, 4), 1))
    assert list(first_answers(menu, most=2)) == [PASS, 3, 4, mask([2])]
