"""Finished games: kept once, found again, counted, and shown to nobody before their end."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, Table, func, select
from starlette.applications import Starlette
from starlette.responses import Response

from happycity.rules import Config
from happycity.rules.record import difference, parse_record
from happycity.server.game.results import finished_game, mode_of
from happycity.server.game.views import public_bytes, view_hash
from happycity.server.live.aside import Aside
from happycity.server.live.stories import Stories
from happycity.server.metrics import Metrics
from happycity.server.model.results import SeatResult
from happycity.server.people.limits import Limits
from happycity.server.people.sessions import Sessions
from happycity.server.refusals import Denied
from happycity.server.services import Entrance, Services
from happycity.server.settings import Settings
from happycity.server.store import claims, history, people, schema, tables
from happycity.server.store.database import Database
from happycity.server.web.calls import starlette_routes
from happycity.server.web.http import games, players
from happycity.testing.server.postgres import Postgres
from tests.server.finished import (
    PEOPLE,
    imagine_game,
    new_database,
    play_randomly,
    play_to_the_end,
    playing,
    store,
)
from tests.server.test_results import CELLS

ROUTES = ("", "/record", "/replay", "/sheet", "/story")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with new_database(str(tmp_path / "games.db")) as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def connection(request: pytest.FixtureRequest) -> Iterator[Connection]:
    if request.param == "sqlite":
        with request.getfixturevalue("database").writing.begin() as connection:
            yield connection
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with (
        postgres.fresh_database() as fresh,
        new_database(fresh.url) as database,
        database.writing.begin() as connection,
    ):
        yield connection


# --- kept once ------------------------------------------------------------------------------------


def everything(connection: Connection) -> list[list[tuple[object, ...]]]:
    kept: list[Table] = [schema.tables, schema.records, schema.results, schema.ratings]
    return [sorted(map(tuple, connection.execute(select(one))), key=repr) for one in kept]


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_a_game_ends_once(connection: Connection, config: Config) -> None:
    stored_table = playing(1, *PEOPLE[: config.players], config=config, rated=True)
    snapshots = play_randomly(stored_table)
    store(connection, stored_table, snapshots)
    assert history.finish(connection, finished_game(stored_table, snapshots[-1], 5000.0))
    after = everything(connection)
    assert [len(rows) for rows in after] == [1, 1, config.players, config.players]
    assert not history.finish(connection, finished_game(stored_table, snapshots[-1], 6000.0))
    assert not history.finish(
        connection, finished_game(replace(stored_table, version=2), snapshots[-1], 6000.0)
    )
    assert everything(connection) == after
    over = history.finished_table(connection, stored_table.id)
    assert (over.status, over.ended, over.version) == ("over", 5000.0, 2)
    assert msgspec.json.decode(over.result or "")["winners"] == list(snapshots[-1].game.leaders)
    assert difference(parse_record(history.record_text(connection, stored_table.id))) is None


def test_the_server_need_not_act_any_more(connection: Connection) -> None:
    stored_table = playing(1, "ann", "ben")
    tables.open_table(connection, stored_table, 1.0)
    assert claims.claim(connection, stored_table.id, "this process", 0.0)
    history.finish(connection, finished_game(stored_table, play_randomly(stored_table)[-1], 5000.0))
    row = connection.execute(select(schema.tables.c.due, schema.tables.c.driver)).one()
    assert tuple(row) == (None, None)


def test_who_leaves_at_the_last_moment_is_not_kept(connection: Connection) -> None:
    """A table that has changed since it was looked at is looked at again."""
    stored_table = playing(1, "ann", "ben", rated=True)
    snapshots = play_randomly(stored_table)
    store(connection, stored_table, snapshots)
    alone = replace(
        stored_table, seats=(stored_table.seats[0], replace(stored_table.seats[1], player=None, name=None))
    )
    assert tables.change_table(connection, stored_table, alone, None)
    assert not history.finish(connection, finished_game(stored_table, snapshots[-1], 5000.0))
    assert not connection.execute(select(schema.records)).all()
    now = tables.stored_table(connection, stored_table.id)
    assert now is not None
    assert history.finish(connection, finished_game(now, snapshots[-1], 5000.0))
    assert "Ben" not in history.record_text(connection, stored_table.id)


def test_a_fault_keeps_nothing(database: Database) -> None:
    """A rated game of somebody the database does not know: all or nothing."""
    stored_table = playing(1, "ann", "zoe", rated=True)
    snapshots = play_randomly(stored_table)
    with database.writing.begin() as connection:
        store(connection, stored_table, snapshots)
    before = database.read_now(everything)
    with pytest.raises(Exception, match="FOREIGN KEY"), database.writing.begin() as connection:
        history.finish(connection, finished_game(stored_table, snapshots[-1], 5000.0))
    assert database.read_now(everything) == before


# --- counted --------------------------------------------------------------------------------------


def row(
    seat: int, player: str | None, points: int, won: float, *cards: str, special: str | None = None
) -> SeatResult:
    return SeatResult(seat, player, points, won, json.dumps(cards), special)


def tell(connection: Connection, number: int, *rows: SeatResult, ended: float, mode: str = "family") -> None:
    tables.open_table(connection, playing(number, *PEOPLE[: len(rows)]), None)
    assert history.finish(connection, imagine_game(number, *rows, ended=ended, mode=mode))


def test_statistics_counted_by_hand(connection: Connection) -> None:
    tell(
        connection,
        1,
        row(0, "ann", 40, 1.0, "museum", "house", "house", special="castle"),
        row(1, "ben", 30, 0.0, "zoo", special="maze"),
        ended=1.0,
    )
    tell(connection, 2, row(0, "ben", 20, 0.5, "zoo"), row(1, "ann", 20, 0.5, "museum", "zoo"), ended=2.0)
    expert = [row(0, "ann", 9, 0.0, "museum", special="castle"), row(1, None, 10, 1.0), row(2, "ben", 1, 0.0)]
    tell(connection, 3, *expert, ended=3.0, mode="expert")
    tell(connection, 4, row(0, "ann", 99, 1.0, "bank"), row(1, "ann", 1, 0.0, "bank"), ended=4.0)
    ann = history.statistics(connection, "ann", 0.0)
    assert (ann.player, ann.name, ann.games, ann.wins, ann.win_share) == ("ann", "Ann", 3, 1.5, 0.5)
    assert (ann.best_points, ann.mean_points) == (40, 23.0)
    assert list(ann.favourite_cards.items()) == [("museum", 3), ("house", 1), ("zoo", 1)]
    assert ann.favourite_specials == {"castle": 2}
    found = [(one.mode, one.players, one.games, one.wins, one.mean_points) for one in ann.by_mode]
    assert found == [("family", 2, 2, 1.5, 30.0), ("expert", 3, 1, 0.0, 9.0)]
    assert ann.ratings == []


def test_statistics_of_somebody_who_never_played(connection: Connection) -> None:
    eve = history.statistics(connection, "eve", 0.0)
    assert (eve.games, eve.wins, eve.win_share, eve.best_points, eve.mean_points) == (0, 0, None, None, None)
    with pytest.raises(Denied, match="unknown-player"):
        history.statistics(connection, "zoe", 0.0)


def test_favourites_are_few_and_of_the_latest_games(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "LATEST", 3)
    monkeypatch.setattr(history, "FAVOURITES", 1)
    for number, card in enumerate(("zoo", "bank", "zoo", "school", "school", "school"), 1):
        mine, other = row(0, "ann", 1, 1.0, card, special=card), row(1, "ben", 0, 0.0)
        tell(connection, number, mine, other, ended=-float(number))
    assert history.statistics(connection, "ann", 0.0).favourite_cards == {"zoo": 2}
    assert history.statistics(connection, "ann", 0.0).favourite_specials == {"zoo": 2}


# --- listed ---------------------------------------------------------------------------------------


def tell_many(connection: Connection, many: int) -> list[str]:
    """Ann's games, three of which end at the same moment, among games of others; newest first."""
    for number in range(many):
        mine = row(0, "ann", 1, 1.0), row(1, "ann" if number % 4 == 0 else "ben", 0, 0.0)
        tell(connection, number, *mine, ended=float(number // 3))
        tell(
            connection,
            10_000 + number,
            row(0, "ben", 1, 1.0),
            row(1, "cat", 0, 0.0),
            ended=float(number // 3),
        )
    return [f"table{number:07}" for number in reversed(range(many))]


@pytest.mark.parametrize("most", [1, 2, 5, 100])
def test_pages_hold_every_game_once(connection: Connection, most: int) -> None:
    wanted, found, before = tell_many(connection, 14), list[str](), None
    while page := history.games_of(connection, "ann", before, most):
        assert len(page) <= most
        found += [stored_table.id for stored_table in page]
        assert len(found) <= len(wanted)
        before = found[-1]
    assert found == wanted


def test_a_page_after_an_unknown_game(connection: Connection) -> None:
    tell_many(connection, 1)
    tables.open_table(connection, playing(99, "ann", "ben"), None)
    for unknown in ("table0000099", "table0000098"):
        with pytest.raises(Denied, match="unknown-game"):
            history.games_of(connection, "ann", unknown, 10)


# --- over HTTP ------------------------------------------------------------------------------------


class Caller:
    """Somebody with a browser, at a server that has only these routes."""

    def __init__(self, database: Database, player: str | None) -> None:
        settings, missing = Settings(requests_per_minute=10_000), cast(Any, None)
        services = Services(
            settings=settings,
            now=lambda: 1.0,
            metrics=Metrics(),
            limits=Limits(settings),
            database=database,
            scribe=missing,
            sessions=Sessions(database, "a key for tests", settings, lambda: 1.0),
            passwords=missing,
            provider=None,
            words=missing,
            admins=missing,
            rooms=missing,
            lobby=missing,
            friend_lists=missing,
            evenings=missing,
            masters=missing,
            stories=Stories(),
            aside=Aside(1, "aside"),
            whereabouts=missing,
            office=missing,
        )
        entrance = Entrance(settings, services.metrics, "test")
        entrance.open(services)
        app = Starlette(routes=starlette_routes(entrance, [*games.api.routes, *players.api.routes]))
        self._transport, self._cookies = httpx.ASGITransport(app), httpx.Cookies()
        person = database.read_now(people.person, player) if player else None
        if person is not None:
            response = Response()
            services.sessions.set_cookie(response, person)
            name, _, value = response.headers["set-cookie"].partition(";")[0].partition("=")
            self._cookies.set(name, value.strip('"'))

    def get(self, path: str) -> httpx.Response:
        return asyncio.run(self._get(path))

    async def _get(self, path: str) -> httpx.Response:
        browser = httpx.AsyncClient(transport=self._transport, cookies=self._cookies, base_url="http://test")
        async with asyncio.timeout(30), browser:  # an export could be endless
            return await browser.get(path)


def test_before_the_end_nothing_answers(database: Database) -> None:
    stored_table = playing(1, "ann", "ben")
    snapshots = play_randomly(stored_table)
    with database.writing.begin() as connection:
        store(connection, stored_table, snapshots)  # to its last move, but not ended yet
    for caller in (Caller(database, "ann"), Caller(database, None)):
        for route in ROUTES:
            answer = caller.get(f"/api/games/{stored_table.id}{route}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
            assert stored_table.secret not in answer.text
    assert Caller(database, "ann").get("/api/games").json() == {"games": [], "next": None}
    assert Caller(database, "ann").get("/api/games/export.jsonl").text == ""


def test_after_the_end_everybody_with_the_link_sees_it(database: Database) -> None:
    stored_table = playing(1, "ann", "ben")
    with database.writing.begin() as connection:
        finished = play_to_the_end(connection, stored_table, 5000.0)
    stranger = Caller(database, None)
    info = stranger.get(f"/api/games/{stored_table.id}").json()
    assert (info["id"], info["status"], info["secret"]) == (stored_table.id, "over", stored_table.secret)
    record = stranger.get(f"/api/games/{stored_table.id}/record")
    assert record.text == finished.record
    assert record.headers["content-type"] == "application/json"
    assert record.headers["content-disposition"] == 'attachment; filename="happycity-table0000001.json"'


@pytest.mark.parametrize("game", ["table0000002", "x", "TABLE0000001", "table%00000001", "%ff", "a" * 5000])
@pytest.mark.parametrize("route", ROUTES)
def test_games_that_there_are_not(database: Database, game: str, route: str) -> None:
    answer = Caller(database, None).get(f"/api/games/{game}{route}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
    assert len(answer.json()["facts"]["found"]) <= 60


def test_a_replay_shows_what_was_seen(database: Database) -> None:
    stored_table = playing(1, "ann", "ben", "cat", config=Config(3, "expert", grozilla=True))
    snapshots = play_randomly(stored_table)
    with database.writing.begin() as connection:
        play_to_the_end(connection, stored_table, 5000.0)
    replay = Caller(database, None).get(f"/api/games/{stored_table.id}/replay").json()
    views = [replay["first"], *(step["view"] for step in replay["steps"])]
    assert list(map(hashed, views)) == [view_hash(public_bytes(snapshot)) for snapshot in snapshots]
    assert [step["step"]["seq"] for step in replay["steps"]] == list(range(1, len(snapshots)))
    moves = [snapshot.entry.move for snapshot in snapshots if snapshot.entry]
    assert [step["step"]["move"] for step in replay["steps"]] == moves


def hashed(view: object) -> str:
    return view_hash(msgspec.json.encode(view))


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("from=3&to=5", [3, 4, 5]),
        ("to=2", [1, 2]),
        ("from=0&to=1", [1]),
        ("from=5&to=3", []),
        ("from=999999", []),
        ("to=0", []),
    ],
)
def test_parts_of_a_replay(database: Database, query: str, numbers: list[int]) -> None:
    stored_table = playing(1, "ann", "ben")
    snapshots = play_randomly(stored_table)
    with database.writing.begin() as connection:
        play_to_the_end(connection, stored_table, 5000.0)
    replay = Caller(database, None).get(f"/api/games/{stored_table.id}/replay?{query}").json()
    assert [step["step"]["seq"] for step in replay["steps"]] == numbers
    if numbers:
        assert hashed(replay["first"]) == view_hash(public_bytes(snapshots[numbers[0] - 1]))


def test_own_games_page_by_page(database: Database) -> None:
    with database.writing.begin() as connection:
        for number in range(5):
            play_to_the_end(connection, playing(number, "ann", "ben" if number else "cat"), 5000.0 + number)
    caller, pages, following = Caller(database, "ben"), list[list[str]](), ""
    while following is not None:
        page = caller.get(f"/api/games?limit=2{following and f'&before={following}'}").json()
        pages.append([game["id"] for game in page["games"]])
        assert len(pages) <= 2
        following = page["next"]
    assert pages == [["table0000004", "table0000003"], ["table0000002", "table0000001"]]
    assert len(Caller(database, "cat").get("/api/games").json()["games"]) == 1
    assert Caller(database, "eve").get("/api/games").json()["games"] == []


def test_the_export_holds_every_own_game(database: Database) -> None:
    with database.writing.begin() as connection:
        many = len(tell_many(connection, 2 * games.BATCH + 7))
    answer = Caller(database, "ann").get("/api/games/export.jsonl")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert [json.loads(line)["game"] for line in answer.text.splitlines()] == list(reversed(range(many)))
    assert Caller(database, "eve").get("/api/games/export.jsonl").text == ""


@pytest.mark.parametrize("path", ["/api/games", "/api/games/export.jsonl"])
def test_own_games_need_somebody(database: Database, path: str) -> None:
    assert Caller(database, None).get(path).status_code == 401


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?limit=0",
        "/api/games?limit=101",
        "/api/games?limit=many",
        "/api/games?before=x",
        "/api/games/table0000001/replay?from=-1",
        "/api/games/table0000001/replay?to=soon",
        "/api/ratings?mode=chess",
        "/api/ratings?players=6",
    ],
)
def test_questions_that_cannot_be(database: Database, path: str) -> None:
    answer = Caller(database, "ann").get(path)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_statistics_and_ranking_for_everybody(database: Database) -> None:
    with database.writing.begin() as connection:
        for number in range(5):
            play_to_the_end(connection, playing(number, "ann", "ben", rated=True), 5000.0 + number)
        wins = connection.execute(select(func.sum(schema.results.c.won)).filter_by(player="ann")).scalar_one()
    stranger = Caller(database, None)
    ann = stranger.get("/api/players/ann").json()
    assert (ann["games"], ann["wins"], ann["ratings"][0]["games"]) == (5, wins, 5)
    ranking = stranger.get("/api/ratings?mode=family&players=2").json()
    assert {one["player"]: one["shown"] for one in ranking["ranked"]}["ann"] == ann["ratings"][0]["shown"]
    assert len(ranking["ranked"]) == 2
    assert stranger.get("/api/ratings?mode=expert%2Bgrozilla%2Bsum&players=5").json()["ranked"] == []
    assert stranger.get("/api/players/zoe").status_code == 404
    assert stranger.get("/api/players/%00").status_code == 404
