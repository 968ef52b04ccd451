"""Friends: asked by a link, seen when they are here, invited to a seat; circles and their tables."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser import Person
from happycity.testing.browser.moves import finished_game
from happycity.testing.browser.person import HEADERS
from happycity.testing.server.village import PASSWORD
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.sizes import AT_TABLES, lies_over, overflows


def become_friends(ada: Person, bob: Person) -> None:
    """By Ada's link."""
    ada.goto("/friends")
    ada.button("Make a link").click()
    link = ada.page.get_by_label("Link to become my friend").input_value()
    bob.goto(re.sub("^https?://[^/]+", "", link))
    bob.button("Yes, friends").click()
    expect(bob.page.get_by_text("and you are friends")).to_be_visible()


def test_a_link_makes_friends_who_see_and_invite_each_other(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    become_friends(ada, bob)
    listed = ada.page.get_by_role("region", name="My friends").get_by_role("listitem")
    expect(listed).to_contain_text("here now")  # he reads the page of the link still
    bob.goto("/privacy")
    expect(listed).to_contain_text("not here")
    bob.goto("/friends")
    expect(listed).to_contain_text("here now")

    table = ada.open_table("me open open")
    ada.goto(f"/table/{table}")
    ada.button("Invite").click()
    expect(ada.page.get_by_text("asked, no answer yet")).to_be_visible()
    expect(bob.page.get_by_text("keeps a seat for you")).to_be_visible()
    bob.page.get_by_role("link", name="Have a look").click()
    expect(bob.page.get_by_text("keeps this seat for you")).to_be_visible()
    bob.button("Yes, I will play").click()
    expect(ada.page.get_by_text("asked, no answer yet")).to_have_count(0)
    expect(bob.button("Stand up")).to_be_visible()


@pytest.mark.full
def test_the_host_is_told_who_does_not_want_the_seat(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    become_friends(ada, bob)
    table = ada.open_table("me open open")
    ada.goto(f"/table/{table}")
    ada.button("Invite").click()
    bob.goto(f"/table/{table}")
    bob.button("No, thanks").click()
    declined = ada.page.get_by_text("does not want to play this time")
    expect(declined).to_contain_text(bob.me["name"])
    ada.button("Invite").click()
    expect(declined).to_have_count(0)
    ada.button(f"{bob.me['name']}: change this seat").click()
    ada.button(f"Free {bob.me['name']}’s seat").click()
    expect(ada.page.get_by_text("asked, no answer yet")).to_have_count(0)
    expect(declined).to_have_count(0)


@pytest.mark.full
def test_whoever_plays_hears_of_a_seat_elsewhere(somebody: Somebody) -> None:
    """Over the steps of the turn until it is put off, and in the menu as long as the seat is kept."""
    ada, bob = somebody(), somebody()
    become_friends(ada, bob)
    table = ada.open_table("me open")
    ada.ask(f"/api/tables/{table}/invite", {"player": bob.me["id"]})
    bob.goto(f"/table/{bob.open_table('me newcomer newcomer newcomer newcomer')}")
    offer = bob.page.get_by_role("status").filter(has_text="keeps a seat for you")
    expect(offer).to_be_visible()
    assert [*overflows(bob, AT_TABLES)] == []
    assert [*lies_over(bob, ".offer", AT_TABLES)] == []
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    bob.button("Menu").click()
    bob.page.get_by_role("dialog").get_by_role("link", name="keeps a seat for you").click()
    bob.button("Yes, I will play").click()
    expect(offer).to_have_count(0)


def test_asking_by_name(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    name = f"Bob {bob.me['id'][:8]}"
    bob.ask("/api/account", {"name": name, "password": PASSWORD})
    bob.goto("/friends")
    ada.goto("/friends")
    ada.forgives = "404"
    ada.page.get_by_label("Name of an account").fill("Somebody who is not")
    ada.button("Ask").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("No account is called")
    ada.page.get_by_label("Name of an account").fill(name.upper())
    ada.button("Ask").click()
    expect(ada.page.get_by_text("no answer yet")).to_be_visible()
    bob.button("Yes, friends").click()
    expect(ada.page.get_by_role("region", name="My friends")).to_contain_text(name)
    ada.button("Part with", exact=False).click()
    ada.button("Friends no more?").click()
    expect(bob.page.get_by_text("Nobody yet.")).to_be_visible()


@pytest.mark.deep
def test_the_page_is_whole_everywhere(somebody: Somebody) -> None:
    """Both themes, five languages, phones and screens."""
    ada, bob, eve = somebody(scripts=(axe_source(),)), somebody(), somebody()
    become_friends(ada, bob)
    eve.context.request.put(f"{eve.address}/api/me/friends/{ada.me['id']}", headers=HEADERS)
    table = bob.open_table("me open")
    bob.ask(f"/api/tables/{table}/invite", {"player": ada.me["id"]})
    ada.goto("/friends")
    expect(ada.page.get_by_text("keeps a seat for you")).to_be_visible()
    assert [*overflows(ada, [(360, 640), (390, 844), (768, 1024), (1280, 720), (1440, 900)])] == []
    assert [*violations(ada, LOOKS)] == []


def test_a_circle_has_its_own_tables(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    ada.ask("/api/account", {"name": f"Ada {ada.me['id'][:8]}", "password": PASSWORD})
    ada.goto("/friends")
    ada.page.get_by_label("Name of the circle").fill("The Zoo")
    ada.button("Make a circle").click()
    expect(ada.heading("The Zoo")).to_be_visible()
    link = ada.page.get_by_label("Link into the circle").input_value()
    bob.goto(re.sub("^https?://[^/]+", "", link))
    bob.button("Yes, come in").click()
    expect(bob.page.get_by_text("No table is open.")).to_be_visible()
    ada.button("Open a table").click()
    expect(ada.heading("Waiting for 2 more players")).to_be_visible()
    bob.page.reload()
    bob.page.get_by_role("region", name="Tables").get_by_role("link", name="Have a look").click()
    expect(bob.button("Sit down")).to_be_visible()
    bob.button("Sit down").click()
    expect(bob.button("Stand up")).to_be_visible()


@pytest.mark.deep
def test_the_page_of_a_circle_is_whole_everywhere(somebody: Somebody) -> None:
    """Both themes, five languages, phones and screens; strangers find nothing."""
    ada, bob, eve = somebody(scripts=(axe_source(),)), somebody(), somebody()
    ada.ask("/api/account", {"name": f"Ada {ada.me['id'][:8]}", "password": PASSWORD})
    circle = ada.ask("/api/circles", {"name": "Families of the Zoo"})
    bob.ask(f"/api/circle-doors/{circle['link']}")
    bob.open_table("me open open", circle=circle["id"])
    finished_game(ada, circle=circle["id"])
    ada.goto(f"/circle/{circle['id']}")
    expect(ada.page.get_by_role("region", name="Finished games")).to_be_visible()
    assert [*overflows(ada, [(360, 640), (390, 844), (768, 1024), (1280, 720), (1440, 900)])] == []
    assert [*violations(ada, LOOKS)] == []
    eve.forgives = "404"
    eve.goto(f"/circle/{circle['id']}")
    expect(eve.page.get_by_role("alert")).to_contain_text("There is no circle")


@pytest.mark.full
def test_standings_tell_no_result_that_the_list_hides(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    for person in (ada, bob):
        person.ask("/api/account", {"name": f"Keeper {person.me['id'][:8]}", "password": PASSWORD})
    circle = ada.ask("/api/circles", {"name": "The Zoo"})
    bob.ask(f"/api/circle-doors/{circle['link']}")
    finished_game(ada, circle=circle["id"])
    for person, tells in ((ada, True), (bob, False)):
        person.goto(f"/circle/{circle['id']}")
        standings = person.page.get_by_role("region", name="Standings")
        expect(standings.get_by_role("table")).to_have_count(int(tells))
        expect(person.button("Show the result")).to_have_count(int(not tells))
    bob.button("Show the standings").click()
    expect(bob.page.get_by_role("region", name="Standings").get_by_role("table")).to_be_visible()
    bob.page.reload()
    bob.button("Show the result").click()
    expect(bob.page.get_by_role("region", name="Standings").get_by_role("table")).to_be_visible()
