"""For hosts: whether the server is alive and ready, and its figures."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from happycity.server.protocol.terms import CloseCode
from happycity.server.settings import BadSetting, Settings, read_settings
from happycity.server.store.database import Database
from happycity.server.store.scribe import Scribe
from happycity.server.web.http.operations import _may_see_metrics
from happycity.testing.server.inside import Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import HOST, Village, in_village, open_table, opened

LOCAL = "127.0.0.1"
Damage = Callable[[Village], AbstractContextManager[None]]


def fetch(
    folder: Path, path: str, address: str = LOCAL, damage: Damage = lambda _: nullcontext()
) -> tuple[int, str]:
    """Status and text of an answer, from the whole application."""

    async def ask() -> tuple[int, str]:
        async with opened(folder) as here:
            with damage(here):
                answer = await here.browser(address).get(path)
            return answer.status_code, answer.text

    return asyncio.run(ask())


def test_alive(tmp_path: Path) -> None:
    assert fetch(tmp_path, "/healthz") == (200, '{"alive":true}')


def test_ready(tmp_path: Path) -> None:
    assert fetch(tmp_path, "/readyz") == (200, '{"ready":true,"problems":[]}')


def test_version(tmp_path: Path) -> None:
    status, body = fetch(tmp_path, "/api/version")
    assert status == 200
    assert body.startswith('{"version":"')
    assert body.endswith('"protocol":1}')


@contextmanager
def closed(here: Village) -> Iterator[None]:
    here.entrance.close()
    yield


@contextmanager
def from_the_future(here: Village) -> Iterator[None]:
    with here.services.database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    yield


@contextmanager
def without_scribe(here: Village) -> Iterator[None]:
    stopped = Scribe(here.services.database)
    stopped.close()
    here.entrance.open(replace(here.services, scribe=stopped))
    yield


@contextmanager
def without_database(here: Village) -> Iterator[None]:
    here.entrance.open(replace(here.services, database=Database("/no/such/folder/games.db")))
    yield


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (closed, "closed"),
        (from_the_future, "schema"),
        (without_scribe, "scribe"),
        (without_database, "database"),
    ],
)
def test_not_ready(tmp_path: Path, damage: Damage, problem: str) -> None:
    status, body = fetch(tmp_path, "/readyz", damage=damage)
    assert (status, body) == (503, f'{{"ready":false,"problems":["{problem}"]}}')


def test_figures(tmp_path: Path) -> None:
    status, body = fetch(tmp_path, "/metrics")
    assert status == 200
    assert 'happycity_tables{status="playing"} 0.0' in body
    for figure in ("moves_total", "acknowledge_seconds_bucket", "sockets", "bots_waiting", "writes_waiting"):
        assert f"# HELP happycity_{figure.removesuffix('_bucket')}" in body


def test_figures_are_not_for_everybody(tmp_path: Path) -> None:
    status, body = fetch(tmp_path, "/metrics", address="192.0.2.1")
    assert status == 404
    assert "happycity_" not in body


@pytest.mark.parametrize(
    ("listed", "address", "allowed"),
    [
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "10.1.2.3", False),
        ("10.0.0.0/8", "10.1.2.3", True),
        ("10.0.0.0/8", "127.0.0.1", False),
        ("0.0.0.0/0,::/0", "unknown", False),
        ("", "127.0.0.1", False),
    ],
)
def test_who_may_see_figures(listed: str, address: str, allowed: bool) -> None:
    assert _may_see_metrics(Settings(metrics_from=listed), address) is allowed


def test_a_network_that_is_none() -> None:
    with pytest.raises(BadSetting, match="bad-network"):
        read_settings({}, metrics_from="127.0.0.1,home")


@in_village(**GENEROUS)
async def test_a_disk_that_takes_nothing_is_noticed(village: Village) -> None:
    ann = await village.guest()
    table = await open_table(ann, "me", "me")
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": cookie}
    connection = await Inside(village._app, f"/ws/tables/{table}", headers).open()
    await connection.answered()

    def writable(switch: str) -> None:
        held = village.services.database.writing.raw_connection()
        held.cursor().execute(f"PRAGMA query_only={switch}")  # not in a transaction, which could not begin
        held.close()

    writable("ON")
    connection.send({"type": "away", "key": "away-away", "seq": 0})
    await connection.until(lambda: connection.closed is not None)
    assert connection.closed == CloseCode.FAULT
    status, told = await ann.ask("GET", "/readyz")
    assert (status, told["problems"]) == (503, ["scribe"])
    assert "happycity_faults_total 1.0" in village.services.metrics.page().decode()
    writable("OFF")
    await open_table(ann, "me", "me")
    assert (await ann.ask("GET", "/readyz"))[0] == 200
