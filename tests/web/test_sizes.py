"""Every page at the sizes of phones, tablets and screens: nothing runs out sideways, no words are cut off."""

import pytest

from tests.web.conftest import Somebody
from tests.web.pages import pages_of, show

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
NO_SCROLLING = [(1280, 600), (1280, 720), (1366, 657), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)]

MEASURE = """(what) => new Promise((done) => {
  const page = document.documentElement;
  const until = performance.now() + 2000;
  const look = () => {
    const over = page[`scroll${what}`] - page[`client${what}`];
    if (over <= 0 || performance.now() > until) done(over);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""By how much a page is larger than its window, once it has arranged itself anew."""
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, label, summary, .btn")]
  .filter((one) => one.checkVisibility() && one.innerText?.trim()
    && getComputedStyle(one).overflowX !== "visible"
    && getComputedStyle(one).textOverflow !== "ellipsis" && one.clientWidth > 4
    && !one.closest("dialog:not([open]), .unseen") && one.scrollWidth > one.clientWidth + 2)
  .map((one) => `${one.scrollWidth} > ${one.clientWidth}: ${one.outerHTML.slice(0, 110)}`)"""


@pytest.mark.parametrize(
    ("language", "sizes"), [("de", SIZES), ("fr", SIZES[:1])], ids=["German", "French"]
)  # they have the longest words
def test_nothing_runs_out_of_the_window(
    somebody: Somebody, language: str, sizes: list[tuple[int, int]]
) -> None:
    person = somebody(language=language)
    found: list[str] = []
    for name, page in pages_of(person).items():
        show(person, page)
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            sideways = person.page.evaluate(MEASURE, "Width")
            found += [f"{name} at {width}×{height}: {sideways} px too wide"] if sideways > 0 else []
            found += [f"{name} at {width}×{height}: {cut}" for cut in person.page.evaluate(CUT)]
    assert not found, "\n".join(found)


def test_a_table_fits_a_screen_without_scrolling(somebody: Somebody) -> None:
    person = somebody()
    pages = pages_of(person)
    for name in ("table of two", "table of five"):
        show(person, pages[name])
        for width, height in NO_SCROLLING:
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(MEASURE, "Height") <= 0, f"{name} at {width}×{height}"
            assert person.page.evaluate(MEASURE, "Width") <= 0, f"{name} at {width}×{height}"
