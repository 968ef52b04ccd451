"""The line to the server: it restarts, it is newer than the page, it has played on for long."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from happycity.server.protocol.terms import PROTOCOL
from happycity.testing.browser.moves import play_moves
from happycity.testing.browser.person import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.conftest import Somebody
from tests.web.playing import play_on
from tests.web.test_together import GONE


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    with Running(str(tmp_path / "games.db"), tmp_path, log_level="warning", **GENEROUS) as running:
        yield running


def test_a_server_that_restarts_says_so(browser: Browser, own_server: Running) -> None:
    person = Person(browser, own_server.address, keeps_client=False)
    person.forgives = GONE
    person.goto(f"/table/{person.open_table()}")
    assert not play_on(person.page, moves=1)
    own_server.stop()
    expect(person.page.get_by_text("The server is restarting. Nothing is lost")).to_be_visible()
    own_server.start()
    expect(person.page.get_by_text("Connected again.")).to_be_visible()
    expect(person.page.get_by_text("The server is restarting")).to_have_count(0)
    assert not play_on(person.page, moves=1)
    person.context.close()
    assert not person.errors


def test_a_page_that_is_too_old_says_so(somebody: Somebody) -> None:
    person = somebody(first_visit=True)
    person.page.route_web_socket("**/ws/tables/*", with_protocol(PROTOCOL + 1))
    person.goto(f"/table/{person.open_table()}")
    expect(person.page.get_by_text("There is a newer version")).to_be_visible()
    person.page.route_web_socket("**/ws/tables/*", with_protocol(PROTOCOL))  # what a new page would speak
    person.button("Reload").click()
    expect(person.heading("Decks")).to_be_visible()


def with_protocol(number: int) -> Callable[[WebSocketRoute], None]:
    """Let the server speak another protocol, as far as the page can see."""

    def handle(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        said, says = f'"protocol":{PROTOCOL}', f'"protocol":{number}'
        server.on_message(lambda message: page.send(str(message).replace(said, says)))

    return handle


def test_the_news_of_a_long_game_go_back_some_steps(person: Person) -> None:
    """The server remembers sixty steps; who comes later is told those."""
    table = person.open_table("me newcomer newcomer newcomer newcomer")
    play_moves(person, table, 16)
    person.goto(f"/table/{table}")
    seq = person.page.locator("[data-seq]").get_attribute("data-seq")
    assert int(seq or 0) > 60
    expect(person.page.locator(".newsbox li").first).to_be_visible()
    person.button("Whole game").click()
    expect(person.page.get_by_role("dialog").get_by_role("listitem").nth(30)).to_be_attached()
