"""A server that meets a game of rules or cards that it does not know refuses it by name, and keeps it."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, MetaData, Table

from happycity.rules.events import FACTS, Event
from happycity.rules.refusals import Refusal
from happycity.rules.stamp import FIRST
from happycity.server.game.course import course_of
from happycity.server.game.snapshots import snapshots_of
from happycity.server.game.views import table_info
from happycity.server.run.verifying import replayed
from happycity.server.settings import read_settings
from happycity.server.store import claims, schema, tables
from happycity.server.store.database import Database
from happycity.server.store.log import log_of
from happycity.server.store.migrate import lock, migrate, upgrade
from happycity.testing.server import GENEROUS, serving
from happycity.testing.server.player import Player
from tests.server.finished import new_database, play_randomly, playing, store

UNKNOWN = [({"rules": 2}, "newer-rules"), ({"cards": "0" * 16}, "other-cards"), ({"cards": "?"}, "bad-stamp")]

OLD = playing(1, "ada", "bob")


@pytest.mark.parametrize(("parts", "code"), UNKNOWN)
def test_no_game_of_other_rules_goes_on(parts: dict[str, Any], code: str) -> None:
    table = replace(playing(1, "ada", "bob"), **parts)
    with pytest.raises(Refusal, match=code):
        course_of(table, [])
    assert table_info(table).foreign
    assert not table_info(playing(1, "ada", "bob")).foreign


@pytest.mark.parametrize(("parts", "code"), UNKNOWN)
def test_the_server_leaves_it_alone(tmp_path: Path, parts: dict[str, Any], code: str) -> None:
    known, unknown = playing(1, "ada", "bot:mayor"), replace(playing(2, "ada", "bot:mayor"), **parts)
    with new_database(str(tmp_path / "games.db")) as database:
        with database.writing.begin() as connection:
            store(connection, known, play_randomly(known)[:5])
            store(connection, unknown, play_randomly(playing(2, "ada", "bot:mayor"))[:5])
            connection.execute(schema.tables.update().values(due=1.0))
            assert claims.neglected(connection, "me", 2.0, 0.0, [], 9) == [known.id]
            connection.execute(schema.tables.update().values(due=None))
            assert tables.close_idle(connection, 1e9, 1e9) == 1
            assert tables.stored_table(connection, unknown.id) == replace(unknown, seq=4)
        assert code in replayed(database, unknown.id).problem


def test_everything_else_goes_on_beside_it(tmp_path: Path) -> None:
    """The server starts, lists it as it is, refuses whatever one wants of it, and changes nothing."""
    path = tmp_path / "games.db"
    settings = read_settings({}, database=str(path), **GENEROUS)

    async def scene(address: str) -> None:
        async with Player(address) as ada:
            newer, mine = await ada.open_table("me me"), await ada.open_table("me bot")
            over = await ada.open_table("me me")
            with sqlite3.connect(path) as database:
                made_newer = "UPDATE tables SET rules = 2, due = 1 WHERE id = ?"
                database.execute(made_newer, [newer["id"]])
                database.execute("UPDATE tables SET rules = 2, status = 'over' WHERE id = ?", [over["id"]])
            before = row_of(path, newer["id"])
            await asyncio.sleep(1.5)  # the server has looked around
            listed = (await ada.demand("GET", "/api/me/tables"))["tables"]
            assert {table["id"]: table["foreign"] for table in listed} == {
                newer["id"]: True,
                mine["id"]: False,
            }
            for method, way in (("POST", "leave"), ("POST", "hint")):
                status, refused = await ada.ask(method, f"/api/tables/{newer['id']}/{way}")
                assert (status, refused["code"]) == (422, "newer-rules")
                assert "rules 2" in refused["text"]
                assert "rules up to 1" in refused["text"]
            async with await ada.sit(newer["id"]) as place:
                assert (await place.receive())["code"] == "newer-rules"
            assert (await ada.demand("GET", f"/api/tables/{newer['id']}"))["stamp"]["rules"] == 2
            for part in ("replay", "sheet", "story"):
                status, refused = await ada.ask("GET", f"/api/games/{over['id']}/{part}")
                assert refused["code"] == "newer-rules"
            assert row_of(path, newer["id"]) == before

    with serving(settings) as address:
        asyncio.run(scene(address))


def row_of(path: Path, table: str) -> object:
    with sqlite3.connect(path) as database:
        return database.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone()


def test_tables_from_before_get_the_first_stamp(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "games.db"))
    with database.writing.begin() as connection:
        lock(connection)
        upgrade(connection, "0003")
        before = [column for column in schema.tables.c if column.name not in ("rules", "cards", "circle")]
        rows = Table("tables", MetaData(), *(Column(one.name, one.type) for one in before))
        connection.execute(rows.insert().values({one.name: getattr(OLD, one.name, None) for one in before}))
    migrate(database)
    table = database.read_now(tables.stored_table, OLD.id)
    assert table is not None
    assert (table.rules, table.cards) == (FIRST.rules, FIRST.cards)
    database.close()


# --- what was shown -------------------------------------------------------------------------------------


def test_what_was_shown_is_kept_and_shown_again(tmp_path: Path) -> None:
    played = play_randomly(OLD)
    with new_database(str(tmp_path / "games.db")) as database:
        with database.writing.begin() as connection:
            store(connection, OLD, played)
        entries = database.read_now(log_of, OLD.id)
    assert all(entry.events for entry in entries)
    assert [one.events for one in snapshots_of(OLD, entries)] == [one.events for one in played]
    before = [replace(entry, events=None) for entry in entries]
    assert [one.events for one in snapshots_of(OLD, before)] == [one.events for one in played]


def test_a_rule_that_changed_unnoticed_changes_no_replay_and_is_found(tmp_path: Path) -> None:
    """Planted: an entry showed an income that today's rules would not pay."""
    played = play_randomly(OLD)
    number = next(one.seq for one in played[1:] if any(event.name == "income" for event in one.events))
    with new_database(str(tmp_path / "games.db")) as database:
        with database.writing.begin() as connection:
            store(connection, OLD, played)
        assert replayed(database, OLD.id).problem == ""
        with database.writing.begin() as connection:
            change = schema.entries.update().where(schema.entries.c.seq == number)
            connection.execute(change.values(events='[["income",0,77]]'))
        entries = database.read_now(log_of, OLD.id)
        assert snapshots_of(OLD, entries)[number].events == (Event("income", 0, {"coins": 77}),)
        assert replayed(database, OLD.id).problem.startswith(f"entry {number} (")


def test_every_event_is_read_as_it_was_written() -> None:
    for happening, facts in FACTS.items():
        event = Event(happening.name.lower(), 1, {name: name for name, _ in facts})
        assert Event.of_row(event.to_row()) == event
