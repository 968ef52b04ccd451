"""What runs out of its window, or is cut off, at the sizes of phones, tablets and screens."""

from collections.abc import Iterable, Iterator

from happycity.testing.browser.person import Person

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
SOME = [(360, 640), (844, 390), (820, 1180), (1366, 768)]
AT_TABLES = [
    (360, 640),
    (390, 844),
    (667, 375),
    (844, 390),
    (600, 900),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
]
"""Every kind of window that a table has."""

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

OVER = """(note) => {
  const box = document.querySelector(note).getBoundingClientRect();
  const touches = ({ left, top, right, bottom }) =>
    left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const under = [...document.querySelectorAll(
    ".main button, .dock button, .bar button, .rail button, .ask")]
    .filter((one) => one.checkVisibility() && touches(one.getBoundingClientRect()))
    .map((one) => one.ariaLabel || one.textContent.trim());
  return inside ? under : ["the edge of the window", ...under];
}"""
"""What of a table lies under a note: the question, and whatever can be pressed."""


def overflows(person: Person, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """What does not fit on the page that is open."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        sideways = person.page.evaluate(MEASURE, "Width")
        if sideways > 0:
            yield f"{width}×{height}: {sideways} px too wide"
        for cut in person.page.evaluate(CUT):
            yield f"{width}×{height}: {cut}"


def lies_over(person: Person, note: str, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """What a note over the table hides of it."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(MEASURE, "Width")  # until it has arranged itself anew
        for hidden in person.page.evaluate(OVER, note):
            yield f"{width}×{height}: {hidden}"
