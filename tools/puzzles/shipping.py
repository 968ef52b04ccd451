"""The puzzles that come with the package, and the same for browsers.

A browser reads no positions, and a page knows no rules: so what it gets has the kernel's state, where and by
whom the decision is, and what speaks for the best choice.
"""

import json
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from happycity.bots import LEVELS
from happycity.review import Ground, Puzzle, grounds_of_best, puzzle_line
from happycity.review.puzzles import SHIPPED

BROWSERS = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "shipped.json"


def ship(puzzles: Iterable[Puzzle]) -> None:
    """Write both files."""
    kept = list(puzzles)
    SHIPPED.write_bytes(b"".join(map(puzzle_line, kept)))
    BROWSERS.write_text(browsers_file(kept), encoding="utf-8")


def browsers_file(puzzles: Iterable[Puzzle]) -> str:
    """A row for each, without the names of its columns; web/src/puzzles/shipped.ts reads it."""
    rows = ",\n".join(_packed(_row(puzzle)) for puzzle in puzzles)
    return f'{{"levels":{_packed(list(LEVELS))},"puzzles":[\n{rows}\n]}}\n'


def grounds_of_puzzle(puzzle: Puzzle) -> list[Ground]:
    """What speaks for its best answer, beside the next best."""
    game = puzzle.game
    actions = {str(game.move(one)): one for one in game.legal_actions}
    return list(grounds_of_best(game.view(), [actions[one.move] for one in puzzle.answers]))


def _row(puzzle: Puzzle) -> list[Any]:
    game, config = puzzle.game, puzzle.game.config
    return [
        puzzle.id,
        puzzle.theme,
        [config.players, config.specials, int(config.grozilla)],
        game.seat,
        _thousandths(puzzle.difficulty),
        [_thousandths(puzzle.found[level]) for level in LEVELS],
        [[one.move, _thousandths(one.chance), _thousandths(one.behind)] for one in puzzle.answers],
        [[ground.code, dict(ground.facts)] for ground in grounds_of_puzzle(puzzle)],
        b64encode(game.kernel.raw.tobytes()).decode(),
    ]


def _thousandths(part: float) -> int:
    return round(1000 * part)


def _packed(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
