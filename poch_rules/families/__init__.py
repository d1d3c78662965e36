"""The families of games that can be declared.  To add one, write its package and name it here."""

from poch_rules.core.family import Family
from poch_rules.families.poch import POCH
from poch_rules.families.spades import SPADES

FAMILIES: tuple[Family, ...] = (POCH, SPADES)
