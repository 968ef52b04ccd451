"""`happycity serve --open`: nothing to think about, and the page opens."""

import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from happycity.cli.commands import serve, serve_here
from happycity.cli.commands.serve_here import open_already, settings_at_home, socket_at_home
from happycity.server.run.process import listening_socket
from happycity.server.settings import Settings, read_settings
from happycity.testing.server.serving import serving
from tests.cli.conftest import Run

PROCESS_TIMEOUT_S = 60.0
CHOSEN = ("PORT", "DATABASE", "LOG_LEVEL", "HOST")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user with an empty home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in CHOSEN:
        monkeypatch.delenv(f"HAPPYCITY_{name}", raising=False)
    return tmp_path


@contextmanager
def taken_port() -> Iterator[int]:
    with listening_socket("127.0.0.1", 0) as listening:
        listening.listen()
        yield listening.getsockname()[1]


def test_games_are_kept_in_a_folder_of_the_user(home: Path) -> None:
    settings = settings_at_home({})
    assert settings == Settings(database=str(home / "data/happycity/happycity.db"), log_level="warning")
    assert Path(settings.database).parent.is_dir()


def test_what_is_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAPPYCITY_DATABASE", "mine.db")
    assert settings_at_home({"log_level": "debug"}) == Settings(database="mine.db", log_level="debug")


def test_another_port_if_the_usual_one_is_taken() -> None:
    with taken_port() as port, socket_at_home(Settings(port=port), {"port": None}) as found:
        assert found.getsockname()[1] not in (0, port)


def test_a_chosen_port_is_not_exchanged() -> None:
    with taken_port() as port, pytest.raises(OSError, match="in use"):
        socket_at_home(Settings(port=port), {"port": port})


def test_the_usual_port_if_it_is_free() -> None:
    with taken_port() as port:
        pass
    with socket_at_home(Settings(port=port), {}) as found:
        assert found.getsockname()[1] == port


# --- one that runs already --------------------------------------------------------------------------


def test_a_server_that_runs_is_found(tmp_path: Path) -> None:
    with serving(read_settings({}, database=str(tmp_path / "games.db"))) as address:
        port = int(address.rpartition(":")[2])
        assert open_already(Settings(port=port), {}) == address
        assert open_already(Settings(port=port), {"port": port}) is None
        assert open_already(Settings(port=port), {"database": "other.db"}) is None
    assert open_already(Settings(port=port), {}) is None


@pytest.mark.parametrize("content", [b"{}", b"<html>", b"[1, 2]"])
def test_somebody_else_is_not_taken_for_us(content: bytes) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.handle_request, daemon=True).start()
        assert open_already(Settings(port=server.server_port), {}) is None


def test_then_only_the_page_is_opened(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve_here, "open_already", lambda *_: "http://127.0.0.1:8000")
    monkeypatch.setattr(serve_here, "open_page", opened.append)
    monkeypatch.setattr(serve, "_serve", lambda *_: pytest.fail("a second one"))
    assert run("serve", "--open").out == "Happy City is open at http://127.0.0.1:8000\n"
    assert opened == ["http://127.0.0.1:8000"]


# --- the browser --------------------------------------------------------------------------------------


def test_a_browser_does_not_take_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("w3m"))
    assert serve_here._browser() is None
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    assert serve_here._browser() is not None


def test_no_browser_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    serve_here.open_page("http://127.0.0.1:8000")


def test_the_page_opens_and_ctrl_c_ends_it(home: Path) -> None:
    """The whole command, with a browser that writes down what it is shown."""
    browser, shown = home / "browser", home / "shown"
    os.mkfifo(shown)
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    browser.chmod(0o755)
    words = [sys.executable, "-m", "happycity.cli", "serve", "--open", "--port", "0"]
    environment = {**os.environ, "BROWSER": str(browser)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment, cwd=home, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert shown.read_text() == f"{address}\n"
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), PROCESS_TIMEOUT_S):
            pass
        server.send_signal(signal.SIGINT)
        assert server.wait(PROCESS_TIMEOUT_S) == 0
    assert (home / "data/happycity/happycity.db").exists()
