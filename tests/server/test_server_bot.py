"""The example of an outside program: a process of its own, and a real server that is restarted under it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Place, Player
from happycity.testing.server.serving import serving

BOT = Path(__file__).parents[2] / "examples" / "server_bot.py"


class Bridge:
    """An address that stays while the server behind it changes, as that of a reverse proxy."""

    def __init__(self) -> None:
        self.port = 0

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self._cross, "127.0.0.1", 0) as bridge:
            yield f"http://127.0.0.1:{bridge.sockets[0].getsockname()[1]}"

    async def _cross(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return writer.close()
        await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer))
        return None


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while content := await reader.read(65536):
            writer.write(content)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def server(database: Path, bridge: Bridge) -> AsyncIterator[str]:
    settings = read_settings({}, database=str(database), **GENEROUS)
    running: AbstractContextManager[str] = serving(settings)
    address = await asyncio.to_thread(running.__enter__)
    bridge.port = int(address.rpartition(":")[2])
    try:
        yield address
    finally:
        await asyncio.to_thread(running.__exit__, None, None, None)


@contextmanager
def started(link: str, token: str) -> "Iterator[subprocess.Popen[str]]":
    environment, pipe = {**os.environ, "HAPPYCITY_TOKEN": token}, subprocess.PIPE
    words = [sys.executable, str(BOT), link]
    with subprocess.Popen(words, env=environment, stdout=pipe, stderr=pipe, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


async def ready_table(player: Player) -> tuple[str, str]:
    """The token of a program, and the table at which a seat is open for it."""
    await player.demand("POST", "/api/account", {"name": "Anna", "password": "seven green igloos"})
    token = (await player.demand("POST", "/api/me/programs", {"name": "My Bot"}))["token"]
    return str(token), str((await player.open_table("me open"))["id"])


async def begin(player: Player, place: Place, table: str) -> None:
    await place.see(lambda table: table["seats"][1]["name"] == "My Bot")
    assert place.table["seats"][1]["kind"] == "program"
    await player.demand("POST", f"/api/tables/{table}/start")


def build(legal: list[str]) -> str:
    """So that the game comes to an end."""
    return next((move for move in legal if move.startswith("buy")), legal[-1])


async def game_with_a_restart(database: Path) -> None:
    bridge = Bridge()
    with ExitStack() as bots:
        async with bridge.opened() as link:
            async with server(database, bridge) as address, Player(address) as player:
                token, table = await ready_table(player)
                bot = bots.enter_context(started(f"{link}/table/{table}", token))
                async with await player.sit(table) as place:
                    await begin(player, place, table)
                    await play_some(place, 5)
                cookies = player.http.cookies
            async with server(database, bridge) as address:
                again = Player(address)
                again.http.cookies = cookies
                async with again, await again.sit(table) as place:
                    await place.play_on(build)
                out, err = await asyncio.to_thread(bot.communicate, timeout=20)
    assert (bot.returncode, out, err) == (0, f"over {place.table['result']['points']}\n", "")


async def play_some(place: Place, moves: int) -> None:
    for _ in range(moves):
        assert await place.my_turn()
        await place.play(build(place.legal))


def test_it_survives_a_restart_and_plays_to_the_end(tmp_path: Path) -> None:
    asyncio.run(game_with_a_restart(tmp_path / "games.db"))
