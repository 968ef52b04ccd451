"""Those whom the host has named: what they can do, what follows from it, and that it is written down."""

import asyncio
from pathlib import Path

import pytest

from happycity.testing.server.inside import Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import PASSWORD, Browser, Village, in_village, open_table, opened
from tests.server.test_distances import Somebody


async def keeper(village: Village) -> Browser:
    """Named by the settings below: the account is there before."""
    browser = await village.guest()
    me = (await browser.got("GET", "/api/me"))["id"]
    await village.write(
        "UPDATE players SET kind = 'account', name = 'Keeper', name_key = 'keeper' WHERE id = :id", id=me
    )
    village.services.sessions.forget(me)
    return browser


async def deeds_of(admin: Browser) -> list[tuple[str, str, str]]:
    log = await admin.got("GET", "/api/admin/log")
    return [(one["by"], one["what"], one["whom"]) for one in log["deeds"]]


@in_village(**GENEROUS, admins=" keeper , Other")
async def test_nobody_becomes_one_by_the_name(village: Village) -> None:
    guest = await village.guest()
    account = {"name": "KEEPER", "password": PASSWORD}
    assert await guest.code("POST", "/api/account", account) == "name-reserved"
    assert await guest.code("PATCH", "/api/me", {"name": "Keeper"}) == "name-reserved"
    assert await guest.code("GET", "/api/admin/log") == "not-found"
    admin = await keeper(village)
    assert await deeds_of(admin) == []
    assert (await admin.got("PATCH", "/api/me", {"name": "Keeper"}))["name"] == "Keeper"
    other = (await guest.got("GET", "/api/me"))["id"]
    taken = {"name": "Other"}
    assert await admin.code("POST", f"/api/admin/people/{other}/rename", taken) == "name-reserved"


@in_village(**GENEROUS, admins="Keeper")
async def test_one_of_them_keeps_the_listed_name(village: Village) -> None:
    admin = await keeper(village)
    status, answer = await admin.ask("PATCH", "/api/me", {"name": "Somebody Else"})
    assert (status, answer["code"], answer["facts"]) == (409, "name-of-admin", {"found": "Keeper"})
    assert (await admin.got("PATCH", "/api/me", {"name": "KEEPER"}))["name"] == "KEEPER"
    assert await deeds_of(admin) == []
    await admin.got("POST", "/api/me/programs", {"name": "Keepers Bot"})


def test_who_is_listed_and_not_there_is_named_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def start(admins: str) -> list[str]:
        caplog.clear()
        async with opened(tmp_path, admins=admins) as village:
            if not await village.rows("SELECT id FROM players WHERE kind = 'account'"):
                await (await village.account("Ada")).got("POST", "/api/me/programs", {"name": "Machine"})
        told = [record for record in caplog.records if record.getMessage() == "admins-missing"]
        return [f"{record.levelname} {record.fields['names']}" for record in told]  # type: ignore[attr-defined]

    assert asyncio.run(start("")) == []
    assert asyncio.run(start("ADA")) == []
    assert asyncio.run(start("Nobody, ada, Machine")) == ["WARNING Nobody, Machine"]


@in_village(**GENEROUS, admins="Keeper")
async def test_a_report_is_dealt_with(village: Village) -> None:
    admin = await keeper(village)
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    table = await open_table(bob.browser, "me", "open")
    about = {"table": table, "player": bob.id, "reason": "name", "note": "Look"}
    await ada.browser.got("POST", "/api/reports", about)
    (report,) = (await admin.got("GET", "/api/admin/reports"))["reports"]
    assert (report["by"]["id"], report["about"]["id"], report["note"]) == (ada.id, bob.id, "Look")
    await admin.got("POST", f"/api/admin/people/{bob.id}/rename", {"name": "Bobby"})
    assert (await bob.browser.got("GET", "/api/me"))["name"] == "Bobby"
    await admin.got("POST", f"/api/admin/reports/{report['id']}/settle")
    assert await admin.code("POST", f"/api/admin/reports/{report['id']}/settle") == "unknown-report"
    assert (await admin.got("GET", "/api/admin/reports"))["reports"] == []
    await ada.browser.got("POST", "/api/reports", about)
    done = [("Keeper", "settle", report["id"]), ("Keeper", "rename", bob.id)]
    assert await deeds_of(admin) == done


@in_village(**GENEROUS, admins="Keeper")
async def test_a_lost_password_is_replaced_once(village: Village) -> None:
    admin, account = await keeper(village), await village.account("Bob")
    bob = (await account.got("GET", "/api/me"))["id"]
    made = await admin.got("POST", f"/api/admin/people/{bob}/recover")
    wanted = {"name": "Bob", "code": made["code"], "new_password": "another password"}
    found = await village.guest()
    assert (await found.got("POST", "/api/recover", wanted))["id"] == bob
    assert await found.code("POST", "/api/recover", wanted) == "wrong-code"
    assert await deeds_of(admin) == [("Keeper", "recover", bob)]
    guest = await Somebody.come(village)
    assert await admin.code("POST", f"/api/admin/people/{guest.id}/recover") == "need-account"
    mine = (await admin.got("GET", "/api/me"))["id"]
    assert await admin.code("POST", f"/api/admin/people/{mine}/recover") == "oneself"


@in_village(**GENEROUS, admins="Keeper")
async def test_a_ban_ends_what_is_open_and_then_itself(village: Village) -> None:
    admin, bob = await keeper(village), await Somebody.come(village)
    table = await open_table(bob.browser, "me", "open")
    there = await bob.at(f"/ws/tables/{table}")
    await there.answered()
    await admin.got("POST", f"/api/admin/people/{bob.id}/ban", {"days": 2})
    await there.until(lambda: there.closed is not None)
    assert '"banned"' in there.heard[-1]
    status, answer = await bob.browser.ask("POST", "/api/session")
    assert (status, answer["code"]) == (403, "banned")
    assert "UTC" in answer["text"]
    assert (await bob.at(f"/ws/tables/{table}")).closed == 403
    (found,) = (await admin.got("GET", f"/api/admin/people?find={bob.id}"))["people"]
    assert found["banned"] > found["seen"] + 86400
    await admin.got("POST", f"/api/admin/people/{bob.id}/ban", {"days": 0})
    await bob.browser.got("POST", "/api/session")
    assert [what for _, what, _ in await deeds_of(admin)] == ["unban", "ban"]
    mine = (await admin.got("GET", "/api/me"))["id"]
    assert await admin.code("POST", f"/api/admin/people/{mine}/ban", {"days": 1}) == "oneself"


@in_village(**GENEROUS, admins="Keeper")
async def test_tables_and_those_who_sit_there(village: Village) -> None:
    admin, ada, bob = await keeper(village), await Somebody.come(village), await Somebody.come(village)
    table = await open_table(ada.browser, "me", "open")
    path = f"/api/admin/tables/{table}"
    await bob.browser.got("POST", f"/api/tables/{table}/join", {})
    looking: Inside = await ada.at(f"/ws/tables/{table}")
    await admin.got("POST", f"{path}/remove", {"player": bob.id})
    await looking.until(lambda: '"kind":"open"' in "".join(looking.heard))
    assert await admin.code("POST", f"{path}/remove", {"player": bob.id}) == "not-there"
    await bob.browser.got("POST", f"/api/tables/{table}/join", {})
    await ada.browser.got("POST", f"/api/tables/{table}/start")
    await admin.got("POST", f"{path}/remove", {"player": bob.id})
    seats = (await ada.browser.got("GET", f"/api/tables/{table}"))["seats"]
    assert {(one["kind"], one["resigned"]) for one in seats} == {("person", None), ("bot", bob.id)}
    await admin.got("POST", f"{path}/end")
    await looking.until(lambda: '"status":"closed"' in "".join(looking.heard))
    assert await admin.code("POST", f"{path}/end") == "not-unfinished"
    assert await admin.code("POST", "/api/admin/tables/zzzzzzzzzzzz/end") == "unknown-table"
    assert [what for _, what, _ in await deeds_of(admin)] == ["end", "remove", "remove"]
    await looking.close()


@in_village(**GENEROUS, admins="Keeper")
async def test_who_is_deleted_leaves_no_name_in_the_log(village: Village) -> None:
    admin, bob = await keeper(village), await Somebody.come(village)
    await admin.got("POST", f"/api/admin/people/{bob.id}/rename", {"name": "Bobby"})
    await admin.got("DELETE", f"/api/admin/people/{bob.id}")
    assert await bob.browser.code("GET", "/api/me") == "not-signed-in"
    assert [row.about for row in await village.rows("SELECT about FROM deeds ORDER BY n")] == ["{}", "{}"]
    assert await admin.code("DELETE", f"/api/admin/people/{bob.id}") == "unknown-player"
