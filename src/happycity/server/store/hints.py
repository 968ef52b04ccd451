"""Saying what has changed, in the transaction that changes it; `live/hints.py` hears it."""

import msgspec
from sqlalchemy import Connection, Select, String, bindparam, func, select

from happycity.server.model.tables import LogEntry
from happycity.server.store.prepared import Prepared

CHANNEL = "happycity"
"""On which PostgreSQL tells the other processes, when the transaction commits."""
LOBBY = "lobby"
"""Instead of a table's id: the list of open tables has changed."""
PERSON = "person "
"""Before somebody's id: they have changed."""
FRIENDS = "friends "
"""Before somebody's id: what they see of their friends has changed, or who invites them."""
CHANGED = "version"
"""After a table's id, before its version: its seats, status or options have changed."""
SAID = "said"
"""After a table's id, before a number: how much was said at it."""
LONGEST = 7_999
"""Bytes that PostgreSQL carries along with a notification."""
NOTED = "hints"
"""Under which a connection holds the hints that the scribe passes on in this process, after the commit."""

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(LogEntry).decode


def hint(connection: Connection, about: str) -> None:
    """Tell everybody, this process included, which table it is, or who, or the lobby."""
    noted = connection.info.get(NOTED)
    if noted is not None:
        noted.append(about)
    hint_others(connection, about)


def hint_others(connection: Connection, about: str) -> None:
    """Tell the other processes: here, whoever writes it takes account of it."""
    if connection.dialect.name == "postgresql":
        _notify.run(connection, channel=CHANNEL, hint=about)


def _notifying(_: str) -> Select[tuple[object]]:
    return select(func.pg_notify(bindparam("channel", type_=String), bindparam("hint", type_=String)))


_notify = Prepared(_notifying)


def hint_of_change(table_id: str, version: int) -> str:
    """The hint that a table is another than it was."""
    return f"{table_id} {CHANGED} {version}"


def hint_of_chat(table_id: str, n: int) -> str:
    """The hint that somebody has said something."""
    return f"{table_id} {SAID} {n}"


def hint_of_entry(entry: LogEntry) -> str:
    """The hint that says how far the log of a table goes.

    The entry comes along, unless it is too long: it is committed when the hint is heard, and never changes.
    A process that has the table need not read it.
    """
    number = f"{entry.table_id} {entry.seq}"
    whole = f"{number} {_encode(entry).decode()}"
    return whole if len(whole.encode()) <= LONGEST else number


def entry_in(text: str) -> LogEntry | None:
    """The entry that came along."""
    return _decode(text) if text else None
