"""Somebody is followed from one public game to the next, without being told anything that they hide."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser import Person
from happycity.testing.browser.moves import play_moves
from tests.web.conftest import Somebody

pytestmark = pytest.mark.full


def sits_at(person: Person, public: bool = False) -> str:
    """At a new table, with its page open; where."""
    table = person.open_table(public=public)
    person.goto(f"/table/{table}")
    expect(person.page.locator(".town")).to_be_visible()
    return table


def test_from_game_to_game(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    bob.goto(f"/follow/{ada.me['id']}")
    expect(bob.heading(re.compile("plays no public game just now"))).to_be_visible()
    first = sits_at(ada, public=True)
    expect(bob.page.locator(".town")).to_be_visible()
    stop = bob.page.get_by_role("link", name=f"Following {ada.me['name']} · stop")
    expect(stop).to_have_attribute("href", re.compile(f"/table/{first}$"))
    play_moves(ada, first)
    sits_at(ada)  # nobody is followed to a table that is not public
    second = sits_at(ada, public=True)
    expect(stop).to_have_attribute("href", re.compile(f"/table/{second}$"))
    stop.click()
    expect(bob.page).to_have_url(re.compile(f"/table/{second}$"))
    expect(stop).to_have_count(0)
    expect(bob.page.locator(".bar").get_by_text("You are watching")).to_be_visible()


def test_whoever_does_not_want_to_be_seen_is_not_followed(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    ada.goto("/friends")
    ada.page.get_by_label("Show friends when I am here").uncheck()
    sits_at(ada, public=True)
    bob.goto(f"/follow/{ada.me['id']}")
    expect(bob.heading(re.compile("plays no public game just now"))).to_be_visible()
