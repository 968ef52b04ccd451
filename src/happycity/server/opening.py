"""Opening and closing the hall."""

import asyncio

from happycity.rules.config import Config
from happycity.server.bot_pool import BotPool
from happycity.server.game.snapshots import opening
from happycity.server.game.views import public_bytes, your_view
from happycity.server.hall import Hall
from happycity.server.lobby import Lobby
from happycity.server.messenger import open_messenger
from happycity.server.rooms import Rooms
from happycity.server.sessions import Sessions
from happycity.server.store import keys, uptime
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.scribe import Scribe
from happycity.texts import LANGUAGES, Texts


async def open_hall(hall: Hall) -> None:
    """Bring the database up to date, then everything that rests on it."""
    hall.database = Database(hall.settings.database)
    await asyncio.gather(asyncio.to_thread(migrate, hall.database), asyncio.to_thread(_load_engine))
    hall.scribe = Scribe(hall.database)
    await hall.scribe.write(uptime.begin, hall.process, hall.now(), alone=hall.database.is_sqlite)
    hall.sessions = Sessions(hall, await hall.scribe.write(keys.server_key))
    hall.bots = BotPool(hall)
    hall.lobby = Lobby(hall)
    hall.rooms = Rooms(hall, await hall.database.read(uptime.downtimes))
    hall.messenger = open_messenger(hall, hall.rooms.hear)
    hall.rooms.start()
    hall.is_open = True
    hall.sentences = asyncio.create_task(asyncio.to_thread(_load_sentences))


def _load_engine() -> None:
    """Rules are read from disk when first used: now, not while somebody waits."""
    stop = opening(Config(), "warm")
    your_view(stop, stop.game.view(), [0, 1], casual=True)
    public_bytes(stop)


def _load_sentences() -> None:
    """The same for what is refused in five languages; nobody has to wait for that to come in."""
    for language in LANGUAGES:
        Texts(language)


async def close_hall(hall: Hall) -> None:
    """Stop acting, write what waits, let go."""
    hall.is_open = False
    await hall.sentences
    await hall.rooms.stop()
    await hall.lobby.stop()
    await hall.messenger.close()
    await hall.bots.close()
    await hall.scribe.write(uptime.end, hall.process, hall.now())
    hall.scribe.close()
    hall.database.close()
