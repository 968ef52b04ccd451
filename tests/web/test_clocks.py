"""The clock of a live table: it visibly runs, a bot stands in when the time is up, the player comes back."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody
from tests.web.playing import play_on

STANDS_IN = "A bot is playing for you."
TOO_LATE = "Your time ran out: a bot is playing for you."


def test_a_bot_stands_in_until_one_is_back(person: Person) -> None:
    clock = {"kind": "live", "move_seconds": 5}
    person.goto(f"/table/{person.open_table(clock=clock, pause_ms=1500)}")
    running = person.page.get_by_role("timer")  # bots have none
    expect(running).to_have_text(re.compile("^0:0[1-4]$"))
    expect(running).to_have_accessible_name(re.compile("^0:0[0-4] left$"))
    expect(person.page.locator(".banner", has_text=TOO_LATE)).to_be_visible()  # five seconds later
    person.button("I’m back").click()
    expect(person.page.locator(".banner", has_text=TOO_LATE)).to_be_hidden()
    assert not play_on(person.page, moves=1)


def test_one_can_take_a_break(somebody: Somebody) -> None:
    """Where somebody else would have to wait; and not by a slip."""
    person, friend = somebody(), somebody()
    table = person.open_table("me newcomer open", pause_ms=500)
    friend.ask(f"/api/tables/{table}/join", {})
    for one in (person, friend):
        one.goto(f"/table/{table}")
    person.button("Start the game").click()
    person.button("Menu").click()
    person.button("Take a break: a bot plays for me").click()
    person.button("Tap again: a bot plays for me").click()
    expect(person.page.locator(".banner", has_text=STANDS_IN)).to_be_visible()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("A bot plays for you")
    person.button("I’m back").click()
    expect(person.page.locator(".banner", has_text=STANDS_IN)).to_be_hidden()
