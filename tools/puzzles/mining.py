"""Puzzles from many games, each game in a process of its own, until the time is up."""

import time
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from random import Random

import msgspec

from happycity.arena.match import play_match
from happycity.arena.parallel import in_order
from happycity.review.puzzles import Miner, Puzzle, seated_by_lot
from happycity.rules.config import Config
from happycity.rules.history import played_moves
from tools.puzzles.cells import in_shares

PER_GAME = 4


class Job(msgspec.Struct, frozen=True):
    """A game to look into."""

    config: Config
    seed: str


class Mined(msgspec.Struct, frozen=True):
    """A puzzle and the game it comes from, which a puzzle itself does not tell."""

    config: Config
    seed: str
    puzzle: Puzzle

    @property
    def game(self) -> tuple[Config, str]:
        """Which game: puzzles of the same one resemble each other."""
        return self.config, self.seed


def parse_mined(line: bytes) -> Mined:
    """A line of a mining file."""
    return msgspec.json.decode(line, type=Mined)


def mined_line(mined: Mined) -> bytes:
    """A puzzle as a mining file keeps it."""
    return msgspec.json.encode(mined) + b"\n"


def jobs(seed: str, first: int, games: int | None) -> Iterator[Job]:
    """The games from one number on; the same numbers are always the same games."""
    numbered = (Job(config, f"{seed}-{number}") for number, config in enumerate(in_shares()))
    return islice(numbered, first, None if games is None else first + games)


def mine(
    seed: str, first: int, games: int | None, minutes: float, processes: int
) -> Iterator[list[Mined] | None]:
    """Game by game, what was found in it; ends with the games, or with None when the time is up."""
    work = partial(_unless_late, time.time() + 60 * minutes)
    for found in in_order(work, jobs(seed, first, games), processes):
        yield found
        if found is None:
            return


def _unless_late(deadline: float, job: Job) -> list[Mined] | None:
    """None if the game should not begin any more; one that has begun is finished."""
    return None if time.time() >= deadline else mined_in(job)


def mined_in(job: Job) -> list[Mined]:
    """Some puzzles of one game, in which levels sit by lot.

    Decisions are looked into by lot, until there are enough: positions of one game resemble each other.
    """
    lot = Random(f"{job.seed} seats")
    levels = seated_by_lot(job.config.players, lot)
    moves = list(played_moves(play_match(job.config, levels, job.seed).game))
    lot.shuffle(moves)
    return [Mined(job.config, job.seed, puzzle) for puzzle in islice(_miner().mine(moves), PER_GAME)]


@cache
def _miner() -> Miner:
    """One for each process: its judges are large."""
    return Miner()
