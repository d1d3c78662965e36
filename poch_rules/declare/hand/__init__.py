"""Hand files: one recorded hand, read with every fault at its place, and written.

The format: players clockwise, a deal by hands, pack or seed, and the recorded answers by
phase.  Whether the hand fits a variant is for the replay to say.
"""

from poch_rules.declare.hand.reading import read_hand
from poch_rules.declare.hand.writing import write_hand

__all__ = ["read_hand", "write_hand"]
