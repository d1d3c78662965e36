"""What the words of a record answer in Spades, question by question."""

from __future__ import annotations

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.decisions import Choose, Decision, InvalidAnswer, LaterAnswer, Range, mask
from poch_rules.families.spades import SPADES
from poch_rules.families.spades.bidding import DOUBLE_NIL, LOOK, NIL

BLIND = Decision(0, "bidding.blind", (LOOK, DOUBLE_NIL), "")
BID = Decision(0, "bidding.bid", (Range(0, 13),), "")
GIVE = Decision(0, "exchange.give", (Choose(tuple(range(13)), 3),), "")
LEAD = Decision(0, "play.lead", (parse("7c"),), "")


@pytest.mark.parametrize(
    ("asking", "text", "answer"),
    [
        (BID, "nil", NIL),
        (BID, "1", 1),
        (BID, "13", 13),
        (BLIND, "double nil", DOUBLE_NIL),
        (GIVE, "gives 2c 3c 4d", mask([parse("2c"), parse("3c"), parse("4d")])),
        (LEAD, "7c", parse("7c")),
    ],
)
def test_what_a_record_says_is_read_and_written_the_same_again(asking, text, answer):
    assert SPADES.read_answer(asking, text) == answer
    assert SPADES.write_answer(asking, answer) == text


def test_looking_is_left_out_of_a_record_and_meant_by_its_silence():
    assert SPADES.write_answer(BLIND, LOOK) == ""
    assert SPADES.silence(BLIND) == LOOK
    assert [SPADES.silence(asking) for asking in (BID, GIVE, LEAD)] == [None] * 3


@pytest.mark.parametrize("text", ["4", "nil"])
def test_a_bid_is_made_only_after_looking(text):
    with pytest.raises(LaterAnswer, match="after looking"):
        SPADES.read_answer(BLIND, text)


@pytest.mark.parametrize(
    ("asking", "text"),
    [
        (BID, "four"),
        (BID, "٤"),  # a digit, but none that records are written with
        (BID, "4 5"),
        (BID, "double"),
        (BID, ""),
        (BID, "gives 2c"),
        (GIVE, "2c 3c"),
        (GIVE, ""),
        (GIVE, "gives 2c 1c"),
        (LEAD, "nil"),
    ],
)
def test_what_answers_no_such_question_is_refused(asking, text):
    with pytest.raises(InvalidAnswer):
        SPADES.read_answer(asking, text)


@pytest.mark.parametrize(
    ("phase", "right", "wrong"),
    [
        ("bidding", "double nil", "7c"),
        ("bidding.2", "4", "hold"),
        ("exchange", "gives 2c 3c", "2c 3c"),
        ("play", "7c Kd", "7c nil"),
    ],
)
def test_an_answer_is_wrong_whatever_is_asked_where_no_question_of_its_phase_takes_it(phase, right, wrong):
    assert SPADES.wrong_answer(phase, right) is None
    assert SPADES.wrong_answer(phase, wrong)
