"""What rules of Spades can get wrong together: players who make no partnerships, a penalty that nothing brings."""

from __future__ import annotations

from collections.abc import Iterator

from poch_rules.core.family import Code, Fault, Rules
from poch_rules.families.pack import PackOfCards
from poch_rules.families.spades.deal import SIDES
from poch_rules.families.spades.score import Contracts, Counting

CODES = {
    "P308": Code(
        "players who make no partnerships",
        "Partners sit opposite each other, and all sides have equally many players.",
    ),
    "P309": Code(
        "a penalty that nothing brings",
        "Where bags are not counted from hand to hand, there are never so many of them that a penalty is due.",
        "set: {score.bag_limit: none, score.bag_penalty: 0}",
    ),
}


def faults(players: int, rules: Rules) -> list[Fault]:
    """Everything that these rules get wrong together for that many players."""
    return [*_partnerships(players, rules), *_penalties(rules)]


def _partnerships(players: int, rules: Rules) -> Iterator[Fault]:
    cards = rules.get("pack")
    if players % SIDES or (isinstance(cards, PackOfCards) and cards.size % players):
        yield Fault("players.most", f"{players} players make no two equal partnerships", "4 players", "P308")


def _penalties(rules: Rules) -> Iterator[Fault]:
    score = rules.get("score")
    if isinstance(score, Contracts) and score.bag_limit is Counting.NONE and score.bag_penalty:
        yield Fault(
            "score.bag_penalty",
            "bags that are not counted bring no penalty",
            "write ‘score.bag_penalty: 0’ as well, or say how many bags bring it",
            "P309",
        )
