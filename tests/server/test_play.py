"""Playing over WebSockets: whole games, resuming, refusals, undo, pauses, chat; on a real server."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from happycity.testing.server.player import Message, Place, Player, two_at_a_table

SETTING = {"explicit_end": True, "language": "en"}


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def anything(seed: int) -> Callable[[list[str]], str]:
    return Random(seed).choice


@pytest.mark.parametrize(
    ("specials", "grozilla", "seats"),
    [
        ("family", False, "me bot"),
        ("expert", False, "me bot bot bot"),
        ("family", True, "me bot bot"),
        ("expert", True, "me bot bot bot bot"),
    ],
)
def test_a_solo_game_begins_at_once_and_goes_to_the_end(
    address: str, specials: str, grozilla: bool, seats: str
) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table(seats, specials=specials, grozilla=grozilla)
            assert (table["status"], table["secret"]) == ("playing", None)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                await place.play_on(anything(1))
                assert place.table["status"] == "over"
                assert len(place.table["result"]["points"]) == len(seats.split())
                assert place.table["secret"] is not None

    run(scene)


def test_everybody_sees_the_same_and_each_their_own(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob, Player(address) as eve:
            first, second = await two_at_a_table(ada, bob)
            watching = await eve.sit(first.table["id"])
            await watching.arrive()
            await first.play(first.legal[0])
            for place in (second, watching):
                await place.until(lambda m: m["type"] == "state" and m["seq"] == 1)
            assert {place.state["hash"] for place in (first, second, watching)} == {first.state["hash"]}
            assert watching.state["yours"]["seats"] == []
            assert watching.state["yours"]["legal"] == []
            assert watching.welcome["role"] == "spectator"
            answer = await watching.intend("move", move="draw 1")
            assert answer["code"] == "not-seated"

    run(scene)


def test_acknowledged_first_told_afterwards(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, _ = await two_at_a_table(ada, bob)
            await first.send(type="move", key="k" * 8, seq=0, move=first.legal[0])
            before = len(first.received)
            await first.until(lambda m: m["type"] == "state" and m["seq"] == 1)
            kinds = [message["type"] for message in first.received[before:]]
            assert kinds.index("done") < kinds.index("state")

    run(scene)


def test_a_resent_key_is_answered_again_and_played_once(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, second = await two_at_a_table(ada, bob)
            move = first.legal[0]
            answers = [await first.intend("move", key="again-and-again", seq=0, move=move) for _ in range(3)]
            assert {(answer["type"], answer["seq"]) for answer in answers} == {("done", 1)}
            stolen = await second.intend("move", key="again-and-again", seq=1, move=move)
            assert stolen["code"] == "key-taken"

    run(scene)


def test_an_old_number_is_stale_and_brings_the_state(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, _ = await two_at_a_table(ada, bob)
            await first.play(first.legal[0])
            answer = await first.intend("move", seq=0, move="draw 1")
            assert (answer["code"], answer["facts"]) == ("stale", {"found": 0, "known": 1})
            state = await first.expect("state")
            assert (state["since"], [step["seq"] for step in state["steps"]]) == (0, [1])

    run(scene)


def test_going_and_coming_back_are_never_too_late(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, second = await two_at_a_table(ada, bob)
            await first.play(first.legal[0])
            assert (await second.intend("away", seq=0))["type"] == "done"
            assert (await second.intend("back", seq=0))["type"] == "done"
            assert (await second.intend("back", seq=0))["code"] == "not-away"
            assert (await second.intend("away", seq=99))["code"] == "stale"

    run(scene)


def test_an_illegal_move_is_refused_with_its_facts_and_without_the_position(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, second = await two_at_a_table(ada, bob)
            answer = await first.intend("move", move="buy museum")
            assert answer["code"] == "wrong-phase"
            assert "position" not in answer["facts"]
            assert (await first.intend("move", move="fly away"))["code"] == "unknown-move"
            assert (await second.intend("move", move="draw 1"))["code"] == "not-your-turn"
            assert first.seq == 0

    run(scene)


def test_who_comes_back_is_told_the_steps_in_between(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, _ = await two_at_a_table(ada, bob)
            mover = ada if first.welcome["you"] == ada.me["id"] else bob
            await first.play(first.legal[0])
            await first.play(first.legal[0])
            async with await mover.sit(first.table["id"], since=0) as back:
                state = await back.arrive()
                assert [step["seq"] for step in state["steps"]] == [1, 2]
                assert state["steps"][0]["events"]
                assert state["hash"] == first.state["hash"]
            async with await mover.sit(first.table["id"], since=99) as confused:
                assert (await confused.arrive())["steps"] == []

    run(scene)


def test_several_tabs_of_one_player_stay_together(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            tabs = [await ada.sit(table["id"]) for _ in range(3)]
            for tab in tabs:
                await tab.arrive()
            await tabs[0].play(tabs[0].legal[0])
            for tab in tabs[1:]:
                await tab.until(lambda m: m["type"] == "state" and m["seq"] == 1)
                assert tab.state["hash"] == tabs[0].state["hash"]
                assert tab.legal == tabs[0].legal

    run(scene)


def test_pass_and_play_holds_several_seats(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            wishes = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
            config = {"players": 3, "specials": "family", "grozilla": False, "scoring": "sum"}
            table = await ada.demand("POST", "/api/tables", {"config": config, "seats": wishes})
            assert sorted(seat["name"] for seat in table["seats"]) == ["Ada", "Ben", "Cleo"]
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                assert place.state["yours"]["seats"] == [0, 1, 2]
                await place.play_on(anything(2))
                assert place.table["status"] == "over"

    run(scene)


# --- undo and the explicit end of a turn ---------------------------------------------------------------


async def until_phase(place: Place, phase: str) -> None:
    """Play the first legal move until the own seat has to decide in that phase."""
    while await place.my_turn() and place.state["view"]["phase"] != phase:
        await place.play(place.legal[0])


def test_undo_is_an_entry_that_gives_the_position_back(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                await until_phase(place, "discard")
                before = place.state
                await place.play("keep")
                assert place.state["yours"]["can_undo"]
                answer = await place.intend("undo")
                state = await place.expect("state")
                assert (answer["seq"], state["seq"]) == (before["seq"] + 2, before["seq"] + 2)
                assert state["hash"] == before["hash"]
                assert state["steps"][0]["kind"] == "undo"
                assert (await place.intend("undo"))["code"] == "nothing-to-undo"

    run(scene)


def test_the_turn_waits_for_its_end_if_the_settings_say_so(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            for one in (ada, bob):
                await one.demand("PATCH", "/api/me", {"settings": SETTING})
            first, second = await two_at_a_table(ada, bob)
            await until_phase(first, "buy")
            await first.play("coin")
            assert first.state["yours"]["must_end"]
            assert first.state["yours"]["can_undo"]
            assert (await first.intend("move", move="coin"))["code"] == "turn-not-ended"
            await first.intend("undo")
            await first.expect("state")
            await first.play("coin")
            assert (await first.intend("end"))["type"] == "done"
            assert await second.my_turn()

    run(scene)


def test_a_move_itself_can_say_whether_the_turn_waits(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                await until_phase(place, "buy")
                assert (await place.intend("move", move="coin", hold=True))["type"] == "done"
                assert (await place.expect("state"))["yours"]["must_end"]
                await place.intend("undo")
                await place.expect("state")
                await ada.demand("PATCH", "/api/me", {"settings": SETTING})
                assert (await place.intend("move", move="coin", hold=False))["type"] == "done"
                assert not (await place.expect("state"))["yours"]["must_end"]

    run(scene)


# --- absence, pauses, chat, presence -----------------------------------------------------------------


def test_a_bot_plays_for_who_is_away_until_they_are_back(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, second = await two_at_a_table(ada, bob)
            assert (await first.intend("away"))["type"] == "done"
            assert await second.my_turn()
            moved = [step for one in second.received if one["type"] == "state" for step in one["steps"]]
            assert any(step["by_bot"] for step in moved)
            assert second.state["away"] == [1 - second.state["yours"]["seat"]]
            while first.seq < second.seq:
                await first.receive()
            assert (await first.intend("back"))["type"] == "done"
            await second.until(lambda m: m["type"] == "state" and m["away"] == [])

    run(scene)


def test_a_pause_can_be_skipped(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me bot", pause_ms=5000)
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                begun = asyncio.get_running_loop().time()
                moves = 0
                while moves < 3:
                    if place.state["thinking"] is not None:
                        await place.send(type="skip")
                        moves += 1
                        await place.expect("state")
                    else:
                        await place.play(place.legal[0])
                assert asyncio.get_running_loop().time() - begun < 5

    run(scene)


def test_chat_is_plain_text_kept_and_told_to_everybody(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, second = await two_at_a_table(ada, bob)
            await first.send(type="say", text="hello \n <b>there</b>")
            said = await second.expect("said")
            assert (said["chat"]["text"], said["chat"]["n"]) == ("hello <b>there</b>", 1)
            await second.send(type="react", reaction="wow")
            assert (await first.until(lambda m: m.get("chat", {}).get("reaction") == "wow"))["type"] == "said"
            async with await ada.sit(first.table["id"]) as again:
                welcome = await again.expect("welcome")
                assert [one["n"] for one in welcome["chat"]] == [1, 2]

    run(scene)


def test_the_host_can_switch_chat_off_for_guests_and_for_all(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as bob:
            first, _ = await two_at_a_table(ada, bob, chat="accounts")
            await first.send(type="say", text="hello")
            assert (await first.expect("refused"))["code"] == "no-chat"
            path = f"/api/tables/{first.table['id']}/chat"
            assert (await bob.ask("POST", path, {"chat": "everybody"}))[1]["code"] == "not-host"
            await ada.demand("POST", path, {"chat": "everybody"})
            await first.expect("table")
            await first.send(type="say", text="hello")
            assert (await first.expect("said"))["chat"]["text"] == "hello"

    run(scene)


def test_nonsense_is_refused_and_the_connection_lives_on(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                for nonsense in ("", "{", "[]", '{"type":"fly"}', '{"type":"move"}', '{"type":"ping","x":1}'):
                    await place.connection.send(nonsense)
                    assert (await place.expect("refused"))["code"] == "bad-message"
                await place.send(type="ping", n=7)
                assert (await place.expect("pong"))["n"] == 7

    run(scene)


def test_presence_tells_who_is_there(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as ada, Player(address) as eve:
            table = await ada.open_table("me me")
            async with await ada.sit(table["id"]) as place:
                await place.arrive()
                async with await eve.sit(table["id"]):
                    await place.until(lambda m: m["type"] == "present" and m["spectators"] == 1)
                last: Message = await place.until(lambda m: m["type"] == "present" and not m["spectators"])
                assert last["players"] == [ada.me["id"]]

    run(scene)
