"""The deal of the day: played on a phone, compared, shared without spoilers; earlier days; no server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from happycity.server.days import day_of
from happycity.server.game import daily
from happycity.server.settings import read_settings
from happycity.testing.browser.moves import LIT, play_moves
from happycity.testing.browser.person import LAPTOP, PHONE, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from happycity.testing.server.serving import serving
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.sizes import MEASURE
from tests.web.test_new_version import wait_for_worker
from tests.web.test_offline import AWAY

FIRST_DAY = 1_795_000_000.0
DAY = 86_400.0
PNG = b"\x89PNG"
PAINTED = """() => {
  const canvas = document.querySelector("canvas");
  return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
}"""


def deal(person: Person, name: str = "Family") -> Locator:
    return person.page.get_by_role("region", name=name, exact=True)


def finish(person: Person, mode: str = "family") -> str:
    """Play today's deal to its end."""
    table = str(person.ask(f"/api/daily/{mode}")["id"])
    play_moves(person, table)
    return table


def test_a_deal_is_played_compared_and_shared_on_a_phone(somebody: Somebody) -> None:
    other = somebody(size=LAPTOP)
    finish(other)
    person = somebody(size=PHONE, touch=True)
    page = person.page
    person.goto("/")
    person.link("Deal of the day").tap()
    page.wait_for_url("**/daily")
    expect(deal(person)).to_contain_text(re.compile(r"(One player has|\d+ have) finished it"))
    deal(person).get_by_role("button", name="Play").tap()
    page.wait_for_url("**/table/*")
    page.locator(LIT).first.wait_for()
    expect(person.button("Hint")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    play_moves(person, table)
    expect(page.get_by_role("link", name="See the standings")).to_be_visible()
    page.get_by_role("link", name="See the standings").tap()
    page.wait_for_url("**/daily?day=*")
    expect(page.get_by_role("region", name="The first ten")).to_contain_text(person.me["name"])
    expect(page.locator(".standings h2")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Replay your game")).to_be_visible()
    line = re.compile(r"^Happy City, .+, Family: \d+ points?.*http://.+/daily\?day=.+&mode=family$")
    expect(page.locator("#daily-line")).to_have_text(line)
    page.wait_for_function(PAINTED)
    with page.expect_download() as saving:
        person.button("Save the picture").tap()
    assert Path(saving.value.path()).read_bytes().startswith(PNG)
    assert page.evaluate(MEASURE, "Width") <= 0
    person.goto("/daily")
    expect(deal(person).get_by_role("button", name="Play")).to_have_count(0)


@pytest.mark.deep
def test_it_is_for_everyone_in_every_language(somebody: Somebody) -> None:
    person = somebody(scripts=(axe_source(),), size=LAPTOP)
    finish(person)
    person.goto("/daily")
    person.page.locator("canvas").wait_for()
    person.page.locator("summary").click()
    found = list(violations(person, LOOKS))
    assert not found, "\n".join(found)
    assert "⟨" not in person.page.locator("body").inner_text()


@pytest.fixture
def leaving(tmp_path: Path) -> Iterator[Running]:
    with Running(str(tmp_path / "games.db"), tmp_path, log_level="warning", **GENEROUS) as running:
        yield running


def test_without_a_server_the_deals_do_not_count(browser: Browser, leaving: Running) -> None:
    person = Person(browser, leaving.address, size=LAPTOP)
    page = person.page
    person.goto("/daily")
    expect(page.get_by_text("do not count")).to_have_count(0)
    wait_for_worker(page)
    person.forgives = AWAY
    person.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("do not count")).to_be_visible()
    deal(person, "Expert").get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/here-*")
    page.locator(LIT).first.wait_for()
    expect(page.locator("header.bar")).to_contain_text("deal of the day")
    person.goto("/daily")
    expect(deal(person, "Expert").get_by_role("link", name="Continue")).to_be_visible()
    person.context.close()


def test_a_deal_of_the_server_is_not_replaced_by_one_of_the_device(person: Person) -> None:
    """The server says nothing: what the browser could deal instead would not count."""
    person.goto("/daily")
    person.forgives = "Failed to load resource|ERR_FAILED"
    person.context.route("**/api/daily/**", lambda route: route.abort())
    deal(person).get_by_role("button", name="Play").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    expect(person.page).to_have_url(re.compile("/daily$"))
    person.context.unroute("**/api/daily/**")
    deal(person).get_by_role("button", name="Play").click()
    person.page.wait_for_url(re.compile("/table/(?!here-)"))


def test_days_before_are_shown_as_their_addresses_ask(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BOT_PAUSE_MS", 0)
    monkeypatch.setattr(daily, "MASTER", "newcomer")
    now = [FIRST_DAY]
    first = day_of(FIRST_DAY)
    settings = read_settings({}, database=str(tmp_path / "games.db"), **GENEROUS)
    with serving(settings, lambda: now[0]) as address:
        person = Person(browser, address, size=LAPTOP, keeps_client=False)
        finish(person)
        now[0] += DAY
        person.goto(f"/daily?day={first}&mode=family")
        expect(person.page.get_by_role("radio", name="Yesterday")).to_be_checked()
        expect(first_ten(person)).to_contain_text(person.me["name"])
        now[0] += DAY
        person.page.reload()
        expect(person.page.get_by_role("radio", name="Yesterday")).to_have_count(0)
        expect(first_ten(person)).to_contain_text(person.me["name"])
        person.page.get_by_role("radio", name="Expert", exact=True).check(force=True)
        expect(person.page.get_by_text("Nobody has finished this deal.")).to_be_visible()
        for nowhere in ("2026-01-01", "2099-01-01", "banana", ".."):
            person.forgives = "404|400"  # the browser notes that the server says so
            person.goto(f"/daily?day={nowhere}")
            expect(person.page.get_by_text("There are no deals to see of that day.")).to_be_visible()
        person.link("To today’s deals").click()
        expect(deal(person).get_by_role("button", name="Play")).to_be_visible()
        person.context.close()
        assert not person.errors, person.errors


def first_ten(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The first ten")
