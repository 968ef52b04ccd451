"""Hints at the table: in three steps, by keys and by fingers, counted; none where other people play."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import LIT, play_moves
from happycity.testing.browser.person import PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody

STEPS = [
    re.compile("Look at "),
    re.compile("looks best|equally good"),
    re.compile(r"\d+%"),
]


@pytest.mark.parametrize("hand", ["keys", "mouse", "finger"])
def test_a_hint_is_told_in_three_steps_and_counted(somebody: Somebody, hand: str) -> None:
    person = somebody(size=PHONE if hand == "finger" else (1280, 800), touch=hand == "finger")
    page = person.page
    table = person.open_table()
    play_moves(person, table, 5)
    person.goto(f"/table/{table}")
    page.locator(LIT).first.wait_for()
    for number, step in enumerate(STEPS):
        if hand == "keys":
            page.keyboard.press("h")
        else:
            person.button("Hint").click()
        expect(page.locator(".hint-bubble [role=status]")).to_contain_text(step)
        assert (page.locator(".hinted").count() > 0) == (number > 0), "named things are lit, no others"
    if hand == "keys":
        page.keyboard.press("Escape")
    else:
        page.locator(".hint-bubble").get_by_role("button", name="Close").click()
    expect(page.locator(".hint-bubble")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    play_moves(person, table)
    person.goto(f"/game/{table}")
    expect(page.locator("header")).to_contain_text("with 1 hint")


def test_a_hint_goes_when_the_game_goes_on(person: Person) -> None:
    table = person.open_table()
    play_moves(person, table, 3)
    person.goto(f"/table/{table}")
    person.page.locator(LIT).first.wait_for()
    person.button("Hint").click()
    expect(person.page.locator(".hint-bubble")).to_be_visible()
    person.page.locator(LIT).first.click()
    expect(person.page.locator(".hint-bubble")).to_have_count(0)


def test_there_are_no_hints_where_several_play_at_one_screen(person: Person) -> None:
    person.goto(f"/table/{person.open_table('me me')}")
    person.page.locator(LIT).first.wait_for()
    expect(person.button("Hint")).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect(person.page.get_by_text("hint, in three steps")).to_have_count(0)


def test_hints_are_for_everyone(somebody: Somebody) -> None:
    person = somebody(scripts=(axe_source(),))
    table = person.open_table()
    play_moves(person, table, 5)
    person.goto(f"/table/{table}")
    person.page.locator(LIT).first.wait_for()
    for _ in range(3):
        person.button("Hint").click()
        person.page.locator(".hint-bubble").wait_for()
    assert not list(violations(person, LOOKS[:2]))
