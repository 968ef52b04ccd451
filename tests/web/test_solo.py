"""A whole game against a bot, in each kind of game, until the scoring sheet and the game's story."""

import re

import pytest
from playwright.sync_api import expect

from happycity.testing.browser.person import LAPTOP, Person
from tests.web.conftest import Somebody
from tests.web.playing import click, click_twice, play_on

TABLET = (1024, 768)
WON = re.compile("win|victory")
JOURNEY = pytest.mark.journey


@pytest.mark.parametrize(
    ("specials", "grozilla"), [("family", False), pytest.param("expert", True, marks=JOURNEY)]
)
def test_a_solo_game_from_the_first_move_to_its_story(
    somebody: Somebody, specials: str, grozilla: bool
) -> None:
    quick = grozilla
    person = somebody(size=LAPTOP if specials == "expert" else TABLET, quickMoves=quick)
    person.goto(f"/table/{person.open_table(specials=specials, grozilla=grozilla)}")
    assert play_on(person.page, click if quick else click_twice)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(WON)
    read_the_sheet(person)


def read_the_sheet(person: Person) -> None:
    person.link("Scoring sheet and review").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(WON)
    expect(person.page.get_by_role("table").first).to_be_visible()
    expect(person.heading("The story of this game")).to_be_visible()
