"""The house: announcements, invitations, and what is forgotten after a time."""

from sqlalchemy import Connection, text

from happycity.server.store import deeds, retention
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import PASSWORD, Village, in_village, open_table

DAY = 86400.0


@in_village()
async def test_what_is_announced(village: Village) -> None:
    now = village.services.now()
    for words, ends in (("old", now - 1), ("first", now + 60), ("second", now + 60)):
        await village.services.scribe.write(deeds.announce, "host", words, ends, now - 100)
    shown = (await village.browser().got("GET", "/api/house"))["announcements"]
    assert {one["text"] for one in shown} == {"first", "second"}
    await village.services.scribe.write(deeds.withdraw, "host", shown[0]["id"], now)
    assert (await village.browser().got("GET", "/api/house"))["announcements"] == shown[1:]


@in_village(keep_guests_days=30, keep_chat_days=0, guests_may_chat=False)
async def test_the_house_tells_its_settings(village: Village) -> None:
    house = await village.browser().got("GET", "/api/house")
    assert (house["keep_guests_days"], house["keep_chat_days"], house["guests_may_chat"]) == (30, 0, False)
    assert house["channels"] == []


@in_village(public_address="https://happy.example", webhooks=True)
async def test_the_house_tells_what_may_leave_it(village: Village) -> None:
    assert (await village.browser().got("GET", "/api/house"))["channels"] == ["webhook"]


@in_village(invitations_only=True)
async def test_an_account_needs_an_invitation(village: Village) -> None:
    now = village.services.now()
    good = await village.services.scribe.write(deeds.invite, "host", now + DAY, now)
    late = await village.services.scribe.write(deeds.invite, "host", now - 1, now)
    ada, bob = await village.guest(), await village.guest()

    def account(name: str, invitation: str | None) -> dict[str, str | None]:
        return {"name": name, "password": PASSWORD, "invitation": invitation}

    for wrong in (None, "", "abcd-abcd-abcd-abcd", late):
        assert await ada.code("POST", "/api/account", account("Ada", wrong)) == "bad-invitation"
    assert (await ada.got("GET", "/api/me"))["kind"] == "guest", "nothing of it was kept"
    taken = good.upper().replace("-", " ")
    assert (await ada.got("POST", "/api/account", account("Ada", taken)))["kind"] == "account"
    assert await bob.code("POST", "/api/account", account("Bob", good)) == "bad-invitation"


@in_village()
async def test_elsewhere_nobody_asks_for_one(village: Village) -> None:
    ada = await village.guest()
    await ada.got("POST", "/api/account", {"name": "Ada", "password": PASSWORD, "invitation": "whatever"})


# --- what is forgotten --------------------------------------------------------------------------------


def old(connection: Connection) -> None:
    connection.execute(text("UPDATE players SET seen = 0"))


@in_village(**GENEROUS)
async def test_guests_who_do_not_come_back(village: Village) -> None:
    gone, sitting = await village.guest(), await village.guest()
    account = await village.account("Ada")
    table = await open_table(sitting, "me", "open")
    await village.services.scribe.write(old)
    back = await village.guest()
    many = await village.services.scribe.write(retention.forget_guests, 1.0, 1.0)
    assert many == 1
    assert await gone.code("GET", "/api/me") == "not-signed-in"
    for one in (sitting, account, back):
        await one.got("GET", "/api/me")
    await sitting.got("POST", f"/api/tables/{table}/leave")
    await village.services.scribe.write(old)
    assert await village.services.scribe.write(retention.forget_guests, 1.0, 1.0) == 2
    assert await village.services.scribe.write(retention.forget_guests, 1.0, 1.0) == 0


@in_village(**GENEROUS)
async def test_chat_of_tables_where_nobody_plays(village: Village) -> None:
    host = await village.guest()
    running = await open_table(host, "me", "newcomer")
    over = await open_table(host, "me", "open")
    for table in (running, over):
        for at in (1.0, 100.0):
            said = "INSERT INTO chats VALUES (:table, :n, 'x', 'x', 'words', NULL, :at)"
            await village.write(said, table=table, n=int(at), at=at)
    await village.write("UPDATE tables SET status = 'over' WHERE id = :id", id=over)
    assert await village.services.scribe.write(retention.forget_chat, 50.0) == 1
    assert await village.services.scribe.write(retention.forget_chat, 50.0) == 0
    left = [(row.table_id, row.at) for row in await village.rows("SELECT table_id, at FROM chats")]
    assert sorted(left) == sorted([(running, 1.0), (running, 100.0), (over, 100.0)])
