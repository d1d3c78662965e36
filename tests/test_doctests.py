"""Every example in a docstring of the package runs and shows what it says."""

import doctest
import importlib
import pkgutil

import pytest

import poch_rules

MODULES = sorted(module.name for module in pkgutil.walk_packages(poch_rules.__path__, "poch_rules."))


@pytest.mark.parametrize("name", ["poch_rules", *MODULES])
def test_the_examples_of_a_module_show_what_they_say(name):
    if name.endswith("__main__"):
        pytest.skip("runs the command")
    module = importlib.import_module(name)
    found = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.failed == 0
