"""The real program: it starts, serves, says goodbye, and keeps what it knows to itself."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from happycity.server.run.alone import alone_with
from happycity.testing.server.player import Closed, Player
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.running import SERVER, Running, words

PASSWORD = "seven green igloos"


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("games.db", tmp_path_factory.mktemp("one")) as server:
        yield server


@pytest.fixture
def running(one: Running) -> Running:
    """A start takes seconds: the tests share a server, and whoever has stopped it leaves that to the next."""
    if not one.is_running:
        one.start()
    return one


@pytest.mark.full
def test_connections_are_told_to_come_back(running: Running) -> None:
    async def story() -> tuple[int, float]:
        async with Player(running.address) as ada:
            table = await ada.open_table("me open")
            async with await ada.sit(table["id"]) as place:
                await place.expect("welcome")
                began = time.monotonic()
                os.kill(running.pid, signal.SIGTERM)
                assert (await place.expect("closing"))["retry_ms"] > 0
                with pytest.raises(Closed) as closed:
                    await place.receive()
                assert closed.value.rcvd is not None
                return closed.value.rcvd.code, time.monotonic() - began

    code, seconds = asyncio.run(story())
    assert code == 1012
    assert seconds < 5
    assert running.stop() == 0


@pytest.mark.full
def test_nothing_secret_is_written_down(running: Running) -> None:
    async def story() -> list[str]:
        async with Player(running.address) as ada:
            await ada.demand("POST", "/api/account", {"name": "Ada", "password": PASSWORD})
            program = await ada.demand("POST", "/api/me/programs", {"name": "Engine"})
            bearer = {"Authorization": f"Bearer {program['token']}"}
            assert (await ada.http.get("/api/me", headers=bearer)).status_code == 200
            assert (await ada.ask("POST", "/api/login", {"name": "Ada", "password": f"{PASSWORD}!"}))[
                0
            ] == 401
            table = await ada.open_table("me bot")
            await ada.http.get(f"/api/tables/{table['id']}?token={program['token']}")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
            signature = ada.http.cookies["happycity"].rpartition(".")[2]
            return [PASSWORD, program["token"], signature]

    secrets = asyncio.run(story())
    with create_engine(f"sqlite:///{running.log.with_name('games.db')}").connect() as connection:
        secrets += connection.execute(
            text("SELECT secret FROM tables UNION SELECT value FROM keys")
        ).scalars()
    assert running.stop() == 0
    log = running.log.read_text()
    assert len(secrets) >= 5
    assert [secret for secret in secrets if secret in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"time", "level", "event"} <= set.intersection(*map(set, lines))
    assert any(line.get("path") == "/api/account" for line in lines)


@pytest.mark.full
def test_messages_that_are_too_long_end_a_connection(running: Running) -> None:
    async def story() -> int:
        async with Player(running.address) as ada:
            table = await ada.open_table("me open")
            async with await ada.sit(table["id"]) as place:
                await place.expect("welcome")
                await place.connection.send("x" * 8193)
                with pytest.raises(Closed) as closed:
                    await place.until(lambda _: False)
                assert closed.value.rcvd is not None
                return closed.value.rcvd.code

    assert asyncio.run(story()) == 1009


def refused_start(folder: Path, **flags: str | int) -> str:
    """What a server that cannot start says."""
    done = subprocess.run(
        [sys.executable, *SERVER, *words(flags)],
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.full
def test_a_port_that_is_taken(running: Running, tmp_path: Path) -> None:
    errors = refused_start(tmp_path, database="other.db", port=running.port)
    told = errors.splitlines()[-1]
    assert told.startswith(f"happycity: 127.0.0.1:{running.port}: Address already in use; ")
    assert "--port" in told


@pytest.mark.full
def test_two_servers_on_one_file(running: Running, tmp_path: Path) -> None:
    database = running.log.with_name("games.db")
    assert database.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert "A server is using this database" in refused_start(tmp_path, database=str(database), port=0)
    assert httpx.get(f"{running.address}/readyz").status_code == 200


def test_a_database_in_memory_has_no_file_to_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with alone_with("sqlite:///:memory:"), alone_with("sqlite://"):
        assert list(tmp_path.iterdir()) == []


@pytest.mark.full
def test_it_starts_stops_and_starts_again_on_the_same_port(running: Running) -> None:
    first = running.address
    assert running.stop() == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{first}/readyz")
    running.start()
    assert running.address == first
    assert httpx.get(f"{first}/readyz").status_code == 200


# --- several processes ------------------------------------------------------------------------------


def workers_of(running: Running) -> list[int]:
    """The processes that serve: children of the one that was started, but for Python's own helper."""
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pair")
    with postgres.fresh_database() as database, Running(database.url, folder, workers=2) as server:
        yield server


@pytest.fixture
def several(pair: Running) -> Running:
    if not pair.is_running:
        pair.start()
    return pair


def test_figures_are_those_of_all_workers(several: Running) -> None:
    for _ in range(20):
        assert httpx.get(f"{several.address}/api/version").status_code == 200
    for _ in range(4):
        metrics = httpx.get(f"{several.address}/metrics").text
        assert 'happycity_requests_total{method="GET",status="200"} 2' in metrics


def times_opened(running: Running) -> int:
    """How often a process has said that it is open."""
    return running.log.read_text().count('"event": "open"')


def test_workers_are_replaced_and_end_together(several: Running) -> None:
    """Every worker is killed once: those that answer in the end are all new."""
    first = workers_of(several)
    assert len(first) == 2
    for killed in first:
        opened = times_opened(several)
        os.kill(killed, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while times_opened(several) == opened:
            assert time.monotonic() < deadline, "the dead worker was not replaced by one that serves"
            time.sleep(0.02)
    now = workers_of(several)
    assert len(now) == 2
    assert not set(first) & set(now)
    answers = [httpx.get(f"{several.address}/readyz", timeout=30).status_code for _ in range(20)]
    assert answers == [200] * 20
    assert workers_of(several) == now, "a new worker has died"
    assert several.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in now)


def test_workers_do_not_outlive_the_one_that_started_them(several: Running) -> None:
    orphans = workers_of(several)
    several.kill()
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in orphans):
        assert time.monotonic() < deadline, "a worker stayed"
        time.sleep(0.02)
