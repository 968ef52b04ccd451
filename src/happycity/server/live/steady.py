"""Time that neither jumps nor runs while nobody is there: what clocks of games are counted by."""

import time
from collections.abc import Callable

from happycity.server.model.people import Downtime

GAP = 5.0  # seconds without a look: the process, or the whole machine, was asleep
JUMP = 2.0  # seconds by which the machine's clock may differ before that means something


class Steady:
    """Seconds since 1970, by a clock that nobody can set.

    It follows the machine's own when that is set forward, or has gone on while the machine slept; what was
    left out is told to `on_gap`, and counts for nobody.  When that is set back, this one goes on.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._last = monotonic()
        self._ahead = wall() - self._last
        self.on_gap: Callable[[Downtime], None] = lambda _: None

    def __call__(self) -> float:
        """Now; to be called every second at least."""
        monotonic = self._monotonic()
        before, self._last = self._last, monotonic
        began, now = before + self._ahead, monotonic + self._ahead
        jumped = self._wall() - now
        if jumped > JUMP:
            self._ahead, now = self._ahead + jumped, now + jumped
        if now - began > GAP or jumped > JUMP:
            self.on_gap(Downtime(began, now))
        return now
