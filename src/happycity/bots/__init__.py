"""Players that choose a move from a view: one bot per file, behind one small interface.

A new bot is a file with a class that has `name` and `choose`, and a line in `_BOTS`.
"""

from collections.abc import Callable, Mapping
from random import Random

from happycity.bots.greedy import GreedyBot
from happycity.bots.interface import Bot, BotFault, Reason, bot_seed
from happycity.bots.random import RandomBot
from happycity.rules.refusals import Refusal

__all__ = ["NAMES", "Bot", "BotFault", "Reason", "UnknownBot", "bot", "bot_seed"]

_BOTS: Mapping[str, Callable[[int], Bot]] = {
    RandomBot.name: lambda seed: RandomBot(Random(seed)),
    GreedyBot.name: GreedyBot,
}
NAMES = tuple(_BOTS)
"""Every bot that can be asked for."""


class UnknownBot(Refusal):
    """A bot that does not exist."""


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed gives the same choices."""
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", found=name[:60], known=list(NAMES))
    return _BOTS[name](seed)
