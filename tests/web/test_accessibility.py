"""axe-core on every page, one main and one heading above all, and room for fingers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.person import PHONE
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Scenery, Somebody
from tests.web.pages import show

PARTS = 3

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


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_is_for_everyone(visitor: Somebody, scenery: Scenery, part: int) -> None:
    """Every page in one of the looks, each in another."""
    person = visitor(scripts=(axe_source(),))
    found: list[str] = []
    for number, (name, page) in list(enumerate(scenery.pages.items()))[part::PARTS]:
        show(person, page)
        expect(person.page.get_by_role("main"), name).to_have_count(1)
        expect(person.page.get_by_role("heading", level=1), name).to_have_count(1)
        found += [f"{name}, {flaw}" for flaw in violations(person, [LOOKS[3 * number % len(LOOKS)]])]
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_fingers_find_their_targets_on_a_phone(visitor: Somebody, scenery: Scenery) -> None:
    person = visitor(size=PHONE, touch=True)
    small: dict[str, Any] = {}
    for name, page in scenery.pages.items():
        show(person, page)
        small |= {name: found} if (found := person.page.evaluate(SMALL)) else {}
    assert not small, "\n".join(f"{name}: {one}" for name, ones in small.items() for one in ones)
