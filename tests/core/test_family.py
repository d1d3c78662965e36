"""A family that says only what it must can be played, and everything else about it has a plain answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poch_rules.core.decisions import Decision
from poch_rules.core.family import Family, Shape, Slot
from poch_rules.core.pack import Pack
from poch_rules.core.play import Play
from poch_rules.core.rules import Phase, Place, Rule, Step
from poch_rules.core.seats import Seats
from poch_rules.core.table import Table
from poch_rules.core.variant import Players, Variant

KEEP = 0


@dataclass(frozen=True)
class OneEach(Rule):
    """Everybody gets a card."""

    def bind(self, at: Place) -> Step:
        def deal(t: Table) -> None:
            t.deal([[card] for card in t.stock[: at.seats.count]], t.stock[at.seats.count :], at.slot)

        return deal


@dataclass(frozen=True)
class HighestTakes(Rule):
    """Everybody pays a chip, and the highest card takes them."""

    def bind(self, at: Place) -> Step:
        pool = at.accounts["pool"]

        def settle(t: Table) -> Phase:
            for seat in t.order():
                yield Decision(seat, "settle.keep", (KEEP,), at.slot)
                t.pay(seat, pool, 1, at.slot)
            t.collect(pool, max(t.order(), key=lambda seat: t.hands[seat][0]), at.slot)

        return settle


def accounts(rules: object, seats: Seats) -> tuple[Sequence[str], Sequence[str]]:
    return ["pool"], []


TINY = Family(
    name="tiny",
    rules={"one-each": OneEach, "highest-takes": HighestTakes},
    slots=(Slot("deal", ("one-each",), True, "the deal"), Slot("settle", ("highest-takes",), True, "the end")),
    deals=frozenset({"deal"}),
    event_kinds={},
    pack=lambda rules: Pack.of(32),
    accounts=accounts,
    purse=lambda rules, players: 5,
    automatic=lambda view, asking: KEEP,
    read_answer=lambda asking, text: KEEP,
    write_answer=lambda asking, answer: "keeps",
)
RULES = {"deal": OneEach(), "settle": HighestTakes()}
PLAN = Variant("tiny/game", TINY, Players(2, 3, 3), ("deal", "settle"), dict.fromkeys((2, 3), RULES)).plan(3)


def played() -> Play:
    return Play(PLAN, list(PLAN.pack.cards), dealer=0, balances=PLAN.opening, watch=True).run(TINY.automatic)


def test_it_is_played_by_the_laws_of_the_core():
    play = played()
    assert play.violations == []
    assert [event[:2] for event in play.log if event[0] == "paid"] == [("paid", 1), ("paid", 2), ("paid", 0)]


def test_what_came_of_it_are_chips_gains_and_what_is_left_on_the_table():
    told = TINY.outcome(PLAN, played().table, PLAN.opening)
    assert told == {"chips": [4, 4, 7], "net": [-1, -1, 2], "pots": {"pool": 0}}


def test_what_is_counted_is_what_each_seat_gains_and_the_head_of_the_table_says_so():
    tally = TINY.measure(PLAN)
    tally.count(played().table, PLAN.opening)
    assert [seat["mean_net"] for seat in tally.figures()["seats"]] == [-1, 2, -1]
    assert set(tally.says) == set(tally.figures())


def test_it_builds_on_nothing_and_has_no_pools_partners_codes_or_words_of_its_own():
    asking = Decision(0, "settle.keep", (KEEP,), "settle")
    assert (TINY.seats(RULES, 3), TINY.of_sides(RULES), TINY.stands_at(PLAN, (1, 2, 3, 4))) == (Seats(3), {}, (1, 2, 3))
    assert (TINY.pools(PLAN), TINY.bet_for(PLAN), TINY.middle, TINY.shape) == ((), (), "", Shape.SIDES)
    assert (TINY.faults(3, RULES), TINY.codes, TINY.invariants) == ([], {}, ())
    assert (TINY.builds_on, TINY.phases, TINY.after, TINY.together) == ((), {}, {}, {})
    assert TINY.closes == TINY.no_card == TINY.ends_run == frozenset()
    assert TINY.wrong_answer("settle", "x") is TINY.silence(asking) is TINY.why(PLAN, (), 0) is None
    assert TINY.variants is TINY.wording is None


def test_a_slot_is_found_by_its_own_name_alone():
    assert TINY.slot("deal") is TINY.slots[0]
    assert TINY.slot("deal.x") is TINY.slot("play") is None
