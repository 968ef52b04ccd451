"""Quiet hours: nobody is told anything in their night."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from happycity.server.protocol.notices import Quiet


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return False
    return True


def end_of_quiet(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end in which a moment lies; None if it lies in none."""
    if quiet is None or quiet.begin == quiet.end:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if not _is_between(quiet.begin, minute, quiet.end):
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    ends = datetime.combine(day, time(*divmod(quiet.end, 60)), here.tzinfo)
    return max(ends.timestamp(), now + 1)  # an hour that is skipped in spring has no such minute


def _is_between(begin: int, minute: int, end: int) -> bool:
    """Also across midnight."""
    return begin <= minute < end if begin < end else minute >= begin or minute < end
