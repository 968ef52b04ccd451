"""Finished games: kept once, listed, exported and counted."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, insert, or_, select, tuple_, update

from happycity.codes import Code
from happycity.server.days import day_of
from happycity.server.model.notices import News
from happycity.server.model.results import FinishedGame
from happycity.server.model.tables import LogEntry, StoredTable, options_in
from happycity.server.protocol.people import Statistics
from happycity.server.protocol.tables import Result
from happycity.server.refusals import Denied
from happycity.server.store.daily import keep_result
from happycity.server.store.evenings import keep_scores
from happycity.server.store.hints import hint_of_change, hint_others
from happycity.server.store.log import log_of
from happycity.server.store.outbox import expect
from happycity.server.store.people import person, settings_in
from happycity.server.store.ratings import rate, ratings_of
from happycity.server.store.schema import daily_games, players, records, results, seats, tables, taken
from happycity.server.store.sealed import sealed_tables, unseal
from happycity.server.store.standings import by_mode, of_one_seat
from happycity.server.store.tables import stored_tables

FAVOURITES = 10
LATEST = 1000
"""Games that favourite buildings are counted in."""


def finish(connection: Connection, finished: FinishedGame, news: Iterable[News] = ()) -> bool:
    """End a game: record, results, ratings, what it counts for and what people are told, all or nothing.

    False, and nothing is kept, if somebody has ended it already or the table has changed meanwhile.
    """
    if not _close(connection, finished):
        return False
    hint_others(connection, hint_of_change(finished.table_id, finished.version + 1))
    keep_finished(connection, finished)
    keep_result(connection, finished)
    keep_scores(connection, finished)
    unseal(connection, finished.table_id)
    expect(connection, news)
    if finished.rated:
        changes = rate(connection, finished.mode, [row.player for row in finished.rows], finished.ranks)
        result = msgspec.structs.replace(msgspec.json.decode(finished.result, type=Result), ratings=changes)
        over = update(tables).where(tables.c.id == finished.table_id)
        connection.execute(over.values(result=msgspec.json.encode(result).decode()))
    return True


def keep_finished(connection: Connection, finished: FinishedGame) -> None:
    """Write record and results of a game whose table is over."""
    connection.execute(insert(records).values(table_id=finished.table_id, record=finished.record))
    connection.execute(insert(results), _rows(finished))


def _close(connection: Connection, finished: FinishedGame) -> bool:
    known = and_(tables.c.id == finished.table_id, tables.c.version == finished.version)
    playing = update(tables).where(known, tables.c.status == "playing")
    over = {"status": "over", "ended": finished.ended, "result": finished.result, "due": None, "driver": None}
    return connection.execute(playing.values(**over, version=finished.version + 1)).rowcount == 1


def _rows(finished: FinishedGame) -> list[dict[str, Any]]:
    game = {
        "table_id": finished.table_id,
        "mode": finished.mode,
        "players": finished.players,
        "rated": finished.rated,
        "ended": finished.ended,
    }
    return [{**game, **asdict(row)} for row in finished.rows]


# --- looking back ---------------------------------------------------------------------------------


def finished_table(connection: Connection, table_id: str) -> StoredTable:
    """The table of a finished game; any other is unknown here."""
    found = stored_tables(connection, [table_id])
    if not found or found[0].status != "over":
        raise Denied(Code.UNKNOWN_GAME, found=table_id)
    return found[0]


def finished_log(connection: Connection, table_id: str) -> tuple[StoredTable, list[LogEntry]]:
    """A finished game and its log."""
    return finished_table(connection, table_id), log_of(connection, table_id)


def record_text(connection: Connection, table_id: str) -> str:
    """The record of a finished game, one line of JSON."""
    wanted = select(records.c.record).where(records.c.table_id == table_id)
    record: str | None = connection.execute(wanted).scalar()
    if record is None:
        raise Denied(Code.UNKNOWN_GAME, found=table_id)
    return record


def games_of(connection: Connection, player: str, before: str | None, most: int) -> list[StoredTable]:
    """A player's finished games, newest first; `before`: those that follow this game in the list."""
    rows = connection.execute(_games(connection, player, before, most))
    return stored_tables(connection, [row.table_id for row in rows])


def records_of(connection: Connection, player: str, before: str | None, most: int) -> list[tuple[str, str]]:
    """The same as records: the game's id, and one line of JSON; without deals that others still play."""
    page = _games(connection, player, before, most).subquery()
    wanted = select(page.c.table_id, records.c.record).join(records, records.c.table_id == page.c.table_id)
    wanted = wanted.where(page.c.table_id.not_in(sealed_tables()))
    order = (page.c.ended.desc(), page.c.table_id.desc())
    return [(row.table_id, row.record) for row in connection.execute(wanted.order_by(*order))]


def given_records(connection: Connection) -> list[str]:
    """Records of games that may become puzzles: everybody who sat there agrees, and it is no deal of many."""
    sat = (
        select(seats.c.table_id, players.c.settings, tables.c.options)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(players, players.c.id == func.coalesce(seats.c.player, seats.c.resigned))
        .where(tables.c.status == "over", or_(seats.c.kind != "bot", seats.c.resigned.is_not(None)))
    )
    given: dict[str, bool] = {}
    for row in connection.execute(sat):
        agrees = row.settings is not None and settings_in(row.settings).puzzles
        options = options_in(row.options)
        is_free = options.daily is None and options.evening is None
        given[row.table_id] = given.get(row.table_id, True) and agrees and is_free
    wanted = select(records.c.table_id, records.c.record).order_by(records.c.table_id)
    return [row.record for row in connection.execute(wanted) if given.get(row.table_id)]


def _games(connection: Connection, player: str, before: str | None, most: int) -> Select[tuple[str, float]]:
    """Ids and ends; a game in which the player held several seats comes once."""
    place = (results.c.ended, results.c.table_id)
    wanted = select(results.c.table_id, results.c.ended).where(results.c.player == player).distinct()
    if before is not None:
        wanted = wanted.where(tuple_(*place) < _place_of(connection, before))
    return wanted.order_by(*(column.desc() for column in place)).limit(most)


def _place_of(connection: Connection, table_id: str) -> tuple[float, str]:
    wanted = select(results.c.ended).where(results.c.table_id == table_id).limit(1)
    ended = connection.execute(wanted).scalar()
    if ended is None:
        raise Denied(Code.UNKNOWN_GAME, found=table_id)
    return ended, table_id


# --- counting -------------------------------------------------------------------------------------


def statistics(connection: Connection, player: str, now: float) -> Statistics:
    """What a player has done.

    Games against oneself, with several seats, say nothing and are left out; so are games of a device, and
    those of deals that others still play, because favourite cards would tell what was dealt.
    """
    known = person(connection, player)
    if known is None:
        raise Denied(Code.UNKNOWN_PLAYER, found=player)
    counted = and_(_counted(player), _is_open(now))
    modes = by_mode(connection, counted).get(player, [])
    games, best = sum(mode.games for mode in modes), _best(connection, counted)
    wins = sum(mode.wins for mode in modes)
    cards, specials = _favourites(connection, counted)
    return Statistics(
        player=player,
        name=known.name,
        look=known.settings.look,
        games=games,
        wins=wins,
        win_share=wins / games if games else None,
        best_points=best,
        mean_points=sum(mode.mean_points * mode.games for mode in modes) / games if games else None,
        favourite_cards=cards,
        favourite_specials=specials,
        by_mode=modes,
        ratings=ratings_of(connection, player),
    )


def _counted(player: str) -> ColumnElement[bool]:
    """The rows of a player who held one seat of a game that was played here."""
    of_device = select(taken.c.table_id).where(taken.c.player == player)
    played_here = results.c.table_id.not_in(of_device)
    return and_(of_one_seat(results.c.player == player), played_here)


def _is_open(now: float) -> ColumnElement[bool]:
    """Whether nobody still plays the deal of a row: neither at a club evening, nor on its day."""
    of_today = select(daily_games.c.table_id).where(daily_games.c.day >= day_of(now))
    return and_(results.c.table_id.not_in(sealed_tables()), results.c.table_id.not_in(of_today))


def _best(connection: Connection, counted: ColumnElement[bool]) -> int | None:
    return connection.execute(select(func.max(results.c.points)).where(counted)).scalar()


def _favourites(
    connection: Connection, counted: ColumnElement[bool]
) -> tuple[dict[str, int], dict[str, int]]:
    """Buildings and special buildings of the latest games, the most frequent first."""
    wanted = select(results.c.cards, results.c.special).where(counted)
    rows = connection.execute(wanted.order_by(results.c.ended.desc()).limit(LATEST)).all()
    cards = Counter(card for row in rows for card in set(msgspec.json.decode(row.cards, type=list[str])))
    return _most(cards), _most(Counter(row.special for row in rows if row.special))


def _most(counts: Counter[str]) -> dict[str, int]:
    ordered: Iterable[tuple[str, int]] = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return dict(list(ordered)[:FAVOURITES])
