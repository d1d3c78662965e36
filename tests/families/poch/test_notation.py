"""What the words of a record answer, question by question."""

from __future__ import annotations

import pytest

from poch_rules.core.cards import parse
from poch_rules.core.decisions import PASS, Decision, InvalidAnswer, Range, allows
from poch_rules.families.poch import POCH
from poch_rules.families.poch.notation import NOT_OFFERED

OPEN = Decision(0, "vying.open", (PASS, Range(1, 9)), "")
NO_SET = Decision(0, "vying.open", (PASS,), "")
ANSWER = Decision(0, "vying.answer", (PASS, 3, Range(4, 9)), "")
AGAIN = Decision(0, "vying.again", (3, Range(4, 9)), "")
OVERBID = Decision(0, "vying.overbid", (PASS, Range(4, 9)), "")
ENTER = Decision(0, "vying.enter", (PASS, 2), "")
CANNOT_ENTER = Decision(0, "vying.enter", (PASS,), "")
LEAD = Decision(0, "play.lead", (parse("7h"), parse("Kh")), "")


@pytest.mark.parametrize(
    ("asking", "text", "answer"),
    [
        (OPEN, "pass", PASS),
        (OPEN, "poch 2", 2),
        (OPEN, " poch   2 ", 2),
        (ANSWER, "hold", 3),
        (ANSWER, "raise to 5", 5),
        (AGAIN, "hold", 3),
        (AGAIN, "raise to 5", 5),
        (OVERBID, "raise to 5", 5),
        (ENTER, "in", 2),
        (ENTER, "pass", PASS),
        (LEAD, "Kh", parse("Kh")),
    ],
)
def test_what_a_record_says_is_on_the_menu_and_written_the_same_again(asking, text, answer):
    assert POCH.read_answer(asking, text) == answer
    assert allows(asking.menu, answer)
    assert POCH.write_answer(asking, answer) == " ".join(text.split())


@pytest.mark.parametrize(
    ("asking", "text"),
    [
        (OPEN, "raise to 2"),  # there is nothing yet to raise
        (OPEN, "hold"),
        (OPEN, "in"),
        (NO_SET, "poch 2"),
        (ANSWER, "poch 5"),  # somebody has opened before
        (ANSWER, "raise to 3"),  # which is to hold, and has its own word
        (ANSWER, "in"),
        (OVERBID, "hold"),
        (CANNOT_ENTER, "in"),
        (LEAD, "8h"),
    ],
)
def test_what_could_be_said_elsewhere_is_not_on_the_menu_here(asking, text):
    assert not allows(asking.menu, POCH.read_answer(asking, text))


def test_an_answer_of_the_right_form_that_is_not_offered_is_told_from_to_pass():
    assert POCH.read_answer(ANSWER, "poch 3") == POCH.read_answer(OPEN, "hold") == NOT_OFFERED


@pytest.mark.parametrize(
    ("asking", "text"),
    [
        (OPEN, "poch"),
        (OPEN, "poch two"),
        (OPEN, "7h"),
        (ANSWER, "raise 5"),
        (ENTER, "poch 2"),
        (ENTER, "hold"),
        (LEAD, "hold"),
        (LEAD, "1h"),
    ],
)
def test_what_answers_no_such_question_is_refused(asking, text):
    with pytest.raises(InvalidAnswer):
        POCH.read_answer(asking, text)


@pytest.mark.parametrize("phase", ["vying", "vying.2", "play", "play.1"])
def test_an_answer_is_wrong_whatever_is_asked_where_no_question_of_its_phase_takes_it(phase):
    right, wrong = ("7h", "poch 2") if phase.startswith("play") else ("poch 2", "7h")
    assert POCH.wrong_answer(phase, right) is None
    assert POCH.wrong_answer(phase, wrong)


def test_silence_means_to_hold_where_all_stakes_are_level_and_nothing_anywhere_else():
    assert POCH.silence(AGAIN) == 3
    assert [POCH.silence(asking) for asking in (OPEN, ANSWER, OVERBID, ENTER, LEAD)] == [None] * 5
