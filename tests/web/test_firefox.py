"""A whole game in Firefox, from a static site: another engine for the module, the worker and the database.

Playwright drives no Firefox as systems have it; its own remote control, Marionette, is JSON on a socket.
"""

import json
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from happycity.server.web.static import write_site
from tests.web.test_offline import static_host, table_of

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 240
"""Seconds for everything."""
SETTINGS = {
    "pace": "off",
    "quickMoves": True,
    "sound": False,
    "language": "en",
    "lastTable": table_of("me newcomer", "family", False),
}
PLAY = """
const done = arguments[arguments.length - 1];
const one = (what) => document.querySelector(what);
const wait = () => new Promise((then) => setTimeout(then, 30));
(async () => {
  while (!one("button.go")) await wait();
  one("button.go").click();
  while (!one('.ended a[href^="/game/here-"]')) {
    const spots = [...document.querySelectorAll("button[data-anchor][aria-pressed]")];
    const cards = spots.filter((spot) => spot.dataset.anchor !== "coin-button");
    const keeps = one('[data-phase="discard"]') && spots.find((spot) => !cards.includes(spot));
    (keeps || cards[0] || spots[0])?.click();
    await wait();
  }
  one('.ended a[href^="/game/here-"]').click();
  while (!one("#story .charts")) await wait();
  done(one("h1").innerText);
})();
"""


class Marionette:
    """Firefox's remote control: `[0, number, command, parameters]`, and `[1, number, error, answer]` back."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._file = self._socket.makefile("rb")
        self._read()  # it greets
        self.ask("WebDriver:NewSession", {"timeouts": {"script": PATIENCE * 1000}})

    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        text = json.dumps([0, 1, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, answer = self._read()
        assert error is None, error
        return answer

    def _read(self) -> Any:
        length = b""
        while (byte := self._file.read(1)) != b":":
            assert byte, "Firefox has gone"
            length += byte
        return json.loads(self._file.read(int(length)))

    def close(self) -> None:
        self._file.close()
        self._socket.close()


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Marionette]:
    """Firefox with a profile of its own; it writes there on which port it listens."""
    assert FIREFOX
    profile = tmp_path / "profile"
    profile.mkdir()
    (profile / "user.js").write_text('user_pref("marionette.port", 0);\n')
    command = [FIREFOX, "--headless", "--marionette", "--profile", str(profile)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert running.stdout
        line = next(line for line in running.stdout if "Listening on port" in line)
        control = Marionette(int(line.rsplit(maxsplit=1)[1]))
        yield control
        control.close()
    finally:
        running.terminate()
        running.wait()
        if running.stdout:
            running.stdout.close()


@pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed here")
def test_a_game_in_firefox(firefox: Marionette, tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    with static_host(tmp_path / "site") as address:
        firefox.ask("WebDriver:Navigate", {"url": address})
        remember = f"localStorage.happycity = {json.dumps(json.dumps(SETTINGS))}"
        firefox.ask("WebDriver:ExecuteScript", {"script": remember, "args": []})
        firefox.ask("WebDriver:Refresh", {})
        heading = firefox.ask("WebDriver:ExecuteAsyncScript", {"script": PLAY, "args": []})["value"]
    assert "win" in heading or "victory" in heading
