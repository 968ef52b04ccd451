"""Several processes on one PostgreSQL: any of them serves any table, and lost hints are made up for."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import text

from happycity.rules.fairness import check_fair, commitment_of
from happycity.rules.record import parse_record
from happycity.server.live.journal import Journal
from happycity.server.model.tables import LogEntry
from happycity.server.settings import read_settings
from happycity.server.store.hints import entry_in, hint_of_entry
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Message, Place, Player
from happycity.testing.server.postgres import Database, Postgres
from happycity.testing.server.serving import serving


@pytest.fixture
def database(postgres: Postgres) -> Iterator[Database]:
    with postgres.fresh_database() as fresh:
        yield fresh


@pytest.fixture
def houses(database: Database) -> Iterator[list[str]]:
    """Two servers, each with its own services, on one database."""
    settings = read_settings({}, database=database.url, **GENEROUS)
    with ExitStack() as stack:
        yield [stack.enter_context(serving(settings)) for _ in range(2)]


def over_there(player: Player, address: str) -> Player:
    """The same person at the other process."""
    other = Player(address)
    other.http.headers["Cookie"] = player.cookie
    return other


@asynccontextmanager
async def begun(houses: list[str], seats: str, **options: object) -> AsyncIterator[tuple[str, list[Player]]]:
    """A table opened at the first process and joined at the second."""
    async with Player(houses[0]) as ada, Player(houses[1]) as bob:
        table = await ada.open_table(seats, **options)
        await bob.join(table["id"])
        async with over_there(ada, houses[1]) as there:
            await there.demand("POST", f"/api/tables/{table['id']}/start")
        yield str(table["id"]), [ada, bob]


@pytest.mark.parametrize(("seats", "clock"), [("me open", None), ("me open bot", None)])
def test_players_of_one_table_on_different_processes(houses: list[str], seats: str, clock: object) -> None:
    async def scene() -> None:
        async with begun(houses, seats, clock=clock) as (table_id, people):
            places = [await one.sit(table_id) for one in people]
            await asyncio.gather(
                *(place.play_on(Random(number).choice) for number, place in enumerate(places))
            )
            assert {place.state["hash"] for place in places} == {places[0].state["hash"]}
            assert {str(place.table["result"]) for place in places} == {str(places[0].table["result"])}

    asyncio.run(scene())


def test_an_entry_comes_along_with_its_hint(houses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What another process has written is shown without asking the database for it."""
    asked: list[int] = []
    read = Journal.entries

    async def noted(journal: Journal, table_id: str, after: int = 0) -> list[LogEntry]:
        asked.append(after)
        return await read(journal, table_id, after)

    monkeypatch.setattr(Journal, "entries", noted)

    async def scene() -> None:
        async with begun(houses, "me open") as (table_id, people):
            places = [await one.sit(table_id) for one in people]
            for place in places:
                await place.arrive()
            for _ in range(20):
                mover = next(place for place in places if place.state["yours"]["seat"] is not None)
                state = await mover.play(mover.legal[0])
                for place in places:
                    while place.seq < state["seq"]:
                        await place.receive()
                assert len({place.state["hash"] for place in places}) == 1

    asyncio.run(scene())
    assert asked == []


def test_an_entry_too_long_for_a_notification_is_read() -> None:
    short = LogEntry("abcdefghjkmn", 7, "move", 1, "roll1", "12345678", False, False, 0.1, 2.5, "[]")
    assert entry_in(hint_of_entry(short).split(" ", 2)[2]) == short
    assert hint_of_entry(replace(short, events="x" * 9_000)) == "abcdefghjkmn 7"
    assert hint_of_entry(replace(short, events="ä" * 5_000)) == "abcdefghjkmn 7", "bytes count"


def test_play_goes_on_when_hints_are_lost(houses: list[str], database: Database) -> None:
    async def scene() -> None:
        async with begun(houses, "me open") as (table_id, people):
            places = [await one.sit(table_id) for one in people]
            for place in places:
                await place.arrive()
            cut_listeners(database)
            for _ in range(3):
                await one_move(places)
            assert places[0].seq == places[1].seq == 3

    asyncio.run(scene())


def cut_listeners(database: Database) -> None:
    """End every connection that listens."""
    from sqlalchemy import create_engine

    engine = create_engine(database.sqlalchemy_url)
    with engine.begin() as connection:
        cut = connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        )
        assert len(cut.all()) == 2
    engine.dispose()


async def one_move(places: list[Place]) -> None:
    """Whoever has to decide does; everybody gets to know."""
    mover = next(place for place in places if place.state["yours"]["seat"] is not None)
    await mover.play(mover.legal[0])
    await all_reach(places, mover.seq)


async def all_reach(places: list[Place], seq: int) -> None:
    for place in places:
        if place.seq < seq:
            await place.until(lambda m: m["type"] == "state" and m["seq"] >= seq)


def test_the_lobby_and_chat_reach_the_other_process(houses: list[str]) -> None:
    async def scene() -> None:
        async with begun(houses, "me open", public=True) as (table_id, people):
            places = [await one.sit(table_id) for one in people]
            for place in places:
                await place.arrive()
            await places[0].send(type="say", text="hello over there")
            assert (await places[1].expect("said"))["chat"]["text"] == "hello over there"
            opened = await people[0].open_table("me open", public=True)
            listed = await people[1].demand("GET", "/api/tables")
            assert opened["id"] in {one["id"] for one in listed["tables"]}

    asyncio.run(scene())


def test_the_database_decides_a_race_between_processes(houses: list[str]) -> None:
    async def scene() -> None:
        async with Player(houses[0]) as ada, over_there(ada, houses[1]) as other:
            table = await ada.open_table("me me")
            places = [await ada.sit(table["id"]), await other.sit(table["id"])]
            for place in places:
                await place.arrive()
            for _ in range(10):
                moves = [Random(1).choice(place.legal) for place in places]
                answers = await asyncio.gather(
                    *(place.intend("move", move=move) for place, move in zip(places, moves, strict=True))
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                seq = next(answer["seq"] for answer in answers if answer["type"] == "done")
                await all_reach(places, seq)
                assert places[0].state["hash"] == places[1].state["hash"]

    asyncio.run(scene())


def test_who_comes_back_while_bots_play_at_another_process(houses: list[str]) -> None:
    async def scene() -> None:
        async with begun(houses, "me open") as (table_id, people):
            places = [await one.sit(table_id) for one in people]
            for place in places:
                await place.arrive()
                assert (await place.intend("away"))["type"] == "done"
            for _ in range(5):  # two bots play, one move after the other
                for kind in ("back", "away"):
                    answers = [await place.intend(kind) for place in places]
                    assert [answer["type"] for answer in answers] == ["done", "done"], answers

    asyncio.run(scene())


def test_parts_of_a_shuffle_come_in_at_different_processes(houses: list[str]) -> None:
    """Promised and given where everybody is; whichever process has the last one deals for all."""

    async def scene() -> None:
        async with Player(houses[0]) as ada, Player(houses[1]) as bob:
            table = str((await ada.open_table("me open bot"))["id"])
            await bob.join(table)
            nonces = {ada: "a" * 64, bob: "b" * 64}
            places = [await one.sit(table) for one in nonces]
            for one, nonce in nonces.items():
                promise = {"promise": commitment_of(nonce)}
                await one.demand("POST", f"/api/tables/{table}/promise", promise)
            await ada.demand("POST", f"/api/tables/{table}/start")
            await places[1].see(is_at("dealing"))
            for one, nonce in nonces.items():
                await one.demand("POST", f"/api/tables/{table}/opening", {"nonce": nonce})
            for place in places:
                told = await place.see(is_at("playing"))
                assert [seat["part"] for seat in told["seats"] if seat["player"]] == ["given"] * 2
            await asyncio.gather(*(place.play_on(Random(n).choice) for n, place in enumerate(places)))
            record = parse_record((await ada.http.get(f"/api/games/{table}/record")).content)
            assert check_fair(record) is None

    asyncio.run(scene())


def is_at(status: str) -> Callable[[Message], bool]:
    return lambda table: bool(table["status"] == status)


def test_friends_at_different_processes_see_each_other(houses: list[str]) -> None:
    async def scene() -> None:
        async with Player(houses[0]) as ada, Player(houses[1]) as bob:
            for one, other in ((ada, bob), (bob, ada)):
                await one.demand("PUT", f"/api/me/friends/{other.me['id']}")
            table = await ada.open_table("me open")
            async with await bob.sit(table["id"]):
                assert await place_of_friend(ada, "watching")
            assert await place_of_friend(ada, None)

    asyncio.run(scene())


async def place_of_friend(person: Player, wanted: str | None) -> bool:
    """Whether the only friend is seen there within a few seconds."""
    for _ in range(80):
        found = await person.demand("GET", "/api/me/friends")
        if [one["place"] for one in found["friends"]] == [wanted]:
            return True
        await asyncio.sleep(0.1)
    return False
