"""Whether puzzles hold: each is judged again as it was when it was found."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from happycity.arena.parallel import in_order
from happycity.review.judge import DEEP, Judge, Verdict
from happycity.review.puzzles import AHEAD, PROOFS, Puzzle


def sample_of(puzzles: Sequence[Puzzle], number: int | None) -> Sequence[Puzzle]:
    """So many of them by lot, always the same; all if not told."""
    if number is None or number >= len(puzzles):
        return puzzles
    return Random("proof").sample(puzzles, number)


def proved(puzzles: Sequence[Puzzle], processes: int) -> Iterator[bool]:
    """One after the other: whether every judge finds the same best choice, clearly ahead."""
    return in_order(holds, puzzles, processes)


def holds(puzzle: Puzzle) -> bool:
    """Whether all three judges agree with a puzzle."""
    view = puzzle.game.view()
    for judge in _judges():
        verdict = judge.verdict(view, least=2)
        if verdict is None or str(view.move(verdict.best.action)) != puzzle.best or not _is_ahead(verdict):
            return False
    return True


def _is_ahead(verdict: Verdict) -> bool:
    return all(choice.behind - choice.error >= AHEAD for choice in verdict.choices[1:])


@cache
def _judges() -> list[Judge]:
    """One set for each process: they are large."""
    return [Judge(DEEP, seed) for seed in PROOFS]
