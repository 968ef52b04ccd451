"""axe-core on the pages of the client.

`python -m tests.web.axe` looks at every page in both themes, all languages and all sizes; the tests look at
every page once.
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from happycity.testing.browser.chromium import launch
from happycity.testing.browser.person import PAGE_TIMEOUT_MS, STAYS, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.pages import LANGUAGES, THEMES, pages_of, show
from tests.web.sizes import SIZES, overflows

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = list(product(THEMES, LANGUAGES))

RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.help}: ` +
    one.nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`).join(" | "));
}"""
SETTLE = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity && one.playState === "running")
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)"""

Look = tuple[str, str]
"""Theme and language."""


def axe_source() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make web` first"
    return AXE.read_text(encoding="utf-8")


def violations(person: Person, looks: Iterable[Look]) -> Iterator[str]:
    """What axe finds on the page that is open, in each of these looks."""
    for theme, language in looks:
        set_to(person, language, theme)
        person.page.evaluate(SETTLE)
        for flaw in person.page.evaluate(RUN):
            yield f"{language}, {theme}: {flaw}"


def set_to(person: Person, language: str, theme: str) -> None:
    """Change both in place: the language as a visitor does, the theme where the styles look for it."""
    html = person.page.locator("html")
    if html.get_attribute("lang") != language:
        speak(person.page, language)
    expect(html).to_have_attribute("lang", language)
    person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def speak(page: Page, language: str) -> None:
    """By the pills of the start page, by the list of other pages, or by the menu of a table."""
    pill = page.locator(f'button[lang="{language}"]:visible')
    choice = page.locator(f'select:has(option[value="{language}"]):visible')
    if pill.count():
        pill.click()
    elif choice.count():
        choice.first.select_option(language)
    else:
        page.locator(".tools [aria-haspopup=dialog]").last.click()
        choice.select_option(language)
        page.keyboard.press("Escape")
        choice.wait_for(state="hidden")


def _overflows(person: Person) -> Iterator[str]:
    for language in LANGUAGES:
        person.page.set_viewport_size({"width": 1366, "height": 768})  # where every page offers its languages
        set_to(person, language, "light")
        yield from (f"{language}, {flaw}" for flaw in overflows(person, SIZES))


def main() -> None:
    """Every page in every look; exits with 1 if axe finds anything."""
    expect.set_options(timeout=PAGE_TIMEOUT_MS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="happycity-axe-")))
        server = stack.enter_context(
            Running(str(folder / "games.db"), folder, log_level="warning", **GENEROUS)
        )
        playwright = stack.enter_context(sync_playwright())
        browser = launch(playwright)
        person = Person(browser, server.address, scripts=(axe_source(), STAYS))
        found = 0
        for name, page in pages_of(person).items():
            show(person, page)
            flaws = [*violations(person, LOOKS), *_overflows(person)]
            found += len(flaws)
            sys.stdout.write("\n".join([f"{name}: {len(flaws)} flaws in {len(LOOKS)} looks", *flaws, ""]))
            sys.stdout.flush()
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
