"""The families of games that can be declared.  To add one, write its package and name it here."""

from poch_rules.core.family import Family
from poch_rules.families.nain_jaune import NAIN_JAUNE
from poch_rules.families.poch import POCH
from poch_rules.families.pope_joan import POPE_JOAN
from poch_rules.families.pukk import PUKK
from poch_rules.families.spades import SPADES

FAMILIES: tuple[Family, ...] = (POCH, NAIN_JAUNE, POPE_JOAN, PUKK, SPADES)
