"""What may be led and played: following suit, breaking spades, the first lead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poch_rules import load, replay
from poch_rules.core.cards import NAMES, parse
from poch_rules.core.play import Hands, Play
from poch_rules.core.record import Entry, HandRecord
from poch_rules.core.variant import Plan, prepare
from poch_rules.families.spades.bidding import LOOK
from poch_rules.families.spades.tricks import FirstLead, Leading

PEOPLE = ("North", "East", "South", "West")
NORTH, EAST, SOUTH, WEST = range(4)


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse(word) for word in text.split())


def started(plan: Plan, *hands: str) -> Play:
    """A hand at its first lead, with a bid of one trick each."""
    play = Play(plan, Hands(tuple(map(cards, hands))), dealer=WEST, balances=[0] * 9, watch=True)
    while play.asking is not None and play.asking.kind.startswith("bidding"):
        play.answer(LOOK if play.asking.kind == "bidding.blind" else 1)
    return play


def rules(**settings: object) -> Plan:
    variant = load("spades/partnership").variant
    changed = {**variant.rules[4], "play": replace(variant.rules[4]["play"], **settings)}
    return prepare(replace(variant, rules={4: changed}), 4)


def menu(play: Play) -> list[str]:
    return [NAMES[card] for card in play.asking.menu]


def test_trumping_with_the_suit_led_in_hand_is_found_illegal_with_what_was_allowed():
    said = {"bidding": tuple(Entry(seat, "1") for seat in range(4)), "play": (Entry(NORTH, "9h"), Entry(EAST, "2s"))}
    dealt = Hands(tuple(map(cards, ("9h 2c", "5h 7h 2s", "Ah 3d", "Kh Kd"))))
    record = HandRecord(PEOPLE, WEST, dealt, decisions=said)
    column = replay(record, ["spades/partnership"], otherwise="stop").replays[0]
    (finding,) = column.findings
    assert (finding.verdict, finding.recorded, finding.allowed) == ("illegal", "2s", ("5h", "7h"))
    assert not column.complete
    assert set(column.outcome["score"]) == {0}, "nothing is scored"


def test_who_holds_nothing_but_spades_may_lead_one_and_breaks_them():
    play = started(rules(), "As 9s 4s", "2c 3c 4c", "2d 3d 4d", "2h 3h 4h")
    assert menu(play) == ["4s", "9s", "As"]
    play.answer(parse("4s"))
    assert play.table.public["broken"]
    assert play.violations == []


@pytest.mark.parametrize(
    ("leading", "may"), [(Leading.ONCE_BROKEN, ["2c", "9d"]), (Leading.ANY_TIME, ["2c", "9d", "3s"])]
)
def test_a_spade_opens_the_play_only_where_anything_may_be_led(leading, may):
    assert menu(started(rules(leading=leading), "3s 2c 9d", "4c 5c 6c", "7c 8c 9c", "10c Jc Qc")) == may


def test_the_lowest_club_alone_may_be_led_where_it_must_be():
    play = started(rules(first_lead=FirstLead.LOWEST_CLUB), "3c 5c 6c", "4c Ac 9d", "2c Kc 9h", "10c Jc Qc")
    assert [NAMES[event[3]] for event in play.log if event[0] == "played"] == ["2c"], "there is no choice"
    assert (play.asking.kind, play.asking.seat) == ("play.follow", WEST)


def test_a_card_of_a_third_suit_never_wins_however_high():
    play = started(rules(), "2h 3c", "Ad 4c", "3h 5c", "Ac 6c")
    play.answer(parse("2h"))
    while not any(event[0] == "took" for event in play.log):
        play.answer({EAST: parse("Ad"), SOUTH: parse("3h"), WEST: parse("Ac")}[play.asking.seat])
    assert next(event[1] for event in play.log if event[0] == "took") == SOUTH


def test_the_player_left_with_cards_leads_where_a_record_dealt_unevenly():
    play = started(rules(), "Ah", "2h 3d", "3h 4d", "4h 5d")  # North takes the first trick and has no second card
    assert [event[1] for event in play.log if event[0] == "played"] == [NORTH, EAST, SOUTH, WEST, EAST, SOUTH, WEST]
    assert play.table.public["tricks"] == [1, 0, 0, 1]
    assert play.violations == []


def test_everybody_sees_the_trick_and_whether_spades_are_broken():
    play = started(rules(), "9h 2c", "5h 7h", "2s 3s", "Kh Jh")
    seen = [(play.table.public.get("trick"), play.table.public["broken"])]
    for card in ("9h", "7h", "3s"):
        play.answer(parse(card))
        seen.append(([NAMES[each] for each in play.table.public["trick"]], play.table.public["broken"]))
    assert seen == [(None, False), (["9h"], False), (["9h", "7h"], False), (["9h", "7h", "3s"], True)]
    assert play.asking.seat == WEST
