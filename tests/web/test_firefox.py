"""Firefox, another engine for module, worker and database: a site of a static host, and one of a stick.

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
WAITING = """
const done = arguments[arguments.length - 1];
const one = (what) => document.querySelector(what);
const wait = () => new Promise((then) => setTimeout(then, 30));
"""
"""Every script begins with it: it is done when it says so."""
PLAY = (
    WAITING
    + """
(async () => {
  while (!one("button.go")) await wait();
  one("button.go").click();
  while (!one('.ended a[href*="/game/here-"]')) {
    const spots = [...document.querySelectorAll("button[data-anchor][aria-pressed]")];
    const cards = spots.filter((spot) => spot.dataset.anchor !== "coin-button");
    const keeps = one('[data-phase="discard"]') && spots.find((spot) => !cards.includes(spot));
    (keeps || cards[0] || spots[0])?.click();
    await wait();
  }
  one('.ended a[href*="/game/here-"]').click();
  while (!one("#story .charts")) await wait();
  done(one("h1").innerText);
})();
"""
)

AS_PEOPLE_HAVE_IT = """
Services.prefs.setBoolPref("security.fileuri.strict_origin_policy", true);
"""
"""Remote control lets files look into each other, which no other Firefox does."""
BEGIN_AT_A_STICK = (
    WAITING
    + """
(async () => {
  while (!one("button.go")) await wait();
  one("button.go").click();
  while (Number(one("[data-seq]")?.dataset.seq ?? 0) < 4) {
    one("button[data-anchor][aria-pressed]")?.click();
    await wait();
  }
  while (!one("button[data-anchor][aria-pressed]")) await wait();
  done([one("[data-seq]").dataset.seq, one(".offer use, .pic use").getBBox().width]);
})();
"""
)
GO_ON = (
    WAITING
    + """
(async () => {
  while (!one("button[data-anchor][aria-pressed]")) await wait();
  const seq = one("[data-seq]").dataset.seq;
  location.hash = "#/learn/rules";
  while (one("h1")?.innerText !== "The rules") await wait();
  const languages = one("header select");
  languages.value = "de";
  languages.dispatchEvent(new Event("change", { bubbles: true }));
  while (one("h1")?.innerText === "The rules") await wait();
  await document.fonts.ready;
  done([seq, one("h1").innerText, [...document.fonts].some((font) => font.status === "loaded")]);
})();
"""
)


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

    def go_to(self, address: str) -> None:
        self.ask("WebDriver:Navigate", {"url": address})

    def do(self, script: str) -> Any:
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def wait_for(self, script: str) -> Any:
        """What a script tells once it is done."""
        return self.ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": []})["value"]

    def remember_settings(self) -> None:
        """As from a visit before."""
        self.do(f"localStorage.happycity = {json.dumps(json.dumps(SETTINGS))}")
        self.ask("WebDriver:Refresh", {})

    def be_strict(self) -> None:
        """Treat files as for everybody else."""
        self.ask("Marionette:SetContext", {"value": "chrome"})
        self.do(AS_PEOPLE_HAVE_IT)
        self.ask("Marionette:SetContext", {"value": "content"})

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
    command = [
        FIREFOX,
        "--headless",
        "--marionette",
        "--remote-allow-system-access",
        "--profile",
        str(profile),
    ]
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
        firefox.go_to(address)
        firefox.remember_settings()
        heading = firefox.wait_for(PLAY)
    assert "win" in heading or "victory" in heading


@pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed here")
def test_a_stick_in_firefox(firefox: Marionette, tmp_path: Path) -> None:
    write_site(tmp_path / "a stick")
    firefox.be_strict()
    firefox.go_to((tmp_path / "a stick" / "index.html").as_uri())
    firefox.remember_settings()
    seq, width = firefox.wait_for(BEGIN_AT_A_STICK)
    assert width, "pictures are there"
    firefox.ask("WebDriver:Refresh", {})
    assert firefox.wait_for(GO_ON) == [seq, "Die Regeln", True]
