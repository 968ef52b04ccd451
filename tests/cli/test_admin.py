"""`happycity admin`: on the database, and beside a server that runs on it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from happycity.server.settings import read_settings
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.testing.server import GENEROUS, serving
from happycity.testing.server.village import open_table, opened
from tests.cli.conftest import Run

HEADERS = {"X-Happy-City": "1"}
SOON = 5.0  # seconds: a server looks around every second


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Empty, and up to date."""
    made = Database(str(tmp_path / "games.db"))
    migrate(made)
    made.close()
    return tmp_path / "games.db"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server, and its database."""
    path = tmp_path_factory.mktemp("admin") / "games.db"
    with serving(read_settings({}, database=str(path), **GENEROUS)) as address:
        yield address, path


def told(run: Run, database: Path, *words: str) -> Any:
    """What a command says in JSON."""
    done = run("admin", *words, "--database", str(database), "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_an_empty_house(run: Run, database: Path) -> None:
    assert "No report waits." in run("admin", "reports", "--database", database).out
    assert "Nobody." in run("admin", "people", "find", "--database", database).out
    assert "Nothing was done." in run("admin", "log", "--database", database).out
    assert told(run, database, "log") == {"deeds": []}


@pytest.mark.parametrize(
    ("words", "because"),
    [
        (("people", "ban", "Nobody Here"), "no player “Nobody Here”"),
        (("tables", "end", "zzzzzzzzzzzz"), "no table “zzzzzzzzzzzz”"),
        (("settle", "x"), "No report “x” waits"),
        (("withdraw", "x"), "no announcement “x”"),
        (("announce", "   "), "1 to 300 letters"),
        (("people", "ban", "x", "--days", "0"), "--days"),
    ],
)
def test_refusals_are_one_line(run: Run, database: Path, words: tuple[str, ...], because: str) -> None:
    assert because in run("admin", *words, "--database", database).refused()
    assert told(run, database, "log") == {"deeds": []}


def test_a_database_that_is_not_there(run: Run) -> None:
    assert "no database" in run("admin", "log", "--database", "nowhere.db").refused()


def test_everything_that_is_done_is_written_down(run: Run, database: Path) -> None:
    code = told(run, database, "invite")["code"]
    number = told(run, database, "announce", "  Hello   all ")["announcement"]
    told(run, database, "withdraw", number)
    log = told(run, database, "log")["deeds"]
    assert [(one["by"], one["what"]) for one in log] == [
        ("host", "withdraw"),
        ("host", "announce"),
        ("host", "invite"),
    ]
    assert log[1]["about"]["text"] == "Hello all"
    assert code not in json.dumps(log)


def test_a_server_hears_of_it(run: Run, running: tuple[str, Path]) -> None:
    """With SQLite nothing tells it but the log: banned, renamed and closed within a moment."""
    address, database = running
    with httpx.Client(base_url=address, headers=HEADERS) as browser:

        def comes_about(happened: Callable[[httpx.Response], bool]) -> None:
            asyncio.run(soon(lambda: happened(browser.get("/api/me"))))

        me = browser.post("/api/session").json()["id"]
        comes_about(lambda answer: answer.status_code == 200)  # now the server remembers them
        told(run, database, "people", "ban", me, "--days", "1")
        comes_about(lambda answer: answer.json().get("code") == "banned")
        told(run, database, "people", "unban", me)
        comes_about(lambda answer: answer.status_code == 200)
        assert told(run, database, "people", "find", me)["people"][0]["banned"] is None
        told(run, database, "people", "rename", me, "Somebody New")
        comes_about(lambda answer: answer.json()["name"] == "Somebody New")
        told(run, database, "people", "delete", me)
        comes_about(lambda answer: answer.status_code == 401)


def test_a_link_replaces_a_lost_password(run: Run, running: tuple[str, Path]) -> None:
    address, database = running
    with httpx.Client(base_url=address, headers=HEADERS) as browser:
        guest = browser.post("/api/session").json()["id"]
        assert "account" in run("admin", "people", "recover", guest, "--database", database).refused()
        browser.post("/api/account", json={"name": "Ada Lost", "password": "seven green igloos"})
        given = told(run, database, "people", "recover", "ada lost")
        assert given["link"] == f"/me#recover={given['code']}&name=Ada+Lost"
        assert given["code"] not in json.dumps(told(run, database, "log"))
        chosen = {"name": "Ada Lost", "code": given["code"], "new_password": "eight blue igloos"}
        assert browser.post("/api/recover", json=chosen).json()["id"] == guest
        assert browser.post("/api/recover", json=chosen).json()["code"] == "wrong-code"


async def soon(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.1)


def test_tables(run: Run, tmp_path: Path) -> None:
    async def lay() -> tuple[str, str]:
        async with opened(tmp_path) as village:
            ada, bob = await village.account("Ada"), await village.account("Bob")
            table = await open_table(ada, "me", "open")
            await bob.got("POST", f"/api/tables/{table}/join", {})
            return table, (await bob.got("GET", "/api/me"))["id"]

    table, bob = asyncio.run(lay())
    database = tmp_path / "village.db"
    assert told(run, database, "tables", "remove", table, "bob")["id"] == bob
    assert "has no seat" in run("admin", "tables", "remove", table, "bob", "--database", database).refused()
    told(run, database, "tables", "end", table)
    assert "is closed" in run("admin", "tables", "end", table, "--database", database).refused()
