"""What is played: a frozen file of deals, opponents and decisions, in three sizes, with a digest over it.

Nothing in it may change: another suite is another version.  The file of decisions is written by
`python -m tools.benchmark`, once for every version.
"""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from happycity.bots.weights import digest_of_file
from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.refusals import Refusal

FORMAT = "happycity-bench/1"
FOLDER = Path(__file__).parent
SUITE = FOLDER / "suite.json"
DECISIONS = FOLDER / "decisions.txt"


class NotInSuite(Refusal):
    """A size, an opponent or a cell that the suite does not have."""


class Cell(msgspec.Struct, frozen=True):
    """A kind of game."""

    name: str
    players: int
    specials: str
    grozilla: bool

    @property
    def config(self) -> Config:
        """Its options."""
        return Config(self.players, self.specials, self.grozilla)


class Size(msgspec.Struct, frozen=True):
    """How much is played."""

    games: int
    """Against every opponent in every cell, in whole deals: each is played with the agent in every seat."""
    decisions: int
    """That the judge looks at, in every cell."""

    def deals(self, players: int) -> int:
        """How many deals that takes."""
        return -(-self.games // players)


class Suite(msgspec.Struct, frozen=True):
    """The whole file."""

    format: str
    seed: str
    """All shuffles follow from it."""
    weights: str
    """The digest of what those opponents learned that did, and of the judge's net."""
    opponents: list[str]
    """As bots are named, from the weakest to the strongest."""
    cells: list[Cell]
    sizes: dict[str, Size]


@dataclass(frozen=True, slots=True)
class Seating:
    """A game to be played."""

    number: int
    """From 1 on, in the plan; decisions go on counting after the last game."""
    cell: Cell
    opponent: str
    deal: int
    """From 1."""
    seat: int
    """Where the agent sits; all others are the opponent."""

    @property
    def seed(self) -> str:
        """Of all shuffles: the same for every opponent and every seat."""
        return f"{suite().seed}/{self.cell.name}/{self.deal}"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to be judged."""

    number: int
    cell: Cell
    position: str
    """As one line of text (docs/notation.md)."""


Task = Seating | Question


@cache
def suite() -> Suite:
    """The suite of this version."""
    return msgspec.json.decode(SUITE.read_bytes(), type=Suite)


@cache
def decisions() -> dict[str, list[str]]:
    """The positions of the decisions, by the name of their cell."""
    found: dict[str, list[str]] = {}
    for line in DECISIONS.read_text(encoding="utf-8").splitlines():
        cell, position = line.split(" ", 1)
        found.setdefault(cell, []).append(position)
    return found


@cache
def digest() -> str:
    """A short hash over both files: the same digest, the same games and the same questions."""
    both = SUITE.read_bytes() + DECISIONS.read_bytes()
    return hashlib.sha256(both.replace(b"\r\n", b"\n")).hexdigest()[:16]


def other_weights() -> str | None:
    """The digest of the installed weights, if they are not those of the suite."""
    installed = digest_of_file()
    return None if installed == suite().weights else installed


@dataclass(frozen=True, slots=True)
class Plan:
    """What one run plays: a size of the suite, or a part of it."""

    size: str
    opponents: tuple[str, ...]
    cells: tuple[Cell, ...]

    @classmethod
    def of(cls, size: str, opponents: Collection[str] = (), cells: Collection[str] = ()) -> "Plan":
        """With none named, all opponents and all cells."""
        whole = suite()
        known = {
            "size": list(whole.sizes),
            "opponents": whole.opponents,
            "cells": [c.name for c in whole.cells],
        }
        for option, wanted in (("size", [size]), ("opponents", opponents), ("cells", cells)):
            for one in wanted:
                if one not in known[option]:
                    raise NotInSuite(
                        Code.NOT_IN_SUITE, option=f"--{option}", found=one[:60], known=known[option]
                    )
        return cls(
            size,
            tuple(one for one in whole.opponents if not opponents or one in opponents),
            tuple(one for one in whole.cells if not cells or one.name in cells),
        )

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left out."""
        return len(self.opponents) == len(suite().opponents) and len(self.cells) == len(suite().cells)

    @property
    def tasks(self) -> Sequence[Task]:
        """Everything to be done: games deal by deal, so that an early end leaves a little of everything."""
        size = suite().sizes[self.size]
        games = [
            (cell, opponent, deal, seat)
            for deal in range(1, size.deals(2) + 1)
            for cell in self.cells
            if deal <= size.deals(cell.players)
            for opponent in self.opponents
            for seat in range(cell.players)
        ]
        asked = [(cell, line) for cell in self.cells for line in decisions()[cell.name][: size.decisions]]
        seatings = [Seating(number, *game) for number, game in enumerate(games, 1)]
        return [*seatings, *(Question(number, *one) for number, one in enumerate(asked, len(games) + 1))]
