"""What the teacher says at a table, on the smallest phone in other languages: it fits, none is English."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from happycity.testing.browser.moves import play_moves
from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody
from tests.web.pages import LANGUAGES
from tests.web.playing import LIT, LOOK, close_dialogs, tap
from tests.web.sizes import CUT, MEASURE
from tests.web.test_review import MISSING, await_review, review_of

SMALLEST = (360, 640)
ENGLISH = {"the", "you", "your", "is", "of", "and", "than", "with", "look", "find", "show", "take", "better"}
"""Words that none of the other languages has, and few English sentences are without."""
SPEAK = """(language) => {
  localStorage.happycity = JSON.stringify({ ...JSON.parse(localStorage.happycity), language });
}"""
OUTSIDE = """(one) => {
  const { left, right, top } = one.getBoundingClientRect();
  return left < 0 || right > innerWidth || top < 0 || one.scrollWidth > one.clientWidth + 1;
}"""


def flaws(page: Page, said: Locator) -> list[str]:
    """What is wrong with something that is said over a table."""
    text = said.inner_text()
    words = set(re.findall(r"[a-z]+", text.lower())) & ENGLISH
    found = [f"English: {word}" for word in words] + (["missing"] if MISSING in text else [])
    found += ["outside"] if said.evaluate(OUTSIDE) else []
    found += ["too wide"] if page.evaluate(MEASURE, "Width") > 0 else []
    cut: list[str] = page.evaluate(CUT)
    return [f"{flaw} in {text!r}" for flaw in found] + cut


def speak(person: Person, language: str, path: str) -> None:
    person.page.evaluate(SPEAK, language)
    person.goto(path)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.fixture
def pupil(somebody: Somebody) -> Person:
    return somebody(size=SMALLEST, touch=True)


@pytest.mark.deep
def test_practice_speaks_every_language(pupil: Person) -> None:
    page, found = pupil.page, []
    game = review_of(pupil)
    note = page.locator(".practice")
    for language in LANGUAGES[1:]:
        speak(pupil, language, f"/game/{game}")
        await_review(page)
        page.locator("#story ol .ways button").first.tap()
        page.wait_for_url("**/table/here-*")
        page.locator(LIT).first.wait_for()
        close_dialogs(page)
        found += flaws(page, note)  # the question, folded
        note.locator("[aria-expanded]").tap()
        found += flaws(page, note)
        note.locator("[aria-expanded]").tap()
        tap(page, page.evaluate(LOOK)["spots"][-1])
        expect(note.locator(".ways button").first).to_be_visible()
        found += flaws(page, note)
        note.locator(".ways button").nth(-2).tap()  # the answer; the last is to play on
        note.locator("li").first.wait_for()
        found += flaws(page, note)
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_hints_speak_every_language(pupil: Person) -> None:
    page, found = pupil.page, []
    table = pupil.open_table()
    play_moves(pupil, table, 5)
    said = page.locator(".hint-bubble")
    for language in LANGUAGES[1:]:
        speak(pupil, language, f"/table/{table}")
        page.locator(LIT).first.wait_for()
        for step in range(3):
            bulb = page.locator("button.bulb").first
            bulb.tap()
            said.wait_for()
            expect(bulb).not_to_have_attribute("aria-busy", "true")  # what comes is told first
            if step == 2:
                said.locator("li").first.wait_for()
            found += flaws(page, said)
    assert not found, "\n".join(found)
