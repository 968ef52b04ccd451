"""A rated game of two people in two browsers: their ratings are shown, and one click plays again."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody
from tests.web.playing import skip_the_middle
from tests.web.test_together import MOST_MOVES, play_in_turn

CLOCK = {"kind": "live", "move_seconds": 600}
CHANGE = re.compile(r"Rating 1000 → \d+ \([+−]\d+\)")


def test_ratings_and_a_rematch_of_two(somebody: Somebody) -> None:
    ada, bob = people = [with_account(somebody(), name) for name in ("Ada", "Bob")]
    table = ada.open_table("me open", rated=True, clock=CLOCK)
    for one in people:
        one.goto(f"/table/{table}")
    expect(bob.page.get_by_label("Your name")).to_have_count(0)  # that of the account counts
    expect(ada.button("A bot for the free seat")).to_have_count(0)  # nor does a bot
    bob.button("Sit down").click()
    expect(ada.page.get_by_text("Rating 1000", exact=True)).to_have_count(2)
    ada.button("Start the game").click()
    expect(ada.page.locator(".bar .mode")).to_contain_text("rated")
    with_phone(bob)
    play_in_turn(people, 4)
    skip_the_middle(people, table)
    play_in_turn(people, MOST_MOVES)
    for one in people:
        expect(one.page.locator(".ended li", has_text=CHANGE)).to_have_count(2)
        for city in one.page.locator(".ended li").all():  # a lit window for each point
            points = int(city.locator(".pts").inner_text().replace("−", "-"))
            expect(city.locator(".house .wl")).to_have_count(max(points, 0))
    bob.goto(f"/game/{table}")
    expect(bob.button("Play again")).to_be_visible()
    ada.button("Play again").click()
    expect(ada.page.get_by_role("heading", name=re.compile("^Waiting for Bob "))).to_be_visible()
    expect(ada.button("Start the game")).to_have_count(0)  # before he has said yes
    offer = bob.page.get_by_role("status").filter(
        has_text="would like to play again"
    )  # while he reads the sheet
    offer.get_by_role("button", name="Join the rematch").click()
    expect(bob.page).to_have_url(re.compile(f"/table/(?!{table})"))
    expect(bob.page.locator("li.mine")).to_be_visible()  # seated by that one click
    ada.button("Start the game").click()
    play_in_turn(people, 4)
    bob.goto(f"/game/{table}")
    expect(bob.page.locator("td", has_text=CHANGE)).to_have_count(2)
    expect(bob.page.get_by_text("Rating: 1000 before this game")).to_have_count(2)


def with_phone(person: Person) -> None:
    """On a phone the other's clock can be seen too."""
    person.page.set_viewport_size({"width": 390, "height": 844})
    time = person.page.locator(".opp").get_by_role("timer")
    expect(time).to_be_in_viewport()
    assert time.evaluate("(one) => one.offsetWidth") > 20, "the other's clock is hidden"
    person.page.set_viewport_size({"width": 1440, "height": 900})


def with_account(person: Person, name: str) -> Person:
    """A rated game is for names that are kept with a password."""
    person.ask("/api/account", {"name": f"{name} {person.me['id'][:8]}", "password": "seven green igloos"})
    return person
