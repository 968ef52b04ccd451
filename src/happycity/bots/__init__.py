"""Players that choose a move from a view: one bot per file, behind one small interface.

A bot is named by a spec: `greedy`, `search:200ms`, `search:5000:2`, `master`, `cmd:python my_bot.py`; those
that learned take weights of one's own, `mind@weights.npz:400`.  A new bot is a file with a subclass of `Bot`
and a line in one of the tables below.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from happycity.bots.budget import Budget, read_budget
from happycity.bots.builder import BuilderBot
from happycity.bots.command import CommandBot, check_command
from happycity.bots.flat import FlatBot
from happycity.bots.greedy import GreedyBot
from happycity.bots.interface import Bot, BotFault, Reason, bot_seed
from happycity.bots.learned import MindBot, PolicyBot
from happycity.bots.levels import LEVELS, LevelBot
from happycity.bots.random import RandomBot
from happycity.bots.search import SearchBot
from happycity.codes import Code
from happycity.rules.refusals import Refusal

__all__ = ["LEVELS", "NAMES", "Bot", "BotFault", "Reason", "UnknownBot", "bot", "bot_seed", "check_spec"]

_PLAIN: Mapping[str, Callable[[int], Bot]] = {
    RandomBot.name: lambda seed: RandomBot(Random(seed)),
    GreedyBot.name: GreedyBot,
    BuilderBot.name: BuilderBot,
    PolicyBot.name: PolicyBot,
}
_WITH_BUDGET: Mapping[str, tuple[Callable[[int, Budget], Bot], Budget]] = {
    FlatBot.name: (FlatBot, Budget(milliseconds=200)),
    SearchBot.name: (SearchBot, Budget(milliseconds=200)),
    MindBot.name: (MindBot, Budget(milliseconds=200)),
}
COMMANDS = ("cmd:", "cmd@")
NAMES = (*_PLAIN, *_WITH_BUDGET, *LEVELS)
"""Every bot that can be asked for by name."""


class UnknownBot(Refusal):
    """A bot that does not exist."""


def bot(spec: str, seed: int) -> Bot:
    """The bot that a spec names; the same seed gives the same choices, unless it thinks by the clock."""
    made = _make(spec, seed)
    made.name = spec
    return made


def check_spec(spec: str) -> None:
    """Refuse a bot that cannot be made, before anything is played."""
    if spec.startswith(COMMANDS):
        check_command(spec)
    else:
        _make(spec, 0)


def _make(spec: str, seed: int) -> Bot:
    if spec.startswith(COMMANDS):
        return CommandBot.of(spec, seed)
    learned = re.fullmatch(r"(policy|mind)@(.+?)(?::(\d.*))?", spec)
    if learned:
        return _learned(spec, seed, *learned.groups())
    name, colon, budget = spec.partition(":")
    if name in _WITH_BUDGET:
        make, usual = _WITH_BUDGET[name]
        return make(seed, read_budget(budget) if colon else usual)
    if name not in NAMES:
        raise UnknownBot(Code.UNKNOWN_BOT, found=spec[:60], known=list(NAMES))
    if colon:
        raise UnknownBot(Code.NO_BUDGET, found=spec[:60], bot=name)
    return LevelBot(seed, LEVELS[name]) if name in LEVELS else _PLAIN[name](seed)


def _learned(spec: str, seed: int, name: str, weights: str, budget: str | None) -> Bot:
    """A bot with other weights than those of the package."""
    if name == MindBot.name:
        return MindBot(seed, read_budget(budget) if budget else _WITH_BUDGET[name][1], Path(weights))
    if budget:
        raise UnknownBot(Code.NO_BUDGET, found=spec[:60], bot=name)
    return PolicyBot(seed, Path(weights))
