"""A sign of life of long work where no bar can be drawn: a line now and again on how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

SURE: Final = 15.0  # seconds of a step after which it can be told how long it will take
LONG: Final = 15.0  # seconds to go that are worth a line
AGAIN: Final = 60.0  # seconds between two lines


class Pulse:
    """Tells `say`, once it is clear that a step will take long, how much is done and how long it will take.

    What is quick is passed over in silence. `clock` gives seconds.
    """

    def __init__(self, say: Callable[[str], None], clock: Callable[[], float] = monotonic) -> None:
        self._say = say
        self._clock = clock
        self._step: str | None = None
        self._begun = 0.0
        self._last: float | None = None

    def __call__(self, step: str, done: int, of: int) -> None:
        """Take note that `done` parts of a step are done, of as many as there are."""
        now = self._clock()
        if step != self._step:
            self._step, self._begun = step, now
        spent = now - self._begun
        if not done or spent < SURE or (self._last is not None and now - self._last < AGAIN):
            return
        left = spent / done * (of - done)
        if left >= LONG:
            self._last = now
            self._say(f"{step}: {done:,} of {of:,}, about {_long(left)} to go")


def _long(seconds: float) -> str:
    """Return a length of time as one says it."""
    if seconds < 55:
        return f"{max(10, round(seconds, -1)):.0f} seconds"
    minutes = round(seconds / 60)
    return "a minute" if minutes == 1 else f"{minutes} minutes"
