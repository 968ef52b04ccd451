"""My skill over several games: looked at on a phone, told, and a mistake practised until it is found."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import finished_game
from happycity.testing.browser.person import PHONE
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.sizes import MEASURE
from tests.web.test_review import QUESTION, REVIEW_TIMEOUT_MS, find_the_best

LAPTOP = (1280, 800)
COST = re.compile(r"^Your choices cost \d+\.\d points each\.$")
WAITING = re.compile(r"^(\d+) positions? (is|are) waiting for you\.$")


def test_two_games_are_looked_at_and_a_mistake_is_practised(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    page = person.page
    person.goto("/skill")
    expect(person.heading(re.compile("Play a game, and look at it here"))).to_be_visible()
    for _ in range(2):
        finished_game(person)
    person.goto("/skill")
    person.button("Look at your last 2 games").tap()
    expect(person.heading(COST)).to_be_visible(timeout=2 * REVIEW_TIMEOUT_MS)
    expect(page.get_by_text(re.compile("^You choose like "))).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=REVIEW_TIMEOUT_MS)
    expect(page.locator("dd").first).to_have_text("2")
    assert page.evaluate(MEASURE, "Width") <= 0
    waiting = page.locator("#deck ~ [role=status]")
    expect(waiting).to_have_text(WAITING)
    before = waiting.inner_text()
    person.button("Practise").tap()
    page.wait_for_url("**/table/here-*")
    expect(page.locator(".practice [role=status]")).to_contain_text(QUESTION)
    find_the_best(page, touch=True)
    expect(person.button("Next position")).to_be_visible()
    person.button("Play on").tap()
    person.link("Back to the deck").tap()
    page.wait_for_url("**/skill**")
    expect(waiting).not_to_have_text(before)  # found or not, it comes back on another day
    page.reload()
    expect(person.heading(COST)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Look at"))).to_have_count(0)


@pytest.mark.deep
def test_what_is_looked_at_stays_and_goes_with_ones_data(somebody: Somebody) -> None:
    """A game that was reviewed on its own page counts at once; a look that is stopped goes on later."""
    person = somebody(size=LAPTOP)
    page = person.page
    games = [finished_game(person) for _ in range(3)]
    person.goto(f"/game/{games[0]}")
    page.locator(".deeper").wait_for(timeout=REVIEW_TIMEOUT_MS)
    person.link("Your skill over many games").click()
    expect(page.locator("#standing")).to_be_visible()
    person.button("Look at 2 more games").click()
    expect(person.button("Look at 1 more game")).to_have_count(0)
    page.get_by_text("Looking at game 2 of 2").wait_for(timeout=REVIEW_TIMEOUT_MS)
    person.button("Stop").click()
    person.button("Look at 1 more game").click()
    expect(page.get_by_role("button", name=re.compile("^Look at"))).to_have_count(0)
    expect(page.locator("dd").first).to_have_text("3", timeout=REVIEW_TIMEOUT_MS)
    person.goto("/me")
    person.button("Delete my data").click()
    page.get_by_role("dialog").locator("[type=submit]").click()
    page.wait_for_url(re.compile("/$"))
    person.goto("/skill")
    expect(person.heading(re.compile("Play a game, and look at it here"))).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)])
def test_it_is_for_everyone_in_every_language(somebody: Somebody, size: tuple[int, int], touch: bool) -> None:
    person = somebody(scripts=(axe_source(),), size=size, touch=touch)
    page = person.page
    for _ in range(2):
        finished_game(person)
    person.goto("/skill")
    page.get_by_role("button", name=re.compile("^Look at")).click()
    expect(person.heading(COST)).to_be_visible(timeout=2 * REVIEW_TIMEOUT_MS)
    expect(page.locator("progress")).to_have_count(0, timeout=REVIEW_TIMEOUT_MS)
    found = list(violations(person, LOOKS))
    assert "⟨" not in page.locator("body").inner_text()
    assert not found, "\n".join(found)
