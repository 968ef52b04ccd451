"""The composition root: knows all parts, opens them in order and closes them in reverse."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from happycity.rules.config import Config
from happycity.server.game.snapshots import opening
from happycity.server.game.views import public_bytes, your_view
from happycity.server.live.aside import Aside
from happycity.server.live.bots import BotPool
from happycity.server.live.courses import Courses
from happycity.server.live.driver import Driver
from happycity.server.live.evenings import Evenings
from happycity.server.live.friend_lists import FriendLists
from happycity.server.live.hints import Hints, LocalHints, hints_of_others
from happycity.server.live.journal import Journal
from happycity.server.live.lobby import Lobby
from happycity.server.live.masters import Masters
from happycity.server.live.messenger import Messenger
from happycity.server.live.presence import Presence
from happycity.server.live.rooms import Rooms
from happycity.server.live.steady import Steady
from happycity.server.live.stories import Stories
from happycity.server.live.upkeep import Upkeep
from happycity.server.live.whereabouts import Whereabouts
from happycity.server.logs import tell
from happycity.server.metrics import Metrics
from happycity.server.people.admins import Admins
from happycity.server.people.limits import Limits
from happycity.server.people.passwords import Passwords
from happycity.server.people.provider import Provider
from happycity.server.people.sessions import Sessions
from happycity.server.people.words import Words
from happycity.server.post.office import office_of
from happycity.server.services import Entrance, Services
from happycity.server.settings import Settings
from happycity.server.store import friends, keys, people, tables, uptime
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.scribe import Scribe
from happycity.server.web.api import ROUTES
from happycity.server.web.calls import starlette_routes
from happycity.server.web.middleware import guarded
from happycity.server.web.site import Site
from happycity.server.web.sockets.lobby import lobby_socket
from happycity.server.web.sockets.table import table_socket
from happycity.texts import LANGUAGES, Texts

Now = Callable[[], float]
"""Seconds since 1970."""


def build_app(settings: Settings, now: Now | None = None) -> Starlette:
    """The application; what is behind its entrance opens when the server starts and closes when it stops."""
    words = Words(settings.words)  # before anything else: a file that cannot be read is the host's affair
    entrance = Entrance(settings, Metrics(), process=secrets.token_hex(8))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with opened(entrance, words, now or Steady()) as services:
            entrance.open(services)
            try:
                yield
            finally:
                entrance.close()

    routes = [
        *starlette_routes(entrance, ROUTES),
        WebSocketRoute("/ws/lobby", lobby_socket(entrance)),
        WebSocketRoute("/ws/tables/{table}", table_socket(entrance)),
        Site(root=settings.root),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.entrance = entrance
    return guarded(app, entrance)


@asynccontextmanager
async def opened(entrance: Entrance, words: Words, now: Now) -> AsyncIterator[Services]:
    """The services of one process: each part rests on those opened before it, and is closed before them."""
    settings, metrics, process = entrance.settings, entrance.metrics, entrance.process
    async with AsyncExitStack() as closing:
        database = Database(settings.database)
        closing.callback(database.close)
        await asyncio.gather(asyncio.to_thread(migrate, database), asyncio.to_thread(_load_engine))
        hints = Hints()
        scribe = Scribe(database, LocalHints(hints))
        closing.callback(scribe.close)
        await scribe.write(uptime.begin, process, now(), alone=database.is_sqlite)
        closing.push_async_callback(lambda: scribe.write(uptime.end, process, now()))

        limits = Limits(settings)
        server_key = await scribe.write(keys.server_key)
        sessions = Sessions(database, server_key, settings, now)
        aside, loading = Aside(1, "aside"), Aside(2, "loading")
        closing.push_async_callback(aside.close)
        closing.push_async_callback(loading.close)
        passwords = Passwords()
        closing.push_async_callback(passwords.close)
        stories = Stories()
        closing.push_async_callback(stories.close)
        bots = BotPool(settings.bot_threads, limits.thinking, metrics)
        closing.push_async_callback(bots.close)
        masters = Masters(database, scribe, bots, now)
        closing.push_async_callback(masters.close)
        lobby = Lobby(lambda *wanted: database.read(tables.open_tables, *wanted))
        closing.push_async_callback(lobby.close)
        driver = Driver(scribe, bots, metrics, now, process, alone=database.is_sqlite)
        closing.push_async_callback(driver.close)
        downtimes = await database.read(uptime.downtimes)
        journal = Journal(database, scribe, metrics)
        patience = settings.absence_seconds
        courses = Courses()
        rooms = Rooms(
            journal,
            scribe,
            driver,
            metrics,
            loading,
            courses,
            now=now,
            downtimes=downtimes,
            patience=patience,
        )
        closing.push_async_callback(rooms.close)

        friend_lists = FriendLists(
            lambda player: database.read(friends.friends_of, player, now() - uptime.ALIVE)
        )
        closing.push_async_callback(friend_lists.close)
        presence = Presence(rooms, lobby, scribe, now=now, process=process)
        closing.push_async_callback(presence.close)

        hints.on("lobby", lobby.refresh)
        hints.on("friends", friend_lists.on_hint)
        hints.on("person", sessions.forget)
        hints.on("table", rooms.on_hint)
        await closing.enter_async_context(hints_of_others(database, hints))
        whereabouts = Whereabouts(rooms, courses, journal, aside)
        push_key = await scribe.write(keys.push_key)
        office = office_of(settings, server_key, push_key, now)
        messenger = Messenger(
            office, database, scribe, rooms, lobby, whereabouts, metrics, now=now, process=process
        )
        closing.push_async_callback(messenger.close)
        evenings = Evenings(database, scribe, stories, aside, now=now)
        upkeep = Upkeep(
            database,
            scribe,
            rooms,
            driver,
            messenger,
            presence,
            friend_lists,
            evenings,
            hints,
            downtimes,
            settings,
            now=now,
            process=process,
        )
        closing.push_async_callback(upkeep.close)
        if isinstance(now, Steady):
            now.on_gap = upkeep.sleep_through
        sentences = asyncio.create_task(asyncio.to_thread(_load_sentences))
        closing.push_async_callback(partial(asyncio.wait, [sentences]))
        yield Services(
            settings=settings,
            now=now,
            metrics=metrics,
            limits=limits,
            database=database,
            scribe=scribe,
            sessions=sessions,
            passwords=passwords,
            provider=Provider(settings) if settings.oidc_issuer else None,
            words=words,
            admins=await _admins(settings, database),
            rooms=rooms,
            lobby=lobby,
            friend_lists=friend_lists,
            stories=stories,
            masters=masters,
            evenings=evenings,
            aside=aside,
            whereabouts=whereabouts,
            office=office,
        )


async def _admins(settings: Settings, database: Database) -> Admins:
    """Whose account is not there can have none any more, for the name is kept: the host should know."""
    admins = Admins(settings.admins)
    if missing := admins.missing(await database.read(people.accounts_called, admins.keys)):
        tell("admins-missing", logging.WARNING, names=", ".join(missing))
    return admins


def _load_engine() -> None:
    """Rules are read from disk when first used: now, not while somebody waits."""
    snapshot = opening(Config(specials="expert"), "warm")
    your_view(snapshot, snapshot.game.view(), [0, 1], casual=True)
    public_bytes(snapshot)


def _load_sentences() -> None:
    """The same for the refusals in five languages."""
    for language in LANGUAGES:
        Texts(language)
