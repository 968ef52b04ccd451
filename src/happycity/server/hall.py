"""The hall: everything that one server process holds."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from happycity.server.limits import Limits
from happycity.server.metrics import Metrics
from happycity.server.settings import Settings

if TYPE_CHECKING:
    from happycity.server.bot_pool import BotPool
    from happycity.server.lobby import Lobby
    from happycity.server.messenger import Messenger
    from happycity.server.rooms import Rooms
    from happycity.server.sessions import Sessions
    from happycity.server.store.database import Database
    from happycity.server.store.scribe import Scribe


@dataclass(slots=True)
class Hall:
    """What every request and every connection can reach; `opening.py` fills it when the server starts."""

    settings: Settings
    now: Callable[[], float]
    """Seconds since 1970."""
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    """The name of this process among those that share the database."""
    metrics: Metrics = field(default_factory=Metrics)
    limits: Limits = field(init=False)
    database: "Database" = field(init=False)
    scribe: "Scribe" = field(init=False)
    sessions: "Sessions" = field(init=False)
    rooms: "Rooms" = field(init=False)
    lobby: "Lobby" = field(init=False)
    bots: "BotPool" = field(init=False)
    messenger: "Messenger" = field(init=False)
    is_open: bool = False

    def __post_init__(self) -> None:
        self.limits = Limits(self.settings)
