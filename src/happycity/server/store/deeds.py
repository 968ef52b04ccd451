"""What the host of the server does, or who they name: done and written down in one transaction.

The log also carries the hints of each deed: a server that shares an SQLite file with the command line hears
of it there (`live/upkeep.py`).
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, text, update

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.model.tables import UNDER_WAY, UNFINISHED
from happycity.server.one_time import fresh_code, hash_of_code
from happycity.server.protocol.hosting import Deed
from happycity.server.protocol.terms import STAND_IN
from happycity.server.refusals import Denied
from happycity.server.store import deletion, house, people, recovery, reports
from happycity.server.store.hints import LOBBY, NOTED, hint
from happycity.server.store.schema import deeds, seats, tables
from happycity.server.store.sealed import unseal

COMMAND_LINE = "host"
"""Who does what is done by `happycity admin`; no account can have this name."""


@contextmanager
def _noted(connection: Connection, by: str, what: str, whom: str, now: float, **about: Any) -> Iterator[None]:
    """Do something, and write down that it was done."""
    if connection.dialect.name == "postgresql":
        # One after the other, so that whoever has read up to a number has missed none before it.
        connection.execute(text("LOCK TABLE deeds IN EXCLUSIVE MODE"))
    hints: list[str] = connection.info.setdefault(NOTED, [])
    before = len(hints)
    yield
    number = select(func.coalesce(func.max(deeds.c.n), 0) + 1).scalar_subquery()
    row = {"at": now, "by": by, "what": what, "whom": whom, "about": _json(about)}
    connection.execute(insert(deeds).values(n=number, **row, hints=_json(hints[before:])))


def latest(connection: Connection, most: int) -> list[Deed]:
    """What was done last, the latest first."""
    c = deeds.c
    wanted = select(c.n, c.at, c.by, c.what, c.whom, c.about).order_by(c.n.desc()).limit(most)
    return [
        Deed(row.n, row.at, row.by, row.what, row.whom, msgspec.json.decode(row.about))
        for row in connection.execute(wanted)
    ]


def hints_after(connection: Connection, number: int) -> tuple[int, list[str]]:
    """The hints of all that was done after a number, and the number of the last deed."""
    rows = connection.execute(select(deeds.c.n, deeds.c.hints).where(deeds.c.n > number).order_by(deeds.c.n))
    found = [(row.n, msgspec.json.decode(row.hints, type=list[str])) for row in rows]
    return (found[-1][0] if found else number), [one for _, hints in found for one in hints]


def last_number(connection: Connection) -> int:
    """Of what was done last."""
    number: int = connection.execute(select(func.coalesce(func.max(deeds.c.n), 0))).scalar_one()
    return number


# --- people -------------------------------------------------------------------------------------------


def ban(connection: Connection, by: str, who: Person, until: float | None, now: float) -> None:
    """Do not let somebody in before a moment; None: let them in again."""
    what = "ban" if until else "unban"
    with _noted(connection, by, what, who.id, now, until=until):
        people.ban(connection, who.id, until)


def rename(connection: Connection, by: str, who: Person, name: str, key: str, now: float) -> None:
    """Call somebody otherwise, also at their unfinished tables."""
    with _noted(connection, by, "rename", who.id, now, old=who.name, new=name):
        if not people.rename(connection, who, name, key):
            raise Denied(Code.NAME_TAKEN, found=name)


def delete(connection: Connection, by: str, who: Person, now: float) -> None:
    """Forget somebody."""
    with _noted(connection, by, "delete", who.id, now):
        deletion.delete_person(connection, who.id, STAND_IN, now)


def recover(connection: Connection, by: str, who: Person, ends: float, now: float) -> str:
    """A code with which somebody replaces a lost password; only its hash is kept."""
    if who.kind != "account":
        raise Denied(Code.NEED_ACCOUNT)
    code = fresh_code()
    with _noted(connection, by, "recover", who.id, now, ends=ends):
        recovery.give(connection, who.id, hash_of_code(code), ends)
    return code


# --- tables -------------------------------------------------------------------------------------------


def end_table(connection: Connection, by: str, table_id: str, now: float) -> None:
    """Close a table that is not finished, without a result."""
    with _noted(connection, by, "end", table_id, now):
        _check_unfinished(connection, table_id)
        _change_table(connection, table_id, status="closed", due=None)
        unseal(connection, table_id)


def remove(connection: Connection, by: str, table_id: str, who: Person, now: float) -> None:
    """Let somebody stand up: before the game their seat is open, in it a bot plays on as after resigning."""
    with _noted(connection, by, "remove", table_id, now, player=who.id):
        begun = _check_unfinished(connection, table_id) in UNDER_WAY
        free = {"kind": "open", "name": None, "promise": None}
        left = {"kind": "bot", "bot": STAND_IN, "resigned": who.id} if begun else free
        theirs = update(seats).where(seats.c.table_id == table_id, seats.c.player == who.id)
        if connection.execute(theirs.values(player=None, account=False, look=None, **left)).rowcount == 0:
            raise Denied(Code.NOT_THERE, found=who.name, table=table_id)
        _change_table(connection, table_id, **({"due": now} if begun else {}))


def _check_unfinished(connection: Connection, table_id: str) -> str:
    """The status of a table at which something can still be done."""
    found = connection.execute(select(tables.c.status).where(tables.c.id == table_id)).scalar_one_or_none()
    if found is None:
        raise Denied(Code.UNKNOWN_TABLE, found=table_id)
    if found not in UNFINISHED:
        raise Denied(Code.NOT_UNFINISHED, table=table_id)
    return str(found)


def _change_table(connection: Connection, table_id: str, **values: Any) -> None:
    there = update(tables).where(tables.c.id == table_id)
    connection.execute(there.values(**values, version=tables.c.version + 1))
    for about in (table_id, LOBBY):
        hint(connection, about)


# --- reports ------------------------------------------------------------------------------------------


def settle(connection: Connection, by: str, report: str, now: float) -> None:
    """A report is dealt with; the same person may report the same one there again."""
    with _noted(connection, by, "settle", report, now):
        if not reports.settle(connection, report, now):
            raise Denied(Code.UNKNOWN_REPORT, found=report)


# --- the house ------------------------------------------------------------------------------------------


def announce(connection: Connection, by: str, text: str, ends: float, now: float) -> str:
    """Tell everybody something; the number of the announcement."""
    number = secrets.token_hex(8)
    with _noted(connection, by, "announce", number, now, text=text, ends=ends):
        house.announce(connection, number, text, now, ends)
    return number


def withdraw(connection: Connection, by: str, number: str, now: float) -> None:
    """Announce it no more."""
    with _noted(connection, by, "withdraw", number, now):
        if not house.withdraw(connection, number):
            raise Denied(Code.UNKNOWN_ANNOUNCEMENT, found=number)


def invite(connection: Connection, by: str, ends: float, now: float) -> str:
    """The code of a new invitation; only its hash is kept."""
    code = fresh_code()
    with _noted(connection, by, "invite", "", now, ends=ends):
        house.invite(connection, hash_of_code(code), now, ends)
    return code


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
