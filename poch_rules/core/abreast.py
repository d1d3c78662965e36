"""Many hands abreast: each answers one question when its turn comes, so that they go through a hand together.

A processor is quicker at what it has just done, and two dozen hands do the same thing one right after another
(`docs/decisions/0009-how-fast-a-hand-is.md` has the figures).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from poch_rules.core.family import Policy
    from poch_rules.core.play import Play

#: How many hands go together.  With more, Python's collector of garbage comes while they are played, and finds none.
TOGETHER = 28


def abreast(plays: Iterable[Play], policy: Policy) -> Iterator[Play]:
    """Each of these hands in its order, played to its end by a policy; hands are begun as they are needed.

    plays   the hands, each a `Play` (a generator begins each when its turn comes)
    policy  a function of what a player sees (`View`) and the question (`Decision`) that gives an answer on its menu;
            it answers for one hand, then for the next, so it must not remember what it has seen

    Raises `IllegalAnswer` for an answer that is not on the menu; that each of `plays` is a `Play` is not checked.
    """
    coming = iter(plays)
    while hands := list(islice(coming, TOGETHER)):
        going = [(play, play.views()) for play in hands]
        while going := [hand for hand in going if hand[0].asking]:
            for play, views in going:
                asking = play.asking
                assert asking is not None
                play.answer(policy(views[asking.seat], asking))
        yield from hands
