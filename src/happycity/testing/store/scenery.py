"""What every promise of the store begins with, and how it says that one is broken."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from happycity.server.model.people import Person
from happycity.server.model.tables import LogEntry, Seat, StoredTable
from happycity.server.protocol.people import PlayerSettings
from happycity.server.store import tables
from happycity.server.store.database import Database
from happycity.server.store.schema import metadata

TABLE = StoredTable(
    id="abcdefghjkmn",
    status="playing",
    config="{}",
    options="{}",
    host="ada",
    public=True,
    secret="s",
    commitment="c",
    bot_seed="b",
    created=1_700_000_000.123456,
    seats=(Seat(0, "person", "ada", "Zoë 🦖"), Seat(1, "bot", None, "mayor", "mayor")),
    began=1_700_000_010.654321,
)
"""A game between a person and a bot; times and names are such that a column that loses something shows."""

Promise = Callable[[Database], None]
"""Finds the tables of the store empty, and is free to fill them."""


class BrokenPromise(Exception):
    """Something is not as it should be."""

    def __init__(self, what: str, expected: object, found: object) -> None:
        super().__init__(f"{what}: expected {expected!r}, found {found!r}")
        self.what, self.expected, self.found = what, expected, found


def expect(what: str, found: object, expected: object) -> None:
    """Go on only if something is as it should be."""
    if found != expected:
        raise BrokenPromise(what, expected, found)


@contextmanager
def with_table(database: Database) -> Iterator[Connection]:
    """A transaction in which there is a table."""
    with database.writing.begin() as connection:
        expect("a new table is kept", tables.open_table(connection, TABLE, due=None), True)
        yield connection


def entry(seq: int, key: str = "", at: float = 0.0) -> LogEntry:
    """A line of the table's log."""
    return LogEntry(TABLE.id, seq, "move", 0, "coin", key or f"key-{seq}", False, False, at, 0.0)


def guest(player: str) -> Person:
    """Somebody who has come for the first time."""
    return Person(player, "guest", player.title(), 1, PlayerSettings(), created=1.5)


def clear(database: Database) -> None:
    """Delete every row, so that the next promise begins with nothing."""
    with database.writing.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
