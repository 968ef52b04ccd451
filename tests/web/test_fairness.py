"""The page of a finished game checks by itself that the cards were dealt as the seal had promised."""

import re
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from happycity.testing.browser.moves import ENOUGH, finished_game, play_together
from happycity.testing.browser.person import NOTHING, Person
from tests.web.conftest import Somebody

PROMISED = """async (table) => {
  for (let looks = 0; looks < 300; looks++) {
    const { seats } = await (await fetch(`/api/tables/${table}`)).json();
    if (seats.every(({ promise }) => promise)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("somebody has promised nothing");
}"""
"""Wait until everybody at a table has promised a part."""
NOTED = "([table, seal]) => localStorage.setItem('happycity-seals', JSON.stringify([[table, seal]]))"


def test_shuffles_are_checked_where_the_question_is_asked(person: Person) -> None:
    game = finished_game(person)
    person.goto(f"/game/{game}")
    assert verdict_on(person) == (
        "Checked in this browser: the secret matches the seal, and every shuffle follows from it."
    )
    seal = person.page.locator("dd").filter(has_text=re.compile("^[0-9a-f]{64}$")).first.inner_text()
    person.page.evaluate(NOTED, [game, seal])
    person.page.reload()
    assert "this is the seal that you were shown at the table" in verdict_on(person)
    person.page.evaluate(NOTED, [game, "0" * 64])
    person.page.reload()
    assert verdict_on(person) == "Not as promised: this is not the seal that you were shown at the table."


def verdict_on(person: Person) -> str:
    """What is said once the question is opened."""
    person.page.get_by_text("Were the cards shuffled fairly?").click()
    verdict = person.page.locator(".verdict")
    expect(verdict).to_have_text(re.compile("Checked|Not as promised"))
    return verdict.inner_text()


def test_those_who_play_shuffle_together(somebody: Somebody) -> None:
    people = [somebody(size=(800, 600)) for _ in range(2)]
    table = shuffled_together(people)
    ada = people[0]
    ada.goto(f"/game/{table}")
    assert verdict_on(ada) == (
        "Checked in this browser: secret and parts match what you were shown at the table, "
        "and every shuffle follows from them."
    )
    expect(ada.page.get_by_text("Parts in this shuffle:")).to_have_text(
        re.compile("|".join(" and ".join(pair) for pair in permutations(one.me["name"] for one in people)))
    )


def shuffled_together(people: Sequence[Person]) -> str:
    """The id of a finished game to whose shuffles everybody has added a part, from their pages."""
    host, *guests = people
    table = host.open_table(" ".join(["me", *["open"] * len(guests)]))
    for guest in guests:
        guest.ask(f"/api/tables/{table}/join", {})
    for person in people:
        person.goto(f"/table/{table}")
    host.page.evaluate(PROMISED, table)
    host.button("Start the game").click()
    for person in people:
        expect(person.page.locator("[data-seq]").first).to_be_visible()
    play_together(people, table, ENOUGH)
    return table


LIES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("your part is not in this shuffle", lambda fair: fair["parts"].pop(0)),
    ("your part was given in time", lambda fair: fair["parts"][0].update(nonce=None)),
    ("a part that somebody had promised is missing here", lambda fair: fair["parts"].pop(1)),
    ("{ben} has another part here", lambda fair: fair["parts"][1].update(nonce="0" * 64)),
    ("{ben} has another part here", lambda fair: fair["parts"][1].update(promise="0" * 64)),
    ("{ben} has the same part here", lambda fair: fair["parts"][1].update(fair["parts"][0] | {"seat": 1})),
    ("the secret does not match the seal", lambda fair: fair.update(secret="0" * 64)),
    ("not the seal that you were shown", lambda fair: fair.update(commitment="0" * 64)),
]


@pytest.mark.full
def test_a_server_that_lies_is_caught(somebody: Somebody) -> None:
    """The record is changed on its way to the page, in every way that could hide a choice."""
    ada, ben = people = [somebody(size=(800, 600), first_visit=True) for _ in range(2)]
    table = shuffled_together(people)
    lie: list[Callable[[dict[str, Any]], object]] = []

    def changed(route: Route) -> None:
        record = route.fetch().json()
        lie[-1](record["meta"]["fair"])
        route.fulfill(json=record)

    ada.page.route("**/api/games/*/record", changed)
    for sentence, tell in LIES:
        lie.append(tell)
        ada.goto(f"/game/{table}")
        assert sentence.format(ben=ben.me["name"]) in verdict_on(ada)


@pytest.mark.deep
def test_who_goes_before_the_cards_are_dealt_is_named(somebody: Somebody) -> None:
    ada, ben = people = [somebody(size=(800, 600)) for _ in range(2)]
    table = ada.open_table("me open")
    ben.ask(f"/api/tables/{table}/join", {})
    for person in people:
        person.goto(f"/table/{table}")
    ada.page.evaluate(PROMISED, table)
    ben.goto(NOTHING)
    ada.button("Start the game").click()
    expect(ada.heading("The cards are being dealt")).to_be_visible()
    expect(ada.page.locator("[data-seq]").first).to_be_visible()
    play_together(people, table, ENOUGH)
    ada.goto(f"/game/{table}")
    assert "match what you were shown at the table" in verdict_on(ada)
    expect(ada.page.get_by_text("Not given in time")).to_contain_text(f"the part of {ben.me['name']}")
