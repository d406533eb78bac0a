"""Ctrl-C waits for a moment: compiled rules cannot be interrupted in the middle of a calculation.

An interrupt that arrives inside compiled arithmetic would end the whole process at once, with
everything unsaved. Where rules run or bots think, it is noted and raised right afterwards.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def patience() -> Iterator[None]:
    """Inside, an interrupt is only noted; it is raised at the end. Keep the inside short."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return
    noted = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal noted
        noted = True

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if noted:
        raise KeyboardInterrupt
