"""Faces and colours that people choose: everybody at the table sees them, and they follow to every device."""

from typing import Any

import pytest

from happycity.server.protocol.people import PlayerSettings
from happycity.testing.server.village import Browser, Village, in_village, open_table


async def chooses(browser: Browser, **look: Any) -> None:
    await browser.got("PATCH", "/api/me", {"settings": look})


async def looks_at(browser: Browser, table: str) -> list[str | None]:
    return [seat["look"] for seat in (await browser.got("GET", f"/api/tables/{table}"))["seats"]]


@pytest.mark.parametrize(
    ("face", "colour", "look"),
    [("owl", "plum", "owl/plum"), ("owl", None, "owl"), (None, "plum", "/plum"), (None, None, None)],
)
def test_a_look_is_one_word(face: Any, colour: Any, look: str | None) -> None:
    assert PlayerSettings(face=face, colour=colour).look == look


@in_village()
async def test_a_look_shows_at_tables_at_once_and_wherever_one_sits_down(village: Village) -> None:
    anna, ben = await village.account("Anna"), await village.guest()
    table = await open_table(anna, "me", "open", "newcomer")
    await chooses(ben, face="frog")
    await ben.got("POST", f"/api/tables/{table}/join", {})
    assert await looks_at(anna, table) == [None, "frog", None]
    await chooses(anna, face="owl", colour="plum")
    assert await looks_at(ben, table) == ["owl/plum", "frog", None]
    await ben.got("POST", f"/api/tables/{table}/leave")
    assert await looks_at(anna, table) == ["owl/plum", None, None]
    player = (await anna.got("GET", "/api/me"))["id"]
    assert (await anna.got("GET", f"/api/players/{player}"))["look"] == "owl/plum"
    await chooses(anna)
    assert await looks_at(anna, table) == [None, None, None]


@in_village()
async def test_what_is_over_keeps_the_look_it_had(village: Village) -> None:
    anna = await village.account("Anna")
    table = await open_table(anna, "me", "open")
    await chooses(anna, face="owl")
    await village.write("UPDATE tables SET status = 'closed'")
    await chooses(anna, face="frog")
    rows = await village.rows("SELECT look FROM seats WHERE table_id = :table AND seat = 0", table=table)
    assert rows[0].look == "owl"


@in_village()
async def test_nobody_has_a_face_that_is_not_drawn(village: Village) -> None:
    guest = await village.guest()
    for look in ({"face": "teddy-bear"}, {"colour": "teal"}):
        assert await guest.code("PATCH", "/api/me", {"settings": look}) == "bad-message"
