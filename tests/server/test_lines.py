"""Who connects and sends, or does not read, costs the server little, and not for long."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from happycity.server.run import lines
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import ANSWER_TIMEOUT_S, Closed, Player
from happycity.testing.server.running import Running
from happycity.testing.server.serving import serving
from trials.pressure.attacks import ATTACKS
from trials.pressure.pushing import press

MOST_GROWTH = 60
"""Mebibytes; without a limit it is some hundred in these few seconds."""
MANY = 3000
"""Views, of some ten kilobytes each: more than the system and an outbox hold."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("games.db", tmp_path_factory.mktemp("pressed")) as server:
        yield server


@pytest.mark.full
@pytest.mark.parametrize("attack", ["pipelined", "endless_header"])
def test_memory_does_not_follow_what_is_sent(running: Running, attack: str) -> None:
    figures = press(running, ATTACKS[attack], lines=4, seconds=4.0)
    assert figures.sent_mib > 1
    assert figures.most_mib - figures.before_mib < MOST_GROWTH, figures


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with little patience."""
    monkeypatch.setattr(lines, "REQUEST_S", 0.3)
    monkeypatch.setattr(lines, "STALLED_S", 0.3)
    with serving(read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)) as address:
        yield address


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        pytest.param(  # ends with the pause that is granted between two requests: five seconds
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\n", marks=pytest.mark.full
        ),
        b"PUT /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_has_to_be_whole_in_good_time(hasty: str, sent: bytes) -> None:
    host, port = hasty.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=ANSWER_TIMEOUT_S) as line:
        line.sendall(sent)
        read_to_the_end(line)


def read_to_the_end(line: socket.socket) -> None:
    """It has to come: otherwise the socket's own time is up."""
    with suppress(ConnectionResetError):
        while line.recv(65536):
            pass


def test_who_does_not_read_is_let_go(hasty: str) -> None:
    """Also when the close code itself would have to wait behind what is not read."""

    async def scene() -> None:
        async with Player(hasty) as ada, Player(hasty) as deaf:
            table = await ada.begin_with(deaf)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                headers, path = {"Cookie": deaf.cookie}, f"/ws/tables/{table['id']}"
                line = await connect(
                    hasty.replace("http", "ws") + path,
                    additional_headers=headers,
                    origin=Origin(hasty),
                    max_queue=1,
                    compression=None,
                    ping_interval=None,
                )
                await place.until(lambda m: m["type"] == "present" and len(m["players"]) == 2)
                with suppress(Closed):
                    for _ in range(MANY):  # nobody reads the answers
                        await line.send('{"type":"look","since":null}')
                await place.until(lambda m: m["type"] == "present" and len(m["players"]) == 1)
                line.transport.abort()

    asyncio.run(scene())
