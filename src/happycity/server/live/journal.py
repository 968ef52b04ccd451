"""What a room writes down and reads back: all that it sees of the database."""

from collections.abc import Sequence

from happycity.codes import Code
from happycity.server.metrics import Metrics
from happycity.server.model.notices import News
from happycity.server.model.people import Person
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.protocol.telling import Chat
from happycity.server.refusals import Denied
from happycity.server.store import chat, log, outbox, rooms, tables
from happycity.server.store.database import Database
from happycity.server.store.rooms import Further, Whole
from happycity.server.store.scribe import Scribe


class Journal:
    """The tables, logs and chats of this server; what was appended is on disk when the call returns."""

    def __init__(self, database: Database, scribe: Scribe, metrics: Metrics) -> None:
        self._database, self._scribe, self._metrics = database, scribe, metrics

    async def append(self, entry: LogEntry, due: float | None, news: Sequence[News]) -> bool:
        """Keep an entry, and what is to be told of it; False if its number or its key is taken already."""
        stored = await self._scribe.write_about(entry.table_id, outbox.append, entry, due, news)
        if stored:
            self._metrics.moves.labels("bot" if entry.by_bot else "person").inc()
        return stored

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """The entries after a number, in order."""
        return await self._database.read(log.log_of, table_id, after)

    async def whole(self, table_id: str, after: int) -> Whole:
        """A table with its log after a number, for a room that opens; refused if there is none."""
        found = await self._database.read(rooms.whole, table_id, after)
        if found is None:
            raise Denied(Code.UNKNOWN_TABLE, found=table_id)
        return found

    async def further(self, table_id: str, version: int, seq: int) -> Further:
        """What a room that knows so much has yet to read; refused if its table is gone."""
        found = await self._database.read(rooms.further, table_id, version, seq)
        if found is None:
            raise Denied(Code.UNKNOWN_TABLE, found=table_id)
        return found

    async def table(self, table_id: str) -> StoredTable:
        """A table as it stands now; refused if there is none."""
        found = await self._database.read(tables.stored_table, table_id)
        if found is None:
            raise Denied(Code.UNKNOWN_TABLE, found=table_id)
        return found

    async def say(
        self, table_id: str, person: Person, at: float, text: str | None, reaction: str | None
    ) -> Chat:
        """Keep something said or shown; it gets the next number of the table."""
        return await self._scribe.write(chat.say, table_id, person.id, person.name, at, text, reaction)

    async def said(self, table_id: str, after: int = 0) -> list[Chat]:
        """The last things said after a number, in order."""
        return await self._database.read(chat.chat_of, table_id, after)
