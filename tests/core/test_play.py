"""`Play`, the only driver: questions, the door, policies, copies, and hands that never end."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from poch_rules import load
from poch_rules.core.cards import parse
from poch_rules.core.decisions import PASS, Decision, IllegalAnswer
from poch_rules.core.play import MOST_EVENTS, MOST_QUESTIONS, BoundedLog, EndlessHand, Hands, Play, Violation
from poch_rules.core.rules import Phase, Place, Rule, Step
from poch_rules.core.table import UPCARD, Table
from poch_rules.core.variant import CannotBePlayed, Plan, prepare

PLAN = load("poch/family-nine-pot").plan(3)
AUTOMATIC = PLAN.variant.family.automatic
PURSES = [40] * 3 + [0] * 9


def new(plan: Plan = PLAN, seed: int = 7, **how: object) -> Play:
    return Play(plan, plan.pack.shuffled(seed), **{"dealer": 2, "balances": PURSES} | how)


def hands(*texts: str, **how: int) -> Hands:
    return Hands(tuple(tuple(parse(word) for word in text.split()) for text in texts), **how)


# -- questions and the door


def test_play_stops_at_the_first_question():
    play = new()
    assert (play.asking.kind, play.asking.seat, play.phase, play.answers) == ("vying.open", 0, "vying", [])


def test_an_answer_off_the_menu_is_refused_and_nothing_happens():
    play = new()
    asking, log = play.asking, list(play.log)
    for answer in (0, 1_000, -2):
        with pytest.raises(IllegalAnswer, match="is not on the menu of"):
            play.answer(answer)
    assert (play.asking, list(play.log), play.answers) == (asking, log, [])


def test_a_policy_is_checked_at_the_same_door():
    with pytest.raises(IllegalAnswer, match="77 is not on the menu"):
        new().run(lambda view, asking: 77)


def test_nothing_is_asked_when_the_hand_is_over():
    play = new().run(AUTOMATIC)
    assert (play.asking, play.phase) == (None, "settle")
    with pytest.raises(IllegalAnswer, match="the hand is over"):
        play.answer(PASS)


def test_a_policy_can_take_over_in_the_middle():
    play, whole = new(), new().run(AUTOMATIC)
    for answer in whole.answers[:3]:
        play.answer(answer)
    assert list(play.run(AUTOMATIC).log) == list(whole.log)


def test_a_policy_sees_the_play_as_it_stands():
    play = new()

    def curious(view, asking):
        assert asking is play.asking
        assert asking.seat == view.seat
        given_before.append(len(play.answers))
        return AUTOMATIC(view, asking)

    given_before: list[int] = []
    play.run(curious)
    assert given_before == list(range(len(play.answers)))


def test_watching_and_logging_change_no_answer():
    plays = [new(log=False), new(), new(watch=True)]
    assert len({tuple(play.run(AUTOMATIC).answers) for play in plays}) == 1
    assert plays[0].log == ()
    assert list(plays[1].log) == list(plays[2].log)
    assert plays[2].violations == []


def test_what_happens_can_be_written_into_a_log_of_ones_own():
    mine: list = []
    assert new(log=mine).run(AUTOMATIC).table.log is mine
    watched: list = []
    assert new(log=watched, watch=True).run(AUTOMATIC).violations == []
    assert watched == mine != []


# -- deals


def test_recorded_hands_are_dealt_as_they_stand():
    play = new_hands("7h Kd", "9s", "Qc Jc", upcard=parse("Ah"))
    assert play.table.hands == [[parse("Kd"), parse("7h")], [parse("9s")], [parse("Jc"), parse("Qc")]]
    assert play.table.trump == 2
    assert len(play.table.stock) == 32 - 6


def new_hands(*texts: str, **how: int) -> Play:
    return Play(PLAN, hands(*texts, **how), dealer=2, balances=PURSES)


def test_a_trump_that_is_given_stands_without_an_upcard():
    assert new_hands("7h", "9s", "Qc", trump=0).table.trump == 0


def test_the_first_card_and_the_first_suit_are_as_good_as_others():
    """The two of clubs is number 0, and so are clubs: neither is none."""
    plan = load("poch/eight-pool").plan(3)
    purses = plan.opening
    turned = Play(plan, hands("7h", "9s", "Qc", upcard=parse("2c")), dealer=2, balances=purses).table
    assert (turned.upcard, turned.trump, turned.holder[parse("2c")]) == (0, 0, UPCARD)
    with pytest.raises(CannotBePlayed, match="2c is dealt twice"):
        Play(plan, hands("2c", "9s", "Qc", upcard=parse("2c")), dealer=2, balances=purses)
    with pytest.raises(CannotBePlayed, match="2c is not in the pack of 32"):
        new_hands("7h", "9s", "Qc", upcard=parse("2c"))
    assert new_hands("7h", "9s", "Qc", upcard=parse("7s"), trump=0).table.trump == 0


def test_a_card_outside_the_pack_cannot_be_dealt():
    with pytest.raises(CannotBePlayed, match="2h is not in the pack of 32 cards"):
        new_hands("2h", "9s", "Qc", trump=0)
    with pytest.raises(CannotBePlayed, match="6s is not in the pack"):
        new_hands("7h", "9s", "Qc", upcard=parse("6s"))


@pytest.mark.parametrize(
    ("dealt", "said"),
    [
        (hands("7h", "9s"), "2 hands are dealt and there are 3 players"),
        (hands("7h", "9s 7h", "Qc"), "7h is dealt twice"),
        (hands("7h", "9s", "Qc", upcard=parse("9s")), "9s is dealt twice"),
        (Hands(((5,), (6,), (52,))), "52 is no card"),
        (Hands(((5,), (6,), ("7h",))), "'7h' is no card"),
        (hands("7h", "9s", "Qc", trump=4), "4 is no suit"),
        (PLAN.pack.shuffled(7)[1:], "not the 32 cards of the pack"),
        ([*PLAN.pack.cards[1:], PLAN.pack.cards[1]], "not the 32 cards of the pack"),
        (range(32), "not the 32 cards of the pack"),
    ],
)  # fmt: skip
def test_cards_that_no_deal_can_give_are_refused_at_the_door(dealt, said):
    with pytest.raises(CannotBePlayed, match=said):
        Play(PLAN, dealt, dealer=2, balances=PURSES)


@pytest.mark.parametrize("dealer", [3, -1, None])
def test_a_dealer_who_does_not_sit_there_is_refused_at_the_door(dealer):
    with pytest.raises(ValueError, match="with 3 players seats are 0 to 2"):
        new(dealer=dealer)


@pytest.mark.parametrize("balances", [PURSES[:-1], [*PURSES, 0], []])
def test_balances_for_other_accounts_are_refused_at_the_door(balances):
    with pytest.raises(ValueError, match="3 players and then the accounts ace, king"):
        new(balances=balances)


def test_who_cannot_dress_the_board_is_named_by_his_seat():
    with pytest.raises(CannotBePlayed) as refused:
        new(balances=[40, 8, 40] + [0] * 9)
    assert str(refused.value) == "seat 1 has 8 chips and dressing the board costs 9"
    assert refused.value.said_to(["Anna", "Ben", "Clara"]) == "Ben has 8 chips and dressing the board costs 9"


def test_what_looks_like_no_seat_stands_as_it_is():
    with pytest.raises(CannotBePlayed) as refused:
        Play(PLAN, Hands(((5,), (6,), ("{}",))), dealer=2, balances=PURSES)
    assert str(refused.value) == refused.value.said_to(["Anna"]) == "'{}' is no card: cards are numbers from 0 to 51"


def test_an_account_holds_whole_chips():
    with pytest.raises(ValueError, match=r"holds whole chips, not 60\.5, 60"):
        new(balances=[60.5, 60, 60] + [0] * 9)


@pytest.mark.parametrize("answer", ["pass", None, 2.0])
def test_an_answer_that_is_no_number_is_refused_and_nothing_happens(answer):
    play = new()
    with pytest.raises(TypeError, match="an answer is a whole number, not"):
        play.answer(answer)
    assert play.answers == []
    with pytest.raises(TypeError, match="an answer is a whole number, not 'pass'"):
        play.run(lambda view, asking: "pass")


def test_hands_that_settle_no_trumps_are_refused_where_a_card_would():
    with pytest.raises(CannotBePlayed, match="no upcard settles the trump suit of these hands"):
        new_hands("7h", "9s", "Qc")


@pytest.mark.parametrize("dealer", [3, -1, 2.0, "Anna", None])
def test_a_dealer_sits_at_the_table(dealer):
    with pytest.raises(ValueError, match="is no seat of a dealer: with 3 players seats are 0 to 2"):
        new(dealer=dealer)


def test_a_hand_is_played_under_a_plan():
    with pytest.raises(TypeError, match="under a plan, as a variant’s ‘plan"):
        Play(PLAN.variant, PLAN.pack.shuffled(7), dealer=2, balances=PURSES)


# -- copies


def test_a_clone_asks_the_same_and_goes_its_own_way():
    play = new()
    play.answer(2)
    twin = play.clone()
    assert (twin.asking, list(twin.log), twin.answers) == (play.asking, list(play.log), play.answers)
    twin.answer(PASS)
    assert play.answers == [2]
    assert play.table.ledger.balances != twin.run(AUTOMATIC).table.ledger.balances


def test_a_clone_ends_as_its_original_would():
    play = new()
    while play.asking is not None:
        twin = play.clone().run(AUTOMATIC)
        play.answer(AUTOMATIC(play.view(play.asking.seat), play.asking))
    assert list(twin.log) == list(play.log)


def test_the_same_hand_can_be_played_again_with_other_answers():
    play = new().run(AUTOMATIC)
    assert list(play.again().log) == list(play.log)
    assert play.again([PASS]).answers == [PASS]


# -- views


def test_a_view_shows_the_hand_and_what_is_public():
    play = new()
    view = play.view(1)
    assert view.hand == play.table.hands[1]
    assert (view.sizes, view.dealer, view.played, view.shown) == ([11, 10, 10], 2, (), frozenset())
    play.run(AUTOMATIC)
    assert view.balances == tuple(play.table.ledger.balances)
    assert view.roles["out"] == play.table.roles["out"]
    assert len(view.played) == 31 - sum(view.sizes)
    assert view.shown <= {card for cards in play.table.hands for card in cards}


def test_a_view_shows_no_hand_while_a_rule_withholds_it():
    play = new()
    play.table.withheld = frozenset({1})
    assert play.view(1).hand == ()
    assert play.view(0).hand


def test_every_policy_sees_its_cards_once_they_are_given_free():
    seen: list[int] = []

    def look(view, asking):
        seen.append(len(view.hand))
        play.table.withheld = frozenset()
        return asking.menu[0]

    play = new()
    play.table.withheld = frozenset({0, 1, 2})
    play.run(look)
    assert seen[0] == 0
    assert all(seen[1:])


# -- hands that never end


@dataclass(frozen=True)
class AsksForEver(Rule):
    """Asks the same question again and again."""

    def bind(self, at: Place) -> Step:
        def ask(t: Table) -> Phase:
            while True:
                yield Decision(t.forehand, "play.lead", (1,), at.slot)

        return ask


@dataclass(frozen=True)
class TalksForEver(Rule):
    """Asks nothing, and tells the same again and again."""

    def bind(self, at: Place) -> Step:
        def talk(t: Table) -> None:
            while True:
                t.tell("stopped", t.forehand, at.slot)

        return talk


def with_play(rule: Rule) -> Plan:
    variant = PLAN.variant
    return prepare(replace(variant, rules={3: {**variant.rules[3], "play": rule}}), 3)


def test_a_hand_that_asks_for_ever_is_stopped():
    play = new(with_play(AsksForEver()), log=False)
    with pytest.raises(EndlessHand, match=f"after {MOST_QUESTIONS} questions"):
        play.run(lambda view, asking: asking.menu[0])
    assert len(play.answers) == MOST_QUESTIONS
    with pytest.raises(EndlessHand):
        play.answer(1)


def test_a_hand_that_tells_for_ever_is_stopped():
    play = new(with_play(TalksForEver()), log=BoundedLog())
    with pytest.raises(EndlessHand, match=f"after {MOST_EVENTS} events"):
        play.run(AUTOMATIC)


def test_what_a_law_found_names_the_players():
    found = Violation("questions.in-play", 3, (), (), "{1} is asked and holds nothing")
    assert found.said_to(("Anna", "Ben")) == "Ben is asked and holds nothing"
