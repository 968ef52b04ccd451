"""`happycity mcp` on the command line: what it says when it cannot serve."""

import json
import signal
import socket
import subprocess
import sys

import pytest

from happycity.cli.app import app
from happycity.mcp_seat import web


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit status and the line on stderr."""
    with pytest.raises(SystemExit) as exit_status:
        app(["mcp", *words], prog_name="happycity")
    code = exit_status.value.code
    assert isinstance(code, int)
    return code, capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as listening:
        listening.bind((web.HOST, 0))
        listening.listen()
        port = listening.getsockname()[1]
        status, line = said(capsys, "--http", str(port))
    assert status == 2
    assert f"{web.HOST}:{port}" in line
    assert "--http" in line


def test_without_the_extra_it_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("happycity.arena.extras.find_spec", lambda name: None)
    status, line = said(capsys)
    assert status == 2
    assert "happycity[mcp]" in line


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--table", "k3x9m2p7q4ab"], "--server"),
        (["--table", "http://127.0.0.1:1/table/k3x9m2p7q4ab"], "--token"),
        (["--table", "k3x9m2p7q4ab", "--server", "http://127.0.0.1:1", "--token", "hc_x"], "127.0.0.1:1"),
        (["--http", "0", "--table", "k3x9m2p7q4ab", "--server", "http://127.0.0.1:1", "--token", "x"], ":1"),
        (["--bots", "hal"], "hal"),
        (["--players", "3", "--seat", "3"], "--seat 3"),
        (["--players", "9"], "9"),
        (["--language", "nowhere"], "nowhere"),
    ],
)
def test_one_line_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], named: str
) -> None:
    for variable in ("HAPPYCITY_SERVER", "HAPPYCITY_TOKEN"):
        monkeypatch.delenv(variable, raising=False)
    status, line = said(capsys, *words)
    assert status == 2
    assert named in line
    assert line.count("\n") == 1


GREETING = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "x", "version": "1"},
    },
}


@pytest.mark.deep
def test_over_stdio_it_ends_when_asked_to_although_stdin_is_open() -> None:
    words, pipe = [sys.executable, "-m", "happycity.cli", "mcp"], subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as served:
        try:
            assert served.stdin
            assert served.stdout
            served.stdin.write(json.dumps(GREETING) + "\n")
            served.stdin.flush()
            assert json.loads(served.stdout.readline())["result"]["serverInfo"]["name"] == "happycity"
            served.terminate()
            assert served.wait(15) == 128 + signal.SIGTERM
        finally:
            served.kill()


@pytest.mark.deep
def test_it_prints_its_address_and_ends_when_asked_to() -> None:
    words = [sys.executable, "-m", "happycity.cli", "mcp", "--http", "0", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as served:
        assert served.stdout
        address = json.loads(served.stdout.readline())["address"]
        assert address.startswith(f"http://{web.HOST}:")
        served.terminate()
        _, complaints = served.communicate(timeout=20)
    assert complaints == ""
