"""What is kept about people: they can download it, and have it deleted."""

import msgspec

from happycity.server.model.people import FORMER
from happycity.server.protocol.terms import COOKIE
from happycity.testing.server.village import PASSWORD, Browser, Village, in_village, open_table, seats_at


async def finished_game(village: Village, table: str, *players: str) -> None:
    """A game that is over, with all that is kept of one, as if these had played it."""
    record = msgspec.json.encode({"format": "x", "meta": {"players": ["Anna", "Ben"]}, "moves": []}).decode()
    await village.write("UPDATE tables SET status = 'over', ended = 9 WHERE id = :table", table=table)
    await village.write("INSERT INTO records VALUES (:table, :record)", table=table, record=record)
    for seat, player in enumerate(players):
        key = {"table": table, "seat": seat, "player": player}
        await village.write(
            "INSERT INTO results VALUES (:table, :seat, :player, 'family', 2, true, 9, 0.5, '[]', NULL, 9)",
            **key,
        )
        await village.write(
            "INSERT INTO daily_games SELECT min(day), 'family', :player, :table, 9, 1, 0.5, 9 FROM days",
            table=table,
            player=player,
        )
        await village.write("INSERT INTO ratings VALUES (:player, 'family', 2, 25, 8, 1)", player=player)
        await village.write(
            "INSERT INTO chats VALUES (:table, :seat, :player, 'x', :text, NULL, 9)",
            **key,
            text=f"by {player}",
        )
        await village.write("INSERT INTO wishes VALUES (:player, 'push', 'turn')", player=player)
        await village.write(
            "INSERT INTO contacts VALUES (:player, :mail, true, NULL, 'json', NULL)",
            player=player,
            mail=f"{player}@city.test",
        )
        await village.write(
            "INSERT INTO devices VALUES (:id, :player, :id, 'its key', 'its secret', 'Firefox', 9)",
            id=f"{player}"[::-1],
            player=player,
        )
        await village.write(
            "INSERT INTO outbox VALUES (:id, :player, 'push', 'turn', :table, 1, 9, NULL, 1, 9, NULL)",
            id=player,
            player=player,
            table=key["table"],
        )


async def two_who_played(village: Village) -> tuple[Browser, str, Browser, str, str]:
    anna, ben = await village.account("Anna"), await village.account("Ben")
    ids = [(await one.got("GET", "/api/me"))["id"] for one in (anna, ben)]
    table = await open_table(anna, "me", "open")
    await ben.got("POST", f"/api/tables/{table}/join", {})
    await finished_game(village, table, *ids)
    return anna, ids[0], ben, ids[1], table


@in_village()
async def test_the_export_is_ones_own_data_and_no_other(village: Village) -> None:
    anna, anna_id, _, ben_id, table = await two_who_played(village)
    await anna.got("POST", "/api/me/programs", {"name": "My Bot"})
    answer = await anna.request("GET", "/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment;")
    data = answer.json()
    assert set(data) == {
        "person",
        "identities",
        "settings",
        "programs",
        "tables",
        "results",
        "ratings",
        "chats",
        "taken",
        "daily",
        "evenings",
        "evening_games",
        "wishes",
        "contacts",
        "devices",
        "messages",
        "distances",
        "friends",
        "circles",
        "reports",
        "sessions",
        "passkeys",
    }
    assert data["person"]["id"] == anna_id
    assert [one["name"] for one in data["programs"]] == ["My Bot"]
    assert [(one["id"], one["seat"]) for one in data["tables"]] == [(table, 0)]
    assert [one["text"] for one in data["chats"]] == [f"by {anna_id}"]
    assert len(data["results"]) == len(data["ratings"]) == 1
    [[secret]] = await village.rows("SELECT secret FROM tables")
    assert [one["mail"] for one in data["contacts"]] == [f"{anna_id}@city.test"]
    assert [one["name"] for one in data["devices"]] == ["Firefox"]
    assert len(data["wishes"]) == len(data["messages"]) == 1
    for hidden in (ben_id, secret, "argon2", "its secret", "its key"):
        assert hidden not in answer.text


@in_village()
async def test_nothing_of_a_deleted_person_is_left(village: Village) -> None:
    anna, anna_id, ben, ben_id, table = await two_who_played(village)
    made = await anna.got("POST", "/api/me/programs", {"name": "My Bot"})
    await anna.got("DELETE", "/api/me", {"password": PASSWORD})
    assert await seats_at(ben, table) == [("person", None, False), ("person", "Ben", True)]
    [row] = await village.rows("SELECT * FROM players WHERE id = :id", id=anna_id)
    assert (row.kind, row.name, row.settings) == ("deleted", FORMER, "{}")
    assert (row.name_key, row.password, row.token_hash) == (None, None, None)
    for where in ("ratings", "chats", "results", "daily_games", "wishes", "contacts", "devices", "outbox"):
        left = await village.rows(f"SELECT player FROM {where} WHERE player IS NOT NULL")
        assert left == [(ben_id,)]
    [[record]] = await village.rows("SELECT record FROM records")
    assert msgspec.json.decode(record)["meta"]["players"] == [None, "Ben"]
    assert (
        await village.browser(authorization=f"Bearer {made['token']}").code("GET", "/api/me") == "bad-token"
    )
    assert await village.rows("SELECT id FROM players WHERE name IN ('Anna', 'My Bot')") == []


@in_village()
async def test_who_leaves_a_game_for_good_is_replaced(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.account("Ben")
    shared, alone = await open_table(anna, "me", "open"), await open_table(anna, "me", "newcomer")
    waiting = await open_table(ben, "me", "open", "open")
    await ben.got("POST", f"/api/tables/{shared}/join", {})
    await anna.got("POST", f"/api/tables/{shared}/start")
    await anna.got("POST", f"/api/tables/{waiting}/join", {})
    await anna.got("DELETE", "/api/me", {"password": PASSWORD})
    tables = {table: await ben.got("GET", f"/api/tables/{table}") for table in (shared, alone, waiting)}
    assert [tables[table]["status"] for table in (shared, alone, waiting)] == ["playing", "closed", "open"]
    kinds = {seat["name"]: (seat["kind"], seat["bot"]) for seat in tables[shared]["seats"]}
    assert kinds == {"Ben": ("person", None), None: ("bot", "shopkeeper")}
    assert [seat["kind"] for seat in tables[waiting]["seats"]] == ["person", "open", "open"]


@in_village()
async def test_a_guest_leaves_without_a_password(village: Village) -> None:
    guest = await village.guest()
    await guest.got("DELETE", "/api/me", {})
    assert COOKIE not in guest.cookies
    assert [row.kind for row in await village.rows("SELECT kind FROM players")] == ["deleted"]
