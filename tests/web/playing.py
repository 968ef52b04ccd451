"""Plays through the real screen: looks which choices are lit and makes one as a hand would, until the end."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from happycity.testing.browser.moves import play_together
from happycity.testing.browser.person import NOTHING, PAGE_TIMEOUT_MS, Person

LIT = "button[data-anchor][aria-pressed]:visible"
"""What can be chosen is a button that is pressed or not; the others only explain."""
END = "button.ends:visible"
OVER = 'a[href*="/game/"]:visible'
"""Behind a host's name, or behind the `#` of a file."""
MOST_MOVES = 400
NEAR_THE_END = 9
"""Cards in the largest city: at least one round is still to be played."""

LOOK = """() => ({
  dialog: document.querySelector("dialog[open]") !== null,
  seq: document.querySelector("[data-seq]")?.dataset.seq ?? "",
  phase: document.querySelector("[data-phase]")?.dataset.phase ?? "",
  spots: [...document.querySelectorAll("button[data-anchor][aria-pressed]")].map((one) => one.dataset.anchor),
  ends: document.querySelector("button.ends") !== null,
  over: document.querySelector('.ended a[href*="/game/"]') !== null,
})"""

MOVED = """([seq, patience]) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(`nothing has come after number ${seq}`)), patience);
  const isThere = () => document.querySelector("[data-seq]")?.dataset.seq === seq;
  const look = () => isThere() ? requestAnimationFrame(look) : done();
  look();
})"""

STANDS = f"""([before, patience]) => new Promise((done, fail) => {{
  setTimeout(() => fail(new Error(`nothing can be chosen after number ${{before}}`)), patience);
  const shown = (what) => [...document.querySelectorAll(what)].some((one) => one.checkVisibility());
  const look = () => {{
    const seen = ({LOOK})();
    const comes = shown("button[data-anchor][aria-pressed], button.ends, a[href*='/game/']");
    if (comes && seen.seq !== before) done(seen);
    else requestAnimationFrame(look);
  }};
  look();
}})"""
"""What can be chosen, or that the game is over, once the table has gone on from a number."""

FREE = """([spot, patience]) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(`${spot} is not there, does not rest, or is covered`)), patience);
  let before = "";
  const look = () => {
    const all = [...document.querySelectorAll(`button[data-anchor="${spot}"]`)];
    const one = all.find((one) => one.checkVisibility() && !one.disabled);
    one?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = one?.getBoundingClientRect() ?? {};
    const middle = [left + width / 2, top + height / 2];
    const rests = one && String(middle) === before;
    before = String(middle);
    if (rests && one.contains(document.elementFromPoint(...middle))) done(middle);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Where a hand reaches a choice: what Playwright's own click waits for, several times as quickly."""

Hand = Callable[[Page, str], None]


def play_on(page: Page, hand: Hand | None = None, moves: int = MOST_MOVES) -> bool:
    """Play until the game is over (True), or so many moves."""
    number = None
    for _ in range(moves):
        seen = page.evaluate(STANDS, [number, PAGE_TIMEOUT_MS])
        if seen["over"]:
            return True
        decide(page, hand or click, seen)
        number = seen["seq"]
    assert moves < MOST_MOVES, "the game does not end"
    page.evaluate(MOVED, [number, PAGE_TIMEOUT_MS])
    return False


def skip_the_middle(people: Sequence[Person], table: str) -> None:
    """What lies between opening and end is played without screens: painting takes longest."""
    for one in people:
        one.goto(NOTHING)
    play_together(people, table, NEAR_THE_END)
    for one in people:
        one.goto(f"/table/{table}")


def choice_comes(page: Page) -> bool:
    """Wait until there is something to choose; False when the game is over."""
    page.locator(f"{LIT}, {END}, {OVER}").first.wait_for(timeout=PAGE_TIMEOUT_MS)
    return not page.locator(OVER).count()


def play_one(page: Page, hand: Hand) -> bool:
    """Make a choice, if there is one, and see it made."""
    seen = page.evaluate(LOOK)
    if not (seen["ends"] or seen["spots"]):
        return False
    decide(page, hand, seen)
    page.evaluate(MOVED, [seen["seq"], PAGE_TIMEOUT_MS])
    return True


def decide(page: Page, hand: Hand, seen: dict[str, Any]) -> None:
    """Do something of what can be done; whatever has opened by itself is closed first."""
    if seen["dialog"]:
        close_dialogs(page)
    if seen["ends"]:
        page.get_by_role("button", name="End turn").click()
    else:
        hand(page, wanted(seen["phase"], seen["spots"]))


def close_dialogs(page: Page) -> None:
    """Keys belong to the table again when the dialog is gone, not when it begins to go."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def is_over(page: Page) -> bool:
    return bool(page.evaluate(LOOK)["over"])


def wanted(phase: str, spots: list[str]) -> str:
    """A city that grows quickly: buy what there is, keep the cards, take the special building."""
    if phase == "discard" and "coin-button" in spots:
        return "coin-button"
    cards = [spot for spot in spots if spot != "coin-button"]
    return cards[0] if cards else spots[0]


def at(page: Page, spot: str) -> Locator:
    return page.locator(f'button[data-anchor="{spot}"]:visible').first


def free_point(page: Page, spot: str) -> tuple[float, float]:
    """The middle of a choice, as soon as it rests there with nothing above it."""
    x, y = page.evaluate(FREE, [spot, PAGE_TIMEOUT_MS])
    return x, y


def click(page: Page, spot: str) -> None:
    """With quick moves: one click plays."""
    page.mouse.click(*free_point(page, spot))


def click_twice(page: Page, spot: str) -> None:
    """As the client comes: the first click chooses, the second confirms."""
    click(page, spot)
    click(page, spot)


def tap(page: Page, spot: str) -> None:
    """On a phone: a tap lifts, the dock's button does it; what is no card is done at once."""
    before = seq_of(page)
    page.touchscreen.tap(*free_point(page, spot))
    if page.evaluate(LIFTED_OR_MOVED, before) == "lifted":
        page.locator(ACT).tap()


ACT = ".dock .acts button.go"
"""The one button of a phone's dock while something is lifted."""
LIFTED_OR_MOVED = """(seq) => new Promise((done) => {
  const look = () => {
    if (document.querySelector("[data-seq]")?.dataset.seq !== seq) done("moved");
    else if (document.querySelector(".dock .acts button.go")) done("lifted");
    else requestAnimationFrame(look);
  };
  look();
})"""


def seq_of(page: Page) -> str:
    """The number of the table's latest entry that is shown."""
    return page.locator("[data-seq]").get_attribute("data-seq") or ""


def press_keys(page: Page, spot: str) -> None:
    """Digits and letters choose, Enter confirms; no pointer is used."""
    page.keyboard.press(key_for(page, spot))
    page.keyboard.press("Enter")


def key_for(page: Page, spot: str) -> str:
    """The key that the table itself shows beside a choice, once keys are used."""
    if spot == "coin-button":
        return "0"
    shown = at(page, spot).locator("kbd")
    if not shown.count():
        page.keyboard.press("Escape")  # the first key makes the others appear
    return shown.first.inner_text().strip().lower()
