"""What Python shows of the project's things, and puts into its messages, is short and says which one it is."""

import pytest

import poch_rules
from poch_rules.core.match import Match

VARIANT = poch_rules.load("poch/family-nine-pot")
COMPARED = poch_rules.compare(["poch/family-nine-pot", "poch/meyer-longest"])


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (VARIANT, "<declaration of poch/family-nine-pot>"),
        (VARIANT.variant, "<variant poch/family-nine-pot>"),
        (VARIANT.family, "<family poch>"),
        (VARIANT.plan(4), "<plan of poch/family-nine-pot for 4 players>"),
        (VARIANT.source, "<source ar-wikipedia-poch>"),
        (VARIANT.settings["match.counted"].ruling, "<ruling match-end>"),
        (VARIANT.slots["vying"].definition, "<module vying/until-level>"),
        (
            COMPARED,
            f"<comparison of poch/family-nine-pot, poch/meyer-longest: {len(COMPARED.differing)} of"
            f" {len(COMPARED.rows)} settings differ>",
        ),
    ],
)
def test_each_thing_is_shown_by_its_name(thing, shown):
    assert repr(thing) == shown


@pytest.mark.parametrize("wrong", [VARIANT, VARIANT.variant])
def test_a_variant_in_place_of_a_plan_is_named_in_one_line(wrong):
    with pytest.raises(TypeError, match=r"under a plan, .* not under <\w+ (of )?poch/family-nine-pot>$"):
        poch_rules.Play(wrong, [], dealer=0, balances=[])
    with pytest.raises(TypeError, match=r"under a plan, .* not under <\w+ (of )?poch/family-nine-pot>$"):
        Match(wrong)


def test_a_plan_in_place_of_a_variant_is_named_in_one_line():
    with pytest.raises(TypeError, match="not by <plan of poch/family-nine-pot for 4 players>"):
        poch_rules.simulate(VARIANT.plan(4))
