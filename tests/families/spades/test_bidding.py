"""Who may bid what: nil of both partners, double nil only for those behind, and the exchange that follows it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poch_rules import load
from poch_rules.core.decisions import Range, mask
from poch_rules.core.play import Play
from poch_rules.core.variant import Plan, prepare
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK, NIL, BothNil

NORTH, EAST, SOUTH, WEST = range(4)


def changed(slot: str, **settings: object) -> Plan:
    variant = load("spades/partnership").variant
    rules = {**variant.rules[4], slot: replace(variant.rules[4][slot], **settings)}
    return prepare(replace(variant, rules={4: rules}), 4)


def hand(plan: Plan, scores: tuple[int, int] = (0, 0)) -> Play:
    """A hand that North bids first in, with what both sides have."""
    return Play(plan, plan.pack.shuffled(1), dealer=WEST, balances=[0] * 4 + [*scores, 0, 0, 0], watch=True)


def looks_and_bids(play: Play, *bids: int) -> Play:
    for bid in bids:
        if play.asking.kind == "bidding.blind":
            play.answer(LOOK)
        play.answer(bid)
    return play


def test_the_partner_of_a_nil_must_bid_a_trick_where_both_may_not_bid_nil():
    play = looks_and_bids(hand(changed("bidding", both_nil=BothNil.FORBIDDEN)), NIL, NIL)
    assert (play.asking.kind, play.asking.seat) == ("bidding.bid", SOUTH), "nor may he bid double nil before looking"
    assert play.asking.menu == (Range(1, 13),)
    assert looks_and_bids(play, 1).asking.menu == (Range(1, 13),), "East has bid nil too"


def test_both_partners_may_bid_nil_otherwise():
    play = looks_and_bids(hand(changed("bidding")), NIL, NIL)
    assert play.asking.kind == "bidding.blind"
    play.answer(LOOK)
    assert play.asking.menu == (Range(0, 13),)


@pytest.mark.parametrize(("scores", "asked"), [((240, 340), NORTH), ((241, 340), None), ((340, 240), EAST)])
def test_double_nil_is_for_a_side_that_is_a_hundred_behind_and_not_for_one_at_ninety_nine(scores, asked):
    play = hand(load("spades/blind-when-behind").plan(4), scores)
    seen = []
    while play.asking.kind != "play.lead":
        seen.append((play.asking.kind, play.asking.seat))
        play.answer(LOOK if play.asking.kind == "bidding.blind" else 1)
    blind = {seat for kind, seat in seen if kind == "bidding.blind"}
    assert blind == ({asked, asked + 2} if asked is not None else set())


def test_nobody_who_has_looked_may_still_bid_double_nil():
    play = hand(changed("bidding"))
    play.answer(LOOK)
    assert DOUBLE_NIL not in play.asking.menu
    assert list(play.view(NORTH).hand) == play.table.hands[NORTH]
    assert list(play.view(EAST).hand) == []


def test_two_cards_are_exchanged_and_both_hold_thirteen_afterwards():
    plan = changed("exchange", cards=2)
    play = hand(plan)
    play.answer(DOUBLE_NIL)
    looks_and_bids(play, 1, 1, 1)
    for giver in (NORTH, SOUTH):
        assert (play.asking.kind, play.asking.seat, play.asking.menu[0].number) == ("exchange.give", giver, 2)
        play.answer(mask(list(play.asking.menu[0].cards[-2:])))
    assert [len(cards) for cards in play.table.hands] == [13] * 4
    assert len({card for cards in play.table.hands for card in cards}) == 52
    assert play.violations == []


def test_a_card_just_received_cannot_be_given_back():
    play = hand(changed("exchange"))
    play.answer(DOUBLE_NIL)
    looks_and_bids(play, 1, 1, 1)
    gift = play.table.hands[NORTH][-3:]
    play.answer(mask(gift))
    assert not set(gift) & set(play.asking.menu[0].cards)


def test_a_lone_double_nil_exchanges_also_with_a_partner_who_bid_nil():
    play = hand(changed("exchange"))
    play.answer(DOUBLE_NIL)
    looks_and_bids(play, 1, NIL, 1)
    assert play.asking.kind == "exchange.give"


def test_the_automatic_player_gives_his_highest_as_a_bidder_and_his_lowest_as_a_partner():
    play = hand(changed("exchange"))
    play.answer(DOUBLE_NIL)
    looks_and_bids(play, 1, 1, 1)
    policy = play.plan.variant.family.automatic
    for _ in range(2):
        play.answer(policy(play.view(play.asking.seat), play.asking))
    given = {event[1]: event[4] for event in play.log if event[0] == "exchanged"}
    dealt = {event[1]: event[3] for event in play.log if event[0] == "dealt"}
    assert {card % 13 for card in given[NORTH]} == set(sorted(card % 13 for card in dealt[NORTH])[-3:])
    assert sorted(card % 13 for card in given[SOUTH]) == sorted(card % 13 for card in dealt[SOUTH])[:3]
