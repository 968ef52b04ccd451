"""Compile what the thinking bots need: once per machine, with notice, before anybody waits for a move."""

from happycity.bots.learned import Asker
from happycity.bots.weights import weights_of
from happycity.kernel.compiling.jit import cache_folder, config
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.thinking import Thinking
from happycity.rules import warm
from happycity.rules.game import Game

_STAMP = "thinking"


def is_warm() -> bool:
    """Whether the machine code of the rules and of thinking is ready to be loaded."""
    return warm.is_warm() and (config.DISABLE_JIT or (cache_folder() / _STAMP).exists())


def warm_up() -> None:
    """Compile the rules and all ways to think (about a minute the first time)."""
    if not warm.is_warm():
        warm.warm_up()
    asker = Asker(weights_of())
    asker.turn_to(Game.new(seed=1).view(0), seed=1)
    asker.think(Thinking.WORK_OUT)
    asker.ponder(Pondering.ASK)
    if not config.DISABLE_JIT:
        (cache_folder() / _STAMP).touch()
