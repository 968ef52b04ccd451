"""Everything that is kept about somebody, for them to download."""

from math import inf
from typing import Any

from sqlalchemy import Connection, Select, case, or_, select

from happycity.server.store.circles import circles_of
from happycity.server.store.contacts import devices_of
from happycity.server.store.distances import distances_of
from happycity.server.store.friends import friends_of
from happycity.server.store.people import person, programs_of
from happycity.server.store.reports import reports_by
from happycity.server.store.schema import (
    chats,
    contacts,
    daily_games,
    entrants,
    evening_seats,
    evening_tables,
    evenings,
    identities,
    outbox,
    passkeys,
    players,
    ratings,
    results,
    seats,
    sessions,
    tables,
    taken,
    wishes,
)
from happycity.server.store.sealed import sealed_tables


def own_data(connection: Connection, player: str) -> dict[str, Any]:
    """All of it, by kind; hashes of passwords and tokens, keys and the secrets of shuffles stay here."""
    return {
        "person": _rows(connection, _person(player))[0],
        "settings": getattr(person(connection, player), "settings", None),
        "programs": programs_of(connection, player),
        "sessions": _rows(
            connection, select(sessions).where(sessions.c.player == player).order_by(sessions.c.created)
        ),
        "identities": _rows(connection, select(identities).where(identities.c.player == player)),
        "passkeys": _rows(
            connection,
            select(passkeys.c.id, passkeys.c.device, passkeys.c.created, passkeys.c.used)
            .where(passkeys.c.player == player)
            .order_by(passkeys.c.created),
        ),
        "tables": _rows(connection, _tables(player)),
        "results": _rows(
            connection, select(results).where(results.c.player == player).order_by(results.c.ended)
        ),
        "taken": _rows(connection, select(taken).where(taken.c.player == player)),
        "daily": _rows(
            connection, select(daily_games).where(daily_games.c.player == player).order_by(daily_games.c.day)
        ),
        "evenings": _rows(connection, _evenings(player)),
        "evening_games": _rows(connection, _evening_games(player)),
        "ratings": _rows(connection, select(ratings).where(ratings.c.player == player)),
        "wishes": _rows(connection, select(wishes).where(wishes.c.player == player)),
        "contacts": _rows(connection, select(contacts).where(contacts.c.player == player)),
        "devices": devices_of(connection, player),
        "messages": _rows(connection, _messages(player)),
        "distances": distances_of(connection, player),
        "friends": friends_of(connection, player, alive_since=inf),  # whom one knows, not where they are
        "circles": circles_of(connection, player),
        "reports": _rows(connection, reports_by(player)),
        "chats": _rows(connection, select(chats).where(chats.c.player == player).order_by(chats.c.at)),
    }


def _person(player: str) -> Select[Any]:
    c = players.c
    return select(c.id, c.kind, c.name, c.created, c.seen).where(c.id == player)


def _messages(player: str) -> Select[Any]:
    """What they were told, and what is on the way."""
    c = outbox.c
    shown = (c.id, c.channel, c.kind, c.table_id, c.at, c.due, c.sent)
    return select(*shown).where(c.player == player).order_by(c.at)


def _tables(player: str) -> Select[Any]:
    """Tables opened or sat at, with the own seat."""
    c = tables.c
    shown = (c.id, c.status, c.config, c.options, c.host, c.public, c.created, c.began, c.ended, c.result)
    mine = or_(seats.c.player == player, seats.c.resigned == player)
    joined = select(*shown, seats.c.seat, seats.c.name).outerjoin(seats, (seats.c.table_id == c.id) & mine)
    return joined.where(or_(c.host == player, mine)).order_by(c.created, c.id, seats.c.seat)


def _evenings(player: str) -> Select[Any]:
    """Those hosted or taken part in, with the own number; the secret of one that is not over stays here."""
    c = evenings.c
    shown = (c.id, c.name, c.host, c.kind, c.config, c.clock, c.rounds, c.pace, c.status, c.round, c.created)
    mine = (entrants.c.evening == c.id) & (entrants.c.player == player)
    joined = select(*shown, entrants.c.number, entrants.c.left).outerjoin(entrants, mine)
    return joined.where(or_(c.host == player, entrants.c.player == player)).order_by(c.created, c.id)


def _evening_games(player: str) -> Select[Any]:
    """What was reached at the tables of evenings; how lucky it was when all have played the same cards."""
    here = evening_tables.c.table_id == evening_seats.c.table_id
    me = (entrants.c.evening == evening_tables.c.evening) & (entrants.c.number == evening_seats.c.entrant)
    is_sealed = evening_tables.c.table_id.in_(sealed_tables())
    luck = case((is_sealed, None), else_=evening_seats.c.luck).label("luck")
    reached = [luck if one is evening_seats.c.luck else one for one in evening_seats.c[1:]]
    joined = select(evening_tables, *reached).join(evening_seats, here).join(entrants, me)
    place = (evening_tables.c.evening, evening_tables.c.round)
    return joined.where(entrants.c.player == player).order_by(*place)


def _rows(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(wanted).mappings()]
