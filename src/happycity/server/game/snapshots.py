"""From a game's log to its positions: every entry leads from one snapshot to the next, by the rules alone.

A restart is a replay of the log.  Entries are decisions; forced moves follow from them and are not stored.
`undo` goes back to the snapshot before a decision, as an entry of its own: nothing is ever deleted.
What an entry brought about is written into it when it is made; from then on that is shown, and nothing else.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.stamp import Stamp
from happycity.server.game.dealing import seed_of
from happycity.server.model.tables import LogEntry, StoredTable, rules_of, stamp_of
from happycity.server.refusals import Denied

_rows = msgspec.json.Decoder(list[list[Any]])

MOST_ENTRIES = 2000
"""Of one log: a game that is still not over by then is closed.  Long games have a few hundred."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The game after an entry."""

    seq: int
    game: Game
    entry: LogEntry | None = None
    moves: tuple[str, ...] = ()
    """What was played to come here, forced moves included."""
    events: tuple[Event, ...] = ()
    before: "Snapshot | None" = None
    """Where an undo leads: the snapshot before the last decision, as long as that can be taken back."""
    decider: int | None = None
    """Who took that decision."""
    holding: int | None = None
    """The seat whose turn is played but not ended."""
    withheld: tuple[Event, ...] = ()
    """That the game is over is told when that turn is ended."""
    away: frozenset[int] = frozenset()
    """Seats that a bot plays for."""
    undoes: tuple[int, ...] = ()
    """The numbers of the entries that the entry takes back."""

    @property
    def is_over(self) -> bool:
        """Whether the game is finished and nobody can take anything back."""
        return self.game.is_over and self.holding is None

    @property
    def seat(self) -> int | None:
        """Who has to act."""
        return self.game.seat if self.holding is None else self.holding

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its decision back: the last one, in this turn, that revealed nothing."""
        return self.before is not None and self.decider == seat


def opening(config: Config, seed: str, stamp: Stamp | None = None) -> Snapshot:
    """The game before anybody has decided anything; `stamp`: if other rules than the newest may hold."""
    game, events = Game.new(config, seed=seed, stamp=stamp).play_forced()
    return Snapshot(seq=0, game=game, moves=tuple(map(str, game.moves)), events=events)


def opening_of(table: StoredTable) -> Snapshot:
    """The beginning of a table's game; refused if this program does not know its rules or cards."""
    return opening(rules_of(table), seed_of(table), stamp_of(table))


def after(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    """Where an entry leads; a refusal if it cannot stand here."""
    reached = worked_out(snapshot, entry)
    if entry.events is None:
        entry, events = replace(entry, events=_written(reached.events)), reached.events
    else:
        events = _read(entry.events)
    undoes = _undone(snapshot, entry)
    return replace(reached, seq=snapshot.seq + 1, entry=entry, events=events, undoes=undoes)


def worked_out(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    """The same by the rules alone, whatever the entry says of it."""
    return _REACHED_BY[entry.kind](snapshot, entry)


def _written(events: Iterable[Event]) -> str:
    return msgspec.json.encode([event.to_row() for event in events]).decode()


def _read(events: str) -> tuple[Event, ...]:
    return tuple(Event.of_row(row) for row in _rows.decode(events))


def replay(first: Snapshot, entries: Iterable[LogEntry]) -> list[Snapshot]:
    """Every snapshot of a log; the snapshot with index i has number i."""
    snapshots = [first]
    for entry in entries:
        snapshots.append(after(snapshots[-1], entry))
    return snapshots


def snapshots_of(table: StoredTable, log: Iterable[LogEntry]) -> list[Snapshot]:
    """Every snapshot of a table's game."""
    return replay(opening_of(table), log)


def last_snapshots(table: StoredTable, log: Iterable[LogEntry], most: int) -> list[Snapshot]:
    """The last so many snapshots of a table's game; those before are not kept."""
    kept = deque([opening_of(table)], maxlen=most)
    for entry in log:
        kept.append(after(kept[-1], entry))
    return list(kept)


def last_snapshot(table: StoredTable, log: Iterable[LogEntry]) -> Snapshot:
    """Where a game is."""
    return last_snapshots(table, log, 1)[-1]


# --- one function for every kind of entry -----------------------------------------------------------------


def _move(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    _check_turn(snapshot, entry)
    if snapshot.holding is not None:
        raise Denied(Code.TURN_NOT_ENDED, seat=entry.seat)
    game, events = snapshot.game.play(entry.move or "")
    game, more = _forced(game, _turn(snapshot.game) if entry.hold else None)
    revealed = game.revealed_since(snapshot.game)
    holds = entry.hold and _turn(game) != _turn(snapshot.game) and not revealed
    if entry.hold and not holds:  # nothing could be taken back: the next turn need not wait
        game, still_more = _forced(game, None)
        revealed, more = game.revealed_since(snapshot.game), more + still_more
    in_turn = holds or _turn(game) == _turn(snapshot.game)
    events += more
    withheld = events[-1:] if holds and game.is_over else ()
    return Snapshot(
        seq=snapshot.seq,
        game=game,
        moves=_moves_since(snapshot.game, game),
        events=events[: len(events) - len(withheld)],
        before=snapshot if in_turn and not revealed and not entry.by_bot else None,
        decider=entry.seat,
        holding=entry.seat if holds else None,
        withheld=withheld,
        away=snapshot.away if entry.by_bot else snapshot.away - {entry.seat},  # who decides is back
    )


def _undo(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    if entry.seat is None or not snapshot.can_undo(entry.seat) or snapshot.before is None:
        raise Denied(Code.NOTHING_TO_UNDO, seat=entry.seat)
    return replace(snapshot.before, moves=(), events=(), away=snapshot.away)


def _undone(snapshot: Snapshot, entry: LogEntry) -> tuple[int, ...]:
    """The decision alone: whoever went away or came back since then has still done so."""
    if entry.kind != "undo" or snapshot.before is None:
        return ()
    return (snapshot.before.seq + 1,)


def _end(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    if snapshot.holding is None or snapshot.holding != entry.seat:
        raise Denied(Code.NO_TURN_TO_END, seat=entry.seat)
    game, events = snapshot.game.play_forced()
    return replace(
        snapshot,
        game=game,
        moves=_moves_since(snapshot.game, game),
        events=snapshot.withheld + events,
        before=None,
        holding=None,
        withheld=(),
    )


def _away(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    if entry.seat is None or entry.seat in snapshot.away:
        raise Denied(Code.ALREADY_AWAY, seat=entry.seat)
    return replace(snapshot, moves=(), events=(), away=snapshot.away | {entry.seat})


def _back(snapshot: Snapshot, entry: LogEntry) -> Snapshot:
    if entry.seat not in snapshot.away:
        raise Denied(Code.NOT_AWAY, seat=entry.seat)
    return replace(snapshot, moves=(), events=(), away=snapshot.away - {entry.seat})


_REACHED_BY = {"move": _move, "undo": _undo, "end": _end, "away": _away, "back": _back}


def _check_turn(snapshot: Snapshot, entry: LogEntry) -> None:
    if snapshot.is_over:
        raise Denied(Code.GAME_FINISHED, seat=entry.seat)
    if entry.seat != snapshot.seat:
        raise Denied(Code.NOT_YOUR_TURN, seat=entry.seat, turn=snapshot.seat)


def _forced(game: Game, within: tuple[int, int, bool] | None) -> tuple[Game, tuple[Event, ...]]:
    """Play what is forced, as far as the end of a turn if one is named."""
    events = tuple[Event, ...]()
    while len(game.legal_actions) == 1 and within in (None, _turn(game)):
        game, more = game.play(game.legal_moves[0])
        events += more
    return game, events


def _turn(game: Game) -> tuple[int, int, bool]:
    return game.round, game.turn, game.is_over


def _moves_since(before: Game, after: Game) -> tuple[str, ...]:
    return tuple(str(step.move) for step in after.steps[len(before.steps) :])
