"""Those who sit down add to the shuffles: promised first, given when no promise changes any more."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from happycity.rules.fairness import check_fair, commitment_of, fair_part, first_seat, shared_seed
from happycity.rules.record import ConfigPart, parse_record
from happycity.server.game.dealing import GIVE_WITHIN, dealt_without, fair_part_of, opened, promised, seed_of
from happycity.server.game.seating import (
    assign,
    begin,
    changed,
    due_at_first,
    join,
    leave,
    new_table,
    rematch,
)
from happycity.server.game.views import table_info
from happycity.server.model.people import Person
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.tables import Changes, NewTable, Seating, SeatWish
from happycity.server.refusals import Denied
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Place, Player
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.serving import serving
from happycity.testing.server.village import PASSWORD, Village, in_village, open_table
from tests.server.test_clocks_run import Watch, house

ADA, BEN, CAT = (
    Person(name, "guest", name.title(), 0, PlayerSettings(), 0.0) for name in ("ada", "ben", "cat")
)
PEOPLE = (ADA, BEN, CAT)


def nonce_of(person: Person | str) -> str:
    return commitment_of(f"nonce of {person if isinstance(person, str) else person.id}")


def promise_of(person: Person | str) -> str:
    return commitment_of(nonce_of(person))


# --- what becomes of a table ------------------------------------------------------------------------------


def three() -> StoredTable:
    """All sit, nobody has promised anything."""
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
    table = new_table(NewTable(ConfigPart(3, "family", False, "product"), wishes), ADA, 0.0)
    for person in (BEN, CAT):
        table = join(table, person, None, None)
    return table


def promising(*people: Person) -> StoredTable:
    table = three()
    for person in people or PEOPLE:
        table = promised(table, person.id, promise_of(person))
    return table


def dealing(*people: Person) -> StoredTable:
    return begin(promising(*people), ADA.id, 10.0)


def given(table: StoredTable, *people: Person) -> StoredTable:
    for person in people or PEOPLE:
        table = opened(table, person.id, nonce_of(person), 11.0)
    return table


def states(table: StoredTable) -> list[str | None]:
    """In the order of sitting down."""
    told = {seat.player: seat.part for seat in table_info(table).seats}
    return [told[person.id] for person in PEOPLE]


def refusal(deed: Any, *args: Any) -> str:
    with pytest.raises(Denied) as refused:
        deed(*args)
    return refused.value.code


def test_where_nobody_promises_nobody_waits_and_the_secret_decides() -> None:
    table = begin(three(), ADA.id, 10.0)
    assert (table.status, states(table)) == ("playing", [None] * 3)
    assert seed_of(table) == table.secret
    assert table.first == first_seat(table.secret, 3)
    assert fair_part_of(table).version == 1


def test_promises_are_fixed_then_all_parts_are_given_then_the_cards_are_dealt() -> None:
    table = dealing()
    assert (table.status, states(table)) == ("dealing", ["promised"] * 3)
    assert due_at_first(table, 10.0) == 10.0 + GIVE_WITHIN
    table = given(table, CAT, ADA)
    assert (table.status, states(table)) == ("dealing", ["given", "promised", "given"])
    table = given(table, BEN)
    assert (table.status, table.began, states(table)) == ("playing", 11.0, ["given"] * 3)
    fair = fair_part_of(table)
    assert [(part.seat, part.nonce) for part in fair.parts] == [
        (0, nonce_of(ADA)),
        (1, nonce_of(BEN)),
        (2, nonce_of(CAT)),
    ], "in the order of sitting down, whoever begins"
    assert seed_of(table) == shared_seed(table.secret, fair.parts) != table.secret
    assert table.first == first_seat(seed_of(table), 3)


def test_everybody_alone_can_turn_the_deal_into_another() -> None:
    """One honest part is enough: each of them changes every shuffle."""
    seeds = set()
    table = dealing()
    for person in PEOPLE:
        other = commitment_of(f"another nonce of {person.id}")
        seats = tuple(
            replace(seat, promise=commitment_of(other)) if seat.player == person.id else seat
            for seat in table.seats
        )
        changed_one = opened(replace(table, seats=seats), person.id, other, 11.0)
        seeds.add(seed_of(given(changed_one, *(one for one in PEOPLE if one is not person))))
    assert len(seeds | {seed_of(given(table))}) == 4


def test_a_promise_stays() -> None:
    table = promising(ADA)
    assert promised(table, ADA.id, promise_of(ADA)) is table, "the same once more is harmless"
    assert refusal(promised, table, ADA.id, promise_of("other")) == "promise-given"
    assert refusal(promised, table, BEN.id, promise_of(ADA)) == "promise-repeated"
    assert refusal(promised, table, "dan", promise_of("dan")) == "not-seated"
    begun = dealing(ADA)
    assert promised(begun, BEN.id, promise_of(BEN)) is begun, "too late, which is nobody's fault"
    assert refusal(promised, replace(begun, status="over"), BEN.id, promise_of(BEN)) == "not-open"


def test_what_is_given_is_what_was_promised() -> None:
    table = dealing(ADA, BEN)
    assert refusal(opened, table, ADA.id, nonce_of("other"), 11.0) == "nonce-changed"
    assert refusal(opened, table, ADA.id, nonce_of(BEN), 11.0) == "nonce-changed"
    assert refusal(opened, table, CAT.id, nonce_of(CAT), 11.0) == "not-promised"
    assert refusal(opened, table, "dan", nonce_of("dan"), 11.0) == "not-seated"
    assert refusal(opened, promising(ADA), ADA.id, nonce_of(ADA), 11.0) == "not-dealing"
    once = given(table, ADA)
    assert given(once, ADA) is once, "the same once more is harmless"
    assert given(given(once, BEN), ADA).status == "playing", "also when the answer was late"


def test_who_withholds_is_named_and_keeps_nobody_waiting() -> None:
    table = dealt_without(given(dealing(), ADA, CAT), 15.0)
    assert (table.status, states(table)) == ("playing", ["given", "withheld", "given"])
    assert [part.nonce for part in fair_part_of(table).parts] == [nonce_of(ADA), None, nonce_of(CAT)]
    assert refusal(opened, table, BEN.id, nonce_of(BEN), 16.0) == "not-dealing"
    assert dealt_without(table, 20.0) is table


def test_a_promise_goes_with_whoever_made_it() -> None:
    table = promising()
    assert leave(table, BEN).seats[1].promise is None
    assert assign(table, ADA, Seating(2, "bot", "mayor")).seats[2].promise is None
    fewer = assign(table, ADA, Seating(1, "none"))
    assert [seat.promise for seat in fewer.seats] == [promise_of(ADA), promise_of(CAT)]
    asked = changed(table, ADA, Changes("expert", False, "product", False, False, None))
    assert {seat.promise for seat in asked.seats} == {None}
    assert refusal(promised, asked, BEN.id, promise_of(BEN)) == "not-seated", "who is asked has not said yes"


def test_a_rematch_is_shuffled_anew() -> None:
    again = rematch(replace(given(dealing()), status="over"), ADA, 100.0)
    assert {(seat.promise, seat.nonce) for seat in again.seats} == {(None, None)}
    for person in (BEN, CAT):
        again = join(again, person, None, None)
    for person in PEOPLE:
        again = promised(again, person.id, promise_of(person))
    again = given(begin(again, ADA.id, 110.0))
    assert (again.first, fair_part_of(again).first, len(fair_part_of(again).parts)) == (0, None, 3)


def test_who_has_several_seats_promises_once() -> None:
    wishes = [SeatWish("open"), SeatWish("me"), SeatWish("me", name="Eve")]
    table = new_table(NewTable(ConfigPart(3, "family", False, "product"), wishes), ADA, 0.0)
    table = promised(join(table, BEN, None, None), ADA.id, promise_of(ADA))
    assert [seat.promise for seat in table.seats] == [None, promise_of(ADA), None]
    assert promised(table, ADA.id, promise_of(ADA)) is table
    table = opened(begin(table, ADA.id, 1.0), ADA.id, nonce_of(ADA), 2.0)
    assert [part.seat for part in fair_part_of(table).parts] == [1]


# --- on a server ------------------------------------------------------------------------------------------


async def promises(player: Player, table: str) -> None:
    await player.demand("POST", f"/api/tables/{table}/promise", {"promise": promise_of(player.me["id"])})


async def gives(player: Player, table: str) -> Any:
    path = f"/api/tables/{table}/opening"
    return await player.demand("POST", path, {"nonce": nonce_of(player.me["id"])})


async def two_promise(ada: Player, bob: Player) -> str:
    """The id of a table whose host may begin."""
    table: str = (await ada.open_table("me open"))["id"]
    await bob.join(table)
    for player in (ada, bob):
        await promises(player, table)
    return table


async def until_status(place: Place, status: str) -> Any:
    return await place.until(lambda message: "table" in message and message["table"]["status"] == status)


def test_a_game_that_all_have_shuffled_is_fair(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await two_promise(ada, bob)
            places = [await one.sit(table) for one in (ada, bob)]
            begun = await ada.demand("POST", f"/api/tables/{table}/start")
            assert begun["status"] == "dealing"
            for place in places:
                told = (await until_status(place, "dealing"))["table"]
                assert [seat["promise"] for seat in told["seats"]] == [
                    promise_of(one.me["id"]) for one in (ada, bob)
                ]
                assert told["secret"] is None
            assert (await gives(bob, table))["status"] == "dealing"
            assert nonce_of(bob.me["id"]) not in str(await ada.demand("GET", f"/api/tables/{table}"))
            assert (await gives(ada, table))["status"] == "playing"
            await asyncio.gather(*(place.play_on(Random(n).choice) for n, place in enumerate(places)))
            record = parse_record((await ada.http.get(f"/api/games/{table}/record")).content)
            fair = fair_part(record)
            assert [part.nonce for part in fair.parts] == [nonce_of(one.me["id"]) for one in (ada, bob)]
            assert (fair.version, check_fair(record)) == (2, None)

    with house(tmp_path, Watch()) as address:
        asyncio.run(scene(address))


def test_nobody_waits_longer_than_the_limit(tmp_path: Path) -> None:
    watch = Watch()

    async def scene(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await two_promise(ada, bob)
            async with await ada.sit(table) as place:
                await ada.demand("POST", f"/api/tables/{table}/start")
                await gives(ada, table)
                watch.time += GIVE_WITHIN - 0.1
                await asyncio.sleep(1.2)
                assert (await ada.demand("GET", f"/api/tables/{table}"))["status"] == "dealing"
                watch.time += 0.2
                told = (await until_status(place, "playing"))["table"]
                parts = {seat["player"]: seat["part"] for seat in told["seats"]}
                assert parts == {ada.me["id"]: "given", bob.me["id"]: "withheld"}

    with house(tmp_path, watch) as address:
        asyncio.run(scene(address))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_restart_in_between_costs_nobody_their_part(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Time in which no server ran does not count; who gives nothing after it is named."""
    watch = Watch()
    known: dict[str, Any] = {}

    async def begin_dealing(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await two_promise(ada, bob)
            await ada.demand("POST", f"/api/tables/{table}/start")
            await gives(ada, table)
            known.update(table=table, nonce=nonce_of(bob.me["id"]), cookie=bob.cookie, ada=ada.me["id"])

    async def give_the_rest(address: str) -> None:
        async with Player(address) as bob:
            bob.http.cookies.clear()
            bob.http.cookies.set(*known["cookie"].split("=", 1))
            path = f"/api/tables/{known['table']}"
            await asyncio.sleep(1.2)
            assert (await bob.demand("GET", path))["status"] == "dealing"
            told = await bob.demand("POST", f"{path}/opening", {"nonce": known["nonce"]})
            assert told["status"] == "playing"
            assert {seat["part"] for seat in told["seats"]} == {"given"}

    def restarted(database: str) -> None:
        settings = read_settings({}, database=database, **GENEROUS)
        with serving(settings, watch) as address:
            asyncio.run(begin_dealing(address))
        watch.time += 600
        with serving(settings, watch) as address:
            asyncio.run(give_the_rest(address))

    if kind == "sqlite":
        restarted(str(tmp_path / "games.db"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.fresh_database() as fresh:
            restarted(fresh.url)


def test_where_nobody_is_left_the_cards_are_dealt_all_the_same(tmp_path: Path) -> None:
    """All have gone, and the server was restarted: it finds the table by itself."""
    watch = Watch()
    known: list[str] = []

    async def begin_dealing(address: str) -> None:
        async with Player(address) as ada, Player(address) as bob:
            known.append(await two_promise(ada, bob))
            await ada.demand("POST", f"/api/tables/{known[0]}/start")

    async def look(address: str) -> None:
        async with Player(address) as somebody:
            watch.time += GIVE_WITHIN
            async with asyncio.timeout(10):
                while (told := await somebody.demand("GET", f"/api/tables/{known[0]}"))[
                    "status"
                ] == "dealing":
                    await asyncio.sleep(0.1)
            assert [seat["part"] for seat in told["seats"]] == ["withheld", "withheld"]

    for scene in (begin_dealing, look):
        with house(tmp_path, watch) as address:
            asyncio.run(scene(address))


@in_village()
async def test_who_is_deleted_while_cards_are_dealt_gives_nothing(village: Village) -> None:
    ada, bob = await village.guest(), await village.account("Bob")
    table = await open_table(ada, "me", "open", "open")
    cat = await village.guest()
    for one in (bob, cat):
        await one.got("POST", f"/api/tables/{table}/join", {})
    await bob.got("POST", f"/api/tables/{table}/promise", {"promise": promise_of("bob")})
    await ada.got("POST", f"/api/tables/{table}/start")
    await bob.got("DELETE", "/api/me", {"password": PASSWORD})
    told = await ada.got("GET", f"/api/tables/{table}")
    assert (told["status"], told["seats"][1]["kind"], told["seats"][1]["part"]) == (
        "dealing",
        "bot",
        "promised",
    )


@in_village()
async def test_what_has_another_form_is_no_promise(village: Village) -> None:
    ada = await village.guest()
    table = await open_table(ada, "me", "open")
    for word in ("", "a" * 63, "A" * 64, "a" * 65, f"{'a' * 64}\n", 7, None):
        for path, field in (("promise", "promise"), ("opening", "nonce")):
            assert await ada.code("POST", f"/api/tables/{table}/{path}", {field: word}) == "bad-message"
