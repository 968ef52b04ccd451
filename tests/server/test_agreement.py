"""What people decide together: hints, and the end of a game; all have to want it, and anybody can say no."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from happycity.server.game.agreement import agreements_of, answered, is_agreed, with_absences
from happycity.server.game.hinting import hinted
from happycity.server.game.seating import bot_chair, rematch
from happycity.server.model.people import Person
from happycity.server.model.tables import Options, StoredTable, options_in, options_of
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.tables import Agreement, Answer, Hint
from happycity.server.refusals import Denied
from happycity.server.settings import read_settings
from happycity.testing.server import GENEROUS, serving
from happycity.testing.server.player import Player, two_at_a_table
from happycity.testing.server.postgres import Postgres
from tests.server.finished import playing

THREE = ("ann", "ben", "cat")
HINTS = {"subject": "hints", "yes": True}
HINT = Hint(seq=3, seat=1, choices=[], grounds=[], hints=0)


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def said(table: StoredTable, *answers: str) -> StoredTable:
    """`ann yes 3`: who, what, in which round; to hints, or to what stands behind it."""
    for one in answers:
        player, word, number, *subject = one.split()
        answer = msgspec.convert({"subject": "".join(subject) or "hints", "yes": word == "yes"}, Answer)
        table = answered(table, player, answer, int(number), None)
    return table


def agreement_of(table: StoredTable, subject: str = "hints") -> Agreement | None:
    return next((one for one in agreements_of(table) if one.subject == subject), None)


def refusal(table: StoredTable, answer: str) -> str:
    with pytest.raises(Denied) as refused:
        said(table, answer)
    return refused.value.code


# --- what becomes of a table ----------------------------------------------------------------------------


def test_all_have_to_say_yes() -> None:
    table = playing(1, *THREE)
    for answer, agreed in (
        ("cat yes 1", False),
        ("ann yes 1", False),
        ("cat yes 1", False),
        ("ben yes 4", True),
    ):
        table = said(table, answer)
        assert is_agreed(table) is agreed
    told = agreement_of(table)
    assert told is not None
    assert (told.yes, told.no, told.complete) == ([2, 0, 1], None, True), "whoever asked is the first"


def test_a_no_ends_the_question_and_nobody_asks_again_in_that_round() -> None:
    table = said(playing(1, *THREE), "ann yes 2", "ben no 2")
    told = agreement_of(table)
    assert told is not None
    assert (told.yes, told.no, told.round, told.complete) == ([], 1, 2, False)
    for player in THREE:
        assert refusal(table, f"{player} yes 2") == "asked-lately"
    assert said(table, "cat no 2") is table, "two may say no at the same time"
    again = agreement_of(said(table, "ann yes 3"))
    assert again is not None
    assert (again.yes, again.no) == ([0], None)


def test_whoever_takes_their_yes_back_ends_it_for_all() -> None:
    table = said(playing(1, *THREE), "ann yes 1", "ben yes 1", "cat yes 1")
    ended = said(table, "cat no 5")
    assert not is_agreed(ended)
    with pytest.raises(Denied, match="hints-not-agreed"):
        hinted(ended, HINT, "ann")
    assert refusal(ended, "cat yes 5") == "asked-lately", "to ask and to take it back is no way to pester"


def test_people_at_one_screen_agree_by_one_of_them_at_any_time() -> None:
    table = playing(1, "ann", "ann", "bot:mayor")
    assert not is_agreed(table)
    table = said(table, "ann yes 1")
    assert is_agreed(table)
    table = said(table, "ann no 1")
    assert not is_agreed(table)
    assert is_agreed(said(table, "ann yes 1"))


def test_it_is_no_question_where_it_cannot_be_one() -> None:
    alone, rated = playing(1, "ann", "bot:mayor"), playing(1, "ann", "ben", rated=True)
    options = msgspec.structs.replace(options_of(playing(1, "ann", "ben")), daily="2026-11-17")
    daily = replace(rated, options=msgspec.json.encode(options).decode())
    over = replace(playing(1, "ann", "ben"), status="over")
    waiting = replace(over, status="open")
    for table, code in (
        (alone, "nothing-to-agree"),
        (rated, "no-hints"),
        (daily, "no-hints"),
        (over, "game-finished"),
        (waiting, "not-begun"),
    ):
        assert refusal(table, "ann yes 1") == code
        assert agreement_of(table) is None
    assert refusal(playing(1, "ann", "ben"), "dan yes 1") == "not-seated"


def test_whoever_is_deleted_has_said_nothing() -> None:
    asked = said(playing(1, *THREE), "cat yes 1")
    without = replace(asked, seats=(*asked.seats[:2], bot_chair(2, "newcomer")))
    told = agreement_of(without)
    assert told is not None
    assert (told.yes, told.complete) == ([], False)
    assert is_agreed(said(without, "ann yes 1", "ben yes 1"))


def test_a_rematch_is_a_new_question() -> None:
    agreed = said(playing(1, "ann", "ben"), "ann yes 1", "ben yes 1")
    over = replace(hinted(agreed, HINT, "ben"), status="over")
    again = rematch(over, Person("ann", "guest", "Ann", 0, PlayerSettings(), 0.0), 0.0)
    assert (options_of(again).agreements, options_of(again).hints, options_of(again).hinted) == ((), (), None)


def test_tables_of_long_ago_can_be_read() -> None:
    old = options_in('{"rated":false,"clock":null,"chat":"everybody","pause_ms":900,"hints":[1,0]}')
    assert old == Options(False, None, "everybody", 900, hints=(1, 0))


def test_a_game_ends_without_a_result_once_all_who_are_here_want_it() -> None:
    table = said(playing(1, *THREE), "ann yes 2 end", "ben yes 2 end")
    assert table.status == "playing"
    assert said(table, "cat yes 2 end").status == "closed"
    declined = said(table, "cat no 2 end")
    assert refusal(declined, "ann yes 2 end") == "asked-lately"
    assert agreement_of(said(table, "cat yes 2")) == agreement_of(said(playing(1, *THREE), "cat yes 2")), (
        "what is said to one thing is not said to another"
    )
    gone = with_absences(table, [2], [])
    asked = agreement_of(gone, "end")
    assert asked is not None
    assert (asked.asked, asked.complete) == ([0, 1], True), "whoever is absent keeps nobody"
    assert refusal(gone, "cat yes 2 end") == "not-here"


def test_what_counts_ends_by_consent_of_all() -> None:
    table = with_absences(playing(1, *THREE, rated=True), [2], [])
    table = said(table, "ann yes 1 end", "ben yes 1 end")
    assert table.status == "playing"
    assert said(table, "cat yes 1 end").status == "closed"


def test_who_plays_alone_asks_nobody_for_the_end() -> None:
    for table in (playing(1, "ann", "bot:mayor"), playing(1, "ann", "ann")):
        assert refusal(table, "ann yes 1 end") == "nothing-to-agree"
        assert agreement_of(table, "end") is None


# --- on real servers ------------------------------------------------------------------------------------


def test_two_people_agree_and_one_ends_it(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            first, other = await two_at_a_table(ada, bob)
            path = f"/api/tables/{first.table['id']}"
            acting, waiting = (ada, bob) if first.table["seats"][0]["name"] == ada.me["name"] else (bob, ada)
            asked = await waiting.demand("POST", f"{path}/agreement", HINTS)
            assert (len(asked["agreements"][0]["yes"]), asked["agreements"][0]["complete"]) == (1, False)
            await first.see(lambda table: any(one["yes"] for one in table["agreements"]))
            assert (await acting.ask("POST", f"{path}/hint"))[1]["code"] == "hints-not-agreed"
            assert (await eve.ask("POST", f"{path}/agreement", HINTS))[1]["code"] == "not-seated"
            await acting.demand("POST", f"{path}/agreement", HINTS)
            assert (await acting.demand("POST", f"{path}/hint"))["hints"] == 1
            assert (await waiting.ask("POST", f"{path}/hint"))[1]["code"] == "not-your-turn"
            assert (await eve.ask("POST", f"{path}/hint"))[1]["code"] == "not-seated"
            await other.see(lambda table: sum(table["hints"]) == 1)
            ended = await waiting.demand("POST", f"{path}/agreement", {"subject": "hints", "yes": False})
            assert ended["agreements"][0]["no"] == other.welcome["seats"][0]
            assert (await acting.ask("POST", f"{path}/hint"))[1]["code"] == "hints-not-agreed"
            again = await acting.ask("POST", f"{path}/agreement", HINTS)
            assert (again[0], again[1]["code"]) == (409, "asked-lately")

    run(scene)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_agreement_survives_a_restart(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def agree(address: str) -> tuple[str, str]:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.begin_with(bob)
            for one in (ada, bob):
                await one.demand("POST", f"/api/tables/{table['id']}/agreement", HINTS)
            first = table["seats"][0]["player"]
            return table["id"], ada.cookie if first == ada.me["id"] else bob.cookie

    async def ask(address: str, table: str, cookie: str) -> None:
        async with Player(address) as other:
            other.http.headers["Cookie"] = cookie
            told = await other.demand("GET", f"/api/tables/{table}")
            assert told["agreements"][0]["complete"]
            assert (await other.demand("POST", f"/api/tables/{table}/hint"))["hints"] == 1

    def restarted(database: str) -> None:
        settings = read_settings({}, database=database, **GENEROUS)
        with serving(settings) as address:
            table, cookie = asyncio.run(agree(address))
        with serving(settings) as address:
            asyncio.run(ask(address, table, cookie))

    if kind == "sqlite":
        restarted(str(tmp_path / "games.db"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.fresh_database() as fresh:
            restarted(fresh.url)
