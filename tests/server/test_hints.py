"""Hints: what looks best, never in rated games nor where people have not agreed, and counted."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from happycity.review import HINT, Judge, grounds_of_best
from happycity.rules import Config
from happycity.server.game.hinting import hint_for, hinted
from happycity.server.game.snapshots import opening
from happycity.server.game.views import table_info
from happycity.server.model.tables import options_of
from happycity.server.protocol.tables import Hint
from happycity.testing.server.player import Player, two_at_a_table
from tests.server.finished import playing


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def test_who_plays_against_bots_is_told_what_is_best_and_everybody_sees_how_often(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me bot")
            path = f"/api/tables/{table['id']}"
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                assert await place.my_turn()
                seat, legal = place.state["yours"]["seat"], place.legal
                hint = await ada.demand("POST", f"{path}/hint")
                assert (hint["seq"], hint["seat"], hint["hints"]) == (place.state["seq"], seat, 1)
                assert len(hint["choices"]) >= 2
                assert all(choice["move"] in legal for choice in hint["choices"])
                best, *others = hint["choices"]
                assert best["behind"] == 0
                assert best["equal"]
                assert [one["behind"] for one in others] == sorted(one["behind"] for one in others)
                await place.see(lambda table: sum(table["hints"]) == 1)
                again = await ada.demand("POST", f"{path}/hint")
                assert again == hint, "the same position is judged alike, and counts once"
            assert (await ada.demand("GET", path))["hints"][seat] == 1

    run(scene)


def test_nobody_is_helped_against_people_or_out_of_turn(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, _ = await two_at_a_table(ada, bob)
            path = f"/api/tables/{first.table['id']}/hint"
            for player in (ada, bob):
                status, refusal = await player.ask("POST", path)
                assert (status, refusal["code"]) == (409, "hints-not-agreed")
            alone = await ada.open_table("me bot")
            path = f"/api/tables/{alone['id']}/hint"
            assert (await bob.ask("POST", path))[1]["code"] == "not-seated", (
                "a stranger's game is none of his"
            )

    run(scene)


def test_a_hint_is_what_the_judge_finds_best() -> None:
    snapshot = opening(Config(3, "expert"), "1" * 64)
    verdict = Judge(HINT).verdict(snapshot.game.view(), least=3)
    assert verdict is not None
    told = hint_for(0, snapshot)
    assert told.choices[0].move == str(snapshot.game.view().move(verdict.best.action))
    assert [ground.code for ground in told.grounds] == [
        ground.code for ground in grounds_of_best(snapshot.game.view(), verdict.actions)
    ]
    assert [one.equal for one in told.choices] == [choice.is_equal for choice in verdict.choices]


def test_a_hint_knows_no_hidden_card() -> None:
    """The same position with its decks in another order has the same hint."""
    snapshot = opening(Config(2), "1" * 64)
    other = replace(snapshot, game=snapshot.game.imagined(7))
    assert other.game.text != snapshot.game.text
    assert hint_for(0, other) == hint_for(0, snapshot)


def test_hints_are_counted_by_seat_and_each_decision_once() -> None:
    table = playing(1, "bot:mayor", "bot:mayor", "ann", config=Config(3))
    assert table_info(table).hints == [0, 0, 0]
    for seq, counted in ((0, 1), (4, 2), (4, 2), (5, 3)):
        table = hinted(table, Hint(seq=seq, seat=2, choices=[], grounds=[], hints=0), "ann")
        assert table_info(table).hints == [0, 0, counted]
    assert options_of(table).chat == "everybody"
