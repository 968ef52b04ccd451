"""Who is here: which process has a page of theirs, and where that is."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, distinct, func, insert, select

from happycity.server.store.schema import doors, players, presences, runs, tables
from happycity.server.store.ties import tell_friends_of

ORDER = ("lobby", "watching", "table")
"""Of several pages the last of these is told."""


class Spot(NamedTuple):
    """Where somebody is."""

    place: str
    table: str | None


def note(connection: Connection, process: str, here: Mapping[str, Spot], gone: Collection[str]) -> None:
    """What has changed at a process: who is somewhere else now, and who is not there any more."""
    mine = presences.c.process == process
    connection.execute(delete(presences).where(mine, presences.c.player.in_([*here, *gone])))
    wanted = select(players.c.id).where(players.c.id.in_(list(here)), players.c.kind != "deleted")
    rows = [
        {"player": one, "process": process, "place": here[one].place, "table_id": here[one].table}
        for one in connection.execute(wanted).scalars()
    ]
    if rows:
        connection.execute(insert(presences), rows)
    tell_friends_of(connection, [*here, *gone])


def leave(connection: Connection, process: str) -> None:
    """A process stops: nobody is there."""
    mine = presences.c.process == process
    gone = list(connection.execute(select(presences.c.player).where(mine)).scalars())
    connection.execute(delete(presences).where(mine))
    tell_friends_of(connection, gone)


def watchers_at(connection: Connection, tables: Collection[str], alive_since: float) -> dict[str, int]:
    """How many people watch at each of these tables, if anybody does."""
    c = presences.c
    many = func.count(distinct(c.player)).label("many")
    counted = select(c.table_id, many).join(runs, runs.c.id == c.process)
    there = counted.where(c.table_id.in_(tables), c.place == "watching", runs.c.seen >= alive_since)
    return {row.table_id: row.many for row in connection.execute(there.group_by(c.table_id))}


def places_of(connection: Connection, people: Collection[str], alive_since: float) -> dict[str, Spot]:
    """Where those of them are who are here and show it; with the table if its game can be watched."""
    c = presences.c
    watched = and_(tables.c.id == c.table_id, tables.c.public.is_(True), tables.c.status == "playing")
    wanted = (
        select(c.player, c.place, tables.c.id)
        .join(runs, runs.c.id == c.process)
        .outerjoin(doors, doors.c.player == c.player)
        .outerjoin(tables, watched)
        .where(c.player.in_(people), runs.c.seen >= alive_since, doors.c.shown.is_not(False))
    )
    found = sorted(connection.execute(wanted).all(), key=lambda row: ORDER.index(row.place))
    return {row.player: Spot(row.place, row.id) for row in found}
