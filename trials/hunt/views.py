"""What can be opened at a table beside the table itself, by the hand that plays."""

from happycity.testing.browser.moves import LIT
from trials.hunt.window import Window

DIALOG = "dialog[open]"

ALL = """[...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width && !one.disabled)"""

COUNT = f"(selector) => {ALL}.length"

FIND = f"""([selector, pick]) => {{
  const all = {ALL};
  const one = all[Math.min(all.length - 1, Math.floor(pick * all.length))];
  if (!one) return null;
  one.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
  const {{ left, top, width, height }} = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}}"""
"""The middle of one of the elements that there are, brought into the window."""

CLOSE = """() => {
  document.querySelectorAll("dialog[open]").forEach((one) => one.close());
  document.querySelector(".chat header .tool, .since header .tool")?.click();
  scrollTo({ top: 0, behavior: "instant" });
}"""

OPENS = """async (dialog) => {
  for (let frames = 0; frames < 12 && !document.querySelector(dialog); frames++)
    await new Promise(requestAnimationFrame);
  return document.querySelector(dialog) !== null;
}"""
"""Whether a dialog opens; a tap becomes a click only after a while."""

VIEWS = ("lifted", "details", "place", "neighbour", "menu", "news", "keys", "chat")


def open_view(window: Window, view: str, pick: float) -> bool:
    """Open it by touching what opens it; False if there is nothing of the kind at this moment."""
    if view == "lifted":
        return _touch(window, LIT, pick)
    if view == "details":
        opened = _touch(window, LIT, pick)
        if opened and not _opens(window):
            _touch(window, ".about, .square [aria-haspopup=dialog]:not([data-anchor])", 0)
    elif view == "place":
        _touch(window, '.city button[data-anchor^="plot-"]:not([aria-pressed])', pick)
    elif view == "neighbour":
        _touch(window, ".opps [aria-haspopup=dialog]", pick)
    elif view in ("menu", "news", "keys"):
        _open_from_menu(window, view)
    elif view == "chat":
        return _touch(window, ".tools .talk", 0)
    return _opens(window)


def count_of(window: Window, selector: str) -> int:
    """How many of these can be touched."""
    many: int = window.page.evaluate(COUNT, selector)
    return many


def close_views(window: Window) -> None:
    """Back to the table."""
    window.page.evaluate(CLOSE)
    window.leave()


def _open_from_menu(window: Window, view: str) -> None:
    if view == "news" and _touch(window, ".news .whole", 0):
        return
    _touch(window, ".tools [aria-haspopup=dialog]", 0.99)
    _opens(window)
    if view == "news":
        _touch(window, f"{DIALOG} .menu > button:first-child", 0)
    elif view == "keys":
        _touch(window, f"{DIALOG} .menu > select ~ button, {DIALOG} .menu > label ~ button", 0)


def _opens(window: Window) -> bool:
    opens: bool = window.page.evaluate(OPENS, DIALOG)
    return opens


def _touch(window: Window, selector: str, pick: float) -> bool:
    found = window.page.evaluate(FIND, [selector, pick])
    if found is None:
        return False
    window.press(*found)
    return True
