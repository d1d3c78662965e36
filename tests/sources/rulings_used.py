"""Which variants use a ruling, so that a test can show it in each of them."""

from functools import lru_cache

import pytest

from poch_rules import load

#: The 52-card family game is left out here: it differs from the family game in pack and players alone.
VARIANTS = ("eight-pool", "family-nine-pot", "finnish-nine-pot", "meyer-longest", "pierer-1844", "polish-leaflet")


@lru_cache
def rulings_of(variant: str) -> frozenset[str]:
    """The keys of all rulings that a variant uses, in its slots, its settings and its gaps."""
    declared = load(variant)
    used = [use.ruling for use in declared.slots.values()] + [each.ruling for each in declared.settings.values()]
    used += [ruling for use in declared.slots.values() for ruling, _ in use.gaps]
    return frozenset(ruling.key for ruling in used if ruling)


def in_every_variant(ruling: str) -> pytest.MarkDecorator:
    """A test is run for every variant that uses the ruling."""
    variants = [f"poch/{name}" for name in VARIANTS]
    return pytest.mark.parametrize("variant", [variant for variant in variants if ruling in rulings_of(variant)])
