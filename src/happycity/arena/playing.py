"""The games of a tournament, played on this machine's cores or on a cluster, in order."""

from collections.abc import Iterator

from happycity.arena.cluster import on_cluster
from happycity.arena.lineups import Tournament
from happycity.arena.parallel import in_order
from happycity.arena.results import GameResult, play_game, play_games

CHUNK_SECONDS = 0.3
"""How long a process works before it reports: short enough for a smooth progress bar and a quick Ctrl-C."""
LARGEST_CHUNK = 100
WORTH_A_POOL = 2.0
"""Seconds of work below which starting further processes costs more than it saves."""
RULES_SECONDS = 0.01
"""What a game takes besides the thinking of its bots."""


def results(tournament: Tournament, numbers: range, processes: int, ray: str | None) -> Iterator[GameResult]:
    """Play the games with these numbers on so many processes, or on the Ray cluster at an address."""
    if ray is None:
        yield from _here(tournament, numbers, processes)
    elif numbers:
        for chunk in on_cluster(play_games, _tasks(tournament, numbers, 1), ray):
            yield from chunk


def _here(tournament: Tournament, numbers: range, processes: int) -> Iterator[GameResult]:
    """The first one in this process, to learn how long a game takes."""
    for number in numbers[:1]:
        first = play_game(tournament, number)
        yield first
        seconds = RULES_SECONDS + sum(seat.seconds for seat in first.seats)
        rest = numbers[1:]
        size = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / seconds)))
        used = processes if len(rest) * seconds > WORTH_A_POOL else 1
        for chunk in in_order(play_games, _tasks(tournament, rest, size), used):
            yield from chunk


def _tasks(tournament: Tournament, numbers: range, size: int) -> Iterator[tuple[Tournament, range]]:
    return ((tournament, numbers[i : i + size]) for i in range(0, len(numbers), size))
