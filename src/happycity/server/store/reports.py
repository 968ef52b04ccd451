"""Reports: what people tell the host about somebody at a table, with what was said there."""

import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, insert, or_, select, update

from happycity.codes import Code
from happycity.server.model.people import FORMER
from happycity.server.protocol.hosting import Reported, ReportedLine
from happycity.server.protocol.people import Report
from happycity.server.refusals import Denied
from happycity.server.store.database import insert_new
from happycity.server.store.people import somebodies
from happycity.server.store.schema import chats, players, report_lines, reports, seats, tables

LINES = 30
"""Of the chat that come along."""


def add_report(connection: Connection, player: str, report: Report, now: float) -> None:
    """Keep a report; one that waits, by the same about the same at one table, is enough."""
    _check_met(connection, player, report)
    number = secrets.token_hex(8)
    row = {"id": number, "player": player, "other": report.player, "table_id": report.table}
    row |= {"reason": report.reason, "note": " ".join(report.note.split())}
    pending = f"{player} {report.player} {report.table}"
    if not insert_new(connection, reports, **row, at=now, pending=pending, settled=None):
        raise Denied(Code.ALREADY_REPORTED)
    said = select(chats.c.n, chats.c.player, chats.c.name, chats.c.text, chats.c.at)
    said = said.where(chats.c.table_id == report.table, chats.c.text.is_not(None))
    for line in connection.execute(said.order_by(chats.c.n.desc()).limit(LINES)).mappings().all():
        connection.execute(insert(report_lines).values(report=number, **line))


def _check_met(connection: Connection, player: str, report: Report) -> None:
    """Only somebody who sits or sat at a table, opened it or said something there can be reported."""
    if player == report.player:
        raise Denied(Code.ONESELF)
    table = connection.execute(select(tables.c.host).where(tables.c.id == report.table)).first()
    if table is None:
        raise Denied(Code.UNKNOWN_TABLE, found=report.table)
    there = select(players.c.id).where(players.c.id == report.player, players.c.kind != "deleted")
    sat = or_(seats.c.player == report.player, seats.c.resigned == report.player)
    met = or_(
        players.c.id == table.host,
        exists().where(seats.c.table_id == report.table, sat),
        exists().where(chats.c.table_id == report.table, chats.c.player == report.player),
    )
    if connection.execute(there.where(met)).first() is None:
        raise Denied(Code.UNKNOWN_PLAYER, found=report.player)


def waiting_reports(connection: Connection, most: int) -> list[Reported]:
    """Those that nobody has dealt with, the oldest first."""
    wanted = select(reports).where(reports.c.pending.is_not(None)).order_by(reports.c.at, reports.c.id)
    rows = connection.execute(wanted.limit(most)).all()
    known = somebodies(connection, {one for row in rows for one in (row.player, row.other)})
    lines = _lines_of(connection, [row.id for row in rows])
    return [
        Reported(
            id=row.id,
            at=row.at,
            reason=row.reason,
            note=row.note,
            table=row.table_id,
            by=known[row.player],
            about=known[row.other],
            lines=lines[row.id],
            settled=row.settled,
        )
        for row in rows
    ]


def _lines_of(connection: Connection, ids: Sequence[str]) -> defaultdict[str, list[ReportedLine]]:
    """What was said before each of these reports, in order."""
    lines: defaultdict[str, list[ReportedLine]] = defaultdict(list)
    c = report_lines.c
    for row in connection.execute(select(report_lines).where(c.report.in_(ids)).order_by(c.report, c.n)):
        lines[row.report].append(ReportedLine(row.player, row.name, row.text, row.at))
    return lines


def reports_by(player: str) -> Select[Any]:
    """What somebody has reported."""
    c = reports.c
    shown = select(c.id, c.other, c.table_id, c.reason, c.note, c.at, c.settled)
    return shown.where(c.player == player).order_by(c.at)


def settle(connection: Connection, report: str, now: float) -> bool:
    """A report is dealt with; False if none waits.  Nothing is left of one whose people are gone."""
    waiting = update(reports).where(reports.c.id == report, reports.c.pending.is_not(None))
    if connection.execute(waiting.values(pending=None, settled=now)).rowcount == 0:
        return False
    gone = select(players.c.id).where(players.c.kind == "deleted")
    theirs = or_(reports.c.player.in_(gone), reports.c.other.in_(gone))
    _drop(connection, and_(reports.c.id == report, theirs))
    return True


def forget_reports(connection: Connection, player: str) -> None:
    """Somebody is gone: with them the reports by them and about them that were dealt with.

    Those that wait stay until then, without the name: nobody gets rid of one by going.  Of what they said
    only that stays which a report about them quotes.
    """
    mine = or_(reports.c.player == player, reports.c.other == player)
    _drop(connection, and_(mine, reports.c.pending.is_(None)))
    about = select(reports.c.id).where(reports.c.other == player)
    said = report_lines.c.player == player
    connection.execute(delete(report_lines).where(said, report_lines.c.report.not_in(about)))
    connection.execute(update(report_lines).where(said).values(name=FORMER))


def _drop(connection: Connection, which: ColumnElement[bool]) -> None:
    gone = select(reports.c.id).where(which)
    connection.execute(delete(report_lines).where(report_lines.c.report.in_(gone)))
    connection.execute(delete(reports).where(which))
