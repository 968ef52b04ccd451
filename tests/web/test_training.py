"""A training game: everything is taken back, chances are told, and bots say why."""

import re

import pytest
from playwright.sync_api import Page, expect

from happycity.testing.browser.person import PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.playing import LIT, click, play_on, tap

AGAINST_ONE = {"chairs": [{"kind": "me", "name": ""}, {"kind": "bot", "level": "newcomer"}], "pause": "quick"}
"""The table of last time, which the start page offers again."""
CHANCES = re.compile(r"\d+\s?%.*\d+\s?%", re.DOTALL)
SMALL = [(360, 640), (390, 844), (844, 390), (1280, 720), (1366, 768)]
SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


def train(person: Person) -> None:
    """Set up a table for training, as the start page offers it."""
    person.goto("/")
    page = person.page
    page.locator("summary").filter(has_text="More").click()
    page.get_by_role("switch", name="Training").click()
    person.button("Start the game").click()
    page.wait_for_url("**/table/here-*")
    page.locator(LIT).first.wait_for()


def round_of(page: Page) -> str:
    return page.locator(".where b").inner_text()


def take_back(page: Page) -> None:
    before = page.locator("[data-seq]").get_attribute("data-seq")
    page.locator(".undo").click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before or "")
    page.locator(LIT).first.wait_for()


def test_who_trains_takes_back_and_is_told_how_it_stands(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, lastTable=AGAINST_ONE)
    train(person)
    page = person.page
    expect(page.locator(".where")).to_contain_text("training")
    while round_of(page) != "Round 2":
        play_on(page, tap, moves=1)
    while round_of(page) != "Round 1":
        take_back(page)  # with what the bots have done
    play_on(page, tap, moves=1)
    take_back(page)

    person.button("Menu").click()
    page.get_by_role("checkbox", name="Chances of winning").check()
    person.button("Close").click()
    expect(page.locator(".evaluation")).to_contain_text(CHANCES)
    person.button("Hint").click()
    expect(page.locator(".hint-bubble")).to_contain_text("Look at")
    while round_of(page) != "Round 2":
        play_on(page, tap, moves=1)
    person.button("Menu").click()
    person.button("News").click()
    page.get_by_role("button", name="Why?").first.click()
    expect(page.locator("dialog [role=status]")).to_have_text(re.compile(r"\w.*\."))


@pytest.mark.parametrize("size", SMALL, ids=lambda size: "x".join(map(str, size)))
def test_the_chances_make_no_table_scroll(somebody: Somebody, size: tuple[int, int]) -> None:
    touch = min(size) < 500
    person = somebody(size=size, touch=touch, lastTable=AGAINST_ONE)
    train(person)
    page = person.page
    play_on(page, tap if touch else click, moves=6)
    page.locator(LIT).first.wait_for()
    before = page.evaluate(SCROLLS)
    page.keyboard.press("b")
    expect(page.locator(".evaluation")).to_contain_text(CHANCES)
    assert page.evaluate(SCROLLS) == before


def test_a_training_table_is_for_everyone(somebody: Somebody) -> None:
    person = somebody(scripts=(axe_source(),), lastTable=AGAINST_ONE, evaluation=True)
    train(person)
    page = person.page
    play_on(page, click, moves=6)
    expect(page.locator(".evaluation")).to_contain_text(CHANCES)
    page.locator(".newsbox button[aria-expanded]").first.click()
    page.locator(".newsbox [role=status]").wait_for()
    assert not list(violations(person, LOOKS))


def test_a_training_game_is_marked_wherever_it_is_named(somebody: Somebody) -> None:
    person = somebody(lastTable=AGAINST_ONE)
    train(person)
    page = person.page
    play_on(page, click)
    game = page.url.rsplit("/", 1)[1]
    person.goto(f"/game/{game}")
    expect(page.locator("header")).to_contain_text("training")
    person.goto("/me")
    expect(page.locator("#games, [aria-labelledby=games]").first).to_contain_text("training")
    person.goto(f"/game/{game}")
    person.button("Play again").click()
    page.wait_for_url("**/table/here-*")
    expect(page.locator(".where")).to_contain_text("training")
