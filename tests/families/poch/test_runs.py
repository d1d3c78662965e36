"""Which card follows which, who plays it, and who begins the next run."""

from __future__ import annotations

import pytest
from hands import deal

from poch_rules.core.cards import NAMES, parse
from poch_rules.core.pack import Pack
from poch_rules.families.poch.play import Ace, Direction, Lead, Restart, Stops, Turn, rising

NINE, POLISH, EIGHT = "poch/family-nine-pot", "poch/polish-leaflet", "poch/eight-pool"


def play(variant: str, *hands: str, **settings: object):
    """The play of a hand in which nobody opens."""
    changed = {f"play.{name}": value for name, value in settings.items()}
    return deal(variant, *hands, trump="h", settings=changed).all_pass()


@pytest.mark.parametrize(
    ("size", "ace", "follows"),
    [
        (32, Ace.HIGH, {"Kh": "Ah", "Ah": None, "7h": "8h"}),
        (32, Ace.LOW, {"Kh": None, "Ah": "7h", "7h": "8h"}),
        (52, Ace.LOW, {"Kh": None, "Ah": "2h", "As": "2s", "Qc": "Kc"}),
    ],
)
def test_an_ace_follows_the_king_or_stands_below_the_lowest_of_its_suit(size, ace, follows):
    following = rising(Pack.of(size), ace)
    for card, after in follows.items():
        assert following[parse(card)] == (-1 if after is None else parse(after)), card


def test_an_ace_whose_suit_has_no_other_card_is_followed_by_none():
    alone = Pack.of(32, frozenset(map(parse, ["7h", "8h", "9h", "10h", "Jh", "Qh", "Kh"])))
    assert rising(alone, Ace.LOW)[parse("Ah")] == -1


def test_the_holder_of_the_next_card_plays_it_at_once_or_when_the_turn_comes_to_him():
    hands = ("7c Kd", "9d Ks", "8c Qd")
    assert [name for name, *_ in play(NINE, *hands, turn=Turn.ROUND).says("Anna 7c").told("withheld")][:1] == ["Ben"]
    assert play(NINE, *hands, turn=Turn.HOLDER).says("Anna 7c").told("withheld") == []


def test_a_card_that_nobody_has_is_asked_for_all_round():
    hand = play(NINE, "7c Kd 9s", "9d Ks", "10d Qd", turn=Turn.ROUND).says("Anna 7c")
    assert [name for name, *_ in hand.told("withheld")] == ["Ben", "Clara"]


@pytest.mark.parametrize(("ace", "menu"), [(Ace.HIGH, ["7c", "9d", "Qs"]), (Ace.LOW, ["7c", "9d", "As"])])
def test_only_the_lowest_card_of_each_suit_may_lead_where_it_must_be(ace, menu):
    hand = play(NINE, "7c 8c 9d Kd Qs As", "7d 10s", "8d Jc", ace=ace, lead=Lead.LOWEST_OF_SUIT)
    assert hand.menu == menu


@pytest.mark.parametrize(("restart", "name"), [(Restart.LAST_PLAYER, "Ben"), (Restart.NEXT_PLAYER, "Clara")])
def test_after_a_run_whoever_played_last_begins_or_the_next_player(restart, name):
    rising_runs = play(NINE, "7c Kd 9s", "8c Ks 7d", "10d Qd 7h", restart=restart).says("Anna 7c")
    assert rising_runs.asked == name


def test_a_run_from_the_ends_rises_from_a_seven_and_falls_from_an_ace():
    rises = play(POLISH, "7c Ad 9d", "8c Kd Js", "8s 10d Qc").says("Anna 7c")
    assert (rises.told("rises"), rises.laid[:2]) == ([("Anna",)], ["Anna 7c", "Ben 8c"])
    falls = play(POLISH, "7c Ad 9d", "8c Kd Js", "8s 10d Qc").says("Anna Ad")
    assert (falls.told("falls"), falls.laid[:2]) == ([("Anna",)], ["Anna Ad", "Ben Kd"])


def test_the_first_direction_holds_for_the_hand_or_each_run_has_its_own():
    hands = ("7c Ad 7d", "8c Kd Js", "8s 10d Qc")
    assert play(POLISH, *hands, direction=Direction.WHOLE_HAND, restart=Restart.LAST_PLAYER).says("Anna 7c").laid[
        2:3
    ] == ["Anna 7d"]
    each = play(POLISH, *hands, direction=Direction.EACH_RUN, restart=Restart.LAST_PLAYER).says("Anna 7c")
    assert (each.asked, each.menu) == ("Anna", ["7d", "Ad"])


def test_the_highest_of_the_suit_led_takes_the_lead_and_another_suit_is_not_played():
    hand = play(EIGHT, "7c 9d 2s", "8c Qd 3s", "Kc 4s 5s").says("Anna 7c")
    assert hand.told("took")[0] == ("Clara", parse("Kc"))
    assert play(EIGHT, "7c 9d 2s", "8d Qd 3s", "Kc 4s 5s").says("Anna 7c").told("withheld") == [("Ben",)]


@pytest.mark.parametrize(("stops", "laid"), [(Stops.AT_ONCE, 1), (Stops.AFTER_TRICK, 3)])
def test_play_stops_with_the_last_card_of_a_hand_or_with_its_trick(stops, laid):
    hand = play(EIGHT, "7c", "8c Qd", "9c Kd", stops=stops)
    assert (hand.out, len(hand.laid)) == ("Anna", laid)
    assert [NAMES[card] for *_, card in hand.told("took")] == (["9c"] if laid == 3 else [])
