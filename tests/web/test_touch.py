"""Playing by touch: nothing happens unmeant, few taps are needed, and it says when nothing arrives."""

import statistics
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect

from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import PHONE, Person
from tests.web.conftest import Somebody
from tests.web.pages import LANGUAGES
from tests.web.playing import ACT, LIT, at, choice_comes, play_one, seq_of, tap, wanted
from tests.web.test_together import GONE

# --- what was only looked at ---------------------------------------------------------------------------


def close_by_cross(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()


def close_by_key(page: Page) -> None:
    page.keyboard.press("Escape")


def close_by_ground(page: Page) -> None:
    page.touchscreen.tap(195, 40)  # above the sheet


def close_by_going_back(page: Page) -> None:
    page.evaluate("history.back()")


Closing = Callable[[Page], None]
CLOSINGS: list[Closing] = [close_by_cross, close_by_key, close_by_ground, close_by_going_back]


def test_what_was_only_looked_at_is_never_done_by_the_next_tap(somebody: Somebody) -> None:
    assert look_in(somebody(size=PHONE, touch=True, quickMoves=False), "buy", CLOSINGS)


@pytest.mark.deep
def test_nor_is_it_in_other_decisions(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False)
    phases = {"refill": close_by_cross, "discard": close_by_key, "special": close_by_ground}
    seen = {phase for phase, close in phases.items() if look_in(person, phase, [close])}
    assert {"refill", "discard"} <= seen


def look_in(person: Person, phase: str, closings: list[Closing]) -> bool:
    """Look at a choice of this phase, close it in each of these ways; False: this game had none."""
    table = person.open_table()
    play_moves(person, table, until=phase)
    person.goto(f"/table/{table}")
    spot = a_lit_thing(person.page)
    if spot is not None:
        look_and_tap_again(person, spot, closings)
    return spot is not None


def a_lit_thing(page: Page) -> str | None:
    if not choice_comes(page):
        return None
    lit = page.locator(f"{LIT}:not([data-anchor=coin-button])")
    lit.first.wait_for()
    return lit.first.get_attribute("data-anchor")


def look_and_tap_again(person: Person, spot: str, closings: list[Closing]) -> None:
    page = person.page
    before = seq_of(page)
    touch = page.context.new_cdp_session(page)
    for close in closings:
        for look in (look_by_button, look_by_long_press):
            look(page, touch, spot)
            close(page)
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page.locator(ACT)).to_have_count(0)  # nothing is lifted any more
            at(page, spot).tap()
            expect(page.locator(ACT)).to_be_visible()  # it is lifted, and nothing else
            assert seq_of(page) == before
            page.get_by_role("button", name="Back", exact=True).tap()
    page.go_back()
    page.go_forward()
    at(page, spot).tap()
    expect(page.locator(ACT)).to_be_visible()
    assert seq_of(page) == before
    page.wait_for_timeout(AT_ONCE_MS)
    at(page, spot).tap()  # once more while it is lifted: now it is meant
    expect(page.locator(f'[data-seq="{before}"]')).to_have_count(0)


AT_ONCE_MS = 300
"""Two taps within this time are one."""


def look_by_button(page: Page, _touch: CDPSession, spot: str) -> None:
    at(page, spot).tap()
    page.get_by_role("button", name="Details").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def look_by_long_press(page: Page, touch: CDPSession, spot: str) -> None:
    point = middle(at(page, spot))
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("dialog")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()  # the finger that leaves closes nothing


def middle(element: Locator) -> dict[str, float]:
    box = element.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_quick_moves_are_read_by_a_long_press(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=True)
    person.goto(f"/table/{person.open_table()}")
    spot = a_lit_thing(person.page)
    assert spot
    before = seq_of(person.page)
    look_by_long_press(person.page, person.context.new_cdp_session(person.page), spot)
    close_by_cross(person.page)
    assert seq_of(person.page) == before
    at(person.page, spot).tap()
    expect(person.page.locator(f'[data-seq="{before}"]')).to_have_count(0)


# --- how many taps a turn takes ------------------------------------------------------------------------

OWN_TURNS = 9


class Counting:
    """A hand that plays with the defaults, and counts."""

    def __init__(self) -> None:
        self.taps = 0

    def __call__(self, page: Page, spot: str) -> None:
        before = seq_of(page)
        if spot.startswith("deck-"):
            self.tap(page.locator(".dock .draws button").first)
        else:
            self.tap(at(page, spot))
        moved_or_asks = page.locator(f'.town:not([data-seq="{before}"]), {ACT}').first
        moved_or_asks.wait_for()
        if seq_of(page) == before:
            self.tap(page.locator(ACT))

    def tap(self, button: Locator) -> None:
        self.taps += 1
        button.tap()


def test_a_turn_takes_four_taps(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False)
    page = person.page
    person.goto(f"/table/{person.open_table('me newcomer newcomer')}")
    hand, turns, last = Counting(), list[int](), ""
    while len(turns) < OWN_TURNS and choice_comes(page):
        turn = page.locator(".where b").inner_text()
        before = hand.taps
        play_one(page, hand)
        if turn != last:
            turns.append(0)
        last = turn
        turns[-1] += hand.taps - before
    assert statistics.median(turns) <= 4, turns


def test_a_tap_beside_everything_puts_down_what_was_lifted(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False)
    page = person.page
    table = person.open_table()
    play_moves(person, table, until="buy")
    person.goto(f"/table/{table}")
    spot = a_lit_thing(page)
    assert spot
    drop = page.get_by_role("button", name="Back", exact=True)
    for elsewhere in (".ask", ".city .plot", ".stats"):
        at(page, spot).tap()
        expect(drop).to_be_visible()
        page.locator(elsewhere).first.tap(position={"x": 4, "y": 4})
        expect(drop).to_have_count(0)
    at(page, spot).tap()
    page.get_by_role("button", name="Menu").tap()
    close_by_key(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(drop).to_have_count(0)


def test_the_question_about_sound_is_in_nobodys_way(somebody: Somebody) -> None:
    person = somebody(size=(360, 640), touch=True, sound=None)
    page = person.page
    table = person.open_table()
    person.goto(f"/table/{table}")
    question = page.get_by_role("complementary", name="Play with sound?")
    question.wait_for()
    choice_comes(page)
    there = question.bounding_box()
    assert there
    for needed in (".opps", ".ask", ".offers", ".city", ".mine .stat", ".dock"):
        box = page.locator(needed).first.bounding_box()
        assert box
        assert box["y"] >= there["y"] + there["height"] or box["y"] + box["height"] <= there["y"], needed
    page.set_viewport_size({"width": 360, "height": 200})
    expect(question).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 640})
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    person.goto(f"/table/{finished_game(person)}")  # nor is it asked once all has been heard
    page.reload()  # another visit
    page.locator(".ended").wait_for()
    page.wait_for_timeout(1000)
    assert not page.locator(".banners > *").count()  # by itself it would go after a while


def test_fingers_are_told_of_no_keys_while_a_bot_thinks(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    page = person.page
    person.goto(f"/table/{person.open_table(pause_ms=5000)}")
    dock = page.locator(".dock")
    while "is thinking…" not in (told := dock.inner_text()):  # one look: a thought passes quickly
        play_one(page, tap)
        page.locator(f"{LIT}, .dock .mayor").first.wait_for()
    assert "Tap to speed up." in told


# --- what can be taken back ----------------------------------------------------------------------------


def test_ending_turns_oneself_is_offered_after_the_first_purchase(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False, sound=None)
    page = person.page
    person.goto(f"/table/{person.open_table()}")
    offer = page.get_by_role("complementary", name="End every turn myself")
    hand = Counting()
    while choice_comes(page) and page.locator("[data-phase=buy]").count() == 0:
        play_one(page, hand)
    assert not offer.count()
    play_one(page, hand)
    page.reload()
    expect(offer).to_be_visible()
    expect(page.locator(".sound-prompt")).to_have_count(1)
    expect(page.locator(".sound-prompt")).to_be_hidden()  # one question at a time
    offer.get_by_role("button", name="Yes").tap()
    expect(offer).to_have_count(0)
    for _ in range(12):  # now a turn waits, and what was bought can be taken back
        choice_comes(page)
        if page.locator("button.ends").count():
            break
        play_one(page, hand)
    person.button("Undo").tap()
    expect(page.locator("button.ends")).to_have_count(0)


def test_where_two_share_a_screen_a_turn_waits_for_its_end(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=True)
    page = person.page
    person.goto(f"/table/{person.open_table('me me')}")
    while choice_comes(page) and not page.locator("button.ends").count():
        play_one(page, lambda page, spot: at(page, spot).tap())
    page.locator("button.ends").tap()
    page.get_by_role("button", name="Menu").tap()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_label("End every turn myself")).to_be_checked()
    expect(menu.get_by_text("Take a break")).to_have_count(0)  # nobody else waits
    expect(menu.get_by_text("Keys", exact=True)).to_have_count(0)


SECOND_TAP = """(button) => new Promise((done) => {
  const look = () => {
    const one = document.querySelector(button);
    if (!one) return requestAnimationFrame(look);
    one.click();
    done(one.disabled);
  };
  look();
})"""
"""The second of two quick taps: it comes as soon as there is a button beneath the finger."""


def test_a_tap_too_many_neither_ends_a_turn_nor_begins_the_next(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, quickMoves=False)
    page = person.page
    table = person.open_table("me me")
    play_moves(person, table, until="buy")
    person.goto(f"/table/{table}")
    at(page, a_lit_thing(page) or "").tap()
    page.locator(ACT).tap()
    assert page.evaluate(SECOND_TAP, "button.ends")
    page.locator("button.ends:enabled").wait_for()
    page.locator("button.ends").tap()
    assert page.evaluate(SECOND_TAP, ".dock :is(.draws .btn, .coinbtn:not(.ends))")


# --- what is on its way --------------------------------------------------------------------------------


def test_a_device_without_a_network_says_so_at_once(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    person.forgives = GONE
    person.goto(f"/table/{person.open_table()}")
    assert choice_comes(person.page)
    person.context.set_offline(True)
    began = time.monotonic()
    expect(person.page.get_by_text("You are offline.")).to_be_visible()
    assert time.monotonic() - began < 2
    seen = seq_of(person.page)
    play_offline(person.page)
    person.context.set_offline(False)
    expect(person.page.get_by_text("You are offline.")).to_have_count(0)
    expect(person.page.locator(f'[data-seq="{seen}"]')).to_have_count(0)  # the move has arrived


def play_offline(page: Page) -> None:
    spots = page.locator(LIT).evaluate_all("(all) => all.map((one) => one.dataset.anchor)")
    at(page, wanted("", spots)).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sending")


SIGNS = """() => {
  window.signs = {};
  addEventListener("pointerup", () => window.signs.tap ??= performance.now(), true);
  new MutationObserver(() => {
    const text = document.body.innerText;
    if (text.includes("Sending")) window.signs.sending ??= performance.now();
    if (text.includes("No answer yet")) window.signs.silent ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Note when a tap was made and when the page said what became of it, by the page's own clock."""


def test_a_move_that_hangs_says_so_within_two_seconds(somebody: Somebody) -> None:
    person = somebody(first_visit=True, size=PHONE, touch=True)
    person.page.route_web_socket("**/ws/tables/*", deaf_to_moves)
    person.goto(f"/table/{person.open_table()}")
    assert choice_comes(person.page)
    person.page.evaluate(SIGNS)
    play_offline(person.page)
    expect(person.page.get_by_text("No answer yet")).to_be_visible()
    signs = person.page.evaluate("window.signs")
    assert signs["sending"] - signs["tap"] < 600  # 200 ms where nothing else runs
    assert signs["silent"] - signs["tap"] < 2000


def deaf_to_moves(page: WebSocketRoute) -> None:
    """A connection on which nothing that is asked for arrives."""
    server = page.connect_to_server()
    page.on_message(lambda message: None if '"move"' in str(message) else server.send(message))


# --- small windows -------------------------------------------------------------------------------------

CHIPS = """() => {
  const found = [];
  for (const chip of document.querySelectorAll(".lands .land:not(.taken), .lands .gone")) {
    const box = chip.getBoundingClientRect();
    if (box.width < 44 || box.height < 44) found.push(`${box.width} × ${box.height}`);
    for (const part of chip.querySelectorAll(".pic, .pip")) {
      const inner = part.getBoundingClientRect();
      if (!inner.width) continue;
      if (inner.left < box.left - 1 || inner.right > box.right + 1 || inner.top < box.top - 1
          || inner.bottom > box.bottom + 1) found.push(part.outerHTML.slice(0, 90));
    }
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!chip.contains(middle)) found.push(`covered by ${middle?.outerHTML.slice(0, 60)}`);
  }
  return found;
}"""
"""Special buildings that are too small for a finger, run out of their chip, or are covered."""


@pytest.mark.deep
def test_special_buildings_are_whole_on_the_smallest_phones(somebody: Somebody) -> None:
    person = somebody(size=(360, 640), touch=True)
    for options in ({"specials": "family"}, {"specials": "expert", "grozilla": True}):
        table = person.open_table("me newcomer newcomer newcomer newcomer", **options)
        play_moves(person, table, 14)
        for language in LANGUAGES:
            person.page.evaluate(
                "(one) => localStorage.happycity = JSON.stringify("
                "{...JSON.parse(localStorage.happycity), language: one})",
                language,
            )
            person.goto(f"/table/{table}")
            person.page.locator(".lands .land").first.wait_for()
            assert person.page.evaluate(CHIPS) == [], (options, language)


REACHED = """() => [...document.querySelectorAll(".town button, .town a")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .filter((one) => {
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(there);
  })
  .map((one) => one.outerHTML.slice(0, 100))"""
"""Buttons that cannot be brought into view and touched."""


@pytest.mark.parametrize(("width", "height"), [(320, 256), (195, 422)])
def test_a_page_that_was_made_large_is_one_column(somebody: Somebody, width: int, height: int) -> None:
    person = somebody(size=(width, height), explicitEnd=False)  # has answered what is asked over the cards
    table = person.open_table("me newcomer newcomer", grozilla=True)
    play_moves(person, table, 9)
    person.goto(f"/table/{table}")
    assert choice_comes(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert person.page.evaluate(REACHED) == []
