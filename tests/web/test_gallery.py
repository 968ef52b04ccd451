"""The gallery: cards are found by name and by what they are, and the address keeps what was asked."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.person import Person


def test_cards_are_found_by_name_in_any_language_and_by_filters(person: Person) -> None:
    person.goto("/learn/cards")
    shown = person.page.locator("ul.cards > li")
    expect(shown.nth(100)).to_be_attached()
    search = person.page.get_by_role("searchbox")
    search.fill("boulangerie")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Bakery")
    expect(person.page).to_have_url(re.compile("q=boulangerie"))
    shown.get_by_role("button").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("Bakery")
    person.page.keyboard.press("Escape")
    search.fill("no such card")
    expect(person.page.get_by_text("Nothing found.", exact=False)).to_be_visible()
    person.button("Show all cards").click()
    person.page.get_by_role("combobox", name="Price", exact=True).select_option("9")
    expect(shown.nth(0)).to_be_visible()
    some = shown.count()
    assert 0 < some < 20
    person.page.reload()
    expect(shown).to_have_count(some)
