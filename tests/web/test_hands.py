"""Other hands than a mouse: a game by keyboard alone, a game by touch on a phone."""

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.person import PHONE, Person
from tests.web.conftest import Somebody
from tests.web.playing import choice_comes, close_dialogs, play_on, press_keys, skip_the_middle, tap

OPENING = 12  # moves


@pytest.mark.journey
def test_a_game_by_keyboard_alone(somebody: Somebody) -> None:
    person = somebody(quickMoves=False)
    page = person.page
    table = person.open_table(specials="expert", grozilla=True)
    person.goto(f"/table/{table}")
    assert choice_comes(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    caps = keys.locator("kbd").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(caps)) == len(caps) > 8, "every cap stands in a line of its own"
    close_dialogs(page)
    assert not play_on(page, press_keys, OPENING)
    skip_the_middle([person], table)
    assert play_on(page, press_keys)
    reach_by_tab(person, "Scoring sheet and review")
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")


def reach_by_tab(person: Person, name: str) -> None:
    """Walk with the Tab key until the focus is on a link, and see that it can be seen there."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if name in person.page.evaluate("document.activeElement.innerText ?? ''"):
            break
    expect(person.link(name)).to_be_focused()
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert person.page.evaluate(outline) != "none", "the focus cannot be seen"


def test_every_part_of_the_start_page_is_reached_by_tab(person: Person) -> None:
    person.goto("/")
    expect(person.button("Play now")).to_be_visible()
    reached = set()
    for _ in range(60):
        person.page.keyboard.press("Tab")
        reached.add(person.page.evaluate("document.activeElement.innerText?.trim().split('\\\\n')[0] ?? ''"))
    assert {"Play now", "Learn in 5 minutes", "With friends", "On this screen", "Start the game"} <= reached


@pytest.mark.journey
def test_a_game_by_touch_on_a_phone(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False, keeps_client=True)
    person.goto("/")
    person.button("Play now").tap()
    person.page.wait_for_url("**/table/*")
    table = person.open_table()
    person.goto(f"/table/{table}")
    assert not play_on(person.page, tap, OPENING)
    skip_the_middle([person], table)
    assert play_on(person.page, tap)
    person.link("Scoring sheet and review").tap()
    expect(person.heading("The story of this game")).to_be_visible()
