"""The checkers that our own suite calls, for everybody.

`check_bot` tells whether a bot is a good guest, `check_env` whether an environment plays this game,
`check_store` whether a database can keep the games of a server.  `python -m happycity.testing` runs the first
and the last from the command line.  Servers and browsers to test with are in `.server` and `.browser`.
"""

from happycity.testing.bot_check import check_bot
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.env_check import EnvCheckFailed, EnvReport, check_env
from happycity.testing.reports import (
    BotCheckFailed,
    BotReport,
    CellReport,
    NotEmpty,
    StoreCheckFailed,
    StoreReport,
)
from happycity.testing.store_check import check_store

__all__ = [
    "ALL_CELLS",
    "BotCheckFailed",
    "BotReport",
    "CellReport",
    "EnvCheckFailed",
    "EnvReport",
    "NotEmpty",
    "StoreCheckFailed",
    "StoreReport",
    "cell_id",
    "check_bot",
    "check_env",
    "check_store",
]
