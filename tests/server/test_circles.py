"""Circles: who comes in, who sees what, who may do what, and how people stand in them."""

import codecs
import csv
import io
from itertools import product
from typing import Any

import pytest

from happycity.server.store import circles
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import PASSWORD, Browser, Village, in_village, open_table
from tests.server.test_friends import Somebody

DAY = 24 * 3600.0


async def circle_of(owner: Browser, *others: Browser, name: str = "The Zoo") -> Any:
    """A circle in which these are."""
    made = await owner.got("POST", "/api/circles", {"name": name})
    for one in others:
        await one.got("POST", f"/api/circle-doors/{made['link']}")
    return await owner.got("GET", f"/api/circles/{made['id']}")


async def three(village: Village) -> tuple[Somebody, Somebody, Somebody]:
    return (
        await Somebody.come(village, "Ada"),
        await Somebody.come(village, "Bob"),
        await Somebody.come(village, "Eve"),
    )


async def played(village: Village, table: str, rows: list[tuple[str, int, float]], ended: float) -> None:
    """A game of a circle that is over: player, points, won."""
    await village.write("UPDATE tables SET status = 'over', ended = :at WHERE id = :id", id=table, at=ended)
    for seat, (player, points, won) in enumerate(rows):
        await village.write(
            "INSERT INTO results VALUES"
            " (:id, :seat, :player, 'family', 2, false, :points, :won, '[]', NULL, :at)",
            id=table,
            seat=seat,
            player=player,
            points=points,
            won=won,
            at=ended,
        )


@in_village()
async def test_a_link_leads_in_until_it_is_renewed(village: Village) -> None:
    ada, bob, eve = await three(village)
    page = await circle_of(ada.browser, bob.browser)
    assert [(one["name"], one["asked"]) for one in page["members"]] == [("Ada", False), ("Bob", False)]
    door = f"/api/circle-doors/{page['link']}"
    assert await village.browser().got("GET", door) == {"name": "The Zoo", "members": 2, "circle": None}
    assert (await bob.browser.got("GET", door))["circle"] == page["id"]
    await bob.browser.got("POST", door)
    await ada.browser.got("POST", f"/api/circles/{page['id']}/link")
    assert await eve.browser.code("POST", door) == "changed-link"


@in_village()
async def test_a_friend_is_asked_and_comes_only_if_they_want(village: Village) -> None:
    ada, bob, eve = await three(village)
    circle = (await circle_of(ada.browser))["id"]
    member = f"/api/circles/{circle}/members"
    assert await ada.browser.code("PUT", f"{member}/{bob.id}") == "not-friends"
    for one in (bob, eve):
        await ada.want(one)
        await one.want(ada)
        await ada.browser.got("PUT", f"{member}/{one.id}")
    assert await bob.browser.code("GET", f"/api/circles/{circle}") == "unknown-circle", (
        "not before they agree"
    )
    [asked] = (await bob.browser.got("GET", "/api/me/circles"))["circles"]
    assert (asked["name"], asked["members"], asked["asked_by"]) == ("The Zoo", 1, "Ada")
    await bob.browser.got("PUT", f"{member}/{bob.id}")
    await eve.browser.got("DELETE", f"{member}/{eve.id}")
    page = await bob.browser.got("GET", f"/api/circles/{circle}")
    assert [one["name"] for one in page["members"]] == ["Ada", "Bob"]
    assert await eve.browser.code("PUT", f"{member}/{eve.id}") == "unknown-circle"


@in_village()
async def test_who_is_sent_away_does_not_come_back_by_the_same_link(village: Village) -> None:
    ada, bob, eve = await three(village)
    circle = (await circle_of(ada.browser, bob.browser, eve.browser))["id"]
    path = f"/api/circles/{circle}"
    link = (await ada.browser.got("GET", path))["link"]
    await eve.browser.got("DELETE", f"{path}/members/{eve.id}")
    assert (await ada.browser.got("GET", path))["link"] == link, "who goes by themselves may come again"
    await ada.browser.got("DELETE", f"{path}/members/{bob.id}")
    assert await bob.browser.code("POST", f"/api/circle-doors/{link}") == "changed-link"


# Who may do what in a circle; a dot is an acceptance.
CALLS = """
           owner           member          asked           stranger        guest
page       .               .               unknown-circle  unknown-circle  unknown-circle
json       .               .               unknown-circle  unknown-circle  unknown-circle
csv        .               .               unknown-circle  unknown-circle  unknown-circle
link       .               not-owner       unknown-circle  unknown-circle  unknown-circle
name       .               not-owner       unknown-circle  unknown-circle  unknown-circle
owner      .               not-owner       unknown-circle  unknown-circle  unknown-circle
ask        .               not-friends     unknown-circle  unknown-circle  unknown-circle
come       .               .               .               unknown-circle  unknown-circle
send-away  .               not-owner       unknown-circle  unknown-circle  unknown-circle
leave      .               .               .               unknown-circle  unknown-circle
table      .               .               unknown-circle  unknown-circle  unknown-circle
"""


@pytest.mark.full
@in_village(**GENEROUS)
async def test_who_may_do_what(village: Village) -> None:
    people = {name: await Somebody.come(village, f"The {name}") for name in ("owner", "member", "asked")}
    people |= {"stranger": await Somebody.come(village, "Stranger"), "guest": await Somebody.come(village)}
    friend, other = await Somebody.come(village, "Friend"), await Somebody.come(village, "Other")
    for one in (people["asked"], friend):
        await people["owner"].want(one)
        await one.want(people["owner"])
    head, *rows = [line.split() for line in CALLS.strip("\n").splitlines()]
    wrong = []
    for row, (number, role) in product(rows, enumerate(head, 1)):
        page = await circle_of(people["owner"].browser, people["member"].browser, other.browser)
        path, me = f"/api/circles/{page['id']}", people[role].id
        await people["owner"].browser.got("PUT", f"{path}/members/{people['asked'].id}")
        config = {"players": 2, "specials": "family", "grozilla": False, "scoring": "product"}
        table = {"config": config, "seats": [{"kind": "me"}, {"kind": "open"}], "circle": page["id"]}
        calls: dict[str, tuple[str, str, Any]] = {
            "page": ("GET", path, None),
            "json": ("GET", f"{path}/results.json", None),
            "csv": ("GET", f"{path}/results.csv", None),
            "link": ("POST", f"{path}/link", None),
            "name": ("PUT", f"{path}/name", {"name": "The Aquarium"}),
            "owner": ("PUT", f"{path}/owner", {"player": other.id}),
            "ask": ("PUT", f"{path}/members/{friend.id}", None),
            "come": ("PUT", f"{path}/members/{me}", None),
            "send-away": ("DELETE", f"{path}/members/{other.id}", None),
            "leave": ("DELETE", f"{path}/members/{me}", None),
            "table": ("POST", "/api/tables", table),
        }
        method, where, body = calls[row[0]]
        answer = await people[role].browser.request(method, where, json=body)
        found = "." if answer.status_code < 400 else answer.json()["code"]
        wrong += [(row[0], role, row[number], found)] if found != row[number] else []
        await village.write("DELETE FROM circles")
        await village.write("UPDATE tables SET status = 'closed'")
        village.services.limits._acquaintances._buckets.clear()
    assert wrong == []


@in_village()
async def test_its_owner_calls_it_otherwise(village: Village) -> None:
    ada = await Somebody.come(village, "Ada")
    path = f"/api/circles/{(await circle_of(ada.browser))['id']}"
    assert (await ada.browser.got("PUT", f"{path}/name", {"name": " The  Aquarium "}))[
        "name"
    ] == "The Aquarium"
    assert (await ada.browser.got("GET", "/api/me/circles"))["circles"][0]["name"] == "The Aquarium"


@in_village()
async def test_guests_get_it_only_where_nobody_has_an_account(village: Village) -> None:
    ada, guest, bob = [await Somebody.come(village, name) for name in ("Ada", None, "Bob")]
    circle = (await circle_of(ada.browser, guest.browser, bob.browser))["id"]
    for gone, heir in ((ada, bob), (bob, guest)):
        await gone.browser.got("DELETE", f"/api/circles/{circle}/members/{gone.id}")
        assert (await guest.browser.got("GET", f"/api/circles/{circle}"))["owner"] == heir.id


@in_village()
async def test_whoever_goes_hands_it_on_and_an_empty_one_ends(village: Village) -> None:
    ada, bob, eve = await three(village)
    circle = (await circle_of(ada.browser, bob.browser, eve.browser))["id"]
    path = f"/api/circles/{circle}"
    table = await open_table(ada.browser, "me", "open", circle=circle)
    await ada.browser.got("PUT", f"{path}/owner", {"player": eve.id})
    assert await ada.browser.code("PUT", f"{path}/owner", {"player": "nobody"}) == "not-owner"
    await eve.browser.got("DELETE", f"{path}/members/{eve.id}")
    assert (await bob.browser.got("GET", path))["owner"] == ada.id, "the oldest member"
    await ada.browser.got("DELETE", "/api/me", {"password": PASSWORD})
    assert (await bob.browser.got("GET", path))["owner"] == bob.id
    await bob.browser.got("DELETE", f"{path}/members/{bob.id}")
    assert await village.rows("SELECT * FROM circles") == await village.rows("SELECT * FROM members") == []
    assert (await bob.browser.got("GET", f"/api/tables/{table}"))["circle"] is None


@in_village()
async def test_its_tables_are_in_its_list_and_in_no_other(village: Village) -> None:
    ada, bob, eve = await three(village)
    circle = (await circle_of(ada.browser, bob.browser))["id"]
    table = await open_table(ada.browser, "me", "open", circle=circle)
    page = await bob.browser.got("GET", f"/api/circles/{circle}")
    assert [one["id"] for one in page["tables"]] == [table]
    assert (await eve.browser.got("GET", "/api/tables"))["tables"] == []
    await bob.browser.got("POST", f"/api/tables/{table}/join", {})
    await village.write("UPDATE tables SET status = 'over' WHERE id = :id", id=table)
    again = await ada.browser.got("POST", f"/api/tables/{table}/rematch")
    assert again["circle"] == circle
    page = await bob.browser.got("GET", f"/api/circles/{circle}")
    assert ([one["id"] for one in page["tables"]], [one["id"] for one in page["games"]]) == (
        [again["id"]],
        [table],
    )


@in_village()
async def test_standings_count_victories_by_shares(village: Village) -> None:
    ada, bob, _ = await three(village)
    circle, now = (await circle_of(ada.browser, bob.browser))["id"], village.services.now()
    games = [
        ([(ada.id, 40, 1.0), (bob.id, 30, 0.0)], now - 40 * DAY),
        ([(ada.id, 20, 0.5), (bob.id, 20, 0.5)], now - 2 * DAY),
        ([(bob.id, 50, 1.0), (bob.id, 10, 0.0)], now - DAY),  # against oneself
    ]
    for rows, ended in games:
        table = await open_table(ada.browser, "me", "open", circle=circle)
        await played(village, table, rows, ended)
    elsewhere = await open_table(ada.browser, "me", "open")
    await played(village, elsewhere, [(bob.id, 60, 1.0), (ada.id, 1, 0.0)], now)
    page = await bob.browser.got("GET", f"/api/circles/{circle}")

    def shown(rows: Any) -> list[tuple[str, int, float]]:
        return [(one["name"], one["games"], one["wins"]) for one in rows]

    assert shown(page["standings"]) == [("Ada", 2, 1.5), ("Bob", 2, 0.5)]
    assert shown(page["recent"]) == [("Ada", 1, 0.5), ("Bob", 1, 0.5)]
    [mode] = page["standings"][0]["by_mode"]
    assert (mode["mode"], mode["players"], mode["games"], mode["mean_points"]) == ("family", 2, 2, 30.0)


@in_village()
async def test_results_as_files(village: Village) -> None:
    ada, bob, _ = await three(village)
    await bob.browser.got("PATCH", "/api/me", {"name": "=Bob+1"})
    circle = (await circle_of(ada.browser, bob.browser))["id"]
    table = await open_table(ada.browser, "me", "open", circle=circle)
    await bob.browser.got("POST", f"/api/tables/{table}/join", {})
    await played(village, table, [(ada.id, 40, 1.0), (bob.id, 30, 0.0)], 9.0)
    answer = await ada.browser.request("GET", f"/api/circles/{circle}/results.csv")
    assert answer.headers["content-disposition"].startswith("attachment;")
    rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert answer.content.startswith(codecs.BOM_UTF8), "Excel would not read the names"
    assert [(row["name"], row["points"], row["won"]) for row in rows] == [
        ("Ada", "40", "1.0"),
        ("'=Bob+1", "30", "0.0"),
    ]
    found = (await ada.browser.got("GET", f"/api/circles/{circle}/results.json"))["results"]
    assert [(one["name"], one["table"], one["points"]) for one in found] == [
        ("Ada", table, 40),
        ("=Bob+1", table, 30),
    ]


@in_village()
async def test_a_file_rounds_its_numbers(village: Village) -> None:
    ada, bob, _ = await three(village)
    circle = (await circle_of(ada.browser, bob.browser))["id"]
    table = await open_table(ada.browser, "me", "open", circle=circle)
    await played(village, table, [(ada.id, 40, 0.1 + 0.2), (bob.id, 30, 0.7)], 9.0)
    answer = await ada.browser.request("GET", f"/api/circles/{circle}/results.csv")
    rows = csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig")))
    assert {row["won"] for row in rows} == {"0.3", "0.7"}


@in_village()
async def test_bad_circles(village: Village) -> None:
    ada, bob, _ = await three(village)
    for name, code in (("Admin", "name-reserved"), ("x" * 25, "bad-message"), ("Asshole", "name-rude")):
        assert await ada.browser.code("POST", "/api/circles", {"name": name}) == code
    circle = (await circle_of(ada.browser))["id"]
    most, circles.MOST_MEMBERS = circles.MOST_MEMBERS, 1
    try:
        link = (await ada.browser.got("GET", f"/api/circles/{circle}"))["link"]
        assert await bob.browser.code("POST", f"/api/circle-doors/{link}") == "circle-full"
    finally:
        circles.MOST_MEMBERS = most
    assert (await ada.browser.got("GET", "/api/me/export"))["circles"][0]["name"] == "The Zoo"
