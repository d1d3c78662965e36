"""A law has one sentence: what its code says of itself is what the English book prints."""

import pytest

from poch_rules.core.invariants import CORE_LAWS
from poch_rules.declare.wording import Wording
from poch_rules.families import FAMILIES

LAWS = [(family, law) for family in FAMILIES for law in (*CORE_LAWS, *family.invariants)]


@pytest.mark.parametrize(("family", "law"), LAWS, ids=lambda value: value.name)
def test_the_book_prints_the_sentence_of_the_law(family, law):
    assert Wording("en", (family,)).name("law", law.name) == law.says
