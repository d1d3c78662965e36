"""A recorded hand, played again under one or more variants: the columns, what differs, and how it is told."""

from poch_rules.study.replay.answers import Finding
from poch_rules.study.replay.column import Otherwise, Replay, Turn
from poch_rules.study.replay.divergence import Divergence
from poch_rules.study.replay.side_by_side import Comparison, Difference, named_outcome, replay

__all__ = [
    "Comparison",
    "Difference",
    "Divergence",
    "Finding",
    "Otherwise",
    "Replay",
    "Turn",
    "named_outcome",
    "replay",
]
