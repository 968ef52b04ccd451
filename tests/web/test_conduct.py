"""Getting along: blocking from a name at the table, reporting, and what the host does about it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from happycity.testing.browser import Person
from happycity.testing.browser.person import HEADERS
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from happycity.testing.server.village import PASSWORD
from tests.web.axe import axe_source, violations
from tests.web.conftest import Somebody


def test_who_is_blocked_is_neither_heard_nor_met(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    table = ada.open_table("me open")
    bob.ask(f"/api/tables/{table}/join", {"name": "Bob"})
    ada.ask(f"/api/tables/{table}/start")
    for one in (ada, bob):
        one.goto(f"/table/{table}")
        one.page.locator(".talk").click()
    bob.page.get_by_label("Say something kind").fill("You play like a brick")
    bob.button("Send").click()
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("brick")
    log.get_by_role("button", name=re.compile("About")).click()
    expect(ada.page.get_by_text("if you are friends, you no longer will be")).to_be_visible()
    ada.button("Block").click()
    expect(ada.page.get_by_text("keep apart")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(log).not_to_contain_text("brick")
    bob.page.get_by_label("Say something kind").fill("Hello again")
    bob.button("Send").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Hello again")
    expect(log).not_to_contain_text("Hello")

    public = ada.open_table("me open", public=True)
    bob.forgives = "409"
    bob.goto(f"/table/{public}")
    bob.button("Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("keep apart")
    ada.goto("/me")
    ada.button("off the list", exact=False).click()
    expect(ada.page.get_by_text("Nobody. A tap")).to_be_visible()
    bob.button("Sit down").click()
    expect(bob.button("Stand up")).to_be_visible()

    figures = ada.page.get_by_role("region", name="Statistics")
    ada.goto(f"/player/{bob.me['id']}")
    expect(figures).to_contain_text("after the first finished game")
    expect(figures).not_to_contain_text("this device")
    ada.goto(f"/player/{ada.me['id']}")
    expect(figures).to_contain_text("Games on this device do not count")


def test_a_report_arrives(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    table = bob.open_table("me open")
    ada.goto(f"/table/{table}")
    ada.page.get_by_role("listitem").get_by_role("button", name=re.compile("About")).click()
    ada.button("Report", exact=False).click()
    ada.page.get_by_label("Advertising or noise").check()
    ada.page.get_by_label("What else").fill("Sells bricks")
    ada.button("Send").click()
    expect(ada.page.get_by_text("it has arrived")).to_be_visible()


def test_what_the_server_keeps_is_told_from_its_settings(person: Person) -> None:
    person.goto("/privacy")
    expect(person.page.get_by_text("Guests who do not come back for 400 days")).to_be_visible()
    expect(person.page.get_by_text("Nothing. Pages load nothing from elsewhere")).to_be_visible()
    person.forgives = "404"
    person.goto("/admin")
    expect(person.heading("There is nothing here")).to_be_visible()


_IS_CUT = "(one) => one.scrollHeight > one.clientHeight"


@pytest.mark.full
def test_keeping_order(browser: Browser, tmp_path: Path) -> None:
    """An account is there before it is named; then: a report, a ban, an announcement, and the log of it."""
    database = str(tmp_path / "games.db")
    with Running(database, tmp_path, log_level="warning", **GENEROUS) as before:
        keeper = Person(browser, before.address, keeps_client=False)
        keeper.ask("/api/account", {"name": "Keeper", "password": PASSWORD})
        known_by = keeper.context.storage_state()
    with Running(database, tmp_path, log_level="warning", **GENEROUS, admins="keeper") as running:
        keeper = Person(
            browser, running.address, keeps_client=False, known_by=known_by, scripts=(axe_source(),)
        )
        bob = Person(browser, running.address, keeps_client=False)
        table = bob.open_table("me open")
        about = {"table": table, "player": bob.me["id"], "reason": "spam", "note": "Sells bricks"}
        keeper.context.request.post(f"{running.address}/api/reports", data=about, headers=HEADERS)
        keeper.forgives = bob.forgives = "40[34]"
        keeper.goto("/admin")
        expect(keeper.page.get_by_text("Sells bricks")).to_be_visible()
        assert [*violations(keeper, [("dark", "fr"), ("light", "en")])] == []
        keeper.goto("/admin")
        keeper.button("Do not let in").click()
        expect(keeper.page.get_by_text("not let in before")).to_be_visible()
        bob.goto("/me")
        expect(bob.page.get_by_role("alert")).to_contain_text("until")
        bob.goto(f"/table/{table}")
        expect(bob.page.get_by_role("main")).to_contain_text("until")
        keeper.button("Dealt with").click()
        expect(keeper.page.get_by_text("No report waits.")).to_be_visible()
        keeper.page.get_by_label("What everybody shall read").fill("Cake at five")
        keeper.button("Announce").click()
        expect(keeper.page.get_by_role("listitem").filter(has_text="announce")).to_be_visible()
        eve = Person(browser, running.address, keeps_client=False)
        eve.goto("/")
        expect(eve.page.get_by_role("status").filter(has_text="Cake at five")).to_be_visible()
        keeper.page.get_by_label("What everybody shall read").fill("Bring plates and spoons. " * 11)
        keeper.button("Announce").click()
        eve.page.set_viewport_size({"width": 360, "height": 640})
        eve.goto(f"/table/{eve.open_table('me newcomer')}")
        plates = eve.page.get_by_text("Bring plates and spoons.")
        assert eve.page.evaluate(_IS_CUT, plates.element_handle())
        plates.click()
        assert not eve.page.evaluate(_IS_CUT, plates.element_handle())
        expect(eve.page.get_by_text("Cake at five")).to_be_visible()
        eve.button("Do not show this again").click()
        eve.goto("/")
        expect(eve.page.get_by_text("Cake at five")).to_have_count(0)
