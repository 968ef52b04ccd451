"""Games of a device without a server, taken into an account: checked, kept once, marked, counted nowhere."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from happycity.rules import Config, Record, Refusal, parse_record
from happycity.rules.fairness import check_fair
from happycity.server.game.results import finished_game
from happycity.server.game.snapshots import last_snapshot
from happycity.server.game.taking import names_in, taken_game
from happycity.server.model.people import Person
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.terms import LONGEST_RECORD
from happycity.server.refusals import Denied
from happycity.server.run.verifying import replayed
from happycity.server.store import deletion, history, own_data, taking
from happycity.server.store.database import Database
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.village import PASSWORD, Browser, Village, in_village
from tests.rules.test_fairness import shared_line
from tests.server.finished import new_database, play_randomly, play_to_the_end, playing
from tests.server.test_results import CELLS

ANN = Person("ann", "account", "Ann", 0, PlayerSettings(), 0.0)
ENDED = 5000.0


def record_of_device(number: int = 1, *seats: str, config: Config | None = None) -> Record:
    """A record as a device writes it: a person against a bot, if nothing else is said."""
    chosen = config or Config(2)
    table = playing(number, *(seats or ("me", *["bot:mayor"] * (chosen.players - 1))), config=chosen)
    return parse_record(finished_game(table, play_randomly(table)[-1], ENDED).record)


# --- what is kept -----------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_the_log_leads_where_the_record_does(config: Config) -> None:
    record = record_of_device(config=config)
    taken = taken_game(record, ANN, ENDED)
    last = last_snapshot(taken.table, taken.log)
    assert last.is_over
    assert [str(move) for move in last.game.moves] == record.moves
    assert {entry.by_bot for entry in taken.log if entry.seat == 0} == {False}
    assert {entry.by_bot for entry in taken.log if entry.seat != 0} == {True}
    kept = parse_record(taken.finished.record)
    assert (kept.moves, kept.setup, kept.result) == (record.moves, record.setup, record.result)
    assert kept.meta["device"] is True
    assert not taken.finished.rated


def test_what_players_had_added_to_the_shuffles_is_kept() -> None:
    record = parse_record(shared_line(Config(3), (0, 2), (1,)))
    taken = taken_game(record, ANN, ENDED)
    assert [str(move) for move in last_snapshot(taken.table, taken.log).game.moves] == record.moves
    kept = parse_record(taken.finished.record)
    assert kept.meta["fair"] == record.meta["fair"]
    assert check_fair(kept) is None


def test_people_at_one_screen_are_the_owners_and_keep_names_that_are_nobodys() -> None:
    record = record_of_device(1, "kim", "lea", "bot:mayor", config=Config(3))
    record.meta["players"] = ["Kim", "Bob", "mayor"]
    assert names_in(record) == {0: "Kim", 1: "Bob"}
    table = taken_game(record, ANN, ENDED, foreign={"bob"}).table
    assert [(seat.player, seat.name) for seat in table.seats] == [
        ("ann", "Kim"),
        ("ann", "Ann"),
        (None, "mayor"),
    ]
    record.meta["players"] = ["\x00", "Server", 3]
    assert [seat.name for seat in taken_game(record, ANN, ENDED).table.seats] == ["Ann", "Ann", "mayor"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda r: r.meta.pop("fair"), "not-committed"),
        (lambda r: r.meta["fair"].update(secret="f" * 64), "record-differs"),
        (lambda r: r.meta["fair"].update(secret="nonsense"), "bad-commitment"),
        (lambda r: r.result.points.__setitem__(0, 99), "record-differs"),
        (lambda r: r.moves.pop(), "game-not-over"),
        (lambda r: r.moves.__setitem__(0, "dance"), "unknown-move"),
        (lambda r: r.meta.update(bots=["mayor", "mayor"]), "not-seated"),
        (lambda r: r.meta.update(bots=[None, "wizard"]), "unknown-level"),
    ],
)
def test_what_cannot_have_been_played_so_is_refused(change: Any, code: str) -> None:
    record = record_of_device()
    change(record)
    with pytest.raises(Refusal) as refused:
        taken_game(record, ANN, ENDED)
    assert refused.value.code == code


def test_no_shuffle_can_be_wished_for() -> None:
    """Somebody puts a set-up of their own before the moves: it plays, but the secret deals otherwise."""
    record, other = record_of_device(1), record_of_device(2)
    record.meta["fair"] = other.meta["fair"]
    with pytest.raises(Refusal) as refused:
        taken_game(record, ANN, ENDED)
    assert (refused.value.code, str(refused.value.facts["place"])[:5]) == ("record-differs", "setup")


# --- in both databases ------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        with new_database(str(tmp_path / "games.db")) as database:
            yield database
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.fresh_database() as fresh, new_database(fresh.url) as database:
        yield database


def test_kept_once_listed_and_counted_nowhere(database: Database) -> None:
    taken = taken_game(record_of_device(), ANN, ENDED)
    again = replace(taken, table=replace(taken.table, id="another00001"))
    with database.writing.begin() as connection:
        play_to_the_end(connection, playing(7, "ann", "ben"), ended=6000.0)
        before = history.statistics(connection, "ann", 0.0)
        taking.take(connection, taken)
    with pytest.raises(Denied) as refused, database.writing.begin() as connection:
        taking.take(connection, again)
    assert refused.value.code == "already-taken"
    game = taken.table.id
    assert [one.id for one in database.read_now(history.games_of, "ann", None, 10)] == ["table0000007", game]
    assert database.read_now(history.statistics, "ann", 0.0) == before
    assert database.read_now(taking.commitments_of, "ann") == [taken.table.commitment]
    assert database.read_now(history.finished_log, game) == (taken.table, list(taken.log))
    assert replayed(database, game).problem == ""
    exported = database.read_now(own_data.own_data, "ann")
    assert [one["table_id"] for one in exported["taken"]] == [game]
    assert game in [one["id"] for one in exported["tables"]]
    assert game in [one["table_id"] for one in exported["results"]]


def test_whoever_is_deleted_is_forgotten_in_them(database: Database) -> None:
    record = record_of_device(1, "me", "you", config=Config(2))
    taken = taken_game(record, ANN, ENDED)

    def live(connection: Connection) -> None:
        taking.take(connection, taken)
        deletion.delete_person(connection, "ann", "shopkeeper", 9000.0)

    with database.writing.begin() as connection:
        live(connection)
    table, _ = database.read_now(history.finished_log, taken.table.id)
    assert {(seat.player, seat.name) for seat in table.seats} == {(None, None)}
    names = json.loads(database.read_now(history.record_text, table.id))["meta"]["players"]
    assert names == [None, None]
    assert database.read_now(taking.commitments_of, "ann") == []


def test_an_account_takes_only_so_many(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "MOST_TAKEN", 1)
    with database.writing.begin() as connection:
        taking.take(connection, taken_game(record_of_device(1), ANN, ENDED))
    with pytest.raises(Denied) as refused, database.writing.begin() as connection:
        taking.take(connection, taken_game(record_of_device(2), ANN, ENDED))
    assert (refused.value.code, refused.value.facts["known"]) == ("too-many-games", 1)


# --- over HTTP --------------------------------------------------------------------------------------


def body_of(record: Record, ended: float = ENDED) -> dict[str, Any]:
    return {"record": msgspec.to_builtins(record), "ended": ended}


async def taken_by(browser: Browser) -> list[str]:
    return list((await browser.got("GET", "/api/me/taken"))["commitments"])


@pytest.mark.full
@in_village(now=lambda: 7000.0)
async def test_from_door_to_story(village: Village) -> None:
    ann, guest = await village.account("Ann"), await village.guest()
    record = record_of_device()
    assert await guest.code("POST", "/api/games", body_of(record)) == "need-account"
    assert await guest.code("GET", "/api/me/taken") == "need-account"
    assert await taken_by(ann) == []
    table = await ann.got("POST", "/api/games", body_of(record, ended=99_999.0))
    assert (table["device"], table["rated"], table["ended"]) == (True, False, 7000.0)
    assert await taken_by(ann) == [table["commitment"]] == [record.meta["fair"]["commitment"]]
    assert await ann.ask("POST", "/api/games", body_of(record)) == (
        409,
        {
            "code": "already-taken",
            "facts": {},
            "text": "This game is in your account already: nothing has changed.",
        },
    )
    assert [one["id"] for one in (await ann.got("GET", "/api/games"))["games"]] == [table["id"]]
    game = f"/api/games/{table['id']}"
    assert (await ann.got("GET", f"{game}/record"))["moves"] == record.moves
    assert (await ann.got("GET", f"{game}/replay"))["table"]["device"] is True
    assert (await ann.got("GET", f"{game}/sheet"))["cities"]
    assert (await ann.got("GET", f"{game}/story"))["rounds"]
    again = await ann.got("POST", f"/api/tables/{table['id']}/rematch")
    assert (again["device"], again["status"]) == (False, "playing")
    me = await ann.got("GET", "/api/me")
    assert (await guest.got("GET", f"/api/players/{me['id']}"))["games"] == 0
    assert await ann.ask("DELETE", "/api/me", {"password": PASSWORD}) == (204, None)
    assert [seat["name"] for seat in (await guest.got("GET", game))["seats"]] == [None, "mayor"]


@in_village(requests_per_minute=60)
async def test_many_are_too_many_and_large_ones_too_large(village: Village) -> None:
    ann = await village.account("Ann")
    assert await ann.code("POST", "/api/games", {"record": {}, "ended": 1.0}) == "bad-message"
    answer = await ann.request("POST", "/api/games", content=b" " * (LONGEST_RECORD + 1))
    assert answer.status_code == 413
    codes = [(await ann.ask("POST", "/api/games", body_of(record_of_device(n))))[0] for n in range(1, 7)]
    assert codes[0] == 201
    assert codes[-1] == 429
