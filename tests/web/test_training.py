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
WINDOWS = [(768, 1024), (1024, 768), (1280, 720), (1366, 768), (1440, 900)]
COVERED = """([over, under]) => {
  const box = document.querySelector(over).getBoundingClientRect();
  const fits = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const covered = [...document.querySelectorAll(under)].filter((one) => {
    const other = one.getBoundingClientRect();
    return Math.min(box.right, other.right) > Math.max(box.left, other.left) + 1
      && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) + 1;
  });
  return [...(fits ? [] : ["out of the window"]), ...covered.map((one) => one.className || one.outerHTML)];
}"""
"""What lies below something, and whether that leaves its window."""
DECIDED_ABOUT = ".bar, .ask, .offers > *, .decks > *, .homes > *, .stats, .lands > *, .evaluation, .opps > *"
HINTED = [re.compile("Look at "), re.compile("looks best|equally good|told apart"), re.compile(r"\d+%")]
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


def test_a_table_for_training_is_not_listed(person: Person) -> None:
    person.goto("/")
    page = person.page
    page.locator("summary").filter(has_text="More").click()
    training = page.get_by_role("switch", name="Training")
    listed = page.get_by_role("radio", name=re.compile("^Everybody"))
    training.click()
    listed.check(force=True)  # its label lies over it
    expect(training).not_to_be_checked()
    training.click()
    expect(listed).not_to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Invite only"))).to_be_checked()


def round_of(page: Page) -> str:
    return page.locator(".where b").inner_text()


def covers_nothing(page: Page, note: str) -> None:
    """In windows of many sizes."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(note).wait_for()
        assert page.evaluate(COVERED, [note, DECIDED_ABOUT]) == [], f"{width}×{height}"


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


@pytest.mark.deep
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


@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 5])
def test_a_hint_covers_nothing_that_the_decision_is_about(somebody: Somebody, players: int) -> None:
    chairs = [{"kind": "me", "name": ""}, *({"kind": "bot", "level": "newcomer"} for _ in range(players - 1))]
    person = somebody(size=WINDOWS[-1], lastTable={"chairs": chairs, "pause": "quick"}, evaluation=True)
    train(person)
    page = person.page
    play_on(page, click, moves=6)
    expect(page.locator(".evaluation")).to_contain_text(CHANCES)
    page.locator(LIT).first.wait_for()
    for said in HINTED:
        person.button("Hint").click()
        expect(page.locator(".hint-bubble [role=status]")).to_contain_text(said)
    covers_nothing(page, ".hint-bubble")


@pytest.mark.deep
def test_a_training_table_is_for_everyone(somebody: Somebody) -> None:
    person = somebody(scripts=(axe_source(),), lastTable=AGAINST_ONE, evaluation=True)
    train(person)
    page = person.page
    play_on(page, click, moves=6)
    expect(page.locator(".evaluation")).to_contain_text(CHANCES)
    page.locator(".newsbox button[aria-expanded]").first.click()
    page.locator(".newsbox [role=status]").wait_for()
    assert not list(violations(person, LOOKS))


@pytest.mark.deep
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
