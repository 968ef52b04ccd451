"""What the command line does in the database, beside a server that may be running."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import key_of
from happycity.server.refusals import Denied
from happycity.server.store import people
from happycity.server.store.backup import check_exists
from happycity.server.store.database import BadDatabase, Database
from happycity.server.store.migrate import NEWEST, is_current, stored_revision, usable

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


class House:
    """A database that is there and up to date."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(
        self,
        query: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Ask something of the store."""
        return self._database.read_now(query, *args, **named)

    def write(
        self,
        deed: Callable[Concatenate[Connection, Arguments], Answer],
        *args: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Do something, whole or not at all."""
        with self._database.writing.begin() as connection:
            return deed(connection, *args, **named)

    def person(self, wanted: str) -> Person:
        """Somebody by their id, or by the name of their account; refused if there is nobody."""
        found = self.read(people.person, wanted)
        account = None if found else self.read(people.account_named, key_of(wanted))
        who = found or (account.person if account else None)
        if who is None:
            raise Denied(Code.UNKNOWN_PLAYER, found=wanted)
        return who


@contextmanager
def house_at(address: str) -> Iterator[House]:
    """The house whose database this is; one that only a server can bring up to date is refused."""
    database = Database(address)
    try:
        check_exists(database)
        with usable(database):
            if not database.read_now(is_current):
                found = database.read_now(stored_revision) or "-"
                raise BadDatabase(Code.OLDER_DATABASE, found=found, known=NEWEST)
            yield House(database)
    finally:
        database.close()
