"""Whether puzzles hold: each is judged again as it was when it was found."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from happycity.arena.parallel import in_order
from happycity.review.puzzles import Miner, Puzzle
from happycity.review.together import Hall


def sample_of(puzzles: Sequence[Puzzle], number: int | None) -> Sequence[Puzzle]:
    """So many of them by lot, always the same; all if not told."""
    if number is None or number >= len(puzzles):
        return puzzles
    return Random("proof").sample(puzzles, number)


def proved(puzzles: Sequence[Puzzle], processes: int) -> Iterator[bool]:
    """One after the other: whether every judge finds the same best choice, clearly ahead."""
    return in_order(holds, puzzles, processes)


def proved_on_card(puzzles: Sequence[Puzzle]) -> list[bool]:
    """The same, all at once."""
    return Hall().all_of(map(_miner().checking, puzzles))


def holds(puzzle: Puzzle) -> bool:
    """Whether all three judges agree with a puzzle."""
    return _miner().holds(puzzle)


@cache
def _miner() -> Miner:
    """One for each process: its judges are large."""
    return Miner()
