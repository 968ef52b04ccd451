"""A record that somebody brings along, shown like a game of this server; nothing of it is kept."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.record import FORMAT, Record, difference, replay
from happycity.rules.refusals import BadRecord
from happycity.server.course import Stop
from happycity.server.protocol import Replay, Result, SeatInfo, Step, TableInfo
from happycity.server.views import replay_of

MOST_MOVES = 2000
"""Long games have a few hundred; every move costs the server a view."""
LONGEST_NAME = 24
DIGITS = frozenset("0123456789abcdef")


def record_replay(record: Record) -> Replay:
    """Check a record as `happycity verify` does, and show it step by step."""
    _check(record)
    games = list(replay(record))
    stops = list(_stops(games))
    steps = [_step_of(stop, before) for before, stop in pairwise(stops)]
    return replay_of(_table_info(record, len(steps)), stops, steps)


def _check(record: Record) -> None:
    if record.format != FORMAT:
        raise BadRecord("foreign-format", place="format", found=record.format[:60], known=[FORMAT])
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("too-many-moves", found=len(record.moves), known=MOST_MOVES)
    found = difference(record)
    if found is None:
        return
    if found.place == "moves":
        raise BadRecord("game-not-over", place="moves")
    told, led = (str(value)[:60] for value in (found.recorded, found.replayed))
    raise BadRecord("record-differs", place=found.place[:60], found=told, known=led)


# --- steps: a decision and the forced moves after it, as a server's log has them ----------------------


def _stops(games: list[Game]) -> Iterator[Stop]:
    """Where somebody decides, and the end."""
    decided = [i for i, game in enumerate(games) if len(game.legal_actions) != 1]
    for seq, index in enumerate(decided):
        since = decided[seq - 1] if seq else 0
        moves = [str(step.move) for step in games[index].steps[since:]]
        yield Stop(seq, games[index], moves=tuple(moves), events=tuple(_events(games[since : index + 1])))


def _events(games: list[Game]) -> Iterator[Event]:
    for before, after in pairwise(games):
        step = after.steps[-1]
        yield from before.play(step.move, order=step.rebuild.order if step.rebuild else None)[1]


def _step_of(stop: Stop, before: Stop) -> Step:
    return Step(
        seq=stop.seq,
        kind="move",
        seat=before.game.seat,
        move=stop.moves[0],
        by_bot=False,
        moves=list(stop.moves),
        events=[event.to_dict() for event in stop.events],
    )


# --- who played: a record may say it, in words of its own ---------------------------------------------


def _table_info(record: Record, steps: int) -> TableInfo:
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
        pause_ms=0,
        host="",
        seats=[_seat_info(record, seat) for seat in range(record.config.players)],
        seq=steps,
        commitment=_digits(known.get("commitment")) or "",
        secret=_digits(known.get("secret")),
        created=0.0,
        ended=None,
        previous=None,
        next=None,
        result=Result(record.result.points, record.result.coins, record.result.winners),
    )


def _seat_info(record: Record, seat: int) -> SeatInfo:
    bot = _word(record.meta.get("bots"), seat)
    name = _word(record.meta.get("players"), seat)
    kind = "bot" if bot else "person"
    return SeatInfo(seat=seat, kind=kind, player=None, name=name, bot=bot, account=False)  # type: ignore[arg-type]


def _word(listed: Any, seat: int) -> str | None:
    """A short text at this place of a list, if there is a list and a text."""
    word = listed[seat] if isinstance(listed, list) and seat < len(listed) else None
    return word[:LONGEST_NAME] if isinstance(word, str) and word.isprintable() else None


def _digits(text: Any) -> str | None:
    return text if isinstance(text, str) and len(text) == 64 and DIGITS.issuperset(text) else None
