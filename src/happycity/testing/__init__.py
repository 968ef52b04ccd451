"""The checkers that our own suite calls, for everybody.

`check_bot` tells whether a bot is a good guest, `check_env` whether an environment plays this game.
`python -m happycity.testing SPEC` runs it from the command line.
"""

from happycity.testing.bot_check import check_bot
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.env_check import EnvCheckFailed, EnvReport, check_env
from happycity.testing.reports import BotCheckFailed, BotReport, CellReport

__all__ = [
    "ALL_CELLS",
    "BotCheckFailed",
    "BotReport",
    "CellReport",
    "EnvCheckFailed",
    "EnvReport",
    "cell_id",
    "check_bot",
    "check_env",
]
