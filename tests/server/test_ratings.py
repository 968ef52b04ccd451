"""Ratings follow openskill, for everybody once per game, also when two games end at the same moment."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, select, text

from happycity.arena.ratings import Rating
from happycity.server.ratings import after_rated_game, shown
from happycity.server.store import schema
from happycity.server.store.database import Database
from happycity.server.store.ratings import held, ranking, rate, ratings_of
from happycity.testing.server.postgres import POSTGRES_TIMEOUT_S, Postgres
from tests.server.finished import PEOPLE, new_database, play_to_the_end, playing


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    with new_database(str(tmp_path / "games.db")) as database, database.writing.begin() as connection:
        yield connection


def by_hand(*games: tuple[Sequence[str], Sequence[int]]) -> dict[str, tuple[float, float]]:
    """What openskill says of these games, one after the other."""
    model = PlackettLuce()
    skills = {one: model.rating() for one in PEOPLE}
    for players, ranks in games:
        teams = model.rate([[skills[one]] for one in players], ranks=list(map(float, ranks)))
        skills |= {one: team[0] for one, team in zip(players, teams, strict=True)}
    return {one: (skill.mu, skill.sigma) for one, skill in skills.items()}


def kept_ratings(connection: Connection, mode: str = "family") -> dict[str, tuple[float, float]]:
    rows = connection.execute(select(schema.ratings).where(schema.ratings.c.mode == mode))
    return {row.player: (row.mu, row.sigma) for row in rows}


def test_the_winner_rises_and_the_last_falls() -> None:
    first, middle, last = after_rated_game([Rating(), Rating(), Rating()], [0, 1, 2])
    assert first.mu > middle.mu > last.mu
    assert shown(first) > shown(Rating()) > shown(last)
    assert max(first.sigma, middle.sigma, last.sigma) < Rating().sigma
    draw = after_rated_game([Rating(), Rating()], [0, 0])
    assert draw[0].mu == pytest.approx(draw[1].mu)


def test_a_newcomer_begins_with_a_round_number() -> None:
    assert shown(Rating()) == 1000
    assert shown(Rating(30, 2)) == 1960


def test_several_games_as_openskill_rates_them(connection: Connection) -> None:
    games = [(("ann", "ben", "cat"), (0, 1, 1)), (("cat", "ann", "ben"), (0, 2, 1))]
    for players, ranks in games:
        rate(connection, "family", players, ranks)
    wanted = by_hand(*games)
    assert kept_ratings(connection) == {one: pytest.approx(wanted[one]) for one in ("ann", "ben", "cat")}
    assert [rating.games for rating in ratings_of(connection, "ann")] == [2]


def test_every_kind_of_game_has_its_own_rating(connection: Connection) -> None:
    rate(connection, "family", ("ann", "ben"), (0, 1))
    rate(connection, "family", ("ann", "ben"), (0, 1))
    rate(connection, "expert+grozilla", ("ann", "ben"), (1, 0))
    rate(connection, "family", ("ann", "ben", "cat"), (2, 0, 1))
    found = [(one.mode, one.players, one.games, one.mu > 25) for one in ratings_of(connection, "ann")]
    assert found == [
        ("family", 2, 2, True),
        ("expert+grozilla", 2, 1, False),
        ("family", 3, 1, False),
    ]


def test_the_ranking_needs_five_games(connection: Connection) -> None:
    for _ in range(4):
        rate(connection, "family", ("ann", "ben"), (0, 1))
    assert ranking(connection, "family", 2, 100) == []
    rate(connection, "family", ("cat", "ann"), (0, 1))
    assert [(one.player, one.name, one.games) for one in ranking(connection, "family", 2, 100)] == [
        ("ann", "Ann", 5)
    ]
    rate(connection, "family", ("ben", "cat"), (1, 0))
    best = ranking(connection, "family", 2, 100)
    assert [one.player for one in best] == ["ann", "ben"]
    assert best[0].shown > best[1].shown
    assert best == ranking(connection, "family", 2, 100)
    assert ranking(connection, "family", 2, 1) == best[:1]
    assert ranking(connection, "family", 3, 100) == ranking(connection, "expert", 2, 100) == []


@pytest.mark.parametrize("rated", [True, False])
def test_a_finished_game_counts_if_it_is_rated(connection: Connection, rated: bool) -> None:
    game = play_to_the_end(connection, playing(1, *PEOPLE[:4], rated=rated), 9000.0)
    wanted = by_hand((PEOPLE[:4], game.ranks))
    expected = {one: pytest.approx(wanted[one]) for one in PEOPLE[:4]} if rated else {}
    assert kept_ratings(connection) == expected


# --- two processes on one PostgreSQL --------------------------------------------------------------


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    with postgres.fresh_database() as fresh, new_database(fresh.url) as database:
        yield database


@pytest.mark.parametrize("before", [0, 1])
def test_two_games_that_end_at_the_same_moment(shared: Database, before: int) -> None:
    """The second waits for the first, whether the players have ratings already or not."""
    one, other = (("ann", "ben"), (0, 1)), (("cat", "ann"), (1, 0))
    with shared.writing.begin() as connection:
        for _ in range(before):
            rate(connection, "family", ("ann", "ben"), (1, 0))
            rate(connection, "family", ("cat", "ann"), (0, 1))
    with ThreadPoolExecutor(1) as process, shared.writing.begin() as connection:
        held(connection, "family", one[0])
        waiting = process.submit(lambda: shared.read_now(rate, "family", *other))
        wait_for_a_lock(shared, waiting)
        rate(connection, "family", *one)
        connection.commit()
        waiting.result(POSTGRES_TIMEOUT_S)
    earlier = [(("ann", "ben"), (1, 0)), (("cat", "ann"), (0, 1))] * before
    wanted = by_hand(*earlier, one, other)
    assert shared.read_now(kept_ratings) == {one: pytest.approx(wanted[one]) for one in ("ann", "ben", "cat")}


def wait_for_a_lock(database: Database, waiting: Future[Any]) -> None:
    """Until the database says that somebody waits for somebody."""
    end = time.monotonic() + POSTGRES_TIMEOUT_S
    wanted = text("SELECT count(*), pg_sleep(0.005) FROM pg_locks WHERE NOT granted")
    with database.reading.connect() as connection:
        while not connection.execute(wanted).scalar_one():
            assert not waiting.done(), "the second game did not wait"
            assert time.monotonic() < end
