"""The page of a finished game checks by itself that the cards were dealt as the seal had promised."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.moves import finished_game
from happycity.testing.browser.person import Person

NOTED = "([table, seal]) => localStorage.setItem('happycity-seals', JSON.stringify([[table, seal]]))"


def test_shuffles_are_checked_where_the_question_is_asked(person: Person) -> None:
    game = finished_game(person)
    person.goto(f"/game/{game}")
    assert verdict_on(person) == (
        "Checked in this browser: the secret matches the seal, and every shuffle follows from it."
    )
    seal = person.page.locator("dd").filter(has_text=re.compile("^[0-9a-f]{64}$")).first.inner_text()
    person.page.evaluate(NOTED, [game, seal])
    person.page.reload()
    assert "this is the seal that you were shown at the table" in verdict_on(person)
    person.page.evaluate(NOTED, [game, "0" * 64])
    person.page.reload()
    assert verdict_on(person) == "Not as promised: this is not the seal that you were shown at the table."


def verdict_on(person: Person) -> str:
    """What is said once the question is opened."""
    person.page.get_by_text("Were the cards shuffled fairly?").click()
    verdict = person.page.locator(".verdict")
    expect(verdict).to_contain_text("seal")
    return verdict.inner_text()
