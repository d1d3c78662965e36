"""Which variants use a ruling, so that a test can show it in each of them."""

from functools import lru_cache

import pytest

from poch_rules import load

#: The 52-card family game is left out here: it differs from the family game in pack and players alone.
VARIANTS = (
    "eight-pool", "family-nine-pot", "finnish-nine-pot", "meyer-longest", "pierer-1844", "polish-leaflet",
    "meyer-1908", "pierer-1857", "poque-1765", "foster-1897", "hamburg-1873", "ass-1973", "fixed-hearts", "thirty-one",
)  # fmt: skip

#: Relatives of other families.
RELATIVES = ("nain-jaune/modern", "pope-joan/hoffmann", "pukk/husfreyjan-1969")


@lru_cache
def rulings_of(variant: str) -> frozenset[str]:
    """The keys of all rulings that a variant uses, in its slots, its settings and its gaps."""
    declared = load(variant)
    used = [use.ruling for use in declared.slots.values()] + [each.ruling for each in declared.settings.values()]
    used += [ruling for use in declared.slots.values() for ruling, _ in use.gaps]
    return frozenset(ruling.key for ruling in used if ruling)


def three_clockwise(variant: str) -> bool:
    """Whether three can play a variant, and its game goes round clockwise."""
    declared = load(variant)
    return declared.players.least <= 3 and declared.settings["seating.direction"].value == "clockwise"


def in_every_variant(ruling: str) -> pytest.MarkDecorator:
    """A test with three players, clockwise, is run for every variant that uses the ruling and is played so."""
    variants = [f"poch/{name}" for name in VARIANTS if three_clockwise(f"poch/{name}")]
    return pytest.mark.parametrize("variant", [variant for variant in variants if ruling in rulings_of(variant)])
