"""Hints at the table: in three steps, by keys and by fingers, counted; with other people once all agree."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import LIT, play_moves
from happycity.testing.browser.person import PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody

STEPS = [
    re.compile("Look at "),
    re.compile("looks best|equally good|told apart"),
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


def test_keys_go_into_the_hint_and_back(somebody: Somebody) -> None:
    person = somebody(size=(1280, 800))
    page = person.page
    table = person.open_table()
    play_moves(person, table, 5)
    person.goto(f"/table/{table}")
    page.locator(LIT).first.wait_for()
    close = page.locator(".hint-bubble").get_by_role("button", name="Close")
    for leave in ("Enter", "Escape"):
        person.button("Hint").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        expect(person.button("Tell me more")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".hint-bubble [role=status]")).to_contain_text(STEPS[1])
        page.keyboard.press("Enter")
        expect(close).to_be_focused()
        page.keyboard.press(leave)
        expect(close).to_have_count(0)
        expect(person.button("Hint")).to_be_focused()
    person.button("Hint").click()
    close.click()
    expect(page.locator(":focus-visible")).to_have_count(0)


def test_a_hint_leaves_the_next_neighbour_in_sight(somebody: Somebody) -> None:
    person = somebody(size=(1280, 720))
    table = person.open_table("me newcomer newcomer")
    play_moves(person, table, 5)
    person.goto(f"/table/{table}")
    person.page.locator(LIT).first.wait_for()
    for step in STEPS:
        person.button("Hint").click()
        expect(person.page.locator(".hint-bubble [role=status]")).to_contain_text(step)
    hint, next_one = person.page.locator(".hint-bubble"), person.page.locator(".opps > *").first
    below, above = hint.bounding_box(), next_one.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] + above["height"] <= below["y"]


def test_a_hint_goes_when_the_game_goes_on(person: Person) -> None:
    table = person.open_table()
    play_moves(person, table, 3)
    person.goto(f"/table/{table}")
    person.page.locator(LIT).first.wait_for()
    person.button("Hint").click()
    expect(person.page.locator(".hint-bubble")).to_be_visible()
    person.page.locator(LIT).first.click()
    expect(person.page.locator(".hint-bubble")).to_have_count(0)


def test_who_shares_a_screen_switches_hints_on(person: Person) -> None:
    person.goto(f"/table/{person.open_table('me me')}")
    person.page.locator(LIT).first.wait_for()
    expect(person.button("Hint")).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    expect(person.page.get_by_text("hint, in three steps")).to_have_count(0)
    person.page.keyboard.press("Escape")
    switch(person)
    person.page.keyboard.press("h")
    expect(person.page.locator(".hint-bubble [role=status]")).to_contain_text("Look at ")
    switch(person)
    expect(person.page.locator(".hint-bubble")).to_have_count(0)
    expect(person.button("Hint")).to_have_count(0)


def switch(person: Person) -> None:
    """Say the other thing to hints, in the menu."""
    person.button("Menu").click()
    wanted = person.page.get_by_label("Play with hints")
    before = wanted.is_checked()
    wanted.click()
    expect(wanted).to_be_checked(checked=not before)
    person.page.keyboard.press("Escape")


def test_two_people_agree_on_hints_and_one_ends_them(somebody: Somebody) -> None:
    ada, ben = somebody(), somebody()
    table = ada.open_table("me open")
    ben.ask(f"/api/tables/{table}/join", {})
    seats = ada.ask(f"/api/tables/{table}/start")["seats"]
    first, other = (ada, ben) if seats[0]["player"] == ada.me["id"] else (ben, ada)
    for one in (first, other):
        one.goto(f"/table/{table}")
    first.page.locator(LIT).first.wait_for()
    switch(other)
    first.page.reload()  # the question waits
    question = first.page.get_by_role("group", name="Play with hints")
    expect(question).to_contain_text("asks: hints for everybody?")
    question.get_by_role("button", name="Yes").press("Enter")
    expect(question).to_have_count(0)
    for one in (first, other):
        expect(one.page.get_by_text("there are hints from now on")).to_be_visible()
    first.page.keyboard.press("h")
    expect(first.page.locator(".hint-bubble [role=status]")).to_contain_text("Look at ")
    other.button("Menu").click()
    expect(other.page.get_by_text(re.compile(r"Hints so far: .+ \(1\)\."))).to_be_visible()
    other.page.keyboard.press("Escape")
    switch(other)
    expect(first.page.get_by_text("would rather play without hints")).to_be_visible()
    expect(first.button("Hint")).to_have_count(0)
    expect(first.page.locator(".hint-bubble")).to_have_count(0)
    first.button("Menu").click()
    expect(first.page.get_by_label("Play with hints")).to_be_disabled()


@pytest.mark.deep
@pytest.mark.parametrize("language", ["fr", "pl", "de", "zh-Hant"])
def test_the_question_covers_no_card_on_a_phone(somebody: Somebody, language: str) -> None:
    ada = somebody()
    ben = somebody(size=(360, 640), touch=True, language=language, scripts=(axe_source(),))
    table = ada.open_table("me open")
    ben.ask(f"/api/tables/{table}/join", {})
    ada.ask(f"/api/tables/{table}/start")
    ada.ask(f"/api/tables/{table}/agreement", {"subject": "hints", "yes": True})
    ben.goto(f"/table/{table}")
    question = ben.page.locator(".banner.question")
    question.wait_for()
    box, cards = question.bounding_box(), ben.page.locator(".offers").bounding_box()
    assert box is not None
    assert cards is not None
    assert box["y"] + box["height"] <= cards["y"], "it lies over the steps of the turn"
    answers = question.get_by_role("button")
    for answer in answers.all():
        size = answer.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
    assert not list(violations(ben, LOOKS[:2]))
    answers.last.tap()
    expect(ben.page.locator(".bulb, .mayor").first).to_be_visible()
    expect(question).to_have_count(0)
    answered = ada.ask(f"/api/tables/{table}/agreement", {"subject": "hints", "yes": True})
    assert answered["agreements"][0]["complete"]


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
