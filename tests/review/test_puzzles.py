"""Puzzles: one choice is clearly best, whoever judges; what is shown is what was proved."""

from pathlib import Path

import msgspec
import pytest

from happycity.bots import LEVELS
from happycity.review import DEEP, Judge, Miner, Theme, parse_puzzle, puzzle_line
from happycity.review.judge import Depth
from happycity.review.puzzles import AHEAD, theme_of
from happycity.rules import Config, Game
from happycity.rules.history import played_moves
from happycity.rules.refusals import Refusal
from tests.review.games import a_game

KEPT = (Path(__file__).parent / "puzzles.jsonl").read_bytes().splitlines()
"""Made by `happycity puzzles --games 2`, the first three lines."""
SMALL = Depth("small", 24, 48, 0.02)


@pytest.mark.parametrize("line", KEPT)
def test_a_kept_puzzle_is_proved_again(line: bytes) -> None:
    puzzle = parse_puzzle(line)
    verdict = Judge(DEEP, seed=9).verdict(puzzle.game.view(), least=2)
    assert verdict is not None
    assert str(puzzle.game.move(verdict.best.action)) == puzzle.best
    assert verdict.choices[1].behind >= AHEAD


@pytest.mark.deep
def test_puzzles_are_found_and_graded() -> None:
    found = list(Miner(SMALL, SMALL).mine(played_moves(a_game(11, Config(2)))))
    assert found
    for puzzle in found:
        assert parse_puzzle(puzzle_line(puzzle)) == puzzle
        assert puzzle.answers[0].behind == 0
        assert all(answer.behind >= AHEAD for answer in puzzle.answers[1:])
        assert list(puzzle.found) == list(LEVELS)
        assert 0 <= puzzle.difficulty <= 1
        assert puzzle.theme in Theme
    assert len({puzzle.id for puzzle in found}) == len(found)


@pytest.mark.deep
def test_a_position_tells_no_hidden_order() -> None:
    """Two games that look alike make the same puzzle."""
    miner, seen = Miner(SMALL, SMALL), 0
    for played in played_moves(a_game(12, Config(3, "expert"))):
        if not played.is_choice or seen == 2:
            continue
        puzzle = miner.puzzle(played.before.view())
        if puzzle:
            assert miner.puzzle(played.before.imagined("otherwise").view()) == puzzle
            seen += 1
    assert seen


@pytest.mark.parametrize(
    ("text", "move", "theme"),
    [
        ("hc1 phase=buy visible=museum,zoo,school 0.coins=4", "buy museum", Theme.PURCHASE),
        ("hc1 phase=refill visible=museum,zoo", "draw 2", Theme.PILE),
        ("hc1 phase=discard visible=museum,zoo,school", "keep", Theme.DENIAL),
    ],
)
def test_a_theme_says_what_it_is_about(text: str, move: str, theme: Theme) -> None:
    game = Game.from_text(text)
    action = next(one for one in game.legal_actions if str(game.move(one)) == move)
    assert theme_of(game, action) == theme


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"position": "hc1 phase=tea"}, "tea"),
        ({"answers": []}, "two answers"),
        ({"answers": [{"move": "fly", "chance": 1, "behind": 0}] * 2}, "fly"),
        ({"theme": "weather"}, "weather"),
    ],
)
def test_a_damaged_puzzle_is_refused(change: dict[str, object], complaint: str) -> None:
    line = msgspec.json.encode(msgspec.json.decode(KEPT[0]) | change)
    with pytest.raises((msgspec.MsgspecError, Refusal)) as refused:
        parse_puzzle(line)
    assert complaint in f"{refused.value} {getattr(refused.value, 'facts', '')}"
