"""The law of the stops games catches the fault that it is there for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from poch_rules import load
from poch_rules.core.cards import Card
from poch_rules.core.events import RawEvent
from poch_rules.core.play import Play
from poch_rules.core.rules import Place, Watcher
from poch_rules.core.table import Table
from poch_rules.core.variant import prepare
from poch_rules.families.stops.pools import PlayedCard


@dataclass(frozen=True)
class PaysTheNeighbour(PlayedCard):
    """The pool goes to the wrong player."""

    def watch(self, at: Place) -> Watcher:
        def award(t: Table, event: RawEvent) -> None:
            if event[0] == "played" and event[3] == self.card.number:
                t.collect(at.accounts[at.name], t.seats.after[event[1]], at.setting("card"))

        return award


def test_a_pool_that_goes_to_the_wrong_player_is_noticed():
    variant = load("nain-jaune/modern").variant
    wrong = {**variant.rules[3], "pool.ten": PaysTheNeighbour(1, Card("10d"))}
    plan = prepare(replace(variant, rules={3: wrong}), 3)
    found = set()
    for seed in range(10):
        play = Play(plan, plan.pack.shuffled(seed), dealer=0, balances=[99] * 3 + [0] * 5, watch=True)
        found |= {violation.name for violation in play.run(variant.family.automatic).violations}
    assert found == {"pools.by-playing"}
