"""Asking a bot a question and not letting it get away with anything."""

import time
from dataclasses import dataclass
from numbers import Integral

from happycity.bots.interface import Bot, BotFault, Reason
from happycity.codes import Code
from happycity.rules.view import View


@dataclass(frozen=True, slots=True)
class Reply:
    """A legal action, and how long the bot thought about it."""

    action: int
    milliseconds: float


def reply_of(bot: Bot, view: View) -> Reply:
    """What it chooses; a BotFault if it raises, or if that is not legal."""
    begun = time.perf_counter()
    try:
        action: object = bot.choose(view)
    except BotFault:
        raise
    except Exception as error:
        raise BotFault(Code.BOT_RAISED, bot=bot.name, found=_name_and_text(error)) from error
    milliseconds = (time.perf_counter() - begun) * 1000
    # 1.0 and True are equal to 1, but they are no actions.
    if not isinstance(action, Integral) or isinstance(action, bool) or action not in view.legal_actions:
        raise BotFault(Code.BOT_ILLEGAL, bot=bot.name, found=repr(action)[:60])
    return Reply(int(action), milliseconds)


def reason_of(bot: Bot, view: View, action: int) -> Reason:
    """Why it chose that; a BotFault if it raises, or gives no reason."""
    try:
        reason: object = bot.why(view, action)
    except Exception as error:
        raise BotFault(Code.BOT_RAISED, bot=bot.name, found=f"why: {_name_and_text(error)}") from error
    if not isinstance(reason, Reason) or not isinstance(reason.code, str):
        raise BotFault(Code.BOT_RAISED, bot=bot.name, found=f"why: {reason!r} is not a Reason"[:200])
    return reason


def _name_and_text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
