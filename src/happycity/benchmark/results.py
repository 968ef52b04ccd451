"""What is kept of a run, line by line in its journal."""

from typing import Any

import msgspec


class Played(msgspec.Struct, frozen=True, tag_field="kind", tag="game"):
    """A finished game."""

    number: int
    share: float
    """Of the victory, for the agent."""
    luck: list[float]
    """What the cards brought the agent, of a victory, for every glance: see `luck`."""
    rounds: int
    asked: int
    """Decisions of the agent."""
    seconds: float
    """That they took."""
    illegal: list[str] = []
    """Answers that were not legal; each was asked for again, none was replaced."""
    tokens: tuple[int, int] | None = None
    """Read and written by a language model, if it has told."""


class Judged(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A decision that the judge looked at."""

    number: int
    move: str
    cost: float
    """Of a victory: 0 if nobody can say that another move is better."""
    seconds: float
    illegal: list[str] = []
    tokens: tuple[int, int] | None = None


class Failed(msgspec.Struct, frozen=True, tag_field="kind", tag="failure"):
    """A task that the agent did not finish: never in a journal, so that the same command does it again."""

    number: int
    move: int
    """Number of the move in the game; 0 in a decision of the judge's."""
    code: str
    facts: dict[str, Any]
    illegal: list[str] = []


Row = Played | Judged
