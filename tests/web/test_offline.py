"""Games without a server: with the network off, in a browser that was here once, and from a static host."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from happycity.bots.weights import name_for_browsers
from happycity.server.web.static import write_site
from happycity.testing.browser.person import LAPTOP, NOTHING, PAGE_TIMEOUT_MS, PHONE, QUIET, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.playing import LOOK, MOVED, choice_comes, click, click_twice, play_on, play_one, seq_of, tap
from tests.web.test_new_version import wait_for_worker
from tests.web.test_solo import read_the_sheet
from tests.web.test_tutorial import go_on, stand_at, steps_of

AWAY = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource"
"""What a browser notes down when nobody answers."""
HERE = "**/table/here-*"
TO_THE_FRONT = "() => { window.dispatchEvent(new Event('focus')); }"
"""What a browser without a screen does not say by itself."""
SMALL = (800, 600)
"""A window in which whole games are played: a large one takes longer to paint."""
REMEMBER = "(settings) => { localStorage.happycity = settings; }"
NO_GAMES = """async () => {
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((done, fail) => {
      const gone = indexedDB.deleteDatabase(name);
      gone.onsuccess = done;
      gone.onblocked = gone.onerror = fail;
    });
}"""
KEPT = """(name) => new Promise((done) => {
  const look = async () => (await caches.match(name)) ? done() : setTimeout(look, 50);
  look();
})"""
WEIGHTS = f"/assets/{name_for_browsers()}"
EXCUSE = "What this opponent has learned is missing or damaged"
ME: dict[str, Any] = {"kind": "me", "name": ""}
Offline = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests can do without, once the page is there."""
    folder = tmp_path_factory.mktemp("offline")
    with Running(str(folder / "games.db"), folder, log_level="warning", **GENEROUS) as running:
        yield running


@pytest.fixture(scope="module")
def visited(browser: Browser, server: Running) -> Iterator[dict[bool, Person]]:
    """With and without touch: browsers that have been here once; then the server went away."""
    people = {touch: Person(browser, server.address, touch=touch) for touch in (False, True)}
    for person in people.values():
        person.goto("/")
        wait_for_worker(person.page)
        person.page.evaluate(KEPT, WEIGHTS)
    server.stop()
    yield people
    for person in people.values():
        person.context.close()


@pytest.fixture
def offline(visited: dict[bool, Person]) -> Iterator[Offline]:
    """Somebody whose browser has been here once, and who has no network now; nor is there a server."""
    with_us: list[Person] = []

    def come(
        seats: str = "me newcomer",
        specials: str = "family",
        grozilla: bool = False,
        touch: bool = False,
        size: tuple[int, int] = LAPTOP,
        **settings: object,
    ) -> Person:
        person = visited[touch]
        with_us.append(person)
        person.errors, person.forgives = [], AWAY
        person.context.set_offline(True)
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        table = table_of(seats, specials, grozilla)
        person.page.evaluate(REMEMBER, json.dumps({**QUIET, "lastTable": table, **settings}))
        person.goto("/")
        return person

    yield come
    for person in with_us:
        for other in person.context.pages[1:]:
            other.close()
        person.goto(NOTHING)
        person.page.evaluate(NO_GAMES)
        assert not person.errors, person.errors


def table_of(seats: str, specials: str, grozilla: bool) -> dict[str, Any]:
    """A table that was set up last time."""
    chairs = [
        {**ME, "name": f"Player {seat}" if seat else ""} if word == "me" else {"kind": "bot", "level": word}
        for seat, word in enumerate(seats.split())
    ]
    game = {"specials": specials, "grozilla": grozilla, "scoring": "product"}
    return {"chairs": chairs, "pause": "quick", "clock": "none", "rated": False, "public": False, **game}


def play_now(person: Person) -> Page:
    """From the start page to a table of this browser."""
    person.button("Play now", exact=False).click()
    person.page.wait_for_url(HERE)
    assert choice_comes(person.page)
    return person.page


def test_a_solo_game_with_the_network_off_from_the_first_move_into_an_account(
    offline: Offline, server: Running
) -> None:
    person = offline()
    person.goto("/")
    expect(person.page.get_by_text("you can play on this device")).to_be_visible()
    expect(person.page.locator(".me")).to_contain_text(person.me["name"])
    page = play_now(person)
    expect(page.locator(".bar")).to_contain_text("on this device")
    take_back(page)
    seen = seq_of(page)
    page.reload()
    assert choice_comes(page)
    assert seq_of(page) == seen, "the game goes on where it was"
    assert play_on(page)
    read_the_sheet(person)
    expect(page.locator("#story .charts")).to_be_visible()
    link = page.locator("#game-link")
    expect(link).to_have_value(re.compile("#g="))
    carried = link.input_value()
    with page.expect_download() as download:
        person.button("Download the record").click()
    assert '"format":"happycity/1"' in Path(download.value.path()).read_text()
    person.link("Replay").first.click()
    page.wait_for_url("**/replay/here-*")
    expect(page.locator("[data-phase]")).to_be_visible()
    other = person.new_page()
    other.goto(carried)
    expect(other.locator("[data-phase]")).to_be_visible()
    other.goto(carried[:-40])
    other.reload()
    expect(other.get_by_text("The game in this link cannot be shown")).to_be_visible()
    server.start()
    person.context.set_offline(False)
    take_along(person)
    server.stop()


def take_along(person: Person) -> None:
    """The server is back: the game of this device goes into an account, once."""
    person.ask("/api/account", {"name": "Ada Offline", "password": "seven green igloos"})
    page = person.page
    person.goto("/me")
    row = page.locator("#games li")
    expect(row).to_contain_text("on this device")
    person.button("Take into my account").click()
    expect(row).to_have_count(1)
    expect(row).to_contain_text("played on a device")
    expect(person.button("Take into my account")).to_have_count(0)
    person.link("Story of the game").click()
    page.wait_for_url(re.compile("/game/(?!here)"))
    expect(page.locator("#story .charts")).to_be_visible()
    page.reload()
    expect(page.locator("header")).to_contain_text("played on a device")


def take_back(page: Page) -> None:
    """Discard a card, and have it back before another one is revealed."""
    while not (cards := cards_to_discard(page)):
        play_one(page, click)
    seen = seq_of(page)
    click(page, cards[0])
    page.evaluate(MOVED, [seen, PAGE_TIMEOUT_MS])
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator('[data-phase="discard"]')).to_be_visible()


def cards_to_discard(page: Page) -> list[str]:
    """What can be discarded now, once it is the reader's turn."""
    assert choice_comes(page)
    seen = page.evaluate(LOOK)
    return [spot for spot in seen["spots"] if seen["phase"] == "discard" and spot != "coin-button"]


def test_two_at_one_screen_and_what_needs_a_server(offline: Offline) -> None:
    person = offline("me me", size=PHONE, touch=True)
    page = person.page
    person.goto("/")
    person.button("Start on this screen").tap()
    page.wait_for_url(HERE)
    expect(page.locator(".mode .mark")).to_be_visible()
    assert not play_on(page, tap, moves=8)
    person.goto("/me")
    expect(page.get_by_text("on this device").first).to_be_visible()
    expect(page.locator("#games")).to_contain_text("Player 1")
    person.goto("/table/abc")
    expect(person.heading("The server does not answer")).to_be_visible()
    person.link("Back to the start page").tap()
    page.get_by_role("button", name="With friends").tap()
    person.button("Open the table and invite").tap()
    expect(page.get_by_text("Other people, a clock or a rating need a server")).to_be_visible()


def test_two_at_one_screen_end_every_turn_themselves_also_the_last(offline: Offline) -> None:
    person = offline("me me", explicitEnd=True, size=SMALL)
    person.goto("/")
    person.button("Start on this screen").click()
    person.page.wait_for_url(HERE)
    assert play_on(person.page)
    read_the_sheet(person)


def test_experts_and_grozilla_with_five(offline: Offline) -> None:
    person = offline("me newcomer resident newcomer newcomer", "expert", True, size=SMALL)
    assert play_on(play_now(person))
    read_the_sheet(person)


def test_the_tutorial_and_a_game_after_it(offline: Offline) -> None:
    person = offline(tutorialDone=False)
    page = person.page
    person.goto("/learn/tutorial")
    for step in range(1, steps_of(page)):
        stand_at(page, step)
        go_on(page)
    person.button("Play now", exact=False).click()
    page.wait_for_url(HERE)
    assert choice_comes(page)


def test_one_tab_at_a_time_plays_a_game(offline: Offline) -> None:
    person = offline()
    page = play_now(person)
    play_on(page, moves=2)
    seen = seq_of(page)
    other = person.new_page()
    other.goto(page.url)
    expect(other.get_by_role("heading", name="This game is open in another tab")).to_be_visible()
    other.get_by_role("button", name="Go on here").click()
    play_on(other, moves=2)
    expect(page.get_by_role("heading", name="This game is open in another tab")).to_be_visible()
    page.get_by_role("button", name="Go on here").click()
    page.evaluate(MOVED, [seen, PAGE_TIMEOUT_MS])
    play_on(page, moves=2)


def test_a_tab_that_comes_to_the_front_has_the_game_that_the_other_one_has_left(offline: Offline) -> None:
    person = offline()
    page = play_now(person)
    other = person.new_page()
    other.goto(page.url)
    elsewhere = other.get_by_role("heading", name="This game is open in another tab")
    expect(elsewhere).to_be_visible()
    expect(other.get_by_role("link", name="Back to the start page")).to_be_visible()
    other.evaluate(TO_THE_FRONT)
    play_on(page, moves=1)  # whoever plays it is not disturbed
    expect(elsewhere).to_be_visible()
    person.goto("/puzzles")
    other.evaluate(TO_THE_FRONT)
    expect(elsewhere).to_have_count(0)
    play_on(other, moves=2)


class Files(SimpleHTTPRequestHandler):
    """A host that has files, and nothing else."""

    def log_message(self, *_: object) -> None:
        """Tests are quiet."""


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()


def test_a_static_site_in_a_folder(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "games" / "city")
    with static_host(tmp_path) as address:
        context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
        context.add_init_script("localStorage.happycity ??= JSON.stringify({quickMoves: true, pace: 'off'});")
        page = context.new_page()
        said: list[tuple[str, str]] = []
        page.on("console", lambda message: said.append((message.type, message.text)))
        page.goto(f"{address}/games/city/learn/rules")
        expect(page.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
        page.locator("a.home").click()
        page.get_by_text("More", exact=True).click()
        expect(page.get_by_label("Bots play")).to_be_visible()
        expect(page.get_by_text("Who can join?")).to_have_count(0)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/games/city/table/here-*")
        play_on(page, moves=3)
        wait_for_worker(page)
        page.reload()
        assert choice_comes(page)
        assert int(seq_of(page)) >= 3
        assert "error" not in dict(said), said
        page.goto(f"{address}/games/city/ranking")
        expect(page.get_by_text("This copy of the game has no server")).to_be_visible()
        page.goto(f"{address}/games/city/table/here-elsewhere")
        expect(page.get_by_text("stays in the browser in which it began")).to_be_visible()
        page.goto(f"{address}/games/city/leads/nowhere")
        assert choice_comes(page), "the start page is found, and leads on to the game that waits"
        context.close()


@pytest.mark.parametrize(
    "fault",
    [
        "indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError'); };",
        "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ],
)
def test_a_browser_that_keeps_nothing_plays_on_and_says_so(
    browser: Browser, tmp_path: Path, fault: str
) -> None:
    write_site(tmp_path)
    workers = list((tmp_path / "assets").glob("worker-*.js"))
    assert len(workers) == 2, "one for tables, one for the teacher"
    for worker in workers:
        worker.write_text(fault + worker.read_text())
    with static_host(tmp_path) as address:
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        play_on(page, click_twice, moves=4)
        expect(page.get_by_text("This browser cannot keep your game")).to_be_visible()
        context.close()


def test_a_damaged_module_is_told(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path)
    [module] = (tmp_path / "assets").glob("kernel-*.wasm")
    module.write_bytes(b"\0asm")
    with static_host(tmp_path) as address:
        context = browser.new_context(locale="en")
        page = context.new_page()
        uncaught: list[str] = []
        page.on("pageerror", lambda error: uncaught.append(str(error)))
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_text("a part of the program is missing or damaged").first).to_be_visible()
        assert not uncaught, uncaught
        context.close()


def test_a_bot_that_learned_waits_for_its_weights_and_then_needs_no_network(
    browser: Browser, tmp_path: Path
) -> None:
    write_site(tmp_path)
    weights = tmp_path / "assets" / name_for_browsers()
    whole = weights.read_bytes()
    weights.write_bytes(whole[: len(whole) // 2])
    with static_host(tmp_path) as address:
        context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
        settings = {"quickMoves": True, "pace": "off", "lastTable": table_of("me newcomer", "family", False)}
        context.add_init_script(f"localStorage.happycity ??= {json.dumps(json.dumps(settings))};")
        page = context.new_page()
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        excuse = page.get_by_text(EXCUSE)
        while not excuse.is_visible():
            play_one(page, click)
        weights.write_bytes(whole)
        wait_for_worker(page)  # this host knows no addresses of tables
        page.reload()
        assert play_on(page, moves=2) is False
        page.evaluate(KEPT, WEIGHTS)
        context.set_offline(True)
        page.reload()
        play_on(page, moves=3)
        expect(excuse).not_to_be_visible()
        context.close()
