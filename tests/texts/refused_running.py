"""One way to bring about each refusal of running a server: databases, backups, settings."""

import gzip
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert, text

from happycity.server.settings import read_settings
from happycity.server.store.backup import FORMAT, opened_backup, restore, snapshot, write_backup
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.schema import keys, runs

NEWER = f'{{"format":"{FORMAT}","revision":"9999","columns":{{}},"counts":{{}}}}\n'


def running_ways() -> dict[str, Callable[[Path], object]]:
    return {
        "newer-database": lambda folder: migrate(changed(folder, "9999")),
        "older-database": lambda folder: back_up(changed(folder, ""), folder),
        "unusable-database": lambda folder: migrate(Database(str(folder))),
        "no-folder": lambda folder: migrate(Database(str(folder / "no" / "such.db"))),
        "damaged-database": lambda folder: migrate(damaged(folder)),
        "no-database": lambda folder: back_up(Database(str(folder / "nowhere.db")), folder),
        "database-in-use": lambda folder: fill(used(folder), back_up(new(folder), folder)),
        "database-not-empty": lambda folder: fill(new(folder), back_up(new(folder), folder)),
        "not-a-backup": lambda folder: fill(new(folder), write(folder, "Once upon a time")),
        "newer-backup": lambda folder: fill(new(folder), write(folder, NEWER)),
        "damaged-backup": lambda folder: fill(
            new(folder), cut_short(back_up(new(folder), folder)), force=True
        ),
        "bad-origin": lambda _: read_settings({}, origins="https://example.org,the neighbours"),
        "bad-root": lambda _: read_settings({}, root="happycity/"),
        "bad-contact": lambda _: read_settings({}, public_address="https://city.test", contact="the mayor"),
        "bad-mail-server": lambda _: read_settings(
            {}, public_address="https://city.test", mail_server="mail.city.test"
        ),
        "bad-issuer": lambda _: read_settings({}, oidc_issuer="http://id.example.org"),
        "need-setting": lambda _: read_settings({}, oidc_issuer="https://id.example.org"),
        "need-public-address": lambda _: read_settings({}, webhooks=True),
        "bad-network": lambda _: read_settings({}, metrics_from="the neighbours"),
    }


def new(folder: Path) -> Database:
    """With one row."""
    database = Database(str(folder / "games.db"))
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(keys.delete())
        connection.execute(insert(keys).values(name="cookies", value="x"))
    return database


def changed(folder: Path, revision: str) -> Database:
    """As another version of the program would have left it."""
    database = Database(str(folder / f"changed{revision}.db"))
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(text("DELETE FROM alembic_version"))
        if revision:
            connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
    return database


def damaged(folder: Path) -> Database:
    database = Database(str(folder / "damaged.db"))
    migrate(database)
    database.close()
    with (folder / "damaged.db").open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xff" * 2 * 4096)
    return database


def used(folder: Path) -> Database:
    database = Database(str(folder / "used.db"))
    migrate(database)
    with database.writing.begin() as connection:
        connection.execute(insert(runs).values(id="server", began=1.0, seen=1e12))
    return database


def back_up(database: Database, folder: Path) -> Path:
    path = folder / "backup"
    with snapshot(database) as (header, connection), path.open("wb") as out:
        write_backup(header, connection, out, lambda _: None)
    return path


def write(folder: Path, content: str) -> Path:
    path = folder / "story"
    path.write_bytes(gzip.compress(content.encode()))
    return path


def cut_short(path: Path) -> Path:
    path.write_bytes(gzip.compress(gzip.decompress(path.read_bytes())[:-20]))
    return path


def fill(database: Database, path: Path, force: bool = False) -> None:
    with opened_backup(path) as saved:
        restore(database, saved, force, lambda _: None)
