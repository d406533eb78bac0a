"""An interrupt waits until the rules have finished what they are doing."""

import os
import signal

import pytest

from hauntbox.patience import patience


def test_an_interrupt_inside_is_raised_at_the_end_and_nothing_is_cut_short() -> None:
    done: list[str] = []

    def work() -> None:
        with patience():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all of it"]


def test_outside_an_interrupt_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with patience():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_where_interrupts_are_ignored_they_stay_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with patience():
            os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
