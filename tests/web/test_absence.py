"""Nobody who leaves blocks a game of people, whatever its clock; whoever returns has their seat back."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from happycity.testing.browser.moves import ENOUGH, play_together
from happycity.testing.browser.person import HEADERS, NOTHING, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from happycity.texts import LANGUAGES
from tests.web.conftest import Somebody
from tests.web.playing import LIT, click, play_on, play_one, skip_the_middle
from tests.web.sizes import AT_TABLES, lies_over, overflows

YES_AND_NO = ["Join the rematch", "No, thanks"]
Come = Callable[..., Person]
CLOCKS = {
    "none": None,
    "live": {"kind": "live", "move_seconds": 600, "bank_seconds": 600},
    "slow": {"kind": "slow", "move_seconds": 3 * 86400},
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which a second is a long absence."""
    folder: Path = tmp_path_factory.mktemp("absence")
    with Running(
        str(folder / "games.db"), folder, log_level="warning", absence_seconds=1, **GENEROUS
    ) as running:
        yield running


@pytest.fixture
def come(browser: Browser, hasty: Running) -> Iterator[Come]:
    """New people at that server, who see no error."""
    people: list[Person] = []

    def arrived(**wishes: Any) -> Person:
        people.append(Person(browser, hasty.address, keeps_client=False, **wishes))
        return people[-1]

    yield arrived
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.context.close()
    assert not errors, "\n".join(errors)


def left_alone(come: Come, clock: str, **wishes: object) -> tuple[str, Person, Person]:
    """A game in which the one who has to decide has closed the page: table, who is here, who is gone."""
    ada, ben = come(**wishes), come(**wishes)
    table = ada.open_table("me open newcomer", clock=CLOCKS[clock], pause_ms=0)
    ben.ask(f"/api/tables/{table}/join", {})
    seats = ada.ask(f"/api/tables/{table}/start")["seats"]
    first = next(seat["player"] for seat in seats if seat["player"])
    gone, here = (ada, ben) if first == ada.me["id"] else (ben, ada)
    here.goto(f"/table/{table}")
    return table, here, gone


@pytest.mark.parametrize("clock", ["none", "live", "slow"])
def test_the_others_finish_the_game(come: Come, clock: str) -> None:
    table, here, gone = left_alone(come, clock, size=(1280, 720))
    offer = here.page.get_by_role("complementary", name="is gone")
    expect(offer).to_contain_text("A bot (Shopkeeper) can play until they are back.")
    offer.get_by_role("button", name="Let a bot play for").press("Enter")
    expect(offer).to_have_count(0)
    play_on(here.page, moves=3)
    gone.goto(f"/table/{table}")
    back = gone.page.locator(".banner", has_text="Welcome back! A bot has played for you.")
    expect(back).to_be_visible()
    back.get_by_role("button", name="Close").click()
    expect(back).to_have_count(0)
    gone.goto(NOTHING)  # and is gone again, for good
    while here.page.locator(LIT).count():
        play_one(here.page, click)
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Let a bot play for").click()
    skip_the_middle([here], table)
    assert play_on(here.page)


@pytest.mark.deep
def test_who_resigns_leaves_the_others_a_bot(come: Come) -> None:
    ada, ben = come(), come(size=(390, 844))
    table = ada.open_table("me open", pause_ms=0)
    ben.ask(f"/api/tables/{table}/join", {})
    ada.ask(f"/api/tables/{table}/start")
    for one in (ada, ben):
        one.goto(f"/table/{table}")
    ben.button("Menu").click()
    ben.button("Resign").click()
    ben.button("Tap again to resign for good").click()
    expect(ada.page.get_by_text("has resigned: a bot plays on.")).to_be_visible()
    expect(ben.page.get_by_text("watching this city")).to_be_visible()
    skip_the_middle([ada], table)
    assert play_on(ada.page)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("You ")
    expect(ada.page.locator(".ended li").last).to_contain_text("resigned")
    expect(ada.page.locator(".ended")).to_contain_text(f"{ben.me['name']} resigned.")
    for one, why in ((ada, f"{ben.me['name']} resigned."), (ben, "You resigned.")):
        one.goto(f"/game/{table}")
        expect(one.page.get_by_text(why, exact=True)).to_be_visible()
    expect(ada.page.get_by_role("img", name="Chances of winning")).to_have_accessible_name(
        re.compile(r"You: 100%(\.|$)")
    )
    ben.goto("/me")
    expect(ben.page.get_by_role("region", name="My games").get_by_role("listitem")).to_contain_text(
        "resigned"
    )


def test_who_is_asked_for_a_rematch_can_say_no(come: Come) -> None:
    ada, ben = come(), come(size=(390, 844))
    table = ada.open_table("me open", pause_ms=0)
    ben.ask(f"/api/tables/{table}/join", {})
    ada.ask(f"/api/tables/{table}/start")
    play_together([ada, ben], table, ENOUGH)
    ada.goto(f"/table/{table}")
    ben.goto(f"/game/{table}")
    expect(ben.button("Play again")).to_be_visible()
    ada.button("Play again").click()
    expect(ada.page.get_by_role("heading", name="Waiting for")).to_be_visible()
    expect(ada.page.get_by_text("asked, no answer yet")).to_be_visible()
    expect(ada.page.get_by_text("The others are asked")).to_be_visible()
    expect(ada.button("Start the game")).to_have_count(0)
    expect(ben.page.get_by_role("status").get_by_role("button")).to_have_text(YES_AND_NO)
    for place in (f"/game/{table}", f"/table/{table}"):
        ben.goto(place)
        expect(ben.button(YES_AND_NO[0])).to_be_visible()
        expect(ben.button(YES_AND_NO[1])).to_be_visible()
        ada.goto(place)  # it is her own offer: nobody asks her
        expect(ada.link("Go to the next game")).to_be_visible()
        for answer in (*YES_AND_NO, "Play again"):
            expect(ada.button(answer)).to_have_count(0)
    ada.link("Go to the next game").click()
    ben.goto("/")
    waiting = ben.page.locator(".waiting li", has_text="would like to play again")
    waiting.get_by_role("link", name="Continue").click()
    expect(ben.page.get_by_text("This seat is kept for you.")).to_be_visible()
    ben.button("No, thanks").click()
    expect(ben.page.get_by_text("This seat is kept for you.")).to_have_count(0)
    expect(ada.page.get_by_text("does not want to play this time")).to_be_visible()
    expect(ada.page.get_by_text("The others are asked")).to_have_count(0)
    ben.goto(f"/game/{table}")
    expect(ben.link("Go to the next game")).to_be_visible()
    expect(ben.button(YES_AND_NO[0])).to_have_count(0)
    ada.button("A bot for the free seat").click()
    ada.button("Start the game").click()
    expect(ada.page.locator("[data-seq]")).to_be_visible()


def test_who_sits_at_a_table_is_asked_when_its_host_changes_the_game(come: Come) -> None:
    ada, ben = come(), come(size=(360, 640), touch=True)
    table = ada.open_table("me open")
    ben.ask(f"/api/tables/{table}/join", {})
    for one in (ada, ben):
        one.goto(f"/table/{table}")
    ada.button("Change").click()
    ada.page.get_by_role("dialog").get_by_text("Expert").click()
    ada.page.get_by_role("dialog").get_by_text("Live").click()
    ada.button("Play it like this").click()
    expect(ada.page.get_by_text("Special buildings: expert")).to_be_visible()
    expect(ada.page.get_by_text("Seats are kept for whoever is asked")).to_be_visible()
    expect(ada.button("Start the game")).to_have_count(0)
    expect(ben.page.get_by_text("has changed what is played here.")).to_be_in_viewport()
    ben.button("Yes, that is fine").click()
    ada.button("Start the game").click()
    expect(ben.page.locator("[data-seq]")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_hides_nothing_at_any_size(somebody: Somebody, language: str) -> None:
    """Asked by somebody with the longest of names, of a table with many neighbours."""
    ada, ben = somebody(), somebody(language=language)
    ada.context.request.patch(
        f"{ada.address}/api/me", headers=HEADERS, data={"name": "Wilhelmina Wunderlich 24"}
    )
    table = ada.open_table("me open newcomer newcomer newcomer")
    ben.ask(f"/api/tables/{table}/join", {})
    ada.ask(f"/api/tables/{table}/start")
    for person in (ada, ben):
        person.goto(f"/table/{table}")
        expect(person.page.locator(".town")).to_be_visible()
    ada.ask(f"/api/tables/{table}/agreement", {"subject": "end", "yes": True})
    expect(ben.page.locator(".question")).to_contain_text("Wilhelmina")
    assert [*overflows(ben, AT_TABLES)] == []
    assert [*lies_over(ben, ".question", AT_TABLES)] == []
