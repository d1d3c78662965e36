"""What the later descriptions asked of the language: most of them a file, and at most one rule."""

from reach import FIRST, LATER, first_needed, rules_used

from poch_rules import load
from poch_rules.declare.library import variants

NEEDED = {declaration.id: rules for declaration, rules, _ in first_needed()}


def test_every_source_description_of_these_games_is_weighed():
    sources = {heading.id for heading in variants() if heading.kind == "source" and heading.family != "spades"}
    assert sources == {*FIRST, *LATER}


def test_at_least_seven_of_the_eleven_need_at_most_one_new_rule():
    assert len(NEEDED) == 11
    assert sum(len(rules) <= 1 for rules in NEEDED.values()) >= 7, NEEDED


def test_six_need_no_new_rule_at_all():
    assert [variant for variant, rules in NEEDED.items() if not rules] == [
        "poch/meyer-1908", "poch/pierer-1857", "poch/foster-1897",
        "poch/hamburg-1873", "poch/ass-1973", "poch/fixed-hearts",
    ]  # fmt: skip


def test_a_rule_counts_for_the_first_that_needs_it_and_for_no_later_one():
    assert "per-point" in NEEDED["poch/poque-1765"]
    assert "per-point" in rules_used(load("nain-jaune/modern"))
    assert "per-point" not in NEEDED["nain-jaune/modern"]
    again = [rules for _, rules, _ in first_needed(("poch/thirty-one", "poch/thirty-one"))]
    assert again == [("counting",), ()]
