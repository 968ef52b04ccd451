"""The whole application inside a test, on a real SQLite file but without sockets: one for every test."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from sqlalchemy import Connection, text

from happycity.server.app import build_app
from happycity.server.people import passwords
from happycity.server.services import Entrance, Services
from happycity.server.settings import read_settings
from happycity.server.store.keys import server_key
from happycity.testing.server.limits import NOTHING_FORGOTTEN

HOST = "city.test"
PASSWORD = "seven green igloos"


class Village:
    """The server's inside, and as many browsers as a test needs."""

    def __init__(self, app: Any, folder: Path) -> None:
        self.entrance: Entrance = app.state.entrance
        self.folder = folder
        self._app = app

    @property
    def services(self) -> Services:
        """What is behind the entrance."""
        return self.entrance.services

    def browser(self, address: str = "192.0.2.1", **headers: str) -> "Browser":
        """One with an empty jar of cookies, at an address of its own."""
        sent = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
        transport = httpx.ASGITransport(self._app, client=(address, 50_000))
        return Browser(transport=transport, base_url=f"http://{HOST}", headers=sent)

    async def guest(self, address: str = "192.0.2.1") -> "Browser":
        """A browser with a session."""
        browser = self.browser(address, x_happy_city="1")
        await browser.got("POST", "/api/session")
        return browser

    async def account(self, name: str, address: str = "192.0.2.1") -> "Browser":
        """A browser of somebody with a password."""
        browser = await self.guest(address)
        await browser.got("POST", "/api/account", {"name": name, "password": PASSWORD})
        return browser

    async def rows(self, sql: str, **values: Any) -> list[Any]:
        """Straight from the database."""
        return await self.services.database.read(lambda connection: _rows(connection, sql, values))

    async def write(self, sql: str, **values: Any) -> None:
        """Straight into the database."""
        await self.services.scribe.write(lambda connection: _execute(connection, sql, values))

    async def key(self) -> str:
        """The one with which the server signs."""
        return await self.services.scribe.write(server_key)


def _rows(connection: Connection, sql: str, values: dict[str, Any]) -> list[Any]:
    return list(connection.execute(text(sql), values).all())


def _execute(connection: Connection, sql: str, values: dict[str, Any]) -> None:
    connection.execute(text(sql), values)


class Browser(httpx.AsyncClient):
    """Asks in JSON."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer."""
        answer = await self.request(method, path, json=body)
        return answer.status_code, answer.json() if answer.content else None

    async def got(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of a call that has to succeed."""
        status, answer = await self.ask(method, path, body)
        assert status < 300, (method, path, status, answer)
        return answer

    async def code(self, method: str, path: str, body: Any = None) -> str:
        """Why it was refused."""
        status, answer = await self.ask(method, path, body)
        assert status >= 400, (method, path, status, answer)
        return str(answer["code"])


async def open_table(host: Browser, *seats: str, **options: Any) -> str:
    """The id of a new table; `seats` are me, open or a level."""
    config = {"players": len(seats), "specials": "family", "grozilla": False, "scoring": "product"}
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    table = await host.got(
        "POST", "/api/tables", {"config": config, "seats": wishes, "pause_ms": 0, **options}
    )
    return str(table["id"])


async def seats_at(browser: Browser, table: str) -> list[tuple[str, str | None, bool]]:
    """Kind, name and whether it is an account, seat by seat."""
    shown = await browser.got("GET", f"/api/tables/{table}")
    return [(seat["kind"], seat["name"], seat["account"]) for seat in shown["seats"]]


@asynccontextmanager
async def opened(
    folder: Path, now: Callable[[], float] = time.time, **settings: Any
) -> AsyncIterator[Village]:
    """A village with its database in this folder."""
    wanted = {"database": str(folder / "village.db"), **NOTHING_FORGOTTEN, **settings}
    app = build_app(read_settings({}, **wanted), now)
    with little_effort():
        async with app.router.lifespan_context(app):
            yield Village(app, folder)


@contextmanager
def little_effort() -> Iterator[None]:
    """Real hashes of passwords, made in a moment."""
    hasher = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    with (
        patch.object(passwords, "_hasher", hasher),
        patch.object(passwords, "_nobodys", lambda: hasher.hash("nobody has this password")),
    ):
        yield


Story = Callable[[Village], Awaitable[None]]


def in_village(
    now: Callable[[], float] = time.time, **settings: Any
) -> Callable[[Story], Callable[[Path], None]]:
    """Let a test be a story that happens in a village of its own."""

    def test_of(story: Story) -> Callable[[Path], None]:
        async def run(folder: Path) -> None:
            async with opened(folder, now, **settings) as village:
                await story(village)

        def test(tmp_path: Path) -> None:
            asyncio.run(run(tmp_path))

        test.__name__, test.__doc__ = getattr(story, "__name__", "test"), story.__doc__
        return test

    return test_of
