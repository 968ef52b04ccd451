"""Several browsers at one table: to the end, through a reload, a lost connection and a restarted server."""

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from happycity.testing.browser.person import PAGE_TIMEOUT_MS, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.conftest import Somebody
from tests.web.playing import LIT, OVER, click, is_over, play_one, skip_the_middle

GONE = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection"
"""What a browser says of itself when its line is cut."""
MOST_MOVES = 600
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done()))"


def test_three_play_to_the_end_and_one_watches(somebody: Somebody) -> None:
    host, *guests = people = [somebody(size=(800, 600)) for _ in range(3)]
    table = host.open_table("me open open")
    for guest in guests:
        guest.ask(f"/api/tables/{table}/join", {})
    watcher = somebody(size=(800, 600))
    for one in [*people, watcher]:
        one.goto(f"/table/{table}")
    host.button("Start the game").click()
    play_in_turn(people, 6)
    people[1].page.reload()
    play_in_turn(people, 4)
    lose_the_line(people[2])
    is_told(watcher)
    skip_the_middle([*people, watcher], table)
    play_in_turn(people, MOST_MOVES)
    expect(watcher.page.locator(OVER)).to_be_visible()
    results = {str(one.page.locator(".ended .eq").all_inner_texts()) for one in [*people, watcher]}
    assert len(results) == 1, f"they do not agree on the end: {results}"
    heard = [one.page.get_by_role("heading", level=1).inner_text() for one in [*people, watcher]]
    assert sum(one.startswith("You ") for one in heard) == 1, f"whoever wins is told so: {heard}"
    expect(watcher.page.locator(LIT)).to_have_count(0)


def is_told(watcher: Person) -> None:
    """Whose city it is, and that one watches it, also where the window is low."""
    watcher.page.set_viewport_size({"width": 844, "height": 390})
    expect(watcher.page.locator(".stats .me")).to_have_text(re.compile(r"\w.*watching this city"))
    expect(watcher.page.get_by_text("watching this city")).to_be_in_viewport()
    watcher.page.set_viewport_size({"width": 800, "height": 600})


def play_in_turn(people: list[Person], moves: int) -> None:
    """Whoever may decide does, until the game is over or so many moves are made."""
    first = 0
    for _ in range(moves):
        first = play_next(people, first)
        if first < 0:
            return
    assert moves < MOST_MOVES, "the game does not end"


def play_next(people: list[Person], first: int) -> int:
    """Who has played: the same as before, or the next around the table; -1 when the game is over."""
    deadline = time.monotonic() + PAGE_TIMEOUT_MS / 1000
    while time.monotonic() < deadline:
        for turn in range(len(people)):
            seat = (first + turn) % len(people)
            if play_one(people[seat].page, click):
                return seat
        if all(is_over(one.page) for one in people):
            return -1
        people[first].page.evaluate(NEXT_FRAME)
    raise AssertionError("nobody can play")


def lose_the_line(person: Person) -> None:
    """The net is gone for a while: the table says so, and comes back by itself."""
    gone = person.page.get_by_text("You are offline")
    person.forgives = GONE
    person.context.set_offline(True)
    expect(gone).to_be_visible()
    person.context.set_offline(False)
    expect(gone).to_have_count(0)


def test_a_table_survives_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    with Running(str(tmp_path / "games.db"), tmp_path, log_level="warning", **GENEROUS) as server:
        person = Person(browser, server.address)
        person.forgives = GONE
        person.goto(f"/table/{person.open_table()}")
        play_in_turn([person], 5)
        server.kill()
        expect(person.page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(person.page.get_by_text("Connection lost")).to_have_count(0)
        play_in_turn([person], 5)
        assert not person.errors
        person.context.close()
