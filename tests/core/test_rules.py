"""What every rule has in common, and the bare answers of a rule that says nothing else."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from poch_rules.core.pack import Pack
from poch_rules.core.rules import LARGEST, Place, Rule, param, parameters, sentence
from poch_rules.core.seats import Seats


@dataclass(frozen=True)
class Bare(Rule):
    """A rule that says only what it is about.

    Nothing of this is its sentence.
    """

    name: str = param(says="what they are called")
    number: int = param(7, says="how many there are")


AT = Place("claim.ace", Seats(3), Pack.of(32), {}, {})


def test_a_place_has_the_last_part_of_its_slots_name_and_names_settings_by_the_whole():
    assert (AT.name, AT.setting("rank")) == ("ace", "claim.ace.rank")


def test_a_rule_tells_its_sentence_and_what_each_of_its_parameters_is():
    assert sentence(Bare) == "A rule that says only what it is about."
    assert parameters(Bare(name="x")) == {"name": "what they are called", "number": "how many there are"}
    assert Bare(name="x").number == 7


def test_a_rule_that_says_nothing_else_makes_no_trumps_watches_nothing_and_calls_nothing():
    rule = Bare(name="x")
    assert (rule.calls, rule.called("open"), rule.scale(), rule.idle({})) == ((), 3, None, {})
    assert (rule.fixed_trump, rule.watch(AT)) == (-1, None)
    with pytest.raises(NotImplementedError, match="Bare is played by no phase of its own"):
        rule.bind(AT)


def test_no_number_of_a_rule_is_above_a_million():
    assert LARGEST == 1_000_000
