"""What people want of each other and what the host does, in both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from happycity.rules.record import ConfigPart
from happycity.server.game.seating import new_table
from happycity.server.model.people import Person
from happycity.server.names import key_of
from happycity.server.one_time import hash_of_code
from happycity.server.protocol.people import PlayerSettings, Report
from happycity.server.protocol.tables import NewTable, SeatWish
from happycity.server.run.beside import House, house_at
from happycity.server.store import chat, deeds, distances, people, reports, retention, tables
from happycity.server.store import house as announced
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.testing.server.postgres import Postgres

ADA, BOB = (Person(name * 16, "guest", name.title(), 0, PlayerSettings(), 0.0) for name in "ab")
CONFIG = ConfigPart(2, "family", False, "product")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "sqlite":
        yield from _house(str(tmp_path / "games.db"))
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.fresh_database() as fresh:
        yield from _house(fresh.url)


def _house(address: str) -> Iterator[House]:
    database = Database(address)
    migrate(database)
    database.close()
    with house_at(address) as house:
        for one in (ADA, BOB):
            house.write(people.add_guest, one)
        yield house


def test_a_quarrel_and_its_end(house: House) -> None:
    table = new_table(NewTable(CONFIG, [SeatWish("me"), SeatWish("open")], public=True), BOB, 0.0)
    house.write(tables.open_table, table, None)
    house.write(chat.say, table.id, BOB.id, "Bob", 1.0, "brick", None)
    house.write(distances.keep_away, ADA.id, BOB.id, "block", 1.0)
    assert house.read(distances.apart_of, BOB.id).blocked == {ADA.id}
    assert house.read(tables.open_tables, 10, 0, {BOB.id}) == ([], 0)
    house.write(reports.add_report, ADA.id, Report(table.id, BOB.id, "insult"), 2.0)
    (report,) = house.read(reports.waiting_reports, 10)
    assert [line.text for line in report.lines] == ["brick"]

    bob = house.person(BOB.id)
    house.write(deeds.ban, "host", bob, 9.0, 3.0)
    house.write(deeds.rename, "host", bob, "Bobby", key_of("Bobby"), 3.0)
    house.write(deeds.settle, "host", report.id, 3.0)
    house.write(deeds.remove, "host", table.id, bob, 3.0)
    house.write(deeds.end_table, "host", table.id, 3.0)
    number, hints = house.read(deeds.hints_after, 1)
    assert number == 5 == house.read(deeds.last_number)
    assert {f"person {BOB.id}", table.id, "lobby"} == set(hints)
    assert [one.what for one in house.read(deeds.latest, 9)] == ["end", "remove", "settle", "rename", "ban"]
    assert [one.banned for one in house.read(people.found, "BOBB", 9)] == [9.0]

    assert house.write(retention.forget_chat, 5.0) == 1
    assert house.write(retention.forget_guests, 5.0, 5.0) == 2
    assert house.read(distances.distances_of, ADA.id) == []
    assert house.read(reports.waiting_reports, 10) == []


def test_announcements_and_invitations(house: House) -> None:
    number = house.write(deeds.announce, "host", "Cake", 9.0, 1.0)
    code = house.write(deeds.invite, "host", 9.0, 1.0)
    house.write(announced.accept, hash_of_code(code), ADA.id, 2.0)
    assert [one.id for one in house.read(announced.current, 2.0)] == [number]
    house.write(announced.forget_old, 10.0)
    assert house.read(announced.current, 2.0) == []
