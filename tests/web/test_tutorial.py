"""The tutorial, from the welcome to the first real game: every move by hand, as the coach asks."""

import pytest
from playwright.sync_api import Page, expect

from happycity.testing.browser.person import PHONE
from tests.web.conftest import Somebody
from tests.web.playing import choice_comes

RING_COMES_MS = 10_000
READ_AGAIN = 4
"""The step at which the page is loaded anew."""
RING = """() => {
  const ring = document.querySelector(".ring").getBoundingClientRect();
  return [ring.left + ring.width / 2, ring.top + ring.height / 2];
}"""
SHRUNK_OR_ENLARGED = [(1280, 720), (1024, 768), (1920, 1080)]
POINTED_AT = {17: "coin-button", 24: "slot-1", 25: "special-toy_shop"}
"""By the step: what the ring is to be around, one at every edge of the table."""
RING_ENCLOSES = """(name) => {
  const ring = document.querySelector(".ring")?.getBoundingClientRect();
  const named = [...document.querySelectorAll(`[data-anchor="${name}"]`)];
  const seen = named.find((one) => one.getClientRects().length)?.getBoundingClientRect();
  if (!ring || !seen) return false;
  const before = [seen.left - ring.left, seen.top - ring.top];
  const behind = [ring.right - seen.right, ring.bottom - seen.bottom];
  return [...before, ...behind].every((gap) => gap > 0 && gap < 16);
}"""
"""Whether the ring lies closely around what has this name."""


def test_the_tutorial_to_its_end_and_into_a_game(somebody: Somebody) -> None:
    person = somebody(tutorialDone=False)
    page = person.page
    person.goto("/learn/tutorial")
    for step in range(1, steps_of(page)):
        stand_at(page, step)
        if step == READ_AGAIN:
            page.reload()
            stand_at(page, step)
        go_on(page)
    expect(page.get_by_text("That is all you need to know")).to_be_visible()
    person.button("Play now", exact=False).click()
    page.wait_for_url("**/table/*")
    assert choice_comes(page)


def steps_of(page: Page) -> int:
    return int((page.get_by_label("Step 1 of").get_attribute("aria-label") or "").rpartition(" ")[2])


def stand_at(page: Page, step: int) -> None:
    expect(page.get_by_label(f"Step {step} of")).to_be_visible()


def go_on(page: Page) -> None:
    """Read on, or press what the ring is around."""
    onwards = page.get_by_role("button", name="Next", exact=True)
    page.locator(".coach:not(.waits) button.onwards, .coach:not(.waits) + *, .ring").first.wait_for()
    if onwards.count():
        onwards.click()
    else:
        page.mouse.click(*page.evaluate(RING))


def test_a_step_that_is_loaded_anew_can_be_done_from_the_dock(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    person.goto("/learn/tutorial?step=4")
    expect(person.page.locator('[data-anchor="deck-1"]').first).to_be_focused()
    expect(person.page.get_by_role("group", name="Draw from")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("size", SHRUNK_OR_ENLARGED)
def test_the_ring_is_around_what_is_told_about(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size=size)
    for step, name in POINTED_AT.items():
        person.goto(f"/learn/tutorial?step={step}")
        person.page.wait_for_function(RING_ENCLOSES, arg=name, timeout=RING_COMES_MS)
