"""The score of a partnership, against a formula written independently of the engine's."""

from itertools import product

import pytest

from poch_rules.families.spades.bidding import DOUBLE_NIL
from poch_rules.families.spades.score import Contracts, Counting, FailedBags, NilTricks

BIDS = [DOUBLE_NIL, *range(14)]


def by_the_book(bids, tricks, bags):
    """SP-12…26 and SP-39…46 as one sum: the points of a side, and the bags that it keeps."""
    points = new_bags = 0
    worth = {0: 100, DOUBLE_NIL: 200}
    needed = sum(b for b in bids if b in range(1, 14))
    helping = sum(t for b, t in zip(bids, tricks, strict=True) if b in range(1, 14))
    for bid, taken in zip(bids, tricks, strict=True):
        if bid in worth:
            points += worth[bid] * (1 if taken == 0 else -1)
            new_bags += taken
    if needed and helping < needed:
        points -= 10 * needed
    else:
        points += 10 * needed
        new_bags += helping - needed
    points += new_bags
    tens, left = divmod(bags + new_bags, 10)
    return points - 100 * tens, left


def scored(rule, bids, tricks, bags):
    lines = rule.lines(bids, tricks, bags)
    return sum(line.points for line in lines), bags + sum(line.bags for line in lines)


@pytest.mark.parametrize("bags", range(10))
def test_every_bid_and_trick_scores_as_the_independent_formula_says(bags):
    rule = Contracts()
    for first, second in product(BIDS, repeat=2):
        for taken in range(14):
            for partner in range(14 - taken):
                bids, tricks = [first, second], [taken, partner]
                assert scored(rule, bids, tricks, bags) == by_the_book(bids, tricks, bags), (bids, tricks, bags)


@pytest.mark.parametrize(
    ("bids", "tricks", "bags", "points", "left"),
    [
        ([4, 3], [4, 4], 0, 71, 1),
        ([4, 0], [4, 0], 0, 140, 0),
        ([4, 0], [3, 2], 0, -40 - 100 + 2, 2),
        ([0, 0], [0, 3], 8, 100 - 100 + 3 - 100, 1),
        ([DOUBLE_NIL, DOUBLE_NIL], [0, 0], 0, 400, 0),
        ([DOUBLE_NIL, 0], [0, 1], 9, 200 - 100 + 1 - 100, 0),
        ([13, 0], [13, 0], 9, 130 + 100, 9),
    ],
)
def test_known_scores(bids, tricks, bags, points, left):
    assert scored(Contracts(), bids, tricks, bags) == (points, left)
    assert by_the_book(bids, tricks, bags) == (points, left)


def test_tricks_of_a_failed_nil_rescue_the_contract_only_where_they_may():
    assert scored(Contracts(), [4, 0], [3, 1], 0) == (-40 - 100 + 1, 1)
    assert scored(Contracts(nil_tricks=NilTricks.HELP_PARTNER), [4, 0], [3, 1], 0) == (40 - 100, 0)


def test_a_failed_contract_can_spare_the_bags_of_a_failed_nil():
    assert scored(Contracts(failed_bags=FailedBags.IGNORED), [4, 0], [3, 2], 0) == (-40 - 100, 0)


def test_two_penalties_can_fall_in_one_hand():
    assert scored(Contracts(bag_limit=5, bag_penalty=50), [1, 1], [7, 6], 4) == (20 + 11 - 150, 0)


def test_bags_that_score_nothing_and_are_not_counted_leave_no_trace():
    off = Contracts(bag=0, bag_limit=Counting.NONE, bag_penalty=0)
    assert off.lines([0, 0], [0, 3], 8) == Contracts().lines([0, 0], [0, 1], 0)[:2], "one nil made, one failed: nothing"
    assert scored(off, [0, 0], [0, 3], 8) == (0, 8)
    assert scored(off, [5, 5], [6, 7], 0) == (100, 0)


def test_bags_that_are_not_counted_still_score_where_they_should():
    assert scored(Contracts(bag_limit=Counting.NONE, bag_penalty=0), [1, 1], [7, 6], 9) == (20 + 11, 9)


def test_a_penalty_belongs_to_the_hand_that_brings_the_bag():
    """A side that comes from another table with more bags than are carried here is charged for its next ones only."""
    assert scored(Contracts(bag_limit=7, bag_penalty=70), [4, 3], [4, 3], 8) == (70, 8)
    assert scored(Contracts(bag_limit=7, bag_penalty=70), [4, 3], [7, 6], 8) == (70 + 6 - 70, 7)


def test_the_score_depends_on_nothing_but_bids_tricks_and_bags():
    rule, given = Contracts(), ([4, DOUBLE_NIL], [5, 2], 9)
    before = repr((rule, given))
    assert rule.lines(*given) == rule.lines(*given) == Contracts().lines([4, DOUBLE_NIL], [5, 2], 9)
    assert repr((rule, given)) == before
    swapped = rule.lines([DOUBLE_NIL, 4], [2, 5], 9)
    assert sorted(swapped) == sorted(rule.lines(*given)), "which partner did it makes no difference"


def test_the_table_of_a_rule_book_has_the_numbers_of_the_rule():
    scale = Contracts(trick=20, nil=50, bag_penalty=75).scale()
    assert scale.columns == ("earns", "costs")
    assert dict(scale.rows) == {
        "trick": (20, -20), "nil": (50, -50), "double_nil": (200, -200), "bag": (1, None), "bag_penalty": (None, -75),
    }  # fmt: skip
    assert "bag_penalty" not in dict(Contracts(bag_limit=Counting.NONE).scale().rows)
