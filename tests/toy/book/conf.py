"""A book of Cuckoo alone."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from cuckoo import CUCKOO

extensions = ["poch_rules.book"]
poch_families = [CUCKOO]
project = "Cuckoo"
