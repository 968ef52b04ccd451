"""Invented names: nothing that a model may have read about shines through, and the game stays the same."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from happycity.mcp_seat import rulebook
from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.tools import Tools
from happycity.rules.cards import standard
from happycity.texts import LANGUAGES
from tests.mcp_seat.sitting import EVERYTHING, builder, chair, tools

ORDINARY = {
    "bank": "the bank pays",
    "Bank": "the same in German and Polish",
}
"""Words of the language that a card is also called by."""


def real_names() -> Iterator[str]:
    for card in standard():
        yield card.id
        yield from card.names.values()


NAMES = sorted({name for name in real_names() if name not in ORDINARY}, key=len, reverse=True)
ASIAN = re.compile("|".join(name for name in NAMES if re.search("[\u4e00-\u9fff]", name)))
SPELT = re.compile(
    rf"(?<![^\W_])(?:{'|'.join(re.escape(n) for n in NAMES if not ASIAN.search(n))})(?![^\W_])"
)


AS_ID = re.compile(r'"bank"|(?:buy|discard) bank|bank [(×]|"Bank"')
"""Where the word is the card."""


def leaks(text: str) -> list[str]:
    return SPELT.findall(text) + ASIAN.findall(text) + AS_ID.findall(text)


async def everything_told(language: str, rename: str | None) -> list[str]:
    """Every answer of a game with every kind of card, refusals of real names included."""
    seat = chair(EVERYTHING, seed="leak", bots=("builder", "random"))
    await seat.open()
    asked, disguise = tools(seat, rename, language=language), Disguise(rename)
    answers = [(await asked.call("cards", {})).text]
    while not seat.game.is_over:
        if seat.game.round % 4 == 2 and seat.game.seat == 0:
            answers += await looked_around(asked, disguise)
        answers.append((await asked.call("wait", {})).text)
        answers.append((await asked.call("why", {})).text)
        if seat.game.seat == 0:
            move = disguise.hide(builder([str(move) for move in seat.game.legal_moves]))
            answers.append((await asked.call("play", {"move": move})).text)
    return answers + await looked_around(asked, disguise)


async def looked_around(asked: Tools, disguise: Disguise) -> list[str]:
    """What can be asked of one position."""
    calls: list[tuple[str, dict[str, Any]]] = [
        ("state", {}),
        ("legal_moves", {}),
        ("state", {"format": "json"}),
    ]
    calls += [("play", {"move": f"buy {disguise.id(card)}"}) for card in ("museum", "louvre")]
    answers = [(await asked.call(tool, arguments)).text for tool, arguments in calls]
    return answers + [(await asked.prompt(prompt, {})).text for prompt in asked.prompts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_holds_a_real_name(language: str) -> None:
    answers = asyncio.run(everything_told(language, "1"))
    assert sorted({leak for answer in answers for leak in leaks(answer)}) == []


def test_without_a_disguise_the_same_search_finds_names() -> None:
    answers = asyncio.run(everything_told("en", None))
    assert len({leak for answer in answers for leak in leaks(answer)}) > 50


def test_the_rules_are_told_with_the_same_names() -> None:
    disguise = Disguise("1")
    for text in rulebook.sections().values():
        assert leaks(" ".join(disguise.hide_prose(text).split())) == []
        assert "Happy City" not in disguise.hide_prose(text)
    assert disguise.id("pyramid_of_khufu").capitalize() in disguise.hide_prose(rulebook.section("R6"))


async def answer_to(move: str) -> dict[str, Any]:
    seat = chair()
    await seat.open()
    asked = tools(seat, "1")
    await asked.call("wait", {})
    answer = await asked.call("play", {"move": move})
    assert answer.data is not None
    return answer.data


def test_real_names_are_not_understood() -> None:
    told = asyncio.run(answer_to("buy museum"))
    assert told["code"] == "unknown-card"


def test_a_seed_always_invents_the_same_names() -> None:
    ids = [card.id for card in standard()]
    one, same, other = (list(map(Disguise(seed).id, ids)) for seed in ("1", "1", "2"))
    assert one == same
    assert len(set(one)) == len(ids)
    assert not set(one) & {*ids, *other} - set(other) & set(ids)
    assert one != other


def test_invented_names_lead_back() -> None:
    disguise = Disguise("1")
    for card in standard():
        assert disguise.card(disguise.id(card.id)) == card.id
        assert disguise.move(f"take {disguise.id(card.id)}").card == card.id
