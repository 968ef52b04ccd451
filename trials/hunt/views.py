"""What can be opened at a table beside the table itself, by the hand that plays."""

from playwright.sync_api import Page

from happycity.testing.browser.moves import LIT
from happycity.testing.browser.person import Person

DIALOG = "dialog[open]"

FIND = """([selector, pick]) => {
  const all = [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width && !one.disabled);
  const one = all[Math.min(all.length - 1, Math.floor(pick * all.length))];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
"""The middle of one of the elements that there are, brought into the window."""

CLOSE = """() => {
  document.querySelectorAll("dialog[open]").forEach((one) => one.close());
  document.querySelector(".chat header .tool, .since header .tool")?.click();
  scrollTo({ top: 0, behavior: "instant" });
}"""

VIEWS = ("lifted", "details", "place", "neighbour", "menu", "news", "keys", "chat")


def open_view(person: Person, view: str, pick: float, touch: bool) -> bool:
    """Open it by touching what opens it; False if there is nothing of the kind at this moment."""
    page = person.page
    if view == "lifted":
        return _touch(page, LIT, pick, touch)
    if view == "details":
        opened = _touch(page, LIT, pick, touch)
        if opened and not page.query_selector(DIALOG):
            _touch(page, ".about, .square [aria-haspopup=dialog]:not([data-anchor])", 0, touch)
    elif view == "place":
        _touch(page, '.city button[data-anchor^="plot-"]:not([aria-pressed])', pick, touch)
    elif view == "neighbour":
        _touch(page, ".opps [aria-haspopup=dialog]", pick, touch)
    elif view in ("menu", "news", "keys"):
        _open_from_menu(page, view, touch)
    elif view == "chat":
        return _touch(page, ".tools .talk", 0, touch)
    return page.query_selector(DIALOG) is not None


def close_views(person: Person) -> None:
    """Back to the table."""
    person.page.evaluate(CLOSE)
    person.page.mouse.move(0, 0)


def _open_from_menu(page: Page, view: str, touch: bool) -> None:
    if view == "news" and _touch(page, ".news .whole", 0, touch):
        return
    _touch(page, ".tools [aria-haspopup=dialog]", 0.99, touch)
    if view == "news":
        _touch(page, f"{DIALOG} .menu > button:first-child", 0, touch)
    elif view == "keys":
        _touch(page, f"{DIALOG} .menu > select ~ button, {DIALOG} .menu > label ~ button", 0, touch)


def _touch(page: Page, selector: str, pick: float, touch: bool) -> bool:
    found = page.evaluate(FIND, [selector, pick])
    if found is None:
        return False
    x, y = found
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True
