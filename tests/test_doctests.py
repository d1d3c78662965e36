"""Every example in a docstring of the package runs and shows what it says."""

import doctest
import importlib
from pathlib import Path

import pytest

import poch_rules

PACKAGE = Path(poch_rules.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_show_what_they_say(name):
    tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried.attempted
    assert tried.failed == 0
