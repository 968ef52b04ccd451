"""A club evening on the screen: made, entered by its link, played, read off the wall; for everyone."""

import re

from playwright.sync_api import expect

from happycity.testing.browser.moves import play_moves, play_together
from happycity.testing.browser.person import LAPTOP, PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.pages import THEMES
from tests.web.sizes import MEASURE
from tests.web.test_rated import with_account

BROKEN = """() => [...document.querySelectorAll("tbody th")].flatMap((name) => {
  const text = [...name.childNodes].findLast((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  return [...text.data.matchAll(/\\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : null;
  });
}).filter(Boolean)"""
"""The words of names that are broken inside."""


def table_of(person: Person) -> str:
    """Where the page brings somebody when the round begins."""
    person.page.wait_for_url("**/table/*")
    return person.page.url.rpartition("/")[2]


def test_an_evening_from_the_invitation_to_the_wall(somebody: Somebody) -> None:
    host = with_account(somebody(size=LAPTOP, scripts=(axe_source(),)), "Host of ours")
    guests = [somebody(size=PHONE, touch=True), somebody(size=PHONE, touch=True)]
    page = host.page
    host.goto("/")
    page.get_by_text("More", exact=True).click()
    host.link("Club evening").click()
    page.get_by_label("What is it called?").fill("Tuesday club")
    page.get_by_role("group", name="Players at a table").get_by_text("2", exact=True).click()
    page.get_by_label("Rounds").select_option("1")
    host.button("Make an evening").click()
    page.wait_for_url("**/evening/*")
    evening = "/evening/" + page.url.rpartition("/")[2]
    expect(page.get_by_label("Link to this evening", exact=True)).to_be_visible()
    host.button("Take part").click()
    host.forgives = "409"  # a refusal is what is looked at here
    host.button("Begin").click()
    again = evening.replace("/evening/", "/evenings/")
    for _ in range(2):  # what is missing is read however often the page looks
        expect(page.get_by_text("1 takes part so far")).to_be_visible()
        page.wait_for_event("response", lambda answer: answer.url.endswith(f"/api{again}"))
    expect(page.get_by_text("1 takes part so far")).to_be_visible()
    host.forgives = ""
    for guest, name in zip(guests, ("Ben", "Cleo"), strict=True):
        guest.goto(evening)
        guest.page.get_by_label("Your name").fill(name)
        guest.button("Take part").tap()
        expect(guest.button("Leave the evening")).to_be_visible()
        assert guest.page.evaluate(MEASURE, "Width") <= 0
    expect(page.get_by_text("Waiting: 3 people so far")).to_be_visible()
    expect(page.get_by_text("Cleo")).to_be_visible()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(4000)
    assert len(asked) < 4, "the page asks every three seconds"
    host.button("Begin").click()
    sat: dict[str, list[Person]] = {}
    for person in (host, *guests):
        sat.setdefault(table_of(person), []).append(person)
    alone = next(table for table, people in sat.items() if len(people) == 1)
    together = next(table for table, people in sat.items() if len(people) == 2)
    expect(sat[alone][0].page.locator("header.bar")).to_contain_text(re.compile(r"Table \d"))
    play_moves(sat[alone][0], alone)
    expect(sat[alone][0].link("To the evening")).to_be_visible()
    host.goto(evening)
    expect(page.get_by_text("no result")).to_have_count(0)
    play_together(sat[together], together, 100)
    for person in (host, *guests):
        person.goto(evening)
        expect(person.page.get_by_text("The evening is over.")).to_be_visible()
        expect(person.page.get_by_role("table").get_by_role("row")).to_have_count(4)
        person.page.get_by_text("Round 1 of 1").click()
        expect(person.link("Table 2")).to_be_visible()
        assert person.page.evaluate(MEASURE, "Width") <= 0
    found = list(violations(host, LOOKS))
    assert not found, "\n".join(found)
    assert "⟨" not in page.locator("body").inner_text()
    host.goto(f"{evening}?wall")
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("button")).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(MEASURE, "Width") <= 0
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    spoken = str(page.locator("html").get_attribute("lang"))  # nobody changes it there
    found = list(violations(host, [(theme, spoken) for theme in THEMES]))
    assert not found, "\n".join(found)


def test_whoever_reads_the_end_of_a_round_is_told_of_the_next(somebody: Somebody) -> None:
    host = with_account(somebody(), "Host of two")
    people = [host, somebody(), somebody()]
    config = {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"}
    clock = {"kind": "live", "move_seconds": 60, "bank_seconds": 60}
    wish = {"name": "Two", "kind": "duplicate", "config": config, "clock": clock, "rounds": 2, "pace": "host"}
    evening = "/api/evenings/" + host.ask("/api/evenings", wish)["id"]
    for person in people:
        person.ask(f"{evening}/enter")
    tables = host.ask(f"{evening}/start")["tables"]
    for table in tables:
        sat = [people[seat["entrant"]] for seat in table["seats"] if seat["entrant"] is not None]
        play_together(sat, table["table"], 100)
    mine = next(table["table"] for table in tables if 0 in [seat["entrant"] for seat in table["seats"]])
    host.goto(f"/table/{mine}")
    expect(host.link("To the evening")).to_be_visible()
    later = [table["table"] for table in host.ask(f"{evening}/next")["tables"] if table["round"] == 2]
    host.link("Round 2 has begun: to your table").click()
    expect(host.heading("Decks")).to_be_visible()
    assert table_of(host) in later
    expect(host.page.locator("header.bar")).to_contain_text(re.compile(r"Table \d"))
