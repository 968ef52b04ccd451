"""The language changes at once, on every page, and nothing is loaded anew."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody

PLAY_NOW = {
    "de": ("Deutsch", "Jetzt spielen"),
    "fr": ("Français", "Jouer"),
    "pl": ("Polski", "Zagraj"),
    "zh-Hant": ("繁體中文", "立即開始"),
    "en": ("English", "Play now"),
}


def test_the_language_is_switched_without_a_reload(person: Person) -> None:
    person.goto("/")
    page = person.page
    page.evaluate("window.stayed = true")
    for code, (name, _) in PLAY_NOW.items():
        person.button(name).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("button.go").first).to_be_visible()
    assert page.evaluate("window.stayed"), "the page was loaded anew"


@pytest.mark.journey
def test_a_table_speaks_another_language_in_the_middle_of_a_game(person: Person) -> None:
    person.goto(f"/table/{person.open_table()}")
    page = person.page
    expect(person.heading("Decks")).to_be_visible()
    page.evaluate("window.stayed = true")
    heard = page.locator(".unseen[aria-live]", has_text=re.compile(r"\w"))
    expect(heard.first).to_be_attached()
    person.button("Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(heard).to_have_count(0)  # nothing of the old language is left to be read
    page.keyboard.press("Escape")
    expect(person.heading("Decks")).to_have_count(0)
    assert page.evaluate("window.stayed"), "the page was loaded anew"


def test_the_first_language_is_that_of_the_browser(somebody: Somebody) -> None:
    person = somebody(language=None)
    person.goto("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
