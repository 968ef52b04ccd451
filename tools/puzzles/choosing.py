"""Which of many puzzles are kept: kinds of games in their shares, themes and difficulties evenly.

Those for whose answer nothing plain speaks come last: a solution that nobody can explain teaches little.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from happycity.review.puzzles import Puzzle
from tools.puzzles.cells import cell_of, most_wanting
from tools.puzzles.mining import PER_GAME, Mined
from tools.puzzles.shipping import grounds_of_puzzle

BANDS = 5
"""Difficulties are told apart in so many groups, as far as choosing goes."""


def band_of(puzzle: Puzzle) -> int:
    """The group that its difficulty belongs to, the easiest first."""
    return min(BANDS - 1, int(puzzle.difficulty * BANDS))


def chosen(mined: Iterable[Mined], number: int) -> list[Puzzle]:
    """So many of them, or fewer if there are not enough, the easiest first; always the same."""
    left: dict[str, list[Mined]] = defaultdict(list)
    silent = set[str]()
    for one in sorted({one.puzzle.id: one for one in mined}.values(), key=lambda one: one.puzzle.id):
        left[cell_of(one.config)].append(one)
        if not grounds_of_puzzle(one.puzzle):
            silent.add(one.puzzle.id)
    kept: list[Mined] = []
    had = dict.fromkeys(sorted(left), 0)
    while had and len(kept) < number:
        cell = most_wanting(had)
        left[cell] = _allowed(left[cell], kept)
        if not left[cell]:
            del had[cell]  # the others share what it cannot give
            continue
        one = _rarest([one for one in left[cell] if one.puzzle.id not in silent] or left[cell], kept)
        left[cell].remove(one)
        kept.append(one)
        had[cell] += 1
    return sorted((one.puzzle for one in kept), key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def _allowed(candidates: Sequence[Mined], kept: Sequence[Mined]) -> list[Mined]:
    """Those whose game has not given enough yet."""
    games = Counter(one.game for one in kept)
    return [one for one in candidates if games[one.game] < PER_GAME]


def _rarest(candidates: Sequence[Mined], kept: Sequence[Mined]) -> Mined:
    """The one whose theme and difficulty were kept least so far; the first of equals."""
    themes = Counter(one.puzzle.theme for one in kept)
    bands = Counter(band_of(one.puzzle) for one in kept)
    return min(candidates, key=lambda one: themes[one.puzzle.theme] + bands[band_of(one.puzzle)])
