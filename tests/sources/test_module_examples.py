"""The example hand of a module does what the module says it does, in every variant that uses the module."""

import pytest

from poch_rules import load
from poch_rules.declare.library import variants
from poch_rules.study.example import wrong_in

EXAMPLES = {
    (use.module, heading.id): use.example
    for heading in variants()
    for use in load(heading.id).slots.values()
    if use.example and len(use.example.places) in load(heading.id).players.numbers()
}


@pytest.mark.parametrize(("module", "variant"), EXAMPLES)
def test_the_example_of_a_module_comes_out_as_it_says(module, variant):
    example = EXAMPLES[module, variant]
    assert example.expected
    assert [str(wrong) for wrong in wrong_in(load(variant), example)] == []
