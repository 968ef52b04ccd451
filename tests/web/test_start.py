"""Who comes back: they land at the table that waits for them, and see the others that go on."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Somebody
from tests.web.person import Person


def test_who_comes_back_lands_at_the_table_that_waits(person: Person) -> None:
    table = person.open_table("me me")  # always their turn
    lines: list[str] = []
    person.page.on("websocket", lambda line: lines.append(line.url))
    person.goto("/")
    expect(person.page).to_have_url(f"{person.address}/table/{table}")
    person.page.go_back()
    expect(person.page.get_by_text("is waiting: round 1, your turn")).to_be_visible()
    assert {re.sub(r".*/ws/", "", url) for url in lines} <= {"lobby", f"tables/{table}"}
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
    expect(waiting.page.get_by_text("being played")).to_be_visible()
