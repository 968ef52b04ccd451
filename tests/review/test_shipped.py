"""The puzzles that come with the package, and what browsers get of them."""

import json
from base64 import b64decode

import numpy as np

from happycity.review import Effort, Theme, grounds_of, shipped_puzzles
from happycity.review.puzzles import AHEAD
from happycity.rules import Game
from tools.puzzles.shipping import BROWSERS, browsers_file


def test_browsers_get_what_the_package_has() -> None:
    """`make docs` writes it."""
    assert BROWSERS.read_text("utf-8") == browsers_file(shipped_puzzles())


def test_every_one_is_a_puzzle() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) == len({puzzle.id for puzzle in puzzles}) >= 80
    for puzzle in puzzles:
        legal = {str(move) for move in puzzle.game.legal_moves}
        assert legal >= {answer.move for answer in puzzle.answers}
        assert all(answer.behind >= AHEAD for answer in puzzle.answers[1:])
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)


def test_they_are_of_every_effort_and_of_many_themes() -> None:
    assert {puzzle.effort for puzzle in shipped_puzzles()} == set(Effort)
    assert len({puzzle.theme for puzzle in shipped_puzzles()}) >= len(Theme) - 1


def test_a_state_is_the_position() -> None:
    for puzzle, row in zip(
        shipped_puzzles(), json.loads(BROWSERS.read_text("utf-8"))["puzzles"], strict=True
    ):
        state = np.frombuffer(b64decode(row[-1]), np.uint8)
        assert np.array_equal(state, Game.from_text(puzzle.position).kernel.raw)
        assert row[3] == puzzle.game.seat


def test_hardly_any_keeps_to_itself_why_its_answer_is_best() -> None:
    rows = json.loads(BROWSERS.read_text("utf-8"))["puzzles"]
    silent = [row[0] for row in rows if not row[7]]
    assert len(silent) <= 0.05 * len(rows), silent


def test_what_is_told_of_the_best_is_not_as_true_of_the_next() -> None:
    rows = json.loads(BROWSERS.read_text("utf-8"))["puzzles"]
    for puzzle, row in zip(shipped_puzzles(), rows, strict=True):
        game = puzzle.game
        actions = {str(game.move(one)): one for one in game.legal_actions}
        best, other = (game.move(actions[one.move]) for one in puzzle.answers[:2])
        if (best.word, best.card, best.number) == (other.word, other.card, other.number):
            continue  # the same card paid for otherwise
        of_next = grounds_of(game.view(), actions[str(other)])
        assert not [told for told in row[7] if told in [[one.code, dict(one.facts)] for one in of_next]]
