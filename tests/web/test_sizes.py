"""Every page at the sizes of phones, tablets and screens: nothing runs out sideways, no words are cut off."""

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import LIT, play_moves, play_together
from happycity.testing.browser.person import Person
from tests.web.conftest import Scenery, Somebody
from tests.web.pages import show
from tests.web.sizes import MEASURE, SOME, overflows

FULL = 10  # cards: whoever has so many begins the last round
NO_SCROLLING = [(1280, 600), (1280, 720), (1366, 657), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)]


@pytest.mark.deep
def test_nothing_runs_out_of_the_window(visitor: Somebody, scenery: Scenery) -> None:
    person = visitor(language="de")  # the longest words
    found: list[str] = []
    for name, page in scenery.pages.items():
        show(person, page)
        found += [f"{name} at {place}" for place in overflows(person, SOME)]
    assert not found, "\n".join(found)
    person.page.set_viewport_size({"width": 360, "height": 640})
    show(person, scenery.pages["me"])
    figures = person.page.get_by_role("region", name="Nach Art der Partie")
    assert figures.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, "the figures scroll sideways"


RICH = """() => {
  const stats = document.querySelector(".stats");
  stats.querySelector(".num").textContent = "112";
  stats.querySelector(".pts").textContent = "224";
  stats.querySelector(".toks").innerHTML = '<span class="token"></span>'.repeat(5);
}"""
"""A city with more than any test is likely to come by."""


def test_the_figures_of_a_rich_city_fit_a_phone(somebody: Somebody) -> None:
    person = somebody(language="de", size=(360, 640))
    person.goto(f"/table/{person.open_table(grozilla=True)}")
    person.page.locator(".stats").wait_for()
    person.page.evaluate(RICH)
    assert person.page.evaluate(MEASURE, "Width") <= 0


WIDE = """() => {
  const [house, points] = [".house", ".eq .pts"].map((one) => document.querySelector(`.opp .sum > ${one}`));
  house.setAttribute("width", "120");
  house.setAttribute("viewBox", "0 0 120 30");
  points.textContent = "118";
  return house.getBoundingClientRect().right - house.closest(".panel").getBoundingClientRect().right;
}"""
"""How far a house of many columns runs out of its neighbour's city."""


def test_a_wide_house_fits_its_city(person: Person) -> None:
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.goto(f"/table/{person.open_table()}")
    person.page.locator(".opp .sum > .house").wait_for()
    assert person.page.evaluate(WIDE) < 0


def test_in_the_last_round_no_other_is_spoken_of(person: Person) -> None:
    table = person.open_table("me me me")
    person.goto(f"/table/{table}")
    expect(person.page.locator(".strip")).to_contain_text("Next round:")
    play_together([person], table, FULL)
    person.goto(f"/table/{table}")
    expect(person.page.locator(".bar .last")).to_contain_text("Last round!")
    expect(person.page.locator(".strip .mayor")).to_be_visible()
    expect(person.page.locator(".strip")).not_to_contain_text("Next round:")


def test_a_table_fits_a_screen_without_scrolling(visitor: Somebody, scenery: Scenery) -> None:
    person = visitor()
    for name in ("table of two", "table of five"):
        show(person, scenery.pages[name])
        for width, height in NO_SCROLLING:
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(MEASURE, "Height") <= 0, f"{name} at {width}×{height}"
            assert person.page.evaluate(MEASURE, "Width") <= 0, f"{name} at {width}×{height}"


def test_a_table_of_five_fits_the_smallest_phone_without_scrolling(somebody: Somebody) -> None:
    person = somebody(size=(360, 640), touch=True)
    table = person.open_table("me newcomer newcomer newcomer newcomer", specials="expert", grozilla=True)
    play_moves(person, table, until="buy")
    person.goto(f"/table/{table}")
    person.page.locator(LIT).first.wait_for()
    assert person.page.evaluate(MEASURE, "Height") <= 0


OUT_OF_SIGHT = """(lit) => [...document.querySelectorAll(lit)]
  .map((one) => one.getBoundingClientRect())
  .filter(({ top, bottom, height }) => height && (top < 0 || bottom > innerHeight)).length"""

BELOW_THE_BAR = """() => {
  const edge = (what, side) => document.querySelector(what).getBoundingClientRect()[side];
  return edge(".bar", "top") === 0 && edge(".ask", "top") >= edge(".bar", "bottom");
}"""
"""Whether bar and question are in sight, however far the page was scrolled."""

SCROLLED_BACK = """async () => {
  scrollTo({ top: 0, behavior: "instant" });
  for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
  return scrollY;
}"""


@pytest.mark.deep
@pytest.mark.parametrize("specials", ["family", "expert"])
def test_what_can_be_taken_is_in_sight_on_a_tablet(somebody: Somebody, specials: str) -> None:
    person = somebody(touch=True, size=(768, 1024))
    for _ in range(5):  # a game may end before anything can be taken
        table = person.open_table("me newcomer newcomer newcomer newcomer", specials=specials)
        play_moves(person, table, until="special")
        person.goto(f"/table/{table}")
        person.page.locator("[data-phase]").wait_for()
        if person.page.locator('[data-phase="special"]').count():
            break
    person.page.locator(LIT).first.wait_for()
    assert person.page.evaluate("() => document.documentElement.scrollHeight > innerHeight")
    person.page.wait_for_function(f"() => !({OUT_OF_SIGHT})('{LIT}')")
    assert person.page.evaluate(BELOW_THE_BAR), "the question went out of sight"
    assert person.page.evaluate(SCROLLED_BACK) == 0, "whoever scrolls elsewhere stays there"
