"""OpenSpiel's compiled tree search, unchanged, as an agent of the benchmark: SIMULATIONS for each decision.

pip install 'happycity[openspiel]'
happycity bench examples/openspiel_agent.py:choose --cells family-2 --opponents greedy,policy
"""

from functools import cache
from typing import Any

import pyspiel

from happycity import View
from happycity.rl.node import Node
from happycity.rl.openspiel import NAME

SIMULATIONS = 50


@cache
def search(options: str) -> tuple[Any, Any]:
    """A game with these options, and a search in it."""
    game = pyspiel.load_game(f"{NAME}({options})")
    playouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(
        game,
        playouts,
        uct_c=1.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )
    return game, bot


def choose(view: View) -> int:
    """The action explored most often, from what the view knows."""
    game, bot = search(",".join(f"{name}={value}" for name, value in view.config.to_dict().items()))
    state = game.new_initial_state()
    state.node = Node(view.known.copy())
    return int(bot.mcts_search(state).best_child().action)
