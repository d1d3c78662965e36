"""The bar, and the Ctrl-C that waits for the end of a hand."""

from __future__ import annotations

import os
import signal

import pytest

from poch_rules.commands.progress import counted_hands


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_an_interrupt_comes_out_between_two_hands() -> None:
    with counted_hands("hands", 10) as played:
        played(1)
        interrupt()  # this hand is played to its end
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
