"""What a room reads of its table: all of it when it opens, and later whatever is new; each at one go."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, select

from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.store.log import log_of
from happycity.server.store.prepared import Prepared
from happycity.server.store.schema import chats, tables
from happycity.server.store.tables import stored_table


class Whole(NamedTuple):
    """All that a room has to know."""

    table: StoredTable
    log: list[LogEntry]
    last_chat: int
    """The number of the last thing said; 0: nobody has said anything."""


class Further(NamedTuple):
    """What a room does not know yet."""

    table: StoredTable | None
    """If it has changed."""
    log: list[LogEntry]


def whole(connection: Connection, table_id: str, after: int) -> Whole | None:
    """Everything about a table, if there is one; of its log what follows after a number."""
    table = stored_table(connection, table_id)
    if table is None:
        return None
    last_chat: int | None = _last_chat.run(connection, table_id=table_id).scalar()
    return Whole(table, log_of(connection, table_id, after), last_chat or 0)


def further(connection: Connection, table_id: str, version: int, seq: int) -> Further | None:
    """What is different since a version and an entry, if there still is such a table."""
    marks: Sequence[int] | None = _marks.run(connection, table_id=table_id).fetchone()
    if marks is None:
        return None
    changed = stored_table(connection, table_id) if marks[0] != version else None
    return Further(changed, log_of(connection, table_id, seq) if marks[1] > seq else [])


def _marks_of_one(_: str) -> Select[tuple[object, ...]]:
    return select(tables.c.version, tables.c.seq).where(tables.c.id == bindparam("table_id"))


def _last_of_chat(_: str) -> Select[tuple[int | None]]:
    return select(func.max(chats.c.n)).where(chats.c.table_id == bindparam("table_id"))


_marks, _last_chat = Prepared(_marks_of_one), Prepared(_last_of_chat)
