"""Games that were played on a device without a server, taken into an account: checked, then kept like others.

A device can write what it likes, so nothing of such a game counts: no rating, no statistics.
"""

import secrets
from collections.abc import Container, Sequence
from dataclasses import replace

import msgspec

from happycity.bots import LEVELS
from happycity.codes import Code
from happycity.rules.fairness import FairPart, check_fair, fair_part
from happycity.rules.record import Record, record_differs
from happycity.rules.refusals import Refusal
from happycity.server.game.replays import check_record, word_of
from happycity.server.game.results import finished_game
from happycity.server.game.seating import fresh_table_id
from happycity.server.game.snapshots import Snapshot, after, opening_of
from happycity.server.model.people import Person
from happycity.server.model.results import TakenGame
from happycity.server.model.tables import SERVERS, LogEntry, Options, Seat, StoredTable
from happycity.server.names import clean_name, key_of
from happycity.server.protocol.terms import BOT_PAUSE_MS
from happycity.server.refusals import Denied


def taken_game(record: Record, owner: Person, ended: float, foreign: Container[str] = ()) -> TakenGame:
    """What is kept of a record; refused unless all of it, every shuffle included, follows from its secret.

    Who sat there is told by the record; people at one device are all the owner's, as at a screen that is
    passed around.  `foreign`: the keys of names that others keep.
    """
    check_record(record)
    if found := check_fair(record):
        raise record_differs(found)
    table = _table(record, fair_part(record), _seats(record, owner, foreign), owner, ended)
    snapshots = _snapshots(table, record.moves)
    finished = finished_game(table, snapshots[-1], ended)
    log = tuple(snapshot.entry for snapshot in snapshots if snapshot.entry)
    return TakenGame(replace(table, seq=len(log), result=finished.result), log, finished)


def names_in(record: Record) -> dict[int, str]:
    """What people who shared a screen called themselves, by seat, as far as anybody may be called so."""
    people = [seat for seat in range(record.config.players) if _level(record, seat) is None]
    found = {seat: _clean(word_of(record.meta.get("players"), seat)) for seat in people}
    return {seat: name for seat, name in found.items() if name} if len(people) > 1 else {}


def _clean(name: str | None) -> str | None:
    try:
        return clean_name(name) if name else None
    except Refusal:
        return None


def _level(record: Record, seat: int) -> str | None:
    return word_of(record.meta.get("bots"), seat)


def _seats(record: Record, owner: Person, foreign: Container[str]) -> tuple[Seat, ...]:
    names = {seat: name for seat, name in names_in(record).items() if key_of(name) not in foreign}
    seats = tuple(
        _bot(number, level)
        if (level := _level(record, number))
        else Seat(number, "person", owner.id, names.get(number, owner.name), account=True)
        for number in range(record.config.players)
    )
    if all(seat.kind == "bot" for seat in seats):
        raise Denied(Code.NOT_SEATED)
    return seats


def _bot(number: int, level: str) -> Seat:
    if level not in LEVELS:
        raise Refusal(Code.UNKNOWN_LEVEL, found=level, known=list(LEVELS))
    return Seat(number, "bot", name=level, bot=level)


def _table(
    record: Record, fair: FairPart, seats: tuple[Seat, ...], owner: Person, ended: float
) -> StoredTable:
    options = Options(rated=False, clock=None, chat="everybody", pause_ms=BOT_PAUSE_MS, device=True)
    return StoredTable(
        id=fresh_table_id(),
        status="over",
        config=_json(record.config),
        options=_json(options),
        host=owner.id,
        public=False,
        secret=fair.secret,
        commitment=fair.commitment,
        bot_seed=secrets.token_hex(16),
        created=ended,
        began=ended,
        ended=ended,
        first=fair.first,
        seats=_with_parts(seats, fair),
        rules=record.played_under.rules,
        cards=record.played_under.cards,
    )


def _with_parts(seats: tuple[Seat, ...], fair: FairPart) -> tuple[Seat, ...]:
    """What those who played had added to the shuffles: it is counted in the order of sitting down."""
    parts = {(part.seat - (fair.first or 0)) % len(seats): part for part in fair.parts}
    return tuple(
        replace(seat, promise=part.promise, nonce=part.nonce) if (part := parts.get(seat.seat)) else seat
        for seat in seats
    )


def _snapshots(table: StoredTable, moves: Sequence[str]) -> list[Snapshot]:
    """The game as a log here would have it: decisions alone, forced moves follow from them."""
    snapshots = [opening_of(table)]
    while not snapshots[-1].is_over:
        last = snapshots[-1]
        seat = last.game.seat
        by_bot = seat is not None and table.seats[seat].kind == "bot"
        snapshots.append(after(last, _entry(table, last, moves[len(last.game.steps)], by_bot)))
    return snapshots


def _entry(table: StoredTable, last: Snapshot, move: str, by_bot: bool) -> LogEntry:
    seq = last.seq + 1
    return LogEntry(
        table_id=table.id,
        seq=seq,
        kind="move",
        seat=last.game.seat,
        move=move,
        key=f"{SERVERS}device-{seq}",
        by_bot=by_bot,
        hold=False,
        at=table.created,
        spent=0.0,
    )


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
