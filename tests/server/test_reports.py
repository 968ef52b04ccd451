"""Reports: what comes along, how often, and what is left of them; and a chat that is slow or refused."""

import pytest
from sqlalchemy import Connection

from happycity.server.model.people import FORMER
from happycity.server.people.limits import Limits
from happycity.server.refusals import Denied
from happycity.server.settings import Settings
from happycity.server.store import chat, deeds, reports
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import Village, in_village, open_table
from tests.server.test_distances import Somebody


@in_village(**GENEROUS)
async def test_a_report_brings_what_was_said(village: Village) -> None:
    ada, bob = await Somebody.come(village), await Somebody.come(village)
    table = await open_table(bob.browser, "me", "open")
    talking = await bob.at(f"/ws/tables/{table}")
    for n in range(35):
        await village.services.scribe.write(say, table, bob.id, f"line {n}")
    await ada.keep_away(bob, "block")
    about = {"table": table, "player": bob.id, "reason": "insult", "note": "  Not\n kind "}
    assert await ada.browser.ask("POST", "/api/reports", about) == (204, None)
    kept = await village.rows("SELECT player, other, reason, note, settled FROM reports")
    assert [tuple(row) for row in kept] == [(ada.id, bob.id, "insult", "Not kind", None)]
    lines = await village.rows("SELECT text FROM report_lines ORDER BY n")
    assert [line.text for line in lines] == [f"line {n}" for n in range(5, 35)], "also what ada did not see"

    assert await ada.browser.code("POST", "/api/reports", about) == "already-reported"
    assert await bob.browser.code("POST", "/api/reports", {**about, "note": "x" * 301}) == "bad-message"
    assert [one["other"] for one in (await ada.browser.got("GET", "/api/me/export"))["reports"]] == [bob.id]
    assert (await bob.browser.got("GET", "/api/me/export"))["reports"] == []
    await talking.close()


def say(connection: Connection, table: str, player: str, text: str) -> None:
    chat.say(connection, table, player, "Bob", 1.0, text, None)


async def three_reports(village: Village) -> tuple[Somebody, Somebody, Somebody]:
    """By ada about bob and about eve, by bob about eve; both have said something at the table."""
    ada, bob, eve = [await Somebody.come(village) for _ in range(3)]
    table = await open_table(bob.browser, "me", "open", "open")
    await eve.browser.got("POST", f"/api/tables/{table}/join", {})
    for who in (bob, eve):
        await village.services.scribe.write(say, table, who.id, f"by {who.id}")
    for reporter, other in ((ada, bob), (ada, eve), (bob, eve)):
        await reporter.browser.got(
            "POST", "/api/reports", {"table": table, "player": other.id, "reason": "other"}
        )
    return ada, bob, eve


async def settle_all(village: Village) -> None:
    for one in await village.services.database.read(reports.waiting_reports, 10):
        await village.services.scribe.write(deeds.settle, "host", one.id, 5.0)


@in_village(**GENEROUS)
async def test_nobody_gets_rid_of_a_report_by_going(village: Village) -> None:
    ada, bob, eve = await three_reports(village)
    await bob.browser.got("DELETE", "/api/me", {})
    waiting = {
        (one.by.id, one.about.id): one
        for one in await village.services.database.read(reports.waiting_reports, 10)
    }
    assert set(waiting) == {(ada.id, bob.id), (ada.id, eve.id), (bob.id, eve.id)}
    about = waiting[ada.id, bob.id]
    assert (about.about.kind, about.about.name) == ("deleted", FORMER)
    assert [(line.name, line.text) for line in about.lines if line.player == bob.id] == [
        (FORMER, f"by {bob.id}")
    ]
    by = waiting[bob.id, eve.id]
    assert by.by.name == FORMER
    for other in (by, waiting[ada.id, eve.id]):
        assert [line.player for line in other.lines] == [eve.id], "what bob said has to do with none of them"


@in_village(**GENEROUS)
async def test_nothing_is_left_of_who_is_deleted_once_it_is_dealt_with(village: Village) -> None:
    ada, bob, eve = await three_reports(village)
    await bob.browser.got("DELETE", "/api/me", {})
    await settle_all(village)
    kept = [tuple(row) for row in await village.rows("SELECT player, other FROM reports")]
    assert kept == [(ada.id, eve.id)]
    lines = await village.rows("SELECT player FROM report_lines")
    assert [line.player for line in lines] == [eve.id]


@in_village(**GENEROUS)
async def test_what_was_dealt_with_goes_with_whom_it_is_about(village: Village) -> None:
    _, bob, eve = await three_reports(village)
    await settle_all(village)
    await eve.browser.got("DELETE", "/api/me", {})
    kept = await village.rows("SELECT other FROM reports")
    assert [row.other for row in kept] == [bob.id]
    assert [row.player for row in await village.rows("SELECT player FROM report_lines")] == [bob.id]


@in_village(reports_per_hour=2)
async def test_reports_are_limited(village: Village) -> None:
    ada = await Somebody.come(village)
    hosts = [await Somebody.come(village) for _ in range(3)]
    codes = []
    for host in hosts:
        about = {"table": await open_table(host.browser, "me", "open"), "player": host.id, "reason": "spam"}
        codes.append((await ada.browser.ask("POST", "/api/reports", about))[0])
    assert codes == [204, 204, 429]


# --- a chat that is slow ------------------------------------------------------------------------------


def test_lines_of_a_slow_chat() -> None:
    now = 0.0
    limits = Limits(Settings(), lambda: now)
    limits.line("ada", "table", 10)
    limits.line("bob", "table", 10)
    limits.line("ada", "elsewhere", 10)
    now = 4.5
    with pytest.raises(Denied) as denied:
        limits.line("ada", "table", 10)
    assert denied.value.facts["seconds"] == 6
    now = 10.0
    limits.line("ada", "table", 10)


@in_village()
async def test_the_host_of_a_table_slows_it_down(village: Village) -> None:
    host, guest = await Somebody.come(village), await Somebody.come(village)
    table = await open_table(host.browser, "me", "open")
    rule = {"chat": "everybody", "pause": 60}
    assert await guest.browser.code("POST", f"/api/tables/{table}/chat", rule) == "not-host"
    shown = await host.browser.got("POST", f"/api/tables/{table}/chat", rule)
    assert shown["chat_pause"] == 60
    talking = await guest.at(f"/ws/tables/{table}")
    await talking.answered()
    codes = [
        [one.get("code", one["type"]) for one in await talking.ask(message)]
        for message in (
            {"type": "say", "text": "asshole"},
            {"type": "say", "text": "hello"},
            {"type": "react", "reaction": "wow"},
            {"type": "say", "text": "hello"},
        )
    ]
    assert codes == [["rude"], ["said"], ["said"], ["slow-chat"]], "what was refused does not count"
    await talking.close()
