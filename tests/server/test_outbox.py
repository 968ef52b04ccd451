"""The outbox by itself: what is told once, who takes a row, what comes again."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from happycity.server.model.notices import News, Notice, Subscription
from happycity.server.store import contacts, outbox, people, tables, uptime
from happycity.server.store.database import Database
from happycity.server.store.migrate import migrate
from happycity.server.store.schema import wishes
from happycity.testing.server.postgres import Postgres
from happycity.testing.store.scenery import TABLE
from tests.server.scenes import somebody

NOW = 1_000.0
ALIVE_SINCE = NOW - 5


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def connection(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    if request.param == "sqlite":
        yield from _prepared(str(tmp_path / "games.db"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.fresh_database() as fresh:
            yield from _prepared(fresh.url)


def _prepared(address: str) -> Iterator[Connection]:
    database = Database(address)
    migrate(database)
    with database.writing.begin() as connection:
        yield connection
    database.close()


def news_for(connection: Connection, *channels: str) -> News:
    """It is the turn of somebody who wishes to be told by these."""
    person = somebody("guest", "ada")
    people.add_guest(connection, person)
    tables.open_table(connection, TABLE, None)
    rows = [{"player": person.id, "channel": channel, "kind": "turn"} for channel in channels]
    if rows:
        connection.execute(insert(wishes), rows)
    return News(person.id, "turn", TABLE.id, 101, NOW, NOW + 20)


def due(connection: Connection, now: float = NOW + 20) -> list[Notice]:
    return outbox.soon(connection, now, ALIVE_SINCE, 50)


def test_by_every_channel_that_was_wished_for(connection: Connection) -> None:
    news = news_for(connection, "mail", "webhook")
    outbox.expect(connection, [news, replace(news, kind="over")])
    assert due(connection, NOW + 19) == []
    assert {(one.channel, one.kind, one.tries) for one in due(connection)} == {
        ("mail", "turn", 0),
        ("webhook", "turn", 0),
    }


def test_nothing_for_who_wishes_nothing(connection: Connection) -> None:
    outbox.expect(connection, [news_for(connection)])
    assert due(connection) == []


def test_one_process_takes_a_row_as_long_as_it_lives(connection: Connection) -> None:
    outbox.expect(connection, [news_for(connection, "push")])
    [notice] = due(connection)
    for process in ("first", "second"):
        uptime.begin(connection, process, NOW, alone=False)
    assert outbox.claim(connection, notice, "first", ALIVE_SINCE)
    assert not outbox.claim(connection, notice, "second", ALIVE_SINCE)
    assert due(connection) == []
    [again] = outbox.soon(connection, NOW + 20, NOW + 1, 50)  # there was no sign of the first one since
    assert again.tries == 1
    assert outbox.claim(connection, again, "second", NOW + 1)


def test_what_was_sent_is_never_sent_again(connection: Connection) -> None:
    news = news_for(connection, "push")
    outbox.expect(connection, [news])
    [notice] = due(connection)
    outbox.settle(connection, notice, NOW + 20)
    outbox.expect(connection, [replace(news, at=NOW + 30, due=NOW + 50)])  # the turn before was taken back
    assert due(connection, NOW + 99) == []
    outbox.expect(connection, [replace(news, turn=102)])
    assert [one.turn for one in due(connection)] == [102]


def test_what_was_let_go_is_told_if_it_comes_again(connection: Connection) -> None:
    news = news_for(connection, "push")
    outbox.expect(connection, [news])
    [notice] = due(connection)
    outbox.settle(connection, notice, None)
    assert due(connection) == []
    outbox.expect(connection, [replace(news, at=NOW + 30, due=NOW + 50)])
    assert [one.id for one in due(connection, NOW + 50)] == [notice.id]
    outbox.postpone(connection, notice, NOW + 999)  # somebody who has not heard of it yet
    assert [one.due for one in due(connection, NOW + 50)] == [NOW + 50]


def test_only_what_is_settled_is_forgotten(connection: Connection) -> None:
    news = news_for(connection, "push")
    outbox.expect(connection, [news, replace(news, turn=102)])
    first, second = due(connection)
    outbox.settle(connection, first, NOW)
    outbox.forget_before(connection, NOW + 1)
    assert due(connection) == [second]
    outbox.expect(connection, [replace(news, turn=first.turn)])
    assert len(due(connection)) == 2


def test_a_browser_belongs_to_whoever_used_it_last(connection: Connection) -> None:
    ada, bob = somebody("guest", "ada"), somebody("guest", "bob")
    for person in (ada, bob):
        people.add_guest(connection, person)
    for number in range(contacts.MOST_DEVICES + 3):
        endpoint = f"https://push.test/{number}"
        new = Subscription(contacts.device_id(endpoint), endpoint, "key", "secret")
        contacts.add_device(connection, ada.id, new, f"Browser {number}", NOW + number)
    names = [device.name for device in contacts.devices_of(connection, ada.id)]
    assert names == [f"Browser {number}" for number in range(3, contacts.MOST_DEVICES + 3)]
    contacts.add_device(connection, bob.id, new, "Browser 12", NOW)
    assert len(contacts.devices_of(connection, ada.id)) == contacts.MOST_DEVICES - 1
    assert [device.name for device in contacts.devices_of(connection, bob.id)] == ["Browser 12"]
