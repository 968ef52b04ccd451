"""What is kept of a finished game: one object per game, one part per seat."""

from math import log10
from typing import Any

import msgspec

from happycity.arena.lineups import Seating, Tournament
from happycity.arena.match import Match, play_match
from happycity.kernel.victory import ranks_of
from happycity.rules.record import result_of

STEPS_PER_DECADE = 40
"""Times are kept in steps of 6 %: ten times as long is so many steps more."""
MOST_FAILURES = 3
"""Failures of one game that are kept in full; all are counted."""


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a finished game."""

    bot: str
    points: int
    coins: int
    hearts: int
    inhabitants: int
    share: float
    """Of the victory: 1 for the winner, 1/2 each for two who share it, 0 for the others."""
    special: str | None = None
    """The special building it took, even if a monster destroyed it later."""
    asked: int = 0
    """Moves with a choice."""
    faults: int = 0
    """Moves that were chosen for it because it failed."""
    seconds: float = 0.0
    """Thinking time of all moves."""
    times: list[int] = []
    """Thinking time of each move asked for, as a step: see `step_of` and `milliseconds_of`."""


class Failure(msgspec.Struct, frozen=True):
    """A bot failed to answer as it should: a refusal of the catalogue, with its facts."""

    seat: int
    move: int
    """Number of the move in the game, from 1."""
    code: str
    facts: dict[str, Any]


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game."""

    game: int
    deal: int
    rotation: int
    seed: str
    rounds: int
    table: list[str]
    """The special buildings that lay on the table."""
    seats: list[SeatResult]
    failures: list[Failure] = []
    stalled: bool = False
    """Whether nobody ended the game, so that chance had to: see `match.MOST_MOVES`."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """By seat: 0 for the first, equal for those who share a place (R7.5)."""
        return ranks_of([seat.points for seat in self.seats], [seat.coins for seat in self.seats])


def play_games(task: tuple[Tournament, range]) -> list[GameResult]:
    """Play the games with these numbers."""
    tournament, numbers = task
    return [play_game(tournament, number) for number in numbers]


def play_game(tournament: Tournament, number: int) -> GameResult:
    """Play the game with this number."""
    seating = tournament.seating(number)
    match = play_match(tournament.config, seating.bots, seating.seed)
    return GameResult(
        game=seating.game,
        deal=seating.deal,
        rotation=seating.rotation,
        seed=seating.seed,
        rounds=match.game.round,
        table=list(match.game.setup.specials) if match.game.setup else [],
        seats=_seats(seating, match),
        failures=_failures(match),
        stalled=match.stalled,
    )


def _seats(seating: Seating, match: Match) -> list[SeatResult]:
    result, shares, taken = result_of(match.game), match.game.shares, _taken(match)
    seats = []
    for seat, bot in enumerate(seating.bots):
        seconds = _thinking(match, seat)
        seats.append(
            SeatResult(
                bot=bot,
                points=result.points[seat],
                coins=result.coins[seat],
                hearts=result.hearts[seat],
                inhabitants=result.inhabitants[seat],
                share=shares[seat],
                special=taken.get(seat),
                asked=len(seconds),
                faults=match.failures_of(seat),
                seconds=round(sum(seconds), 6),
                times=[step_of(time) for time in seconds],
            )
        )
    return seats


def _thinking(match: Match, seat: int) -> list[float]:
    """Seconds of each move this seat was asked for; a move without a choice takes none."""
    return [time for who, time in zip(match.seats, match.seconds, strict=True) if who == seat and time]


def _taken(match: Match) -> dict[int, str]:
    pairs = zip(match.seats, match.game.moves, strict=True)
    return {seat: move.card for seat, move in pairs if move.word == "take"}


def _failures(match: Match) -> list[Failure]:
    return [
        Failure(seat, number, fault.code, msgspec.to_builtins(fault.facts, enc_hook=str))
        for number, seat, fault in match.faults[:MOST_FAILURES]
    ]


def step_of(seconds: float) -> int:
    """A time as a whole number of steps above a microsecond."""
    return max(0, round(STEPS_PER_DECADE * log10(max(seconds, 1e-6) * 1e6)))


def milliseconds_of(step: int) -> float:
    """The time that a step stands for."""
    return float(10 ** (step / STEPS_PER_DECADE) / 1000)
