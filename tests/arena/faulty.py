"""Bots that fail in every way a bot in this process can."""

from collections.abc import Callable
from random import Random

import pytest

from happycity.bots import Bot, bot
from happycity.bots.random import RandomBot
from happycity.rules.view import View


class Faulty(RandomBot):
    """Fails when asked; each subclass in its own way."""

    def close(self) -> None:
        raise RuntimeError("it fails even at the end")


class Crashing(Faulty):
    name = "crashing"

    def choose(self, view: View) -> int:
        raise ZeroDivisionError("first line\nsecond line")


class Cheating(Faulty):
    name = "cheating"

    def choose(self, view: View) -> int:
        return 10_000


class Mute(Faulty):
    name = "mute"

    def choose(self, view: View) -> int:
        return None  # type: ignore[return-value]


def absent(seed: int) -> Bot:
    raise FileNotFoundError("no such program")


def seat_faulty_bots(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Let the arena find these bots by name; gives the names."""
    own: dict[str, Callable[[int], Bot]] = {
        "crashing": lambda seed: Crashing(Random(seed)),
        "cheating": lambda seed: Cheating(Random(seed)),
        "mute": lambda seed: Mute(Random(seed)),
        "absent": absent,
    }

    def found(name: str, seed: int) -> Bot:
        return own[name](seed) if name in own else bot(name, seed)

    monkeypatch.setattr("happycity.arena.match.bot", found)
    return tuple(own)
