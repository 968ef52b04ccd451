"""docs/bot-protocol.md tells the truth: its conversation takes place, its tables name every field."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from happycity import Config, Game
from happycity.bots import bot
from happycity.bots.asking import ask
from happycity.bots.command import CommandBot
from happycity.bots.program import Program
from happycity.bots.protocol import Choice, Choose, Hello, Over, Ready
from happycity.codes import Code
from happycity.rules.view_data import CardData, CityData, DeckData, EffectData, ViewData

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
LEFT_OUT = "…"

Line = tuple[str, Any]


def conversation_on_page() -> list[Line]:
    """The conversation of the page."""
    return [(line[0], json.loads(line[1:])) for line in PAGE.splitlines() if line[:2] in ("→ ", "← ")]


def real_conversation(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """The same conversation, as it takes place."""
    lines: list[Line] = []
    tell, hear = Program.tell, Program.hear

    def noting_tell(program: Program, line: bytes) -> None:
        lines.append(("→", json.loads(line)))
        tell(program, line)

    def noting_hear(program: Program, deadline: float, limit: int) -> bytes:
        line = hear(program, deadline, limit)
        lines.append(("←", json.loads(line)))
        return line

    monkeypatch.setattr(Program, "tell", noting_tell)
    monkeypatch.setattr(Program, "hear", noting_hear)
    play()
    return lines


def play() -> None:
    game, words = Game.new(Config(), 7), [sys.executable, str(ROOT / "examples" / "my_bot.py")]
    example, opponent = CommandBot.of(f"cmd:{shlex.join(words)}", 7), bot("random", 7)
    while (seat := game.seat) is not None:
        game = game.play_action(ask((example, opponent)[seat], game.view(seat)).action)
    example.over(game.view(0))


def fits(shown: Any, real: Any) -> bool:
    """Whether a message is the real one, but for what is left out."""
    if isinstance(shown, dict) and isinstance(real, dict):
        keys = shown.keys() - {LEFT_OUT}
        complete = LEFT_OUT in shown or keys == real.keys()
        return complete and all(key in real and fits(shown[key], real[key]) for key in keys)
    if isinstance(shown, list) and isinstance(real, list):
        cut = shown.index(LEFT_OUT) if LEFT_OUT in shown else len(shown)
        complete = LEFT_OUT in shown or len(shown) == len(real)
        return complete and all(map(fits, shown[:cut], real))
    return type(shown) is type(real) and bool(shown == real)


def test_the_conversation_of_the_page_takes_place(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, real = conversation_on_page(), real_conversation(monkeypatch)
    assert len(lines) == 9
    assert real[-1] == lines[-1]
    left = iter(real)
    for way, message in lines:
        assert any(way == other and fits(message, found) for other, found in left), message


INCOMPLETE = [({"a": 1}, {"a": 1, "b": 2}), ([1], [1, 2]), ({"a": 1, "…": 0}, {}), ([1, "…"], [2, 3])]


@pytest.mark.parametrize(("shown", "real"), INCOMPLETE)
def test_what_is_not_marked_as_left_out_is_compared(shown: Any, real: Any) -> None:
    assert not fits(shown, real)


STRUCTS = [Hello, Choose, Over, Ready, Choice, ViewData, CityData, CardData, DeckData, EffectData]


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: str(struct.__name__))
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    explained = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\|.*\|$", PAGE, re.MULTILINE))))
    assert set(struct.__struct_fields__) <= explained


def test_every_fault_is_explained() -> None:
    faults = {code for code in Code if code.startswith("bot-")} - {Code.BOT_RAISED}
    assert faults == set(re.findall(r"^\| `(bot-[a-z-]+)`", PAGE, re.MULTILINE))
