"""Whole games played at random."""

from random import Random

from happycity.rules import Config, Game
from happycity.testing.cells import ALL_CELLS

CELLS = [ALL_CELLS[0], ALL_CELLS[6], ALL_CELLS[9], ALL_CELLS[15]]
"""2 family, 3 expert, 4 family with Grozilla, 5 expert with Grozilla."""


def a_game(number: int = 1, config: Config | None = None) -> Game:
    """A finished game."""
    rng, game = Random(number), Game.new(config, seed=number)
    while not game.is_over:
        game = game.play(rng.choice(game.legal_moves))[0]
    return game
