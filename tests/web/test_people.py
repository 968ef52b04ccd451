"""What people do at tables besides playing: sit down, talk, take back, pass the screen on, play again."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody
from tests.web.playing import LIT, choice_comes, click, play_on, play_one


@pytest.mark.journey
def test_a_friend_comes_by_the_link_and_they_talk(somebody: Somebody) -> None:
    host, guest = somebody(), somebody()
    host.goto("/")
    host.button("With friends").click()
    host.button("Open the table and invite").click()
    expect(host.heading("Waiting for 2 more players")).to_be_visible()
    guest.page.goto(host.page.get_by_label("Link to this table", exact=True).input_value())
    guest.page.get_by_label("Your name").fill("Ada")
    guest.button("Sit down").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    host.button("A bot for the free seat").click()
    host.button("Start the game").click()
    for one in (host, guest):
        expect(one.heading("Decks")).to_be_visible()
    talk(host, guest, "What a nice town")


def talk(speaker: Person, listener: Person, words: str) -> None:
    speaker.page.locator(".talk").click()
    field = speaker.page.get_by_label("Say something kind")
    field.fill("a" * 270)
    expect(speaker.page.get_by_role("status").filter(has_text="30 characters left")).to_be_attached()
    field.fill(words)
    speaker.button("Send").click()
    expect(listener.page.locator(".talk .count")).to_contain_text("1")
    listener.page.locator(".talk").click()
    expect(listener.page.get_by_role("log")).to_contain_text(words)


def test_words_without_a_line_stay_in_their_field(somebody: Somebody) -> None:
    person, other = somebody(), somebody()
    table = person.open_table("me open")
    other.ask(f"/api/tables/{table}/join", {})
    person.ask(f"/api/tables/{table}/start")
    person.goto(f"/table/{table}")
    person.page.locator(".talk").click()
    field = person.page.get_by_label("Say something kind")
    person.forgives = "ERR_INTERNET_DISCONNECTED|WebSocket connection"
    person.context.set_offline(True)
    field.fill("What a nice town")
    person.button("Send").click()
    expect(person.page.get_by_text("No connection: nothing was sent.")).to_be_visible()
    expect(field).to_have_value("What a nice town")
    person.context.set_offline(False)
    expect(person.page.get_by_text("No connection: nothing was sent.")).to_have_count(0)
    person.button("Send").click()
    expect(person.page.get_by_role("log")).to_contain_text("What a nice town")
    expect(field).to_have_value("")


@pytest.mark.journey
def test_a_decision_can_be_taken_back(person: Person) -> None:
    person.goto(f"/table/{person.open_table()}")
    assert choice_comes(person.page)
    for _ in range(20):  # a drawn card has been seen and stays; a choice that shows nothing new does not
        if person.button("Undo").count():
            break
        play_one(person.page, click)
        choice_comes(person.page)
    before = person.page.get_by_role("heading", level=1).inner_text()
    person.button("Undo").click()
    expect(person.page.get_by_role("heading", level=1)).not_to_have_text(before)


def test_a_turn_that_one_ends_oneself(somebody: Somebody) -> None:
    person = somebody(explicitEnd=True)
    person.goto(f"/table/{person.open_table()}")
    end = person.button("End turn", exact=False)
    for _ in range(12):
        person.page.locator(f"{LIT}, button.ends").first.wait_for()
        if end.count():
            break
        play_one(person.page, click)
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.keyboard.press("1")  # what is looked at now stands where the button was
    expect(end).to_have_count(0)
    person.page.keyboard.press("0")
    expect(person.page.locator("[data-phase]:not(:has(button.ends))")).to_be_visible()
    expect(person.heading(re.compile("End your turn"))).to_have_count(0)


def test_two_at_one_screen(person: Person) -> None:
    person.goto("/")
    person.button("On this screen").click()
    person.button("Start on this screen").click()
    seen = set()
    for _ in range(16):
        assert choice_comes(person.page)
        if not person.page.locator("button.ends").count():  # every turn waits for its end there
            seen.add(person.page.get_by_role("heading", level=1).locator("b").inner_text())
        play_one(person.page, click)
    assert len(seen) == 2, f"the screen is not passed on: {seen}"


def test_a_rematch(person: Person) -> None:
    game = finished_game(person)
    person.goto(f"/game/{game}")
    person.button("Play again").click()
    expect(person.page).to_have_url(re.compile(f"/table/(?!{game})"))
    assert not play_on(person.page, moves=2)


def test_a_rematch_from_the_table(person: Person) -> None:
    table = person.open_table()
    person.goto(f"/table/{table}")
    play_moves(person, table)  # the page looks on
    person.button("Play again").click()
    expect(person.page).to_have_url(re.compile(f"/table/(?!{table})"))
    assert choice_comes(person.page)


def test_tokens_pay_as_one_chooses(somebody: Somebody) -> None:
    """A purchase that coins alone would pay is paid with a token, because the player prefers it."""
    person = somebody(quickMoves=False)
    page = person.page
    for _ in range(10):  # until somebody has a token and the coins to do without
        table = person.open_table("me me", grozilla=True)
        play_moves(person, table, payments=True)
        person.goto(f"/table/{table}")
        if choice_comes(page):
            break
    with_tokens = page.get_by_role("group", name="Ways to pay").get_by_role("button").nth(1)
    for card in page.locator(LIT).all():
        card.click()
        if with_tokens.count():
            break
    with_tokens.click()
    expect(with_tokens).to_have_attribute("aria-pressed", "true")
    page.locator(".strip .go").click()
    expect(page.locator(".newsbox")).to_contain_text("with Stop-Zilla tokens")


@pytest.mark.deep
def test_the_client_can_be_installed(somebody: Somebody) -> None:
    person = somebody(keeps_client=True)
    person.goto("/")
    page = person.page
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.context.request.get(f"{person.address}{link}").json()
    assert manifest["start_url"] == manifest["scope"] == "./"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert person.context.request.get(f"{person.address}/{icon['src']}").ok
    assert page.evaluate("navigator.serviceWorker.ready.then((one) => one.active !== null)")
