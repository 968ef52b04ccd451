"""Who comes back: they land at the table that waits for them, and see the others that go on."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody


def test_who_comes_back_lands_at_the_table_that_waits(person: Person) -> None:
    table = person.open_table("me me")  # always their turn
    lines: list[str] = []
    person.page.on("websocket", lambda line: lines.append(line.url))
    person.goto("/")
    expect(person.page).to_have_url(f"{person.address}/table/{table}")
    person.page.go_back()
    expect(person.page.get_by_text("Your game on this screen: round 1")).to_be_visible()
    assert {re.sub(r".*/ws/|\?.*", "", url) for url in lines} <= {"lobby", f"tables/{table}"}
    person.link("Continue").click()
    expect(person.page).to_have_url(f"{person.address}/table/{table}")


def test_a_table_that_waits_for_somebody_else_is_offered(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    table = ada.open_table("me open")
    bob.ask(f"/api/tables/{table}/join", {})
    begun = ada.ask(f"/api/tables/{table}/start")
    awaited, waiting = (ada, bob) if begun["seats"][0]["player"] == ada.me["id"] else (bob, ada)
    lines: list[str] = []
    waiting.page.on("websocket", lambda line: lines.append(line.url))
    waiting.goto("/")
    expect(waiting.page.get_by_text(f"{awaited.me['name']} is playing: round 1")).to_be_visible()
    assert not [url for url in lines if "/tables/" in url], "only who goes there is seen at the table"
    awaited.goto("/me")
    expect(awaited.page.get_by_text("your turn")).to_be_visible()
    waiting.goto("/me")
    expect(waiting.page.get_by_text("in progress")).to_be_visible()


def test_an_open_table_is_found_by_whoever_looks(somebody: Somebody) -> None:
    host, guest = somebody(), somebody()
    guest.goto("/")
    table = host.open_table("me open", public=True)
    offered = guest.page.get_by_role("listitem").filter(has_text=f"{host.me['name']}’s table")
    expect(offered).to_contain_text("1 seat free")
    host.goto(f"/table/{table}")
    offered.get_by_role("button", name="Sit down").click()
    expect(guest.page).to_have_url(f"{guest.address}/table/{table}")
    expect(host.page.get_by_role("listitem").filter(has_text=guest.me["name"])).to_be_visible()
    host.button("Start the game").click()
    for one in (host, guest):
        expect(one.heading("Decks")).to_be_visible()
