"""Getting along: blocking from a name at the table, and what then is different."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Somebody


@pytest.mark.journey
def test_who_is_blocked_is_neither_heard_nor_met(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    table = ada.open_table("me open")
    bob.ask(f"/api/tables/{table}/join", {"name": "Bob"})
    ada.ask(f"/api/tables/{table}/start")
    for one in (ada, bob):
        one.goto(f"/table/{table}")
        one.page.locator(".talk").click()
    bob.page.get_by_label("Say something kind").fill("You play like a brick")
    bob.button("Send").click()
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("brick")
    log.get_by_role("button", name=re.compile("About")).click()
    ada.button("Block").click()
    expect(ada.page.get_by_text("keep apart")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(log).not_to_contain_text("brick")
    bob.page.get_by_label("Say something kind").fill("Hello again")
    bob.button("Send").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Hello again")
    expect(log).not_to_contain_text("Hello")

    public = ada.open_table("me open", public=True)
    bob.forgives = "409"
    bob.goto(f"/table/{public}")
    bob.button("Sit down").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("keep apart")
    ada.goto("/me")
    ada.button(re.compile("off the list")).click()
    expect(ada.page.get_by_text("Nobody. A tap")).to_be_visible()
    bob.button("Sit down").click()
    expect(bob.button("Stand up")).to_be_visible()


def test_a_report_arrives(somebody: Somebody) -> None:
    ada, bob = somebody(), somebody()
    table = bob.open_table("me open")
    ada.goto(f"/table/{table}")
    ada.page.get_by_role("listitem").get_by_role("button", name=re.compile("About")).click()
    ada.button(re.compile("^Report")).click()
    ada.page.get_by_label("Advertising or noise").check()
    ada.page.get_by_label("What else").fill("Sells bricks")
    ada.button("Send").click()
    expect(ada.page.get_by_text("it has arrived")).to_be_visible()
