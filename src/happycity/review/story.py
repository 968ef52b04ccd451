"""The story of a finished game: its rounds in numbers, the chances of winning, and luck."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from happycity.codes import Code
from happycity.review.following import Following
from happycity.review.odds import Chances, rounded
from happycity.review.reveals import Reveal
from happycity.review.rounds import Round, rounds_of
from happycity.rules.game import Game
from happycity.rules.history import PlayedMove, played_moves
from happycity.rules.record import Record, record_differs, replay, result_difference
from happycity.rules.refusals import BadRecord
from happycity.rules.standings import resigned_in, standings_of

IMAGINED = 32
"""Worlds at each position, shared by the players: more players make longer games."""


@dataclass(frozen=True, slots=True)
class Story:
    """What can be said of a finished game in hindsight."""

    moves: tuple[PlayedMove, ...]
    chances: tuple[Chances, ...]
    """Before the first move, then after each: one more than moves."""
    reveals: tuple[Reveal, ...]
    """Every card that was turned over, with the chances before and after."""
    rounds: tuple[Round, ...]

    @property
    def luck(self) -> Chances:
        """By seat: how much hidden cards changed the chance of winning, all in all."""
        gains = [reveal.gains for reveal in self.reveals]
        return tuple(sum(part, 0.0) for part in zip(*gains, strict=True)) if gains else (0.0,) * self.players

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.chances[0])

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON; chances by seat, moves by their number in the record."""
        return {
            "rounds": [one.to_dict() for one in self.rounds],
            "chances": [rounded(chances) for chances in self.chances],
            "luck": rounded(self.luck),
            "reveals": [reveal.to_dict() for reveal in self.reveals],
        }


def story_of(
    game: Game | Record,
    *,
    resigned: Collection[int] = (),
    worlds: int | None = None,
    on_move: Callable[[], None] | None = None,
) -> Story:
    """Look back on a finished game or its record; refuses one that is not over or cannot be replayed.

    It ends with who has won: nobody who `resigned`, which a record says itself.
    It takes about half a second for two players and one and a half for five.  More `worlds` at each position
    make it more exact, fewer quicker; `on_move` is called whenever a move is worked out, to show progress.
    """
    return told(moves_of(game), resigned or resigned_from(game), worlds=worlds, on_move=on_move)


def resigned_from(game: Game | Record) -> Collection[int]:
    """The seats of those who resigned: only a record knows them."""
    return resigned_in(game.meta, game.config.players) if isinstance(game, Record) else ()


def moves_of(game: Game | Record) -> tuple[PlayedMove, ...]:
    """The moves of a finished game or its record; refuses one that cannot be replayed, or ends otherwise."""
    if isinstance(game, Record):
        record = game
        *_, game = replay(record)
        if game.is_over and (found := result_difference(record, game)):
            raise record_differs(found)
    if not game.is_over:
        raise BadRecord(Code.GAME_NOT_OVER, place=game.phase)
    return tuple(played_moves(game))


def told(
    moves: tuple[PlayedMove, ...],
    resigned: Collection[int] = (),
    *,
    worlds: int | None = None,
    on_move: Callable[[], None] | None = None,
) -> Story:
    """The story that all moves of a game make."""
    following = Following(moves, worlds or IMAGINED // moves[0].before.config.players)
    for played in moves:
        following.follow(played)
        if on_move:
            on_move()
    chances = (*following.chances[:-1], _result(moves[-1].after, resigned))
    return Story(
        moves=moves,
        chances=chances,
        reveals=tuple(following.reveals),
        rounds=tuple(rounds_of(moves, chances)),
    )


def _result(game: Game, resigned: Collection[int]) -> Chances:
    standings = standings_of(game, resigned)
    return tuple(standings.share(seat) for seat in range(game.config.players))
