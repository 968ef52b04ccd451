"""Why a bot did what it did: told to whoever may look, of bots' moves alone, from what the bot could know."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from happycity.review import grounds_of
from happycity.rules import Config
from happycity.rules.legality import action_of
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.game.why import why_of
from happycity.server.model.tables import LogEntry
from happycity.testing.server.player import Player


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def by_bot(before: Snapshot, move: str) -> Snapshot:
    assert before.seat is not None
    entry = LogEntry("t", before.seq + 1, "move", before.seat, move, "key", True, False, 0.0, 0.0)
    return after(before, entry)


def test_whoever_may_look_is_told_why_a_bot_moved(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            table = await ada.open_table("me bot")
            path = f"/api/tables/{table['id']}/why"
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                for _ in range(8):
                    assert await place.my_turn()
                    await place.play(place.legal[-1])
                assert await place.my_turn()
            told = [await bob.ask("GET", f"{path}?step={step}") for step in range(1, place.seq + 1)]
            whys = [why for status, why in told if status == 200]
            assert whys, "the bot has moved"
            bots = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "bot")
            assert {why["seat"] for why in whys} == {bots}
            assert all(len(why["grounds"]) <= 2 for why in whys)
            assert any(why["grounds"] for why in whys)
            refused = {(status, why["code"]) for status, why in told if status != 200}
            assert refused == {(409, "no-why")}, "what people do is their own affair"

    run(scene)


@pytest.mark.parametrize("step", ["0", "1", "999999"])
def test_what_no_bot_did_has_no_why(address: str, step: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            status, refusal = await ada.ask("GET", f"/api/tables/{table['id']}/why?step={step}")
            assert (status, refusal["code"]) == (409, "no-why")
            status, refusal = await ada.ask("GET", f"/api/tables/zzzzzzzzzzzz/why?step={step}")
            assert (status, refusal["code"]) == (404, "unknown-table")

    run(scene)


def test_a_why_is_what_speaks_for_the_move() -> None:
    before = opening(Config(3, "expert"), "1" * 64)
    for move in before.game.legal_moves:
        told = why_of(before, by_bot(before, str(move)))
        assert (told.seq, told.seat, told.move) == (1, before.seat, str(move))
        plain = grounds_of(before.game.view(), action_of(before.game, move))
        assert [(one.code, one.facts) for one in told.grounds] == [(one.code, one.facts) for one in plain]


def test_a_why_knows_no_hidden_card() -> None:
    """The same position with its decks in another order has the same why."""
    before = opening(Config(2), "1" * 64)
    other = replace(before, game=before.game.imagined(7))
    assert other.game.text != before.game.text
    for move in map(str, before.game.legal_moves):
        assert why_of(other, by_bot(other, move)) == why_of(before, by_bot(before, move))
