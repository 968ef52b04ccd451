"""Deleting somebody: what they own goes, what others played with them stays without them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from happycity.server.model.people import DELETED, FORMER
from happycity.server.model.tables import UNDER_WAY, UNFINISHED
from happycity.server.store.circles import forget_member
from happycity.server.store.contacts import forget_contacts
from happycity.server.store.distances import forget_distances
from happycity.server.store.evenings import forget_entrant
from happycity.server.store.friends import forget_friends
from happycity.server.store.hints import LOBBY, PERSON, hint
from happycity.server.store.reports import forget_reports
from happycity.server.store.schema import (
    chats,
    daily_games,
    deeds,
    identities,
    passkeys,
    players,
    presences,
    ratings,
    records,
    recovery,
    results,
    seats,
    sessions,
    tables,
    taken,
)
from happycity.server.store.sealed import unseal

_UNNAMED = {"player": None, "name": None, "account": False, "look": None}


def delete_person(connection: Connection, player: str, stand_in: str, now: float) -> None:
    """Forget somebody and all their programs.

    In games that are under way the bot `stand_in` takes the seat, as if they had resigned.
    """
    own = select(players.c.id).where(players.c.owner == player, players.c.kind == "program")
    for one in (*connection.execute(own).scalars(), player):
        _erase(connection, one, stand_in, now)


def delete_program(connection: Connection, owner: str, program: str, stand_in: str, now: float) -> bool:
    """Forget one program; False if its owner has no such program."""
    mine = select(players.c.id).where(
        players.c.id == program, players.c.owner == owner, players.c.kind == "program"
    )
    if connection.execute(mine).first() is None:
        return False
    _erase(connection, program, stand_in, now)
    return True


def _erase(connection: Connection, player: str, stand_in: str, now: float) -> None:
    touched = _leave_tables(connection, player, stand_in)
    connection.execute(update(results).where(results.c.player == player).values(player=None))
    connection.execute(delete(ratings).where(ratings.c.player == player))
    connection.execute(delete(chats).where(chats.c.player == player))
    connection.execute(delete(taken).where(taken.c.player == player))
    connection.execute(delete(daily_games).where(daily_games.c.player == player))
    forget_entrant(connection, player)
    forget_contacts(connection, player)
    connection.execute(delete(sessions).where(sessions.c.player == player))
    connection.execute(delete(identities).where(identities.c.player == player))
    connection.execute(delete(recovery).where(recovery.c.player == player))
    connection.execute(delete(passkeys).where(passkeys.c.player == player))
    forget_distances(connection, player)
    forget_friends(connection, player)
    forget_member(connection, player)
    connection.execute(delete(presences).where(presences.c.player == player))
    forget_reports(connection, player)
    connection.execute(update(deeds).where(deeds.c.whom == player).values(about="{}"))  # names, for one
    gone = dict.fromkeys(("name_key", "password", "token_hash", "owner"))
    row = update(players).where(players.c.id == player)
    connection.execute(
        row.values(kind="deleted", name=FORMER, settings="{}", epoch=players.c.epoch + 1, seen=now, **gone)
    )
    for about in (PERSON + player, *touched, LOBBY):
        hint(connection, about)


def _leave_tables(connection: Connection, player: str, stand_in: str) -> list[str]:
    """Stand up everywhere; the unfinished tables, which are different now."""
    sat = or_(seats.c.player == player, seats.c.resigned == player)
    held = (
        select(tables.c.id, tables.c.status, seats.c.seat)
        .outerjoin(seats, and_(seats.c.table_id == tables.c.id, sat))
        .where(or_(tables.c.host == player, sat))
    )
    chairs = connection.execute(held).all()
    touched = sorted({row.id for row in chairs if row.status in UNFINISHED})
    _free(connection, player, ("open",), {"kind": "open", "promise": None})
    _free(connection, player, UNDER_WAY, {"kind": "bot", "bot": stand_in, "resigned": DELETED})
    connection.execute(update(seats).where(seats.c.resigned == player).values(resigned=DELETED, **_UNNAMED))
    connection.execute(update(seats).where(seats.c.player == player).values(**_UNNAMED))
    changed = update(tables).where(tables.c.id.in_(touched))
    connection.execute(changed.values(version=tables.c.version + 1))
    connection.execute(changed.where(_is_deserted(player)).values(status="closed", due=None))
    for table_id in touched:
        unseal(connection, table_id)
    _forget_in_records(connection, chairs)  # last: a game that ends meanwhile has written its record by now
    return touched


def _free(
    connection: Connection, player: str, statuses: Sequence[str], values: dict[str, str | None]
) -> None:
    there = select(tables.c.id).where(tables.c.status.in_(statuses))
    mine = update(seats).where(seats.c.player == player, seats.c.table_id.in_(there))
    connection.execute(mine.values(**_UNNAMED, **values))


def _is_deserted(host: str) -> ColumnElement[bool]:
    """An open table without its host, or a game in which bots would be among themselves."""
    people = exists().where(seats.c.table_id == tables.c.id, seats.c.kind.in_(("person", "program")))
    without_host = and_(tables.c.status == "open", tables.c.host == host)
    return or_(without_host, and_(tables.c.status.in_(UNDER_WAY), ~people))


def _forget_in_records(connection: Connection, chairs: Sequence[Any]) -> None:
    for row in chairs:
        kept = select(records.c.record).where(records.c.table_id == row.id)
        record = connection.execute(kept).scalar_one_or_none()
        if record is not None and row.seat is not None:
            without = update(records).where(records.c.table_id == row.id)
            connection.execute(without.values(record=_without_name(record, row.seat)))


def _without_name(record: str, seat: int) -> str:
    """The record of a game (docs/notation.md) in which one seat has no name."""
    content = msgspec.json.decode(record)
    names = content.get("meta", {}).get("players", [])
    if seat < len(names):
        names[seat] = None
    return msgspec.json.encode(content).decode()
