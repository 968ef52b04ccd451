"""What is played is what was sent, or nothing."""

import asyncio
from random import Random

import pytest

from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.local import LocalChair
from happycity.mcp_seat.tools import Answer, Tools
from tests.mcp_seat.sitting import EVERYTHING, builder, chair, tools
from trials.mcp_calls import Trial


def position(seat: LocalChair) -> tuple[str, tuple[str, ...]]:
    """Byte for byte, hidden orders and history included."""
    return seat.game.text, tuple(map(str, seat.game.moves))


async def told(asked: Tools, tool: str, **arguments: object) -> dict[str, object]:
    answer = await asked.call(tool, arguments)
    assert answer.data is not None
    return answer.data


async def play_a_game(seed: str, rename: str | None) -> tuple[int, int]:
    """Accepted and refused moves; after each the game is as it has to be."""
    seat, rng, disguise = chair(EVERYTHING, seed), Random(seed), Disguise(rename)
    asked = tools(seat, rename)
    await seat.open()
    accepted = refused = 0
    words = ["keep", "coin", "decline", "refuse", "draw 1", "draw 4", "destroy 2", "give 1", "copy 1"]
    while not seat.game.is_over:
        await asked.call("wait", {})
        for word in (rng.choice(words), None):
            legal = [str(disguise.hide(str(move))) for move in seat.game.legal_moves]
            before, moves, decides = position(seat), len(seat.game.steps), seat.game.seat
            move = word or builder(legal or ["coin"])
            answer = await asked.call("play", {"move": move})
            if answer.is_refusal:
                refused += 1
                assert position(seat) == before
                assert move not in legal or decides != 0
            else:
                accepted += 1
                assert move in legal
                assert disguise.hide(str(seat.game.steps[moves].move)) == move
    return accepted, refused


@pytest.mark.parametrize("rename", [None, "11"])
def test_no_move_is_ever_played_in_the_place_of_another(rename: str | None) -> None:
    accepted, refused = asyncio.run(play_a_game("3", rename))
    assert accepted > 10
    assert refused > 10


async def refusal(move: str, legal_list: bool = True) -> Answer:
    seat = chair()
    await seat.open()
    asked = tools(seat, legal_list=legal_list)
    await asked.call("wait", {})
    return await asked.call("play", {"move": move})


def test_a_refusal_has_code_facts_and_sentence_and_hides_the_decks() -> None:
    answer = asyncio.run(refusal("take museum"))
    assert answer.is_refusal
    assert answer.data is not None
    assert answer.data["code"] == "wrong-phase"
    assert "position" not in answer.data["facts"]
    assert answer.data["text"] == answer.text


def test_without_the_list_not_even_a_refusal_tells_what_is_legal() -> None:
    answer = asyncio.run(refusal("take museum", legal_list=False))
    assert answer.data is not None
    assert "legal" not in answer.data["facts"]
    assert "draw" not in answer.text


async def without_a_list() -> None:
    seat = chair()
    await seat.open()
    asked = tools(seat, legal_list=False)
    await asked.call("wait", {})
    assert "legal_moves" not in asked.names
    assert list(asked.prompts) == ["choose_move_without_list"]
    assert "legal" not in await told(asked, "state", format="json")
    assert "draw 1 – " not in (await asked.call("state", {})).text


def test_the_list_can_be_kept_back() -> None:
    asyncio.run(without_a_list())


async def begun_twice() -> None:
    seat = LocalChair(None)
    asked = tools(seat)
    for tool in ("state", "wait", "why", "play"):
        before = await told(asked, tool, **({"move": "coin"} if tool == "play" else {}))
        assert before["code"] == "no-game"
    game = {"players": 3, "bots": ["greedy", "random"], "seed": "5", "seat": 2}
    begun = await told(asked, "new_game", **game)
    assert begun["players"] == ["greedy", "random", "Model"]
    first = position(seat)
    await asked.call("new_game", game)
    assert position(seat) == first
    for bots in (["cmd:true"], ["policy@weights.npz"]):
        assert (await told(asked, "new_game", bots=bots))["code"] == "unknown-bot"
    assert position(seat) == first


def test_a_model_begins_games_but_starts_no_programs() -> None:
    asyncio.run(begun_twice())


async def asked_why() -> None:
    seat = chair(bots=("builder",))
    await seat.open()
    asked = tools(seat)
    await asked.call("wait", {})
    while not (moves := (await told(asked, "why"))["moves"]):
        await asked.call("play", {"move": builder([str(move) for move in seat.game.legal_moves])})
        happened = (await told(asked, "wait"))["happened"]
    assert [one["move"] for one in moves] == [one["moves"][0] for one in happened]  # type: ignore[attr-defined]
    assert all(one["why"][0] for one in moves)  # type: ignore[attr-defined]


def test_why_tells_the_reasons_of_the_bots() -> None:
    asyncio.run(asked_why())


def test_malformed_calls_are_refused_in_our_words() -> None:
    outcome = asyncio.run(Trial("quick").run(200))
    assert outcome.wrong == []
    assert outcome.calls == 200
    assert len(outcome.codes) > 8
