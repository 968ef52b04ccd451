"""A private PostgreSQL: started for a test, killed and started again by it, gone with it."""

import os
import pwd
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Self

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
USER = "happycity"
POSTGRES_TIMEOUT_S = 30.0  # for a start, a stop, or a recovery after a kill, on a busy machine
SETTINGS = {
    "listen_addresses": "",  # a socket in a folder of its own: no port to collide on, no neighbour to let in
    "max_connections": "100",
    "shared_buffers": "16MB",
    "dynamic_shared_memory_type": "mmap",  # in the folder, so that a kill leaves nothing behind elsewhere
    "fsync": "on",  # the tests of durability mean it
    "synchronous_commit": "on",
}

# Waits for the end of its input, which comes with the end of the process that tests, however that ends.
KEEPER = """
cat >/dev/null
kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"
until rm -rf "$1"; do sleep 0.1; done
"""


class NoPostgres(Exception):
    """This machine cannot run a PostgreSQL of one's own; says what to do about it."""


@dataclass(frozen=True)
class Database:
    """An empty database, by its addresses."""

    url: str
    sqlalchemy_url: str


class Postgres:
    """A server in a temporary folder: `with Postgres() as postgres:` starts it and cleans up after it."""

    def __init__(self) -> None:
        self._programs = find_programs()
        self._account = _account()
        self._folder = Path(tempfile.mkdtemp(prefix="hc-pg-"))
        self._keeper = _detached(["sh", "-c", KEEPER, "keeper", str(self._folder)], stdin=subprocess.PIPE)
        self._names = (f"test_{number}" for number in count(1))
        self._server: subprocess.Popen[bytes] | None = None
        self._alive = -1

    @property
    def is_running(self) -> bool:
        """Whether it was started and neither stopped nor killed."""
        return self._server is not None

    def __enter__(self) -> Self:
        try:
            self._initialise()
            self.start()
        except BaseException:
            self._clean_up()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._clean_up()

    # --- starting and ending ------------------------------------------------------------------------

    def start(self) -> None:
        """Start it, also after a stop or a kill; returns when it takes connections."""
        assert self._server is None, "already running"
        self._alive, inherited = os.pipe()
        words = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder)]
        words += [f"--{name}={value}" for name, value in SETTINGS.items()]
        with self._log.open("ab") as log:
            self._server = _detached(words, stderr=log, pass_fds=[inherited], **self._account)
        os.close(inherited)
        self._wait_until_ready(self._server)

    def stop(self) -> None:
        """End it in good order; connections are closed."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it with SIGKILL, in the middle of whatever it does; the next start recovers."""
        self._end(signal.SIGKILL)
        self._forget()

    def _end(self, how: signal.Signals) -> None:
        assert self._server is not None, "not running"
        self._server.send_signal(how)
        self._wait_for_end(self._server)

    def _forget(self) -> None:
        """Remove what a killed server leaves: its number, soon another process's, and its shared memory."""
        lock = self._data / "postmaster.pid"
        _, segment = lock.read_text().splitlines()[6].split()
        subprocess.run(["ipcrm", "-m", segment], check=True)
        lock.unlink()

    def _wait_for_end(self, server: subprocess.Popen[bytes]) -> None:
        """Wait for the server and all its processes: each has inherited the other end of the pipe."""
        self._server = None
        server.wait(POSTGRES_TIMEOUT_S)
        ended, _, _ = select.select([self._alive], [], [], POSTGRES_TIMEOUT_S)
        os.close(self._alive)
        assert ended, "a process of PostgreSQL outlived the server"

    def _wait_until_ready(self, server: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + POSTGRES_TIMEOUT_S
        while True:
            try:
                psycopg.connect(self._url("postgres")).close()
                return
            except psycopg.OperationalError as error:
                if server.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()}") from error
            time.sleep(0.02)

    # --- databases ----------------------------------------------------------------------------------

    @contextmanager
    def fresh_database(self) -> Iterator[Database]:
        """An empty database; dropped afterwards, connections and all."""
        name = next(self._names)
        self._execute(f"CREATE DATABASE {name} TEMPLATE template0")
        try:
            url = self._url(name)
            yield Database(url, url.replace("postgresql:", "postgresql+psycopg:", 1))
        finally:
            if self.is_running:
                self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    # --- the folder ---------------------------------------------------------------------------------

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _initialise(self) -> None:
        if self._account:
            os.chown(self._folder, self._account["user"], self._account["group"])
        words = [str(self._programs / "initdb"), "-D", str(self._data), f"--username={USER}"]
        words += ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "--no-instructions"]
        done = subprocess.run(
            words, cwd=self._folder, capture_output=True, text=True, check=False, **self._account
        )
        if done.returncode:
            raise RuntimeError(f"initdb fails:\n{done.stdout}{done.stderr}")

    def _clean_up(self) -> None:
        """Let the keeper do it: one way for a test process that ends and for one that dies."""
        self._keeper.communicate()
        if self._server is not None:
            self._wait_for_end(self._server)


def find_programs() -> Path:
    """The folder of `initdb` and `postgres`: on the PATH, or the newest that Debian has."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [initdb.parent for initdb in DEBIAN.glob("*/bin/initdb")]
    if not folders:
        raise NoPostgres(
            "No PostgreSQL was found that could be started: apt-get install postgresql "
            "(macOS: brew install postgresql)."
        )
    return max(folders, key=lambda folder: [int(part) for part in folder.parent.name.split(".")])


def _account() -> dict[str, Any]:
    """Who runs the server: PostgreSQL refuses to be root, so root lends it Debian's account for it."""
    if os.geteuid() != 0:
        return {}
    try:
        entry = pwd.getpwnam("postgres")
    except KeyError:
        raise NoPostgres("As root, PostgreSQL is run as the user `postgres`: there is none.") from None
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _detached(words: list[str], **options: Any) -> subprocess.Popen[bytes]:
    """A process that neither Ctrl-C nor a closed terminal reaches, and that holds nobody's output open."""
    silent = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen(words, start_new_session=True, cwd="/", **{**silent, **options})
