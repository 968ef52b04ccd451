"""The table on computers and tablets: nothing is cut or covered, and what one needs to know is there."""

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import Person
from tests.web.axe import set_to
from tests.web.conftest import Somebody
from tests.web.pages import LANGUAGES
from tests.web.playing import play_on

SIZES = [(1440, 900), (1366, 768), (1280, 720), (1024, 768), (768, 1024)]
LARGE = {"specials": "expert", "grozilla": True}

FLAWS = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const box = (one) => one.getBoundingClientRect();
  const told = (one) => `${one.className}: ${one.textContent.trim().slice(0, 50)}`;
  const inside = (one, other) => { const [a, b] = [box(one), box(other)];
    return a.left >= b.left - 1 && a.right <= b.right + 1
      && a.top >= b.top - 1 && a.bottom <= b.bottom + 1; };
  const meet = (one, other) => { const [a, b] = [box(one), box(other)];
    return a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1; };
  const found = [];
  const said = ".ask, .land .title, .land .says, .opp .name2 b, .opp .money small, .dwell .title";
  for (const one of all(said)) {
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) found.push(`cut: ${told(one)}`);
    const hides = getComputedStyle(one).overflow !== "visible";
    if (hides && one.clientHeight && one.scrollHeight > one.clientHeight + 3)
      found.push(`too high: ${told(one)}`);
  }
  for (const land of all(".free .land"))
    for (const part of land.querySelectorAll(".title, .says, .cond, .worth, .far"))
      if (part.checkVisibility() && !inside(part, land)) found.push(`out of its frame: ${told(part)}`);
  for (const row of all(".land .row"))
    [...row.children].forEach((one, i) => [...row.children].slice(i + 1).forEach((other) => {
      if (one.checkVisibility() && other.checkVisibility() && meet(one, other))
        found.push(`on each other: ${told(row)}`);
    }));
  const square = document.querySelector(".square");
  for (const one of all(".ask, .offers, .decks, .homes, .square > .strip"))
    if (!inside(one, square)) found.push(`out of the square: ${told(one)}`);
  const parts = all(".ask, .offers > *, .deck, .dwell, .coinbtn, .square > .strip, .bank, .l-decks");
  parts.forEach((one, i) => parts.slice(i + 1).forEach((other) => {
    if (meet(one, other)) found.push(`on each other: ${told(one)} | ${told(other)}`);
  }));
  if (!all(".opp .name2 b").length || all(".opp .name2 b").length !== all(".opp .money small").length)
    found.push("a neighbour without name or income");
  if (innerWidth >= 1024 && document.documentElement.scrollHeight > innerHeight) found.push("it scrolls");
  return found;
}"""
"""What is cut, runs out of its frame or lies on something else."""


def table_of_five(person: Person, moves: int) -> str:
    table = person.open_table("me newcomer newcomer newcomer newcomer", **LARGE)
    play_moves(person, table, moves)
    return table


@pytest.mark.deep
def test_nothing_is_cut_or_covered(somebody: Somebody) -> None:
    """Every language at every size, at one of two tables; `make hunt` has many tables."""
    person, found = somebody(), list[str]()
    for number, table in enumerate([table_of_five(person, moves) for moves in (1, 9)]):
        person.goto(f"/table/{table}")
        person.page.locator(".land").first.wait_for()
        for at, language in enumerate(LANGUAGES):
            person.page.set_viewport_size({"width": 1440, "height": 900})  # where the menu is in the bar
            set_to(person, language, "light")
            for width, height in SIZES[(number + at) % 2 :: 2]:
                person.page.set_viewport_size({"width": width, "height": height})
                flaws = person.page.evaluate(FLAWS)
                found += [f"{language} {width}×{height}: {flaw}" for flaw in flaws]
    assert not found, "\n".join(found)


def test_special_buildings_say_what_they_are_worth_now(somebody: Somebody) -> None:
    person = somebody(explicitEnd=False)  # or the strip asks for it
    table = table_of_five(person, 12)
    person.goto(f"/table/{table}")
    rows = person.page.locator(".free .land")
    rows.first.wait_for()
    state = person.page.evaluate(LAST_STATE, table)
    seat = state["yours"]["seats"][0]
    free = [special for special in state["view"]["specials"] if special["taken_by"] is None]
    for special in free:
        worth = special["worth"][seat]
        shown = person.page.locator(f'[data-anchor="special-{special["card"]}"] .worth')
        if worth is None:
            expect(shown).to_have_count(0)
        elif "hearts" in worth:  # zeros are left out
            expect(shown).to_contain_text(f"{worth['hearts']}".replace("-", "−"))
    deck = person.page.locator('[data-anchor="deck-4"]')
    deck.hover(position={"x": 9, "y": 9})  # a pointer that rests where a table opens looks at nothing
    deck.hover()
    person.button("Details").click()
    dialog = person.page.get_by_role("dialog")
    monsters = dialog.locator(".beast")
    assert monsters.count() == state["view"]["decks"][3]["kinds"].get("monster", 0)
    if monsters.count():
        name = monsters.first.locator("b").inner_text()
        monsters.first.click()
        expect(person.page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()


def test_houses_of_the_end_have_windows_of_one_size(person: Person) -> None:
    over = finished_game(person, "me newcomer newcomer")
    person.goto(f"/table/{over}")
    person.page.locator(".ended .house").first.wait_for()
    sizes = person.page.evaluate(WINDOWS)
    assert len(sizes) == 1, f"windows of several sizes: {sizes}"
    assert not person.page.locator(".opp.turn, .stats.turn").count()  # nobody's turn any more


def test_a_shared_screen_says_whose_turn_begins(somebody: Somebody) -> None:
    person = somebody(scripts=(LISTENING,))
    person.goto(f"/table/{person.open_table('me me')}")
    expect(person.page.locator(".first")).to_have_count(1)  # who begins every round
    comes = person.page.locator(".opp .name2 b").inner_text()
    for _ in range(8):
        play_on(person.page, moves=1)
        if said := person.page.evaluate("said"):
            assert comes in said[0]
            return
    raise AssertionError("nobody's turn began")


LISTENING = """window.said = [];
new MutationObserver(() => {
  const name = document.querySelector(".handover")?.textContent;
  if (name) said.push(name);
}).observe(document, { childList: true, subtree: true });"""
"""Keeps what is said in large letters for a moment only."""

LAST_STATE = """(id) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${id}?since=0`);
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "state") { line.close(); done(message); }
  };
  line.onerror = () => fail(new Error("no line"));
})"""

WINDOWS = """() => [...new Set([...document.querySelectorAll(".ended .house rect:not(.hw)")]
  .map((one) => one.getAttribute("width")))]"""
