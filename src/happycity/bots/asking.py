"""Asking a bot for its move, so that no bot can stop a game."""

import time
from typing import NamedTuple

from happycity.bots.interface import Bot, BotFault
from happycity.codes import Code
from happycity.rules.view import View


class Answer(NamedTuple):
    """The action to play, how long the bot thought, and what went wrong if it is not the bot's own.

    A tuple, because one is made for every move, and tuples are the cheapest.
    """

    action: int
    seconds: float = 0.0
    fault: BotFault | None = None


def ask(bot: Bot, view: View) -> Answer:
    """The bot's choice, or the default move if it fails or chooses illegally; it is not asked if forced."""
    if len(view.legal_actions) == 1:
        return Answer(view.legal_actions[0])
    begun = time.perf_counter()
    fault = None
    try:
        action = bot.choose(view)
        if action not in view.legal_actions:
            fault = BotFault(Code.BOT_ILLEGAL, bot=bot.name, found=str(action)[:60])
    except BotFault as failed:
        fault = failed
    except Exception as error:  # foreign code: whatever it does, the game goes on
        fault = BotFault(Code.BOT_RAISED, bot=bot.name, found=f"{type(error).__name__}: {error}"[:200])
    seconds = time.perf_counter() - begun
    return Answer(default_action(view) if fault else action, seconds, fault)


def default_action(view: View) -> int:
    """What is played for a bot that fails: the first legal move of the notation (keep, draw 1, coin …)."""
    return view.legal_actions[0]
