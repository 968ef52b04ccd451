"""Puzzles from many games, until the time is up.

Each game in a process of its own; or, on a graphics card, some games at once: processes play them and ask the
levels, the card judges.
"""

import time
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from random import Random
from typing import NamedTuple

import msgspec

from happycity.arena.match import play_match
from happycity.arena.parallel import in_order
from happycity.review.judge import Verdict
from happycity.review.puzzles import Miner, Puzzle, is_obvious, puzzle_of, seated_by_lot, without_orders
from happycity.review.together import Hall
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.history import played_moves
from happycity.rules.view import View
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
    """Some puzzles of one game, until there are enough: positions of one game resemble each other."""
    found = (_miner().puzzle(view) for view in views_by_lot(job))
    return [Mined(job.config, job.seed, puzzle) for puzzle in islice(filter(None, found), PER_GAME)]


def views_by_lot(job: Job) -> list[View]:
    """The decisions of one game, in which levels sit by lot."""
    lot = Random(f"{job.seed} seats")
    levels = seated_by_lot(job.config.players, lot)
    moves = list(played_moves(play_match(job.config, levels, job.seed).game))
    lot.shuffle(moves)
    return [played.before.view() for played in moves if played.is_choice]


@cache
def _miner() -> Miner:
    """One for each process: its judges are large."""
    return Miner()


# --- on a card ----------------------------------------------------------------------------------------

AT_ONCE = 128
"""Games whose decisions a card judges together."""


class Found(NamedTuple):
    """A position in which one choice is clearly best."""

    job: Job
    game: Game
    best: int


def mine_on_card(
    seed: str, first: int, games: int | None, minutes: float, processes: int
) -> Iterator[list[Mined] | None]:
    """The same puzzles as `mine` finds, from many games at a time."""
    deadline, hall, miner = time.time() + 60 * minutes, Hall(), _miner()
    ahead = jobs(seed, first, games)
    while some := list(islice(ahead, AT_ONCE)):
        if time.time() >= deadline:
            yield None
            return
        mined = _mined_together(some, hall, miner, processes)
        for job in some:
            yield [one for one in mined if one.game == (job.config, job.seed)]


def _mined_together(some: list[Job], hall: Hall, miner: Miner, processes: int) -> list[Mined]:
    """The quick look leaves few, the weakest level fewer; only those are proved."""
    views = zip(some, in_order(views_by_lot, some, processes), strict=True)
    games = [(job, without_orders(view)) for job, of_game in views for view in of_game]
    best = hall.all_of(miner.screening(game) for _, game in games)
    clear = [Found(*one, action) for one, action in zip(games, best, strict=True) if action is not None]
    obvious = in_order(_is_obvious, clear, processes)
    hidden = [one for one, is_plain in zip(clear, obvious, strict=True) if not is_plain]
    proofs = hall.all_of(miner.proving(one.game, one.best) for one in hidden)
    proved = [(one, proof) for one, proof in zip(hidden, proofs, strict=True) if proof]
    return list(in_order(_graded, _some_of_each(proved), processes))


def _some_of_each(proved: list[tuple[Found, Verdict]]) -> Iterator[tuple[Found, Verdict]]:
    """The first ones of each game."""
    had = Counter[Job]()
    for found, proof in proved:
        had[found.job] += 1
        if had[found.job] <= PER_GAME:
            yield found, proof


def _is_obvious(found: Found) -> bool:
    return is_obvious(found.game, found.best)


def _graded(proved: tuple[Found, Verdict]) -> Mined:
    found, proof = proved
    return Mined(found.job.config, found.job.seed, puzzle_of(found.game, proof))
