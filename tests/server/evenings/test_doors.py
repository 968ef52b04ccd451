"""Who may do what at a club evening, when: every door, by everybody, in every state; what is kept of it."""

import csv
import io
import json
from itertools import product
from typing import Any
from unittest.mock import patch

import pytest

from happycity.rules.record import ConfigPart
from happycity.server.game.evenings import course, rounds
from happycity.server.game.evenings.views import evening_view
from happycity.server.model.evenings import StoredEvening
from happycity.server.model.people import FORMER
from happycity.server.protocol.evenings import Evening, NewEvening
from happycity.server.protocol.tables import ClockPart
from happycity.server.store import evenings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import PASSWORD, Browser, Village, in_village
from tests.server.scenes import CONFIG, Company
from tests.server.test_authorisation import NOT_KNOWN, OUTSIDERS, call, expected

# What becomes of a call, by the state of the evening; a dot is an acceptance.
COMING = """
          scene      enter          leave
host      gathering  .              not-entered
host      few        .              not-entered
host      playing    evening-begun  not-entered
host      resting    evening-begun  not-entered
host      over       evening-over   not-entered
entrant   gathering  .              .
entrant   few        .              .
entrant   playing    .              .
entrant   resting    .              .
entrant   over       .              evening-over
stranger  gathering  .              not-entered
stranger  few        .              not-entered
stranger  playing    evening-begun  not-entered
stranger  resting    evening-begun  not-entered
stranger  over       evening-over   not-entered
"""
HOSTING = """
          remove        start           next            end
gathering .             .               round-not-over  .
few       .             too-few-people  round-not-over  .
playing   .             .               round-not-over  .
resting   .             .               .               .
over      evening-over  evening-over    evening-over    .
"""
SCENES = ("gathering", "few", "playing", "resting", "over")
ROLES = {
    "host": ["account"],
    "entrant": ["actor", "waiter", "program"],
    "stranger": ["spectator", "elsewhere"],
}
BODIES: dict[str, Any] = {"remove": {"number": 1}}
HOSTS_CALLS = ("remove", "start", "next", "end")
SHOWN = ("", "/standings.csv", "/results.csv", "/results.json")


async def evening_in(village: Village, company: Company, scene: str) -> StoredEvening:
    """An evening of the account, with those who sit at tables in other tests; the host does not play."""
    people, services = company.people, village.services
    config = ConfigPart(**CONFIG.to_dict())
    new = NewEvening("Club", "duplicate", config, ClockPart("live", 60), rounds=2, pace="host")
    evening = course.new_evening(new, people["account"], 0.0)
    await services.scribe.write(evenings.keep_evening, evening)
    names = ["actor", "waiter", "program"] + ([] if scene == "few" else ["actor again"])
    for name in names:
        person = await company.guest(name) if name == "actor again" else people[name]
        await services.evenings.change(evening.id, lambda state: course.entered(state.evening, person))  # noqa: B023 — called at once
    host = people["account"].id
    if scene in ("playing", "resting"):
        await services.evenings.change(evening.id, lambda state: course.started(state.evening, host, 0.0))
    if scene == "resting":
        theirs = "SELECT table_id FROM evening_tables WHERE evening = :id"
        await village.write(f"UPDATE tables SET status = 'over' WHERE id IN ({theirs})", id=evening.id)
    if scene == "over":
        await services.evenings.change(evening.id, lambda state: course.ended(state.evening, host, []))
    return evening


async def told(village: Village, evening: StoredEvening) -> Evening:
    """What everybody may see of it, as of now."""
    state = await village.services.database.read(evenings.evening_state, evening.id)
    assert state is not None
    return evening_view(state, 0.0)


async def trace(village: Village, evening: StoredEvening) -> list[Any]:
    """Everything that is kept of it."""
    return [
        *await village.rows(
            "SELECT version, status, round, rounds FROM evenings WHERE id = :id", id=evening.id
        ),
        *await village.rows("SELECT * FROM entrants WHERE evening = :id", id=evening.id),
        *await village.rows("SELECT * FROM evening_tables WHERE evening = :id", id=evening.id),
    ]


@pytest.mark.full
@in_village(**GENEROUS)
async def test_every_call_in_every_state(village: Village) -> None:
    """What is refused leaves no trace."""
    company, wrong = await Company(village).gather(), []
    cells = [("account", scene, what, outcome) for scene, what, outcome in expected(HOSTING)]
    for name, what, outcome in expected(COMING, 2):
        group, scene = name.split()
        cells += [(role, scene, what, outcome) for role in ROLES[group]]
    others = [*ROLES["entrant"], *ROLES["stranger"]]
    cells += [(*cell, "not-evenings-host") for cell in product(others, SCENES, HOSTS_CALLS)]
    calls = ("enter", "leave", *HOSTS_CALLS)
    cells += [(role, scene, what, NOT_KNOWN[role]) for role, scene, what in product(OUTSIDERS, SCENES, calls)]
    stages: dict[str, StoredEvening] = {}
    for role, scene, what, outcome in cells:
        evening = stages[scene] = stages.get(scene) or await evening_in(village, company, scene)
        before = await trace(village, evening)
        path = f"/api/evenings/{evening.id}/{what}"
        found = await call(village, company.headers(role), "POST", path, BODIES.get(what))
        wrong += [(role, scene, what, outcome, found)] if found != outcome else []
        if await trace(village, evening) != before:
            assert found == ".", (role, scene, what)
            del stages[scene]
    assert wrong == []


@in_village(**GENEROUS)
async def test_everybody_who_knows_it_sees_it_and_nobody_its_secret(village: Village) -> None:
    company = await Company(village).gather()
    for scene in SCENES:
        evening = await evening_in(village, company, scene)
        for role in ("nobody", "deleted", "account", "actor", "spectator", "program"):
            browser = village.browser()
            for part in SHOWN:
                answer = await browser.request(
                    "GET", f"/api/evenings/{evening.id}{part}", headers=company.headers(role)
                )
                assert answer.status_code == 200
                assert (evening.secret in answer.text) == (scene == "over" and not part.endswith("csv"))


@in_village(**GENEROUS)
async def test_files_name_bots_and_round_numbers(village: Village) -> None:
    evening = await evening_in(village, await Company(village).gather(), "resting")
    theirs = "SELECT table_id FROM evening_tables WHERE evening = :id"
    reached = "SET points = 1, coins = 1, share = 0.1 + 0.2, luck = 0.1 + 0.2"
    await village.write(f"UPDATE evening_seats {reached} WHERE table_id IN ({theirs})", id=evening.id)
    await village.services.evenings.change(evening.id, lambda state: state.evening)  # told anew
    lines = {}
    for part in ("results", "standings"):
        answer = await village.browser().request("GET", f"/api/evenings/{evening.id}/{part}.csv")
        lines[part] = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    names = {one["name"] for one in lines["results"]}
    assert "Shopkeeper" in names
    assert "" not in names
    assert {one[name] for one in lines["results"] for name in ("share", "luck")} == {"0.3"}
    told = [one[name] for one in lines["standings"] for name in ("share", "adjusted_share")]
    assert "0.3333" in told
    assert all(len(number.partition(".")[2]) <= 4 for number in told)


@in_village(**GENEROUS)
async def test_the_host_is_deleted(village: Village) -> None:
    """One that waits is over; one that runs goes on by itself."""
    company = await Company(village).gather()
    password = await village.services.passwords.hashed(PASSWORD)
    await company.account("account", password)
    waits, runs = [await evening_in(village, company, scene) for scene in ("gathering", "playing")]
    assert await call(village, company.headers("account"), "DELETE", "/api/me", {"password": PASSWORD}) == "."
    seen = [await told(village, one) for one in (waits, runs)]
    assert [(one.status, one.host, one.hosted_by, one.pace) for one in seen] == [
        ("over", None, None, "break"),
        ("playing", None, None, "break"),
    ]


@in_village(**GENEROUS)
async def test_whoever_is_deleted_before_it_begins_leaves_no_place(village: Village) -> None:
    company = await Company(village).gather()
    evening = await evening_in(village, company, "gathering")
    assert await call(village, company.headers("actor"), "DELETE", "/api/me", {}) == "."
    seen = (await told(village, evening)).entrants
    assert [(one.number, one.player == company.people["waiter"].id) for one in seen] == [
        (0, True),
        (1, False),
        (2, False),
    ]


@patch("happycity.server.live.evenings.FRESH", 0)
@in_village(**GENEROUS)
async def test_files_have_a_name_for_whoever_was_deleted(village: Village) -> None:
    company = await Company(village).gather()
    evening = await evening_in(village, company, "resting")
    assert await call(village, company.headers("actor"), "DELETE", "/api/me", {}) == "."
    files = [
        (await village.browser().request("GET", f"/api/evenings/{evening.id}{part}")).text
        for part in SHOWN[1:]
    ]
    assert [FORMER in text for text in files] == [True, True, True]
    *_, whole = files
    assert all(one["name"] for one in json.loads(whole)["entrants"])
    assert [one.name for one in (await told(village, evening)).entrants if one.player is None] == [None]


@in_village(**GENEROUS)
async def test_ones_own_evenings_are_among_ones_data(village: Village) -> None:
    company = await Company(village).gather()
    evening = await evening_in(village, company, "playing")
    for role, number in (("account", None), ("waiter", 1)):
        browser = village.browser()
        data = (await browser.request("GET", "/api/me/export", headers=company.headers(role))).json()
        assert [(one["id"], one["number"]) for one in data["evenings"]] == [(evening.id, number)]
        assert len(data["evening_games"]) == (number is not None)
        assert evening.secret not in str(data)


@in_village(**GENEROUS)
async def test_a_round_begins_once_whoever_begins_it(village: Village) -> None:
    """Two processes want the same: the second finds it done, and nothing is kept of its tables."""
    company = await Company(village).gather()
    evening = await evening_in(village, company, "resting")
    host, now = company.people["account"].id, village.services.now()
    state = await village.services.database.read(evenings.evening_state, evening.id)
    assert state is not None
    due = course.hurried(state.evening, host, state.sittings, now)
    assert await village.services.scribe.write(evenings.change_evening, state.evening, due)
    found = await village.services.database.read(evenings.evening_state, evening.id)
    assert found is not None
    begun = course.with_round(found.evening)
    again = [rounds.next_round(found.evening, found.sittings, now) for _ in range(2)]
    written = [
        await village.services.scribe.write(evenings.begin_round, found.evening, begun, new) for new in again
    ]
    assert written == [True, False]
    [[tables]] = await village.rows("SELECT count(*) FROM tables")
    assert tables == 2 * len(again[0])


@in_village(**GENEROUS)
async def test_nobody_ends_or_leaves_a_game_of_an_evening(village: Village) -> None:
    company = await Company(village).gather()
    evening = await evening_in(village, company, "playing")
    [table, *_] = (await told(village, evening)).tables
    headers = {one.id: role for role, one in company.people.items()}
    number = next(seat.entrant for seat in table.seats if seat.entrant is not None)
    role = headers[str((await told(village, evening)).entrants[number].player)]
    path = f"/api/tables/{table.table}"
    asked = {"subject": "end", "yes": True}
    assert await call(village, company.headers(role), "POST", f"{path}/leave", None) == "not-open"
    assert await call(village, company.headers(role), "POST", f"{path}/hint", None) == "no-hints"
    ends = await call(village, company.headers(role), "POST", f"{path}/agreement", asked)
    assert ends in ("no-early-end", "nothing-to-agree")


@in_village(**GENEROUS)
async def test_a_host_has_few_evenings_at_a_time(village: Village) -> None:
    host: Browser = await village.account("Hostess")
    new = {
        "name": "Club",
        "kind": "duplicate",
        "config": CONFIG.to_dict(),
        "clock": {"kind": "live", "move_seconds": 60},
    }
    made = [await host.got("POST", "/api/evenings", new) for _ in range(5)]
    assert await host.code("POST", "/api/evenings", new) == "too-many-evenings"
    await host.got("POST", f"/api/evenings/{made[0]['id']}/end")
    assert await host.code("POST", "/api/evenings", new | {"name": "admin"}) == "name-reserved"
