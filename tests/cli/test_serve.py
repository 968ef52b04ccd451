"""`happycity serve`, `backup` and `restore`: the options, and what goes wrong in one line."""

import json
import re
import signal
import threading
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from socket import socket

import pytest

from happycity.cli.commands import serve
from happycity.cli.terminal import counted, size_of
from happycity.server.describing.settings import with_settings
from happycity.server.model.people import Person
from happycity.server.protocol.people import PlayerSettings
from happycity.server.settings import Settings, origins
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.people import add_guest
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("logs_as_before")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """An empty one, as after the first start."""
    path = tmp_path / "games.db"
    opened = Database(str(path))
    migrate(opened)
    opened.close()
    return path


def test_every_setting_is_an_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = run("serve", "--help").out
    assert all(f"--{setting.name.replace('_', '-')} " in text for setting in fields(Settings))


def test_options_and_environment_reach_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []

    def note(settings: Settings, listening: socket, ready: Callable[[], None]) -> None:
        seen.append(settings)
        ready()

    monkeypatch.setattr(serve, "_serve", note)
    monkeypatch.setattr("happycity.server.logs.write_logs", lambda level: None)
    monkeypatch.setenv("HAPPYCITY_TABLES_PER_PERSON", "7")
    monkeypatch.setenv("HAPPYCITY_DATABASE", "other.db")
    done = run(
        "serve", "--port", 0, "--database", "games.db", "--secure-cookies", "--no-guests-may-chat", "--json"
    )
    assert done.status == 0
    assert json.loads(done.out)["address"].startswith("http://127.0.0.1:")
    expected = Settings(
        port=0, database="games.db", secure_cookies=True, guests_may_chat=False, tables_per_person=7
    )
    assert seen == [expected]


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--port", "-1"], "port"),
        (["--port", "x"], "port"),
        (["--workers", "2"], "postgresql"),
        (["--log-level", "loud"], "loud"),
        (["--metrics-from", "home"], "home"),
        (["--database", "mysql://here"], "mysql"),
        (["--database", "/no/such/folder/games.db"], "no folder /no/such/folder for the database: make it"),
        (["--database", "/"], "name with --database a file in a folder where you may write"),
        (["--origins", "nonsense"], "“nonsense” is not the address of a site"),
        (["--origins", "https://ok.example,https://example.org/path"], "example.org/path"),
        (["--origins", "https://example.org:many"], "for example https://example.org"),
        (["--origins", "https://example.org:0"], "example.org:0"),
        (["--origins", "ftp://example.org"], "ftp"),
        (["--origins", "https://*.example.org"], "*"),
        (["--origins", "https://"], "origins"),
        (["--database", "postgresql://ada:lovelace@127.0.0.1:1/x"], "refused"),
        (["--host", "256.256.256.256"], "256.256.256.256"),
        (["--host", "192.0.2.1"], "name with --host an address of this machine"),
        (["--port", "70000"], "70000: a port is at most 65535; choose a --port from 0 to 65535"),
        (["--fly"], "--fly"),
    ],
)
def test_bad_settings_are_one_clear_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, flags: list[str], complaint: str
) -> None:
    monkeypatch.setattr(serve, "_serve", lambda *_: pytest.fail("it would serve"))
    refused = run("serve", "--port", "0", *flags).refused()
    assert complaint in refused
    assert "lovelace" not in refused


def test_a_port_in_use_is_named_with_what_helps(run: Run) -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = run("serve", "--port", port).refused()
    assert f"127.0.0.1:{port}: " in refused
    assert "choose another --port" in refused


def test_damage_in_a_large_file_ends_a_server_that_is_open(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits until it is looked through; but nobody plays on with it either."""
    with database.open("r+b") as file:
        file.seek(10 * 4096)  # pages that nothing needs in order to open
        file.write(b"\xff" * 4096)
    ended = threading.Event()

    def serving(settings: Settings, listening: socket, ready: Callable[[], None]) -> None:
        ready()
        assert ended.wait(30)

    monkeypatch.setattr(serve, "_serve", serving)
    before = signal.signal(signal.SIGTERM, lambda *_: ended.set())
    try:
        assert "damaged" in run("serve", "--port", 0, "--database", database).refused()
        assert not ended.is_set(), "a small file is looked through before"
        monkeypatch.setattr("happycity.server.store.migrate.LARGE", 1)
        done = run("serve", "--port", 0, "--database", database)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert "Happy City is open" in done.out
    *_, logged, refused = done.err.splitlines()
    assert (done.status, json.loads(logged)["event"]) == (2, "damaged-database")
    assert f"{database}: The database is damaged" in refused
    assert "happycity restore" in refused


def test_sites_of_pages_are_read_as_browsers_write_them() -> None:
    listed = " https://Example.org/ ,http://localhost:5173,http://[::1]:80,"
    assert origins(listed) == {"https://example.org", "http://localhost:5173", "http://[::1]:80"}
    assert origins("") == frozenset()


def test_a_bad_environment_names_the_variable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAPPYCITY_PORT", "many")
    assert "HAPPYCITY_PORT" in run("serve").refused()


def test_the_table_of_settings_is_up_to_date() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert with_settings(page) == page, "run `make docs`"


# --- backup and restore -------------------------------------------------------------------------------


def test_there_and_back(run: Run, database: Path, tmp_path: Path) -> None:
    done = run("backup", "games.hcb", "--database", database)
    assert (done.status, done.err) == (0, "")
    assert re.fullmatch(r"\d+ rows, 0 tables, 0 people written to games\.hcb \(\d\.\d kB\)\n", done.out)
    assert (tmp_path / "games.hcb").stat().st_mode & 0o077 == 0, "only for its owner"
    done = run("restore", "games.hcb", "--database", "copy.db")
    assert (done.status, done.out.splitlines()[-1]) == (
        0,
        "0 finished and 0 unfinished games: all play again as they were",
    )


def test_one_is_not_several(run: Run, database: Path) -> None:
    opened = Database(str(database))
    with opened.writing.begin() as connection:
        add_guest(connection, Person("1" * 16, "guest", "Ada", 0, PlayerSettings(), 0.0))
    opened.close()
    assert ", 0 tables, 1 person written" in run("backup", "games.hcb", "--database", database).out
    assert ", 1 person\n" in run("restore", "games.hcb", "--database", "copy.db").out
    assert [counted(number, "row", "rows") for number in (0, 1, 1200)] == ["0 rows", "1 row", "1,200 rows"]
    assert [size_of(octets) for octets in (7300, 1_240_000)] == ["7.3 kB", "1.2 MB"]


def test_there_and_back_as_json(run: Run, database: Path) -> None:
    made = json.loads(run("backup", "games.hcb", "--database", database, "--json").out)
    back = json.loads(run("restore", "games.hcb", "--database", "copy.db", "--json").out)
    assert made["file"] == "games.hcb"
    assert made["rows"] == back["rows"]
    assert back["games"] == {"finished": 0, "unfinished": 0}
    assert back["wrong"] == []


def test_backup_refuses(run: Run, database: Path, tmp_path: Path) -> None:
    assert "no database" in run("backup", "games.hcb", "--database", "nowhere.db").refused()
    assert list(tmp_path.glob("*.hcb")) == []
    (tmp_path / "games.hcb").write_text("mine")
    assert "exists already" in run("backup", "games.hcb", "--database", database).refused()
    assert (tmp_path / "games.hcb").read_text() == "mine"


def test_restore_refuses(run: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "story.txt").write_text("Once upon a time")
    refused = run("restore", "story.txt", "--database", "new.db").refused()
    assert "story.txt: " in refused
    assert "not a backup" in refused
    run("backup", "games.hcb", "--database", database)
    (tmp_path / "games.hcb").write_bytes((tmp_path / "games.hcb").read_bytes()[:-9])
    assert "damaged or incomplete" in run("restore", "games.hcb", "--database", "new.db").refused()
    assert list(tmp_path.glob("new.db*")) == []
    refused = run("restore", "nothing.hcb", "--database", "new.db").refused()
    assert "nothing.hcb: " in refused
    assert "check the name" in refused
    assert not (tmp_path / "new.db").exists()
