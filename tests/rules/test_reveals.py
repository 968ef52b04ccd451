"""What a move reveals: played over other hidden orders, only such a move leads to another table."""

from itertools import pairwise
from random import Random

import pytest

from happycity.rules import Config, Game
from happycity.testing.positions import reshuffled
from tests.parity import CELLS, random_game
from tests.rules.test_r6_sphinx import TABLE as SPHINX

WORLDS = 6


def tables_after(game: Game, action: int, random: Random) -> set[str]:
    """How the table looks after an action, in worlds that look alike before it."""
    worlds = (reshuffled(game, random) for _ in range(WORLDS))
    return {Game(world.play_action(action).view().known, world._streams).text for world in worlds}


@pytest.mark.parametrize("cell", CELLS)
def test_only_moves_that_reveal_depend_on_hidden_orders(cell: tuple[int, str, bool]) -> None:
    random, differed = Random(str(cell)), 0
    for game in list(random_game(Config(*cell), 7))[::6]:
        for action in game.legal_actions[:8]:
            tables = tables_after(game, action, random)
            differed += len(tables) > 1
            assert len(tables) == 1 or game.move(action).reveals, (game.text, game.move(action))
    assert differed


def test_what_comes_out_of_the_box_is_revealed_and_what_is_copied_is_not() -> None:
    table = SPHINX.replace("perfume_shop", "perfume_shop,castle")
    game = Game.from_text(f"{table} phase=copy box=moai,red_square,wind_turbine")
    assert {str(move): move.reveals for move in game.legal_moves} == {"copy 2": False, "refuse": True}
    assert len(tables_after(game, game.legal_actions[-1], Random(1))) > 1


def test_moves_since_an_earlier_position_are_asked() -> None:
    games = list(random_game(Config(3, "expert", True), 2))
    for before, after in pairwise(games):
        step = after.steps[-1]
        assert after.revealed_since(before) == (
            step.move.word in ("draw", "refuse") or step.rebuild is not None
        )
    assert not games[0].revealed_since(games[0])
    assert games[-1].revealed_since(games[0])
