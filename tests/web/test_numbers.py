"""Cards in numbers: what the shipped file says is on the page, for eyes and for ears."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from happycity.rules.cards import standard
from happycity.testing.browser.person import PHONE, Person
from happycity.texts import Texts
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.sizes import overflows

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "learn" / "numbers.json"
SIZES = [(360, 640), (820, 1180), (1440, 900)]
ADDRESS = "/learn/numbers?players=3&specials=expert&grozilla=1"


def kind(name: str) -> list[dict[str, Any]]:
    """The cards of one kind of game, those that are worth most first."""
    data = json.loads(SHIPPED.read_text(encoding="utf-8"))
    rows = next(one["cards"] for one in data["kinds"] if one["kind"] == name)
    cards = [dict(zip(data["columns"], row, strict=True)) for row in rows]
    return sorted(cards, key=lambda card: (card["value"] is None, -(card["value"] or 0)))


def lines(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Every card").get_by_role("row")


def test_the_page_tells_what_the_file_says_of_the_chosen_game(person: Person) -> None:
    page, english = person.page, Texts("en")
    person.goto("/learn")
    person.page.get_by_role("link", name=re.compile("^Cards in numbers")).click()
    expect(page).to_have_url(re.compile("/learn/numbers$"))
    known = kind("2-family")
    expect(lines(person)).to_have_count(1 + len(known))
    expect(lines(person).nth(1)).to_contain_text(english.card(known[0]["card"]))
    expect(lines(person).nth(1)).to_contain_text(f"{100 * known[0]['win_with']:.1f}%")
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("combobox", name="Special buildings").select_option("expert")
    page.get_by_role("switch", name="Grozilla").check()
    expect(page).to_have_url(re.compile(re.escape(ADDRESS)))
    known = kind("3-expert-grozilla")
    expect(lines(person)).to_have_count(1 + len(known))
    page.reload()
    expect(lines(person).nth(1)).to_contain_text(english.card(known[0]["card"]))
    expect(page.get_by_role("row", name=re.compile("^Seat "))).to_have_count(1 + 3)
    expect(page.get_by_text(json.loads(SHIPPED.read_text())["command"], exact=True)).to_be_visible()


def test_a_heading_sorts_and_says_so(person: Person) -> None:
    person.goto(ADDRESS)
    known = kind("3-expert-grozilla")
    names = sorted(Texts("en").card(card["card"]) for card in known)
    heading = person.page.get_by_role("columnheader", name="Card", exact=True)
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "ascending")
    expect(lines(person).nth(1)).to_contain_text(names[0])
    heading.get_by_role("button").press("Enter")
    expect(heading).to_have_attribute("aria-sort", "descending")
    expect(lines(person).nth(1)).to_contain_text(names[-1])
    round_ = person.page.get_by_role("columnheader", name="Round", exact=True)
    round_.get_by_role("button").click()
    last = max(known, key=lambda card: card["round"])
    expect(lines(person).nth(1)).to_contain_text(Texts("en").card(last["card"]))


def test_reconstructed_cards_are_marked_and_lead_to_what_is_uncertain(person: Person) -> None:
    person.goto(ADDRESS)
    doubtful = {card["card"] for card in kind("3-expert-grozilla") if standard()[card["card"]].reconstruction}
    assert doubtful
    marked = lines(person).filter(has_text=re.compile("uncertain"))
    expect(marked).to_have_count(len(doubtful))
    marked.first.get_by_role("link").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("No source confirms")


@pytest.mark.deep
def test_it_fits_and_is_for_everyone_in_every_look(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True, scripts=(axe_source(),))
    person.goto(ADDRESS)
    person.page.get_by_role("table").nth(2).wait_for()
    found: list[str] = []
    for theme, language in LOOKS:
        found += violations(person, [(theme, language)])
        found += [f"{language}, {place}" for place in overflows(person, SIZES)]
        found += re.findall("⟨.*?⟩", person.page.get_by_role("main").inner_text())
    assert not found, "\n".join(found)
