"""Courses of games that nobody is at: whoever comes back finds the game where it was left.

To work out a long log takes time that everybody else in the process waits for.  People who are told by push
that it is their turn come, move and go: what has been played since is one round.
"""

from collections import OrderedDict

from happycity.server.game.course import Course

MOST_KEPT = 200
"""About 0.1 MB each; the one that was left first goes first."""


class Courses:
    """Kept by who leaves a game, and taken by who comes: nobody else has one that is taken."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Course] = OrderedDict()

    def keep(self, table_id: str, course: Course) -> None:
        """Keep it as it is now, whatever a room that is left still hears of."""
        self._kept.pop(table_id, None)
        self._kept[table_id] = course.copy()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def take(self, table_id: str) -> Course | None:
        """The course of this game as far as it is known, if it is."""
        return self._kept.pop(table_id, None)
