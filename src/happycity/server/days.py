"""The days of the deals: dates of UTC as text, so that they sort, compare and travel as they are."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta

COUNTS_ON = timedelta(days=1)
"""After its day, a game that was begun on it still counts for so long."""


def day_of(now: float) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_beside(day: str, by: int) -> str:
    """So many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days=by)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a date, written as all of them are."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_over(day: str, now: float) -> bool:
    """Whether a day has passed: its secret is told, its games are open to everybody."""
    return day < day_of(now)


def counts(day: str, ended: float) -> bool:
    """Whether a game of a day's deal ended in time."""
    last = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC) + timedelta(days=1) + COUNTS_ON
    return ended < last.timestamp()


def streak_of(played: Iterable[str], today: str) -> int:
    """Days in a row on which somebody played, up to today; today itself may still come."""
    known = set(played)
    day = today if today in known else day_beside(today, -1)
    streak = 0
    while day in known:
        streak, day = streak + 1, day_beside(day, -1)
    return streak


def better_than(points: int, players: Mapping[int, int]) -> int | None:
    """Of the others, how many in a hundred have fewer points, rounded down; None if there are no others.

    `players`: how many have so many points, oneself included.
    """
    others = sum(players.values()) - 1
    fewer = sum(many for reached, many in players.items() if reached < points)
    return 100 * fewer // others if others > 0 else None
