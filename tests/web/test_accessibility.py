"""axe-core on every page, in both themes and all languages; what it cannot see: sizes, one main, one h1."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Somebody
from tests.web.pages import LANGUAGES, THEMES, pages_of, show
from tests.web.person import PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GROUPS = [
    ("rules", "start"),
    ("cards", "learn"),
    ("questions", "tutorial", "me", "record", "nowhere", "player"),
    ("room", "end", "replay"),
    ("table of two", "table of five"),
]
"""All pages, in parts of about the same size.  Rules and cards are long."""

RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.help}: ` +
    one.nodes.slice(0, 3).map((node) => `${node.target} ${node.html.slice(0, 120)}`).join(" | "));
}"""
SETTLE = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity && one.playState === "running")
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)"""
SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest("p, dd, [aria-hidden=true]") && !one.matches(".unseen, [type=hidden], li a.to-card"))
  .map((one) => [one.closest("label") ?? one, one])
  .map(([area, one]) => [area.getBoundingClientRect(), one, area])
  .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .filter(([, , area]) => !["::before", "::after"].some((part) => {
    const style = getComputedStyle(area, part);
    return style.content !== "none" && style.position === "absolute" &&
      parseFloat(style.width) >= 43.5 && parseFloat(style.height) >= 43.5;
  }))
  .map(([box, one]) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 110)}`)"""


def axe_source() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make web` first"
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize("names", GROUPS, ids=" and ".join)
def test_axe_finds_nothing(somebody: Somebody, names: tuple[str, ...]) -> None:
    person = somebody(scripts=(axe_source(),))
    pages = pages_of(person)
    found: list[str] = []
    for name in names:
        show(person, pages[name])
        for language, theme in product(LANGUAGES, THEMES):
            set_to(person, language, theme)
            found += [f"{name}, {language}, {theme}: {told}" for told in violations(person)]
    assert not found, "\n".join(found)


def test_axe_looks_at_every_page(person: Person) -> None:
    assert sorted(name for names in GROUPS for name in names) == sorted(pages_of(person))


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


def violations(person: Person) -> list[str]:
    person.page.evaluate(SETTLE)
    found: list[str] = person.page.evaluate(RUN)
    return found


def test_every_page_has_one_main_and_one_heading_above_all(person: Person) -> None:
    for name, page in pages_of(person).items():
        show(person, page)
        expect(person.page.get_by_role("main"), name).to_have_count(1)
        expect(person.page.get_by_role("heading", level=1), name).to_have_count(1)


def test_fingers_find_their_targets_on_a_phone(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    small: dict[str, Any] = {}
    for name, page in pages_of(person).items():
        show(person, page)
        small |= {name: found} if (found := person.page.evaluate(SMALL)) else {}
    assert not small, "\n".join(f"{name}: {one}" for name, ones in small.items() for one in ones)
