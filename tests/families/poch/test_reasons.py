"""Why a pool stayed where it was, and why one run beat another."""

from __future__ import annotations

import pytest
from hands import deal

from poch_rules.core.cards import NAMES
from poch_rules.core.events import Event, Reason
from poch_rules.families.poch.board import Payer
from poch_rules.families.poch.showdown import Survivor
from poch_rules.families.poch.vying import Entry

NINE, LONGEST = "poch/family-nine-pot", "poch/meyer-longest"
PAIRS = ("7c 7d 9s", "8c 8d 10s", "Qc Kd Js")


def why(hand, kind: str, pool: str) -> Reason | None:
    """Why that happened to a pool."""
    events = tuple(map(Event.of, hand.play.log))
    account = hand.plan.account(pool)
    at = next(n for n, event in enumerate(events) if event.kind == kind and event.details[0] == account)
    return hand.plan.variant.family.why(hand.plan, events, at)


def cards(reason: Reason | None) -> list[str]:
    """The cards that a reason names."""
    assert reason is not None
    return [NAMES[card] for card in reason.about["cards"]]


@pytest.mark.parametrize(
    ("pool", "message", "named"),
    [
        ("king", "why-upcard", ["Kh"]),
        ("ace", "why-undealt", ["Ah"]),
        ("marriage", "why-upcard", ["Kh"]),
    ],
)
def test_a_trump_that_nobody_holds_was_turned_up_or_not_dealt(pool, message, named):
    reason = why(deal(NINE, "Qh 9c", "Jh 9d", "10h 9s", upcard="Kh"), "stayed", pool)
    assert (reason and reason.message, cards(reason)) == (message, named)


def test_of_several_trumps_those_that_were_not_dealt_are_named():
    reason = why(deal(NINE, "Qh 9c", "Jh 9d", "10h 9s", trump="h"), "stayed", "marriage")
    assert (reason and reason.message, cards(reason)) == ("why-undealt", ["Kh"])


def test_trumps_that_two_players_hold_are_apart():
    reason = why(deal(NINE, "Qh 9c", "Kh 9d", "10h 9s", trump="h"), "stayed", "marriage")
    assert (reason and reason.message, cards(reason)) == ("why-apart", ["Kh", "Qh"])


def test_without_a_run_the_least_that_counts_is_named():
    assert why(deal(LONGEST, *PAIRS, trump="h"), "stayed", "sequence") == Reason("why-no-run", {"least": 3})


@pytest.mark.parametrize(
    ("anna", "ben", "clara", "winner", "beaten", "run", "by"),
    [
        ("7c 8c 9c 10c", "Qs Ks As", "9d Jd 7h", 0, 1, ["Qs", "Ks", "As"], "length"),
        ("7c 8c 9c", "Qs Ks As", "9d Jd 7h", 1, 0, ["7c", "8c", "9c"], "top"),
        ("7c 8c 9c", "7h 8h 9h", "Qd Jd 7s", 1, 0, ["7c", "8c", "9c"], "trump"),
        ("7c 8c 9c", "7s 8s 9s", "Qd Jd 7h", 0, 1, ["7s", "8s", "9s"], "dealing-order"),
        ("Qd Jd 7h", "7c 8c 9c Js Qs Ks", "9s 10s 9d", 1, None, None, None),  # two runs of one player
    ],
)
def test_the_best_run_beats_the_best_of_the_others_by_the_first_difference(anna, ben, clara, winner, beaten, run, by):
    hand = deal(LONGEST, anna, ben, clara, trump="h")
    assert hand.won["sequence"][0] == hand.people[winner]
    reason = why(hand, "collected", "sequence")
    if run is None:
        assert reason is None
    else:
        assert reason == Reason("why-beats", {"cards": reason.about["cards"], "player": beaten, "by": by})
        assert cards(reason) == run


def test_of_two_equal_runs_that_are_beaten_the_first_in_dealing_order_is_named():
    """Anna alone dresses the board, and so is the first of whom anything is told, but she deals."""
    hands, settings = ("7c 8c 9c", "7s 8s 9s", "7h 8h 9h 10h"), {"board.payer": Payer.DEALER}
    hand = deal(LONGEST, *hands, trump="d", dealer="Anna", settings=settings, chips=[60, 40, 40])
    reason = why(hand, "collected", "sequence")
    assert (reason and reason.about["player"], cards(reason)) == (1, ["7s", "8s", "9s"])


def test_a_player_has_a_pool_because_he_holds_its_card_which_needs_no_reason():
    assert why(deal(NINE, "Qh 9c", "Kh 9d", "10h 9s", trump="h"), "collected", "queen") is None


def test_a_pool_stays_because_nobody_bid_or_because_nobody_showed_a_set():
    assert why(deal(NINE, *PAIRS, trump="h").all_pass(), "stayed", "poch") == Reason("why-nobody-bid", {})
    bluff = {"vying.entry": Entry.ANYTHING, "vying.survivor": Survivor.SHOWS_SET}
    hand = deal(NINE, "7c 8d 9s", "8c 9d 10s", "Qc Kd Js", trump="h", settings=bluff)
    assert why(hand.says("Anna poch 1, Ben pass, Clara pass"), "stayed", "poch") == Reason("why-nobody-set", {})
