"""From a game's log to its positions: every entry leads from one stop to the next, by the rules alone.

A restart is a replay of the log.  Entries are decisions; forced moves follow from them and are not stored.
`undo` goes back to the stop before a decision, as an entry of its own: nothing is ever deleted.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.server.model import LogEntry
from happycity.server.refusing import Denied


@dataclass(frozen=True, slots=True)
class Stop:
    """The game after an entry."""

    seq: int
    game: Game
    entry: LogEntry | None = None
    moves: tuple[str, ...] = ()
    """What was played to come here, forced moves included."""
    events: tuple[Event, ...] = ()
    before: "Stop | None" = None
    """Where an undo leads: the stop before the last decision, as long as that can be taken back."""
    decider: int | None = None
    """Who took that decision."""
    holding: int | None = None
    """The seat whose turn is played but not ended."""
    away: frozenset[int] = frozenset()
    """Seats that a bot plays for."""

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


def first_stop(config: Config, secret: str) -> Stop:
    """The game before anybody has decided anything."""
    game, events = Game.new(config, seed=secret).play_forced()
    return Stop(seq=0, game=game, moves=tuple(map(str, game.moves)), events=events)


def next_stop(stop: Stop, entry: LogEntry) -> Stop:
    """Where an entry leads; a refusal if it cannot stand here."""
    after = _WAYS[entry.kind](stop, entry)
    return replace(after, seq=stop.seq + 1, entry=entry)


def course_of(first: Stop, entries: Iterable[LogEntry]) -> list[Stop]:
    """Every stop of a log; the stop with index i has number i."""
    stops = [first]
    for entry in entries:
        stops.append(next_stop(stops[-1], entry))
    return stops


# --- one way for every kind of entry -----------------------------------------------------------------


def _move(stop: Stop, entry: LogEntry) -> Stop:
    _check_turn(stop, entry)
    if stop.holding is not None:
        raise Denied("turn-not-ended", seat=entry.seat)
    game, events = stop.game.play(entry.move or "")
    game, more = _forced(game, _turn(stop.game) if entry.hold else None)
    revealed = game.revealed_since(stop.game)
    holds = entry.hold and _turn(game) != _turn(stop.game) and not revealed
    if entry.hold and not holds:  # nothing could be taken back: the next turn need not wait
        game, still_more = _forced(game, None)
        revealed, more = game.revealed_since(stop.game), more + still_more
    in_turn = holds or _turn(game) == _turn(stop.game)
    return Stop(
        seq=stop.seq,
        game=game,
        moves=_moves_since(stop.game, game),
        events=events + more,
        before=stop if in_turn and not revealed and not entry.by_bot else None,
        decider=entry.seat,
        holding=entry.seat if holds else None,
        away=stop.away if entry.by_bot else stop.away - {entry.seat},  # who decides is back
    )


def _undo(stop: Stop, entry: LogEntry) -> Stop:
    if entry.seat is None or not stop.can_undo(entry.seat) or stop.before is None:
        raise Denied("nothing-to-undo", seat=entry.seat)
    return replace(stop.before, moves=(), events=(), away=stop.away)


def _end(stop: Stop, entry: LogEntry) -> Stop:
    if stop.holding is None or stop.holding != entry.seat:
        raise Denied("no-turn-to-end", seat=entry.seat)
    game, events = stop.game.play_forced()
    return replace(
        stop,
        game=game,
        moves=_moves_since(stop.game, game),
        events=events,
        before=None,
        holding=None,
    )


def _away(stop: Stop, entry: LogEntry) -> Stop:
    if entry.seat is None or entry.seat in stop.away:
        raise Denied("already-away", seat=entry.seat)
    return replace(stop, moves=(), events=(), away=stop.away | {entry.seat})


def _back(stop: Stop, entry: LogEntry) -> Stop:
    if entry.seat not in stop.away:
        raise Denied("not-away", seat=entry.seat)
    return replace(stop, moves=(), events=(), away=stop.away - {entry.seat})


_WAYS = {"move": _move, "undo": _undo, "end": _end, "away": _away, "back": _back}


def _check_turn(stop: Stop, entry: LogEntry) -> None:
    if stop.is_over:
        raise Denied("game-finished", seat=entry.seat)
    if entry.seat != stop.seat:
        raise Denied("not-your-turn", seat=entry.seat, turn=stop.seat)


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
