"""What a browser says of a decision is what Python says of it: the same worlds, numbers and grades."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from happycity.bots.learned import PolicyBot
from happycity.review import DEEP, QUICK, Depth
from happycity.review.decisions import decisions_of
from happycity.rules import Config, Game
from happycity.rules.history import PlayedMove, played_moves
from happycity.testing import ALL_CELLS, cell_id
from tests.local.views import SOME_CELLS
from tests.twins import course_of, done_alike

EVERY = 7
"""Each so many moves of a game are judged: no number of players shares a factor with it."""
WILD = 0.2
"""How often a move is any move, so that there is something to find fault with."""


def played(config: Config) -> list[PlayedMove]:
    """A game played at a glance, with a random move now and then."""
    rng, bot, game = Random(cell_id(config)), PolicyBot(1), Game.new(config, seed=cell_id(config))
    while not game.is_over:
        wild = rng.random() < WILD or len(game.legal_actions) == 1
        game = game.play_action(rng.choice(game.legal_actions) if wild else bot.choose(game.view()))
    return list(played_moves(game))


def judged(moves: Sequence[PlayedMove], asked: Sequence[PlayedMove], depth: Depth) -> dict[str, object]:
    """Some moves of a game, with what was found about each."""
    found = {one.number: one.to_dict() for one in decisions_of(asked, depth)}
    return {
        "game": course_of(moves[-1].after),
        "depth": depth.name,
        "moves": [{"number": one.number, "decision": found.get(one.number)} for one in asked],
    }


@pytest.mark.full
def test_decisions_are_judged_alike(tmp_path: Path) -> None:
    games = [played(config) for config in SOME_CELLS]
    quick = [judged(moves, moves[nth::EVERY], QUICK) for nth, moves in enumerate(games)]
    short = games[0]  # of two players, near its end: rehearsals are short
    late = [one for one in short if len(one.before.legal_actions) > 1][-4:]
    done_alike("reviews", [*quick, judged(short, late, DEEP)], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_whole_games_are_judged_alike(config: Config, tmp_path: Path) -> None:
    moves = played(config)
    done_alike("reviews", [judged(moves, moves, QUICK)], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("config", SOME_CELLS, ids=cell_id)
def test_whole_games_are_judged_deeply_alike(config: Config, tmp_path: Path) -> None:
    moves = played(config)
    done_alike("reviews", [judged(moves, moves, DEEP)], tmp_path)
