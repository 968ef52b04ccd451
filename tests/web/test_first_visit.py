"""What a newcomer's browser loads and paints first, and whether their text size is respected."""

import pytest
from playwright.sync_api import Page, Response

from tests.web.conftest import Somebody

MOST_FONTS = 130_000  # bytes, in English
THEME = "document.documentElement.dataset.theme"
SIZE = "parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_an_english_page_loads_no_letters_of_other_languages(somebody: Somebody) -> None:
    person = somebody(first_visit=True)
    page = person.page
    loaded: list[Response] = []
    page.on("response", lambda one: loaded.append(one) if ".woff2" in one.url else None)
    page.goto(person.address)
    page.locator("h1").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert loaded
    assert not [one.url for one in loaded if "latin-ext" in one.url]
    assert sum(len(one.body()) for one in loaded) <= MOST_FONTS


@pytest.mark.parametrize(("chosen", "theme"), [("auto", "dark"), ("light", "light")])
def test_the_first_paint_has_the_theme(somebody: Somebody, chosen: str, theme: str) -> None:
    """On a dark device, before any script of the client has run."""
    person = somebody(first_visit=True, theme=chosen)
    person.forgives = "ERR_FAILED"
    person.page.emulate_media(color_scheme="dark")
    person.page.route("**/assets/*.js", lambda route: route.abort())
    person.goto("/")
    assert person.page.evaluate(THEME) == theme


def test_the_browsers_size_of_text_is_kept_to(somebody: Somebody) -> None:
    sizes = {}
    for pixels in (16, 32):
        person = somebody(first_visit=True)
        choose_size_of_text(person.page, pixels)
        person.goto("/learn")
        person.page.locator("h1").wait_for()
        sizes[pixels] = person.page.evaluate(SIZE)
        assert person.page.evaluate(FITS)
    assert sizes[32] > 1.3 * sizes[16], "headings are smaller in small windows, but not as small as before"


def choose_size_of_text(page: Page, pixels: int) -> None:
    """What the settings of a browser do, and a page cannot."""
    sizes = {"fontSizes": {"standard": pixels, "fixed": pixels}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
