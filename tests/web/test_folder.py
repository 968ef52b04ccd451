"""A server that a proxy shows in a folder of its host, as hosts with several sites do it."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from happycity.testing.browser import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

FOLDER = "/games/happycity"
NOWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Takes the folder off the address of every request, and knows nothing outside it."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.host = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.asked: list[str] = []
        """Paths outside the folder: a page that lies in it has no reason to ask for any."""
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        with suppress(OSError):  # closed
            while True:
                browser, _ = self._door.accept()
                threading.Thread(target=self._pass_on, args=[browser], daemon=True).start()

    def _pass_on(self, browser: socket.socket) -> None:
        with browser, suppress(OSError, ValueError):  # gone, or never asked for anything
            head = b""
            while b"\r\n\r\n" not in head and (part := browser.recv(65536)):
                head += part
            method, path, rest = head.split(b" ", 2)
            if not path.startswith(FOLDER.encode() + b"/"):
                self.asked.append(path.decode())
                browser.sendall(NOWHERE)
                return
            # One request a connection, so that no second one passes unseen; a WebSocket stays.
            rest = rest.replace(b"Connection: keep-alive", b"Connection: close", 1)
            with socket.create_connection(("127.0.0.1", self._behind)) as server:
                server.sendall(b" ".join((method, path.removeprefix(FOLDER.encode()), rest)))
                threading.Thread(target=_pour, args=[browser, server], daemon=True).start()
                _pour(server, browser)


def _pour(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    settings = {**GENEROUS, "root": FOLDER, "log_level": "warning"}
    with (
        Running(str(tmp_path / "games.db"), tmp_path, **settings) as server,
        closing(Proxy(server.port)) as running,
    ):
        yield running


@pytest.mark.full
def test_a_whole_visit_stays_in_the_folder(browser: Browser, proxy: Proxy) -> None:
    person = Person(browser, proxy.host + FOLDER, keeps_client=True)
    page = person.page
    page.goto(f"{proxy.host}{FOLDER}/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(f"{proxy.host}{FOLDER}/table/*")
    expect(page.get_by_role("list", name="Your city")).to_be_visible()
    page.reload()
    expect(page.get_by_role("list", name="Your city")).to_be_visible()
    (cookie,) = person.page.context.cookies(f"{proxy.host}{FOLDER}/")
    assert cookie["path"] == FOLDER
    page.goto(f"{proxy.host}{FOLDER}/rules")
    page.wait_for_url(f"{proxy.host}{FOLDER}/learn/rules")
    page.goto(f"{proxy.host}{FOLDER}/api/")
    page.get_by_role("link", name="openapi.json", exact=True).click()
    assert '"openapi"' in page.content()
    assert [path for path in proxy.asked if path != "/favicon.ico"] == []
    person.page.context.close()
