"""What somebody without an open page may want to be told of: worked out where it comes about.

Of a game in which nobody waits but bots nobody is told anything.
"""

from collections.abc import Collection, Iterable

from happycity.server.game.snapshots import Snapshot, opening_of
from happycity.server.model.notices import News
from happycity.server.model.results import FinishedGame
from happycity.server.model.tables import NOT_BEGUN, Seat, StoredTable, options_of
from happycity.server.protocol.notices import NoticeKind

GRACE = 20.0
"""Seconds that somebody has to see it for themselves."""
DAY = 24 * 3600.0
PLACES = 10
"""More than there are seats."""


def turn_of(snapshot: Snapshot) -> int | None:
    """The turn in which somebody has to decide, as a number: the round, whose turn it is, and who decides.

    None when nobody does, and while a turn that is played waits for its end.
    """
    game = snapshot.game
    if snapshot.is_over or snapshot.holding is not None or game.seat is None:
        return None
    return (game.round * PLACES + game.turn) * PLACES + game.seat


def turn_news(table: StoredTable, snapshot: Snapshot, now: float, left: float | None) -> list[News]:
    """It is somebody's turn; `left`: the seconds that their clock gives them."""
    turn, seat = turn_of(snapshot), snapshot.seat
    if turn is None or seat is None or seat in snapshot.away:
        return []
    player = _told(table.seats, table.seats[seat])
    if player is None:
        return []
    news = [News(player, "turn", table.id, turn, now, now + GRACE)]
    if left is not None and left > DAY + GRACE:
        news.append(News(player, "day", table.id, turn, now, now + left - DAY))
    return news


def first_news(before: StoredTable, after: StoredTable, now: float) -> list[News]:
    """A table has changed: its game begins, or somebody is asked to sit down."""
    if before.status in NOT_BEGUN and after.status == "playing":
        return begin_news(after, now)
    return invitations(before.seats, after, now)


def begin_news(table: StoredTable, now: float) -> list[News]:
    """A game has begun: whose turn it is."""
    clock = options_of(table).clock
    left = clock.move_seconds + clock.bank_seconds if clock else None
    return turn_news(table, opening_of(table), now, left)


def invitations(before: Iterable[Seat], after: StoredTable, now: float) -> list[News]:
    """Seats that are kept for people who were not asked before: a challenge where it is a rematch."""
    asked = {seat.player for seat in before if seat.kind == "asked"}
    wanted = {seat.player for seat in after.seats if seat.kind == "asked" and seat.player}
    kind: NoticeKind = "challenge" if after.previous else "invitation"
    version, due = after.version, now + GRACE
    return [News(one, kind, after.id, version, now, due) for one in sorted(wanted - asked)]


def end_news(table: StoredTable, finished: FinishedGame, here: Collection[str]) -> list[News]:
    """A game is over; those who are here see it, and may well go on to another page before they are told."""
    people = {_told(table.seats, seat) for seat in table.seats} - {None, *here}
    now, version = finished.ended, finished.version
    return [News(one, "over", table.id, version, now, now + GRACE) for one in sorted(map(str, people))]


def _told(seats: Iterable[Seat], seat: Seat) -> str | None:
    """Who sits there, if it is somebody who plays with others."""
    others = any(other.player not in (None, seat.player) for other in seats)
    return seat.player if seat.kind == "person" and others else None
