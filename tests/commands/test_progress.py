"""The bar, and the Ctrl-C that waits until hands are next counted."""

from __future__ import annotations

import io
import os
import re
import signal

import pytest

from poch_rules.commands.progress import counted_hands
from poch_rules.study.validate import validate


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_an_interrupt_comes_out_when_a_hand_is_next_counted() -> None:
    with counted_hands("hands", 10) as played:
        played(1)
        interrupt()  # the hands at play go to their end
        with pytest.raises(KeyboardInterrupt):
            played(2)


def test_whoever_interrupts_twice_does_not_wait() -> None:
    with counted_hands("hands", 10):
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt()


def test_afterwards_an_interrupt_is_what_it_was_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with counted_hands("hands", 10):
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_nothing_is_drawn_where_there_is_no_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    with counted_hands("hands", 2) as played:
        played(1)
        played(2)
    assert capfd.readouterr() == ("", "")


def test_a_number_of_hands_that_is_told_later_stands_in_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", terminal := Terminal())
    with counted_hands("hands") as played:
        played.expect(128)
        for hand in range(1, 129):
            played(hand)
    assert "128/128" in terminal.getvalue()
    assert "?" not in re.sub(r"\x1b\[[?\d;]*\w", "", terminal.getvalue())


def test_whoever_checks_a_file_is_told_how_many_hands_there_will_be() -> None:
    told: list[int] = []
    report = validate("poch/family-nine-pot", hands=2, expect=told.append)
    assert told == [report.hands] == [4 * 2 * 2]  # three to six players, each way of answering


class Terminal(io.StringIO):
    """What a terminal is sent."""

    def isatty(self) -> bool:
        return True
