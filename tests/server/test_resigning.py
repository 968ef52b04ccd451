"""Whoever resigns leaves a game with others for good: a bot plays on, and what it reaches is not theirs."""

import asyncio
import io
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from happycity.cli.game.telling import Telling
from happycity.rules.record import parse_record
from happycity.rules.standings import resigned_in, standings_of
from happycity.server.game.agreement import agreements_of
from happycity.server.game.daily import masters_table
from happycity.server.game.replays import record_replay
from happycity.server.game.results import finished_game, is_rated
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.seating import leave, rematch, resign
from happycity.server.game.story import story_of
from happycity.server.model.people import DELETED, Person
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.tables import Result
from happycity.server.protocol.terms import STAND_IN
from happycity.server.refusals import Denied
from happycity.server.store import history
from happycity.testing.server.player import Player, two_at_a_table
from happycity.testing.server.village import PASSWORD, Village, in_village, open_table
from happycity.texts import Texts
from tests.server.finished import new_database, play_randomly, play_to_the_end, playing

THREE = ("ann", "ben", "cat")


def person(name: str) -> Person:
    return Person(name, "account", name.title(), 0, PlayerSettings(), 0.0)


def resigned(table: StoredTable, *names: str) -> StoredTable:
    for name in names:
        table = resign(table, person(name))
    return table


def test_a_bot_plays_on_under_their_name() -> None:
    table = resigned(playing(1, *THREE), "ben")
    seat = table.seats[1]
    assert (seat.kind, seat.player, seat.name, seat.bot, seat.resigned) == (
        "bot",
        None,
        "Ben",
        STAND_IN,
        "ben",
    )
    assert [one.asked for one in agreements_of(table)] == [[0, 2], [0, 2]], "they are asked nothing more"
    with pytest.raises(Denied, match="not-seated"):
        resigned(table, "ben")


def test_the_last_one_of_a_casual_game_simply_goes() -> None:
    assert resigned(playing(1, "ann", "ben"), "ben", "ann").status == "closed"


def test_what_counts_is_played_to_its_end() -> None:
    table = resigned(playing(1, "ann", "ben", rated=True), "ben")
    with pytest.raises(Denied, match="not-open"):
        leave(table, person("ann"))
    assert resigned(table, "ann").status == "playing"
    assert is_rated(table)
    assert is_rated(resigned(table, "ann"))


@pytest.mark.parametrize("number", range(8))
def test_they_come_last_and_win_nothing(number: int) -> None:
    whole = playing(number, *THREE, rated=True)
    last = play_randomly(whole)[-1]
    best = last.game.leaders[0]
    table = resigned(whole, THREE[best])
    kept = finished_game(table, last, 9.0)
    others = [seat for seat in range(3) if seat != best]
    assert kept.ranks[best] == 2
    assert sorted(kept.ranks[seat] for seat in others) in ([0, 1], [0, 0])
    row = kept.rows[best]
    assert (row.player, row.points, row.won, row.cards) == (THREE[best], 0, 0.0, "[]")
    assert sum(row.won for row in kept.rows) == pytest.approx(1.0)
    winners = msgspec.json.decode(kept.result, type=Result).winners
    assert winners == [seat for seat in others if kept.ranks[seat] == 0]
    sheet = score_sheet_of(last.game, [best])
    assert (sheet.winners, [city.rank - 1 for city in sheet.cities]) == (winners, list(kept.ranks))


def test_the_story_ends_with_the_result() -> None:
    snapshots = play_randomly(playing(1, "ann", "ben"))
    best = snapshots[-1].game.leaders[0]
    story = story_of(snapshots, [best])
    result = [0.0, 0.0]
    result[1 - best] = 1.0
    assert story.chances[-1] == story.rounds[-1].chances == result
    assert story_of(snapshots).chances[-1] == result[::-1]


def test_records_know_who_resigned() -> None:
    """Every reader of one tells the same winner, though the result is what the moves lead to."""
    whole = playing(2, *THREE)
    last = play_randomly(whole)[-1]
    best = last.game.leaders[0]
    record = parse_record(finished_game(resigned(whole, THREE[best]), last, 9.0).record)
    assert record.meta["resigned"] == [best]
    assert record.result.winners == list(last.game.leaders)
    winners = standings_of(last.game, [best]).winners
    shown = record_replay(record).table
    assert shown.result is not None
    assert shown.result.winners == winners
    assert [bool(seat.resigned) for seat in shown.seats] == [seat == best for seat in range(3)]
    told = Telling(record, Texts("en"), "games.jsonl", 1)
    assert list(told.to_dict()["sheet"]["winners"]) == winners
    console = Console(record=True, width=120, file=io.StringIO())
    console.print(*told.whole())
    said = console.export_text()
    assert f"Resigned, and placed last: {THREE[best].title()}." in said
    assert f"{THREE[best].title()} wins" not in said
    assert "resigned" not in parse_record(finished_game(whole, last, 9.0).record).meta


@pytest.mark.parametrize("said", [None, 1, "0", [True, "1", 9, -1], {"0": 1}])
def test_what_a_record_says_of_it_may_be_anything(said: object) -> None:
    assert resigned_in({"resigned": said}, 3) == frozenset()
    assert resigned_in({"resigned": [2, 0, 9]}, 3) == {0, 2}


def test_who_resigned_shares_the_last_place() -> None:
    game = play_randomly(playing(3, *THREE))[-1].game
    assert standings_of(game, [0, 2]).ranks == (1, 0, 1)
    assert standings_of(game, [0, 1, 2]).ranks == game.ranks, "as if nobody had"


def test_it_counts_for_all(tmp_path: Path) -> None:
    table = resigned(playing(1, *THREE, rated=True), "cat")
    with new_database(str(tmp_path / "games.db")) as database, database.writing.begin() as connection:
        play_to_the_end(connection, table, 9.0)
        kept = history.finished_table(connection, table.id)
        statistics = history.statistics(connection, "cat", 0.0)
    ratings = msgspec.json.decode(kept.result or "", type=Result).ratings
    assert ratings is not None
    changes = [one and one.after - one.before for one in ratings]
    assert changes[2] is not None
    assert changes[2] == min(one or 0 for one in changes)
    assert (statistics.games, statistics.wins, statistics.best_points) == (1, 0.0, 0)


def test_the_game_goes_on_with_a_bot(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, other = await two_at_a_table(ada, bob)
            leaving = ada if first.welcome["you"] == ada.me["id"] else bob
            [seat] = first.welcome["seats"]
            path = f"/api/tables/{first.table['id']}"
            told = await leaving.demand("POST", f"{path}/resign")
            assert told["seats"][seat]["resigned"] == leaving.me["id"]
            await other.play_on(lambda legal: legal[0])
            assert other.table["result"]["winners"] == other.welcome["seats"]
            story = await leaving.demand("GET", f"/api/games/{first.table['id']}/story")
            assert story["chances"][-1] == [float(one in other.welcome["seats"]) for one in range(2)]
            assert (await first.intend("back"))["code"] == "not-seated"
            assert (await leaving.demand("GET", "/api/games"))["games"][0]["id"] == first.table["id"]
            assert (await leaving.demand("GET", "/api/me/tables"))["tables"] == []

    asyncio.run(scene())


@in_village()
async def test_who_resigned_and_was_deleted_still_comes_last(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.account("Ben")
    table = await open_table(anna, "me", "open")
    await ben.got("POST", f"/api/tables/{table}/join", {})
    await anna.got("POST", f"/api/tables/{table}/start")
    await ben.got("POST", f"/api/tables/{table}/resign")
    assert table in [one["id"] for one in (await ben.got("GET", "/api/me/export"))["tables"]]
    await ben.got("DELETE", "/api/me", {"password": PASSWORD})
    rows = await village.rows("SELECT kind, name, resigned FROM seats WHERE player IS NULL")
    assert [tuple(row) for row in rows] == [("bot", None, DELETED)]


def test_deleting_oneself_is_no_better_than_resigning(tmp_path: Path) -> None:
    """A bot that plays on for nobody takes no victory and no rating from those who stay."""
    table = playing(1, *THREE, rated=True)
    gone = replace(table.seats[2], kind="bot", player=None, name=None, account=False, resigned=DELETED)
    table = replace(table, seats=(*table.seats[:2], replace(gone, bot="mayor")))
    with new_database(str(tmp_path / "games.db")) as database, database.writing.begin() as connection:
        play_to_the_end(connection, table, 9.0)
        kept = history.finished_table(connection, table.id)
    result = msgspec.json.decode(kept.result or "", type=Result)
    assert 2 not in result.winners
    assert result.ratings is not None
    first, second, nobody = result.ratings
    assert nobody is None
    assert first is not None
    assert second is not None
    assert max(first.after - first.before, second.after - second.before) > 0


def test_no_deleted_person_hosts_the_tables_of_the_server() -> None:
    """Release 0.1.0 has kept the master's games of the day under this host."""
    assert masters_table("2026-11-18", "0" * 64, "family", 0.0).host == ""


def test_who_resigned_is_asked_for_a_rematch() -> None:
    over = replace(resigned(playing(1, *THREE), "cat"), status="over")
    again = rematch(over, person("ann"), 9.0)
    assert sorted((seat.kind, seat.player) for seat in again.seats) == [
        ("asked", "ben"),
        ("asked", "cat"),
        ("person", "ann"),
    ]


@pytest.mark.parametrize(
    ("kind", "sits"), [("program", "program"), ("account", "person"), ("guest", "person")]
)
def test_who_resigned_stays_in_a_rematch_what_they_were(kind: str, sits: str) -> None:
    over = replace(resigned(playing(1, *THREE), "cat"), status="over", host="cat")
    again = rematch(over, replace(person("cat"), kind=kind), 9.0)
    assert [seat.kind for seat in again.seats if seat.player == "cat"] == [sits]
