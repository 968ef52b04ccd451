"""Finished games shown step by step: those of this server, and records that somebody uploads."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Raw

from happycity.codes import Code
from happycity.rules.game import Game
from happycity.rules.history import PlayedMove, played_moves
from happycity.rules.record import FORMAT, Record, difference, record_differs, replay
from happycity.rules.refusals import BadRecord
from happycity.rules.standings import resigned_in, standings_of
from happycity.rules.view_data import prices
from happycity.server.game.snapshots import MOST_ENTRIES, Snapshot
from happycity.server.game.views import public_bytes
from happycity.server.model.people import DELETED
from happycity.server.protocol.history import Replay, ReplayStep
from happycity.server.protocol.tables import Result, SeatInfo, TableInfo
from happycity.server.protocol.telling import Step
from happycity.server.protocol.terms import LONGEST_NAME

MOST_MOVES = MOST_ENTRIES
"""Every move costs the server a view."""
DIGITS = frozenset("0123456789abcdef")


def record_replay(record: Record) -> Replay:
    """Check a record as `happycity verify` does, and show it step by step."""
    check_record(record)
    *_, end = replay(record)
    snapshots = list(_snapshots(list(played_moves(end))))
    steps = [_step_of(snapshot, before) for before, snapshot in pairwise(snapshots)]
    return replay_of(_table_info(record, end, len(steps)), snapshots, steps)


def check_record(record: Record) -> None:
    """Refuse what is no whole game, or ends otherwise than it says."""
    if record.format != FORMAT:
        raise BadRecord(Code.FOREIGN_FORMAT, place="format", found=record.format[:60], known=[FORMAT])
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(Code.TOO_MANY_MOVES, found=len(record.moves), known=MOST_MOVES)
    found = difference(record)
    if found is None:
        return
    if found.place == "moves":
        raise BadRecord(Code.GAME_NOT_OVER, place="moves")
    raise record_differs(found)


def replay_of(table: TableInfo, snapshots: Sequence[Snapshot], steps: Sequence[Step]) -> Replay:
    """The snapshots of a game, shown: the first, then one for each step."""
    shown = [(snapshot.game.view(), snapshot) for snapshot in snapshots]
    first, *rest = [(Raw(public_bytes(snapshot, view)), prices(view)) for view, snapshot in shown]
    return Replay(
        table=table,
        first=first[0],
        prices=first[1],
        steps=[ReplayStep(step, view, cost) for step, (view, cost) in zip(steps, rest, strict=True)],
    )


# --- steps: a decision and the forced moves after it, as a server's log has them ----------------------


def _snapshots(played: Sequence[PlayedMove]) -> Iterator[Snapshot]:
    """Where somebody decides, and the end; each with what was played since the one before."""
    games = [played[0].before, *(one.after for one in played)]
    decided = [i for i, game in enumerate(games) if len(game.legal_actions) != 1]
    for seq, (since, index) in enumerate(pairwise((0, *decided))):
        between = played[since:index]
        moves = tuple(str(one.move) for one in between)
        events = tuple(event for one in between for event in one.events)
        yield Snapshot(seq, games[index], moves=moves, events=events)


def _step_of(snapshot: Snapshot, before: Snapshot) -> Step:
    return Step(
        seq=snapshot.seq,
        kind="move",
        seat=before.game.seat,
        move=snapshot.moves[0],
        by_bot=False,
        moves=list(snapshot.moves),
        events=[event.to_dict() for event in snapshot.events],
    )


# --- who played: a record may say it, in words of its own ---------------------------------------------


def _table_info(record: Record, end: Game, steps: int) -> TableInfo:
    resigned = resigned_in(record.meta, record.config.players)
    fair = record.meta.get("fair")
    known = fair if isinstance(fair, dict) else {}
    return TableInfo(
        id="",
        status="over",
        config=record.config,
        public=False,
        rated=False,
        clock=None,
        chat="nobody",
        chat_pause=0,
        pause_ms=0,
        device=False,
        host="",
        seats=[_seat_info(record, seat, seat in resigned) for seat in range(record.config.players)],
        seq=steps,
        commitment=_digits(known.get("commitment")) or "",
        secret=_digits(known.get("secret")),
        created=0.0,
        ended=None,
        previous=None,
        next=None,
        result=Result(record.result.points, record.result.coins, standings_of(end, resigned).winners),
        hints=[0] * record.config.players,
        agreements=[],
        absent=[],
        practice=None,
        daily=None,
        circle=None,
        evening=None,
        training=False,
        stamp=record.played_under,
        foreign=False,
    )


def _seat_info(record: Record, seat: int, resigned: bool) -> SeatInfo:
    bot = word_of(record.meta.get("bots"), seat)
    name = word_of(record.meta.get("players"), seat)
    kind = "bot" if bot else "person"
    return SeatInfo(
        seat=seat,
        kind=kind,  # type: ignore[arg-type]  # it is one of these words
        player=None,
        name=name,
        bot=bot,
        account=False,
        resigned=DELETED if resigned else None,  # a record names no ids
    )


def word_of(listed: Any, seat: int) -> str | None:
    """A short text at this place of a list, if there is a list and a text."""
    word = listed[seat] if isinstance(listed, list) and seat < len(listed) else None
    return word[:LONGEST_NAME] if isinstance(word, str) and word.isprintable() else None


def _digits(text: Any) -> str | None:
    return text if isinstance(text, str) and len(text) == 64 and DIGITS.issuperset(text) else None
