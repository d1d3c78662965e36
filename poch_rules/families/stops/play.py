"""Runs by rank: each in turn plays as many cards as he can, whatever their suits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poch_rules.core.cards import RANK_OF, SUIT_SIZE, Rank
from poch_rules.core.decisions import Decision
from poch_rules.core.rules import Phase, Place, Rule, Step, param
from poch_rules.core.table import Table


@dataclass(frozen=True)
class RankRuns(Rule):
    """Runs rise by rank, whatever the suit; who cannot go on says so, and the next player may."""

    calls = ("lack",)

    high: Rank = param(Rank.KING, says="the highest rank, with which a run ends; whoever plays it starts anew")

    def bind(self, at: Place) -> Step:
        """The play, until somebody has no cards."""
        after, slot, high, ends = at.seats.after, at.slot, self.high.index, at.setting("high")

        def shed(t: Table) -> Phase:
            hands, seat, last = t.hands, t.forehand, -1
            sizes = [len(hand) for hand in hands]
            wanted = t.public["wanted"] = -1
            since = 0  # cards played since the turn came to this player
            while True:
                cards = tuple(c for c in hands[seat] if wanted < 0 or RANK_OF[c] == wanted)
                if not cards:
                    t.tell("lacked", seat, slot, wanted)
                    seat, since = after[seat], 0
                    if seat == last:
                        wanted = t.public["wanted"] = -1
                        t.tell("stopped", seat, slot)
                    continue
                kind = "play.lead" if wanted < 0 else "play.follow"
                card = cards[0] if len(cards) == 1 else (yield Decision(seat, kind, cards, slot))
                t.play(seat, card, slot)
                last, since = seat, since + 1
                if not hands[seat]:
                    t.crown("out", seat, slot)
                    if since == sizes[seat]:
                        t.crown("in_one_go", seat, slot)
                    return
                if RANK_OF[card] == high:
                    wanted = t.public["wanted"] = -1
                    t.tell("stopped", seat, ends)
                else:
                    wanted = t.public["wanted"] = (RANK_OF[card] + 1) % SUIT_SIZE

        return shed


@dataclass(frozen=True)
class OneGo(Rule):
    """Whoever gets rid of all the cards dealt to him in a single turn takes everything that lies on the board."""

    def bind(self, at: Place) -> Step:
        """The sweep, if somebody went out so."""
        pools, slot = tuple(at.accounts.values()), at.slot

        def sweep(t: Table) -> None:
            if "in_one_go" in t.roles:
                for pool in pools:
                    t.collect(pool, t.roles["in_one_go"], slot)

        return sweep

    def takes(self, pools: Sequence[str]) -> Sequence[str]:
        """Every pool."""
        return pools
