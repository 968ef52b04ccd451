"""What the doors find behind them: the finished parts of one server process."""

from collections.abc import Callable
from dataclasses import dataclass

from happycity.codes import Code
from happycity.server.live.aside import Aside
from happycity.server.live.evenings import Evenings
from happycity.server.live.friend_lists import FriendLists
from happycity.server.live.lobby import Lobby
from happycity.server.live.masters import Masters
from happycity.server.live.rooms import Rooms
from happycity.server.live.stories import Stories
from happycity.server.live.whereabouts import Whereabouts
from happycity.server.metrics import Metrics
from happycity.server.people.admins import Admins
from happycity.server.people.limits import Limits
from happycity.server.people.passwords import Passwords
from happycity.server.people.provider import Provider
from happycity.server.people.sessions import Sessions
from happycity.server.people.words import Words
from happycity.server.post.office import Office
from happycity.server.refusals import Denied
from happycity.server.settings import Settings
from happycity.server.store.database import Database
from happycity.server.store.scribe import Scribe


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that requests and connections use; `app.py` puts it together.  For doors only."""

    settings: Settings
    now: Callable[[], float]
    """Seconds since 1970."""
    metrics: Metrics
    limits: Limits
    database: Database
    scribe: Scribe
    sessions: Sessions
    passwords: Passwords
    provider: Provider | None
    """Of log-ins, where the host has chosen one."""
    words: Words
    admins: Admins
    rooms: Rooms
    lobby: Lobby
    friend_lists: FriendLists
    stories: Stories
    masters: Masters
    evenings: Evenings
    aside: Aside
    """For what the doors themselves work out."""
    whereabouts: Whereabouts
    office: Office


class Entrance:
    """The way in: closed, or open with the services behind it."""

    def __init__(self, settings: Settings, metrics: Metrics, process: str) -> None:
        """`process`: the name of this process among those that share the database."""
        self.settings, self.metrics, self.process = settings, metrics, process
        self.is_open = False
        self._services: Services | None = None

    @property
    def services(self) -> Services:
        """What is behind it; refused before it was ever open."""
        if self._services is None:
            raise Denied(Code.CLOSING)
        return self._services

    def open(self, services: Services) -> None:
        """Let people in."""
        self._services, self.is_open = services, True

    def close(self) -> None:
        """Let nobody in any more; who is inside finishes what they do."""
        self.is_open = False
