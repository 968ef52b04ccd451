"""What is on the way to people without an open page.

Written in the transaction that brings it about: whatever happens to the process, it is neither lost nor told
of something that did not happen.  A row stays when it has been sent, so that nothing is told twice.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from happycity.server.model.notices import News, Notice
from happycity.server.model.tables import LogEntry
from happycity.server.store import log
from happycity.server.store.prepared import Prepared
from happycity.server.store.schema import outbox, runs, wishes

LOST = "lost"
"""The kind of a link for a lost password."""
MOST_LINKS = 3
"""For one account in an hour."""
HOUR = 3600.0
_COLUMNS = [outbox.c[name] for name in Notice.__dataclass_fields__]


def append(connection: Connection, entry: LogEntry, due: float | None, news: Sequence[News]) -> bool:
    """Keep an entry of a log (`log.append`), and what is to be told of it."""
    if not log.append(connection, entry, due):
        return False
    expect(connection, news)
    return True


def expect(connection: Connection, news: Iterable[News]) -> None:
    """Somebody is to be told something, by every channel by which they wish to be."""
    for one in news:
        for row in _channels.run(connection, player=one.player, kind=one.kind).fetchall():
            _put(connection, one, row[0])


def _channels_of(_: str) -> Select[tuple[str]]:
    wished = select(wishes.c.channel).where(wishes.c.player == bindparam("player"))
    return wished.where(wishes.c.kind == bindparam("kind"))


_channels = Prepared(_channels_of)  # asked with every turn of a person


def _put(connection: Connection, news: News, channel: str) -> None:
    """A turn that comes again, because the one before was taken back, is told if it has not been."""
    values = {"kind": news.kind, "table_id": news.table_id, "turn": news.turn, "at": news.at, "due": news.due}
    row = {"id": notice_id(news, channel), "player": news.player, "channel": channel, "tries": 0, **values}
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(outbox).values(row)
    again = {"at": news.at, "due": news.due, "tries": 0, "sender": None}
    connection.execute(
        statement.on_conflict_do_update(index_elements=["id"], set_=again, where=outbox.c.sent.is_(None))
    )


def notice_id(news: News, channel: str) -> str:
    """The same for the same person, channel, kind, table and turn."""
    what = (news.player, channel, news.kind, news.table_id, str(news.turn))
    return hashlib.sha256(" ".join(what).encode()).hexdigest()[:32]


def ask_for_link(connection: Connection, player: str, now: float) -> None:
    """Somebody has lost a password: a link is sent by mail, one at a time, and so many in an hour."""
    theirs = outbox.c.player == player, outbox.c.kind == LOST
    waiting = update(outbox).where(*theirs, outbox.c.due.is_not(None))
    if connection.execute(waiting.values(due=now)).rowcount:
        return
    lately = select(func.count()).where(*theirs, outbox.c.at > now - HOUR)
    if connection.execute(lately).scalar_one() < MOST_LINKS:
        row = {"id": secrets.token_hex(16), "player": player, "channel": "mail", "kind": LOST}
        connection.execute(insert(outbox).values(**row, turn=0, at=now, due=now, tries=0))


# --- sending ----------------------------------------------------------------------------------------


def soon(connection: Connection, until: float, alive_since: float, most: int) -> list[Notice]:
    """What is due by then and no live process sends, the oldest first."""
    wanted = select(*_COLUMNS).where(outbox.c.due <= until, _is_free(alive_since))
    return [Notice(*row) for row in connection.execute(wanted.order_by(outbox.c.due).limit(most))]


def claim(connection: Connection, notice: Notice, process: str, alive_since: float) -> bool:
    """Take it upon this process to send it; False if another does, or it is no longer due then."""
    there = update(outbox).where(outbox.c.id == notice.id, outbox.c.due == notice.due)
    mine = there.where(_is_free(alive_since)).values(sender=process, tries=notice.tries + 1)
    return connection.execute(mine).rowcount == 1


def postpone(connection: Connection, notice: Notice, due: float) -> None:
    """Later, unless something has changed meanwhile."""
    there = update(outbox).where(outbox.c.id == notice.id, outbox.c.due == notice.due)
    connection.execute(there.values(due=due, sender=None))


def settle(connection: Connection, notice: Notice, sent: float | None) -> None:
    """Nothing is left to do: it has been sent, or it need not be."""
    there = update(outbox).where(outbox.c.id == notice.id)
    done = there.values(due=None, sender=None, sent=sent)
    connection.execute(done if sent else done.where(outbox.c.due == notice.due))


def forget_before(connection: Connection, at: float) -> None:
    """Forget what came about long ago and has been settled."""
    connection.execute(delete(outbox).where(outbox.c.at < at, outbox.c.due.is_(None)))


def _is_free(alive_since: float) -> ColumnElement[bool]:
    live = select(runs.c.id).where(runs.c.seen >= alive_since)
    return or_(outbox.c.sender.is_(None), outbox.c.sender.not_in(live))
